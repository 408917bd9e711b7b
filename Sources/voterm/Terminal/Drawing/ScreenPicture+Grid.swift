import AXEngine

/// A row of Voice Control's grid, and how many rows of the picture its numbers need.
struct GridBand: Hashable, Sendable {
  /// Where it lies down the screen, in points.
  var top: Double
  var bottom: Double
  /// Rows that its numbers take: more than one where they would run into each other.
  var rows: Int

  /// The rows of the grid in some marks. Where there are not enough rows for all of its numbers, each has one.
  static func bands(_ marks: [Mark], columns: Int, rows: Int, screen: Size) -> [GridBand] {
    var bands: [GridBand] = []
    for mark in marks where mark.kind == .gridCell {
      let cell = mark.frame.width * Double(columns) / max(1, screen.width)
      let wanted = rowsNeeded(TextWidth.cells(of: mark.label ?? ""), cell: cell)
      if let last = bands.last, last.top == mark.frame.minY {
        bands[bands.count - 1].rows = max(last.rows, wanted)
      } else {
        bands.append(GridBand(top: mark.frame.minY, bottom: mark.frame.maxY, rows: wanted))
      }
    }
    if bands.reduce(2, { $0 + $1.rows }) > rows {
      for place in bands.indices { bands[place].rows = 1 }
    }
    return bands
  }

  /// In how many rows numbers of a width stand so that none touches the next one, in cells that are so wide.
  private static func rowsNeeded(_ width: Int, cell: Double) -> Int {
    guard cell > 0, cell < Double(width + 1) else { return 1 }
    let needed = (2 * Double(width) + 1) / cell
    return needed < 1000 ? Int(near: needed.rounded(.up)) : 1000
  }
}

extension ScreenPicture {
  /// A number of the grid with its place in the picture.
  struct GridLabel: Hashable, Sendable {
    var text: String
    var row: Int
    var column: Int
  }

  /// The numbers of the grid, without those that would lie on another one: in the middle of their cells, in turn on
  /// several rows where cells are narrow.
  func gridLabels(_ marks: [Mark]) -> [GridLabel] {
    var labels: [GridLabel] = []
    var ends: [Int: Int] = [:]
    var (top, across) = (-Double.infinity, 0)
    let bands = marks.contains { $0.kind == .gridCell } ? self.bands : []
    for mark in marks where mark.kind == .gridCell {
      across = mark.frame.minY == top ? across + 1 : 0
      top = mark.frame.minY
      guard let text = mark.label else { continue }
      let first = row(at: mark.frame.minY)
      let count = max(1, row(at: mark.frame.maxY) - first)
      let turns = max(1, min(count, bands.first { $0.top == top }?.rows ?? 1))
      let line = first + (count - turns + 1) / 2 + across % turns
      let left = column(at: mark.frame.minX)
      let room = max(1, column(at: mark.frame.maxX) - left)
      let width = TextWidth.cells(of: text)
      let start = max(0, min(left + max(0, (room - width) / 2), columns - width))
      guard line < height, start + width <= columns, start >= ends[line] ?? 0 else { continue }
      ends[line] = start + width
      labels.append(GridLabel(text: text, row: line, column: start))
    }
    return labels
  }

  /// The numbers of the grid that a window of rows does not show.
  func hiddenCells(_ marks: [Mark], from top: Int, rows: Int) -> [String] {
    let shown = Set(gridLabels(marks).filter { $0.row >= top && $0.row < top + rows }.map(\.text))
    return marks.filter { $0.kind == .gridCell }.compactMap(\.label).filter { !shown.contains($0) }
  }
}
