/// Letters said one by one (VC-16).
enum SpokenLetters {
  private static let alphabet = [
    "alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel", "india", "juliet", "kilo",
    "lima",
    "mike", "november", "oscar", "papa", "quebec", "romeo", "sierra", "tango", "uniform", "victor", "whiskey",
    "xray", "yankee", "zulu",
  ]
  private static let signs: [(word: String, sign: String)] = [
    ("space", " "), ("period", "."), ("dot", "."), ("comma", ","), ("hyphen", "-"), ("dash", "-"),
    ("underscore", "_"), ("at", "@"), ("slash", "/"), ("colon", ":"),
  ]

  /// What is typed for what was said: letters, digits, the words of the spelling alphabet, signs by their names, each of
  /// a letter behind "cap" large; nil where something is neither.
  static func text(of said: SpokenWords) -> String? {
    var text = ""
    var isLarge = false
    for word in said.texts {
      if word == "cap" || word == "capital" {
        isLarge = true
        continue
      }
      guard let sign = sign(word) else { return nil }
      text += isLarge ? sign.uppercased() : sign
      isLarge = false
    }
    return text.isEmpty ? nil : text
  }

  private static func sign(_ word: String) -> String? {
    if word.count == 1 || Int(word) != nil { return word }
    if let sign = signs.first(where: { $0.word == word }) { return sign.sign }
    return alphabet.first { $0 == word }.map { String($0.prefix(1)) }
  }
}
