import Testing

@testable import AXEngine

/// Leaves out one rule of speech or order after the other: some case must notice, or nothing would hold the rule.
@Suite struct RuleSwitchTests {
  /// A rule left out.
  struct Mutation: Sendable {
    var name: String
    var number: String
    var rules: RulesInForce

    static let speech: [Mutation] = SpeechRules.rows.enumerated().map { place, row in
      var rules = RulesInForce.all
      rules.silencedRow = place
      return Mutation(name: "\(row.table) \(row.place)", number: row.rule, rules: rules)
    }

    static let order: [Mutation] = OrderRule.allCases.map { rule in
      var rules = RulesInForce.all
      rules.order = rules.order.without(rule)
      return Mutation(name: "\(rule)", number: rule.number, rules: rules)
    }

    /// Rules whose words come from no table of rows: messages of VoiceOver, typing, the rotor. They are found where the
    /// words are made.
    static let messages: [Mutation] = {
      let keys = Dictionary(uniqueKeysWithValues: PhraseKey.allCases.map { ("\($0)", $0) })
      var numbers: Set<String> = []
      for source in ["AXEngine/Speech", "AXEngine/AssistiveTechnologies/VoiceOver"].flatMap(
        ArchitectureTests.sources)
      where source.path.contains("SpeechComposer") || source.path.contains("VoiceOver+") {
        for (line, words) in zip(source.lines, source.words) {
          let isMessage = line.contains("message(") || line.contains("confirmation(")
          if isMessage {
            numbers.formUnion(words.compactMap { keys[String($0.text)] }.map(MessageRules.rule))
          }
          guard line.contains("rule:") || source.path.contains("SpeechComposer") else { continue }
          let literals = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
          for (place, literal) in literals where place % 2 == 1 && RuleNumbers.isOne(literal) {
            numbers.insert(String(literal))
          }
        }
      }
      return numbers.subtracting(SpeechRules.rows.map(\.rule)).sorted().map { number in
        var rules = RulesInForce.all
        rules.silencedRule = number
        return Mutation(name: "messages", number: number, rules: rules)
      }
    }()

    /// The first case that notices; those that name the rule are asked first.
    func noticed(by cases: [FidelityCase]) -> FidelityCase? {
      let cites = { (fidelityCase: FidelityCase) in fidelityCase.rules.contains(number) }
      return (cases.filter(cites) + cases.filter { !cites($0) })
        .first { !FidelityRunner.failures(of: $0, under: rules).isEmpty }
    }
  }

  @Test func everyRowOfTheSpeechTablesIsHeldByACase() {
    judge(Mutation.speech)
  }

  @Test func everyRuleOfMessagesIsHeldByACase() {
    judge(Mutation.messages)
  }

  @Test func everyRuleOfOrderIsHeldByACase() {
    judge(Mutation.order)
  }

  private func judge(_ mutations: [Mutation]) {
    #expect(mutations.count > 15)
    // A case that fails anyway would notice everything.
    let cases = FidelityCase.all.filter { FidelityRunner.failures(of: $0).isEmpty }
    for mutation in mutations where mutation.noticed(by: cases) == nil {
      Issue.record("\(mutation.number), \(mutation.name): no case fails where it is left out")
    }
  }

  @Test("a rule left out is really left out")
  func switches() {
    let button = example(#"{ "type": "Button", "id": "save", "text": "Save" }"#, .spoken(["Save, Button"]))
    let word = Mutation.speech.first { $0.number == "S17.2" }
    #expect(word?.noticed(by: [button])?.name == button.name)
    let heading = Mutation.speech.first { $0.number == "S17.9" }
    #expect(heading != nil && heading?.noticed(by: [button]) == nil)

    let row = example(
      #"""
      { "type": "Text", "id": "b", "text": "B", "frame": [100, 100, 50, 20] },
      { "type": "Text", "id": "a", "text": "A", "frame": [10, 104, 50, 20] }
      """#, .order(["a", "b"]))
    let noticing = Mutation.order.filter { $0.noticed(by: [row]) != nil }.map(\.name)
    #expect(noticing == ["namedViews", "topToBottom", "rows", "leadingFirst"])
  }

  private func example(_ views: String, _ expectation: FidelityCase.Expectation) -> FidelityCase {
    FidelityCase(
      topic: "Switches", name: "example", rules: ["S1"],
      mock: #"{ "root": { "type": "VStack", "children": [ "# + views + " ] } }", steps: [],
      expectations: [expectation])
  }
}
