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

  @Test(arguments: [
    ("en", "2026-11-30", 0, "Sun"), ("de", "2026-11-30", 6, "Mo"), ("ar", "2026-11-30", 1, "س"),
    ("ru", "2024-02-29", 3, "пн"), ("ja", "2023-10-01", 0, "日"), ("en-GB", "1900-01-01", 0, "Mon"),
    ("en", "2000-03-01", 3, "Sun"), ("en", "0001-01-01", 1, "Sun"), ("en", "9999-12-31", 3, "Sun"),
  ])
  func theMonthIsAGridOfWeeks(language: String, day: String, column: Int, first: String) throws {
    var tester = try AppTester(
      """
      { "locale": "\(language)", "state": { "day": "\(day)" }, "root": { "type": "VStack", "children": [
        { "type": "DatePicker", "id": "day", "text": "Day", "value": "$day" } ] } }
      """)
    _ = try tester.activate("day")
    let (views, menu) = (tester.app.views, try tester.node("day.menu"))
    let panel = views.frames[Int(menu)]
    func frame(_ id: String) throws -> Rect { views.frames[Int(try tester.node(id))] }
    let names = views.nodes.filter { if case .weekday? = $0.part { true } else { false } }
    #expect(names.count == 7 && names.first?.text == first)
    for place in 0..<28 {
      let cell = try frame("day[\(place)]")
      let column = (column + place) % 7
      #expect(Int((cell.minX - panel.minX) / cell.width + 0.5) == (language == "ar" ? 6 - column : column))
      #expect(
        cell.height >= 44 && cell.width >= 44 && cell.minX >= panel.minX - 1 && cell.maxX <= panel.maxX + 1)
      if place >= 7 { #expect(cell.minY == (try frame("day[\(place - 7)]")).maxY) }
    }
    #expect((try frame("day.weekday(0)")).minX == (try frame("day[0]")).minX)
  }

  @Test func monthAndYearHaveWheels() throws {
    var tester = try AppTester(
      """
      { "state": { "day": "9998-12-31" }, "root": { "type": "VStack", "children": [
        { "type": "DatePicker", "id": "day", "text": "Day", "value": "$day" } ] } }
      """)
    func shown() throws -> [String] {
      let (views, menu) = (tester.app.views, try tester.node("day.menu"))
      return views.nodes[Int(menu)..<Int(views.nodes[Int(menu)].end)].map(\.text).filter { !$0.isEmpty }
    }
    _ = try tester.activate("day")
    _ = try tester.activate("day.month")
    #expect(try shown() == ["December 9998", "December", "9998"])
    // The month goes round within its year, the year has ends; the day that is chosen stays.
    _ = tester.send(.increment(try tester.node("day.wheel(0)")))
    #expect(try shown() == ["January 9998", "January", "9998"])
    #expect(tester.send(.decrement(try tester.node("day.wheel(0)"))) == [])
    _ = tester.send(.increment(try tester.node("day.wheel(1)")))
    _ = tester.send(.increment(try tester.node("day.wheel(1)")))
    #expect(try shown() == ["December 9999", "December", "9999"])
    _ = try tester.activate("day.month")
    #expect(try shown().prefix(4) == ["December 9999", "‹", "›", "Sun"])
    #expect(try tester.activate("day[0]") == ["state day = 9999-12-01", "dismissed day.menu"])
    _ = try tester.activate("day")
    #expect(try shown().count == 3 + 7 + 31)
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
