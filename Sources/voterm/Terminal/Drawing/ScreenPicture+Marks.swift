import AXEngine

/// What the technologies draw over the screen: highlights, names and numbers, bands and cells. Each kind has lines of
/// its own, so that none needs a colour.
extension ScreenPicture {
  /// Draws marks, those of points and areas first.
  func draw(_ marks: [Mark], _ frame: inout Frame) {
    for mark in marks {
      switch mark.kind {
      case .band, .line, .gridCell: drawArea(mark, &frame)
      case .ring, .focus, .scanItem, .scanGroup, .scanExit, .label, .floatingButton: continue
      }
    }
    for label in gridLabels(marks) {
      frame.put(label.text, row: label.row, column: label.column, style: .label)
    }
    // The ring is drawn already, with the cursor that may lie at the same place.
    var labelled: [CellRect] = []
    for mark in marks {
      switch mark.kind {
      case .band, .line, .gridCell, .ring: continue
      case .label, .floatingButton: drawLabel(mark, &labelled, &frame)
      case .focus, .scanItem, .scanGroup, .scanExit:
        guard let rect = cells(of: mark.frame), let box = charset.box(of: mark.kind) else { continue }
        self.mark(rect, box, .focus, &frame)
      }
    }
  }

  /// The cells of a mark: around what is drawn inside of its frame; where nothing is, where the frame itself would be.
  func cells(of frame: Rect) -> CellRect? {
    if let rect = rect(in: frame) { return rect }
    guard !frame.isEmpty else { return nil }
    let (top, left) = (row(at: frame.minY), column(at: frame.minX))
    let rect = CellRect(
      row: top, column: left, height: max(1, row(at: frame.maxY) - top),
      width: max(3, column(at: frame.maxX) - left))
    return rect.column < columns && rect.row < height ? rect : nil
  }

  /// A name or number: in the free cells beside what it belongs to, else over its end.
  private func drawLabel(_ mark: Mark, _ taken: inout [CellRect], _ frame: inout Frame) {
    guard let rect = cells(of: mark.frame), let label = mark.label, !label.isEmpty else { return }
    let room = max(1, columns / 2)
    // The floating button has no room for its name.
    let signs = mark.kind == .floatingButton ? "{AT}" : "(" + TextWidth.neutralised(label) + ")"
    let text = TextWidth.truncated(signs, toCells: room, ellipsis: charset.ellipsis)
    let width = TextWidth.cells(of: text)
    let row = rect.row
    func isFree(_ column: Int) -> Bool {
      guard column >= 0, column + width <= columns else { return false }
      let cells = CellRect(row: row, column: column, height: 1, width: width)
      return (column..<column + width).allSatisfy { frame[row, $0].isBlank }
        && !taken.contains { $0.row == row && $0.column < cells.endColumn && cells.column < $0.endColumn }
    }
    let last = rect.endColumn - margin
    let candidates = [last, last + 1, rect.column + margin - width, columns - width]
    let column = candidates.first(where: isFree) ?? max(0, min(columns, rect.endColumn) - width)
    frame.put(text, row: row, column: column, limit: width, style: .label)
    taken.append(CellRect(row: row, column: column, height: 1, width: width))
  }

  /// A band, line or cell of the screen, whatever lies there.
  private func drawArea(_ mark: Mark, _ frame: inout Frame) {
    let rows = row(at: mark.frame.minY)..<max(row(at: mark.frame.minY) + 1, row(at: mark.frame.maxY))
    let left = column(at: mark.frame.minX)
    let columns = left..<max(left + 1, column(at: mark.frame.maxX))
    for row in rows where row >= 0 && row < frame.rows {
      for column in columns where column >= 0 && column < frame.columns {
        let isEdge = row == rows.lowerBound || column == columns.lowerBound
        switch mark.kind {
        case .band where frame[row, column].isBlank:
          frame.put(charset.shade, row: row, column: column, style: .dim)
        case .line where frame[row, column].isBlank:
          let isUpright = rows.count > columns.count
          frame.put(
            isUpright ? charset.plainBox.side : charset.plainBox.top, row: row, column: column, style: .focus)
        case .gridCell where isEdge && frame[row, column].isBlank:
          frame.put(
            column == columns.lowerBound ? charset.plainBox.side : charset.plainBox.top, row: row,
            column: column, style: .dim)
        case .band, .line, .gridCell, .ring, .focus, .scanItem, .scanGroup, .scanExit, .label,
          .floatingButton:
          break
        }
      }
    }
  }

  // MARK: Points to cells

  /// The column of a place across the screen, in points.
  func column(at x: Double) -> Int {
    max(0, min(columns, Int(near: (x * Double(columns) / max(1, screenSize.width)).rounded(.down))))
  }

  /// The row of a place down the screen, in points: the edges of what is drawn lie where they are drawn, the rest in
  /// between.
  func row(at y: Double) -> Int {
    if let guide = guides.first(where: { $0.y == y }) { return max(0, min(height, guide.row)) }
    var before = (y: 0.0, row: 0)
    var after = (y: screenSize.height, row: height)
    func pass(_ edge: Double, _ row: Int) {
      if edge <= y, (edge, row) > before { before = (edge, row) }
      if edge > y, (edge, row) < after { after = (edge, row) }
    }
    for place in placed {
      pass(place.item.rect.minY, place.rect.row)
      pass(place.item.rect.maxY, place.rect.endRow)
    }
    guard after.y > before.y, after.row > before.row else { return max(0, min(height, before.row)) }
    let share = (y - before.y) / (after.y - before.y)
    return max(
      0, min(height, before.row + Int(near: (share * Double(after.row - before.row)).rounded(.down))))
  }
}

extension Charset {
  /// Fills what a band covers.
  var shade: Character { self == .utf8 ? "░" : ":" }

  /// The lines of a mark around something; nil for those that are no frame.
  func box(of kind: Mark.Kind) -> Box? {
    switch kind {
    case .focus: self == .utf8 ? Self.televisionUTF8 : Self.televisionASCII
    case .scanItem: self == .utf8 ? Self.scanUTF8 : Self.scanASCII
    case .scanGroup: self == .utf8 ? Self.groupUTF8 : Self.groupASCII
    case .scanExit: self == .utf8 ? Self.exitUTF8 : Self.exitASCII
    case .ring, .band, .line, .label, .gridCell, .floatingButton: nil
    }
  }

  private static let televisionUTF8 = Box("█▀███▄██████")
  private static let televisionASCII = Box("@@@@@@@@@@@@")
  private static let scanUTF8 = Box("┏━┓┃┗━┛┣┫┃┃")
  private static let scanASCII = Box("+=+!+=++++()")
  private static let groupUTF8 = Box("╭━╮┃╰━╯├┤┃┃")
  private static let groupASCII = Box("*=*!*=****!!")
  private static let exitUTF8 = Box("╭╌╮╎╰╌╯├┤╎╎")
  private static let exitASCII = Box("*-*'*-****''")
}

extension Style {
  /// A name or number of Voice Control.
  static let label = Style(attributes: [.bold, .reverse])
}
