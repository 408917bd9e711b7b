import AXEngine
import Testing

@testable import voterm

@MainActor
@Suite("What stands in front hides what is behind it")
struct CoveringTests {
  /// A picker above texts over which its list opens; in the file they come after it.
  private static let mock = Mocks.load(
    """
    { "title": "Sounds", "state": { "sound": "Chimes" }, "root": { "type": "VStack", "children": [
      { "type": "Picker", "id": "sound", "text": "Ringtone", "value": "$sound", "options": ["Chimes", "Ripples", "Silk"] },
      { "type": "Text", "text": "First below" }, { "type": "Text", "text": "Second below" },
      { "type": "Text", "text": "Third below" }, { "type": "Text", "text": "Fourth below" },
      { "type": "Spacer" }, { "type": "Text", "text": "Far below" }
    ] } }
    """)

  @Test("an open list hides the views that come later in the file")
  func openList() {
    var model = Model(mock: Self.mock, chooser: MockChooser(), files: FakeFiles(), now: 0)
    #expect(text(&model).contains("First below"))
    _ = model.handle(.key(KeyStroke(.enter)), now: 1000)
    let open = text(&model)
    for option in ["(•) Chimes", "( ) Ripples", "( ) Silk"] { #expect(open.contains(option)) }
    #expect(!open.contains("First below"))
    #expect(!open.contains("Second below"))
    #expect(open.contains("Far below"))
    let dismiss = open.split(separator: "\n").first { $0.contains("(Dismiss context menu)") }
    #expect(dismiss?.prefix(34).drop { $0 != ")" }.dropFirst().allSatisfy { $0 == " " || $0 == "│" } == true)
  }

  private func text(_ model: inout Model) -> String {
    let frame = model.draw(rows: 24, columns: 80, charset: .utf8)
    return (0..<frame.rows).map { frame.text(row: $0) }.joined(separator: "\n")
  }
}
