/// How many cells of a terminal a text takes, by an own table: the system's differ from machine to machine and
/// know fewer characters than there are.
///
/// Counted are grapheme clusters. Wide East Asian characters and emoji take two cells, marks and invisible
/// characters none, everything else (the ambiguous ones too) one.
public enum TextWidth {
  /// The cells of one Unicode scalar standing alone; control characters count 0, `neutralised` makes them visible.
  public static func cells(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x7F { return value >= 0x20 ? 1 : 0 }
    if value < 0xA0 { return 0 }
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    if isWide(value) { return isIgnorable(scalar) ? 0 : 2 }
    return isZero(scalar) ? 0 : 1
  }

  /// The cells of one character as a person sees it.
  public static func cells(of character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
    let scalars = character.unicodeScalars
    if isEmojiCluster(scalars) { return 2 }
    return scalars.reduce(0) { $0 + cells(of: $1) }
  }

  /// The cells of a whole text in one line.
  public static func cells(of text: some StringProtocol) -> Int {
    if isPlainASCII(text) { return text.utf8.count }
    return text.reduce(0) { $0 + cells(of: $1) }
  }

  /// A character as cells can hold it: what to print and how many cells that fills.
  ///
  /// A cell holds one visible scalar and at most four marks. Of an emoji sequence the first scalar stays, a flag
  /// becomes its two letters, and a sign that is narrow without its variation selector is followed by a space.
  public static func glyph(of character: Character) -> (text: String, cells: Int) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return ("", 0) }
    if isEmojiCluster(scalars) {
      if let letters = flagLetters(scalars) { return (letters, 2) }
      return (isWide(first.value) ? String(first) : String(first) + " ", 2)
    }
    if scalars.count == 1 { return (String(character), cells(of: first)) }
    var text = String.UnicodeScalarView()
    var width = 0
    var marks = 0
    for scalar in scalars where !isIgnorable(scalar) {
      let own = cells(of: scalar)
      marks = own > 0 ? 0 : marks + 1
      guard marks <= 4 else { continue }
      text.append(scalar)
      width += own
    }
    return (String(text), width)
  }

  /// Whether a text is made of printable ASCII only, so that bytes, characters and cells are the same.
  public static func isPlainASCII(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  /// Whether the scalar is wide by the table.
  static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    var low = 0
    var high = wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      let range = wideRanges[middle]
      if value < range.first {
        high = middle
      } else if value > range.last {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }

  /// Characters that a conforming renderer shows as nothing, though they may change what is around them.
  static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xAD && scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Marks that lie over the character before, Hangul vowels and finals that join it, and ignorable ones.
  private static func isZero(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value >= 0x1160 && value <= 0x11FF || value >= 0xD7B0 && value <= 0xD7FB { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: return true
    default: return isIgnorable(scalar)
    }
  }

  /// Whether a cluster is drawn as one picture: it has an emoji sign and something that joins or colours it.
  private static func isEmojiCluster(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, scalars.count > 1 else { return false }
    if isRegionalIndicator(first) { return true }
    guard first.properties.isEmoji else { return false }
    return scalars.dropFirst().contains {
      $0.value == 0xFE0F || $0.value == 0x20E3 || $0.properties.isEmojiModifier || isWide($0.value)
    }
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1F1E6 && scalar.value <= 0x1F1FF
  }

  /// `DE` for the flag that is written with the two regional indicators D and E.
  private static func flagLetters(_ scalars: Character.UnicodeScalarView) -> String? {
    guard scalars.count == 2, scalars.allSatisfy(isRegionalIndicator) else { return nil }
    return String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0.value - 0x1F1E6 + 0x41) }))
  }

  /// East Asian Wide and Fullwidth (Unicode 14 data; gaps of unassigned code points inside a block are closed,
  /// and blocks that receive emoji every year are taken whole).
  private static let wideRanges: [(first: UInt32, last: UInt32)] = [
    (0x1100, 0x115F), (0x231A, 0x231B), (0x2329, 0x232A), (0x23E9, 0x23EC), (0x23F0, 0x23F0),
    (0x23F3, 0x23F3), (0x25FD, 0x25FE), (0x2614, 0x2615), (0x2648, 0x2653), (0x267F, 0x267F),
    (0x2693, 0x2693), (0x26A1, 0x26A1), (0x26AA, 0x26AB), (0x26BD, 0x26BE), (0x26C4, 0x26C5),
    (0x26CE, 0x26CE), (0x26D4, 0x26D4), (0x26EA, 0x26EA), (0x26F2, 0x26F3), (0x26F5, 0x26F5),
    (0x26FA, 0x26FA), (0x26FD, 0x26FD), (0x2705, 0x2705), (0x270A, 0x270B), (0x2728, 0x2728),
    (0x274C, 0x274C), (0x274E, 0x274E), (0x2753, 0x2755), (0x2757, 0x2757), (0x2795, 0x2797),
    (0x27B0, 0x27B0), (0x27BF, 0x27BF), (0x2B1B, 0x2B1C), (0x2B50, 0x2B50), (0x2B55, 0x2B55),
    (0x2E80, 0x303E), (0x3041, 0x3247), (0x3250, 0x4DBF), (0x4E00, 0xA4CF), (0xA960, 0xA97F),
    (0xAC00, 0xD7A3), (0xF900, 0xFAFF), (0xFE10, 0xFE19), (0xFE30, 0xFE6F), (0xFF01, 0xFF60),
    (0xFFE0, 0xFFE6), (0x16FE0, 0x1B2FF), (0x1F004, 0x1F004), (0x1F0CF, 0x1F0CF), (0x1F18E, 0x1F18E),
    (0x1F191, 0x1F19A), (0x1F200, 0x1F320), (0x1F32D, 0x1F335), (0x1F337, 0x1F37C), (0x1F37E, 0x1F393),
    (0x1F3A0, 0x1F3CA), (0x1F3CF, 0x1F3D3), (0x1F3E0, 0x1F3F0), (0x1F3F4, 0x1F3F4), (0x1F3F8, 0x1F43E),
    (0x1F440, 0x1F440), (0x1F442, 0x1F4FC), (0x1F4FF, 0x1F53D), (0x1F54B, 0x1F54E), (0x1F550, 0x1F567),
    (0x1F57A, 0x1F57A), (0x1F595, 0x1F596), (0x1F5A4, 0x1F5A4), (0x1F5FB, 0x1F64F), (0x1F680, 0x1F6C5),
    (0x1F6CC, 0x1F6CC), (0x1F6D0, 0x1F6D2), (0x1F6D5, 0x1F6DF), (0x1F6EB, 0x1F6EF), (0x1F6F4, 0x1F6FF),
    (0x1F7E0, 0x1F7F0), (0x1F90C, 0x1F93A), (0x1F93C, 0x1F945), (0x1F947, 0x1F9FF), (0x1FA70, 0x1FAFF),
    (0x20000, 0x3FFFD),
  ]
}
