/// The names of keys, in walk files and as `keyboardShortcut`.
public enum KeyNames {
  /// Named keys in the order of the reference.
  public static let keys: [(name: String, key: KeyPress.Key)] = [
    ("Tab", .tab), ("Space", .space), ("Return", .return), ("Escape", .escape), ("Delete", .delete),
    ("Up", .up),
    ("Down", .down), ("Left", .left), ("Right", .right), ("Home", .home), ("End", .end), ("PageUp", .pageUp),
    ("PageDown", .pageDown), ("Left+Right", .both(.left, .right)), ("Up+Down", .both(.up, .down)),
    ("Up+Left", .both(.up, .left)), ("Up+Right", .both(.up, .right)), ("Control", .control),
    ("Command", .command),
  ]

  /// What may be held, in the order in which it is written.
  public static let modifiers: [(name: String, modifier: KeyPress.Modifiers)] = [
    ("VO", .vo), ("Fn", .fn), ("Control", .control), ("Option", .option), ("Shift", .shift),
    ("Command", .command), ("Tab", .tab),
  ]

  private static let abbreviations = ["Ctrl": "Control", "Opt": "Option", "Cmd": "Command"]

  /// Reads a chord such as `Shift+Tab`, the held keys first.
  static func parse(_ chord: String, at range: SourceRange) throws(Diagnostic) -> KeyPress {
    if let match = keys.first(where: { $0.name == chord }) { return KeyPress(match.key) }
    var parts: [Substring] = chord.split(separator: "+", omittingEmptySubsequences: false)
    // The plus sign itself: `+`, `Command++`.
    if parts.count >= 2, parts.suffix(2).allSatisfy(\.isEmpty) {
      parts.removeLast(2)
      parts.append("+")
    }
    var held: KeyPress.Modifiers = []
    for part in parts.dropLast() {
      let name = abbreviations[String(part)] ?? String(part)
      guard let match = modifiers.first(where: { $0.name == name }) else {
        throw Diagnostic(
          at: range, "'\(part)' cannot be held",
          help: Suggestion.help(for: name, among: modifiers.map(\.name))
            ?? "one of " + modifiers.map(\.name).joined(separator: ", "))
      }
      guard held.insert(match.modifier).inserted else {
        throw Diagnostic(at: range, "'\(match.name)' is held twice", help: "write it once")
      }
    }
    let name = parts.last.map(String.init) ?? ""
    if let match = keys.first(where: { $0.name == name }) { return KeyPress(match.key, held) }
    if name.hasPrefix("F"), let number = Int(name.dropFirst()), (1...24).contains(number) {
      return KeyPress(.function(number), held)
    }
    // Letters are keys, not characters: Shift says so itself.
    if name.count == 1, let character = name.lowercased().first {
      return KeyPress(.character(character), held)
    }
    throw Diagnostic(
      at: range, "unknown key '\(name)'",
      help: Suggestion.help(for: name, among: keys.map(\.name))
        ?? "one of " + keys.map(\.name).joined(separator: ", ") + ", F1 …, a letter or a digit")
  }

  /// The chord in full, the held keys first.
  public static func text(_ press: KeyPress) -> String {
    var parts = modifiers.filter { press.modifiers.contains($0.modifier) }.map(\.name)
    switch press.key {
    case .character(let character): parts.append(String(character).uppercased())
    case .function(let number): parts.append("F\(number)")
    case .tab, .space, .return, .escape, .delete, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
      .both,
      .control, .command:
      parts.append(keys.first { $0.key == press.key }?.name ?? "")
    }
    return parts.joined(separator: "+")
  }
}
