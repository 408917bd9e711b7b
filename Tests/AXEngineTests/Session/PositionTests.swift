import Testing

@testable import AXEngine

/// The position line counts the stops of the technology in use, not the elements.
@Suite struct PositionTests {
  private static let mock = """
    { "root": { "type": "VStack", "children": [
      { "type": "Text", "id": "title", "text": "Title" }, { "type": "Button", "id": "a", "text": "A" },
      { "type": "Text", "id": "text", "text": "Text" }, { "type": "Button", "id": "b", "text": "B" } ] } }
    """

  private func session(_ technologies: [TechnologyName]) throws -> Session {
    var session = try SessionTester(Self.mock, technologies).session
    _ = session.start()
    return session
  }

  @Test func voiceOverCountsElements() throws {
    #expect(try session([.voiceOver]).position == "1 of 4")
  }

  @Test func theKeyboardCountsItsStops() throws {
    var session = try session([.fullKeyboardAccess])
    #expect(session.position == nil, "nothing is focused before the first key")
    _ = session.update(.input(.key(KeyPress(.tab))))
    #expect(session.position == "1 of 2")
    _ = session.update(.input(.key(KeyPress(.tab))))
    #expect(session.position == "2 of 2")
  }

  @Test func scanningCountsItsLevel() throws {
    var session = try session([.switchControl])
    #expect(session.position == "1 of 2")
    _ = session.update(.input(.switches(.press(1))))
    #expect(session.position == "1 of 3", "Tap, More and the stop that leaves the menu")
  }

  @Test func theFocusOfAppleTVCountsItems() throws {
    #expect(try session([.focusEngine]).position == "1 of 2")
  }

  @Test func voiceControlStandsNowhere() throws {
    #expect(try session([.voiceControl]).position == nil)
  }
}
