import Testing

@testable import AXEngine

/// What an app tells the focus system beyond groups: guides, and whether the focus may move.
@Suite struct KeyboardGuideTests {
  @Test("A focus guide leads an arrow across a gap, also from outside a group (TV-20)")
  func guide() throws {
    var tester = try SessionTester(
      ##"""
      { "root": { "type": "View", "frame": [0, 0, 390, 844], "children": [
        { "type": "Button", "id": "list", "text": "List", "frame": [20, 100, 100, 44] },
        { "type": "View", "id": "gap", "frame": [140, 100, 100, 44], "focus": { "guide": ["map"] } },
        { "type": "Button", "id": "map", "text": "Map", "frame": [260, 600, 100, 44] } ] } }
      """##, [.fullKeyboardAccess])
    tester.start()
    tester.send(.press(.tab)) { $0.focus("list") }
    tester.send(.press(.down)) { $0.nothing() }
    tester.send(.press(.right)) { $0.focus("map") }
  }

  @Test("Inside a group what lies nearer than the guide comes first")
  func nearer() throws {
    var tester = try SessionTester(
      ##"""
      { "root": { "type": "View", "frame": [0, 0, 390, 844], "children": [
        { "type": "View", "id": "tools", "frame": [0, 100, 240, 44], "focus": { "group": "tools" }, "children": [
          { "type": "Button", "id": "cut", "text": "Cut", "frame": [20, 100, 80, 44] },
          { "type": "Button", "id": "copy", "text": "Copy", "frame": [120, 100, 80, 44] } ] },
        { "type": "View", "id": "gap", "frame": [240, 100, 40, 44], "focus": { "guide": ["done"] } },
        { "type": "Button", "id": "done", "text": "Done", "frame": [280, 600, 80, 44] } ] } }
      """##, [.fullKeyboardAccess])
    tester.start()
    tester.send(.press(.tab)) { $0.focus("cut") }
    tester.send(.press(.right)) { $0.focus("copy") }
    tester.send(.press(.right)) { $0.focus("done") }
  }

  @Test("A view that refuses keeps the focus where it is, until it does not (TV-07)")
  func refusing() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "done": false }, "root": { "type": "VStack", "children": [
        { "type": "VStack", "id": "form", "focus": { "shouldUpdate": "done" }, "children": [
          { "type": "Toggle", "id": "agree", "text": "I agree", "value": "$done" } ] },
        { "type": "Button", "id": "next", "text": "Next" } ] } }
      """##, [.fullKeyboardAccess])
    tester.start()
    tester.send(.press(.tab)) { $0.nothing() }
    tester.send(.press(.tab, .shift)) { $0.focus("next") }
    tester.send(.press(.tab)) { $0.nothing() }
    _ = tester.session.update(.set(variable: 0, .flag(true)))
    tester.send(.press(.tab)) { $0.focus("agree") }
  }
}
