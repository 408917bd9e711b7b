/// The open calendar of a date picker.
extension LayoutPass {
  /// Whether a node is the open panel of a day, with the days of a month or wheels for month and year.
  func isCalendar(_ node: Int) -> Bool {
    nodes[node].part == .menu && type(node) == .datePicker && child(of: node, .month) != nil
  }

  /// Whether a node is a day of an open calendar. Days keep their size, as segments do.
  func isInCalendar(_ node: Int) -> Bool {
    type(node) == .datePicker && nodes[node].parent >= 0 && isCalendar(Int(nodes[node].parent))
  }

  /// As wide as a phone's screen that stands upright allows.
  var calendarWidth: Double {
    let most = context.screen.width - context.safeArea.horizontal - 2 * ControlMetrics.menuGap
    return max(ControlMetrics.minimumTarget, min(ControlMetrics.calendarWidth, most))
  }

  /// What stands in the panel.
  private enum Member {
    case month
    /// A button that turns the page: 0 back, 1 on.
    case page(Int)
    case weekday(Int)
    case day(Int)
    case wheel
  }

  private func member(_ node: Int) -> Member? {
    switch nodes[node].part {
    case .month: .month
    case .previousMonth: .page(0)
    case .nextMonth: .page(1)
    case .weekday(let place): .weekday(place)
    case .option(let place): .day(place)
    case .wheel: .wheel
    case .decrement, .increment, .tab, .tabBar, .navigationBar, .backButton, .navigationTitle, .dismiss,
      .title,
      .message, .header, .footer, .caption, .column, .content, .date, .time, .ok, .cancel, .menu, .list,
      .grabber,
      .swipeAction, nil:
      nil
    }
  }

  /// The month and the buttons that turn the page in one row; below it the days of the week and seven columns of days, or
  /// wheels below each other.
  func arrangeCalendar(_ node: Int, _ box: LayoutBox) -> Size {
    let width = box.innerWidth
    let target = ControlMetrics.minimumTarget
    let column = width / 7
    var y = 0.0
    var begin = 0
    var weekdays = 0
    forEachInFlow(of: node) { child in
      switch member(child) {
      case .month:
        let room = max(target, width - 2 * target)
        _ = measure(
          child, min(room, nodes[child].measured.ideal + ControlMetrics.valueButtonPadding), target, .fills)
        y = target
      case .page: _ = measure(child, target, target, .fills)
      case .weekday(let place):
        _ = measure(child, column, ControlMetrics.weekdayHeight, .fills)
        if place == 0 { begin = weekdays }
        weekdays += 1
      case .day: _ = measure(child, column, target, .fills)
      case .wheel: _ = measure(child, width, -1, .row)
      case nil: break
      }
    }
    if weekdays > 0 { y += ControlMetrics.weekdayHeight }
    let grid = y
    var named = 0
    forEachPlaced(of: node) { child in
      switch member(child) {
      case .month: put(child, 0, 0, in: width)
      case .page(let place): put(child, width - Double(2 - place) * target, 0, in: width)
      case .weekday:
        put(child, column * Double(named), target, in: width)
        named += 1
      case .day(let place):
        let row = Double((begin + place) / 7)
        put(child, column * Double((begin + place) % 7), grid + row * target, in: width)
        y = max(y, grid + (row + 1) * target)
      case .wheel:
        put(child, 0, y, in: width)
        y += nodes[child].measured.size.height
      case nil: break
      }
    }
    return limitHeight(
      node, box.outer(Size(width, y)), to: heightInSight(margin: ControlMetrics.menuGap))
  }
}
