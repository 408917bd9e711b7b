import Testing

@testable import AXEngine

/// Watched elements, selecting by moving, and the style of a text.
@Suite struct WatchingTests {
  static let cart = ##"""
    {
      "state": { "count": 0, "open": true },
      "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "total", "text": "Total {count}", "when": "open" },
        { "type": "Button", "id": "add", "text": "Add", "do": [ { "set": { "count": "count + 1" } } ] },
        { "type": "Button", "id": "hide", "text": "Hide", "do": [ { "toggle": "open" } ] }
      ] }
    }
    """##

  private static let watch = Input.press(.character("-"), [.vo, .shift])

  @Test("A watched element is said when it changes, wherever the cursor is (KB-18)")
  func watching() throws {
    var tester = try SessionTester(Self.cart)
    tester.start()
    tester.send(Self.watch) { $0.speaks("Watch item on") }
    tester.send(.swipeRight)
    tester.send(.doubleTap) {
      $0.state("count = 1")
      $0.speaks("Add")
      $0.speaks("Total 1")
    }
    tester.go(to: "hide")
    tester.send(.doubleTap) {
      $0.state("open = false")
      $0.speaks("Hide")
    }
    tester.send(.doubleTap) {
      $0.state("open = true")
      $0.speaks("Hide")
    }
    tester.go(to: "total")
    tester.send(Self.watch) { $0.speaks("Watch item off") }
    tester.go(to: "add")
    tester.send(.doubleTap) {
      $0.state("count = 2")
      $0.speaks("Add")
    }
  }

  @Test("The element under the cursor is not said twice (KB-18)")
  func underTheCursor() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "on": false }, "root": { "type": "VStack", "children": [
        { "type": "Toggle", "id": "wifi", "text": "Wi-Fi", "value": "$on" } ] } }
      """##)
    tester.start()
    tester.send(Self.watch) { $0.speaks("Watch item on") }
    tester.send(.doubleTap) {
      $0.state("on = true")
      $0.speaks("On")
    }
  }

  @Test("While text is selected, moving through it selects (KB-32)")
  func selecting() throws {
    var tester = try SessionTester(TextEntryTests.form)
    tester.start()
    tester.send(.press(.return, .vo)) { $0.sound(.unknownCommand) }
    tester.send(.doubleTap)
    tester.send(.press(.return, .vo)) { $0.speaks("Text selection on") }
    tester.send(.press(.left)) { $0.speaks("l, selected") }
    tester.send(.press(.left, [.vo, .shift])) { $0.speaks("Cap A, selected") }
    #expect(tester.session.app.state.selection == 0..<2)
    tester.send(.press(.right)) { $0.speaks("Cap A, unselected") }
    tester.send(.press(.return, .vo)) { $0.speaks("Text selection off") }
    #expect(tester.session.app.state.selection == 1..<2)
    tester.send(.press(.left))
    #expect(tester.session.app.state.selection == nil)
  }

  @Test("Leaving the field ends selecting (KB-32)")
  func leaving() throws {
    var tester = try SessionTester(TextEntryTests.form)
    tester.start()
    tester.send(.doubleTap)
    tester.send(.press(.return, .vo))
    tester.send(.press(.tab))
    tester.send(.text("12"))
    tester.send(.press(.left))
    #expect(tester.session.app.state.selection == nil)
  }

  @Test("VO+T says what the text looks like where it is read (KB-26)")
  func style() throws {
    var tester = try SessionTester(
      ##"""
      { "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "t", "runs": [ { "text": "Buy " }, { "text": "now", "bold": true, "underline": true },
          { "text": " or later", "link": "https://example.com" } ] },
        { "type": "Image", "id": "cat", "name": "cat", "accessibility": { "label": "Cat" } } ] } }
      """##)
    let style = Input.press(.character("t"), .vo)
    tester.start()
    tester.send(style) { $0.speaks("Plain text") }
    tester.send(.rotor("Words"))
    tester.send(.swipeDown)
    tester.send(.swipeDown) { $0.speaks("now") }
    tester.send(style) { $0.speaks("Bold text, Underlined text") }
    tester.send(.swipeDown)
    tester.send(style) { $0.speaks("Link") }
    tester.go(to: "cat")
    tester.send(style) { $0.sound(.unknownCommand) }
  }
}
