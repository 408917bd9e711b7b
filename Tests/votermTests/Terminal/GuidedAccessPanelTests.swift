import AXEngine
import Testing

@testable import voterm

@MainActor
@Suite("The trainer's panel of Guided Access")
struct GuidedAccessPanelTests {
  private static let mock = Mocks.load(
    """
    { "title": "Shop", "guidedAccess": [
        { "identifier": "purchases", "text": "Purchases", "detail": "Buying is possible", "restricts": ["buy"] } ],
      "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "title", "text": "Shop" }, { "type": "Button", "id": "buy", "text": "Buy" } ] } }
    """)

  private func model() -> Model {
    Model(mock: Self.mock, chooser: MockChooser(), files: FakeFiles(), now: 0)
  }

  private func press(_ keys: [Key], _ model: inout Model) {
    for key in keys { _ = model.handle(.key(KeyStroke(key)), now: 1000) }
  }

  private func lines(_ model: inout Model, rows: Int = 24, columns: Int = 80) -> [String] {
    let frame = model.draw(rows: rows, columns: columns, charset: .utf8)
    return (0..<frame.rows).map { frame.text(row: $0) }
  }

  /// GA-01
  @Test("O opens it; the session begins and ends with a key")
  func session() {
    var model = model()
    press([.character("O")], &model)
    #expect(lines(&model).contains { $0.contains("Guided Access") && $0.contains("┌") })
    #expect(lines(&model)[23].contains("session: off"))
    press([.right], &model)
    #expect(model.rehearsal?.steps.last?.line == "guidedAccess start")
    #expect(lines(&model)[23].contains("session: on"))
    press([.left], &model)
    #expect(model.rehearsal?.session.scene.environment.guidedAccess.isOn == false)
  }

  /// GA-06
  @Test("a feature of the app is denied and allowed by its own name")
  func feature() {
    var model = model()
    press([.character("O"), .right, .down, .right], &model)
    #expect(model.rehearsal?.steps.last?.line == "guidedAccess deny \"purchases\"")
    #expect(lines(&model)[23].contains("Purchases: denied. Buying is possible"))
    #expect(model.rehearsal?.session.scene.count == 1, "what it restricts is gone")
    press([.left], &model)
    #expect(model.rehearsal?.session.scene.count == 2)
  }

  /// GA-03, GA-04, GA-05: every line has a step, and its value changes.
  @Test("every line can be changed, and changed back")
  func everyLine() throws {
    var model = model()
    press([.character("O")], &model)
    let count = try #require(model.rehearsal).session
    for _ in GuidedAccessPanel.rows(of: count) {
      let before = try lineSaid(&model)
      press([.right], &model)
      #expect(try lineSaid(&model) != before)
      press([.left], &model)
      #expect(try lineSaid(&model) == before)
      press([.down], &model)
    }
    #expect(model.rehearsal?.session.scene.environment.guidedAccess == GuidedAccess())
  }

  private func lineSaid(_ model: inout Model) throws -> String {
    guard case .settings(let chooser) = model.overlay, let session = model.rehearsal?.session else {
      Issue.record("the panel is open")
      return ""
    }
    return chooser.announcement(of: session)
  }

  @Test("at 40 by 12 the chosen line shows, and the help has the key")
  func small() {
    var model = model()
    press([.character("O"), .down], &model)
    #expect(lines(&model, rows: 12, columns: 40).contains { $0.contains("Purchases: allowed") })
    press([.escape, .character("?")], &model)
    var help: [String] = []
    for _ in 0..<20 {
      help += lines(&model)
      press([.pageDown], &model)
    }
    #expect(help.contains { $0.contains("Guided Access: trainer") })
  }
}
