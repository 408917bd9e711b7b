@testable import AXEngine

/// `docs/fidelity.md`: every rule, how sure it is, what proves it, and what is done differently.
struct FidelityPage {
  let rules: [FidelityRule]
  let cases: [FidelityCase]

  /// What is known of a rule.
  enum Standing: String {
    case proven, outside, unproven
  }

  func proofs(of rule: FidelityRule) -> [FidelityCase] {
    cases.filter { $0.rules.contains(where: rule.isMeant) }
  }

  func standing(of rule: FidelityRule) -> Standing {
    if !proofs(of: rule).isEmpty { return .proven }
    return rule.outside == nil ? .unproven : .outside
  }

  /// Whether a rule counts among those that must be proven: what is documented or was observed.
  static func isBinding(_ rule: FidelityRule) -> Bool {
    rule.certainty.contains("D") || rule.certainty.contains("O")
  }

  var markdown: String {
    let standings = rules.map { (rule: $0, standing: standing(of: $0)) }
    func count(_ standing: Standing, _ isCounted: (FidelityRule) -> Bool = { _ in true }) -> Int {
      standings.count { $0.standing == standing && isCounted($0.rule) }
    }
    var lines = [
      "# Fidelity", "", "Made by `make fidelity`; do not edit.", "",
      """
      voterm is measured against \(rules.count) rules about the devices it imitates. \(cases.count) cases, each a small mock with
      what the rules say must be heard or reached, are played by `make test`. Their expected values are typed from the rules; nothing
      records them. The cases and the catalogue are in `Tests/AXEngineTests/Fixtures/Fidelity`; where each rule is carried out, and what was
      chosen where sources disagree, is in [behaviour](behaviour/README.md).
      """, "",
      "| | all rules | documented or observed |", "|---|---|---|",
    ]
    for standing in [Standing.proven, .outside, .unproven] {
      let words =
        switch standing {
        case .proven: "proven by a case"
        case .outside: "cannot apply to a mock"
        case .unproven: "without a case"
        }
      lines.append("| \(words) | \(count(standing)) | \(count(standing, Self.isBinding)) |")
    }
    lines += [
      "",
      "*Certainty*: **D** documented by Apple or a standard, **O** observed, **U** unsure, **device** heard on a device.",
    ]
    var family = ""
    for (rule, standing) in standings {
      if rule.family != family {
        family = rule.family
        lines += [
          "", "## \(title(family))", "", "| rule | says | certainty | source | proof |",
          "|---|---|---|---|---|",
        ]
      }
      lines.append(
        "| \(rule.id) | \(cell(says(rule))) | \(rule.certainty) | \(cell(rule.source)) | \(cell(proof(rule, standing))) |"
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func says(_ rule: FidelityRule) -> String {
    rule.says + (rule.differs.map { ". *Here:* " + $0 } ?? "")
  }

  private func proof(_ rule: FidelityRule, _ standing: Standing) -> String {
    switch standing {
    case .outside: return "*does not apply:* " + (rule.outside ?? "")
    case .unproven: return "**unproven**"
    case .proven:
      let proofs = proofs(of: rule)
      let named = proofs.prefix(3).map { "\($0.topic): \($0.name)" }.joined(separator: "; ")
      return proofs.count > 3 ? named + "; and \(proofs.count - 3) more" : named
    }
  }

  private func title(_ family: String) -> String {
    family.prefix(1).uppercased() + family.dropFirst().replacing("-", with: " ")
  }

  private func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("\n", with: " ").replacing("<", with: "\\<")
  }
}
