/// How days and times of day are written and said: CLDR's long dates and short times.
struct CalendarWords: Sendable {
  /// BCP 47 language, or language and region.
  let language: String
  /// With `{day}`, `{month}` and `{year}`.
  private let pattern: String
  /// Of the month that stands in a date, January first; empty where months are numbers.
  private let months: [String]
  /// Words for the two halves of the day; nil where hours go to 23.
  private let halves: (morning: String, afternoon: String)?
  /// The day on which a week begins, counted from Sunday (CLDR).
  private var weekStart = 0
  /// CLDR's short names of the days of the week that stand alone, Sunday first.
  private var weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  /// A month without a day, with `{month}` and `{year}`.
  private var title = "{month} {year}"
  /// Of the month that stands alone, January first; those of a date where they are the same.
  private var monthsAlone: [String] = []

  private static let english = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
  private static let halves = (morning: "AM", afternoon: "PM")
  private static let smallHalves = (morning: "am", afternoon: "pm")

  /// The first one serves languages without one of their own.
  static let tables = [
    CalendarWords(language: "en", pattern: "{month} {day}, {year}", months: english, halves: halves),
    CalendarWords(
      language: "en-GB", pattern: "{day} {month} {year}", months: english, halves: nil, weekStart: 1),
    CalendarWords(
      language: "en-IE", pattern: "{day} {month} {year}", months: english, halves: nil, weekStart: 1),
    CalendarWords(language: "en-ZA", pattern: "{day} {month} {year}", months: english, halves: nil),
    CalendarWords(
      language: "en-AU", pattern: "{day} {month} {year}", months: english, halves: smallHalves, weekStart: 1),
    CalendarWords(
      language: "en-NZ", pattern: "{day} {month} {year}", months: english, halves: smallHalves, weekStart: 1),
    CalendarWords(language: "en-IN", pattern: "{day} {month} {year}", months: english, halves: smallHalves),
    CalendarWords(
      language: "de", pattern: "{day}. {month} {year}",
      months: [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
        "November", "Dezember",
      ], halves: nil, weekStart: 1, weekdays: ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"]),
    CalendarWords(
      language: "ru", pattern: "{day} {month} {year} г.",
      months: [
        "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября",
        "ноября", "декабря",
      ], halves: nil, weekStart: 1, weekdays: ["вс", "пн", "вт", "ср", "чт", "пт", "сб"],
      title: "{month} {year} г.",
      monthsAlone: [
        "январь", "февраль", "март", "апрель", "май", "июнь", "июль", "август", "сентябрь", "октябрь",
        "ноябрь", "декабрь",
      ]),
    CalendarWords(
      language: "ar", pattern: "{day} {month} {year}",
      months: [
        "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر",
        "ديسمبر",
      ], halves: (morning: "ص", afternoon: "م"), weekStart: 6, weekdays: ["ح", "ن", "ث", "ر", "خ", "ج", "س"]),
    CalendarWords(
      language: "ja", pattern: "{year}年{month}月{day}日", months: [], halves: nil,
      weekdays: ["日", "月", "火", "水", "木", "金", "土"], title: "{year}年{month}月"),
  ]

  /// The words for a BCP 47 language: those of the name, else the first with the same language, else English.
  static func table(for language: String) -> CalendarWords {
    if let exact = tables.first(where: { $0.language == language }) { return exact }
    let short = language.mainLanguage
    return tables.first { $0.language == short } ?? tables[0]
  }

  /// A day, as "May 4, 2026"; the month counts from 1.
  func date(year: Int, month: Int, day: Int) -> String {
    let name = months.indices.contains(month - 1) ? months[month - 1] : String(month)
    return Self.filled(pattern, year: year, month: name, day: day)
  }

  private static func filled(_ pattern: String, year: Int, month: String, day: Int = 1) -> String {
    var text = ""
    var rest = Substring(pattern)
    while let open = rest.firstIndex(of: "{"), let close = rest.firstIndex(of: "}") {
      text += rest[..<open]
      switch rest[rest.index(after: open)..<close] {
      case "day": text += String(day)
      case "month": text += month
      default: text += String(year)
      }
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  /// A month that is counted from January of the year 0, as "May 2026".
  func title(month: Int) -> String {
    Self.filled(title, year: month / 12, month: alone(month % 12))
  }

  /// The name of a month that stands alone, counted from 0; a number where months are numbers.
  private func alone(_ month: Int) -> String {
    let names = monthsAlone.isEmpty ? months : monthsAlone
    return names.indices.contains(month) ? names[month] : String(month + 1)
  }

  /// The rows in the middle of a calendar's wheels: month and year.
  func wheels(month: Int) -> [String] { [alone(month % 12), String(month / 12)] }

  /// The days of the week as a calendar names them, from the first one of a week.
  var week: [String] { weekdays.indices.map { weekdays[($0 + weekStart) % 7] } }

  /// In which column of a calendar a month begins.
  func column(ofMonth month: Int) -> Int { (CivilDate.weekday(ofMonth: month) - weekStart + 7) % 7 }

  /// A time of day, as "2:30 PM"; in minutes since midnight.
  func time(minutes: Int) -> String {
    let (hour, minute) = (minutes / 60 % 24, minutes % 60)
    let padded = (minute < 10 ? "0" : "") + String(minute)
    guard let halves else { return (hour < 10 ? "0" : "") + String(hour) + ":" + padded }
    let half = hour < 12 ? halves.morning : halves.afternoon
    return String(hour % 12 == 0 ? 12 : hour % 12) + ":" + padded + " " + half
  }

  /// The rows in the middle of a time's wheels: hour, minute and, where there are words for them, half of the day.
  func wheels(minutes: Int) -> [String] {
    let (hour, minute) = (minutes / 60 % 24, minutes % 60)
    func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    guard let halves else { return [padded(hour), padded(minute)] }
    let half = hour < 12 ? halves.morning : halves.afternoon
    return [String(hour % 12 == 0 ? 12 : hour % 12), padded(minute), half]
  }
}
