/// A key of the terminal's keyboard.
enum Key: Hashable, Sendable {
  case character(Character)
  case enter, tab, escape, backspace, insert, delete
  case up, down, left, right, home, end, pageUp, pageDown
  /// F1 …
  case function(Int)
}

/// What is held beside a key; the bits are those of xterm's reports less one.
struct KeyModifiers: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  static let shift = KeyModifiers(rawValue: 1)
  static let alt = KeyModifiers(rawValue: 2)
  static let control = KeyModifiers(rawValue: 4)
}

/// A key and what is held beside it.
struct KeyStroke: Hashable, Sendable {
  var key: Key
  var modifiers: KeyModifiers

  init(_ key: Key, _ modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// What the mouse did; rows and columns count from 0.
struct MouseEvent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Button 0 is the left one.
    case press(button: Int)
    case release(button: Int)
    case drag(button: Int)
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  var kind: Kind
  var row: Int
  var column: Int
}

/// What comes in from the terminal.
enum TerminalEvent: Hashable, Sendable {
  case key(KeyStroke)
  case paste(String)
  case mouse(MouseEvent)
  /// The terminal window gained or lost the window system's focus.
  case windowFocus(Bool)
}
