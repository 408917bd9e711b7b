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

extension EvaluationContext {
  /// Whether a date picker, or a part of it, is about the time of day.
  private func isAboutTime(_ view: ViewDescription, _ part: ViewPart?) -> Bool {
    part == .time || part != .date && DatePickerMode(of: view) == .time
  }

  /// What a date picker shows and says, in the language in use; a text that holds no such thing as it is. Of a wheel
  /// it is the row in its middle.
  func dateText(of view: ViewDescription, part: ViewPart? = nil, scope: Int32) -> String {
    let text = value(of: view, scope: scope)?.description ?? ""
    let held = DateValue(text)
    let words = CalendarWords.table(for: environment.locale)
    if case .wheel(let wheel)? = part {
      let rows = held.minutes.map(words.wheels) ?? []
      return rows.indices.contains(wheel) ? rows[wheel] : ""
    }
    if isAboutTime(view, part) { return held.minutes.map(words.time) ?? text }
    return held.day.map { words.date(year: $0.year, month: $0.month, day: $0.day) } ?? text
  }

  /// Whether a date picker, or a part of it, has something to open: its text holds a day, or a time of day.
  func opensDates(of view: ViewDescription, part: ViewPart?, scope: Int32) -> Bool {
    let held = DateValue(value(of: view, scope: scope)?.description ?? "")
    return isAboutTime(view, part) ? held.minutes != nil : held.day != nil
  }

  /// The month that an open calendar shows, counted from January of the year 0: that of the chosen day until a page is
  /// turned; nil where there is no day.
  func shownMonth(of view: ViewDescription, scope: Int32) -> Int? {
    guard let day = DateValue(value(of: view, scope: scope)?.description ?? "").day else { return nil }
    return shownMonth ?? CivilDate.months(day.year, day.month)
  }

  /// The days of an open calendar: all of the month that it shows. The rest of the text stays.
  func dateOptions(
    of view: ViewDescription, part: ViewPart?, scope: Int32
  ) -> [(value: String, text: String)] {
    guard !isAboutTime(view, part), case .text(let text)? = value(of: view, scope: scope),
      let month = shownMonth(of: view, scope: scope)
    else { return [] }
    let words = CalendarWords.table(for: environment.locale)
    return CivilDate.days(ofMonth: month).map { day in
      (day.description + text.dropFirst(10), words.date(year: day.year, month: day.month, day: day.day))
    }
  }
}

extension App {
  /// Turns to another month of an open calendar.
  mutating func turnPage(of view: ViewIndex, _ node: NodeIndex, by months: Int, _ turn: inout Turn) -> Bool {
    let target = views.nodes[Int(node)]
    guard !target.flags.contains(.disabled),
      let month = evaluation.shownMonth(of: mock.views[Int(view)], scope: target.scope)
    else { return false }
    state.shownMonth = month + months
    turn.touched.append(view)
    return true
  }

  /// Turns a wheel of a time of day by a row; behind the last one comes the first (CU-77: up is the next row).
  mutating func move(wheel: Int, _ node: NodeIndex, isUp: Bool, _ turn: inout Turn) -> Bool {
    let target = views.nodes[Int(node)]
    let view = mock.views[Int(target.view)]
    guard !target.flags.contains(.disabled), let binding = view.properties.binding(.value),
      case .text(let text)? = evaluation.value(of: view, scope: target.scope),
      let minutes = DateValue(text).minutes
    else { return false }
    let step = isUp ? 1 : -1
    let (hour, minute) = (minutes / 60, minutes % 60)
    let turned =
      switch wheel {
      case 0: (hour + step + 24) % 24 * 60 + minute
      case 1: hour * 60 + (minute + step + 60) % 60
      default: (hour + 12) % 24 * 60 + minute
      }
    write(.text(DateValue(text).text(minutes: turned)), to: binding, at: node, &turn)
    runAction(of: view, node, &turn)
    return true
  }
}

extension ViewTreeBuilder {
  /// Adds what an open date picker offers: the days of a month between the buttons that turn the page, or a wheel for
  /// each part of a time of day. That the days stand below each other is our own choice.
  mutating func placeOpenDates(
    of view: ViewDescription, part: ViewPart? = nil, _ index: ViewIndex, _ level: Level
  ) {
    placeOpenMenu(of: index, level) { builder, inner in
      let words = Phrases.table(for: builder.state.environment.locale)
      let days = builder.context.options(of: view, part: part, scope: inner.scope)
      guard !days.isEmpty else {
        for wheel in 0..<3 {
          let text = builder.context.dateText(of: view, part: .wheel(wheel), scope: inner.scope)
          if !text.isEmpty { builder.addPart(.wheel(wheel), of: index, inner, text: text) }
        }
        return
      }
      let month = builder.context.shownMonth(of: view, scope: inner.scope) ?? 0
      builder.addPart(
        .previousMonth, of: index, inner, text: words[.previousMonth],
        flags: CivilDate.days(ofMonth: month - 1).isEmpty ? .disabled : [])
      builder.addPart(
        .nextMonth, of: index, inner, text: words[.nextMonth],
        flags: CivilDate.days(ofMonth: month + 1).isEmpty ? .disabled : [])
      for (place, day) in days.enumerated() {
        builder.addPart(.option(place), of: index, inner, text: day.text)
      }
    }
  }
}
