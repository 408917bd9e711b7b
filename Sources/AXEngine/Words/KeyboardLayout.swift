/// The letters of the keyboard on the screen, and what stands on its other keys, by language: the layouts of iOS, without
/// letters that a key shows only while it is held.
struct KeyboardLayout: Hashable, Sendable {
  /// BCP 47 language.
  let language: String
  /// Small letters, row by row.
  let letters: [String]
  /// Whether there are capitals as well.
  var hasCapitals = true
  let space: String
  let delete: String
  let `return`: String
  let shift: String
  /// On the key that leads from digits back to the letters.
  var back = "ABC"

  /// The first one serves languages without one of their own.
  static let tables = [
    KeyboardLayout(
      language: "en", letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"], space: "space", delete: "delete",
      return: "return", shift: "shift"),
    KeyboardLayout(
      language: "de", letters: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"], space: "Leerzeichen",
      delete: "Löschen", return: "Return", shift: "Umschalt"),
    KeyboardLayout(
      language: "ru", letters: ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"], space: "Пробел",
      delete: "Удалить", return: "Ввод", shift: "Shift", back: "АБВ"),
    KeyboardLayout(
      language: "ar", letters: ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد"], hasCapitals: false,
      space: "مسافة", delete: "حذف", return: "إدخال", shift: "", back: "أبج"),
    KeyboardLayout(
      language: "ja", letters: ["qwertyuiop", "asdfghjklー", "zxcvbnm"], space: "空白", delete: "削除",
      return: "改行", shift: "シフト"),
  ]

  /// The layout for a BCP 47 language; English where there is none.
  static func table(for language: String) -> KeyboardLayout {
    let short = language.mainLanguage
    return tables.first { $0.language == short } ?? tables[0]
  }
}
