import Testing

@testable import AXEngine

/// `fixedTextSize`.
@Suite struct FixedTextSizeTests {
  private func findings(_ root: String) throws -> [String] {
    let source = SourceFile(path: "mock.json", text: "{ \"root\": \(root) }")
    var session = Session(mock: try #require(Mock.load(source).mock))
    _ = session.start()
    return FixedTextSize.findings(in: session.scene).map(\.id)
  }

  @Test func whatDoesNotGrowIsFound() throws {
    let found = try findings(
      """
      { "type": "VStack", "children": [
        { "type": "Text", "id": "small", "text": "Small print", "font": { "size": 12, "fixed": true } },
        { "type": "Text", "id": "stiff", "text": "Stiff", "style": "body", "scales": false },
        { "type": "VStack", "font": { "size": 12, "fixed": true }, "children": [
          { "type": "Text", "id": "inherits", "text": "Around" },
          { "type": "Text", "id": "own", "text": "Own", "style": "body" } ] } ] }
      """)
    #expect(found == ["small", "stiff", "inherits"])
  }

  @Test func whatGrowsIsNot() throws {
    let found = try findings(
      """
      { "type": "VStack", "children": [
        { "type": "Text", "text": "Style", "style": "title2" },
        { "type": "Text", "text": "Font", "font": { "size": 15, "relativeTo": "callout" } },
        { "type": "View", "font": { "size": 12, "fixed": true } } ] }
      """)
    #expect(found.isEmpty)
  }
}
