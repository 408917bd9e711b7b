import AXEngine
import Testing

@testable import voterm

@MainActor
@Suite("A file that changes while it is walked")
struct ReloadTests {
  private let files = FakeFiles()

  private func changed(_ old: String, _ new: String) -> Mock {
    Mocks.load(
      Mocks.checkoutText.split(separator: old, omittingEmptySubsequences: false).joined(separator: new))
  }

  private func model() -> Model {
    Model(mock: Mocks.checkout, chooser: MockChooser(), files: files, now: 0)
  }

  private func reload(_ model: inout Model) {
    model.fileDidChange(now: 9000)
    #expect(model.reloadDue == 9000 + Model.reloadDelay)
    _ = model.wake(now: 9000 + Model.reloadDelay)
  }

  @Test("the cursor stays, the state stays, and the last line says what is another")
  func staysInPlace() {
    var model = model()
    for line in ["swipe right", "swipe right", "swipe right", "double tap"] { model.perform(line, now: 1000) }
    #expect(model.rehearsal?.session.app.state.variables[0] == .flag(true))
    files.next = changed("\"Pay\"", "\"Buy now\"")
    reload(&model)
    #expect(model.status == "reloaded: renamed 'Buy now'")
    #expect(model.rehearsal?.session.app.state.variables[0] == .flag(true))
    guard let session = model.rehearsal?.session, let cursor = session.cursor else {
      Issue.record("no cursor")
      return
    }
    #expect(session.scene.semantics(of: cursor).label == "Buy now")
  }

  @Test("a file written between reading it and watching it is noticed; one that was not is left alone")
  func writtenBeforeTheWatch() {
    var model = model()
    model.watchDidBegin(now: 1000)
    #expect(model.reloadDue == nil)
    files.next = changed("\"Pay\"", "\"Buy now\"")
    model.watchDidBegin(now: 1000)
    #expect(model.reloadDue == 1000 + Model.reloadDelay)
    _ = model.wake(now: 1000 + Model.reloadDelay)
    #expect(model.status == "reloaded: renamed 'Buy now'")
  }

  @Test("a view that comes or goes is named")
  func comesAndGoes() {
    var model = model()
    files.next = changed(
      "{ \"type\": \"Toggle\"",
      "{ \"type\": \"Text\", \"id\": \"total\", \"text\": \"Total\" }, { \"type\": \"Toggle\"")
    reload(&model)
    #expect(model.status == "reloaded: new 'Total'")
    files.next = Mocks.checkout
    reload(&model)
    #expect(model.status == "reloaded: gone 'Total'")
    files.next = Mocks.checkout
    reload(&model)
    #expect(model.status == "reloaded: the order and the names are the same")
  }

  @Test("a broken file keeps the last good screen and says what is wrong")
  func broken() {
    var model = model()
    files.isBroken = true
    reload(&model)
    #expect(model.status.contains("broken.json:1:1"))
    #expect(model.rehearsal?.session.scene.count == 5)
  }

  @Test("the walk that is written afterwards begins where the new version began")
  func walk() {
    var model = model()
    for line in ["touch #pay", "double tap"] { model.perform(line, now: 1000) }
    files.next = changed("\"Later\"", "\"Not now\"")
    reload(&model)
    let lines = model.rehearsal?.walk.split(separator: "\n").filter { !$0.hasPrefix("    ") }
    #expect(lines == ["open checkout.json", "given failed = true", "touch #pay"])
  }
}
