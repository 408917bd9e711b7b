extension KeyStroke {
  /// Signs that a US keyboard has above others: terminals send them in place of Shift and the key.
  private static let shifted: [(sign: Character, key: Character)] = [
    ("_", "-"), ("{", "["), ("}", "]"), (":", ";"), ("?", "/"), ("~", "`"),
  ]

  /// The key as walk files call it, with what is held; nil for a key they have no name for. Beside VO a sign is the
  /// key that it is on.
  func keyName(besideVO: Bool) -> String? {
    var shift = modifiers.contains(.shift) ? "Shift+" : ""
    let held = (modifiers.contains(.control) ? "Control+" : "") + (modifiers.contains(.alt) ? "Option+" : "")
    let name: String
    switch key {
    case .character(let sign) where besideVO && Self.shifted.contains { $0.sign == sign }:
      shift = "Shift+"
      name = Self.shifted.first { $0.sign == sign }.map { String($0.key) } ?? ""
    case .character(" "): name = "Space"
    case .character(let sign):
      if sign.isLetter { shift = sign.isUppercase ? "Shift+" : "" }
      name = sign.uppercased()
    case .enter: name = "Return"
    case .tab: name = "Tab"
    case .escape: name = "Escape"
    case .backspace, .delete: name = "Delete"
    case .insert: return nil
    case .up: name = "Up"
    case .down: name = "Down"
    case .left: name = "Left"
    case .right: name = "Right"
    case .home: name = "Home"
    case .end: name = "End"
    case .pageUp: name = "PageUp"
    case .pageDown: name = "PageDown"
    case .function(let number): name = "F\(number)"
    }
    return held + shift + name
  }

  /// What the help calls the key.
  var title: String {
    var words: [String] = []
    if modifiers.contains(.control) { words.append("Ctrl") }
    if modifiers.contains(.alt) { words.append("Alt") }
    if modifiers.contains(.shift) { words.append("Shift") }
    let name =
      switch key {
      case .character(" "): "Space"
      case .character(let sign): modifiers.contains(.control) ? sign.uppercased() : String(sign)
      case .enter: "Return"
      case .tab: "Tab"
      case .escape: "Esc"
      case .backspace: "Backspace"
      case .insert: "Insert"
      case .delete: "Delete"
      case .up: "Up"
      case .down: "Down"
      case .left: "Left"
      case .right: "Right"
      case .home: "Home"
      case .end: "End"
      case .pageUp: "Page Up"
      case .pageDown: "Page Down"
      case .function(let number): "F\(number)"
      }
    return (words + [name]).joined(separator: "-")
  }
}
