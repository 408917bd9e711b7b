/// The keys of the keyboard on the screen, as far as they can be scanned: rows are groups (SC-12).
struct KeyboardRows: Hashable, Sendable {
  /// Which keys a keyboard shows.
  enum Page: UInt8, Hashable, Sendable {
    case letters, capitals, numbers, symbols
  }

  /// What a key does.
  enum Key: Hashable, Sendable {
    case character(String)
    case space, delete, `return`
    /// Shows other keys.
    case show(Page)
  }

  let page: Page
  let layout: KeyboardLayout

  /// The keys of a device's language.
  init(_ page: Page, language: String) {
    self.page = page
    layout = KeyboardLayout.table(for: language)
  }

  /// What stands on a key.
  func title(of key: Key) -> String {
    switch key {
    case .character(let character): character
    case .space: layout.space
    case .delete: layout.delete
    case .return: layout.return
    case .show(.numbers): "123"
    case .show(.symbols): "#+="
    case .show(.capitals): layout.shift
    case .show(.letters): page == .capitals ? layout.shift : layout.back
    }
  }

  /// The rows from top to bottom.
  var rows: [[Key]] {
    switch page {
    case .letters: lettered(layout.letters, shift: .capitals)
    case .capitals: lettered(layout.letters.map { $0.uppercased() }, shift: .letters)
    case .numbers: signs("1234567890", "-/:;()$&@\"", other: .symbols)
    case .symbols: signs("[]{}#%^*+=", "_\\|~<>€£¥•", other: .numbers)
    }
  }

  private func lettered(_ lines: [String], shift: Page) -> [[Key]] {
    var rows = lines.map(Self.keys)
    if layout.hasCapitals { rows[rows.count - 1].insert(.show(shift), at: 0) }
    rows[rows.count - 1].append(.delete)
    return rows + [[.show(.numbers), .space, .return]]
  }

  private func signs(_ first: String, _ second: String, other: Page) -> [[Key]] {
    [
      Self.keys(first), Self.keys(second), [.show(other)] + Self.keys(".,?!'") + [.delete],
      [.show(.letters), .space, .return],
    ]
  }

  private static func keys(_ line: String) -> [Key] { line.map { .character(String($0)) } }

  /// What stands on a row.
  func title(ofRow row: Int) -> String { rows[row].map(title(of:)).joined(separator: " ") }

  /// Where a row is, in points; the rows share the keyboard's height.
  func frame(ofRow row: Int, in keyboard: Rect) -> Rect {
    let height = keyboard.height / Double(rows.count)
    return Rect(keyboard.minX, keyboard.minY + Double(row) * height, keyboard.width, height)
  }

  /// Where a key is, in points; the keys of a row share its width.
  func frame(ofKey key: Int, inRow row: Int, in keyboard: Rect) -> Rect {
    let frame = frame(ofRow: row, in: keyboard)
    let width = frame.width / Double(rows[row].count)
    return Rect(frame.minX + Double(key) * width, frame.minY, width, frame.height)
  }
}
