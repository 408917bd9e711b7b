import Testing

@testable import AXEngine

@Suite struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("Pay", 3), ("日本語", 6), ("e\u{301}", 1), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 2),
    ("❤", 1),
    ("1\u{FE0F}\u{20E3}", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("สวัสดี", 4), ("שלום", 4), ("السلام", 6),
    ("\u{1FAE8}", 2), ("ｱ", 1), ("Ａ", 2), ("…", 1), ("½", 1), ("\u{200B}", 0), ("\u{AD}", 0), ("क्ष", 2),
    ("a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}", 1), ("─●", 2),
    ("\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}", 2),
  ])
  func cellsOfATextFollowTheTable(text: String, cells: Int) {
    #expect(TextWidth.cells(of: text) == cells)
  }

  @Test func aGlyphIsWhatACellCanHold() {
    #expect(TextWidth.glyph(of: "👍🏽") == ("👍", 2))
    #expect(TextWidth.glyph(of: "👩‍👩‍👧") == ("👩", 2))
    #expect(TextWidth.glyph(of: "🇩🇪") == ("DE", 2))
    #expect(TextWidth.glyph(of: "❤\u{FE0F}") == ("❤ ", 2))
    #expect(TextWidth.glyph(of: "日") == ("日", 2))
    #expect(TextWidth.glyph(of: "e\u{301}") == ("e\u{301}", 1))
    // Four marks are kept, two are dropped.
    let kept = TextWidth.glyph(of: "a\u{316}\u{317}\u{318}\u{319}\u{31C}\u{31D}")
    #expect(Array(kept.text.unicodeScalars) == ["a", "\u{316}", "\u{317}", "\u{318}", "\u{319}"])
  }

  @Test(arguments: [
    ("Pay", "Pay"), ("a\u{1B}[31mb", "a␛[31mb"), ("a\tb\nc\r\n", "a␉b␊c␍␊"), ("\u{7F}", "␡"), ("\u{0}", "␀"),
    ("\u{9B}31m", "\u{FFFD}31m"), ("\u{85}", "␤"), ("x\u{202E}y\u{202C}", "x\u{FFFD}y\u{FFFD}"),
    ("\u{2066}a\u{2069}", "\u{FFFD}a\u{FFFD}"), ("a\u{200B}b", "a\u{FFFD}b"), ("\u{2028}", "\u{FFFD}"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("👩‍👧", "👩‍👧"), ("❤\u{FE0F}", "❤\u{FE0F}"),
    ("\u{200D}a", "\u{FFFD}a"), ("A\u{E0041}\u{E0042}", "A\u{FFFD}\u{FFFD}"), ("\u{FEFF}a", "\u{FFFD}a"),
    ("\u{AD}", "\u{FFFD}"), ("é日€", "é日€"), ("\u{FFFE}", "\u{FFFD}"), ("\u{200F}", "\u{FFFD}"),
    ("\u{1F3F4}\u{E0067}\u{E007F}", "\u{1F3F4}\u{E0067}\u{E007F}"),
  ])
  func nothingInATextReachesTheTerminalAsAControl(text: String, expected: String) {
    #expect(Array(TextWidth.neutralised(text).unicodeScalars) == Array(expected.unicodeScalars))
    #expect(
      TextWidth.needsNeutralising(text)
        == (text.unicodeScalars.elementsEqual(expected.unicodeScalars) == false))
  }

  @Test func aTextThatDoesNotFitEndsInAnEllipsis() {
    #expect(TextWidth.truncated("Checkout", toCells: 8) == "Checkout")
    #expect(TextWidth.truncated("Checkout", toCells: 5) == "Chec…")
    #expect(TextWidth.truncated("Checkout", toCells: 5, ellipsis: "~") == "Chec~")
    #expect(TextWidth.truncated("日本語", toCells: 5) == "日本…")
    #expect(TextWidth.truncated("日本語", toCells: 4) == "日…")
    #expect(TextWidth.truncated("日本語", toCells: 1) == "…")
    #expect(TextWidth.truncated("日本語", toCells: 0) == "")
    #expect(TextWidth.truncated("Pay", toCells: -3) == "")
  }

  @Test func paddingFillsExactlyTheCells() {
    #expect(TextWidth.padded("日本", toCells: 6) == "日本  ")
    #expect(TextWidth.padded("42", toCells: 4, alignedRight: true) == "  42")
    #expect(TextWidth.padded("日本語", toCells: 4) == "日… ")
  }

  @Test func linesBreakAtSpacesBetweenIdeographsAndInsideLongWords() {
    #expect(TextWidth.beginning(of: "Pay now", characters: 7) == "Pay now")
    #expect(TextWidth.beginning(of: "日本語です", characters: 2) == "日本…")
    #expect(TextWidth.wrapped("Pay now or later", cells: 7) == ["Pay now", "or", "later"])
    #expect(TextWidth.wrapped("Pay now or later", cells: 9) == ["Pay now", "or later"])
    #expect(TextWidth.wrapped("日本語です", cells: 4) == ["日本", "語で", "す"])
    #expect(TextWidth.wrapped("日本語です", cells: 5) == ["日本", "語で", "す"])
    #expect(TextWidth.wrapped("Buy 日本", cells: 6) == ["Buy 日", "本"])
    #expect(TextWidth.wrapped("unbelievable", cells: 5) == ["unbel", "ievab", "le"])
    #expect(TextWidth.wrapped("an unbelievable tale", cells: 5) == ["an", "unbel", "ievab", "le", "tale"])
    #expect(TextWidth.wrapped("one\n\ntwo", cells: 10) == ["one", "", "two"])
    #expect(TextWidth.wrapped("", cells: 10) == [""])
    #expect(TextWidth.wrapped("abcde fgh", cells: 5) == ["abcde", "fgh"])
    #expect(TextWidth.wrapped("日", cells: 0) == ["日"])
  }

  @Test func noLineIsWiderThanTheLimit() {
    let text = "Your card ending in 4242 was declined. もう一度お試しください。 👩‍👩‍👧 supercalifragilistic  ok"
    for limit in 2...40 {
      let lines = TextWidth.wrapped(text, cells: limit)
      for line in lines { #expect(TextWidth.cells(of: line) <= limit) }
      let letters = { (text: String) in text.filter { $0 != " " } }
      #expect(letters(lines.joined()) == letters(text))
    }
  }
}
