import AXEngine
import Testing

@testable import voterm

@MainActor
@Suite("The chooser over the screens")
struct ScreenChooserTests {
  private let files = FakeFiles()

  private func press(_ keys: [Key], _ model: inout Model) {
    for key in keys { _ = model.handle(.key(KeyStroke(key)), now: 1000) }
  }

  private func type(_ text: String, _ model: inout Model) {
    press(text.map { $0 == "\r" ? .enter : .character($0) }, &model)
  }

  private func picture(_ model: inout Model) -> [String] {
    let frame = model.draw(rows: 24, columns: 80, charset: .utf8)
    return (0..<frame.rows).map { frame.text(row: $0) }
  }

  private func status(_ model: inout Model) -> String {
    String(picture(&model)[23].prefix { $0 != "\u{0}" }).withoutBlanks
  }

  @Test("the chooser opens a screen, also by its first letter, and says when a file is broken")
  func screenChooser() {
    var chooser = MockChooser()
    chooser.entries = [
      .init(path: "a.json", title: "Article", detail: "main"),
      .init(path: "broken.json", title: "broken.json", detail: "", problem: "broken.json:1:1: error: no"),
      .init(path: "c.json", title: "Checkout", detail: "payment, receipt"),
    ]
    var model = Model(mock: nil, chooser: chooser, files: files, now: 0)
    #expect(picture(&model).contains { $0.contains("▸ Article") })
    press([.down, .enter], &model)
    #expect(status(&model).contains("broken.json:1:1"))
    type("c\r", &model)
    #expect(status(&model) == "▸ Payment, Heading")
    var second = Model(mock: nil, chooser: chooser, files: files, now: 0)
    #expect(second.handle(.key(KeyStroke(.escape)), now: 0) == [.quit(status: 0)])
  }

  @Test("groups have a name that cannot be chosen; a mock of the gallery says what to notice")
  func groupedChooser() {
    var chooser = MockChooser()
    chooser.entries = [
      .init(path: "a.json", title: "Article", detail: "main", group: "Screens"),
      .init(path: "checkout.json", title: "No header: mistake", detail: "", group: "Gallery 1: Notes"),
      .init(path: "b.json", title: "No header: repair", detail: "", group: "Gallery 1: Notes"),
    ]
    files.notices = ["checkout.json": ["Mistake: no header.", "Repair: a header."]]
    var model = Model(mock: nil, chooser: chooser, files: files, now: 0)
    let lines = picture(&model)
    let names = ["Screens", "▸ Article", "Gallery 1: Notes", "  No header: mistake"]
    #expect(names.map { name in lines.firstIndex { $0.contains(name) } } == [1, 2, 3, 4])
    press([.down], &model)
    #expect(status(&model) == "▸ Gallery 1: Notes. No header: mistake")
    press([.down], &model)
    #expect(status(&model) == "▸ No header: repair")
    _ = model.handle(.mouse(MouseEvent(kind: .press(button: 0), row: 3, column: 4)), now: 0)
    #expect(status(&model) == "▸ No header: repair")
    _ = model.handle(.mouse(MouseEvent(kind: .press(button: 0), row: 4, column: 4)), now: 0)
    press([.enter], &model)
    #expect(picture(&model).contains { $0.contains("Mistake: no header.") })
  }
}
