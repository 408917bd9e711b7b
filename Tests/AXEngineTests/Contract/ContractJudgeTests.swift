import Testing

@testable import AXEngine

/// What the judge says beyond the fixtures: three kinds of change told apart, copies, controls that are no stops,
/// reasons.
@Suite struct ContractJudgeTests {
  /// A payment screen whose pay button differs, with a contract over it.
  static func verdicts(
    pay: String, contract: String, checks: [ContractCheck] = ContractCheck.allCases, more: String = ""
  ) throws -> [Verdict] {
    let text = """
      { "state": { "rows": ["a", "b"], "failed": true }, "root": { "type": "View", "id": "root", "children": [
        { "type": "Text", "id": "error", "text": "Failed", "frame": [16, 100, 358, 22] },
        { "type": "Button", "id": "pay", \(pay) }\(more) ] },
        "contracts": [ { "name": "A", \(contract) } ] }
      """
    let file = ContractFile.load(SourceFile(path: "mock.json", text: text))
    try #require(file.diagnostics.isEmpty, "\(file.diagnostics)")
    return ContractJudge.judge(file.contracts, of: try #require(file.mock), checks: checks).verdicts
  }

  static func broken(_ verdicts: [Verdict]) -> [String] {
    verdicts.filter { $0.outcome == .violation }.map(\.check)
  }

  static let contract = """
    "order": ["error", "pay"], "spoken": { "pay": "Pay, Button" },
    "places": { "pay": { "activationPoint": [195, 222] } }
    """

  /// A change of the button, and the one check that notices it.
  static let changes: [(pay: String, noticed: ContractCheck)] = [
    (
      #""text": "Pay", "frame": [16, 20, 358, 44], "accessibility": { "activationPoint": [195, 222] }"#,
      .order
    ),
    (#""text": "Pay now", "frame": [16, 200, 358, 44]"#, .spoken),
    (
      #""text": "Pay", "frame": [16, 200, 358, 44], "accessibility": { "activationPoint": [30, 222] }"#,
      .activationPoint
    ),
  ]

  @Test func theScreenHolds() throws {
    let pay = #""text": "Pay", "frame": [16, 200, 358, 44]"#
    let verdicts = try Self.verdicts(pay: pay, contract: Self.contract)
    #expect(verdicts.map(\.outcome) == [.pass, .pass, .pass])
  }

  @Test(arguments: changes)
  func eachChangeHasItsOwnVerdict(_ change: (pay: String, noticed: ContractCheck)) throws {
    let all = try Self.verdicts(pay: change.pay, contract: Self.contract)
    #expect(Self.broken(all) == [change.noticed.id])
    let others = ContractCheck.allCases.filter { $0 != change.noticed }
    let without = try Self.verdicts(pay: change.pay, contract: Self.contract, checks: others)
    #expect(without.count == 2 && Self.broken(without).isEmpty)
    let alone = try Self.verdicts(pay: change.pay, contract: Self.contract, checks: [change.noticed])
    #expect(alone.count == 1 && Self.broken(alone) == [change.noticed.id])
  }

  @Test func theWordsOfTheOptionsMeanKeysAndTheirParts() {
    #expect(ContractCheck.named("places") == [.minimumTarget, .frame, .activationPoint])
    #expect(ContractCheck.named("frame") == [.frame])
    #expect(ContractCheck.named("order") == [.order])
    #expect(ContractCheck.named("orders").isEmpty)
    #expect(Set(ContractCheck.words).isSuperset(of: ContractCheck.allCases.map(\.rawValue)))
  }

  /// A dimmed button is a control that the keyboard does not come to (FK-61): it is missed, not passed over.
  @Test func aControlIsNeverPassedOver() throws {
    let verdicts = try Self.verdicts(
      pay: #""text": "Pay", "frame": [16, 200, 358, 44], "disabled": true"#,
      contract: #""profile": "fullKeyboardAccess", "order": ["error", "pay"]"#)
    #expect(verdicts.map(\.message) == ["#pay is not reached by the keyboard"])
    #expect(verdicts.map(\.reason) == ["it is dimmed"])
    #expect(verdicts[0].details.last == "passed over, as no stop of fullKeyboardAccess: #error")
  }

  /// Every trait of something that can be used makes a control (FK-31).
  @Test(arguments: ["toggleButton", "popUpButton", "keyboardKey", "backButton"])
  func whateverCanBeUsedIsNeverPassedOver(_ trait: String) throws {
    let verdicts = try Self.verdicts(
      pay: #""text": "Pay", "frame": [16, 200, 358, 44]"#,
      contract: #""profile": "fullKeyboardAccess", "reachable": ["switch"]"#,
      more: #"""
        , { "type": "View", "id": "switch", "frame": [16, 300, 358, 44],
          "accessibility": { "label": "S", "traits": ["\#(trait)", "notEnabled"] } }
        """#)
    #expect(verdicts.map(\.message) == ["#switch is not reached by the keyboard"])
  }

  /// A search that gave up has found out nothing about what it has not come to (TV-06).
  @Test func whatASearchHasNotLookedAtIsNotMeasured() throws {
    let text = """
      { "root": { "type": "View", "id": "root", "children": [
        { "type": "Button", "id": "a", "text": "A", "frame": [100, 100, 300, 80] },
        { "type": "Button", "id": "b", "text": "B", "frame": [100, 300, 300, 80] } ] },
        "contracts": [ { "name": "A", "profile": "focusEngine:AppleTV", "reachable": ["a", "b"] },
          { "name": "B", "profile": "focusEngine:AppleTV", "unreachable": ["b"] } ] }
      """
    let file = ContractFile.load(SourceFile(path: "mock.json", text: text))
    let mock = try #require(file.mock, "\(file.diagnostics)")
    let cut = ContractJudge.judge(file.contracts, of: mock, limit: 1).verdicts
    #expect(cut.map(\.outcome) == [.pass, .notMeasured, .notMeasured])
    #expect(cut[1].message == "the search for a way to #b came to its bound")
    let whole = ContractJudge.judge(file.contracts, of: mock).verdicts
    #expect(whole.map(\.outcome) == [.pass, .pass, .violation])
  }

  @Test func copiesAreMeantTogether() throws {
    let rows = """
      , { "type": "VStack", "frame": [16, 300, 358, 100], "children": [
        { "forEach": { "in": "rows", "view": { "type": "Button", "id": "row", "text": "{item}", "height": 20, "width": 20 } } } ] }
      """
    let verdicts = try Self.verdicts(
      pay: #""text": "Pay", "frame": [16, 200, 358, 44]"#,
      contract: #""order": ["error", "pay", "row[]"], "places": { "row[]": { "minimumTarget": 24 } }"#,
      more: rows)
    #expect(Self.broken(verdicts) == ["contract.minimumTarget", "contract.minimumTarget"])
    #expect(verdicts.compactMap(\.view) == ["row[0]", "row[1]"])
    #expect(Set(verdicts.map(\.fingerprint)).count == 3)
  }

  /// A list of elements, a priority and a row each have their own reason (SE-15, O15).
  @Test(arguments: [
    (
      #""text": "Pay", "frame": [400, 100, 44, 44]"#, "",
      "#error comes first: both stand in one row, and its leading edge is 384 pt before #pay"
    ),
    (
      #""text": "Pay", "frame": [16, 200, 358, 44]"#, "",
      "#error comes first: its top is 100 pt above #pay"
    ),
    (
      #""text": "Pay", "frame": [16, 20, 358, 44], "accessibility": { "sortPriority": -1 }"#, "",
      "#error comes first: its sortPriority is 0 in 'the screen', and #pay has -1"
    ),
  ])
  func reasonsComeFromTheTree(_ pay: String, _ more: String, _ reason: String) throws {
    let verdicts = try Self.verdicts(pay: pay, contract: #""before": [["pay", "error"]]"#, more: more)
    #expect(verdicts.map(\.reason) == [reason])
  }

  /// Words are those of the first profile's language; under another one they are not measured, once a key.
  @Test func wordsAreOfOneLanguage() throws {
    let pay = #""text": "Pay", "frame": [16, 200, 358, 44]"#
    let words = #""spoken": { "pay": "Pay, Button", "error": "Failed" }"#
    let both = try Self.verdicts(pay: pay, contract: #""profile": ["vo", "vo:de"], "# + words)
    #expect(both.map(\.outcome) == [.pass, .pass, .notMeasured])
    let german = try Self.verdicts(
      pay: pay, contract: #""profile": "vo:de", "spoken": { "pay": "Pay, Taste" }"#)
    #expect(german.map(\.outcome) == [.pass])
    let named = try Self.verdicts(
      pay: pay,
      contract: #"""
        "profile": ["vo", "vo:en:AX3"], "spoken": { "pay": "Buy" }, "journey": ["expect spoken \"Buy\""]
        """#)
    #expect(named.map(\.outcome) == [.violation, .violation, .violation, .violation])
    let silent = try Self.verdicts(pay: pay, contract: #""profile": ["vo", "sc"], "# + words)
    #expect(silent.map(\.outcome) == [.pass, .pass])
  }

  /// A moved frame is one finding, though the activation point went along.
  @Test func whatMovesAsAWholeIsSaidOnce() throws {
    let contract =
      #""places": { "pay": { "frame": [16, 200, 358, 44], "activationPoint": [195, 222] } }"#
    let moved = try Self.verdicts(pay: #""text": "Pay", "frame": [16, 209, 358, 44]"#, contract: contract)
    #expect(moved.map(\.message) == ["#pay is 9 pt lower"])
    let within = try Self.verdicts(pay: #""text": "Pay", "frame": [16, 200.4, 358, 44]"#, contract: contract)
    #expect(Self.broken(within).isEmpty)
  }

  @Test func stepsThatNeverEndAreTheMocksFault() throws {
    let text = """
      { "state": { "n": 0 }, "root": { "type": "VStack", "onChange": { "n": [ { "set": { "n": "n + 1" } } ] },
        "onAppear": [ { "set": { "n": "1" } } ], "children": [ { "type": "Text", "id": "a", "text": "a" } ] },
        "contracts": [ { "name": "A", "order": ["a"] } ] }
      """
    let file = ContractFile.load(SourceFile(path: "mock.json", text: text))
    let (verdicts, faults) = ContractJudge.judge(file.contracts, of: try #require(file.mock))
    #expect(verdicts.isEmpty && faults.count == 1)
  }

  @Test func everyCheckIsDescribed() {
    #expect(ContractCheck.descriptions.map(\.id) == ContractCheck.allCases.map(\.id))
    for check in ContractCheck.descriptions {
      #expect(
        check.what.hasSuffix(".") && check.why.hasSuffix(".") && check.fix.hasSuffix("."), "\(check.id)")
    }
  }
}
