import Foundation
import Testing

@testable import AXEngine

/// Holds voterm to the rules of the devices it imitates, case by case, and writes down how far it is true to them.
@Suite struct FidelityTests {
  @Test("voterm does as the rules say", arguments: FidelityCase.all)
  func holds(_ fidelityCase: FidelityCase) {
    let failures = FidelityRunner.failures(of: fidelityCase)
    if !failures.isEmpty {
      Issue.record(
        "\(fidelityCase.place): \(fidelityCase.testDescription)\n    \(failures.joined(separator: "\n    "))")
    }
  }

  @Test func everyRuleStandsOnceInTheCatalogue() {
    var seen: Set<String> = []
    for rule in FidelityRule.all where !seen.insert(rule.id).inserted {
      Issue.record("\(rule.family).json: \(rule.id) stands there a second time")
    }
  }

  @Test func everyCitedRuleStandsInTheCatalogue() throws {
    for fidelityCase in FidelityCase.all {
      for citation in fidelityCase.rules where !FidelityRule.all.contains(where: { $0.isMeant(by: citation) })
      {
        Issue.record("\(fidelityCase.place): \(fidelityCase.testDescription): there is no rule \(citation)")
      }
    }
    let known = Set(FidelityRule.all.flatMap { RuleNumbers.all(in: $0.id) })
    // What the audit rests on is no behaviour of a device.
    let citations = LedgerTests.citations().filter { !$0.key.hasPrefix("AU-") && !$0.key.hasPrefix("WC-") }
    for (rule, place) in citations.sorted(by: { $0.key < $1.key }) where !known.contains(rule) {
      Issue.record("\(rule), cited at \(place), is not in the catalogue")
    }
    // Ranges of the ledger run over numbers that are not given; the keyboard's rules have no catalogue.
    for row in try LedgerTests.rows()
    where !["full-keyboard-access.md", "audit.md"].contains(row.page) && !row.rules.isEmpty {
      #expect(row.rules.contains(where: known.contains), "\(row.page): \(row.claim)")
    }
  }

  @Test func thereAreManyCases() {
    #expect(FidelityCase.all.count >= 300)
  }

  @Test(
    "a file that could not fail is refused, with its line",
    arguments: [
      (#"{ "name": "x", "rules": ["S1"], "views": [], "spoke": "X" }"#, "a case: unknown key 'spoke'"),
      (
        #"{ "name": "x", "rules": ["S1"], "views": [] }"#, "'x' lacks a name, rules, a mock or an expectation"
      ),
      (
        #"{ "name": "x", "rules": [], "views": [], "order": [] }"#,
        "'x' lacks a name, rules, a mock or an expectation"
      ),
      (
        #"{ "name": "x", "rules": ["S1"], "order": [] }"#, "'x' lacks a name, rules, a mock or an expectation"
      ),
      (#"{ "name": 1, "rules": ["S1"], "views": [], "order": [] }"#, "a text is expected: 1"),
    ])
  func refuses(_ text: String, problem: String) throws {
    let source = SourceFile(path: "x.json", text: "{ \"topic\": \"X\",\n  \"cases\": [\n    \(text) ] }")
    let file = try FidelityFile(name: "x.json", source)
    let thrown = #expect(throws: FidelityFile.Malformed.self) { try FidelityCase.read(file) }
    #expect(thrown?.description == "x.json:3: " + problem)
  }

  @Test func thePageIsUpToDate() throws {
    let page = FidelityPage(rules: FidelityRule.all, cases: FidelityCase.all).markdown
    let url = ArchitectureTests.root.appending(path: "docs/fidelity.md")
    if ProcessInfo.processInfo.environment["VOTERM_WRITE_FIDELITY"] != nil {
      try page.write(to: url, atomically: true, encoding: .utf8)
    }
    let written = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    #expect(written == page, "docs/fidelity.md is out of date: make fidelity writes it")
  }

  /// What a failure would look like, so that a harness that compares nothing is noticed.
  @Test(
    "a wrong expectation fails",
    arguments: [
      FidelityCase.Expectation.spoken(["Save"]), .spoken([]), .hint(["Saves."]), .cutOff(["Save, Button"]),
      .cursor("#other"), .cursor("none"), .sounds(["boundary"]), .order(["save", "save"]),
      .unreachable(["save"]), .rotors(["Words"]), .rotor("Words"), .state([("count", "2")]),
      .screen("other"), .lines(["cursor #save"]),
    ])
  func fails(_ expectation: FidelityCase.Expectation) {
    let wrong = FidelityCase(
      topic: "The harness", name: "fails", rules: ["S17.2"],
      mock: """
        { "state": { "count": 1 },
          "root": { "type": "VStack", "children": [ { "type": "Button", "id": "save", "text": "Save" } ] } }
        """, steps: [], expectations: [expectation])
    #expect(FidelityRunner.failures(of: wrong).count == 1)
  }
}
