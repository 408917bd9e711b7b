import Testing

@testable import AXEngine

/// Steps may name copies and generated parts as everything else in a mock may.
@Suite struct ReferenceStepTests {
  static let mock = """
    { "state": { "items": ["a", "b", "c"], "copies": 2 },
      "root": { "type": "VStack", "children": [
        { "forEach": { "in": "items", "view": { "type": "Button", "id": "row", "text": "{item}",
          "do": [{ "focus": "row" }] } } },
        { "type": "Stepper", "id": "copies", "text": "Copies", "value": "$copies" },
        { "type": "Button", "id": "second", "text": "Second", "do": [{ "focus": "row[1]" }] },
        { "type": "Button", "id": "plus", "text": "Plus", "do": [{ "focus": "copies.increment" }] },
        { "type": "Button", "id": "none", "text": "None", "do": [{ "focus": "row[7]" }] } ] } }
    """

  @Test func focusGoesToTheNamedCopyOrPart() throws {
    var tester = try AppTester(Self.mock)
    #expect(try tester.activate("second") == ["focus row[1]"])
    #expect(try tester.activate("plus") == ["focus copies.increment"])
    #expect(try tester.activate("none") == [])
    #expect(try tester.activate("row[2]") == ["focus row[2]"])
  }
}
