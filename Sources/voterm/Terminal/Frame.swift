import AXEngine

/// A picture in cells, worked out without a terminal. Writing outside of it does nothing.
struct Frame: Hashable, Sendable {
  let rows: Int
  let columns: Int
  let charset: Charset
  private(set) var cells: [Cell]
  /// Where the hardware cursor sits; nil hides it.
  var cursor: CellPoint?
  /// Whether a letter was written that the terminal cannot show.
  private(set) var lacksLetters = false

  /// A blank picture.
  init(rows: Int, columns: Int, charset: Charset = .utf8) {
    self.rows = max(0, rows)
    self.columns = max(0, columns)
    self.charset = charset
    cells = Array(repeating: .blank, count: self.rows * self.columns)
  }

  /// The whole picture.
  var bounds: CellRect { CellRect(row: 0, column: 0, height: rows, width: columns) }

  /// The cell at a place; blank outside.
  subscript(row: Int, column: Int) -> Cell {
    guard row >= 0, row < rows, column >= 0, column < columns else { return .blank }
    return cells[row * columns + column]
  }

  /// Writes a text on one row from a column on, at most `limit` cells wide, cut without a sign. What a cell cannot
  /// hold is replaced. Gives the number of cells used.
  @discardableResult
  mutating func put(
    _ text: some StringProtocol, row: Int, column: Int, limit: Int = .max, style: Style = .plain
  ) -> Int {
    let end = min(columns, limit > columns - column ? columns : column + limit)
    guard row >= 0, row < rows, column < end else { return 0 }
    var at = column
    if TextWidth.isPlainASCII(text) {
      for byte in text.utf8 {
        if at >= end { break }
        set(row, at, Cell(base: UInt32(byte), style: style))
        at += 1
      }
      return at - column
    }
    for character in TextWidth.neutralised(text) {
      var last: Int?
      for scalar in TextWidth.glyph(of: character).text.unicodeScalars {
        let width = TextWidth.cells(of: scalar)
        if width == 0 {
          if charset == .utf8, let last, last >= 0 { cells[row * columns + last].add(mark: scalar.value) }
          continue
        }
        if at + width > end { return at - column }
        last = at >= 0 ? at : nil
        putScalar(scalar.value, width: width, row: row, column: at, style: style)
        at += width
      }
    }
    return at - column
  }

  private mutating func putScalar(_ value: UInt32, width: Int, row: Int, column: Int, style: Style) {
    let shown = charset.scalar(value)
    if shown == 0x3F, value > 0x7F, Unicode.Scalar(value)?.properties.isAlphabetic == true {
      lacksLetters = true
    }
    if width == 1 || charset == .ascii {
      for offset in 0..<width { set(row, column + offset, Cell(base: shown, style: style)) }
      return
    }
    guard column >= 0, column + 1 < columns else {
      set(row, column, Cell(base: 0x20, style: style))
      set(row, column + 1, Cell(base: 0x20, style: style))
      return
    }
    set(row, column, Cell(base: shown, style: style))
    set(row, column + 1, Cell(base: 0x20, style: style))
    cells[row * columns + column].width = 2
    cells[row * columns + column + 1] = Cell(base: 0, width: 0, style: style)
  }

  /// Sets a narrow cell; a wide character of which it covers one half loses the other.
  private mutating func set(_ row: Int, _ column: Int, _ cell: Cell) {
    guard column >= 0, column < columns, row >= 0, row < rows else { return }
    let at = row * columns + column
    if cells[at].width == 0, column > 0 {
      cells[at - 1] = Cell(base: 0x20, style: cells[at - 1].style)
    } else if cells[at].width == 2, column + 1 < columns {
      cells[at + 1] = Cell(base: 0x20, style: cells[at + 1].style)
    }
    cells[at] = cell
  }

  /// Writes one of the drawing signs.
  mutating func put(_ sign: Character, row: Int, column: Int, style: Style = .plain) {
    guard let scalar = sign.unicodeScalars.first else { return }
    set(row, column, Cell(base: charset.scalar(scalar.value), style: style))
  }

  /// Fills a stretch with one sign.
  mutating func fill(_ rect: CellRect, _ sign: Character = " ", style: Style = .plain) {
    guard !rect.isEmpty else { return }
    for row in max(0, rect.row)..<max(0, rect.row, min(rows, rect.endRow)) {
      for column in max(0, rect.column)..<max(0, rect.column, min(columns, rect.endColumn)) {
        put(sign, row: row, column: column, style: style)
      }
    }
  }

  /// Draws a frame along the edge of a stretch, with a title in its upper line.
  mutating func box(_ rect: CellRect, _ box: Charset.Box, style: Style = .frame, title: String = "") {
    guard rect.height >= 2, rect.width >= 2 else { return }
    for column in (rect.column + 1)..<(rect.endColumn - 1) {
      put(box.top, row: rect.row, column: column, style: style)
      put(box.bottom, row: rect.endRow - 1, column: column, style: style)
    }
    for row in (rect.row + 1)..<(rect.endRow - 1) {
      put(box.side, row: row, column: rect.column, style: style)
      put(box.side, row: row, column: rect.endColumn - 1, style: style)
    }
    put(box.topLeft, row: rect.row, column: rect.column, style: style)
    put(box.topRight, row: rect.row, column: rect.endColumn - 1, style: style)
    put(box.bottomLeft, row: rect.endRow - 1, column: rect.column, style: style)
    put(box.bottomRight, row: rect.endRow - 1, column: rect.endColumn - 1, style: style)
    putTitle(title, row: rect.row, rect)
  }

  /// Draws a line across a frame, with a title.
  mutating func rule(
    row: Int, across rect: CellRect, _ box: Charset.Box, style: Style = .frame, title: String
  ) {
    guard rect.width >= 2 else { return }
    for column in (rect.column + 1)..<(rect.endColumn - 1) {
      put(box.top, row: row, column: column, style: style)
    }
    put(box.teeLeft, row: row, column: rect.column, style: style)
    put(box.teeRight, row: row, column: rect.endColumn - 1, style: style)
    putTitle(title, row: row, rect)
  }

  private mutating func putTitle(_ title: String, row: Int, _ rect: CellRect) {
    guard !title.isEmpty, rect.width >= 8 else { return }
    put(" " + fit(title, rect.width - 6) + " ", row: row, column: rect.column + 1, style: .bold)
  }

  /// Copies a stretch of another picture to a place of this one.
  mutating func copy(_ source: Frame, from rect: CellRect, to place: CellPoint) {
    lacksLetters = lacksLetters || source.lacksLetters
    for row in 0..<max(0, rect.height) {
      for column in 0..<max(0, rect.width) {
        let cell = source[rect.row + row, rect.column + column]
        guard cell.width > 0 else { continue }
        if cell.width == 2, column + 1 < rect.width, place.column + column + 1 < columns {
          put(wide: cell, row: place.row + row, column: place.column + column)
        } else {
          let shown = cell.width == 2 ? Cell(base: 0x20, style: cell.style) : cell
          set(place.row + row, place.column + column, shown)
        }
      }
    }
  }

  private mutating func put(wide cell: Cell, row: Int, column: Int) {
    guard row >= 0, row < rows, column >= 0, column + 1 < columns else { return }
    set(row, column, Cell(base: 0x20))
    set(row, column + 1, Cell(base: 0x20))
    cells[row * columns + column] = cell
    cells[row * columns + column + 1] = Cell(base: 0, width: 0, style: cell.style)
  }

  /// The text where it fits, else its beginning with the sign for more.
  func fit(_ text: String, _ width: Int) -> String {
    TextWidth.truncated(TextWidth.neutralised(text), toCells: width, ellipsis: charset.ellipsis)
  }

  /// The text of a row, for tests and for people; the right half of a wide character adds nothing.
  func text(row: Int) -> String {
    var line = String.UnicodeScalarView()
    for column in 0..<columns {
      let cell = self[row, column]
      for value in [cell.base, cell.mark1, cell.mark2, cell.mark3] where value != 0 {
        if let scalar = Unicode.Scalar(value) { line.append(scalar) }
      }
    }
    return String(line)
  }

  /// The whole picture as lines.
  var text: String { (0..<rows).map { text(row: $0) }.joined(separator: "\n") }
}
