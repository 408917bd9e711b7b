import AXEngine

/// How much room an item would like, and how little it can do with.
extension ScreenPicture {
  static func isElastic(_ kind: ScreenItem.Kind) -> Bool {
    switch kind {
    case .slider, .progress: true
    default: false
    }
  }

  /// Gives the rows that are left over to texts that were cut, from the top.
  static func spreading(
    _ rowCounts: inout [Int], _ plan: RowPlan, _ shown: [Int], _ spans: [Range<Int>], _ items: [ScreenItem],
    _ texts: ItemText, _ guides: [RowPlan.Item], _ margin: Int, _ rows: Int
  ) -> RowPlan {
    var best = plan
    for (place, at) in shown.enumerated() {
      if best.height + 2 >= rows { break }
      if case .field = items[at].kind { continue }
      let whole = texts.height(items[at], width: spans[at].count - 2 * margin)
      guard whole > rowCounts[place] else { continue }
      let before = rowCounts[place]
      rowCounts[place] = whole
      let longer = RowPlan(
        zip(shown, rowCounts).map { at, count in
          RowPlan.Item(
            top: items[at].rect.minY, bottom: items[at].rect.maxY, rows: count, group: items[at].element)
        } + guides, gap: .infinity)
      if longer.height + 2 <= rows { best = longer } else { rowCounts[place] = before }
    }
    return best
  }

  /// The columns from a text's edge to the other side of the screen.
  static func room(_ rect: Rect, _ columns: Int, _ screen: Double, _ margin: Int) -> Int {
    let edge = min(rect.minX, max(0, screen - rect.maxX))
    let free = Int(near: (edge * Double(columns) / max(1, screen)).rounded(.down))
    return max(2 * margin + 1, columns - min(free, columns / 8))
  }

  static func wantedWidth(_ item: ScreenItem, _ texts: ItemText, _ scale: Double) -> Int {
    let linear = Int(near: item.rect.width * scale)
    switch item.kind {
    case .field, .slider, .progress, .divider: return max(linear, 6)
    case .edge: return .max / 4
    default: return texts.width(item)
    }
  }

  static func leastWidth(_ item: ScreenItem, _ wanted: Int) -> Int {
    switch item.kind {
    case .toggle: min(wanted, 3)
    case .edge: 0
    default: 1
    }
  }
}
