import Testing

@testable import AXEngine

/// Mocks with one fault each, and the same without it: what exploring finds, where, and that it finds nothing else.
///
/// The first line of an `.expected` file names who explores. Each further one is a finding, its check, its screen and
/// its view (`#-` where it names none), and perhaps the way to it:
///
///     as voiceOver fullKeyboardAccess
///     voiceOver explore.trap main #phone by swipe right
@Suite struct ExplorationTests {
  @Test("what is wrong is found, and nothing else", arguments: Fixture.all("explore", ending: "json"))
  func finds(_ fixture: Fixture) throws {
    let result = Mock.load(try fixture.source())
    for diagnostic in result.diagnostics { Issue.record("\(fixture.name): \(diagnostic.message)") }
    let mock = try #require(result.mock)
    var lines = try fixture.beside("expected").text().split(separator: "\n").map(String.init)
    let head = try #require(lines.first?.split(separator: " ").map(String.init))
    try #require(head.first == "as")
    lines.removeFirst()
    var found: [String] = []
    for name in head.dropFirst() {
      let technology = try #require(TechnologyName(rawValue: name))
      let exploration = Exploration(mock, technology)
      #expect(exploration.isComplete)
      for verdict in exploration.verdicts()
      where verdict.outcome == .violation || verdict.outcome == .needsReview {
        let line =
          "\(name) \(verdict.check) \(verdict.screen ?? "") #\(verdict.view ?? "-")"
        let full = line + " by " + verdict.steps.joined(separator: ", ")
        #expect(
          verdict.range != nil || verdict.check == "explore.unheard", "\(line) has no place in the file")
        found.append(lines.contains(full) ? full : line)
      }
    }
    #expect(found.sorted() == lines.sorted())
  }

  @Test("every check is proven by a fault and by a mock without it")
  func everyCheckHasAPair() throws {
    var checks: Set<String> = []
    var clean = 0
    for fixture in Fixture.all("explore", ending: "expected") {
      let lines = try fixture.text().split(separator: "\n").dropFirst()
      if lines.isEmpty { clean += 1 }
      for line in lines { checks.insert(String(line.split(separator: " ")[1])) }
    }
    let all = Set(ExploreChecks.descriptions.map(\.id)).subtracting(["explore.bound"])
    #expect(checks == all)
    #expect(clean >= all.count)
  }

  @Test func everyCheckSaysWhatItIsAbout() {
    for check in ExploreChecks.descriptions {
      #expect(check.id.hasPrefix("explore."))
      #expect([check.what, check.why, check.fix, check.source].allSatisfy { !$0.isEmpty })
    }
  }

  @Test("a counter without bound that decides by itself stops the search, which says so")
  func explosive() throws {
    let mock = try SessionTester.load(
      """
      { "state": { "n": 1, "m": 0 }, "root": { "type": "VStack", "children": [
        { "type": "Button", "id": "more", "text": "More", "do": [ { "set": { "n": "n + 1" } } ] },
        { "type": "Button", "id": "odd", "text": "Odd", "when": "n % 2 == 1", "do": [ { "set": { "m": "n * 2" } } ] },
        { "type": "Text", "text": "Even", "when": "m == n" } ] } }
      """)
    let exploration = Exploration(mock, .voiceOver, limits: Exploration.Limits(places: 200))
    #expect(!exploration.isComplete)
    #expect(exploration.places == 200)
    let words = exploration.verdicts().filter { $0.outcome == .notMeasured }.map(\.message)
    #expect(words.count == 1)
    #expect(words.first?.hasPrefix("stopped at the bound of 200 places; ") == true)
    let small = Exploration(mock, .voiceOver, limits: Exploration.Limits(memory: 100_000))
    #expect(!small.isComplete)
  }

  @Test("a text that a switch cannot type is said, once", arguments: [("Ünder", true), ("under", false)])
  func untyped(_ wanted: String, _ isLeft: Bool) throws {
    let mock = try SessionTester.load(
      """
      { "state": { "name": "" }, "root": { "type": "VStack", "children": [
        { "type": "TextField", "id": "name", "text": "Name", "value": "$name" },
        { "type": "Button", "id": "pay", "text": "Pay", "when": "name == '\(wanted)'", "do": [] } ] } }
      """)
    for technology in [TechnologyName.switchControl, .voiceOver] {
      let said = Exploration(mock, technology).verdicts().filter { $0.check == "explore.bound" }.map(
        \.message)
      #expect(
        said
          == (isLeft && technology == .switchControl
            ? ["the text \"Ünder\" was not typed: scanning does not come to all its keys, or takes too long"]
            : []))
    }
  }

  private static let timer = """
    { "state": { "n": 1 }, "screens": { "main": {
      "scheduled": [ { "at": 1, "every": 1, "do": [ { "set": { "n": "n * 2 % 1000003" } } ] } ],
      "root": { "type": "VStack", "children": [
        { "type": "Button", "id": "odd", "text": "Odd", "when": "n % 7 == 1", "do": [] },
        { "type": "Button", "id": "more", "text": "More", "do": [ { "set": { "n": "n + 3" } } ] } ] } } } }
    """
  private static let list = """
    { "state": { "rows": [{ "t": "a" }] }, "screens": { "main": {
      "scheduled": [ { "at": 1, "every": 1, "do": [ { "append": { "rows": { "t": "x" } } } ] } ],
      "root": { "type": "List", "children": [
        { "forEach": { "in": "rows", "as": "row", "view":
          { "type": "Button", "id": "row", "text": "Row {index}", "do": [ { "remove": { "rows": "index" } } ] } } },
        { "type": "Button", "id": "more", "text": "More", "do": [ { "append": { "rows": { "t": "y" } } } ] } ] } } } }
    """
  private static let buttons =
    #"{ "state": { "last": 0 }, "root": { "type": "List", "children": ["#
    + (0..<5_000).map {
      #"{ "type": "Button", "text": "Button \#($0)", "do": [ { "set": { "last": "\#($0)" } } ] }"#
    }.joined(separator: ",\n") + "] } }"

  @Test(
    "what has no end is left at the bound, by everybody, and that is said",
    arguments: [("a counter in a timer", timer, 200), ("5,000 buttons", buttons, 8)],
    [TechnologyName.voiceOver, .fullKeyboardAccess, .switchControl, .voiceControl])
  func hostile(_ mock: (name: String, text: String, places: Int), _ technology: TechnologyName) throws {
    let exploration = Exploration(
      try SessionTester.load(mock.text), technology, limits: Exploration.Limits(places: mock.places))
    #expect(exploration.places <= mock.places)
    let verdicts = exploration.verdicts()
    #expect(!verdicts.contains { $0.outcome == .violation }, "\(verdicts)")
    #expect(!exploration.isComplete)
    #expect(verdicts.contains { $0.message.hasPrefix("stopped at the bound of \(mock.places) places; ") })
  }

  /// Each stop takes a second, in which another row has come.
  @Test("a list that grows faster than it is walked through ends", arguments: TechnologyName.allCases)
  func growing(_ technology: TechnologyName) throws {
    let exploration = Exploration(try SessionTester.load(Self.list), technology)
    #expect(exploration.isComplete)
    #expect(exploration.places < 1_000)
    let verdicts = exploration.verdicts()
    #expect(!verdicts.contains { $0.outcome == .violation }, "\(verdicts)")
    if technology == .switchControl {
      #expect(verdicts.contains { $0.message.hasPrefix("a list grows while it is walked through") })
    }
  }

  @Test("a counter that is only shown, or compared with a fixed number, ends")
  func counters() throws {
    for when in ["true", "n > 3"] {
      let mock = try SessionTester.load(
        """
        { "state": { "n": 0 }, "root": { "type": "VStack", "children": [
          { "type": "Button", "id": "more", "text": "More {n}", "do": [ { "set": { "n": "n + 1" } } ] },
          { "type": "Button", "id": "enough", "text": "Enough", "when": "\(when)", "do": [] } ] } }
        """)
      let exploration = Exploration(mock, .voiceOver)
      #expect(exploration.isComplete)
      #expect(exploration.states == (when == "true" ? 1 : 6))
    }
  }

  @Test("two runs are one", arguments: TechnologyName.allCases)
  func isDeterministic(_ technology: TechnologyName) throws {
    let mock = try BundledMock(name: "checkout.json").load()
    let first = Exploration(mock, technology)
    let second = Exploration(mock, technology)
    #expect(first.verdicts() == second.verdicts())
    #expect(first.ways() == second.ways())
  }
}
