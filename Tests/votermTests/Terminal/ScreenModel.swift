/// What a terminal would show of the bytes it was sent: as much of one as ncurses uses for `xterm-256color`.
struct ScreenModel: CustomStringConvertible {
  private(set) var rows: Int
  private(set) var columns: Int
  private(set) var grid: [[Character]]
  private(set) var row = 0
  private(set) var column = 0
  /// The rows that scroll.
  private var region = 0..<0
  /// Whether the second screen is shown.
  private(set) var isAlternate = false
  /// Private modes that are on (1000, 2004 …).
  private(set) var modes: Set<Int> = []
  /// Sequences that the model does not know; a test that finds any has found something.
  private(set) var unknown: [String] = []
  /// Every control byte outside of a known sequence that is none of CR, LF, BS, BEL.
  private(set) var stray: [UInt8] = []
  private var pending: [UInt8] = []
  private var last: Character = " "

  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    grid = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    region = 0..<rows
  }

  var lines: [String] { grid.map { String($0) } }
  var text: String { lines.joined(separator: "\n") }
  var description: String { text }

  mutating func resize(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    grid = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    region = 0..<rows
    row = min(row, rows - 1)
    column = min(column, columns - 1)
  }

  mutating func feed(_ bytes: [UInt8]) {
    pending += bytes
    var at = 0
    while at < pending.count {
      let used = take(at)
      if used == 0 { break }
      at += used
    }
    pending.removeFirst(at)
  }

  private mutating func take(_ at: Int) -> Int {
    let byte = pending[at]
    switch byte {
    case 0x1B: return takeEscape(at)
    case 0x0D: column = 0
    case 0x0A: lineFeed()
    case 0x08: column = max(0, column - 1)
    case 0x07: break
    case 0..<0x20, 0x7F: stray.append(byte)
    case 0x20..<0x7F: write(Character(Unicode.Scalar(byte)))
    default: return takeEncoded(at)
    }
    return 1
  }

  private mutating func lineFeed() {
    if row == region.upperBound - 1 { scroll("S", 1) } else { row = min(row + 1, rows - 1) }
  }

  private mutating func takeEncoded(_ at: Int) -> Int {
    let length = pending[at] >= 0xF0 ? 4 : pending[at] >= 0xE0 ? 3 : 2
    guard at + length <= pending.count else { return 0 }
    let text = String(decoding: pending[at..<(at + length)], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return length }
    if (0x80..<0xA0).contains(scalar.value) { stray.append(UInt8(scalar.value)) }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark:
      if column > 0, row < rows { grid[row][column - 1] = Character(String(grid[row][column - 1]) + text) }
    case .format: stray.append(pending[at])
    default:
      write(Character(scalar))
      if isWide(scalar.value) { write("\u{0}") }
    }
    return length
  }

  private func isWide(_ value: UInt32) -> Bool {
    (0x1100...0x115F).contains(value) || (0x2E80...0xD7A3).contains(value)
      || (0xFF01...0xFF60).contains(value) || (0x1F300...0x1FAFF).contains(value)
  }

  private mutating func write(_ character: Character) {
    guard row < rows, columns > 0 else { return }
    if column >= columns {
      column = 0
      lineFeed()
    }
    grid[row][column] = character
    column += 1
    last = character
  }

  private mutating func takeEscape(_ at: Int) -> Int {
    guard at + 1 < pending.count else { return 0 }
    let second = pending[at + 1]
    if second == 0x28 || second == 0x29 { return at + 2 < pending.count ? 3 : 0 }
    guard second == 0x5B else {
      switch second {
      case 0x37, 0x38, 0x3D, 0x3E: break  // save, restore, keypad
      case 0x4D: if row == region.lowerBound { scroll("T", 1) } else { row = max(0, row - 1) }
      default: unknown.append("ESC \(second)")
      }
      return 2
    }
    var place = at + 2
    while place < pending.count, (0x20...0x3F).contains(pending[place]) { place += 1 }
    guard place < pending.count else { return 0 }
    let body = String(decoding: pending[(at + 2)..<place], as: UTF8.self)
    control(body, Character(Unicode.Scalar(pending[place])))
    return place + 1 - at
  }

  private mutating func control(_ body: String, _ final: Character) {
    let isPrivate = body.first == "?"
    let numbers = body.drop { $0 == "?" || $0 == ">" }.split(
      separator: ";", omittingEmptySubsequences: false
    )
    .map { Int($0) ?? 0 }
    let first = max(1, numbers.first ?? 1)
    switch final {
    case "H", "f":
      row = min(first, rows) - 1
      column = min(max(1, numbers.count > 1 ? numbers[1] : 1), columns) - 1
    case "d": row = min(first, rows) - 1
    case "G": column = min(first, columns) - 1
    case "A": row = max(0, row - first)
    case "B": row = min(rows - 1, row + first)
    case "C": column = min(columns - 1, column + first)
    case "D": column = max(0, column - first)
    case "J": erase(from: (numbers.first ?? 0) == 2 ? (0, 0) : (row, column), to: (rows, 0))
    case "K":
      let from = (numbers.first ?? 0) == 0 ? column : 0
      erase(from: (row, from), to: (row, (numbers.first ?? 0) == 1 ? column + 1 : columns))
    case "X": erase(from: (row, column), to: (row, min(columns, column + first)))
    case "b": for _ in 0..<first { write(last) }
    case "P":
      guard row < rows else { return }
      let count = min(first, columns - column)
      grid[row].removeSubrange(column..<(column + count))
      grid[row] += Array(repeating: " ", count: count)
    case "@":
      guard row < rows else { return }
      grid[row].insert(contentsOf: Array(repeating: " ", count: first), at: min(column, columns))
      grid[row].removeLast(first)
    case "L", "M", "S", "T": scroll(final, first)
    case "h" where isPrivate, "l" where isPrivate:
      for mode in numbers {
        if final == "h" { modes.insert(mode) } else { modes.remove(mode) }
        if mode == 1049 { isAlternate = final == "h" }
      }
    case "r":
      let last = numbers.count > 1 && numbers[1] > 0 ? min(numbers[1], rows) : rows
      region = min(first - 1, last - 1)..<last
      (row, column) = (0, 0)
    case "m", "l", "h", "t", "n": break
    default: unknown.append("CSI \(body)\(final)")
    }
  }

  private mutating func scroll(_ final: Character, _ count: Int) {
    let blank = [Character](repeating: " ", count: columns)
    for _ in 0..<min(count, rows) {
      switch final {
      case "L":
        grid.insert(blank, at: row)
        grid.remove(at: region.upperBound)
      case "M":
        grid.remove(at: row)
        grid.insert(blank, at: region.upperBound - 1)
      case "S":
        grid.remove(at: region.lowerBound)
        grid.insert(blank, at: region.upperBound - 1)
      default:
        grid.insert(blank, at: region.lowerBound)
        grid.remove(at: region.upperBound)
      }
    }
  }

  private mutating func erase(from: (row: Int, column: Int), to: (row: Int, column: Int)) {
    for line in from.row..<max(from.row, min(rows, to.row + 1)) {
      let start = line == from.row ? from.column : 0
      let end = line == to.row ? to.column : columns
      for place in start..<max(start, min(end, columns)) { grid[line][place] = " " }
    }
  }
}
