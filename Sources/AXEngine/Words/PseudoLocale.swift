/// A language that nobody speaks, made from English to try a layout with: longer words, or words that run from right
/// to left.
public enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
  /// Accented letters, vowels twice, in brackets: about 40 % longer, and a bracket that is missing shows what was cut.
  case accented = "en-XA"
  /// Arabic letters in place of Latin ones; nothing that turns the direction round by itself.
  case rightToLeft = "ar-XB"

  /// The text of the pseudo-language. Digits, signs and what stands between braces stay.
  public func text(of text: String) -> String {
    guard text.contains(where: { !$0.isWhitespace }) else { return text }
    var result = self == .accented ? "[" : ""
    var isSlot = false
    for character in text {
      if character == "{" { isSlot = true }
      if character == "}" { isSlot = false }
      result += isSlot ? String(character) : replacement(of: character)
    }
    return self == .accented ? result + "]" : result
  }

  private func replacement(of character: Character) -> String {
    let lower = character.lowercased()
    switch self {
    case .accented:
      guard let row = Self.accents.first(where: { $0.letter == lower }) else { return String(character) }
      let first = lower == String(character) ? row.accented : row.accented.uppercased()
      return "aeiou".contains(lower) ? first + row.accented : first
    case .rightToLeft:
      return Self.arabicLetters.first { $0.letter == lower }?.arabic ?? String(character)
    }
  }

  private static let accents: [(letter: String, accented: String)] = [
    ("a", "á"), ("b", "ƀ"), ("c", "ç"), ("d", "ð"), ("e", "é"), ("f", "ƒ"), ("g", "ĝ"), ("h", "ĥ"),
    ("i", "î"),
    ("j", "ĵ"), ("k", "ķ"), ("l", "ļ"), ("m", "ɱ"), ("n", "ñ"), ("o", "ö"), ("p", "þ"), ("q", "ɋ"),
    ("r", "ŕ"),
    ("s", "š"), ("t", "ţ"), ("u", "û"), ("v", "ṽ"), ("w", "ŵ"), ("x", "ẋ"), ("y", "ý"), ("z", "ž"),
  ]

  private static let arabicLetters: [(letter: String, arabic: String)] = [
    ("a", "ا"), ("b", "ب"), ("c", "چ"), ("d", "د"), ("e", "ى"), ("f", "ف"), ("g", "غ"), ("h", "ه"),
    ("i", "ي"),
    ("j", "ج"), ("k", "ك"), ("l", "ل"), ("m", "م"), ("n", "ن"), ("o", "ؤ"), ("p", "پ"), ("q", "ق"),
    ("r", "ر"),
    ("s", "س"), ("t", "ت"), ("u", "ئ"), ("v", "ڤ"), ("w", "و"), ("x", "خ"), ("y", "ة"), ("z", "ز"),
  ]
}

extension Phrases {
  /// The English words in the letters of a pseudo-language. Names of signs are
  /// transformed too.
  static func pseudo(_ locale: PseudoLocale) -> Phrases {
    english.mapped(to: locale.rawValue) { locale.text(of: $0) }
  }
}
