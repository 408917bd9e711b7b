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
      for verdict in exploration.verdicts() where verdict.outcome == .violation {
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
