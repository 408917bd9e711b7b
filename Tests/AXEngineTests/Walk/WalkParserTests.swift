import Testing

@testable import AXEngine

@Suite struct WalkParserTests {
  // MARK: Wrong files

  @Test(arguments: Fixture.all("walks-wrong", ending: "walk"))
  func wrongFilesAreExplained(_ fixture: Fixture) throws {
    let source = try fixture.source()
    let found = WalkParser.parse(source).diagnostics.map { diagnostic in
      let before = source.bytes[..<Int(diagnostic.range.start)]
      let line = before.count { $0 == 10 } + 1
      let column = before.reversed().prefix { $0 != 10 }.count + 1
      return "\(line):\(column): \(diagnostic.message)" + (diagnostic.help.map { " | " + $0 } ?? "")
    }
    let expected = try fixture.beside("expected").text().split(separator: "\n").map(String.init)
    #expect(found.count == expected.count)
    for (found, expected) in zip(found, expected) { #expect(found == expected) }
  }

  // MARK: Good steps

  static let inputs: [(String, Input, Int)] = [
    ("swipe right", .gesture(.swipe(.right, fingers: 1)), 1),
    ("swipe left 3", .gesture(.swipe(.left, fingers: 1)), 3),
    ("two-finger swipe up", .gesture(.swipe(.up, fingers: 2)), 1),
    ("three-finger swipe left 2", .gesture(.swipe(.left, fingers: 3)), 2),
    ("next", .gesture(.step(forward: true)), 1),
    ("previous 4", .gesture(.step(forward: false)), 4),
    ("tap", .gesture(.tap(count: 1, fingers: 1, hold: false)), 1),
    ("double tap", .gesture(.tap(count: 2, fingers: 1, hold: false)), 1),
    ("double   tap and  hold", .gesture(.tap(count: 2, fingers: 1, hold: true)), 1),
    ("triple tap", .gesture(.tap(count: 3, fingers: 1, hold: false)), 1),
    ("two-finger tap", .gesture(.tap(count: 1, fingers: 2, hold: false)), 1),
    ("two-finger double tap and hold", .gesture(.tap(count: 2, fingers: 2, hold: true)), 1),
    ("three-finger tap", .gesture(.tap(count: 1, fingers: 3, hold: false)), 1),
    ("three-finger double tap", .gesture(.tap(count: 2, fingers: 3, hold: false)), 1),
    ("three-finger triple tap", .gesture(.tap(count: 3, fingers: 3, hold: false)), 1),
    ("three-finger quadruple tap", .gesture(.tap(count: 4, fingers: 3, hold: false)), 1),
    ("four-finger tap top", .gesture(.fourFingerTap(upper: true)), 1),
    ("four-finger tap bottom", .gesture(.fourFingerTap(upper: false)), 1),
    ("magic tap", .gesture(.tap(count: 2, fingers: 2, hold: false)), 1),
    ("scrub", .gesture(.scrub), 1),
    ("pinch in", .gesture(.pinch(nil, isIn: true)), 1),
    ("pinch out", .gesture(.pinch(nil, isIn: false)), 1),
    ("two-finger scrub", .gesture(.scrub), 1),
    ("touch 12 40.5", .gesture(.touchPoint(Point(12, 40.5))), 1),
    ("rotor next", .gesture(.rotate(clockwise: true)), 1),
    ("rotor previous", .gesture(.rotate(clockwise: false)), 1),
    ("key Tab", .key(KeyPress(.tab)), 1),
    ("key Shift+Tab 2", .key(KeyPress(.tab, .shift)), 2),
    ("key Tab+Z", .key(KeyPress(.character("z"), .tab)), 1),
    ("key VO+Right", .key(KeyPress(.right, .vo)), 1),
    ("key Ctrl+Opt+Cmd+F5", .key(KeyPress(.function(5), [.control, .option, .command])), 1),
    ("key Command++", .key(KeyPress(.character("+"), .command)), 1),
    ("key +", .key(KeyPress(.character("+"))), 1),
    (#"type "say \"hi\" \\ there""#, .text(#"say "hi" \ there"#), 1),
  ]

  @Test(arguments: inputs)
  func inputsAreRead(_ text: String, _ input: Input, _ times: Int) throws {
    guard case .input(let found, let count) = try parsed(text).action else {
      Issue.record("not an input")
      return
    }
    #expect(found == input)
    #expect(count == times)
  }

  @Test func targetsAreRead() throws {
    guard case .touch(let view, .tap(2, 1, true)) = try parsed("double tap and hold #row[2].more").action
    else {
      Issue.record("no touch with a tap")
      return
    }
    #expect(view.id == "row[2].more")
    guard case .touch(let touched, nil) = try parsed("touch #pay").action else {
      Issue.record("no touch")
      return
    }
    #expect(touched.id == "pay" && touched.range == SourceRange(6, 10))
    guard case .explore(let views) = try parsed("touch drag #a #b #c").action else {
      Issue.record("no drag")
      return
    }
    #expect(views.map(\.id) == ["a", "b", "c"])
  }

  @Test func setUpIsRead() throws {
    guard case .given(let given) = try parsed("given failed = true, name = 'a, b', n = max(1, 2)").action
    else {
      Issue.record("nothing given")
      return
    }
    #expect(given.map(\.name.text) == ["failed", "name", "n"])
    #expect(given.map(\.expression.text) == ["true", "'a, b'", "max(1, 2)"])
    #expect(given[1].expression.range == SourceRange(28, 34))
    guard case .use(let technologies) = try parsed("use vo + fullKeyboardAccess+vo").action else {
      Issue.record("nothing used")
      return
    }
    #expect(technologies == [.voiceOver, .fullKeyboardAccess])
  }

  @Test(arguments: [
    ("set locale pt-BR", "locale", "pt-BR"), ("set textSize AX3", "textSize", "AX3"),
    ("set textSize ax3", "textSize", "AX3"), ("set reduceMotion on", "reduceMotion", "on"),
    ("set boldText off", "boldText", "off"), ("set orientation landscape", "orientation", "landscape"),
    ("set device ipad", "device", "iPad"), ("set rtl automatic", "rtl", "automatic"),
    ("set hints off", "hints", "off"),
  ]) func settingsAreRead(_ text: String, _ name: String, _ value: String) throws {
    guard case .set(let foundName, let foundValue) = try parsed(text).action else {
      Issue.record("no setting")
      return
    }
    #expect(foundName == name && foundValue == value)
    #expect(Setting(name: foundName, value: foundValue) != nil)
  }

  @Test func expectationsAreRead() throws {
    guard case .expect(let expectation) = try parsed(#"expect not spoken contains "Pay""#).action,
      case .spoken(let matcher) = expectation.subject
    else {
      Issue.record("no expectation")
      return
    }
    #expect(expectation.isNegated)
    #expect(matcher == TextMatcher(.contains("Pay"), ignoresCase: true))
    guard case .expect(let focus) = try parsed(#"expect focus "Pay""#).action,
      case .focus(.label(let label)) = focus.subject
    else {
      Issue.record("no focus")
      return
    }
    #expect(!focus.isNegated)
    #expect(label == TextMatcher(.equals("Pay"), ignoresCase: false))
    guard case .expect(let state) = try parsed("expect state name = 'a = b'").action,
      case .state(let assignment) = state.subject
    else {
      Issue.record("no state")
      return
    }
    #expect(assignment.name.text == "name" && assignment.expression.text == "'a = b'")
  }

  @Test func waitsAreExact() {
    #expect(Duration(walkText: "2s") == .seconds(2))
    #expect(Duration(walkText: "0.5s") == .milliseconds(500))
    #expect(Duration(walkText: "250ms") == .milliseconds(250))
    #expect(Duration(walkText: "infs") == nil)
    #expect(Duration(walkText: "99999999s") == nil)
  }

  @Test func recordedLinesBelongToTheStepAbove() {
    let source = SourceFile(
      path: "a.walk",
      text: "\u{FEFF}open a.json\r\n  // why\n\n\tspeak A\n    cursor #a  \nswipe right\n// end\n    nothing")
    let (file, diagnostics) = WalkParser.parse(source)
    #expect(diagnostics.isEmpty)
    #expect(file.isRecorded)
    #expect(file.entries.map { $0.recorded.map(\.text) } == [["speak A", "cursor #a"], ["nothing"]])
    #expect(file.entries[0].step.text == "open a.json")
  }

  @Test func hostileFilesGiveShortAnswers() {
    let long = String(repeating: "x", count: 1_000_000)
    let (_, one) = WalkParser.parse(SourceFile(path: "a.walk", text: "swipe \(long)\n\(long) \(long)\n"))
    #expect(one.count == 2)
    #expect(one.allSatisfy { $0.message.count < 200 })
    let (_, many) = WalkParser.parse(
      SourceFile(path: "a.walk", text: String(repeating: "swip\n", count: 100_000)))
    #expect(many.count == 101)
    #expect(many.last?.message == "there are more mistakes from here on")
  }

  @Test func chordsAreWrittenBackInFull() throws {
    for (typed, written) in [
      ("Ctrl+Opt+Right", "Control+Option+Right"), ("Tab+z", "Tab+Z"), ("Shift+Tab", "Shift+Tab"),
      ("F5", "F5"),
    ] {
      let press = try KeyNames.parse(typed, at: SourceRange(0, 0))
      #expect(KeyNames.text(press) == written)
    }
  }

  private func parsed(_ text: String) throws -> WalkStep {
    try #require(WalkParser.parse(line: text).step).get()
  }
}
