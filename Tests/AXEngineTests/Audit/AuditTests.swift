import Testing

@testable import AXEngine

/// What the audit does with what rules find.
@Suite struct AuditTests {
  private func audit(_ text: String, rules: [String]? = nil, profile: Profile = .voiceOver) throws -> Audit {
    let result = Mock.load(SourceFile(path: "mock.json", text: text))
    return Audit(try #require(result.mock, "\(result.diagnostics)"), rules: rules, profile: profile)
  }

  private func mock(_ text: String) throws -> Mock {
    let result = Mock.load(SourceFile(path: "mock.json", text: text))
    return try #require(result.mock, "\(result.diagnostics)")
  }

  private func findings(_ audit: Audit) -> [Verdict] {
    audit.verdicts.filter { $0.outcome != .pass && $0.outcome != .notMeasured }
  }

  private let row = """
    "root": { "type": "VStack", "children": [
      { "type": "Text", "text": "Files", "accessibility": { "addTraits": ["header"] } },
      { "forEach": { "in": "files", "as": "file", "view":
        { "type": "Button", "id": "open", "text": "{file}", "width": 30, "height": 44 } } } ] }
    """

  @Test func copiesOfARowAreOneFinding() throws {
    let found = findings(
      try audit("{ \"state\": { \"files\": [\"A\", \"B\", \"C\"] }, \(row) }", rules: ["targetSize"]))
    #expect(found.count == 1)
    #expect(found.first?.message == "is 30 × 44 pt, smaller than a finger, and so are 2 others of its kind")
    #expect(found.first?.details == ["also #open[1], #open[2]"])
    #expect(found.first?.view == "open[0]")
  }

  @Test func oneCauseIsOneFinding() throws {
    let found = findings(
      try audit(
        """
        { "root": { "type": "VStack", "children": [
          { "type": "Text", "text": "Player", "accessibility": { "addTraits": ["header"] } },
          { "type": "Button", "id": "play", "width": 44, "height": 44, "do": [],
            "children": [ { "type": "Image", "name": "PLAY BIG." } ] } ] } }
        """))
    #expect(found.map(\.check) == ["audit.labelFileName"])
  }

  @Test func whatIsSuppressedSaysWhy() throws {
    let audit = try audit(
      """
      { "state": { "files": ["A"] }, \(row),
        "suppress": [ { "rule": "targetSize", "id": "open", "because": "rows of the old design" } ] }
      """, rules: ["targetSize"])
    #expect(audit.diagnostics.isEmpty)
    #expect(audit.verdicts.map(\.outcome) == [.suppressed])
    #expect(audit.verdicts.first?.reason == "rows of the old design")
    #expect(audit.verdicts.first?.excuse == .suppression)
  }

  /// A finding at copies is one; it is excused by the name they share, and by that of no single copy.
  @Test func copiesAreExcusedTogether() throws {
    let files = (0..<9).map { "\"File \($0)\"" }.joined(separator: ", ")
    func found(_ id: String) throws -> Audit {
      try audit(
        """
        { "state": { "files": [\(files)] }, \(row),
          "suppress": [ { "rule": "targetSize", "id": "\(id)", "because": "rows of the old design" } ] }
        """, rules: ["targetSize", "unusedSuppression"])
    }
    #expect(try found("open").verdicts.map(\.outcome) == [.suppressed])
    for place in [2, 7] {
      let single = try found("open[\(place)]")
      #expect(single.diagnostics.map(\.message) == ["a suppression is about all copies of a view"])
      #expect(single.diagnostics.map(\.help) == ["write 'open'"])
    }
  }

  /// Two findings of a rule at one view are told apart by reports and baselines.
  @Test func noTwoFindingsShareAFingerprint() throws {
    for place in AuditFixtures.cases {
      let profile = try AuditFixtures.expectations(place).profile
      let found = findings(Audit(try AuditFixtures.mock(place), profile: profile))
      #expect(Set(found.map(\.fingerprint)).count == found.count, "\(place)")
    }
  }

  private let alarm = """
    { "type": "VStack", "children": [
      { "type": "Text", "text": "Alarm", "accessibility": { "addTraits": ["header"] } },
      { "type": "Button", "id": "save", "text": "Save", "minHeight": 44, "do": [ { "toggle": "saved" } ] },
      { "type": "Text", "id": "done", "text": "Saved.", "when": "saved" } ] }
    """

  /// A mock with more states than are looked at says so, and not that there is nothing.
  @Test func whatIsCutOffIsNotProof() throws {
    let screens = (0..<30).map { place in
      """
      "s\(place)": { "root": { "type": "VStack", "children": [ { "type": "Text", "text": "Page \(place)" }, \(alarm) ] } }
      """
    }
    let text = """
      { "state": { "saved": false }, "start": "s0", "screens": { \(screens.joined(separator: ", ")) } }
      """
    let audit = try audit(text)
    #expect(audit.diagnostics.isEmpty)
    for rule in ["statusNotAnnounced", "modalLeaks", "focusLost", "timedDismissal"] {
      let verdict = audit.verdicts.first { $0.check == AuditRules.prefix + rule }
      #expect(verdict?.outcome == .notMeasured, "\(rule)")
      #expect(
        verdict?.message == "the file has more than 24 states, not all of which were looked at", "\(rule)")
    }
    // Of what is on no screen that was looked at nothing is known either; what was looked at holds.
    func outcome(_ rule: String) -> Verdict.Outcome? {
      audit.verdicts.first { $0.check == AuditRules.prefix + rule }?.outcome
    }
    #expect(outcome("textFieldLabel") == .notMeasured)
    #expect(outcome("labelMissing") == .pass)
    // And the file itself was read to its end.
    #expect(outcome("dragOnly") == .pass)
  }

  /// Where too much comes at once to look for an overlay among it, none is proven to be absent.
  @Test(arguments: [(60, Verdict.Outcome.violation), (70, .notMeasured)])
  func manyViewsAtOnceAreSaid(_ count: Int, _ outcome: Verdict.Outcome) throws {
    let small = (0..<count).map { place in
      """
      { "type": "Button", "text": "Key \(place)", "when": "open", "do": [],
        "frame": [\(place % 10 * 39), \(100 + place / 10 * 20), 30, 16] }
      """
    }
    let audit = try audit(
      """
      { "state": { "open": false }, "root": { "type": "View", "children": [
        { "type": "Button", "id": "more", "text": "More", "frame": [16, 700, 200, 44], "do": [ { "toggle": "open" } ] },
        \(small.joined(separator: ", ")),
        { "type": "View", "id": "panel", "when": "open", "frame": [0, 60, 390, 784], "children": [
          { "type": "Button", "id": "close", "text": "Close", "frame": [16, 400, 200, 44], "do": [ { "toggle": "open" } ] } ] }
      ] } }
      """, rules: ["modalLeaks", "modalUnannounced"])
    #expect(audit.verdicts.map(\.outcome) == [outcome, outcome])
    guard outcome == .notMeasured else { return }
    #expect(Set(audit.verdicts.map(\.message)) == ["more than 64 views came at once that may be overlays"])
  }

  /// A screen whose steps never end keeps no other from being pressed.
  @Test func aFaultStopsItsOwnScreenOnly() throws {
    let audit = try audit(
      """
      { "state": { "saved": false, "n": 0 }, "start": "loop", "screens": {
        "loop": { "root": { "type": "VStack", "children": [
          { "type": "Button", "id": "spin", "text": "Spin", "minHeight": 44, "do": [ { "set": { "n": "n + 1" } } ] },
          { "type": "Text", "text": "{n}", "onChange": { "n": [ { "set": { "n": "n + 1" } } ] } } ] } },
        "alarm": { "root": \(alarm) } } }
      """, rules: ["statusNotAnnounced"])
    #expect(audit.diagnostics.count == 1)
    #expect(findings(audit).map(\.view) == ["done"])
  }

  /// An order agreed on for another technology says nothing about that of VoiceOver.
  @Test func onlyAnOrderForThisProfileIsAgreedOn() throws {
    func found(_ profile: String, _ given: String = "{}") throws -> Audit {
      try audit(
        """
        { "state": { "who": "Ann" }, "root": { "type": "View", "children": [
          { "type": "Text", "id": "low", "text": "Low {who}", "frame": [0, 300, 200, 40] },
          { "type": "Text", "id": "high", "text": "High", "frame": [0, 100, 200, 40] } ],
          "accessibility": { "elements": ["low", "high"] } },
          "contracts": [ { "name": "Order", "profile": "\(profile)", "given": \(given), "order": ["low", "high"] } ] }
        """, rules: ["readingOrder"])
    }
    #expect(try found("switchControl").verdicts.map(\.outcome) == [.needsReview])
    #expect(try found("voiceOver:AX3").verdicts.map(\.outcome) == [.needsReview])
    #expect(try found("voiceOver").verdicts.map(\.message) == ["a contract fixes the order"])
    // An apostrophe stays a step that a walk can read.
    let state = try #require(
      AuditedMock(
        try mock(
          """
          { "state": { "who": "Ann" }, "root": { "type": "Text", "id": "t", "text": "{who}" },
            "contracts": [ { "name": "O'Neill", "given": { "who": "O'Neill" }, "reachable": ["t"] },
              { "name": "Wrong type", "given": { "who": 3 }, "reachable": ["t"] } ] }
          """), environment: Environment(device: .iPhone, locale: "en")
      ).states.first)
    #expect(state.step == "given who = 'O\\'Neill'")
  }

  /// What opens options is pressed, so that what is behind it is looked at.
  @Test(arguments: [
    #"{ "type": "Menu", "text": "More", "children": [ { "type": "Button", "id": "inner", "text": "X" } ] }"#,
    #"{ "type": "Picker", "text": "Size", "value": "size", "pickerStyle": "navigationLink", "options": ["Small", "Large"] }"#,
  ])
  func whatOpensOptionsIsPressed(_ view: String) throws {
    let mock = try mock(
      "{ \"state\": { \"size\": \"Small\" }, \"root\": { \"type\": \"VStack\", \"children\": [ \(view) ] } }")
    let states = AuditedStates(
      AuditedMock(mock, environment: Environment(device: .iPhone, locale: "en")), screen: nil)
    #expect(states.changes.contains { $0.pressed != nil })
  }

  @Test func aSuppressionThatIsNotNeededIsAFinding() throws {
    let text = """
      { "state": { "files": ["A"] }, \(row),
        "suppress": [ { "rule": "audit.labelMissing", "id": "open", "because": "there was none once" } ] }
      """
    let found = findings(try audit(text, rules: ["labelMissing", "unusedSuppression"]))
    #expect(found.map(\.check) == ["audit.unusedSuppression"])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.message == "'labelMissing' is suppressed at #open, and finds nothing there")
    // It knows what the other rules find, whether or not these are asked for.
    let others = findings(try audit(text, rules: ["targetSize", "unusedSuppression"]))
    #expect(others.map(\.check) == ["audit.targetSize", "audit.unusedSuppression"])
    #expect(
      findings(try audit(text, rules: ["unusedSuppression"])).map(\.check) == ["audit.unusedSuppression"])
    #expect(findings(try audit(text, rules: ["labelMissing"])).isEmpty)
  }

  /// Each rule says by itself what it says among all.
  @Test(arguments: AuditFixtures.cases)
  func oneRuleAnswersAsTheWholeAuditDoes(_ place: AuditFixtures.Case) throws {
    let mock = try AuditFixtures.mock(place)
    let profile = try AuditFixtures.expectations(place).profile
    let whole = Audit(mock, profile: profile).verdicts
    for rule in AuditRules.all where !rule.yieldsTo.isEmpty || rule.id == place.rule {
      let alone = Audit(mock, rules: [rule.id], profile: profile).verdicts
      #expect(alone == whole.filter { $0.check == rule.check }, "\(rule.id)")
    }
  }

  @Test func suppressionsAreChecked() throws {
    let audit = try audit(
      """
      { "state": { "files": ["A"] }, \(row),
        "suppress": [ { "rule": "targetSise", "because": "a slip" },
          { "rule": "targetSize", "id": "opne", "because": "a slip" },
          { "rule": "targetSize", "id": "open", "because": " " } ] }
      """)
    #expect(
      audit.diagnostics.map(\.message) == [
        "there is no audit rule 'targetSise'", "unknown id 'opne'", "a suppression needs a reason",
      ])
    #expect(
      audit.diagnostics.prefix(2).map(\.help) == ["did you mean 'targetSize'?", "did you mean 'open'?"])
  }

  @Test func whatHoldsIsSaidOnce() throws {
    let audit = try audit(
      "{ \"state\": { \"files\": [\"A\"] }, \(row) }", rules: ["labelMissing", "tableHeaders"])
    #expect(audit.verdicts.map(\.outcome) == [.pass, .pass])
    #expect(audit.verdicts.map(\.message) == ["holds for 2 elements", "there are no data tables"])
  }

  @Test func whatCannotBeMeasuredSaysWhy() throws {
    let audit = try audit("{ \"state\": { \"files\": [\"A\"] }, \(row) }", rules: ["textContrast"])
    #expect(audit.verdicts.map(\.outcome) == [.notMeasured])
    #expect(audit.verdicts.first?.message == "no text says its colour")
  }

  @Test func theProfileIsAsked() throws {
    let text = """
      { "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "rate", "text": "4.2 percent a year", "color": "#666666" } ] } }
      """
    #expect(findings(try audit(text, rules: ["textContrast"])).isEmpty)
    let profile = try Profile.parse("voiceOver:increaseContrast")
    let found = findings(try audit(text, rules: ["textContrast"], profile: profile))
    #expect(found.map(\.measured) == ["5.7:1"])
    #expect(found.map(\.required) == ["7:1"])
    #expect(found.first?.profile == "voiceOver:increaseContrast")
  }

  @Test func aFindingSaysHowToGetThere() throws {
    let found = findings(
      try audit(
        """
        { "state": { "open": false }, "root": { "type": "VStack", "children": [
          { "type": "Button", "id": "show", "text": "Show", "do": [ { "toggle": "open" } ] },
          { "type": "Button", "id": "tiny", "text": "Hide", "when": "open", "width": 20, "height": 20,
            "do": [ { "toggle": "open" } ] } ] } }
        """, rules: ["targetSize"]))
    #expect(found.map(\.view) == ["tiny"])
    #expect(found.first?.steps == ["double tap #show"])
  }

  @Test func contrastIsThatOfTheStandard() {
    #expect(AuditContrast.ratio(0x000000, 0xFFFFFF) == 21)
    #expect((AuditContrast.ratio(0x777777, 0xFFFFFF) - 4.478).magnitude < 0.001)
    #expect((AuditContrast.ratio(0xB00020, 0xFFFFFF) - 7.33).magnitude < 0.01)
  }

  @Test func statesOfContractsAreLookedAt() throws {
    let text = """
      { "state": { "failed": false }, "root": { "type": "VStack", "children": [
        { "type": "Button", "id": "tiny", "text": "Again", "when": "failed", "width": 20, "height": 20 } ] },
        "contracts": [ { "name": "After a failure", "given": { "failed": true }, "reachable": ["tiny"] } ] }
      """
    let found = findings(try audit(text, rules: ["targetSize"]))
    #expect(found.map(\.view) == ["tiny"])
    #expect(found.first?.steps == ["given failed = true"])
  }

  @Test func aWrongLocaleIsOneFinding() throws {
    let texts = ["一番目の行", "二番目の行", "三番目の行", "四番目の行", "五番目の行"].map {
      "{ \"type\": \"Text\", \"text\": \"\($0)\" }"
    }
    let mock = "{ \"root\": { \"type\": \"VStack\", \"children\": [ \(texts.joined(separator: ", ")) ] } }"
    let found = findings(try audit(mock, rules: ["languageOfParts"]))
    #expect(found.map(\.message) == ["is written in East Asian letters, in an app that speaks 'en'"])
    #expect(found.map(\.measured) == ["5 of 5 texts"])
  }

  @Test func measuresBeyondAllBoundsAreMeasured() throws {
    let found = findings(
      try audit(
        """
        { "root": { "type": "View", "children": [
          { "type": "Button", "id": "a", "text": "A", "frame": [0, 0, 50, 50], "contentShape": [-1e300, -1e300, 1e308, 1e308] },
          { "type": "Button", "id": "b", "text": "B", "frame": [1e9, 1e9, 10, 10] } ] } }
        """, rules: ["targetSize", "targetsOverlap"]))
    #expect(found.map(\.view).contains("b"))
  }

  /// Nothing in a file may crash or hang the audit, and the same file says the same each time.
  @Test(arguments: BundledMock.all)
  func halfWrittenFilesAreAudited(_ bundled: BundledMock) throws {
    let whole = try bundled.bytes
    for seed in 0..<4 {
      var random = Random(seed: UInt64(seed))
      let source = SourceFile(path: "half.json", bytes: HalfWritten.bytes(of: whole, &random))
      guard let mock = Mock.load(source).mock else { continue }
      #expect(Audit(mock).verdicts.count >= AuditRules.all.count, "seed \(seed)")
    }
  }
}
