import Testing

@testable import AXEngine

@Suite struct SuggestionTests {
  static let names = ["button", "header", "link", "screenChanged", "ab"]

  @Test(arguments: [
    ("buton", "button"), ("Button", "button"), ("buttno", "button"), ("BUTTON", nil), ("haeder", "header"),
    ("screenchanged", "screenChanged"), ("lnik", "link"), ("table", nil), ("", nil), ("a", "ab"),
    ("xyz", nil),
  ])
  func nearest(_ name: String, _ meant: String?) {
    #expect(Suggestion.nearest(to: name, in: Self.names) == meant)
  }

  @Test func ofEqualsTheFirstIsTaken() {
    #expect(Suggestion.help(for: "cot", in: ["cat", "cut"]) == "did you mean 'cat'?")
  }
}
