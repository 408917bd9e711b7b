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

  /// Whether a text speaks of something that went wrong, in English.
  static func speaksOfError(_ text: String) -> Bool {
    !errorWords.isDisjoint(with: words(text))
  }

  private static let errorWords: Set<String> = [
    "error", "failed", "fails", "invalid", "incorrect", "wrong", "incomplete", "missing", "required",
    "declined",
    "unknown",
  ]
}
