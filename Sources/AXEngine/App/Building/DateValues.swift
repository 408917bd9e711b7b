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
      let rows =
        choosesMonth
        ? shownMonth(of: view, scope: scope).map(words.wheels(month:)) ?? []
        : held.minutes.map(words.wheels(minutes:)) ?? []
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

  /// What the cell of an open calendar is called that shows the number of a day.
  func dayText(of view: ViewDescription, _ place: Int, scope: Int32) -> String? {
    let days = shownMonth(of: view, scope: scope).map(CivilDate.days(ofMonth:)) ?? []
    guard days.indices.contains(place) else { return nil }
    return CalendarWords.table(for: environment.locale).date(
      year: days[place].year, month: days[place].month, day: days[place].day)
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

  /// Shows wheels for month and year instead of the days, or the days again.
  mutating func showMonths(of view: ViewIndex, _ node: NodeIndex, _ turn: inout Turn) -> Bool {
    guard !views.nodes[Int(node)].flags.contains(.disabled) else { return false }
    state.choosesMonth.toggle()
    turn.touched.append(view)
    return true
  }

  /// Turns the wheel of the month, which goes round within its year, or that of the year, which has ends.
  private mutating func turn(monthWheel wheel: Int, _ node: NodeIndex, isUp: Bool, _ turn: inout Turn) -> Bool
  {
    let target = views.nodes[Int(node)]
    guard let month = evaluation.shownMonth(of: mock.views[Int(target.view)], scope: target.scope) else {
      return false
    }
    let step = isUp ? 1 : -1
    let turned = wheel == 0 ? month / 12 * 12 + (month % 12 + step + 12) % 12 : month + 12 * step
    guard !CivilDate.days(ofMonth: turned).isEmpty else { return true }
    state.shownMonth = turned
    turn.touched.append(target.view)
    return true
  }

  /// Turns a wheel by a row; of a time of day behind the last one comes the first (CU-77: up is the next row).
  mutating func move(wheel: Int, _ node: NodeIndex, isUp: Bool, _ turn: inout Turn) -> Bool {
    let target = views.nodes[Int(node)]
    let view = mock.views[Int(target.view)]
    guard !target.flags.contains(.disabled) else { return false }
    if state.choosesMonth { return self.turn(monthWheel: wheel, node, isUp: isUp, &turn) }
    guard let binding = view.properties.binding(.value),
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
  /// Adds what an open date picker offers: a month as a grid of days below its name and the buttons that turn the page,
  /// or a wheel for month and year; a wheel for each part of a time of day. Cells show numbers and are called by the day;
  /// the names of the days of the week are shown alone.
  mutating func placeOpenDates(
    of view: ViewDescription, part: ViewPart? = nil, _ index: ViewIndex, _ level: Level
  ) {
    placeOpenMenu(of: index, level) { builder, inner in
      let count = builder.context.options(of: view, part: part, scope: inner.scope).count
      guard count > 0, let month = builder.context.shownMonth(of: view, scope: inner.scope) else {
        return builder.addWheels(3, of: view, index, inner)
      }
      let words = CalendarWords.table(for: builder.state.environment.locale)
      builder.addPart(.month, of: index, inner, text: words.title(month: month))
      if builder.state.choosesMonth { return builder.addWheels(2, of: view, index, inner) }
      let signs = builder.state.environment.isRightToLeft ? ("›", "‹") : ("‹", "›")
      builder.addPart(
        .previousMonth, of: index, inner, text: signs.0,
        flags: CivilDate.days(ofMonth: month - 1).isEmpty ? .disabled : [])
      builder.addPart(
        .nextMonth, of: index, inner, text: signs.1,
        flags: CivilDate.days(ofMonth: month + 1).isEmpty ? .disabled : [])
      let begin = words.column(ofMonth: month)
      for (column, name) in words.week.enumerated() {
        builder.addPart(.weekday((column - begin + 7) % 7), of: index, inner, text: name)
      }
      for place in 0..<count {
        builder.addPart(.option(place), of: index, inner, text: String(place + 1))
      }
    }
  }

  private mutating func addWheels(_ count: Int, of view: ViewDescription, _ index: ViewIndex, _ level: Level)
  {
    for wheel in 0..<count {
      let text = context.dateText(of: view, part: .wheel(wheel), scope: level.scope)
      if !text.isEmpty { addPart(.wheel(wheel), of: index, level, text: text) }
    }
  }
}
