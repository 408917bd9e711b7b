import Testing

@testable import AXEngine

/// CLDR's long dates and short times.
@Suite struct CalendarWordsTests {
  @Test(arguments: [
    ("en", "May 4, 2026", "12:05 AM", "2:30 PM"), ("en-US", "May 4, 2026", "12:05 AM", "2:30 PM"),
    ("en-GB", "4 May 2026", "00:05", "14:30"), ("en-AU", "4 May 2026", "12:05 am", "2:30 pm"),
    ("de", "4. Mai 2026", "00:05", "14:30"), ("de-AT", "4. Mai 2026", "00:05", "14:30"),
    ("ru", "4 мая 2026 г.", "00:05", "14:30"), ("ar", "4 مايو 2026", "12:05 ص", "2:30 م"),
    ("ja", "2026年5月4日", "00:05", "14:30"), ("xx", "May 4, 2026", "12:05 AM", "2:30 PM"),
  ])
  func daysAndTimes(language: String, day: String, night: String, afternoon: String) {
    let words = CalendarWords.table(for: language)
    #expect(words.date(year: 2026, month: 5, day: 4) == day)
    #expect(words.time(minutes: 5) == night)
    #expect(words.time(minutes: 14 * 60 + 30) == afternoon)
  }

  @Test func noonIsTwelve() { #expect(CalendarWords.tables[0].time(minutes: 12 * 60) == "12:00 PM") }

  @Test(arguments: CalendarWords.tables.indices)
  func everyMonthHasANameOfItsOwn(place: Int) {
    let words = CalendarWords.tables[place]
    let days = (1...12).map { words.date(year: 2026, month: $0, day: 1) }
    #expect(Set(days).count == 12)
    #expect(!days.contains { $0.contains("{") })
  }
}

@Suite struct DateValueTests {
  @Test(
    arguments: [
      ("2026-05-04", "2026-05-04", nil), ("2026-05-04T14:30", "2026-05-04", 870),
      ("2026-05-04 09:05:59+02:00", "2026-05-04", 545), ("14:30", nil, 870), ("14:60", nil, nil),
      ("24:00", nil, nil), ("", nil, nil), ("2026-02-30", nil, nil), ("2026-05-04T", "2026-05-04", nil),
    ] as [(String, String?, Int?)])
  func whatATextHolds(text: String, day: String?, minutes: Int?) {
    let value = DateValue(text)
    #expect(value.day?.description == day)
    #expect(value.minutes == minutes)
  }

  @Test func theRestOfTheTextStays() {
    #expect(DateValue("2026-05-04 09:05:59+02:00").text(minutes: 61) == "2026-05-04 01:01:59+02:00")
    #expect(DateValue("14:30").text(minutes: 0) == "00:00")
  }
}
