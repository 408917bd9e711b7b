import Testing

@testable import AXEngine

@Suite struct JSONWriterTests {
  @Test func shortValuesStandOnOneLine() {
    let value = JSONValue.object([
      ("a", .number(1)), ("b", .array([.number(0.5), .flag(true), .null])), ("c", .object([])),
      ("d", .array([])),
    ])
    #expect(JSONWriter.write(value) == #"{ "a": 1, "b": [0.5, true, null], "c": {}, "d": [] }"# + "\n")
    #expect(JSONWriter.compact(value) + "\n" == JSONWriter.write(value))
  }

  @Test func longValuesHaveALineForEachMember() {
    let long = String(repeating: "x", count: 60)
    let value = JSONValue.object([("one", .text(long)), ("two", .array([.text(long), .text(long)]))])
    #expect(
      JSONWriter.write(value) == """
        {
          "one": "\(long)",
          "two": [
            "\(long)",
            "\(long)"
          ]
        }

        """)
  }

  @Test func nothingHiddenIsWrittenRaw() {
    #expect(
      JSONWriter.compact(.text("\"\\\n\u{1b}\u{7f}\u{9b}\u{202e}\u{e0041}é👩‍👧"))
        == #""\"\\\n\u001b\u007f\u009b\u202e\udb40\udc41é👩‍👧""#)
  }

  /// U+FFFE, U+FFFF, those of the other planes and U+FDD0…U+FDEF are no characters, and some readers refuse them.
  @Test func codePointsThatAreNoCharactersAreEscaped() {
    let scalars: [UInt32] = [0x61, 0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFE, 0x10FFFF, 0xFFFD, 0xE000]
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
    #expect(
      JSONWriter.compact(.text(String(text)))
        == "\"a\\ufffe\\uffff\\ufdd0\\ud83f\\udffe\\udbff\\udfff\u{fffd}\u{e000}\"")
  }

  @Test func numbers() {
    let numbers = [0, -3, 1.25, 1e15, 1e16, 1e300, .infinity, .nan]
    #expect(
      JSONWriter.compact(.array(numbers.map { .number($0) }))
        == "[0, -3, 1.25, 1000000000000000, 1e+16, 1e+300, null, null]")
  }
}
