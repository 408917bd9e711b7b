import Testing

@testable import AXEngine

@Suite struct DiagnosticRendererTests {
  @Test func marksThePlaceAndOffersAWayForward() {
    let source = SourceFile(path: "screens/cart.json", text: "{\n  \"traits\": [\"buton\"]\n}\n")
    let problem = Diagnostic(at: SourceRange(15, 22), "unknown trait 'buton'", help: "did you mean 'button'?")
    #expect(
      DiagnosticRenderer.render(problem, in: source) == """
        screens/cart.json:2:14: error: unknown trait 'buton'
            2 |   "traits": ["buton"]
              |              ^~~~~~~
           help: did you mean 'button'?
        """)
  }

  @Test func columnsCountScalarsAndMarksStandUnderWideCharacters() {
    let source = SourceFile(path: "a.json", text: "\u{FEFF}\"日本\" x")
    let problem = Diagnostic(.warning, at: SourceRange(12, 13), "here")
    #expect(
      DiagnosticRenderer.render(problem, in: source) == """
        a.json:1:6: warning: here
            1 | "日本" x
              |        ^
        """)
  }

  @Test func nothingReachesTheTerminalAsItIs() {
    let source = SourceFile(path: "\u{1B}a.json", text: "\t\"\u{1B}[2J\u{202E}\"")
    let text = DiagnosticRenderer.render(
      Diagnostic(at: SourceRange(2, 3), "bad \u{9B}1m", notes: [.init(SourceRange(0, 1), "\u{7}")]),
      in: source)
    #expect(
      text == """
        ␛a.json:1:3: error: bad �1m
            1 |  "␛[2J�"
              |   ^
        ␛a.json:1:1: note: ␇
            1 |  "␛[2J�"
              | ^
        """)
  }

  @Test func longLinesShowThePartAroundTheMark() {
    let source = SourceFile(
      path: "a.json", text: String(repeating: "a", count: 5_000) + "X" + String(repeating: "b", count: 5_000))
    let lines = DiagnosticRenderer.render(Diagnostic(at: SourceRange(5_000, 5_001), "here"), in: source)
      .split(separator: "\n")
    #expect(lines[0] == "a.json:1:5001: error: here")
    #expect(
      lines[1] == "    1 | …" + String(repeating: "a", count: 40) + "X" + String(repeating: "b", count: 77)
        + "…")
    #expect(lines[2] == "      | " + String(repeating: " ", count: 41) + "^")
  }

  @Test func theEndOfTheFileHasAPlace() {
    let source = SourceFile(path: "a.json", text: "{\r\n")
    #expect(
      DiagnosticRenderer.render(Diagnostic(at: SourceRange(3, 3), "it ends"), in: source) == """
        a.json:2:1: error: it ends
            2 | \("")
              | ^
        """)
    let empty = SourceFile(path: "a.json", text: "")
    #expect(
      DiagnosticRenderer.render(Diagnostic(at: SourceRange(0, 0), "the file is empty"), in: empty)
        == "a.json:1:1: error: the file is empty")
  }
}
