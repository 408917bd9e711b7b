import Testing

@testable import AXEngine

@Suite("The tables of the languages")
struct LanguageTests {
  /// What is missing from a table or does not fit the English one, a line each.
  static func problems(of table: Phrases) -> [String] {
    var problems: [String] = []
    for key in PhraseKey.allCases {
      if table[key].isEmpty { problems.append("\(key) is missing") }
      let expected = arguments(of: Phrases.english[key])
      if arguments(of: table[key]) != expected { problems.append("\(key) takes other arguments") }
      if key.isRoleWord, table[key].hasSuffix(".") { problems.append("\(key) ends in a full stop") }
      if key.isHint, Phrases.english[key].hasSuffix("."), !table[key].hasSuffixOfSentence {
        problems.append("\(key) is no sentence")
      }
    }
    for key in PhraseKey.counted where !table.invariable.contains(key) {
      let forms = table.plurals.filter { $0.key == key }
      let missing = table.rule.categories.filter { category in !forms.contains { $0.category == category } }
      for category in missing { problems.append("\(key) has no words for \(category.rawValue)") }
      for form in forms where form.category == .few || form.category == .many {
        if arguments(of: form.text) != arguments(of: table[key]) {
          problems.append("\(key), \(form.category.rawValue) takes other arguments")
        }
      }
    }
    for form in table.plurals where !PhraseKey.counted.contains(form.key) {
      problems.append("\(form.key) is not counted")
    }
    for sign in signs where table.name(of: sign) == String(sign) { problems.append("'\(sign)' has no name") }
    return problems
  }

  /// The signs that English names.
  static let signs = Array(
    " \n\t.,;:!?'\u{2019}\"\u{201C}\u{201D}()[]{}<>-\u{2013}\u{2014}_+=*/\\|&@#$%^~`•…©®°€£")

  /// The numbers between braces, each once, in order.
  static func arguments(of text: String) -> [Int] {
    (0...9).filter { text.contains("{\($0)}") }
  }

  @Test("no key is missing, and arguments agree", arguments: Phrases.tables.map(\.language))
  func complete(language: String) { #expect(Self.problems(of: Phrases.table(for: language)).isEmpty) }

  @Test("a row that is taken away, or has another argument, is found")
  func theTestItself() {
    let table = Phrases.german
    for left in PhraseKey.allCases {
      let rows = PhraseKey.allCases.filter { $0 != left }.map { ($0, table[$0]) }
      let broken = Phrases(
        language: "de", rows, plurals: table.plurals, rule: table.rule,
        characters: Self.signs.map { ($0, table.name(of: $0)) })
      #expect(Self.problems(of: broken).contains("\(left) is missing"))
    }
    let rows = PhraseKey.allCases.map { ($0, $0 == .position ? "{0} von {0}" : table[$0]) }
    let swapped = Phrases(language: "de", rows, rule: table.rule, characters: [(" ", "Leerzeichen")])
    let problems = Self.problems(of: swapped)
    #expect(problems.contains("position takes other arguments"))
    #expect(problems.contains("characterCount has no words for one"))
    #expect(problems.contains("'.' has no name"))
  }

  /// Whether the name stands behind a dot is all that is asked, so a key called like something else may pass unused.
  @Test("something says or writes every key")
  func used() {
    var members: Set<Substring> = []
    for source in ArchitectureTests.sources("AXEngine")
    where !source.path.contains("/Words/") && !source.path.hasSuffix("/MessageRules.swift") {
      for words in source.words { members.formUnion(words.filter(\.isMember).map(\.text)) }
    }
    for key in PhraseKey.allCases { #expect(members.contains("\(key)"), "nothing uses \(key)") }
  }

  @Test("a language is found by its name, then by its first two letters, else English serves (S4)")
  func found() {
    let languages = ["de", "de-AT", "ru-RU", "ar", "ar-EG", "ar-XB", "ja-JP", "en-GB", "en-XA", "fr", ""]
    #expect(
      languages.map { Phrases.table(for: $0).language } == [
        "de", "de", "ru", "ar", "ar", "ar-XB", "ja", "en", "en-XA", "en", "en",
      ])
  }

  @Test("Arabic and Japanese are drafts")
  func drafts() { #expect(Phrases.tables.filter(\.isDraft).map(\.language) == ["ar", "ja"]) }

  @Test("what was looked for stands in the words of each language (RO-49)")
  func notFound() {
    let said = Phrases.tables.map { $0.text(.notFound, $0[.heading]) }
    #expect(
      said == [
        "Heading not found", "Überschrift nicht gefunden", "Заголовок: не найдено",
        "لم يتم العثور على عنوان", "見出しが見つかりません", "[[Ĥééááðîîñĝ] ñööţ ƒööûûñð]", "هىادينغ نؤت فؤئند",
      ])
  }

  @Test(
    "letters are spelled (CU-64)",
    arguments: [
      ("en", "z", "Zulu"), ("en", "A", "Alfa"), ("de", "ö", "Ökonom"), ("de", "B", "Berta"),
      ("ru", "Щ", "Щука"), ("en", "7", nil), ("ja", "a", nil), ("ru", "a", nil),
    ] as [(String, Character, String?)])
  func spelling(language: String, letter: Character, word: String?) {
    #expect(Phrases.table(for: language).phonetic(of: letter) == word)
  }

  @Test("a capital and a sign have names in each language (CU-19)")
  func characters() {
    let capitals = Phrases.tables.prefix(5).map { $0.name(of: "A") }
    #expect(capitals == ["Cap A", "A groß", "заглавная A", "حرف كبير A", "大文字A"])
    let commas = Phrases.tables.prefix(5).map { $0.name(of: ",") }
    #expect(commas == ["comma", "Komma", "запятая", "فاصلة لاتينية", "コンマ"])
  }

  @Test("percent signs stand off in German and Russian")
  func percent() {
    #expect(
      Phrases.tables.prefix(5).map { $0.text(.percent, "48") } == ["48%", "48 %", "48 %", "48%", "48%"])
  }
}

extension PhraseKey {
  /// A word for what an element is or how it is (DX5).
  fileprivate var isRoleWord: Bool { rawValue <= PhraseKey.insertionPointAtEnd.rawValue }

  fileprivate var isHint: Bool {
    (PhraseKey.hintToggle.rawValue...PhraseKey.hintRotor.rawValue).contains(rawValue)
  }
}

extension String {
  fileprivate var hasSuffixOfSentence: Bool { hasSuffix(".") || hasSuffix("。") || hasSuffix(".]") }
}
