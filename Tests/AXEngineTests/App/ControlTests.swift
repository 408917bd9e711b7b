import Testing

@testable import AXEngine

@Suite struct ControlTests {
  static let controls = """
    { "state": { "wifi": false, "volume": 95, "half": 0.1, "copies": 1, "range": "Day", "month": "May",
        "page": 0, "date": "2024-02-28", "log": "", "open": false },
      "root": { "type": "Form", "id": "form", "children": [
        { "type": "Toggle", "id": "wifi", "text": "Wi-Fi", "value": "$wifi",
          "do": [{ "set": { "log": "wifi ? 'on' : 'off'" } }] },
        { "type": "Toggle", "id": "locked", "text": "Locked", "value": "$wifi", "disabled": true },
        { "type": "Slider", "id": "volume", "text": "Volume", "in": [0, 100], "value": "$volume" },
        { "type": "Slider", "id": "half", "text": "Half", "step": 0.2, "value": "$half" },
        { "type": "Stepper", "id": "copies", "text": "Copies", "in": [1, 3], "value": "$copies" },
        { "type": "Picker", "id": "range", "options": ["Day", "Week"], "pickerStyle": "segmented",
          "value": "$range" },
        { "type": "Picker", "id": "month", "text": "Month", "options": ["April", "May", "June"], "pickerStyle": "wheel",
          "value": "$month" },
        { "type": "PageControl", "id": "pages", "pages": 2, "value": "$page" },
        { "type": "DatePicker", "id": "date", "text": "Date", "value": "$date" },
        { "type": "DisclosureGroup", "id": "own", "text": "Own", "children": [
          { "type": "Text", "id": "inside", "text": "Inside" } ] },
        { "type": "DisclosureGroup", "id": "bound", "text": "Bound", "isExpanded": "$open", "children": [
          { "type": "Text", "id": "within", "text": "Within" } ] },
        { "type": "Link", "id": "link", "text": "Help", "destination": "https://example.org" },
        { "type": "Gauge", "id": "gauge", "text": "Load", "value": "$half" } ] } }
    """

  @Test func aToggleFlipsBeforeItsStepsRun() throws {
    var tester = try AppTester(Self.controls)
    #expect(try tester.activate("wifi") == ["state wifi = true", "state log = on"])
    #expect(try tester.activate("locked") == ["not handled"])
  }

  // CU-74
  @Test func aSliderMovesByATenthAndStopsAtTheEnd() throws {
    var tester = try AppTester(Self.controls)
    #expect(tester.send(.decrement(try tester.node("volume"))) == ["state volume = 85"])
    #expect(tester.send(.increment(try tester.node("volume"))) == ["state volume = 95"])
    #expect(tester.send(.increment(try tester.node("volume"))) == ["state volume = 100"])
    #expect(tester.send(.increment(try tester.node("volume"))) == [])
    // A step that is more than a tenth counts.
    #expect(tester.send(.increment(try tester.node("half"))) == ["state half = 0.3"])
  }

  // CU-76
  @Test func aStepperHasTwoButtons() throws {
    var tester = try AppTester(Self.controls)
    let start = Int(try tester.node("copies"))
    #expect(
      Array(tester.outline()[start..<start + 4]) == [
        "  copies 'Copies'", "    copies.caption 'Copies'", "    copies.decrement disabled '−'",
        "    copies.increment '+'",
      ])
    #expect(try tester.activate("copies.decrement") == ["not handled"])
    #expect(try tester.activate("copies.increment") == ["state copies = 2"])
    #expect(try tester.activate("copies.increment") == ["state copies = 3"])
    #expect(try tester.activate("copies.increment") == ["not handled"])
    #expect(try tester.activate("copies.decrement") == ["state copies = 2"])
  }

  @Test func segmentsWriteTheirText() throws {
    var tester = try AppTester(Self.controls)
    #expect(try tester.activate("range[1]") == ["state range = Week"])
  }

  // CU-77
  @Test func aWheelMovesByRows() throws {
    var tester = try AppTester(Self.controls)
    #expect(!tester.has("month[0]"))
    #expect(tester.outline().contains("    month.content 'May'"))
    #expect(tester.send(.increment(try tester.node("month"))) == ["state month = June"])
    #expect(tester.send(.increment(try tester.node("month"))) == [])
    #expect(tester.send(.decrement(try tester.node("month"))) == ["state month = May"])
  }

  // CU-80
  @Test func aPageControlTurnsPages() throws {
    var tester = try AppTester(Self.controls)
    #expect(tester.send(.increment(try tester.node("pages"))) == ["state page = 1"])
    #expect(tester.send(.increment(try tester.node("pages"))) == [])
  }

  @Test func aDateMovesByDaysOfTheCalendar() throws {
    var tester = try AppTester(Self.controls)
    #expect(tester.send(.increment(try tester.node("date"))) == ["state date = 2024-02-29"])
    #expect(tester.send(.increment(try tester.node("date"))) == ["state date = 2024-03-01"])
    _ = try tester.set("date", .text("2023-01-01T10:00"))
    #expect(tester.send(.decrement(try tester.node("date"))) == ["state date = 2022-12-31T10:00"])
  }

  // CU-61d
  @Test func aDatePickerOpensTheMonth() throws {
    var tester = try AppTester(Self.controls)
    #expect(try tester.activate("date") == ["presented date.menu (Menu)"])
    let start = Int(try tester.node("date.menu"))
    func lines(_ range: Range<Int>) -> [String] {
      tester.outline()[range].map { String($0.drop { $0 == " " }) }
    }
    #expect(
      lines(start + 1..<start + 4) == [
        "date.month 'February 2024'", "date.previousMonth '‹'", "date.nextMonth '›'",
      ])
    // February 2024 began on a Thursday; a week begins on Sunday.
    #expect(lines(start + 4..<start + 5) == ["date.weekday(3) 'Sun'"])
    #expect(lines(start + 8..<start + 9) == ["date.weekday(0) 'Thu'"])
    #expect(lines(start + 11..<start + 13) == ["date[0] '1'", "date[1] '2'"])
    #expect(lines(start + 39..<start + 41) == ["date[28] '29'", "date.dismiss"])
    _ = try tester.activate("date.nextMonth")
    #expect(lines(start + 1..<start + 2) == ["date.month 'March 2024'"])
    #expect(lines(start + 41..<start + 43) == ["date[30] '31'", "date.dismiss"])
    #expect(try tester.activate("date[0]") == ["state date = 2024-03-01", "dismissed date.menu"])
    // Opened again it shows the chosen day's month, and pages go back as well.
    _ = try tester.activate("date")
    for _ in 0..<3 { _ = try tester.activate("date.previousMonth") }
    #expect(lines(start + 1..<start + 2) == ["date.month 'December 2023'"])
    #expect(try tester.activate("date[30]") == ["state date = 2023-12-31", "dismissed date.menu"])
    // What is no day of the calendar opens nothing.
    _ = try tester.set("date", .text("tomorrow"))
    #expect(try tester.activate("date") == ["not handled"])
    // What follows the day stays.
    _ = try tester.set("date", .text("2023-01-01T10:00"))
    _ = try tester.activate("date")
    #expect(
      try tester.activate("date[30]") == ["state date = 2023-01-31T10:00", "dismissed date.menu"])
  }

  @Test func aFingerOpensADatePicker() throws {
    var tester = try AppTester(Self.controls)
    let frame = tester.app.visibleFrame(of: try tester.node("date"))
    #expect(tester.send(.touch(frame.center)) == ["presented date.menu (Menu)"])
  }

  // CU-79
  @Test func disclosureGroupsOpenAndClose() throws {
    var tester = try AppTester(Self.controls)
    #expect(!tester.has("inside"))
    #expect(try tester.activate("own") == [])
    #expect(tester.has("inside"))
    _ = try tester.activate("own")
    #expect(!tester.has("inside"))
    #expect(try tester.activate("bound") == ["state open = true"])
    #expect(tester.has("within"))
  }

  @Test func linksTakeAnActivationAndGaugesDoNot() throws {
    var tester = try AppTester(Self.controls)
    #expect(try tester.activate("link") == ["opened https://example.org"])
    #expect(try tester.activate("gauge") == ["not handled"])
    #expect(tester.send(.increment(try tester.node("gauge"))) == ["not handled"])
  }

  // SE-38
  @Test func theAppsOwnActivationComesFirst() throws {
    var tester = try AppTester(
      """
      { "state": { "log": "", "wide": false }, "root": { "type": "View", "id": "root", "children": [
        { "type": "Button", "id": "own", "frame": [0, 0, 100, 40], "do": [{ "set": { "log": "'do'" } }],
          "accessibility": { "activate": [{ "if": "wide", "then": [{ "return": false }] }, { "set": { "log": "'own'" } }],
            "increment": [{ "set": { "log": "'up'" } }], "actions": [ { "name": "A", "do": [{ "set": { "log": "'a'" } }] },
              { "name": "B", "do": [{ "return": false }] } ] },
          "swipeActions": [{ "name": "S", "do": [{ "set": { "log": "'s'" } }] }] },
        { "type": "View", "id": "card", "frame": [0, 100, 100, 100], "onTap": [{ "set": { "log": "'tap'" } }], "children": [
          { "type": "Text", "id": "text", "text": "T", "frame": [10, 110, 20, 20] } ] },
        { "type": "Text", "id": "far", "text": "F", "frame": [300, 300, 20, 20] },
        { "type": "Text", "id": "aimed", "text": "F", "frame": [300, 400, 20, 20],
          "accessibility": { "activationPoint": [5, 190] } },
        { "type": "View", "id": "shaped", "frame": [200, 0, 10, 10], "contentShape": [-5, -5, 50, 50],
          "onTap": [{ "set": { "log": "'shape'" } }] } ] } }
      """)
    #expect(try tester.activate("own") == ["state log = own"])
    _ = try tester.set("wide", .flag(true))
    #expect(try tester.activate("own") == ["state log = do"])
    #expect(tester.send(.increment(try tester.node("own"))) == ["state log = up"])
    #expect(tester.send(.decrement(try tester.node("own"))) == ["not handled"])
    let own = try tester.node("own")
    #expect(
      tester.send(.perform(CustomActionTarget(node: own, source: .actions, index: 0))) == ["state log = a"])
    #expect(
      tester.send(.perform(CustomActionTarget(node: own, source: .actions, index: 1))) == ["not handled"])
    #expect(
      tester.send(.perform(CustomActionTarget(node: own, source: .swipeActions, index: 0))) == [
        "state log = s"
      ])
    #expect(
      tester.send(.perform(CustomActionTarget(node: own, source: .actions, index: 9))) == ["not handled"])
    // Nobody else handles it: a touch at the activation point.
    #expect(try tester.activate("text") == ["state log = tap"])
    _ = try tester.set("log", .text(""))
    #expect(try tester.activate("far") == ["not handled"])
    #expect(try tester.activate("aimed") == ["state log = tap"])
    #expect(tester.send(.touch(Point(240, 40))) == ["state log = shape"])
    #expect(tester.send(.touch(Point(246, 40))) == ["not handled"])
  }

  // SE-16
  @Test func aRepresentationIsUsedInPlaceOfItsView() throws {
    var tester = try AppTester(
      """
      { "state": { "stars": 3, "on": false }, "root": { "type": "VStack", "children": [
        { "type": "HStack", "id": "stars", "children": [ { "type": "Image", "name": "star" } ], "accessibility": {
          "representation": { "type": "Slider", "text": "Stars", "in": [0, 5], "step": 1, "value": "$stars" } } },
        { "type": "View", "id": "knob", "frame": [0, 0, 50, 50], "accessibility": {
          "representation": { "type": "Toggle", "text": "On", "value": "$on" } } } ] } }
      """)
    #expect(tester.send(.increment(try tester.node("stars"))) == ["state stars = 4"])
    #expect(try tester.activate("knob") == ["state on = true"])
  }
}
