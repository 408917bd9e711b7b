import Testing

@testable import AXEngine

/// What a recorded line says of a value that is too long for one.
@Suite struct LongValueTests {
  private static func rows(_ numbers: [Int]) -> Value { .list(numbers.map { .number(Double($0)) }) }
  private static let many = Array(1...10_000)

  @Test("a list that fits is written whole, whatever it was before")
  func short() {
    #expect(Self.rows([1, 2, 3]).notation(after: Self.rows([1, 2])) == "[1, 2, 3]")
    #expect(Value.text("on").notation(after: nil) == "'on'")
  }

  @Test("of a long one: how many there are, and where it differs")
  func long() {
    let old = Self.rows(Self.many)
    #expect(Self.rows(Self.many.filter { $0 != 17 }).notation(after: old) == "9999 values, removed 17")
    #expect(Self.rows(Self.many + [10_001]).notation(after: old) == "10001 values, added 10001")
    #expect(
      Self.rows(Self.many.filter { $0 < 5 || $0 > 9 }).notation(after: old) == "9995 values, removed 5 values"
    )
    #expect(
      Self.rows(Self.many.map { $0 == 5 ? 50_000 : $0 }).notation(after: old)
        == "10000 values, removed 5, added 50000")
    #expect(old.notation(after: Self.rows([])) == "10000 values")
    #expect(old.notation(after: nil) == "10000 values")
    #expect(Value.text(String(repeating: "a", count: 500)).notation(after: nil) == "text of 500 characters")
  }
}
