import Testing

@testable import AXEngine

@Suite struct WalkRunTests {
  /// Replays a fixture; mocks are found from its folder.
  static func run(_ fixture: Fixture) throws -> WalkRun {
    let (file, diagnostics) = WalkParser.parse(try fixture.source())
    try #require(diagnostics.isEmpty)
    let folder = fixture.name.split(separator: "/").dropLast().joined(separator: "/")
    return WalkRun(file) { path in
      (try? Fixture(name: folder + "/" + path.text).source()).flatMap { Mock.load($0).mock }
    }
  }

  @Test(arguments: Fixture.all("walks", ending: "walk"))
  func walksHold(_ fixture: Fixture) throws {
    let run = try Self.run(fixture)
    let report = RunFormats.render([WalkResult(run: run)], as: "text") ?? ""
    #expect(run.holds, "\(report)")
  }

  @Test(arguments: Fixture.all("walks", ending: "walk"))
  func updatingAWalkThatHoldsChangesNothing(_ fixture: Fixture) throws {
    let run = try Self.run(fixture)
    guard run.file.isRecorded else { return }
    #expect(String(decoding: run.updatedBytes, as: UTF8.self) == (try fixture.text()))
  }

  @Test(arguments: Fixture.all("walks", ending: "walk"))
  func replayingTwiceGivesTheSame(_ fixture: Fixture) throws {
    let runs = [try Self.run(fixture), try Self.run(fixture)]
    let reports = runs.map { RunFormats.render([WalkResult(run: $0)], as: "jsonl") }
    #expect(reports[0] == reports[1])
  }

  @Test(arguments: Fixture.all("walks-differ", ending: "walk"))
  func differencesAreShown(_ fixture: Fixture) throws {
    let run = try Self.run(fixture)
    #expect(!run.holds)
    let report = RunFormats.render([WalkResult(run: run)], as: "text")
    #expect(report == (try fixture.beside("expected").text()))
  }

  @Test(arguments: Fixture.all("walks-stop", ending: "walk").filter { $0.name != "walks-stop/loop.walk" })
  func wrongWalksStop(_ fixture: Fixture) throws {
    let run = try Self.run(fixture)
    let found: (range: SourceRange, text: String)
    switch run.problem {
    case .walk(let diagnostic)?:
      found = (diagnostic.range, diagnostic.message + (diagnostic.help.map { " | " + $0 } ?? ""))
    case .cannotOpen(let range)?: found = (try #require(range), "cannot open")
    case .mock?, nil:
      Issue.record("the walk did not stop")
      return
    }
    let position = DiagnosticRenderer(run.file.source).position(of: Int(found.range.start))
    #expect("\(position.line):\(position.column): \(found.text)\n" == (try fixture.beside("expected").text()))
  }

  @Test func endlessStepsStopTheWalkAndNameTheChain() throws {
    guard
      case .mock(let source, let diagnostic)? = try Self.run(Fixture(name: "walks-stop/loop.walk")).problem
    else {
      Issue.record("no fault")
      return
    }
    #expect(source.path == "counter.json")
    #expect(diagnostic.message.contains("push 'spin'"))
  }

  // MARK: On another device

  /// Whether a walk holds on another device, and what an expectation found instead.
  private func replay(_ lines: String, as profile: String) throws -> (holds: Bool, failures: [String]) {
    let mock = Mock.load(
      SourceFile(
        path: "m.json",
        text: """
          { "strings": { "de": { "Save": "Sichern" } }, "root": { "type": "VStack", "children": [
            { "type": "Button", "id": "save", "text": "Save" },
            { "type": "Text", "id": "big", "text": "Large", "when": "isAccessibilityCategory" } ] } }
          """)
    ).mock
    let (file, diagnostics) = WalkParser.parse(
      SourceFile(path: "w.walk", text: "open m.json\n    speak recorded elsewhere\n" + lines))
    try #require(diagnostics.isEmpty)
    let run = WalkRun(file, mock: mock, profile: try Profile.parse(profile)) { _ in mock }
    #expect(run.problem == nil)
    return (run.holds, run.entries.compactMap(\.failure))
  }

  @Test func theRecordingIsNotComparedOnAnotherDevice() throws {
    #expect(try replay("swipe right\n    speak nonsense\n", as: "vo:AX1").holds)
    #expect(try replay("expect focus #save\nexpect visible #big\n", as: "vo:AX1").holds)
    #expect(
      try replay("swipe right\nexpect focus #save\n", as: "vo:AX1").failures == ["the focus is on #big"])
  }

  @Test func wordsAreJudgedUnlessTheLanguageIsAnother() throws {
    #expect(try replay("swipe left\nexpect spoken Hello\n", as: "vo:landscape").holds == false)
    #expect(try replay("swipe left\nexpect spoken Hello\nexpect focus #save\n", as: "vo:de").holds)
    #expect(try replay("expect focus none\n", as: "vo:de").holds == false)
  }

  @Test func theWalksOwnDeviceWinsOverTheProfile() throws {
    #expect(try replay("swipe right\nexpect focus #save\n", as: "vo:AX1").holds == false)
    #expect(try replay("set textSize large\nswipe right\nexpect focus #save\n", as: "vo:AX1").holds)
    #expect(try replay("key Tab\nexpect focus #save\n", as: "fka").holds)
    #expect(try replay("use voiceOver\nexpect focus #save\n", as: "fka").holds)
  }

  // MARK: Updating

  static let updates: [(before: String, after: String)] = [
    // A bare file is recorded; comments, empty lines and expectations stay where they were.
    (
      "// top\nopen counter.json\n\nswipe right\n// between\nexpect screen main\nswipe up\n",
      """
      // top
      open counter.json
          cursor #title
          speak Counter, Heading

      swipe right
          cursor #total
          speak 0 items
      // between
      expect screen main
      swipe up
          sound boundary

      """
    ),
    // New lines come where the old ones were; comments among them stay.
    (
      "open counter.json\n\n    // the title first\n\tspeak Old\n    // end\n    cursor #old\nwait 1s\n    speak Gone",
      """
      open counter.json

          // the title first
          cursor #title
          speak Counter, Heading
          // end
      wait 1s
          nothing

      """
    ),
    // The last line had no end, line ends are kept.
    (
      "open counter.json\r\ngiven loud = true\r\n    speak Old\r\nswipe right",
      "open counter.json\r\ngiven loud = true\r\n    cursor #title\r\n    speak Counter, Heading\r\nswipe right\r\n    cursor #total\r\n    speak 0 items\r\n"
    ),
  ]

  @Test(arguments: updates)
  func recordingsAreRewritten(_ update: (before: String, after: String)) throws {
    let (file, diagnostics) = WalkParser.parse(SourceFile(path: "x.walk", text: update.before))
    #expect(diagnostics.isEmpty)
    let run = WalkRun(file) { _ in
      (try? Fixture(name: "walks/counter.json").source()).flatMap { Mock.load($0).mock }
    }
    #expect(String(decoding: run.updatedBytes, as: UTF8.self) == update.after)
  }

  // MARK: Formats

  /// A walk with an ampersand in a step, one step that differs and one expectation that fails.
  private static func mixed() throws -> WalkResult {
    let (file, _) = WalkParser.parse(
      SourceFile(
        path: "a&b.walk",
        text: """
          open counter.json
              cursor #title
              speak Counter, Heading
          swipe right
              cursor #total
              speak "1" item
          expect spoken "<none>"
          """))
    return WalkResult(
      run: WalkRun(file) { _ in
        (try? Fixture(name: "walks/counter.json").source()).flatMap { Mock.load($0).mock }
      })
  }

  @Test func junitHasACaseAStep() throws {
    let result = try Self.mixed()
    let found = try #require(result.run.entries.last?.failure).replacing("\"", with: "&quot;")
    let text = try #require(RunFormats.render([result], as: "junit"))
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="voterm run" tests="3" failures="2" errors="0">
          <testsuite name="a&amp;b.walk" tests="3" failures="2" errors="0" skipped="0">
            <testcase classname="a&amp;b.walk" name="open counter.json (walk.step)"/>
            <testcase classname="a&amp;b.walk" name="swipe right (walk.step)">
              <failure type="walk.step" message="differs from the recording">a&amp;b.walk:4:1: error: differs from the recording
            swipe right (walk.step)
                cursor #total
              - speak &quot;1&quot; item
              + speak 0 items
            fix: Repair the screen; where the new behaviour is wanted, record it with `voterm run --update`.
              </failure>
            </testcase>
            <testcase classname="a&amp;b.walk" name="expect spoken &quot;&lt;none&gt;&quot; (walk.expectation)">
              <failure type="walk.expectation" message="\(found)">a&amp;b.walk:7:1: error: \(found)
            expect spoken &quot;&lt;none&gt;&quot; (walk.expectation)
            fix: Repair the screen, or the line that begins with `expect`.
              </failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    #expect(JUnitRules.problems(in: try ReadXML.read(text)) == [])
  }

  @Test func tapAndSARIFHaveTheSameFailures() throws {
    let result = try Self.mixed()
    let tap = try #require(RunFormats.render([result], as: "tap"))
    #expect(tap.contains("\n1..3\n"))
    #expect(tap.contains("\nok 1 - open counter.json (walk.step)\n"))
    #expect(tap.contains("\nnot ok 2 - differs from the recording: swipe right (walk.step)\n"))
    let log = try ReadJSON.read(try #require(RunFormats.render([result], as: "sarif")))
    #expect(SARIFRules.problems(in: log) == [])
    let results = log["runs"]?.elements.first?["results"]?.elements ?? []
    #expect(results.map { $0["ruleId"]?.text } == ["walk.step", "walk.expectation"])
  }

  /// A line more above a step makes it no other one.
  @Test func stepsAreKnownByTheirWords() throws {
    let run = try Self.run(Fixture(name: "walks/counter.walk"))
    let verdicts = JudgeReport(walks: [WalkResult(run: run)]).files[0].verdicts
    #expect(Set(verdicts.map(\.fingerprint)).count == verdicts.count)
  }

  @Test func aRecordingThatWasJustWrittenIsNoDifference() throws {
    var result = try Self.mixed()
    result.isUpdated = true
    let text = try #require(RunFormats.render([result], as: "markdown"))
    #expect(!text.contains("Line 4"))
    #expect(text.contains("Line 7"))
  }

  @Test func markdownShowsEachDifference() throws {
    let result = try Self.mixed()
    let text = try #require(RunFormats.render([result], as: "markdown"))
    #expect(text.contains("| a&b.walk | 3 | **did not hold** |"))
    #expect(
      text.contains(
        """
        Line 4, `swipe right`:

        ```diff
          cursor #total
        - speak "1" item
        + speak 0 items
        ```
        """))
  }

  @Test func everyLineOfTheJSONNamesItsStep() throws {
    let run = try Self.run(Fixture(name: "walks/silence.walk"))
    let lines = RunFormats.render([WalkResult(run: run)], as: "jsonl")?.split(separator: "\n").map(
      String.init)
    #expect(
      lines == [
        #"{ "walk": "silence.walk", "line": 2, "step": "open counter.json", "kind": "cursor", "id": "title" }"#,
        #"{ "walk": "silence.walk", "line": 2, "step": "open counter.json", "kind": "speak", "text": "Counter, Heading" }"#,
        #"{ "walk": "silence.walk", "line": 5, "step": "three-finger double tap", "kind": "speak", "text": "Speech off" }"#,
        #"{ "walk": "silence.walk", "line": 7, "step": "swipe right", "kind": "cursor", "id": "total" }"#,
        #"{ "walk": "silence.walk", "line": 7, "step": "swipe right", "kind": "speak", "text": "0 items", "muted": true }"#,
        #"{ "walk": "silence.walk", "line": 10, "step": "expect silence", "kind": "expect", "holds": true, "found": null }"#,
        #"{ "walk": "silence.walk", "line": 11, "step": "three-finger double tap", "kind": "speak", "text": "Speech on" }"#,
      ])
  }
}

@Suite struct LineDifferenceTests {
  @Test(arguments: [
    ("a b c", "a b c", " a  b  c"), ("a b c", "a c", " a -b  c"), ("a c", "a b c", " a +b  c"),
    ("a b", "c d", "-a -b +c +d"), ("", "a", "+a"), ("a", "", "-a"), ("a b c d", "b x d", "-a  b -c +x  d"),
  ])
  func differences(_ old: String, _ new: String, _ expected: String) {
    let lines = LineDifference.between(
      old.split(separator: " ").map(String.init), new.split(separator: " ").map(String.init))
    let text = lines.map { line in
      switch line.side {
      case .both: " " + line.line
      case .expected: "-" + line.line
      case .actual: "+" + line.line
      }
    }
    #expect(text.joined(separator: " ") == expected)
  }

  @Test func longListsThatDifferInEverythingAreShownWhole() {
    let old = (0..<3_000).map { "old \($0)" }
    let new = (0..<3_000).map { "new \($0)" }
    #expect(LineDifference.between(old, new).count == 6_000)
  }
}

@Suite struct ValueNotationTests {
  @Test(arguments: [
    (Value.number(3), "3"), (.number(0.5), "0.5"), (.flag(true), "true"),
    (.text("it's \\ \"x\"\n"), #"'it\'s \\ "x" '"#),
    (.list([.number(1), .text("a")]), "[1, 'a']"),
    (
      .object([Value.Field("title", .text("Milk")), Value.Field("done", .flag(false))]),
      "{title: 'Milk', done: false}"
    ),
  ])
  func values(_ value: Value, _ text: String) {
    #expect(value.notation == text)
  }
}
