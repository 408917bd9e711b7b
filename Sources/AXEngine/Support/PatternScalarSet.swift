/// Which scalars a part of a pattern accepts.
struct ScalarSet: Sendable {
  /// The classes that have a letter of their own.
  enum Kind: Sendable {
    case digit, word, space

    init?(letter: String) {
      switch letter {
      case "d": self = .digit
      case "w": self = .word
      case "s": self = .space
      default: return nil
      }
    }
  }

  indirect enum Member: Sendable {
    case scalar(Unicode.Scalar)
    case range(ClosedRange<Unicode.Scalar>)
    case kind(Kind)
    /// One bit a general category, by its place in ``categoryNames``.
    case categories(UInt32)
    case set(ScalarSet)
  }

  var members: [Member]
  var isNegated: Bool

  init(_ members: [Member], isNegated: Bool = false) {
    self.members = members
    self.isNegated = isNegated
  }

  init(_ scalar: Unicode.Scalar) { self.init([.scalar(scalar)]) }

  /// `.`
  static let anyButLineEnd = ScalarSet(
    [.range("\n"..."\r"), .scalar("\u{85}"), .range("\u{2028}"..."\u{2029}")], isNegated: true)

  /// The scalar, where the set holds exactly one.
  var single: Unicode.Scalar? {
    if !isNegated, members.count == 1, case .scalar(let scalar) = members[0] { return scalar }
    return nil
  }

  /// Whether a scalar is in the set; without regard to case when one of its case mappings is.
  func contains(_ scalar: Unicode.Scalar, ignoringCase: Bool) -> Bool {
    var found = holds(scalar, ignoringCase)
    if !found, ignoringCase {
      let properties = scalar.properties
      found =
        Self.only(properties.lowercaseMapping).map { holds($0, ignoringCase) } ?? false
        || Self.only(properties.uppercaseMapping).map { holds($0, ignoringCase) } ?? false
    }
    return found != isNegated
  }

  private func holds(_ scalar: Unicode.Scalar, _ ignoringCase: Bool) -> Bool {
    for member in members {
      let found =
        switch member {
        case .scalar(let own): own == scalar
        case .range(let range): range.contains(scalar)
        case .kind(let kind): Self.isMember(scalar, of: kind)
        case .categories(let bits): bits >> UInt32(Self.place(of: scalar)) & 1 == 1
        case .set(let set): set.contains(scalar, ignoringCase: ignoringCase)
        }
      if found { return true }
    }
    return false
  }

  private static func only(_ text: String) -> Unicode.Scalar? {
    text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
  }

  static func isMember(_ scalar: Unicode.Scalar, of kind: Kind) -> Bool {
    switch kind {
    case .digit: scalar.properties.generalCategory == .decimalNumber
    case .space: scalar.properties.isWhitespace
    case .word:
      scalar.properties.isAlphabetic || scalar == "_"
        || ["Mn", "Mc", "Me", "Nd", "Pc"].contains(categoryNames[place(of: scalar)])
    }
  }

  // MARK: General categories

  private static let categoryNames = [
    "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf",
    "Po",
    "Sm", "Sc", "Sk", "So", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Co", "Cn",
  ]

  /// The categories with a name (`Lu`) or with a name's first letter (`L`).
  static func categories(named name: String) -> UInt32? {
    var bits: UInt32 = 0
    for (place, category) in categoryNames.enumerated()
    where category == name || name.count == 1 && category.hasPrefix(name) {
      bits |= 1 << UInt32(place)
    }
    return bits == 0 ? nil : bits
  }

  private static func place(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter: 0
    case .lowercaseLetter: 1
    case .titlecaseLetter: 2
    case .modifierLetter: 3
    case .otherLetter: 4
    case .nonspacingMark: 5
    case .spacingMark: 6
    case .enclosingMark: 7
    case .decimalNumber: 8
    case .letterNumber: 9
    case .otherNumber: 10
    case .connectorPunctuation: 11
    case .dashPunctuation: 12
    case .openPunctuation: 13
    case .closePunctuation: 14
    case .initialPunctuation: 15
    case .finalPunctuation: 16
    case .otherPunctuation: 17
    case .mathSymbol: 18
    case .currencySymbol: 19
    case .modifierSymbol: 20
    case .otherSymbol: 21
    case .spaceSeparator: 22
    case .lineSeparator: 23
    case .paragraphSeparator: 24
    case .control: 25
    case .format: 26
    case .surrogate: 27
    case .privateUse: 28
    case .unassigned: 29
    @unknown default: 29
    }
  }
}
