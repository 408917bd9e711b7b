/// The words of one language: a text for every `PhraseKey`, and names for signs.
public struct Phrases: Sendable {
  /// BCP 47 language of the words.
  public let language: String
  /// Whether nobody has compared the words with a device.
  public let isDraft: Bool
  /// What is said of such words.
  public static let draftNote = "VoiceOver's words in this language are a draft"
  /// By `PhraseKey.rawValue`; of a key with plural forms the words for `other`.
  private let texts: [String]
  /// The further forms of keys in `PhraseKey.counted`.
  let plurals: [Plural]
  /// Counted keys that have the same words for every number.
  let invariable: [PhraseKey]
  /// Which form goes with which number.
  let rule: PluralRule
  /// Spoken names of signs that have no sound of their own.
  private let characterNames: [(character: Character, name: String)]
  /// Words for spelling, by small letter.
  private let phonetics: [(character: Character, name: String)]

  /// Words of a key for some numbers.
  typealias Plural = (key: PhraseKey, category: PluralCategory, text: String)

  /// Every table; the first is the one that serves languages without a table. Of two with the same first two
  /// letters the earlier one serves the language.
  static let tables: [Phrases] =
    [english, german, russian, arabic, japanese] + PseudoLocale.allCases.map(pseudo)

  /// Makes a table from rows. Of two rows with one key the later one counts.
  init(
    language: String, isDraft: Bool = false, _ rows: [(PhraseKey, String)], plurals: [Plural] = [],
    invariable: [PhraseKey] = [], rule: PluralRule,
    characters: [(Character, String)], phonetics: [(Character, String)] = []
  ) {
    var texts = Array(repeating: "", count: PhraseKey.allCases.count)
    for (key, text) in rows { texts[Int(key.rawValue)] = text }
    self.language = language
    self.isDraft = isDraft
    self.texts = texts
    self.plurals = plurals
    self.invariable = invariable
    self.rule = rule
    characterNames = characters.map { (character: $0.0, name: $0.1) }
    self.phonetics = phonetics.map { (character: $0.0, name: $0.1) }
  }

  /// The same words in other letters.
  func mapped(to language: String, _ transform: (String) -> String) -> Phrases {
    Phrases(
      language: language,
      PhraseKey.allCases.map { ($0, transform(self[$0])) },
      plurals: plurals.map { ($0.key, $0.category, transform($0.text)) }, invariable: invariable, rule: rule,
      characters: characterNames.map { ($0.character, transform($0.name)) },
      phonetics: phonetics.map { ($0.character, transform($0.name)) })
  }

  /// The table for a BCP 47 language: that of the name, else the first with the same first two letters, else
  /// English (S4).
  public static func table(for language: String) -> Phrases {
    if let exact = tables.first(where: { $0.language == language }) { return exact }
    let short = language.prefix(2)
    return tables.first { $0.language.prefix(2) == short } ?? english
  }

  /// Whether a language has a table, be it one that it shares with a related language.
  public static func hasWords(in language: String) -> Bool {
    tables.contains { $0.language.prefix(2) == language.prefix(2) }
  }

  /// The languages that have words, as the device's language is set.
  static let languages = tables.map(\.language)

  /// The languages that have words, for the help.
  public static let offered: String = {
    let drafts = tables.filter(\.isDraft).map(\.language).joined(separator: ", ")
    let pseudo = PseudoLocale.allCases.map(\.rawValue)
    let complete = tables.filter { !$0.isDraft && !pseudo.contains($0.language) }.map(\.language)
    return "VoiceOver's words in \(complete.joined(separator: ", ")), a draft in \(drafts), pseudo-languages "
      + pseudo.joined(separator: ", ")
  }()

  /// The words for a key, with `{0}` … still in them where it takes arguments.
  public subscript(key: PhraseKey) -> String { texts[Int(key.rawValue)] }

  /// The words for a key with its arguments in place. An argument that is missing leaves nothing behind.
  public func text(_ key: PhraseKey, _ arguments: String...) -> String { text(key, arguments) }

  /// The words for a key with its arguments in place, in the form for the first argument where the key counts
  /// something. An argument that is missing leaves nothing behind.
  public func text(_ key: PhraseKey, _ arguments: [String]) -> String {
    let pattern = self.pattern(key, arguments).utf8
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

  private func pattern(_ key: PhraseKey, _ arguments: [String]) -> String {
    guard PhraseKey.counted.contains(key), let number = arguments.first.flatMap({ Int($0) }) else {
      return self[key]
    }
    let category = rule.category(of: number)
    return plurals.first { $0.key == key && $0.category == category }?.text ?? self[key]
  }

  /// What a single character is called when it is read by itself (CU-19): a capital as "Cap A", a sign by its
  /// name, anything else as it is.
  public func name(of character: Character) -> String {
    if let named = characterNames.first(where: { $0.character == character }) { return named.name }
    if character.isUppercase { return text(.capital, String(character)) }
    return String(character)
  }

  /// The word that spells a letter, as "Zulu" spells z (CU-64); nil where the language has none for it.
  public func phonetic(of character: Character) -> String? {
    let small = character.lowercased()
    return phonetics.first { String($0.character) == small }?.name
  }
}
