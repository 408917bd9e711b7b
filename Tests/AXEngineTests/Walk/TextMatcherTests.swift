import Testing

@testable import AXEngine

@Suite struct TextMatcherTests {
  @Test(arguments: [
    (TextMatcher(.equals("Pay"), ignoresCase: true), "pay", true),
    (TextMatcher(.equals("Pay"), ignoresCase: false), "pay", false),
    (TextMatcher(.equals("Pay"), ignoresCase: true), "pay now", false),
    (TextMatcher(.contains("ABAB"), ignoresCase: true), "abaabab", true),
    (TextMatcher(.contains("abac"), ignoresCase: false), "ababab", false),
    (TextMatcher(.contains(""), ignoresCase: false), "", true),
    (TextMatcher(.contains("x"), ignoresCase: false), "", false),
    (TextMatcher(.contains("é"), ignoresCase: false), "cafe\u{301}", true),
  ])
  func texts(_ matcher: TextMatcher, _ text: String, _ isAccepted: Bool) {
    #expect(matcher.accepts(text) == isAccepted)
  }

  @Test func containingIsLinear() {
    let text = String(repeating: "a", count: 100_000)
    #expect(!text.holds(String(repeating: "a", count: 50_000) + "b"))
  }
}
