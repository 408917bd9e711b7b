import Testing

@testable import AXEngine

/// The keyboard on the screen: 336 high on a phone in portrait (an estimate, see `docs/layout.md`).
@Suite struct OnScreenKeyboardTests {
  static let form = """
    { "state": { "name": "", "paid": false }, "root": { "type": "VStack", "id": "root", "children": [
      { "type": "TextField", "id": "name", "text": "Name", "value": "$name" } ] } }
    """

  static let long = """
    { "state": { "name": "", "paid": false, "rows": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14"] },
      "root": { "type": "ScrollView", "id": "scroll", "children": [ { "type": "VStack", "spacing": 0, "children": [
        { "forEach": { "in": "rows", "as": "row", "view": { "type": "Text", "text": "{row}", "height": 50 } } },
        { "type": "TextField", "id": "name", "text": "Name", "value": "$name" } ] } ] } }
    """

  @Test func contentEndsWhereTheKeyboardBegins() throws {
    var tester = try AppTester(Self.form)
    let field = try tester.node("name")
    // From 59 to 844 - 34.
    #expect(tester.app.visibleFrame(of: field).center.y == 869.0 / 2)
    #expect(tester.app.state.keyboardFrame == nil)
    #expect(tester.send(.edit(field)) == ["editing name"])
    #expect(tester.app.state.keyboardFrame == Rect(0, 508, 390, 336))
    #expect(tester.app.visibleFrame(of: field).center.y == 567.0 / 2)
    #expect(tester.send(.edit(nil)) == ["edited name"])
    #expect(tester.app.state.keyboardFrame == nil)
    #expect(tester.app.visibleFrame(of: field).center.y == 869.0 / 2)
  }

  @Test func theFieldIsScrolledIntoView() throws {
    var tester = try AppTester(Self.long)
    let field = try tester.node("name")
    // 59, fourteen rows of 50, the field of 34: down to 793. Its end has to be at 508.
    #expect(tester.app.visibleFrame(of: field).maxY == 793)
    #expect(tester.send(.edit(field)) == ["editing name", "scrolled scroll to 0.0, 285.0"].reversed())
    #expect(tester.app.visibleFrame(of: field).maxY == 508)
    // Without the keyboard there is nothing to scroll.
    #expect(tester.send(.submit) == ["edited name"])
    #expect(tester.app.visibleFrame(of: field).maxY == 793)
  }

  @Test func whatIsBehindTakesNoTouch() throws {
    var tester = try AppTester(
      """
      { "state": { "name": "", "paid": false }, "root": { "type": "View", "children": [
        { "type": "TextField", "id": "name", "value": "$name", "frame": [0, 100, 390, 44] },
        { "type": "Button", "id": "pay", "text": "Pay", "frame": [0, 700, 390, 44], "do": [{ "set": { "paid": "true" } }] } ] } }
      """)
    _ = tester.send(.edit(try tester.node("name")))
    #expect(tester.send(.touch(Point(100, 720))) == [])
    // With a technology it is still reached.
    #expect(try tester.activate("pay") == ["state paid = true"])
    _ = try tester.set("paid", .flag(false))
    _ = tester.send(.edit(nil))
    #expect(tester.send(.touch(Point(100, 720))) == ["state paid = true"])
  }

  @Test func besideAKeyboardThatIsAttachedThereIsNone() throws {
    var tester = try AppTester(Self.form)
    let field = try tester.node("name")
    _ = tester.send(.edit(field))
    var environment = tester.app.state.environment
    environment.isHardwareKeyboardAttached = true
    _ = tester.send(.setEnvironment(environment))
    #expect(tester.app.state.keyboardFrame == nil)
    #expect(tester.app.state.firstResponder != nil)
    #expect(tester.app.visibleFrame(of: field).center.y == 869.0 / 2)
    environment.isHardwareKeyboardAttached = false
    environment.isFullKeyboardAccessEnabled = true
    _ = tester.send(.setEnvironment(environment))
    #expect(tester.app.state.keyboardFrame == nil)
  }

  @Test(arguments: [
    (DeviceDescription.iPhone, false, 336.0), (.iPhone, true, 195.0), (.iPad, false, 337.0),
    (.iPad, true, 410.0),
    (.appleTV, false, 0.0),
  ])
  func itIsAsHighAsTheDeviceAllows(device: DeviceDescription, isLandscape: Bool, height: Double) throws {
    var environment = Environment(device: device, locale: "en")
    environment.isLandscape = isLandscape
    #expect(OnScreenKeyboard.height(in: environment) == height)
  }

  @Test func barsStayBehindIt() throws {
    var tester = try AppTester(
      """
      { "state": { "name": "" }, "root": { "type": "TabView", "id": "tabs", "tabs": [
        { "title": "Home", "view": { "type": "VStack", "id": "page", "children": [
          { "type": "TextField", "id": "name", "value": "$name" } ] } } ] } }
      """)
    let bar = tester.app.visibleFrame(of: try tester.node("tabs.tabBar"))
    _ = tester.send(.edit(try tester.node("name")))
    #expect(tester.app.visibleFrame(of: try tester.node("tabs.tabBar")) == bar)
    #expect(tester.app.visibleFrame(of: try tester.node("name")).center.y == 567.0 / 2)
  }

  @Test func whatIsPresentedMakesRoom() throws {
    var tester = try AppTester(
      """
      { "state": { "low": true, "ask": false, "name": "" }, "root": { "type": "VStack", "children": [
        { "type": "Sheet", "id": "low", "detents": ["medium"], "isPresented": "$low", "children": [
          { "type": "TextField", "id": "inside", "value": "$name" } ] },
        { "type": "Alert", "id": "ask", "isPresented": "$ask", "title": "Rename", "children": [
          { "type": "TextField", "id": "new", "value": "$name" }, { "type": "Button", "text": "OK" } ] } ] } }
      """)
    _ = tester.send(.edit(try tester.node("inside")))
    // 422 and the keyboard, which it would otherwise be hidden behind.
    #expect(tester.app.visibleFrame(of: try tester.node("low")).minY == 844 - 422 - 336)
    _ = try tester.set("low", .flag(false))
    _ = try tester.set("ask", .flag(true))
    #expect(tester.app.state.keyboardFrame == nil)
    _ = tester.send(.edit(try tester.node("new")))
    #expect(tester.app.visibleFrame(of: try tester.node("ask")).center.y == 508.0 / 2)
  }

  @Test func openMenusAndDialogsKeepClearOfIt() throws {
    let rows = (1...31).map { #""Row \#($0)""# }.joined(separator: ", ")
    var tester = try AppTester(
      """
      { "state": { "name": "", "day": "Row 1", "ask": false }, "root": { "type": "VStack", "children": [
        { "type": "TextField", "id": "name", "value": "$name" },
        { "type": "Picker", "id": "day", "pickerStyle": "menu", "value": "$day", "options": [\(rows)] },
        { "type": "ConfirmationDialog", "id": "ask", "isPresented": "$ask", "title": "Really?", "children": [
          { "type": "Button", "text": "Yes" } ] } ] } }
      """)
    _ = tester.send(.edit(try tester.node("name")))
    _ = try tester.activate("day")
    // From the safe area, 59, and 8 down to 8 above the keyboard; 31 rows of 44 are scrolled to.
    let menu = tester.app.visibleFrame(of: try tester.node("day.menu"))
    #expect(menu.height == 508 - 59 - 16)
    #expect(menu.maxY <= 508)
    _ = tester.send(.escape(from: try tester.node("day")))
    _ = try tester.set("ask", .flag(true))
    _ = tester.send(.edit(try tester.node("name")))
    #expect(tester.app.visibleFrame(of: try tester.node("ask")).maxY == 508 - 8)
  }

  /// A month is 44 for its name and the buttons, 20 for the days of the week and 44 for each of its weeks: more than
  /// a phone that lies on its side leaves above the keyboard.
  @Test func anOpenCalendarKeepsClearOfIt() throws {
    var tester = try AppTester(
      """
      { "state": { "name": "", "day": "2024-03-01" }, "root": { "type": "VStack", "children": [
        { "type": "TextField", "id": "name", "value": "$name" },
        { "type": "DatePicker", "id": "day", "text": "Day", "value": "$day" } ] } }
      """)
    var environment = tester.app.state.environment
    environment.isLandscape = true
    _ = tester.send(.setEnvironment(environment))
    _ = tester.send(.edit(try tester.node("name")))
    let keyboard = try #require(tester.app.state.keyboardFrame)
    #expect(keyboard.minY == 390 - 195)
    _ = try tester.activate("day")
    let menu = tester.app.visibleFrame(of: try tester.node("day.menu"))
    #expect(menu.height == 195 - 16)
    #expect(menu.maxY <= keyboard.minY)
  }

  /// A page is what is visible less 44: nothing is passed over that the keyboard hides.
  @Test func aPageIsWhatItLeavesOpen() throws {
    let rows = (1...60).map { #""\#($0)""# }.joined(separator: ", ")
    var tester = try AppTester(
      """
      { "state": { "name": "", "rows": [\(rows)] }, "root": { "type": "View", "children": [
        { "type": "TextField", "id": "name", "value": "$name", "frame": [0, 60, 390, 44] },
        { "type": "ScrollView", "id": "scroll", "frame": [0, 144, 390, 700], "children": [ { "type": "VStack", "spacing": 0,
          "children": [ { "forEach": { "in": "rows", "as": "row", "view": { "type": "Text", "text": "{row}", "height": 50 } } }
          ] } ] } ] } }
      """)
    _ = tester.send(.edit(try tester.node("name")))
    let scroll = try tester.node("scroll")
    // It shows from 144 to 508.
    #expect(tester.send(.scroll(.down, from: scroll)) == ["scrolled scroll to 0.0, 320.0"])
  }
}
