import Testing

@testable import AXEngine

/// `nestedCombine`.
@Suite struct NestedCombineTests {
  private func findings(_ root: String) throws -> [AuditFinding] {
    let source = SourceFile(path: "mock.json", text: "{ \"root\": \(root) }")
    var session = Session(mock: try #require(Mock.load(source).mock))
    _ = session.start()
    return AuditRules.findings(in: session.scene)
  }

  @Test func oneInsideAnotherIsFound() throws {
    let found = try findings(
      """
      { "type": "VStack", "id": "card", "accessibility": { "children": "combine" }, "children": [
        { "type": "Text", "text": "Night train" },
        { "type": "HStack", "id": "times", "accessibility": { "children": "combine" }, "children": [
          { "type": "Text", "text": "21:40" }, { "type": "Text", "text": "6:12" } ] } ] }
      """)
    #expect(found.map(\.id) == ["times"])
    #expect(found.map(\.rule) == ["nestedCombine"])
  }

  @Test func oneBesideAnotherIsNot() throws {
    let found = try findings(
      """
      { "type": "VStack", "children": [
        { "type": "HStack", "accessibility": { "children": "combine" }, "children": [
          { "type": "Text", "text": "21:40" }, { "type": "Text", "text": "6:12" } ] },
        { "type": "HStack", "accessibility": { "children": "combine" }, "children": [
          { "type": "Text", "text": "21:50" }, { "type": "Text", "text": "6:22" } ] } ] }
      """)
    #expect(found.isEmpty)
  }
}
