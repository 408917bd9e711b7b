import Testing

@testable import AXEngine

/// Days and times as texts, and the ends of the calendar.
@Suite struct CalendarEndTests {
  @Test(arguments: [
    "+026-01-01", "2026-+1-01", "2026-01-+1", "2026-01--1", "-026-01-01", "2026-00-10", "0000-01-01",
  ])
  func signsAreNoDigits(text: String) {
    #expect(CivilDate(text) == nil)
    #expect(DateValue(text).day == nil)
  }

  @Test(arguments: ["+1:30", "01:+3", "-1:30", "24:00", "12:60"])
  func timesHaveDigitsAlone(text: String) {
    #expect(DateValue(text).minutes == nil)
  }

  @Test(arguments: [
    ("0001-01-01", "0001-01-01", 31, 0), ("0001-01-02", "0001-01-01", 31, 1),
    ("9999-12-31", "9999-12-01", 31, 30),
    ("2023-02-28", "2023-02-01", 28, 27),
  ])
  func theCalendarHasEnds(day: String, first: String, count: Int, chosen: Int) throws {
    var tester = try AppTester(
      """
      { "state": { "day": "\(day)" }, "root": { "type": "VStack", "children": [
        { "type": "DatePicker", "id": "day", "text": "Day", "value": "$day", "do": [ { "play": "changed" } ] } ] } }
      """)
    let node = try tester.node("day")
    let app = tester.app
    let view = app.mock.views[Int(app.views.nodes[Int(node)].view)]
    let offered = app.evaluation.options(of: view, scope: -1).map(\.value)
    #expect(offered.first == first && offered.count == count)
    #expect(app.evaluation.chosenOption(of: view, scope: -1) == chosen)
    // At the end nothing changes, and nobody is told.
    if day == "0001-01-01" { #expect(tester.send(.decrement(node)) == []) }
    if day == "9999-12-31" { #expect(tester.send(.increment(node)) == []) }
    _ = try tester.activate("day")
    for (id, end) in [("day.previousMonth", "0001"), ("day.nextMonth", "9999")] {
      let button = tester.app.views.nodes[Int(try tester.node(id))]
      #expect(button.flags.contains(.disabled) == day.hasPrefix(end))
    }
  }

  @Test func wheelsGoRound() throws {
    var tester = try AppTester(
      """
      { "state": { "at": "23:59" }, "root": { "type": "VStack", "children": [
        { "type": "DatePicker", "id": "at", "datePickerMode": "time", "text": "At", "value": "$at" } ] } }
      """)
    #expect(try tester.activate("at") == ["presented at.menu (Menu)"])
    #expect(tester.send(.increment(try tester.node("at.wheel(1)"))) == ["state at = 23:00"])
    #expect(tester.send(.increment(try tester.node("at.wheel(0)"))) == ["state at = 00:00"])
    #expect(tester.send(.decrement(try tester.node("at.wheel(1)"))) == ["state at = 00:59"])
    #expect(tester.send(.decrement(try tester.node("at.wheel(0)"))) == ["state at = 23:59"])
    #expect(tester.send(.increment(try tester.node("at.wheel(2)"))) == ["state at = 11:59"])
  }
}
