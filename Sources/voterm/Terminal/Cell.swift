/// How a cell looks beside its character. Colour never carries a meaning alone.
struct Style: Hashable, Sendable {
  /// Look bits, the same as the C layer's.
  struct Attributes: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let bold = Attributes(rawValue: 1)
    static let dim = Attributes(rawValue: 2)
    static let underline = Attributes(rawValue: 4)
    static let reverse = Attributes(rawValue: 8)
    /// In reverse where the terminal has colours, else as it is.
    static let inverted = Attributes(rawValue: 16)
  }

  /// The colours every colour terminal has; `plain` is the terminal's own.
  enum Color: UInt8, Hashable, Sendable {
    case plain, red, green, yellow, blue, magenta, cyan, white
  }

  var attributes: Attributes = []
  var color = Color.plain

  static let plain = Style()
  static let bold = Style(attributes: .bold)
  static let dim = Style(attributes: .dim)
  static let frame = Style(attributes: .dim)
  static let cursor = Style(attributes: .bold, color: .yellow)
  static let focus = Style(attributes: .bold, color: .cyan)
  static let fault = Style(attributes: .bold, color: .red)
  static let sound = Style(attributes: .dim, color: .magenta)
  static let key = Style(attributes: .bold, color: .green)
}

/// One place of the grid: a visible scalar with up to three marks over it.
struct Cell: Hashable, Sendable {
  /// The visible scalar; 0 in the right half of a wide character.
  var base: UInt32
  var mark1: UInt32 = 0
  var mark2: UInt32 = 0
  var mark3: UInt32 = 0
  /// 1 or 2; 0 in the right half of a wide character.
  var width: UInt8 = 1
  var style: Style = .plain

  static let blank = Cell(base: 0x20)

  /// Whether nothing is to be seen here.
  var isBlank: Bool { base == 0x20 && style.attributes.isDisjoint(with: [.reverse, .underline]) }

  /// Adds a mark; more than three are dropped, as they do not fit where the cell goes.
  mutating func add(mark: UInt32) {
    if mark1 == 0 {
      mark1 = mark
    } else if mark2 == 0 {
      mark2 = mark
    } else if mark3 == 0 {
      mark3 = mark
    }
  }
}

/// A place in the grid; rows and columns count from 0.
struct CellPoint: Hashable, Sendable {
  var row: Int
  var column: Int
}

/// A stretch of the grid, in cells.
struct CellRect: Hashable, Sendable {
  var row: Int
  var column: Int
  var height: Int
  var width: Int

  var endRow: Int { row + height }
  var endColumn: Int { column + width }
  var isEmpty: Bool { height <= 0 || width <= 0 }

  /// What is left inside a frame of one cell.
  var inner: CellRect { inset(rows: 1, columns: 1) }

  func inset(rows: Int, columns: Int) -> CellRect {
    CellRect(
      row: row + rows, column: column + columns, height: max(0, height - 2 * rows),
      width: max(0, width - 2 * columns))
  }

  func contains(_ point: CellPoint) -> Bool {
    point.row >= row && point.row < endRow && point.column >= column && point.column < endColumn
  }
}
