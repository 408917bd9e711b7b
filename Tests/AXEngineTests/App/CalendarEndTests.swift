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
    ("0001-01-01", ["0001-01-01", "0001-01-02", "0001-01-03", "0001-01-04"], 0),
    ("0001-01-02", ["0001-01-01", "0001-01-02", "0001-01-03", "0001-01-04", "0001-01-05"], 1),
    ("9999-12-31", ["9999-12-28", "9999-12-29", "9999-12-30", "9999-12-31"], 3),
  ])
  func theCalendarHasEnds(day: String, offered: [String], chosen: Int) throws {
    var tester = try AppTester(
      """
      { "state": { "day": "\(day)" }, "root": { "type": "VStack", "children": [
        { "type": "DatePicker", "id": "day", "text": "Day", "value": "$day", "do": [ { "play": "changed" } ] } ] } }
      """)
    let node = try tester.node("day")
    let app = tester.app
    let view = app.mock.views[Int(app.views.nodes[Int(node)].view)]
    #expect(app.evaluation.options(of: view, scope: -1).map(\.value) == offered)
    #expect(app.evaluation.chosenOption(of: view, scope: -1) == chosen)
    // At the end nothing changes, and nobody is told.
    if chosen == 0 { #expect(tester.send(.decrement(node)) == []) }
    if chosen == 3 { #expect(tester.send(.increment(node)) == []) }
  }
}
