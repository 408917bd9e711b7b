/// What a `DatePicker` lets choose, in the order of `datePickerMode` in the format.
enum DatePickerMode: Int, CaseIterable {
  case date, time, dateAndTime

  /// The mode of a date picker; the day where nothing is said.
  init(of view: ViewDescription) {
    if case .choice(let choice)? = view.properties[.datePickerMode] {
      self = DatePickerMode(rawValue: choice) ?? .date
    } else {
      self = .date
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

extension EvaluationContext {
  /// Whether a date picker, or a part of it, is about the time of day.
  private func isAboutTime(_ view: ViewDescription, _ part: ViewPart?) -> Bool {
    part == .time || part != .date && DatePickerMode(of: view) == .time
  }

  /// What a date picker shows and says, in the language in use; a text that holds no such thing as it is.
  func dateText(of view: ViewDescription, part: ViewPart? = nil, scope: Int32) -> String {
    let text = value(of: view, scope: scope)?.description ?? ""
    let held = DateValue(text)
    let words = CalendarWords.table(for: environment.locale)
    if isAboutTime(view, part) { return held.minutes.map(words.time) ?? text }
    return held.day.map { words.date(year: $0.year, month: $0.month, day: $0.day) } ?? text
  }

  /// What an open date picker offers in place of a calendar or wheels: seven days, or seven quarters of an hour, the
  /// chosen one in the middle (own choice); fewer days at the ends of the calendar. The rest of the text stays.
  func dateOptions(
    of view: ViewDescription, part: ViewPart?, scope: Int32
  ) -> [(value: String, text: String)] {
    guard case .text(let text)? = value(of: view, scope: scope) else { return [] }
    let held = DateValue(text)
    let words = CalendarWords.table(for: environment.locale)
    if isAboutTime(view, part) {
      guard let chosen = held.minutes else { return [] }
      return (-3...3).map { step in
        let minutes = (chosen + step * 15 + 24 * 60) % (24 * 60)
        return (held.text(minutes: minutes), words.time(minutes: minutes))
      }
    }
    guard let chosen = held.day else { return [] }
    var days = [chosen]
    for _ in 0..<3 {
      if let day = days[0].moved(by: -1) { days.insert(day, at: 0) }
    }
    for _ in 0..<3 {
      if let day = days[days.count - 1].moved(by: 1) { days.append(day) }
    }
    return days.map { day in
      (day.description + text.dropFirst(10), words.date(year: day.year, month: day.month, day: day.day))
    }
  }
}
