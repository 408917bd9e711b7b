/// The keys of the keyboard on the screen, as far as they can be scanned: rows are groups (SC-12).
///
/// The device's English keyboard, whatever the language.
enum KeyboardRows: UInt8, Hashable, Sendable, CaseIterable {
  case letters, capitals, numbers, symbols

  /// What a key does.
  enum Key: Hashable, Sendable {
    case character(String)
    case space, delete, `return`
    /// Shows other keys.
    case show(KeyboardRows)

    /// What stands on it, seen from the keys that are shown.
    func title(on rows: KeyboardRows) -> String {
      switch self {
      case .character(let character): character
      case .space: "space"
      case .delete: "delete"
      case .return: "return"
      case .show(.numbers): "123"
      case .show(.symbols): "#+="
      case .show(.capitals): "shift"
      case .show(.letters): rows == .capitals ? "shift" : "ABC"
      }
    }
  }

  /// The rows from top to bottom.
  var rows: [[Key]] {
    switch self {
    case .letters:
      Self.characters("qwertyuiop", "asdfghjkl")
        + [[.show(.capitals)] + Self.keys("zxcvbnm") + [.delete], [.show(.numbers), .space, .return]]
    case .capitals:
      Self.characters("QWERTYUIOP", "ASDFGHJKL")
        + [[.show(.letters)] + Self.keys("ZXCVBNM") + [.delete], [.show(.numbers), .space, .return]]
    case .numbers:
      Self.characters("1234567890", "-/:;()$&@\"")
        + [[.show(.symbols)] + Self.keys(".,?!'") + [.delete], [.show(.letters), .space, .return]]
    case .symbols:
      Self.characters("[]{}#%^*+=", "_\\|~<>€£¥•")
        + [[.show(.numbers)] + Self.keys(".,?!'") + [.delete], [.show(.letters), .space, .return]]
    }
  }

  private static func characters(_ lines: String...) -> [[Key]] { lines.map(keys) }

  private static func keys(_ line: String) -> [Key] { line.map { .character(String($0)) } }

  /// What stands on a row.
  func title(ofRow row: Int) -> String {
    rows[row].map { $0.title(on: self) }.joined(separator: " ")
  }

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
