import Testing

@testable import AXEngine

/// Samples of CLDR's plural rules for whole numbers.
@Suite("Plural forms")
struct PluralTests {
  @Test(
    "categories",
    arguments: [
      ("en", PluralCategory.one, [1]), ("en", .other, [0, 2, 11, 21, 101]),
      ("de", .one, [1]), ("de", .other, [0, 2, 10, 101]),
      ("ru", .one, [1, 21, 31, 101, 1001]), ("ru", .few, [2, 3, 4, 22, 24, 102, 1002]),
      ("ru", .many, [0, 5, 11, 12, 14, 19, 20, 25, 100, 111, 112, 1000]),
      ("ar", .zero, [0]), ("ar", .one, [1]), ("ar", .two, [2]), ("ar", .few, [3, 10, 103, 110, 1003]),
      ("ar", .many, [11, 26, 99, 111, 1011]), ("ar", .other, [100, 101, 102, 200, 202, 1000]),
      ("ja", .other, [0, 1, 2, 5, 100]), ("en-XA", .one, [1]), ("en", .other, [-2, .min]),
    ] as [(String, PluralCategory, [Int])])
  func categories(language: String, category: PluralCategory, numbers: [Int]) {
    let rule = Phrases.table(for: language).rule
    for number in numbers { #expect(rule.category(of: number) == category, "\(number)") }
  }

  @Test(
    "words beside numbers",
    arguments: [
      ("en", PhraseKey.characterCount, "1", "1 character"), ("en", .characterCount, "6", "6 characters"),
      ("de", .characterCount, "1", "1 Zeichen"), ("de", .spansRows, "1", "Umfasst 1 Zeile"),
      ("de", .spansColumns, "2", "Umfasst 2 Spalten"),
      ("ru", .characterCount, "1", "1 символ"), ("ru", .characterCount, "2", "2 символа"),
      ("ru", .characterCount, "5", "5 символов"), ("ru", .characterCount, "21", "21 символ"),
      ("ru", .characterCount, "112", "112 символов"), ("ru", .spansRows, "3", "Охватывает строк: 3"),
      ("ru", .spansColumns, "3", "Охватывает столбцов: 3"),
      ("ar", .characterCount, "1", "حرف واحد"), ("ar", .characterCount, "2", "حرفان"),
      ("ar", .characterCount, "3", "3 حروف"), ("ar", .characterCount, "11", "11 حرفًا"),
      ("ar", .characterCount, "100", "100 حرف"), ("ja", .characterCount, "1", "1文字"),
      ("en", .characterCount, "many", "many characters"),
    ] as [(String, PhraseKey, String, String)])
  func words(language: String, key: PhraseKey, number: String, text: String) {
    #expect(Phrases.table(for: language).text(key, number) == text)
  }
}
