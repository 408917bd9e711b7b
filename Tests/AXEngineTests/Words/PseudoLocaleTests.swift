import Testing

@testable import AXEngine

@Suite("Pseudo-languages")
struct PseudoLocaleTests {
  @Test(
    "accents, vowels twice, brackets",
    arguments: [
      ("Pay", "[Þááý]"), ("", ""), (" ", " "), ("{0} of 24", "[{0} ööƒ 24]"), ("Über 字", "[Übééŕ 字]"),
    ])
  func accented(text: String, expected: String) {
    #expect(PseudoLocale.accented.text(of: text) == expected.replacing("b", with: "ƀ"))
  }

  @Test("texts grow by about 40 %")
  func growth() {
    let all = PhraseKey.allCases.map { Phrases.english[$0] }.joined(separator: " ")
    let grown = PseudoLocale.accented.text(of: all).count
    #expect(Double(grown) / Double(all.count) > 1.25)
    #expect(Double(grown) / Double(all.count) < 1.55)
    let words = PhraseKey.allCases.map { Phrases.english[$0].count }.reduce(0, +)
    let long = PhraseKey.allCases.map { Phrases.table(for: "en-XA")[$0].count }.reduce(0, +)
    #expect(Double(long) / Double(words) > 1.35)
  }

  @Test("the other one has no Latin letter left and runs from right to left")
  func rightToLeft() {
    let text = PseudoLocale.rightToLeft.text(of: "Abcdefghijklmnopqrstuvwxyz 24.90 {0}")
    #expect(text.filter { $0.isASCII && $0.isLetter }.isEmpty)
    #expect(text.hasSuffix(" 24.90 {0}"))
    #expect(Environment(device: .iPhone, locale: "ar-XB").isRightToLeft)
    #expect(!Environment(device: .iPhone, locale: "en-XA").isRightToLeft)
  }

  static let mock = """
    { "state": { "count": 3 }, "strings": { "ar": { "Pay": "ادفع" } },
      "screens": { "pay": { "root": { "type": "VStack", "children": [
        { "type": "Text", "text": "Total {count}" },
        { "type": "Button", "text": "Pay", "id": "pay", "do": [{ "set": { "count": "4" } }] } ] } } } }
    """

  static func scene(_ locale: String) throws -> Scene {
    let mock = try #require(Mock.load(SourceFile(path: "pay.json", text: mock)).mock)
    var session = Session(mock: mock, environment: Environment(device: mock.device, locale: locale))
    _ = session.start()
    return session.scene
  }

  @Test("the mock's texts and VoiceOver's words are changed alike, the file's translations are left alone")
  func texts() throws {
    func spoken(_ locale: String) throws -> [String] {
      let scene = try Self.scene(locale)
      return OrderReport(scene).elements.map(\.spoken)
    }
    #expect(try spoken("en") == ["Total 3", "Pay, Button"])
    #expect(try spoken("en-XA") == ["[Ţööţááļ 3]", "[Þááý], [Ƀûûţţööñ]"])
    #expect(try spoken("ar-XB") == ["تؤتال 3", "پاة, بئتتؤن"])
    #expect(try spoken("ar") == ["Total 3", "ادفع, زر"])
  }

  @Test("a layout that is too narrow shows it")
  func truncation() throws {
    let text = """
      { "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "title", "text": "Payment", "width": 80, "lineLimit": 1 } ] } }
      """
    let mock = try #require(Mock.load(SourceFile(path: "narrow.json", text: text)).mock)
    func isCut(_ locale: String) -> Bool {
      let app = App(mock: mock, environment: Environment(device: mock.device, locale: locale))
      var tree = app.views
      Layout.perform(on: &tree, mock: mock, state: app.state)
      return tree.nodes.contains { $0.flags.contains(.truncated) }
    }
    #expect(!isCut("en"))
    #expect(isCut("en-XA"))
  }
}
