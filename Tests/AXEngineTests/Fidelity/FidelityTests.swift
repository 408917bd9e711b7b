import Foundation
import Testing

@testable import AXEngine

/// Holds voterm to the rules of the devices it imitates, case by case, and writes down how far it is true to them.
@Suite struct FidelityTests {
  @Test("voterm does as the rules say", arguments: FidelityCase.all)
  func holds(_ fidelityCase: FidelityCase) {
    let failures = FidelityRunner.failures(of: fidelityCase)
    if !failures.isEmpty {
      Issue.record("\(fidelityCase.testDescription)\n    \(failures.joined(separator: "\n    "))")
    }
  }

  @Test func everyRuleStandsOnceInTheCatalogue() {
    var seen: Set<String> = []
    for rule in FidelityRule.all where !seen.insert(rule.id).inserted {
      Issue.record("\(rule.family).json: \(rule.id) stands there a second time")
    }
  }

  @Test func everyCitedRuleStandsInTheCatalogue() {
    for fidelityCase in FidelityCase.all {
      for citation in fidelityCase.rules where !FidelityRule.all.contains(where: { $0.isMeant(by: citation) })
      {
        Issue.record("\(fidelityCase.testDescription): there is no rule \(citation)")
      }
    }
    let known = Set(FidelityRule.all.flatMap { RuleNumbers.all(in: $0.id) })
    for (rule, place) in LedgerTests.citations().sorted(by: { $0.key < $1.key }) where !known.contains(rule) {
      Issue.record("\(rule), cited at \(place), is not in the catalogue")
    }
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
