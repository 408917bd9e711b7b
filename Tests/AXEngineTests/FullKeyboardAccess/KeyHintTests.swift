import Testing

@testable import AXEngine

/// What a person with a keyboard is told to go on with.
@Suite struct KeyHintTests {
  static func hints(_ session: Session) -> [String] {
    (session.inUse.keyboard?.hints(in: session.scene) ?? []).map { KeyNames.text($0.key) + ": " + $0.does }
  }

  @Test("At each place the keys that do something there")
  func hints() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "name": "", "note": "", "size": "S", "volume": 5 }, "root": { "type": "VStack", "children": [
        { "type": "TextField", "id": "name", "text": "Name", "value": "$name" },
        { "type": "TextEditor", "id": "note", "text": "Note", "value": "$note", "height": 60 },
        { "type": "Picker", "id": "size", "text": "Size", "pickerStyle": "segmented", "options": ["S", "M"],
          "value": "$size" },
        { "type": "Slider", "id": "volume", "text": "Volume", "in": [0, 10], "value": "$volume" },
        { "type": "Button", "id": "mail", "text": "Mail", "accessibility": { "actions": [{ "name": "Flag", "do": [] }] } }
      ] } }
      """##, [.fullKeyboardAccess])
    tester.start()
    #expect(Self.hints(tester.session) == ["Tab: first item", "Tab+F: finds an item", "Tab+H: all keys"])
    tester.send(.press(.tab))
    #expect(Self.hints(tester.session) == ["Space: begins typing", "Tab: next item"])
    tester.send(.press(.space))
    #expect(Self.hints(tester.session) == ["Escape: ends typing", "Tab: next item"])
    tester.send(.press(.tab))
    tester.send(.press(.space))
    #expect(Self.hints(tester.session) == ["Escape: ends typing", "Control+Tab: next item"])
    tester.send(.press(.tab, .control))
    #expect(
      Self.hints(tester.session) == ["Space: activates", "Right: moves in the group", "Tab: next item"])
    tester.send(.press(.tab))
    #expect(Self.hints(tester.session) == ["Right: more", "Left: less", "Tab: next item"])
    tester.send(.press(.tab))
    #expect(Self.hints(tester.session) == ["Space: activates", "Tab+Z: actions", "Tab: next item"])
    tester.send(.press(.character("z"), .tab))
    #expect(Self.hints(tester.session) == ["Down: next action", "Space: does it", "Escape: closes"])
    tester.send(.press(.escape))
    tester.send(.press(.character("f"), .tab))
    tester.send(.text("m"))
    #expect(Self.hints(tester.session) == ["Tab: next match", "Return: stays there", "Escape: goes back"])
  }

  @Test("A key of one's own is named")
  func own() throws {
    var tester = try SessionTester(FocusRingTests.plain, [.fullKeyboardAccess])
    tester.start()
    _ = tester.session.update(.assign(.keyboard(KeyPress(.function(5)), .move(forward: true))))
    #expect(Self.hints(tester.session).first == "F5: first item")
  }
}
