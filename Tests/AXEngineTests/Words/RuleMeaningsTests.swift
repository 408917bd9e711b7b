import Testing

@testable import AXEngine

/// Whoever is told a rule's number is told what it says.
@Suite struct RuleMeaningsTests {
  @Test func noRuleHasTwoLines() {
    var seen: Set<String> = []
    for row in RuleMeanings.table { #expect(seen.insert(row.rule).inserted, "\(row.rule)") }
  }

  @Test func theTablesCiteOnlyRulesWithALine() {
    var cited: [String] = []
    for rules in [FocusRules.opening, FocusRules.main, HintRules.table] { cited += rules.map(\.rule) }
    cited += PhraseKey.allCases.map { MessageRules.rule(of: $0) }
    cited += Earcon.allCases.map(\.rule)
    cited += StepRules.table.map(\.rule)
    for rule in cited {
      #expect(RuleMeanings.meaning(of: rule) != nil, "\(rule) has no line in RuleMeanings")
    }
  }

  /// Rules that are named outside the tables: by composers and by the technologies themselves.
  @Test(arguments: ["AXEngine/Speech", "AXEngine/AssistiveTechnologies"])
  func codeCitesOnlyRulesWithALine(_ folder: String) {
    var count = 0
    for source in ArchitectureTests.sources(folder) {
      for (number, line) in source.lines.enumerated() {
        let literals = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        for (place, literal) in literals where place % 2 == 1 && RuleNumbers.isOne(literal) {
          count += 1
          #expect(
            RuleMeanings.meaning(of: String(literal)) != nil,
            "\(literal), cited at \(source.path):\(number + 1), has no line in RuleMeanings")
        }
      }
    }
    #expect(count > 3)
  }

  @Test func everyGestureHasARule() {
    // What waits, and what means nothing by itself.
    let without: Set = ["wait", "quadruple tap", "four-finger", "three-finger", "two-finger"]
    let setUp: Set = ["open", "screen", "given", "use", "set", "assign"]
    for row in StepTable.rows where !row.words.hasPrefix("expect") {
      if setUp.contains(row.words) || without.contains(row.words) { continue }
      let isKnown = StepRules.table.contains {
        $0.words == row.words || $0.words.hasPrefix(row.words + " ")
      }
      #expect(isKnown, "'\(row.words)' has no rule in StepRules")
    }
  }

  @Test(arguments: [
    ("swipe right 3", "VO-03"), ("interrupt swipe up", "VO-04"), ("double tap and hold", "VO-06"),
    ("double tap #pay", "VO-05"), ("key VO+Right", "KB-01"), ("key Right", "KB-40"),
    ("key VO+Home", "KB-07"), ("key Control+Down", "KB-41"), ("key Shift+H", "KB-43"),
    ("rotor Headings", "VO-18"),
  ])
  func stepsHaveTheRuleOfTheLongestWords(_ step: String, _ rule: String) {
    #expect(StepRules.rule(of: step) == rule)
  }

  @Test func aStepThatMovesNothingHasNone() {
    #expect(StepRules.rule(of: "wait 2s") == nil)
    #expect(StepRules.rule(of: "touchy") == nil)
  }
}
