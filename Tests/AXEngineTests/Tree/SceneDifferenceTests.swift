import Testing

@testable import AXEngine

@Suite("What is another for a listener between two versions of a screen")
struct SceneDifferenceTests {
  private func summary(_ before: [String], _ after: [String]) throws -> String {
    func mock(_ views: [String]) throws -> Mock {
      let text = "{ \"root\": { \"type\": \"VStack\", \"children\": [ \(views.joined(separator: ", ")) ] } }"
      let result = Mock.load(SourceFile(path: "test.json", text: text))
      return try #require(result.mock, "\(result.diagnostics.map(\.message))")
    }
    return try #require(Session(mock: try mock(before)).continued(with: try mock(after))).words
  }

  private func view(_ id: String, _ text: String, type: String = "Text", _ more: String = "") -> String {
    "{ \"type\": \"\(type)\", \"id\": \"\(id)\", \"text\": \"\(text)\"\(more.isEmpty ? "" : ", " + more) }"
  }

  @Test("what came and went, the first two of each and a count")
  func comesAndGoes() throws {
    let all = ["a", "b", "c", "d"].map { view($0, $0.uppercased()) }
    #expect(try summary(Array(all.prefix(1)), all) == "new 'B', 'C' and 1 more")
    #expect(try summary(all, [all[0]]) == "gone 'B', 'C' and 1 more")
    #expect(try summary([all[0]], [all[1]]) == "new 'B'; gone 'A'")
  }

  @Test("what is renamed")
  func renamed() throws {
    #expect(try summary([view("a", "A")], [view("a", "Z")]) == "renamed 'A' to 'Z'")
    let plain = "{ \"type\": \"Button\", \"text\": \"A\" }"
    #expect(try summary([plain], ["{ \"type\": \"Button\", \"text\": \"Z\" }"]) == "renamed 'A' to 'Z'")
  }

  @Test("another role, value and hint")
  func semantics() throws {
    #expect(
      try summary([view("a", "A")], [view("a", "A", type: "Button")])
        == "another role 'A': staticText to button")
    let value = "\"accessibility\": { \"value\": \"low\" }"
    #expect(try summary([view("a", "A")], [view("a", "A", value)]) == "another value 'A': 'low'")
    #expect(try summary([view("a", "A", value)], [view("a", "A")]) == "another value 'A': none")
    let hint = "\"accessibility\": { \"hint\": \"Opens it\" }"
    #expect(try summary([view("a", "A")], [view("a", "A", hint)]) == "another hint 'A': 'Opens it'")
  }

  @Test("another order, in as few moves as explain it")
  func moved() throws {
    let all = ["a", "b", "c", "d"].map { view($0, $0.uppercased()) }
    #expect(try summary(all, [all[3], all[0], all[1], all[2]]) == "moved 'D' to the start")
    #expect(try summary(all, [all[1], all[2], all[0], all[3]]) == "moved 'A' behind 'C'")
  }

  @Test("several at once")
  func several() throws {
    #expect(
      try summary([view("a", "A"), view("b", "B")], [view("b", "Z"), view("c", "C")])
        == "new 'C'; gone 'A'; renamed 'B' to 'Z'")
    #expect(try summary([view("a", "A")], [view("a", "A")]) == "the order and the names are the same")
  }
}
