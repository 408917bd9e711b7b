/// The words of one language: a text for every `PhraseKey`, and names for signs.
public struct Phrases: Sendable {
  /// BCP 47 language of the words.
  public let language: String
  /// By `PhraseKey.rawValue`. A key that a table leaves out has the English words.
  private let texts: [String]
  /// Spoken names of signs that have no sound of their own.
  private let characterNames: [(character: Character, name: String)]

  /// Every table; the first is the one that serves languages without a table.
  static let tables: [Phrases] = [english]

  /// Makes a table from rows. Of two rows with one key the later one counts.
  init(
    language: String, _ rows: [(PhraseKey, String)],
    characters: [(Character, String)], over base: Phrases? = nil
  ) {
    var texts = base?.texts ?? Array(repeating: "", count: PhraseKey.allCases.count)
    for (key, text) in rows { texts[Int(key.rawValue)] = text }
    self.language = language
    self.texts = texts
    characterNames = characters.map { (character: $0.0, name: $0.1) }
  }

  /// The table for a BCP 47 language: that of the name, else the first with the same first two letters, else
  /// English (S4).
  public static func table(for language: String) -> Phrases {
    if let exact = tables.first(where: { $0.language == language }) { return exact }
    let short = language.prefix(2)
    return tables.first { $0.language.prefix(2) == short } ?? english
  }

  /// The words for a key, with `{0}` … still in them where it takes arguments.
  public subscript(key: PhraseKey) -> String { texts[Int(key.rawValue)] }

  /// The words for a key with its arguments in place. An argument that is missing leaves nothing behind.
  public func text(_ key: PhraseKey, _ arguments: String...) -> String { text(key, arguments) }

  /// The words for a key with its arguments in place. An argument that is missing leaves nothing behind.
  public func text(_ key: PhraseKey, _ arguments: [String]) -> String {
    let pattern = texts[Int(key.rawValue)].utf8
    var line = ""
    var start = pattern.startIndex
    while let open = pattern[start...].firstIndex(of: UInt8(ascii: "{")),
      let close = pattern[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      line += Substring(pattern[start..<open])
      let place = Int(pattern[pattern.index(after: open)]) - Int(UInt8(ascii: "0"))
      if arguments.indices.contains(place) { line += arguments[place] }
      start = pattern.index(after: close)
    }
    line += Substring(pattern[start...])
    return line
  }

  /// What a single character is called when it is read by itself (CU-19): a capital as "Cap A", a sign by its
  /// name, anything else as it is.
  public func name(of character: Character) -> String {
    if let named = characterNames.first(where: { $0.character == character }) { return named.name }
    if character.isUppercase { return text(.capital, String(character)) }
    return String(character)
  }
}
