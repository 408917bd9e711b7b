import Testing

@testable import AXEngine

/// Using each kind of control.
@Suite struct ControlDialogues {
  @Test("A stepper's button says the new value alone (CU-76)")
  func stepper() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "copies": 1 }, "root": { "type": "VStack", "children": [
        { "type": "Stepper", "id": "copies", "text": "Copies", "in": [0, 2], "value": "$copies" } ] } }
      """##)
    tester.start()
    tester.go(to: "copies.increment")
    tester.send(.doubleTap) {
      $0.state("copies = 2")
      $0.speaks("2")
    }
    tester.go(to: "copies.decrement")
    tester.send(.doubleTap) {
      $0.state("copies = 1")
      $0.speaks("1")
    }
  }

  @Test("A disclosure says what it became (CU-79, DX20)")
  func disclosure() throws {
    var tester = try SessionTester(
      ##"""
      { "root": { "type": "VStack", "children": [
        { "type": "DisclosureGroup", "id": "more", "text": "More", "children": [
          { "type": "Text", "id": "inside", "text": "Inside" } ] } ] } }
      """##)
    tester.start {
      $0.lands("more", "More, Button, Collapsed")
      $0.hints("Double tap to expand.")
    }
    tester.send(.swipeRight) { $0.sound(.boundary) }
    tester.send(.doubleTap) { $0.speaks("Expanded") }
    tester.send(.swipeRight) { $0.lands("inside", "Inside") }
  }

  @Test("A wheel turns by one row, up to the next (CU-77)")
  func wheel() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "month": "May" }, "root": { "type": "VStack", "children": [
        { "type": "Picker", "id": "month", "text": "Month", "pickerStyle": "wheel",
          "options": ["April", "May", "June"], "value": "$month" } ] } }
      """##)
    tester.start {
      $0.lands("month", "Month, May, Picker item, adjustable")
      $0.hints("Swipe up or down with one finger to adjust the value.")
    }
    tester.send(.swipeUp) {
      $0.state("month = 'June'")
      $0.speaks("June")
    }
    tester.send(.swipeUp) { $0.speaks("June") }
    tester.send(.swipeDown) {
      $0.state("month = 'May'")
      $0.speaks("May")
    }
  }

  @Test("A page control says its page (CU-80)")
  func pageControl() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "page": 0 }, "root": { "type": "VStack", "children": [
        { "type": "PageControl", "id": "pages", "pages": 3, "value": "$page" } ] } }
      """##)
    tester.start {
      $0.lands("pages", "Page 1 of 3, adjustable")
      $0.hints("Swipe up or down with one finger to adjust the value.")
    }
    tester.send(.swipeUp) {
      $0.state("page = 1")
      $0.speaks("Page 2 of 3")
    }
  }

  @Test("A control of the app's own making: its increment and decrement (RO-26)")
  func ownAdjustable() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "stars": 3 }, "root": { "type": "VStack", "children": [
        { "type": "View", "id": "rating", "width": 100, "height": 20, "accessibility": {
          "element": true, "label": "Rating", "value": "{stars} stars",
          "increment": [{ "set": { "stars": "stars + 1" } }],
          "decrement": [{ "set": { "stars": "stars - 1" } }] } } ] } }
      """##)
    tester.start {
      $0.lands("rating", "Rating, 3 stars, adjustable")
      $0.hints("Swipe up or down with one finger to adjust the value.")
    }
    tester.send(.swipeUp) {
      $0.state("stars = 4")
      $0.speaks("4 stars")
    }
    tester.send(.swipeDown) {
      $0.state("stars = 3")
      $0.speaks("3 stars")
    }
  }

  @Test("A dimmed slider does not move")
  func dimmed() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "v": 5 }, "root": { "type": "VStack", "children": [
        { "type": "Slider", "id": "v", "text": "V", "in": [0, 10], "value": "$v", "disabled": true } ] } }
      """##)
    tester.start()
    tester.send(.swipeUp) { $0.nothing() }
    #expect(tester.session.app.state.variables == [.number(5)])
  }

  @Test("A tab keeps the cursor and is spoken again (CU-08, D-2)")
  func tabs() throws {
    var tester = try SessionTester(
      ##"""
      { "root": { "type": "TabView", "tabs": [
        { "title": "Home", "view": { "type": "Text", "id": "home", "text": "Welcome" } },
        { "title": "Search", "view": { "type": "Text", "id": "find", "text": "Find" } } ] } }
      """##)
    tester.start { $0.lands("home", "Welcome") }
    tester.send(.swipeRight) { $0.lands("tabs[0]", "selected, Home, Tab, 1 of 2") }
    tester.send(.swipeRight) { $0.lands("tabs[1]", "Search, Tab, 2 of 2") }
    tester.send(.doubleTap) { $0.speaks("selected, Search, 2 of 2") }
    tester.go(to: "tabs[0]")
    tester.send(.swipeLeft) { $0.lands("find", "Find") }
  }

  @Test("The button of a combined card becomes its action (SE-12)")
  func card() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "n": 0 }, "root": { "type": "VStack", "children": [
        { "type": "VStack", "id": "card", "accessibility": { "children": "combine" }, "children": [
          { "type": "Text", "text": "Milk" },
          { "type": "Button", "text": "Add", "do": [{ "set": { "n": "n + 1" } }] },
          { "type": "Button", "text": "Like", "do": [] } ] } ] } }
      """##)
    tester.start {
      $0.lands("card", "Milk")
      $0.speaks("Actions available")
    }
    tester.send(.swipeDown) { $0.speaks("Add") }
    tester.send(.doubleTap) { $0.state("n = 1") }
  }

  @Test("A long press opens the context menu; its last stop closes it (CU-93, CU-49)")
  func contextMenu() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "log": "" }, "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "top", "text": "Top" },
        { "type": "Button", "id": "row", "text": "Row", "contextMenu": [
          { "name": "Copy", "do": [{ "set": { "log": "'copy'" } }] },
          { "name": "Delete", "do": [{ "set": { "log": "'delete'" } }] } ] } ] } }
      """##)
    tester.start()
    tester.go(to: "row")
    tester.send(.tripleTap) {
      $0.sound(.popover)
      $0.lands("row[0]", "Copy, Button")
    }
    tester.send(.swipeRight) { $0.lands("row[1]", "Delete, Button") }
    tester.send(.swipeRight) { $0.lands("row.dismiss", "Dismiss context menu, Button") }
    tester.send(.swipeRight) { $0.sound(.boundary) }
    tester.send(.doubleTap) {
      $0.follows("row", "Row, Button")
      $0.speaks("Actions available")
    }
    tester.send(.press(.character("m"), [.vo, .shift])) {
      $0.sound(.popover)
      $0.lands("row[0]", "Copy, Button")
    }
    tester.send(.doubleTap) {
      $0.state("log = 'copy'")
      $0.follows("row", "Row, Button")
      $0.speaks("Actions available")
    }
  }

  @Test("A popover: its sound, its dismiss region at the end (SN-16, CU-49, DX9)")
  func popover() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "shows": false }, "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "top", "text": "Top" },
        { "type": "Button", "id": "info", "text": "Info", "do": [{ "toggle": "shows" }] },
        { "type": "Popover", "id": "pop", "isPresented": "$shows", "children": [
          { "type": "Text", "id": "text", "text": "Text" } ] } ] } }
      """##)
    tester.start()
    tester.go(to: "info")
    tester.send(.doubleTap) {
      $0.state("shows = true")
      $0.sound(.popover)
      $0.lands("text", "Text")
    }
    tester.send(.swipeRight) { $0.lands("pop.dismiss", "Dismiss popup, Button") }
    tester.send(.doubleTap) {
      $0.state("shows = false")
      $0.follows("info", "Info, Button")
    }
  }

  @Test("An opener that is gone when the alert closes: the next row (CU-50, DF-03, CU-56)")
  func openerGone() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "items": ["A", "B", "C"], "asks": false, "chosen": 0 },
        "root": { "type": "VStack", "children": [
          { "type": "List", "id": "list", "children": [
            { "forEach": { "in": "items", "as": "item", "key": "item", "view":
              { "type": "Button", "id": "row", "text": "{item}",
                "do": [{ "set": { "chosen": "index", "asks": "true" } }] } } } ] },
          { "type": "Alert", "id": "alert", "isPresented": "$asks", "title": "Delete?", "children": [
            { "type": "Button", "id": "yes", "text": "Yes", "do": [{ "remove": { "items": "chosen" } }] } ] }
        ] } }
      """##)
    tester.start()
    tester.go(to: "row[1]")
    tester.send(.doubleTap) {
      $0.state("chosen = 1")
      $0.state("asks = true")
      $0.sound(.alert)
      $0.lands("alert.title", "Alert, Delete?")
    }
    tester.go(to: "yes")
    tester.send(.doubleTap) {
      $0.state("items = ['A', 'C']")
      $0.state("asks = false")
      $0.follows("row[1]", "C, Button")
    }
  }

  @Test("An app's rotor of one of Apple's kinds takes the place of VoiceOver's search (RO-32)")
  func systemRotor() throws {
    var tester = try SessionTester(
      ##"""
      { "root": { "type": "VStack",
        "accessibility": { "rotors": [{ "system": "heading", "entries": [{ "id": "b" }] }] },
        "children": [
          { "type": "Text", "id": "a", "text": "A" },
          { "type": "Text", "id": "h", "text": "H", "accessibility": { "addTraits": ["header"] } },
          { "type": "Text", "id": "b", "text": "B" } ] } }
      """##)
    tester.start()
    #expect(tester.session.rotorNames == ["Characters", "Words", "Lines", "Speaking Rate", "Headings"])
    tester.send(.rotor("Headings")) {
      $0.sound(.rotor)
      $0.speaks("Headings")
    }
    tester.send(.swipeDown) { $0.lands("b", "B") }
    tester.send(.swipeUp) { $0.sound(.boundary) }
  }

  @Test("Announcements of a screen that appears come after its first element, which they cut off (SE-60)")
  func announcedScreen() throws {
    var tester = try SessionTester(
      ##"""
      { "screens": {
        "a": { "root": { "type": "VStack", "children": [
          { "type": "Button", "id": "go", "text": "Go", "do": [{ "push": "b" }] } ] } },
        "b": { "onAppear": [{ "post": "announcement", "argument": "Loaded" }],
          "root": { "type": "VStack", "children": [
            { "type": "TextField", "id": "name", "text": "Name" } ] } } } }
      """##)
    tester.start()
    tester.send(.doubleTap) {
      $0.screen("b")
      $0.sound(.screenChanged)
      $0.lands("name", "Name, Text field")
      $0.cutsOff()
      $0.speaks("Loaded")
    }
  }
}
