import Foundation
import Testing

@testable import AXEngine

/// Contracts that the program writes: from screens, from walks, as lists and back.
@Suite struct ContractWritingTests {
  private static func read(_ contracts: [JSONValue]) -> [Contract] {
    let source = SourceFile(path: "contracts", text: JSONWriter.compact(.array(contracts)))
    let (read, diagnostics) = ContractReader.read(source, in: SourceRange(0, source.bytes.count))
    for diagnostic in diagnostics { Issue.record("\(DiagnosticRenderer.render(diagnostic, in: source))") }
    return read
  }

  private static func expectHeld(_ contract: JSONValue, _ mock: Mock) {
    let contracts = read([contract])
    var checker = ContractChecker(mock)
    for contract in contracts { checker.check(contract) }
    #expect(
      checker.diagnostics.isEmpty, "\(checker.diagnostics.map(\.message)) in \(JSONWriter.write(contract))")
    let (verdicts, faults) = ContractJudge.judge(contracts, of: mock)
    #expect(!verdicts.isEmpty && faults.isEmpty)
    for verdict in verdicts where verdict.outcome == .violation {
      Issue.record("\(ContractFixtureTests.text(verdict))\n\(JSONWriter.write(contract))")
    }
  }

  /// Whatever ships, on every screen, for every technology, has a contract that holds.
  @Test(arguments: BundledMock.all.filter { !$0.name.contains("/") })
  func whatIsRecordedHolds(_ bundled: BundledMock) throws {
    let mock = try bundled.load()
    for screen in mock.screens.indices {
      for technology in TechnologyName.allCases {
        for profile in [Profile(technology: technology, differences: [])] {
          let contract = try #require(
            ContractRecorder.contract(of: mock, screen: screen, given: [], profile: profile))
          Self.expectHeld(contract, mock)
        }
      }
    }
  }

  /// A walk that sets the text size twice has the second one in its profile.
  @Test func theLastSettingIsTheProfiles() throws {
    let mock = try BundledMock(name: "checkout.json").load()
    let walk = "set textSize AX1\nset textSize AX3\nswipe right\n"
    let contract = try #require(ContractRecorder.contract(ofWalk: walk, on: mock, name: "Twice"))
    #expect(JSONWriter.compact(contract).contains("voiceOver:AX3\""))
    Self.expectHeld(contract, mock)
  }

  @Test func theRecordedCheckoutReadsWell() throws {
    let mock = try BundledMock(name: "checkout.json").load()
    let variable = try #require(mock.variable(named: "failed"))
    let contract = try #require(
      ContractRecorder.contract(
        of: mock, screen: 0, given: [(variable, .flag(true))], profile: .voiceOver))
    #expect(
      JSONWriter.write(contract) == """
        {
          "name": "payment as it was recorded, failed = true",
          "screen": "payment",
          "given": { "failed": true },
          "profile": "voiceOver",
          "order": ["title", "errorSummary", "card", "pay", "support"],
          "initialFocus": "title",
          "spoken": {
            "title": "Payment, Heading",
            "errorSummary": "Payment failed. Check the card number.",
            "card": "Card number, 4242 4242 4242 424, Text field",
            "pay": "Try again, Button",
            "support": "Contact support, Link"
          }
        }

        """)
  }

  /// A walk becomes a journey that holds, and breaks where two labels are swapped.
  @Test(arguments: ScreensTests.walks)
  func aWalkBecomesAContract(_ name: String) throws {
    let run = try ScreensTests.run(name)
    let mock = try #require(run.session?.scene.mock)
    let contract = try #require(ContractRecorder.contract(of: run, of: mock, name: name))
    Self.expectHeld(contract, mock)
  }

  /// A file as an editor may leave it for a moment is refused with a place, or its contracts can be judged.
  @Test(arguments: BundledMock.all.filter { !$0.name.contains("/") })
  func halfWrittenContractsHarmNobody(_ bundled: BundledMock) throws {
    let whole = try bundled.bytes
    let start = try #require(String(decoding: whole, as: UTF8.self).range(of: "\"contracts\""))
    let before = String(decoding: whole, as: UTF8.self)[..<start.lowerBound].utf8.count
    for seed in 0..<20 {
      var random = Random(seed: UInt64(seed))
      // The accidents happen to the contracts, which the other suite hardly meets.
      let bytes = whole[..<before] + HalfWritten.bytes(of: Array(whole[before...]), &random)
      let file = ContractFile.load(SourceFile(path: "half.json", bytes: Array(bytes)))
      guard let mock = file.mock else {
        #expect(file.diagnostics.contains { $0.severity == .error }, "seed \(seed): refused without a word")
        continue
      }
      _ = ContractJudge.judge(file.contracts, of: mock)
      _ = ContractMarkdown.render(file.contracts, title: mock.title)
    }
  }

  // MARK: Lists

  static let everything = """
    [ { "name": "Recover * from \\"failure\\"", "screen": "payment", "given": { "failed": true, "name": "Ann" },
        "profile": ["voiceOver", "voiceOver:ar", "switchControl"],
        "order": ["title", "row[0]", "pay"], "orderIncludes": ["title", "pay"], "before": [["title", "pay"]],
        "together": [["title", "row[0]", "pay"]], "reachable": ["pay"], "unreachable": ["shade", "deep"],
        "initialFocus": "title",
        "spoken": { "title": "Payment, *Heading*", "pay": "/try: \\\\d+/", "other": "contains \\"a\\"", "row[0]": "" },
        "places": { "pay": { "minimumTarget": 44, "frame": [1, 2.5, -3, 4], "tolerance": 2, "activationPoint": [5, 6] },
          "title": { "minimumTarget": 24.5 } },
        "effort": { "pay": { "voiceOver": 5, "switchControl": { "seconds": 12.5 } } },
        "announces": [ { "after": "double tap #pay", "text": "Failed: again" },
          { "after": ["touch #pay", "wait 2s"], "text": "contains \\"x\\"" } ],
        "journey": ["double tap #pay", "expect spoken \\"a `tick`\\"", "expect focus #title"] },
      { "name": "Another", "profile": "fullKeyboardAccess", "order": ["pay"] } ]
    """

  private static func text(_ contracts: [Contract]) -> String {
    JSONWriter.write(.array(contracts.map(\.json)))
  }

  @Test func aListIsReadBack() throws {
    let source = SourceFile(path: "contracts", text: Self.everything)
    let (contracts, problems) = ContractReader.read(source, in: SourceRange(0, source.bytes.count))
    #expect(problems.isEmpty && contracts.count == 2)
    let list = ContractMarkdown.render(contracts, title: "Checkout")
    let (read, diagnostics) = ContractMarkdownReader.read(SourceFile(path: "list.md", text: list))
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))\n\(list)")
    let again = Self.read(read)
    #expect(Self.text(again) == Self.text(contracts), "\(list)")
    #expect(ContractMarkdown.render(again, title: "Checkout") == list)
  }

  /// Whatever stands in names, ids, words and values comes back: blanks at the ends, breaks, marks, signs of Markdown.
  @Test func everyListIsReadBackWithoutLoss() throws {
    let signs = [
      "a", "B", " ", "  ", "\n", "\r\n", "\t", "`", "``", "\"", "\\", "*", "_", "#", ":", "-", "1. ", "|",
      "<b>", "[x](y)", "&", "=",
      "é", "\u{301}", "\u{600}", "\u{200D}", "\u{202E}", "\u{2028}", "\u{7}", "\u{FFFE}", "👩‍👧", "ادفع", "🇩",
      "contains ",
    ]
    var random = Random(seed: 17)
    var count = 0
    for _ in 0..<400 {
      func text() -> JSONValue {
        .text((0..<random.below(6)).map { _ in random.pick(signs) ?? "" }.joined())
      }
      let (id, other) = (text(), text())
      guard case .text(let first) = id, case .text(let second) = other, !first.isEmpty, !second.isEmpty,
        first != second
      else { continue }
      let contract = JSONValue.object([
        ("name", text()), ("screen", text()), ("given", .object([("name", text())])),
        ("profile", .text("voiceOver")),
        ("order", .array([id])), ("before", .array([.array([id, other])])), ("reachable", .array([other])),
        ("initialFocus", id), ("spoken", .object([(first, text()), (second, text())])),
        (
          "places",
          .object([(second, .object([("frame", .array([1e-7, -2.5, 3e9, 4].map { .number($0) }))]))])
        ),
        ("announces", .array([.object([("after", .text("double tap #pay")), ("text", text())])])),
      ])
      let source = SourceFile(path: "contracts", text: JSONWriter.write(.array([contract])))
      let (contracts, problems) = ContractReader.read(source, in: SourceRange(0, source.bytes.count))
      guard problems.isEmpty else { continue }
      count += 1
      let list = ContractMarkdown.render(contracts, title: "Checkout")
      let (read, diagnostics) = ContractMarkdownReader.read(SourceFile(path: "list.md", text: list))
      #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))\n\(list)")
      #expect(Self.text(Self.read(read)) == Self.text(contracts), "\(list)")
    }
    #expect(count > 100)
  }

  /// What a line would not keep stands as code between quotes, for people and for the way back.
  @Test func wordsThatALineWouldNotKeepStandBetweenQuotes() {
    let file = ContractReaderTests.load(
      #""order": ["title", "pay"], "spoken": { "title": "Two\nlines", "pay": " Pay" }"#)
    let list = ContractMarkdown.render(file.contracts, title: "Checkout")
    #expect(list.contains("1. `title`: `\"Two\\nlines\"`\n2. `pay`: `\" Pay\"`\n"))
  }

  @Test func aListReadsAsAReviewDoes() throws {
    let file = ContractReaderTests.load(
      #""profile": ["vo", "vo:ar"], "given": { "failed": true }, "order": ["title", "pay"], "spoken": { "pay": "Pay, Button" }, "unreachable": ["row[0]"]"#
    )
    #expect(
      ContractMarkdown.render(file.contracts, title: "Checkout") == """
        # Checkout

        ## A

        - Given: `failed = true`
        - Profile: `vo`, `vo:ar`

        Order:

        1. `title`
        2. `pay`: Pay, Button

        Not reached:

        - `row[0]`

        """)
  }

  /// What a person types in a review: prose, other bullets, ids behind `#`, no line above the numbers.
  @Test func aHandWrittenListIsRead() {
    let list = """
      # Checkout review

      We met on Monday.

      ## Recover from a failed payment

      The error state, not the happy path.

      * Screen: payment
      * Profiles: voiceOver, switchControl

      1. `title`: Payment, Heading
      2. #errorSummary
      3) `pay`: Try again, Button

      ### Not reached

      * `shade`
      """
    let (contracts, diagnostics) = ContractMarkdownReader.read(SourceFile(path: "list.md", text: list))
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    #expect(
      contracts.map(JSONWriter.compact) == [
        #"{ "name": "Recover from a failed payment", "screen": "payment", "profile": ["voiceOver", "switchControl"], "#
          + #""order": ["title", "errorSummary", "pay"], "#
          + #""spoken": { "title": "Payment, Heading", "pay": "Try again, Button" }, "unreachable": ["shade"] }"#
      ])
  }

  @Test(arguments: [
    ("# Only a title\n", "there is no contract in this list"),
    ("## A\n\n1. Screen title\n", "this item names no id"),
    ("## A\n\nBefore:\n\n- `a`\n", "this needs at least two ids"),
    ("## A\n\nPlaces:\n\n- `a`: far away\n", "'far away' says nothing about a place"),
    ("## A\n\nEffort:\n\n- `a`: little\n", "'little' bounds no effort"),
    ("## A\n- Given: `failed: true`\n", "'given' needs NAME = VALUE"),
    ("## A\n- Given: `failed = yes`\n", "'yes' is no JSON value"),
  ])
  func saysWhatItCannotRead(_ list: String, _ message: String) {
    #expect(
      ContractMarkdownReader.read(SourceFile(path: "list.md", text: list)).diagnostics.map(\.message) == [
        message
      ])
  }

  // MARK: Baselines

  @Test func aBaselineExcusesWhatItKnows() throws {
    var report = JudgeReport(command: "check", files: [], checks: [])
    let source = SourceFile(path: "screens/a.json", text: "{}")
    let old = Verdict(
      "contract.order", .violation, subject: "A", "#b comes before #a", view: "a", profile: "voiceOver")
    var new = old
    new.view = "c"
    report.files = [.init(source: source, title: "A", verdicts: [old, new])]
    var known = report
    known.files[0].verdicts = [old, Verdict("contract.order", .violation, subject: "Mended", "x")]
    let name = { (source: SourceFile) in source.path }
    let written = JudgeBaseline(of: known, path: "base.json", name: name).text
    let (baseline, diagnostics) = JudgeBaseline.read(SourceFile(path: "base.json", text: written))
    #expect(diagnostics.isEmpty)
    let read = try #require(baseline)
    #expect(!read.isForeign(to: report, name: name))
    #expect(read.excuse(&report, name: name) == 1)
    #expect(report.files[0].verdicts.map(\.outcome) == [.suppressed, .violation])
    #expect(report.files[0].verdicts[0].excuse == .baseline)
    #expect(read.isForeign(to: report) { _ in "other.json" })
  }

  /// What was not judged is not mended.
  @Test func onlyWhatWasJudgedIsMended() throws {
    let source = SourceFile(path: "a.json", text: "{}")
    let known = ["voiceOver", "switchControl"].map { profile in
      Verdict("contract.order", .violation, subject: "A", "#b comes before #a", view: "a", profile: profile)
    }
    let name = { (source: SourceFile) in source.path }
    let report = JudgeReport(
      command: "check", files: [.init(source: source, title: "A", verdicts: known)], checks: [])
    let text = JudgeBaseline(of: report, path: "base.json", name: name).text
    let baseline = try #require(JudgeBaseline.read(SourceFile(path: "base.json", text: text)).baseline)
    func mended(_ checks: [String]?, _ profile: String?) -> Int {
      var now = report
      now.files[0].verdicts = []
      return baseline.excuse(&now, checks: checks, profile: profile, name: name)
    }
    #expect(mended(nil, nil) == 2)
    #expect(mended(["contract.order"], nil) == 2)
    #expect(mended(["contract.spoken"], nil) == 0)
    #expect(mended(nil, "switchControl") == 1)
    #expect(mended(["contract.order"], "voiceControl") == 0)
  }

  @Test(arguments: [
    ("[]", "this file is no baseline"), (#"{ "files": {} }"#, "this file is no baseline"),
    (#"{ "voterm baseline": 2, "files": {} }"#, "this program reads baselines of version 1"),
    (#"{ "voterm baseline": 1 }"#, "the baseline has no 'files'"),
    (#"{ "voterm baseline": 1, "files": { "a": 3 } }"#, "this is no list of known breaches"),
    (
      #"{ "voterm baseline": 1, "files": { "a": [ { "fingerprint": 3 } ] } }"#,
      "this is no list of known breaches"
    ),
  ])
  func otherFilesAreNoBaselines(_ text: String, _ message: String) {
    let (baseline, diagnostics) = JudgeBaseline.read(SourceFile(path: "base.json", text: text))
    #expect(baseline == nil && diagnostics.map(\.message) == [message])
  }
}
