import Testing

@testable import AXEngine

/// What changes the meaning of keys and gestures.
@Suite struct ModesTests {
  @Test("In VoiceOver Help what is done is described (VO-31, KB-17)")
  func practice() throws {
    var tester = try SessionTester(CursorTests.shop)
    tester.start()
    tester.send(.press(.character("k"), .vo)) { $0.speaks("VoiceOver Help on") }
    tester.send(.swipeRight) { $0.speaks("next item") }
    tester.send(.press(.space, .vo)) { $0.speaks("activate") }
    tester.send(.gesture(.rotate(clockwise: true))) { $0.speaks("next rotor item") }
    #expect(tester.cursor == "title")
    tester.send(.press(.escape)) { $0.speaks("VoiceOver Help off") }
    tester.send(.swipeRight) { $0.lands("total", "Total 0") }
  }

  @Test("A text that the keyboard begins to edit takes the cursor (KB-37)")
  func follows() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "name": "" }, "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "t", "text": "Milk" },
        { "type": "TextField", "id": "field", "text": "Name", "value": "$name" } ] } }
      """##)
    tester.start()
    _ = tester.session.update(.use([.voiceOver, .fullKeyboardAccess]))
    for key in [KeyPress.Key.tab, .space] { _ = tester.session.update(.input(.key(KeyPress(key)))) }
    #expect(tester.cursor == "field")
  }

  @Test("Reading all goes on by itself and ends at a gesture (VO-16, VO-42)")
  func readAll() throws {
    var tester = try SessionTester(CursorTests.shop)
    tester.start()
    _ = tester.session.update(.input(.gesture(.swipe(.up, fingers: 2))))
    _ = tester.session.update(.advance(.seconds(1)))
    _ = tester.session.update(.input(.gesture(.touch(0))))
    let here = tester.cursor
    _ = tester.session.update(.finishSpeaking)
    #expect(tester.cursor == here)
    _ = tester.session.update(.input(.gesture(.swipe(.up, fingers: 2))))
    _ = tester.session.update(.finishSpeaking)
    #expect(tester.cursor == "pay")
  }
}
