/// Estimated advance widths: every character belongs to a class, and a class has a width in hundredths of the
/// point size. Real widths of the system's font are not published; whatever rests on these is an estimate.
enum TextAdvance {
  /// i, l, full stop and the like.
  static let narrow = 26
  /// Blank between words.
  static let space = 28
  /// f, t, r, brackets, hyphen.
  static let slim = 37
  /// Most small letters.
  static let regular = 56
  /// Digits and signs of arithmetic.
  static let digit = 62
  /// Most capitals.
  static let capital = 67
  /// m, w, M, W, @, %.
  static let wide = 88
  /// Ideographs, kana, Hangul, full-width forms.
  static let fullWidth = 100
  /// Half-width kana.
  static let halfWidth = 50
  /// A picture character.
  static let emoji = 120
  /// Letters of Hebrew, Thai and the Indic scripts.
  static let otherLetter = 58
  /// A letter of Arabic, which joins its neighbours.
  static let arabic = 48

  /// Widths of ASCII by byte; controls take nothing.
  static let ascii: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 128)
    func fill(_ characters: String, _ width: Int) {
      for byte in characters.utf8 { table[Int(byte)] = UInt8(width) }
    }
    fill("abcdeghknopqsuvxyz_?L", regular)
    fill("ABCDEFGHJKNOPQRSTUVXYZ&", capital)
    fill("0123456789$+=<>~#", digit)
    fill("ijlI.,:;'!|`", narrow)
    fill("frt()[]{}/\\-*\"^", slim)
    fill("mwMW@%", wide)
    fill(" ", space)
    return table
  }()

  /// Width of a scalar beyond ASCII. Marks, joiners, variation selectors and skin tones add nothing; a flag is
  /// made of two halves.
  static func advance(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x80 { return Int(ascii[Int(value)]) }
    if value >= 0x1F3FB && value <= 0x1F3FF { return 0 }
    if value >= 0x1F1E6 && value <= 0x1F1FF { return emoji / 2 }
    let cells = TextWidth.cells(of: scalar)
    if cells == 0 { return 0 }
    if cells == 2 { return value >= 0x231A && scalar.properties.isEmojiPresentation ? emoji : fullWidth }
    if value >= 0xFF61 && value <= 0xFFDC { return halfWidth }
    if value >= 0x600 && value < 0x700 || value >= 0x750 && value < 0x780 || value >= 0xFB50 && value < 0xFF00
    {
      return arabic
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: return capital
    case .lowercaseLetter, .modifierLetter: return regular
    case .decimalNumber, .letterNumber, .otherNumber, .mathSymbol, .currencySymbol: return digit
    case .spaceSeparator: return space
    case .dashPunctuation: return value == 0x2014 ? fullWidth : regular
    case .initialPunctuation, .finalPunctuation, .openPunctuation, .closePunctuation: return slim
    case .otherPunctuation: return value == 0x2026 ? 80 : slim
    case .otherSymbol: return fullWidth
    default: return otherLetter
    }
  }

  /// Whether a line may break before and after a scalar: East Asian text has no spaces.
  static func breaksAround(_ scalar: Unicode.Scalar) -> Bool { TextWidth.isWide(scalar.value) }

  /// Signs that may not begin a line.
  static func mayNotBegin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F,
      0x3011, 0x30FC, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A,
      0xFF1B, 0xFF1F:
      true
    default: false
    }
  }

  /// Signs that may not end a line.
  static func mayNotEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x28, 0x5B, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0xFF08: true
    default: false
    }
  }
}
