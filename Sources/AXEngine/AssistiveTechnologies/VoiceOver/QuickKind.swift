/// What a letter of Quick Nav looks for (KB-34, DF-20).
public enum QuickKind: Hashable, Sendable {
  /// What a rotor item finds.
  case rotor(RotorKind)
  /// A heading of the level of the one under the cursor.
  case sameLevel
  /// An element of another kind than the one under the cursor.
  case different

  /// The letters, in the order of the help. Frames and block quotes are nothing that a native screen has;
  /// of changes of colour, font and style and of columns nothing says where they begin.
  public static let letters: [(letter: Character, kind: QuickKind)] = [
    ("h", .rotor(.headings)), ("m", .sameLevel), ("l", .rotor(.links)), ("v", .rotor(.visitedLinks)),
    ("j", .rotor(.formControls)), ("g", .rotor(.images)), ("t", .rotor(.tables)), ("x", .rotor(.lists)),
    ("e", .rotor(.misspelledWords)), ("s", .rotor(.sameItem)), ("d", .different), ("b", .rotor(.boldText)),
    ("i", .rotor(.italicText)), ("u", .rotor(.underlinedText)), ("p", .rotor(.staticText)),
  ]

  /// Levels of headings, 1…6.
  static let levels: [RotorKind] = [
    .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5, .headingLevel6,
  ]

  /// What a key of single-key Quick Nav looks for (KB-43).
  static func named(by sign: Character) -> QuickKind? {
    if let level = sign.wholeNumberValue, (1...6).contains(level) { return .rotor(levels[level - 1]) }
    return letters.first { $0.letter == sign }?.kind
  }

  /// What it looks for, for the help.
  var title: String {
    switch self {
    case .sameLevel: "heading of the same level"
    case .different: "different item"
    case .rotor(let kind):
      RotorTable.singular(of: .kind(kind), in: .english).lowercased()
    }
  }
}
