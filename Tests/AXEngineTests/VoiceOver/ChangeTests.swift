import Testing

@testable import AXEngine

/// What VoiceOver does when the screen changes under the cursor, and what the app can ask of it.
@Suite struct ChangeTests {
  /// One button that runs steps, between two texts.
  static func mock(_ steps: String, state: String = #"{ "n": 0 }"#) -> String {
    ##"""
    { "state": \##(state), "root": { "type": "VStack", "children": [
      { "type": "Text", "id": "top", "text": "Top" },
      { "type": "Button", "id": "go", "text": "Go", "do": [\##(steps)] },
      { "type": "Text", "id": "error", "text": "Error" } ] } }
    """##
  }

  @Test("layoutChanged and screenChanged with a view move the cursor there (CU-42)")
  func postedView() throws {
    var tester = try SessionTester(Self.mock(##"{ "post": "layoutChanged", "argument": "error" }"##))
    tester.start()
    tester.go(to: "go")
    tester.send(.doubleTap) { $0.lands("error", "Error") }
    tester = try SessionTester(Self.mock(##"{ "post": "screenChanged", "argument": "error" }"##))
    tester.start()
    tester.go(to: "go")
    tester.send(.doubleTap) {
      $0.sound(.screenChanged)
      $0.lands("error", "Error")
    }
  }

  @Test("layoutChanged with nothing leaves the cursor, screenChanged takes it to the start (CU-40, CU-43)")
  func postedNothing() throws {
    var tester = try SessionTester(Self.mock(##"{ "post": "layoutChanged" }"##))
    tester.start()
    tester.go(to: "go")
    tester.send(.doubleTap) { $0.speaks("Go") }
    tester = try SessionTester(Self.mock(##"{ "post": "screenChanged" }"##))
    tester.start()
    tester.go(to: "go")
    tester.send(.doubleTap) {
      $0.sound(.screenChanged)
      $0.lands("top", "Top")
    }
  }

  @Test("A text is spoken, the cursor treated as with nothing (CU-44)")
  func postedText() throws {
    var tester = try SessionTester(Self.mock(##"{ "post": "screenChanged", "argument": "Results" }"##))
    tester.start()
    tester.go(to: "go")
    tester.send(.doubleTap) {
      $0.sound(.screenChanged)
      $0.speaks("Results")
      $0.lands("top", "Top")
    }
  }

  @Test("Focus asked for by the app moves the cursor (CU-52)")
  func focusStep() throws {
    var tester = try SessionTester(Self.mock(##"{ "set": { "n": "1" } }, { "focus": "error" }"##))
    tester.start()
    tester.go(to: "go")
    tester.send(.doubleTap) {
      $0.state("n = 1")
      $0.follows("error", "Error")
    }
  }

  @Test("Announcements are spoken without moving; low waits, default and high cut off (CU-95, SE-60)")
  func announcements() throws {
    for (priority, cutsOff) in [("low", false), ("default", true), ("high", true)] {
      var tester = try SessionTester(
        Self.mock(
          ##"{ "post": "announcement", "argument": "Saved {n}", "priority": "\##(priority)" }"##))
      tester.start()
      tester.go(to: "go")
      tester.send(.doubleTap) {
        $0.speaks("Go")
        if cutsOff { $0.cutsOff() }
        $0.speaks("Saved 0")
      }
      #expect(tester.cursor == "go")
    }
  }

  @Test("A place that a button posts is announced: nobody else would say where the pages are (CU-94)")
  func pageTurnedByButton() throws {
    var tester = try SessionTester(
      Self.mock(##"{ "set": { "n": "2" } }, { "post": "pageScrolled", "argument": "Page {n} of 3" }"##))
    tester.start()
    tester.go(to: "go")
    tester.send(.doubleTap) {
      $0.state("n = 2")
      $0.speaks("Go")
      $0.cutsOff()
      $0.speaks("Page 2 of 3")
    }
    #expect(tester.cursor == "go")
  }

  @Test("A high announcement is not cut off by the next one (SE-60)")
  func highAnnouncement() throws {
    var tester = try SessionTester(
      Self.mock(
        ##"""
        { "post": "announcement", "argument": "Fire", "priority": "high" },
        { "post": "announcement", "argument": "Saved" }
        """##))
    tester.start()
    tester.go(to: "go")
    tester.send(.doubleTap) {
      $0.speaks("Go")
      $0.cutsOff()
      $0.speaks("Fire")
      $0.speaks("Saved")
    }
  }

  @Test("A vanished element outside every container: the first one (CU-45)")
  func vanished() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "there": true }, "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "top", "text": "Top" },
        { "type": "Text", "id": "mid", "text": "Mid" },
        { "type": "Button", "id": "go", "text": "Go", "when": "there",
          "do": [{ "set": { "there": "false" } }] } ] } }
      """##)
    tester.start()
    tester.go(to: "go")
    tester.send(.doubleTap) {
      $0.state("there = false")
      $0.follows("top", "Top")
    }
  }

  @Test("A removed row: the next one at its place, after the last one the one before (CU-56, DF-12)")
  func removedRow() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "items": ["Milk", "Bread", "Eggs"] }, "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "title", "text": "Shopping" },
        { "type": "List", "id": "list", "children": [
          { "forEach": { "in": "items", "as": "item", "key": "item", "view":
            { "type": "Button", "id": "row", "text": "{item}", "do": [{ "remove": { "items": "index" } }] } } }
        ] } ] } }
      """##)
    tester.start()
    tester.go(to: "row[1]")
    tester.send(.doubleTap) {
      $0.state("items = ['Milk', 'Eggs']")
      $0.follows("row[1]", "Eggs, Button")
    }
    tester.send(.doubleTap) {
      $0.state("items = ['Milk']")
      $0.follows("row[0]", "Milk, Button")
    }
    tester.send(.doubleTap) {
      $0.state("items = []")
      $0.follows("title", "Shopping")
    }
  }

  @Test("The cursor stays with its row when rows come in before it")
  func insertedRow() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "items": ["Milk", "Bread"] }, "root": { "type": "VStack", "children": [
        { "forEach": { "in": "items", "as": "item", "key": "item", "view":
          { "type": "Text", "id": "row", "text": "{item}" } } } ] } }
      """##)
    tester.start()
    tester.go(to: "row[1]")
    let items = Value.list([.text("Eggs"), .text("Milk"), .text("Bread")])
    tester.send(event: .set(variable: 0, items)) { $0.state("items = ['Eggs', 'Milk', 'Bread']") }
    #expect(tester.cursor == "row[2]")
    #expect(tester.session.position == "3 of 3")
  }

  @Test("A value that changes under the cursor is spoken where it is watched (CU-46)")
  func watchedValue() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "done": 0 }, "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "load", "text": "Loading",
          "accessibility": { "value": "{done} percent", "addTraits": ["updatesFrequently"] } },
        { "type": "Text", "id": "plain", "text": "Done {done}" } ] } }
      """##)
    tester.start()
    tester.send(event: .set(variable: 0, .number(5))) {
      $0.state("done = 5")
      $0.speaks("5 percent")
    }
    tester.go(to: "plain")
    tester.send(event: .set(variable: 0, .number(6))) { $0.state("done = 6") }
  }

  @Test("A two-way focus binding hears of the cursor and moves it (CU-52)")
  func focusBinding() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "isOn": false }, "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "top", "text": "Top" },
        { "type": "Text", "id": "error", "text": "Error", "accessibility": { "focused": "$isOn" } } ] } }
      """##)
    tester.start()
    tester.send(.swipeRight) {
      $0.lands("error", "Error")
      $0.state("isOn = true")
    }
    tester.send(.swipeLeft) {
      $0.lands("top", "Top")
      $0.state("isOn = false")
    }
    tester.send(event: .set(variable: 0, .flag(true))) {
      $0.state("isOn = true")
      $0.follows("error", "Error")
    }
  }
}
