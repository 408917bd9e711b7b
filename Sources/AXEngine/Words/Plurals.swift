/// The forms that words take beside a number, under CLDR's names. What no rule names is `other`.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// Which form goes with which whole number in one language, as CLDR has it.
struct PluralRule: Sendable {
  /// One line: numbers whose remainder lies in a range have a form.
  struct Row: Sendable {
    let category: PluralCategory
    /// What the number is divided by; 0 compares the number itself.
    var modulus = 0
    let values: ClosedRange<Int>
    /// Remainders by 100 that are left out.
    var exceptByHundred: ClosedRange<Int>?

    func matches(_ number: Int) -> Bool {
      if let exceptByHundred, exceptByHundred.contains(number % 100) { return false }
      return values.contains(modulus > 0 ? number % modulus : number)
    }
  }

  /// The first line that fits counts.
  let rows: [Row]

  /// The form for a number; its sign does not matter.
  func category(of number: Int) -> PluralCategory {
    let size = number == .min ? .max : abs(number)
    return rows.first { $0.matches(size) }?.category ?? .other
  }

  /// The forms that a table must have besides `other`.
  var categories: [PluralCategory] {
    PluralCategory.allCases.filter { category in rows.contains { $0.category == category } }
  }

  /// No forms at all: Japanese.
  static let otherOnly = PluralRule(rows: [])
  /// English, German.
  static let oneAndOther = PluralRule(rows: [Row(category: .one, values: 1...1)])
  /// 1, 21, 101 are one; 2…4, 22…24 few; the others, 11…14 among them, many.
  static let russian = PluralRule(rows: [
    Row(category: .one, modulus: 10, values: 1...1, exceptByHundred: 11...11),
    Row(category: .few, modulus: 10, values: 2...4, exceptByHundred: 12...14),
    Row(category: .many, modulus: 1, values: 0...0),
  ])
  /// 0, 1 and 2 have forms of their own; then by the last two digits: 3…10 few, 11…99 many.
  static let arabic = PluralRule(rows: [
    Row(category: .zero, values: 0...0), Row(category: .one, values: 1...1),
    Row(category: .two, values: 2...2), Row(category: .few, modulus: 100, values: 3...10),
    Row(category: .many, modulus: 100, values: 11...99),
  ])
}
