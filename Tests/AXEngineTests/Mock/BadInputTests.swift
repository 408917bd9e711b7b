import Testing

@testable import AXEngine

/// Files that are wrong in ways no single message can show.
@Suite struct BadInputTests {
  private func load(_ text: String) -> LoadResult { Mock.load(SourceFile(path: "a.json", text: text)) }

  /// Every key of the format with a value that no key takes: one problem a key, all in one run, in file order.
  @Test func everyKeyWrong() throws {
    let view = Fields.view.fields.map {
      "\"\($0.name)\": \($0.name == "accessibility" ? accessibility : "null")"
    }
    let verbs = Fields.verbs.map { "{ \"\($0.field.name)\": null }" }
    let text = """
      { "state": null, "screens": { "a": { "root": { \(view.joined(separator: ", ")) },
        "onAppear": [\(verbs.joined(separator: ",\n"))] } } }
      """
    let result = load(text)
    #expect(result.mock == nil)
    let starts = result.diagnostics.map(\.range.start)
    #expect(starts == starts.sorted())
    #expect(Set(starts).count == starts.count, "no problem is reported twice")
    let source = Array(text.utf8)
    func isReported(_ key: String) -> Bool {
      let needle = Array("\"\(key)\": null".utf8)
      let place = (0...source.count - needle.count).first {
        source[$0..<$0 + needle.count].elementsEqual(needle)
      }
      return place.map { starts.contains(Int32($0 + needle.count - 4)) } ?? false
    }
    for field in Fields.accessibility.fields + Fields.verbs.map(\.field) {
      #expect(isReported(field.name), "\(field.name)")
    }
    for field in Fields.view.fields where field.name != "accessibility" {
      #expect(isReported(field.name), "\(field.name)")
    }
  }

  private var accessibility: String {
    "{ " + Fields.accessibility.fields.map { "\"\($0.name)\": null" }.joined(separator: ", ") + " }"
  }

  @Test func deepNestingEndsWithADiagnostic() {
    let views = String(repeating: #"{"type":"VStack","children":["#, count: 10_000)
    let result = load(#"{"root":"# + views)
    #expect(result.diagnostics.map(\.message) == ["objects and lists are nested more than 1,000 levels deep"])
  }

  /// The deepest nesting that is allowed must be read, in views as in steps.
  @Test func nestingUpToTheLimitIsRead() throws {
    let views =
      #"{"root":"# + String(repeating: #"{"type":"VStack","children":["#, count: 498)
      + #"{"type":"Text"}"# + String(repeating: "]}", count: 498) + "}"
    #expect(try #require(load(views).mock).views.count == 499)
    let steps =
      #"{"root":{"type":"Button","do":["# + String(repeating: #"{"if":true,"then":["#, count: 498)
      + #"{"pop":true}"# + String(repeating: "]}", count: 498) + "]}}"
    #expect(load(steps).diagnostics.map(\.message) == [])
  }

  @Test func longExpressionsEndWithADiagnostic() {
    for expression in [
      String(repeating: "(", count: 100_000), String(repeating: "!", count: 100_000),
      "1" + String(repeating: " + 1", count: 100_000), String(repeating: "true ? 1 : ", count: 100_000) + "1",
      "contains(" + String(repeating: "isEmpty(", count: 100_000),
    ] {
      let result = load("{ \"root\": { \"type\": \"Text\", \"text\": \"{\(expression)}\" } }")
      #expect(result.diagnostics.map(\.message) == ["the expression is too long"])
    }
  }

  @Test func manyProblemsAreCutOff() {
    let views = String(repeating: #"{ "type": "Txt", "id": "a", "txt": 1 },"#, count: 10_000)
    let result = load(#"{ "root": { "type": "VStack", "children": ["# + views + "] } }")
    #expect(result.diagnostics.count <= MockDecoder.maximumDiagnostics)
    #expect(result.mock == nil)
  }

  @Test func nothingButAnObjectIsAMock() {
    #expect(load("[]").diagnostics.map(\.message) == ["a mock file holds an object, but this is a list"])
    #expect(load("{}").diagnostics.map(\.message) == ["the mock has no screen"])
    #expect(load("{ \"screens\": {} }").diagnostics.map(\.message) == ["the mock has no screen"])
    #expect(
      load("{ \"root\": { \"type\": \"Text\" }, \"screens\": {} }").diagnostics.first?.message
        == "a mock has either 'screens' or 'root'")
    #expect(
      load("{ \"voterm\": 2, \"root\": { \"type\": \"Text\" } }").diagnostics.map(\.message)
        == ["this program reads version 1 of the format, not 2"])
  }

  @Test func shortFormIsAScreenCalledMain() throws {
    let result = Mock.load(
      SourceFile(
        path: "some/dir.d/My App.v2.json", text: "{ \"root\": { \"type\": \"Text\", \"text\": \"a\" } }"))
    let mock = try #require(result.mock)
    #expect(mock.screens.map(\.name) == ["main"])
    #expect(mock.title == "My App.v2")
    #expect(mock.device == .iPhone)
    #expect(mock.locale == "en")
  }
}
