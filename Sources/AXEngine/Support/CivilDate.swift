/// A day of the calendar, as in `2026-03-01`.
struct CivilDate: CustomStringConvertible {
  var year: Int
  var month: Int
  var day: Int

  /// Reads the first ten characters of an ISO date; nil where they are none.
  init?(_ text: String) {
    let bytes = Array(text.utf8.prefix(10))
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
      let day = Self.number(bytes[8..<10]),
      year >= 1, 1...12 ~= month, 1...Self.days(in: month, of: year) ~= day
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// What digits alone say; nil for anything else.
  static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.allSatisfy { $0 &- 48 < 10 } ? digits.reduce(0) { 10 * $0 + Int($1 - 48) } : nil
  }

  var description: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
  }

  /// The day after, or the day before; nil beyond the years 1 to 9999.
  func moved(by step: Int) -> CivilDate? {
    var date = self
    date.day += step
    if date.day < 1 {
      date.month -= 1
      if date.month < 1 {
        date.month = 12
        date.year -= 1
      }
      date.day = Self.days(in: date.month, of: date.year)
    } else if date.day > Self.days(in: date.month, of: date.year) {
      date.day = 1
      date.month += 1
      if date.month > 12 {
        date.month = 1
        date.year += 1
      }
    }
    return date.year < 1 || date.year > 9999 ? nil : date
  }

  /// A month as a number, counted from January of the year 0.
  static func months(_ year: Int, _ month: Int) -> Int { year * 12 + month - 1 }

  /// All days of a month counted from January of the year 0; none beyond the years 1 to 9999.
  static func days(ofMonth number: Int) -> [CivilDate] {
    guard 12..<120_000 ~= number else { return [] }
    let (year, month) = (number / 12, number % 12 + 1)
    return (1...days(in: month, of: year)).map { CivilDate(year: year, month: month, day: $0) }
  }

  /// The day of the week on which a month begins, counted from Sunday; the calendar of today, whatever the year.
  static func weekday(ofMonth number: Int) -> Int {
    // Years begin in March here, so that leap days come last.
    let (year, month) = (number / 12 - (number % 12 < 2 ? 1 : 0), (number % 12 + 10) % 12)
    let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5
    return (days + 3) % 7
  }

  private init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

/// What a date picker's text holds: a day, a time of day or both, as in `2026-05-04`, `14:30`, `2026-05-04T14:30`.
struct DateValue {
  /// The day, where the text begins with one.
  var day: CivilDate?
  /// Minutes since midnight, where the text holds a time.
  var minutes: Int?
  /// What stands before the time.
  private var head: String
  /// What stands behind the time: seconds, a time zone.
  private var tail: String

  /// Reads a text; what it does not hold is nil.
  init(_ text: String) {
    day = CivilDate(text)
    var rest = Substring(text)
    if day != nil {
      rest = rest.dropFirst(10)
      if let separator = rest.first, separator == "T" || separator == " " { rest = rest.dropFirst() }
    }
    head = String(text[..<rest.startIndex])
    minutes = Self.minutes(rest)
    tail = String(minutes == nil ? rest : rest.dropFirst(5))
  }

  /// `14:30` at the beginning of a text.
  private static func minutes(_ text: Substring) -> Int? {
    let bytes = Array(text.utf8.prefix(6))
    guard bytes.count >= 5, bytes[2] == UInt8(ascii: ":"),
      let hour = CivilDate.number(bytes[0..<2]), 0...23 ~= hour,
      let minute = CivilDate.number(bytes[3..<5]), 0...59 ~= minute
    else { return nil }
    return hour * 60 + minute
  }

  /// The whole text with another time of day.
  func text(minutes: Int) -> String {
    let (hour, minute) = (minutes / 60, minutes % 60)
    return head + (hour < 10 ? "0" : "") + String(hour) + (minute < 10 ? ":0" : ":") + String(minute) + tail
  }
}
