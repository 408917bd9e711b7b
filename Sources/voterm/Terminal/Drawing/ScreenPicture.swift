import AXEngine

/// The mock screen in cells: every item with its rows and columns, as high as it needs to be.
struct ScreenPicture {
  /// An item with its place; the columns include a margin on either side for the marks of cursor and focus.
  struct Placed {
    var item: ScreenItem
    var rect: CellRect
    var lines: [String]
  }

  private(set) var placed: [Placed] = []
  /// Rows of the whole picture, with a blank one above and below.
  let height: Int
  let columns: Int
  /// Free columns on either side of a text.
  let margin: Int
  let charset: Charset
  let look: ScreenLook
  /// The screen in points.
  let screenSize: Size
  /// The rows of a grid's lines, by their places down the screen in points.
  private(set) var guides: [(y: Double, row: Int)] = []
  /// The rows of a grid.
  let bands: [GridBand]

  /// How much room texts may take; the first style that fits is used.
  private struct Density {
    var wraps: Bool
    var gap: Double
    var fieldRows: Int
  }

  private static let densities = [
    Density(wraps: true, gap: 1, fieldRows: 3), Density(wraps: true, gap: 1, fieldRows: 1),
    Density(wraps: true, gap: 16, fieldRows: 1), Density(wraps: true, gap: .infinity, fieldRows: 1),
    Density(wraps: false, gap: .infinity, fieldRows: 1), Density(wraps: true, gap: 24, fieldRows: 1),
  ]

  /// Places items on a number of columns. The picture may be higher than `rows`; it is made as airy as these allow.
  /// Each of `bands`, the rows of a grid, has rows of its own.
  init(
    _ items: [ScreenItem], columns: Int, rows: Int, screen: Size, charset: Charset,
    look: ScreenLook = .standard, bands: [GridBand] = []
  ) {
    self.columns = max(0, columns)
    self.look = look
    self.bands = bands
    screenSize = screen
    self.charset = charset
    margin = columns >= 16 ? 1 : 0
    let texts = ItemText(charset: charset)
    let scale = Double(max(1, columns)) / max(1, screen.width)
    let margin = margin
    let spans = ColumnPlan.plan(
      items.map { item in
        var wanted = Self.wantedWidth(item, texts, scale) + 2 * margin
        let inset = min(item.depth, max(0, columns - 1) / 2)
        var bounds = inset..<max(inset, columns - inset)
        if case .edge = item.kind { bounds = max(0, inset - 1)..<max(0, inset - 1, columns - inset + 1) }
        // A long text goes on below rather than to the left of where it begins.
        if item.wraps { wanted = min(wanted, Self.room(item.rect, columns, screen.width, margin)) }
        let isCentered = item.kind == .button && !item.isSnug
        return ColumnPlan.Item(
          rect: item.rect, width: min(wanted, bounds.count), least: Self.leastWidth(item, wanted),
          bounds: bounds, isCentered: isCentered, endsAtRight: item.isRightToLeft,
          isElastic: Self.isElastic(item.kind))
      }, columns: columns, screen: screen.width)
    let shown = items.indices.filter { !spans[$0].isEmpty }
    var rowPlan = RowPlan([], gap: 0)
    let guides = bands.map { band in
      RowPlan.Item(top: band.top, bottom: band.bottom, rows: band.rows, isGuide: true)
    }
    var rowCounts: [Int] = []
    for density in Self.densities {
      rowCounts = shown.map { at in
        let item = items[at]
        if case .field(let field) = item.kind, spans[at].count >= 6,
          density.fieldRows == 3 || field.isMultiline && field.caret != nil
        {
          return Self.fieldRows(field, item)
        }
        let whole = texts.height(item, width: spans[at].count - 2 * margin)
        return density.wraps ? whole : min(whole, max(1, item.lines.count, Int(near: item.rect.height / 20)))
      }
      rowPlan = RowPlan(
        zip(shown, rowCounts).map { at, count in
          RowPlan.Item(
            top: items[at].rect.minY, bottom: items[at].rect.maxY, rows: count, group: items[at].element)
        } + guides, gap: density.gap)
      if rowPlan.height + 2 <= rows {
        if !density.wraps {
          rowPlan = Self.spreading(&rowCounts, rowPlan, shown, spans, items, texts, guides, margin, rows)
        }
        break
      }
    }
    height = rowPlan.height + 2
    self.guides = Set(bands.flatMap { [$0.top, $0.bottom] }).sorted().map {
      (y: $0, row: rowPlan.row(ofEdge: $0) + 1)
    }
    placed = zip(shown, zip(rowCounts, rowPlan.starts)).map { at, rows in
      let width = spans[at].count - 2 * margin
      let isBoxed = rows.0 >= 3 && !items[at].wraps
      let lines = isBoxed ? [] : texts.rows(items[at], width: max(0, width), limit: rows.0)
      return Placed(
        item: items[at],
        rect: CellRect(
          row: rows.1 + 1, column: spans[at].lowerBound, height: rows.0, width: spans[at].count),
        lines: lines)
    }
  }

  // MARK: Places

  /// The cells of an element: around everything that is drawn of it.
  func rect(of element: ElementIndex) -> CellRect? {
    union(placed.filter { $0.item.element == element })
  }

  /// The cells of a view and all in it.
  func rect(ofNodes nodes: Range<NodeIndex>) -> CellRect? {
    union(placed.filter { nodes.contains($0.item.node) })
  }

  /// The cells of everything whose middle lies in a rectangle of the screen.
  func rect(in frame: Rect) -> CellRect? {
    union(placed.filter { frame.contains($0.item.rect.center) })
  }

  private func union(_ members: [Placed]) -> CellRect? {
    let members = members.filter { placed in
      if case .edge = placed.item.kind { return false }
      return true
    }
    guard let first = members.first?.rect else { return nil }
    var top = first.row
    var left = first.column
    var bottom = first.endRow
    var right = first.endColumn
    for rect in members.map(\.rect) {
      top = min(top, rect.row)
      left = min(left, rect.column)
      bottom = max(bottom, rect.endRow)
      right = max(right, rect.endColumn)
    }
    return CellRect(row: top, column: left, height: bottom - top, width: right - left)
  }

  /// The item at a cell of the picture; the front one where several lie there.
  func item(at point: CellPoint) -> ScreenItem? {
    placed.last { place in
      if case .edge = place.item.kind { return false }
      return place.rect.contains(point)
    }?.item
  }

  /// About where a blank cell of the picture lies in points: below what stands above it.
  func point(at cell: CellPoint, screen: Size) -> Point {
    let x = (Double(cell.column) + 0.5) * screen.width / Double(max(1, columns))
    let above = placed.filter { $0.rect.endRow <= cell.row }.map(\.item.rect.maxY).max() ?? 0
    let below = placed.filter { $0.rect.row >= cell.row }.map(\.item.rect.minY).min() ?? screen.height
    return Point(x, (above + max(above, below)) / 2)
  }

  // MARK: Drawing

  /// The whole picture with VoiceOver's cursor and what the technologies draw over it, Full Keyboard Access's ring at
  /// the cells of what has the focus. The frame's cursor is at the caret where a text is being edited.
  func draw(
    cursor: CellRect? = nil, focus: CellRect? = nil, _ marks: [Mark] = [],
    ring ringLook: RingLook = RingLook()
  ) -> Frame {
    var frame = Frame(rows: height, columns: columns, charset: charset)
    if look.ground != .plain { frame.fill(frame.bounds, style: look.ground) }
    drawEdges(&frame)
    for place in placed {
      if let caret = draw(place, &frame) { frame.cursor = caret }
    }
    let ring = marks.first { $0.kind == .ring }.flatMap { focus ?? cells(of: $0.frame) }
    if let cursor, cursor == ring {
      mark(cursor, charset.bothBox(ringLook), .cursor, &frame)
    } else {
      if let cursor { mark(cursor, charset.cursorBox, .cursor, &frame) }
      if let ring { mark(ring, charset.ringBox(ringLook), ringLook.style(in: charset), &frame) }
    }
    draw(marks, &frame)
    drawControls(&frame)
    return frame
  }

  /// Brackets beside the chosen day of a calendar and beside buttons with a layout of their own, an arrow behind rows that
  /// lead on.
  private func drawControls(_ frame: inout Frame) {
    guard margin > 0 else { return }
    for place in placed where place.item.kind == .day(isChosen: true) {
      for (column, sign) in [(place.rect.column, Character("(")), (place.rect.endColumn - 1, ")")]
      where frame[place.rect.row, column].isBlank {
        frame.put(sign, row: place.rect.row, column: column, style: look.ground)
      }
    }
    var seen: Set<ScreenItem.Control> = []
    for place in placed {
      guard let control = place.item.control, seen.insert(control).inserted else { continue }
      guard let rect = union(placed.filter { $0.item.control == control }) else { continue }
      let row = rect.row + (rect.height - 1) / 2
      if control.isNavigation {
        let mirrored = place.item.isRightToLeft
        let sign: Character = charset == .utf8 ? (mirrored ? "‹" : "›") : (mirrored ? "<" : ">")
        let places = mirrored ? [rect.column, rect.column - 1] : [rect.endColumn - 1, rect.endColumn]
        if let column = places.first(where: { (0..<columns).contains($0) && frame[row, $0].isBlank }) {
          frame.put(sign, row: row, column: column, style: look.ground)
        }
      } else {
        for row in rect.row..<rect.endRow {
          for (column, sign) in [(rect.column, Character("[")), (rect.endColumn - 1, "]")]
          where frame[row, column].isBlank {
            frame.put(sign, row: row, column: column, style: look.ground)
          }
        }
      }
    }
  }

  /// Draws an item; gives the cell of the caret in a field that is being edited.
  private func draw(_ place: Placed, _ frame: inout Frame) -> CellPoint? {
    let rect = place.rect.inset(rows: 0, columns: margin)
    let style = look.style(of: place.item)
    if look.keepsColors(place.item) { frame.fill(place.rect) }
    if case .field(let field) = place.item.kind { return draw(field, place, style, &frame) }
    for (line, text) in place.lines.prefix(rect.height).enumerated() {
      // Where lines run from right to left they end at the right edge.
      let shift = place.item.isRightToLeft ? max(0, rect.width - TextWidth.cells(of: text)) : 0
      frame.put(
        text, row: rect.row + line, column: rect.column + shift, limit: rect.width - shift, style: style)
    }
    return nil
  }

  /// The frames of sheets and alerts, under everything that is in them.
  private func drawEdges(_ frame: inout Frame) {
    for top in placed where top.item.kind == .edge(isTop: true) {
      guard
        let bottom = placed.first(where: {
          $0.item.kind == .edge(isTop: false) && $0.item.node == top.item.node
        })
      else { continue }
      let rect = CellRect(
        row: top.rect.row, column: top.rect.column, height: bottom.rect.endRow - top.rect.row,
        width: top.rect.width)
      frame.box(rect, charset.plainBox, style: look.ground)
      guard rect.width >= 12 else { continue }
      let isUTF8 = charset == .utf8
      if top.item.hidesMore {
        frame.put(isUTF8 ? " ↑ " : " ^ ", row: rect.row, column: rect.endColumn - 5, style: look.ground)
      }
      if bottom.item.hidesMore {
        let sign = isUTF8 ? " ↓ more " : " v more "
        frame.put(sign, row: rect.endRow - 1, column: rect.endColumn - 10, style: look.ground)
      }
    }
  }

  /// Draws a mark around some cells: its sides, and above and below where nothing else stands.
  func mark(_ rect: CellRect, _ box: Charset.Box, _ style: Style, _ frame: inout Frame) {
    let left = margin > 0 ? rect.column : rect.column - 1
    let right = margin > 0 ? rect.endColumn - 1 : rect.endColumn
    let hasTop = isFree(rect.row - 1, left, right, frame)
    let hasBottom = isFree(rect.endRow, left, right, frame)
    let isBare = rect.height == 1 && !(hasTop && hasBottom)
    for row in rect.row..<rect.endRow {
      for (column, sign) in [(left, isBare ? box.open : box.side), (right, isBare ? box.close : box.side)]
      where frame[row, column].isBlank {
        frame.put(sign, row: row, column: column, style: style)
      }
    }
    if hasTop, !isBare {
      line(rect.row - 1, left, right, (box.topLeft, box.top, box.topRight), style, &frame)
    }
    if hasBottom, !isBare {
      line(rect.endRow, left, right, (box.bottomLeft, box.bottom, box.bottomRight), style, &frame)
    }
  }

  private func isFree(_ row: Int, _ left: Int, _ right: Int, _ frame: Frame) -> Bool {
    row >= 0 && row < frame.rows && left <= right && (left...right).allSatisfy { frame[row, $0].isBlank }
      && !placed.contains { $0.rect.row <= row && row < $0.rect.endRow }
  }

  private func line(
    _ row: Int, _ left: Int, _ right: Int, _ signs: (Character, Character, Character), _ style: Style,
    _ frame: inout Frame
  ) {
    for column in left...right { frame.put(signs.1, row: row, column: column, style: style) }
    frame.put(signs.0, row: row, column: left, style: style)
    frame.put(signs.2, row: row, column: right, style: style)
  }
}
