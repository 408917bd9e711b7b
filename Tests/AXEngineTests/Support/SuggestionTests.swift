import Testing

@testable import AXEngine

@Suite struct SuggestionTests {
  static let names = ["button", "header", "link", "screenChanged", "ab"]

  @Test(arguments: [
    ("buton", "button"), ("Button", "button"), ("buttno", "button"), ("BUTTON", "button"),
    ("haeder", "header"),
    ("screenchanged", "screenChanged"), ("lnik", "link"), ("table", nil), ("", nil), ("a", "ab"),
    ("xyz", nil),
  ])
  func nearest(_ name: String, _ meant: String?) {
    #expect(Suggestion.closest(to: name, among: Self.names) == meant)
  }

  @Test func ofEqualsTheFirstIsTaken() {
    #expect(Suggestion.help(for: "cot", among: ["cat", "cut"]) == "did you mean 'cat'?")
  }
}
