import Testing

@testable import AXEngine

/// Where the cursor lands when screens, sheets, alerts and menus come and go.
@Suite struct ScreenTests {
  static let flow = ##"""
    {
      "title": "Shop",
      "state": { "asks": false, "shows": false, "log": "" },
      "screens": {
        "cart": { "title": "Cart", "root": { "type": "NavigationStack", "children": [
          { "type": "VStack", "children": [
            { "type": "Text", "id": "total", "text": "Total" },
            { "type": "Button", "id": "pay", "text": "Pay", "do": [{ "push": "receipt" }] },
            { "type": "Button", "id": "more", "text": "More", "do": [{ "set": { "shows": "true" } }] },
            { "type": "Button", "id": "empty", "text": "Empty", "do": [{ "set": { "asks": "true" } }] },
            { "type": "Sheet", "id": "sheet", "isPresented": "$shows", "children": [
              { "type": "Text", "id": "details", "text": "Details" },
              { "type": "Button", "id": "done", "text": "Done", "do": [{ "dismiss": true }] } ] },
            { "type": "Alert", "id": "alert", "isPresented": "$asks", "title": "Empty the cart?",
              "message": "This cannot be undone", "children": [
              { "type": "Button", "id": "yes", "text": "Yes", "role": "destructive",
                "do": [{ "set": { "log": "'emptied'" } }] },
              { "type": "Button", "id": "no", "text": "No", "role": "cancel" } ] } ] } ] } },
        "receipt": { "title": "Receipt", "root": { "type": "VStack", "children": [
          { "type": "Text", "id": "thanks", "text": "Thanks" } ] } }
      }
    }
    """##

  @Test("A pushed screen starts at its back button; popped, at what led there (CU-41, DF-02, CU-50)")
  func push() throws {
    var tester = try SessionTester(Self.flow)
    tester.start { $0.lands("navigationTitle", "Cart, Heading") }
    tester.go(to: "pay")
    tester.send(.doubleTap) {
      $0.screen("receipt")
      $0.sound(.screenChanged)
      $0.lands("backButton", "Cart, Back button")
    }
    tester.send(.doubleTap) {
      $0.screen("cart")
      $0.sound(.screenChanged)
      $0.lands("pay", "Pay, Button")
    }
    tester.send(.doubleTap) {
      $0.screen("receipt")
      $0.sound(.screenChanged)
      $0.lands("backButton", "Cart, Back button")
    }
    tester.send(.scrub) {
      $0.screen("cart")
      $0.sound(.screenChanged)
      $0.lands("pay", "Pay, Button")
    }
  }

  @Test("The landing place is a setting (DF-02)")
  func firstFocus() throws {
    for (setting, id, text) in [
      ("title", "navigationTitle", "Receipt, Heading"), ("content", "thanks", "Thanks"),
    ] {
      var tester = try SessionTester(Self.flow)
      tester.start()
      tester.send(event: .setting(name: "firstFocus", value: setting)) { $0.nothing() }
      tester.go(to: "pay")
      tester.send(.doubleTap) {
        $0.screen("receipt")
        $0.sound(.screenChanged)
        $0.lands(id, text)
      }
    }
  }

  @Test("A sheet takes the cursor and gives it back (CU-48, CU-50, DF-03)")
  func sheet() throws {
    var tester = try SessionTester(Self.flow)
    tester.start()
    tester.go(to: "more")
    tester.send(.doubleTap) {
      $0.state("shows = true")
      $0.sound(.screenChanged)
      $0.lands("details", "Details")
    }
    tester.send(.swipeLeft) { $0.sound(.boundary) }
    tester.send(.swipeRight) { $0.lands("done", "Done, Button") }
    tester.send(.doubleTap) {
      $0.state("shows = false")
      $0.sound(.screenChanged)
      $0.lands("more", "More, Button")
    }
  }

  @Test("Escape closes a sheet (VO-19)")
  func escape() throws {
    var tester = try SessionTester(Self.flow)
    tester.start()
    tester.go(to: "more")
    tester.send(.doubleTap) {
      $0.state("shows = true")
      $0.sound(.screenChanged)
      $0.lands("details", "Details")
    }
    tester.send(.scrub) {
      $0.state("shows = false")
      $0.sound(.screenChanged)
      $0.lands("more", "More, Button")
    }
  }

  @Test("An alert has its sound, names itself and traps; its button closes it (CU-47)")
  func alert() throws {
    var tester = try SessionTester(Self.flow)
    tester.start()
    tester.go(to: "empty")
    tester.send(.doubleTap) {
      $0.state("asks = true")
      $0.sound(.alert)
      $0.lands("alert.title", "Alert, Empty the cart?")
    }
    tester.send(.swipeLeft) { $0.sound(.boundary) }
    tester.send(.swipeRight) { $0.lands("alert.message", "This cannot be undone") }
    tester.go(to: "yes")
    tester.send(.doubleTap) {
      $0.state("log = 'emptied'")
      $0.state("asks = false")
      $0.follows("empty", "Empty, Button")
    }
  }

  @Test("A view may keep the focus to itself: then the screen's first element (DF-03, D-18)")
  func lost() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "shows": false }, "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "top", "text": "Top" },
        { "type": "Button", "id": "more", "text": "More", "do": [{ "set": { "shows": "true" } }] },
        { "type": "Sheet", "id": "sheet", "isPresented": "$shows", "returnsFocus": false, "children": [
          { "type": "Text", "id": "details", "text": "Details" } ] } ] } }
      """##)
    tester.start()
    tester.go(to: "more")
    tester.send(.doubleTap) {
      $0.state("shows = true")
      $0.sound(.screenChanged)
      $0.lands("details", "Details")
    }
    tester.send(.scrub) {
      $0.state("shows = false")
      $0.sound(.screenChanged)
      $0.lands("top", "Top")
    }
  }

  @Test("The default focus of what appears comes first (CU-51)")
  func defaultFocus() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "shows": false }, "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "top", "text": "Top" },
        { "type": "Button", "id": "more", "text": "More", "do": [{ "set": { "shows": "true" } }],
          "accessibility": { "defaultFocus": true } },
        { "type": "Sheet", "id": "sheet", "isPresented": "$shows", "children": [
          { "type": "Text", "id": "details", "text": "Details" },
          { "type": "Text", "id": "name", "text": "Name", "accessibility": { "defaultFocus": true } } ] } ] } }
      """##)
    tester.start { $0.lands("more", "More, Button") }
    tester.send(.doubleTap) {
      $0.state("shows = true")
      $0.sound(.screenChanged)
      $0.lands("name", "Name")
    }
  }

  @Test("A menu opens with its sound on the chosen item and closes to its button (CU-78, CU-93)")
  func menu() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "sort": "Date" }, "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "top", "text": "Top" },
        { "type": "Picker", "id": "sort", "text": "Sort", "options": ["Name", "Date"], "value": "$sort" } ] } }
      """##)
    tester.start()
    tester.send(.swipeRight) { $0.lands("sort", "Sort, Date, Pop up button") }
    tester.send(.doubleTap) {
      $0.sound(.popover)
      $0.lands("sort[1]", "selected, Date, Button")
    }
    tester.send(.swipeLeft) { $0.lands("sort[0]", "Name, Button") }
    tester.send(.doubleTap) {
      $0.state("sort = 'Name'")
      $0.follows("sort", "Sort, Name, Pop up button")
    }
  }

  @Test("A hand-made overlay without notification: the cursor falls to what is left (CU-45)")
  func overlay() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "shows": false }, "root": { "type": "ZStack", "children": [
        { "type": "VStack", "children": [
          { "type": "Text", "id": "top", "text": "Top" },
          { "type": "Button", "id": "more", "text": "More", "do": [{ "set": { "shows": "true" } }] } ] },
        { "type": "VStack", "id": "box", "when": "shows", "accessibility": { "viewIsModal": true },
          "children": [
          { "type": "Text", "id": "details", "text": "Details" },
          { "type": "Button", "id": "close", "text": "Close", "do": [{ "set": { "shows": "false" } }] } ] }
      ] } }
      """##)
    tester.start()
    tester.go(to: "more")
    tester.send(.doubleTap) {
      $0.state("shows = true")
      $0.follows("details", "Details")
    }
    tester.go(to: "close")
    tester.send(.doubleTap) {
      $0.state("shows = false")
      $0.follows("top", "Top")
    }
  }

  @Test("A summary element is read once when its screen appears (CU-17)")
  func summary() throws {
    var tester = try SessionTester(
      ##"""
      { "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "title", "text": "Weather" },
        { "type": "Text", "id": "now", "text": "Sunny, 20 degrees",
          "accessibility": { "addTraits": ["summaryElement"] } } ] } }
      """##)
    tester.start {
      $0.lands("title", "Weather")
      $0.speaks("Sunny, 20 degrees")
    }
    tester.send(.swipeRight) { $0.lands("now", "Sunny, 20 degrees") }
  }
}
