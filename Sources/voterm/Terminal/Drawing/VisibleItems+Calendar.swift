import AXEngine

/// The days of an open calendar.
extension VisibleItems {
  /// What stands in the columns before the first day of a month and behind the last one: nothing, in cells as wide as
  /// those of days, so that the columns of all weeks lie below each other.
  mutating func addBlankDays(beside day: ScreenItem, in menu: NodeIndex, isFirst: Bool) {
    guard let panel = visible(menu), day.rect.width > 0 else { return }
    let before = isRightToLeft ? panel.maxX - day.rect.maxX : day.rect.minX - panel.minX
    let column = Int(near: before / day.rect.width)
    for place in isFirst ? 0..<max(0, min(column, 6)) : min(column + 1, 7)..<7 {
      var blank = day
      blank.kind = .day(isChosen: false)
      blank.node = menu
      blank.element = -1
      blank.text = ""
      let edge = Double(place) * day.rect.width
      blank.rect.origin.x = isRightToLeft ? panel.maxX - edge - day.rect.width : panel.minX + edge
      items.append(blank)
    }
  }

  /// Whether a day is the last one of its month.
  func isLastDay(_ here: ViewNode) -> Bool {
    guard Int(here.end) < scene.views.nodes.count, case .option? = scene.views.nodes[Int(here.end)].part
    else {
      return true
    }
    return false
  }

  /// Whether a part is a day of an open calendar.
  func isDay(_ here: ViewNode) -> Bool {
    scene.mock.views[Int(here.view)].type == .datePicker && !scene.views.isContextMenu(here.parent)
  }
}
