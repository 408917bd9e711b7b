/// A kind of expectation: the word behind `expect`, and how the rest is read.
struct ExpectationRow: Sendable {
  var words: String
  var syntax: String
  var summary: String
  let parse: @Sendable (inout WalkScanner) throws(Diagnostic) -> Expectation.Subject

  /// The reader for a step that begins with `expect` and this row's word, `not` already taken.
  var step: StepParser {
    let parse = parse
    return { scanner throws(Diagnostic) in
      .expect(Expectation(isNegated: false, subject: try parse(&scanner)))
    }
  }
}

/// The table of expectations.
enum ExpectationTable {
  private typealias Parser = @Sendable (inout WalkScanner) throws(Diagnostic) -> Expectation.Subject

  static let rows: [ExpectationRow] = [
    row("spoken", "TEXT", "what the last step said; also contains \"TEXT\", /PATTERN/") {
      s throws(Diagnostic) in
      .spoken(try s.matcher(ignoringCase: true))
    },
    row("hint", "TEXT", "what the last step hinted") { s throws(Diagnostic) in
      .hint(try s.matcher(ignoringCase: true))
    },
    row("focus", "#ID | \"LABEL\" | none", "where the technology in use stands") { s throws(Diagnostic) in
      if s.next == UInt8(ascii: "#") { return .focus(.view(try s.viewName())) }
      if s.take("none") { return .focus(.none) }
      return .focus(.label(try s.matcher(ignoringCase: false)))
    },
    row("screen", "NAME", "which screen is shown") { s throws(Diagnostic) in
      .screen(try s.matcher(ignoringCase: false))
    },
    row("state", "NAME = VALUE", "what a variable holds; the value as in an expression") {
      s throws(Diagnostic) in
      guard let rest = s.rest() else { throw s.missing("NAME = VALUE") }
      return .state(try s.assignment(rest))
    },
    row("rotor", "NAME", "where the rotor stands") { s throws(Diagnostic) in
      .rotor(try s.matcher(ignoringCase: false))
    },
    row("sound", "NAME", "that the last step played a sound") { s throws(Diagnostic) in
      .sound(try s.matcher(ignoringCase: false))
    },
    row("silence", "", "that the last step said nothing") { _ throws(Diagnostic) in .silence },
    row("visible", "#ID", "that some part of a view can be seen") { s throws(Diagnostic) in
      .visible(try s.viewName())
    },
    row("log", "TEXT", "that the last step logged a line") { s throws(Diagnostic) in
      .log(try s.matcher(ignoringCase: true))
    },
    row("overlay", "none | KIND [ITEM, …]", "what is shown over the screen") {
      s throws(Diagnostic) in
      guard let rest = s.rest() else { throw s.missing("none or the kind of overlay") }
      let kind = rest.text.prefix { $0 != " " }
      let kinds = ["none"] + Overlay.Kind.allCases.map(\.rawValue)
      guard kinds.contains(String(kind)) else {
        throw Diagnostic(
          at: rest.range, "'\(String(kind).shortened)' is no overlay",
          help: Suggestion.help(for: String(kind), among: kinds) ?? "one of " + kinds.joined(separator: ", "))
      }
      return .overlay(rest)
    },
    row("scan", "none | #ID | group … | exit … | \"TITLE\" | …", "what scanning highlights") {
      s throws(Diagnostic) in
      guard let rest = s.rest() else { throw s.missing("none, #ID, a group, a title, a band or a line") }
      return .scan(rest)
    },
    row("guidedAccess", "on | off", "whether a Guided Access session is on") { s throws(Diagnostic) in
      .guidedAccess(try s.choice(["on", "off"], needing: "'on' or 'off'") == 0)
    },
  ]

  private static func row(
    _ words: String, _ rest: String, _ summary: String, _ parse: @escaping Parser
  ) -> ExpectationRow {
    ExpectationRow(
      words: words, syntax: rest.isEmpty ? words : words + " " + rest, summary: summary,
      parse: parse)
  }
}

extension WalkScanner {
  /// A value, `"…"`, `contains "…"` or `/PATTERN/`.
  mutating func matcher(ignoringCase: Bool) throws(Diagnostic) -> TextMatcher {
    if let located = try pattern() {
      let compiled: Pattern
      do {
        compiled = try Pattern(located.text, ignoringCase: ignoringCase)
      } catch {
        // Escapes are kept, so the pattern's bytes are the file's.
        let before = located.text.unicodeScalars.prefix(error.offset).reduce(1) { $0 + UTF8.width($1) }
        let place = Int(located.range.start) + before
        throw Diagnostic(at: SourceRange(place, place + 1), error.message)
      }
      return TextMatcher(.matches(compiled), ignoresCase: ignoringCase)
    }
    if let text = try quoted() { return TextMatcher(.equals(text.text), ignoresCase: ignoringCase) }
    if take("contains") {
      guard let text = try quoted() else { throw missing("a text in quotes") }
      return TextMatcher(.contains(text.text), ignoresCase: ignoringCase)
    }
    guard let rest = rest() else { throw missing("a value, \"TEXT\", contains \"TEXT\" or /PATTERN/") }
    return TextMatcher(.equals(rest.text), ignoresCase: ignoringCase)
  }
}
