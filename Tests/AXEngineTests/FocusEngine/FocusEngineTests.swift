import Testing

@testable import AXEngine

/// What the cases of the rules cannot show: other versions of a file, marks, what is looked at again and what is not.
@Suite struct FocusEngineTests {
  private static func screen(_ buttons: [String]) -> String {
    let rows = buttons.map { #"{ "type": "Button", "id": "\#($0)", "text": "\#($0)" }"# }
    return """
      { "device": "AppleTV", "root": { "type": "ScrollView", "id": "scroll", "children": [ { "type": "VStack", "children": [
        \(rows.joined(separator: ", ")) ] } ] } }
      """
  }

  private func session(_ text: String, _ presses: [RemotePress]) throws -> Session {
    var session = Session(mock: try SessionTester.load(text), technologies: [.focusEngine])
    _ = session.start()
    for press in presses { _ = session.update(.input(.remote(press))) }
    return session
  }

  private func focused(_ session: Session) -> String? { session.focusNode.map { session.scene.id(of: $0) } }

  @Test func theFocusOutlivesAnotherVersionOfTheFile() throws {
    let before = try session(Self.screen(["a", "b", "c"]), [.direction(.down), .direction(.down)])
    #expect(focused(before) == "c")
    let after = try #require(before.continued(with: try SessionTester.load(Self.screen(["c", "new", "a"]))))
      .session
    #expect(focused(after) == "c")
  }

  @Test func whereTheItemIsGoneItBeginsAnew() throws {
    let before = try session(Self.screen(["a", "b", "c"]), [.direction(.down)])
    let after = try #require(before.continued(with: try SessionTester.load(Self.screen(["a", "c"])))).session
    #expect(focused(after) == "a")
  }

  @Test func theMarkIsWhereTheItemShows() throws {
    let many = (0..<60).map { "b\($0)" }
    var session = try session(Self.screen(many), Array(repeating: .direction(.down), count: 59))
    #expect(focused(session) == "b59")
    let engine = try #require(session.focusEngine)
    let mark = try #require(engine.marks(in: session.scene).first)
    #expect(mark.kind == .focus)
    #expect(mark.frame.maxY <= 1080 && mark.frame.minY > 900)
    _ = session.update(.use([.voiceOver]))
    #expect(session.focusEngine == nil)
  }

  /// TV-09: moving and scrolling keep the regions of the screen; only other views make new ones.
  @Test func movingMakesNothingAnew() throws {
    var session = try session(Self.screen((0..<60).map { "b\($0)" }), [])
    let map = session.focusEngine?.currentMap
    for _ in 0..<40 { _ = session.update(.input(.remote(.direction(.down)))) }
    #expect(session.scene.state.scrollOffset(of: session.scene.views.nodes[0].identity).y > 0)
    #expect(session.focusEngine?.currentMap === map)
  }

  @Test func sayingNothingUnderFocusIsNoDescription() throws {
    let mock = try SessionTester.load(
      """
      { "state": { "free": true }, "root": { "type": "VStack", "children": [
        { "type": "Button", "id": "plain", "text": "Plain" },
        { "type": "Button", "id": "told", "text": "Told", "focus": { "group": "films", "priority": 2, "preferred": true,
          "guide": ["plain"], "section": true, "canBecomeFocused": false, "shouldUpdate": "free",
          "remembersLastFocusedIndexPath": true } },
        { "type": "VStack", "focus": { "preferred": ["told", "plain"] }, "children": [] } ] } }
      """)
    #expect(mock.views[1].focusDescription == nil)
    let told = try #require(mock.views[2].focusDescription)
    #expect(told.group == "films" && told.priority == 2 && told.isPreferred && told.preferred == nil)
    #expect(told.guide?.map(\.view) == [1] && told.isSection && told.canBecomeFocused == false)
    #expect(told.shouldUpdate != nil && told.remembersLastFocusedIndexPath)
    #expect(mock.views[3].focusDescription?.preferred?.map(\.view) == [2, 1])
  }
}
