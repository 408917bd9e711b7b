/// Texts as rules compare them.
enum AuditWords {
  /// The words of a text: letters and digits, in small letters; signs part words (WC-22).
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber {
        word += character.lowercased()
      } else if character != "'" && character != "’" && !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// Whether some words stand in others one after the other.
  static func holds(_ words: [String], _ part: [String]) -> Bool {
    guard !part.isEmpty, part.count <= words.count else { return part.isEmpty }
    return (0...words.count - part.count).contains { words[$0..<$0 + part.count].elementsEqual(part) }
  }

  /// Whether a text has a letter in it; a price or a sign has none.
  static func hasLetters(_ text: String, atLeast count: Int = 1) -> Bool {
    var left = count
    for character in text where character.isLetter {
      left -= 1
      if left == 0 { return true }
    }
    return count == 0
  }

  /// A text for a message: quoted, shortened, without control characters.
  static func quoted(_ text: String) -> String {
    let clean = TextWidth.neutralised(text)
    return "\"" + (clean.count > 60 ? String(clean.prefix(57)) + "…" : clean) + "\""
  }

  /// A text without blanks at its ends.
  static func trimmed(_ text: String) -> String {
    var rest = Substring(text)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// `#a, #b and 3 more`.
  static func list(_ names: [String], most: Int = 4) -> String {
    let shown = names.prefix(most).joined(separator: ", ")
    return names.count > most ? shown + " and \(names.count - most) more" : shown
  }

  /// Whether a text speaks of something that went wrong, in English.
  static func speaksOfError(_ text: String) -> Bool {
    !errorWords.isDisjoint(with: words(text))
  }

  private static let errorWords: Set<String> = [
    "error", "failed", "fails", "invalid", "incorrect", "wrong", "incomplete", "missing", "required",
    "declined",
    "unknown",
  ]

  /// Whether a colour is read as a warning: red, and little else.
  static func isRed(_ color: UInt32) -> Bool {
    let (red, green, blue) = (color >> 16 & 255, color >> 8 & 255, color & 255)
    return red >= 140 && red > 2 * green && red > 2 * blue
  }
}

/// Sizes and ratios for messages.
enum AuditMeasure {
  /// `20 × 20 pt`.
  static func size(_ size: Size) -> String { number(size.width) + " × " + number(size.height) + " pt" }

  /// With at most one decimal.
  static func number(_ value: Double) -> String { NumberText.text(of: (value * 10).rounded() / 10) }

  /// `2.9:1`; rounded down, so that 4.49 never reads as 4.5.
  static func ratio(_ value: Double) -> String {
    NumberText.text(of: (value * 10).rounded(.down) / 10) + ":1"
  }
}

/// Contrast of two colours (WC-29).
enum AuditContrast {
  /// From 1 to 21.
  static func ratio(_ a: UInt32, _ b: UInt32) -> Double {
    let (one, other) = (luminance(a), luminance(b))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  static func luminance(_ color: UInt32) -> Double {
    0.2126 * linear[Int(color >> 16 & 255)] + 0.7152 * linear[Int(color >> 8 & 255)]
      + 0.0722 * linear[Int(color & 255)]
  }

  /// Of each of 256 values of sRGB the linear one. The power 2.4 is worked out as the fifth root of the twelfth power.
  private static let linear: [Double] = (0...255).map { value in
    let share = Double(value) / 255
    if share <= 0.04045 { return share / 12.92 }
    let base = (share + 0.055) / 1.055
    let square = base * base
    let fourth = square * square
    let twelfth = fourth * fourth * fourth
    var root = base
    for _ in 0..<60 {
      let power = root * root * root * root
      root -= (power * root - twelfth) / (5 * power)
    }
    return root
  }

  /// A colour as the files write it.
  static func hex(_ color: UInt32) -> String {
    let digits = String(color & 0xFFFFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }
}
