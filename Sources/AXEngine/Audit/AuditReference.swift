/// The page of the audit's rules, made from their metadata.
public enum AuditReference {
  /// The page.
  public static func markdown() -> String {
    var lines = [
      "# The audit", "",
      "Made by `make docs` from the rules themselves; do not edit. `voterm audit PATH…` asks them of every screen as it comes up,",
      "of what time makes of it, and of what pressing each control, at most twice, makes of it.", "",
      "A finding is a *violation*, an error or a warning, or something *to look at* where the mock's data do not decide it. A rule that",
      "finds nothing *holds*; where a mock says nothing about what it looks at, it has *not measured* anything. Findings with one cause are",
      "one finding: copies of a row come together, and a rule is silent where another one names the cause.",
      "",
      "A finding that the team accepts is excused in the mock, with the reason; an excuse that is not needed is a finding itself:",
      "",
      "```json",
      "\"suppress\": [ { \"rule\": \"targetSize\", \"id\": \"map\", \"because\": \"the map is drawn by somebody else\" } ]",
      "```", "", "| rule | finds | severity | WCAG 2.2 |", "|---|---|---|---|",
    ]
    for rule in AuditRules.all {
      lines.append(
        "| [`\(rule.id)`](#\(rule.id.lowercased())) | \(rule.what) | \(rule.severity.rawValue) | \(numbers(rule.criteria)) |"
      )
    }
    lines.append("| `\(UnusedSuppression.id)` | \(UnusedSuppression.description.what) | warning | |")
    for rule in AuditRules.all {
      lines += ["", "## `\(rule.id)`", "", rule.what + " " + rule.why, "", rule.fix, ""]
      for criterion in rule.criteria {
        lines.append("- WCAG \(criterion.number) \(criterion.title) (\(criterion.level.rawValue))")
      }
      lines.append("- source: " + rule.source)
      if let limits = rule.limits { lines += ["", "What it cannot see: " + limits] }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One rule for people in a terminal; nil where there is none of that name.
  public static func text(of id: String) -> String? {
    guard let description = AuditRules.description(of: id), let severity = AuditRules.severity(of: id) else {
      return nil
    }
    let criteria = AuditRules.named(id)?.criteria ?? []
    var lines = [
      "\(id) (\(severity.rawValue))", "", description.what, description.why, "", "To do: " + description.fix,
    ]
    if !criteria.isEmpty {
      lines.append("")
      lines += criteria.map { "WCAG \($0.number) \($0.title) (\($0.level.rawValue))" }
    }
    lines += ["", "Source: " + description.source]
    if let limits = description.limits { lines.append("Limits: " + limits) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// All rules, one line each.
  public static func list() -> String {
    let widest = AuditRules.ids.map(\.utf8.count).max() ?? 0
    let lines = AuditRules.ids.map { id -> String in
      let severity = AuditRules.severity(of: id)?.rawValue ?? ""
      let padding = String(repeating: " ", count: widest - id.utf8.count)
      let gap = String(repeating: " ", count: max(0, 7 - severity.utf8.count))
      return "\(id)\(padding)  \(severity)\(gap)  \(AuditRules.description(of: id)?.what ?? "")"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func numbers(_ criteria: [SuccessCriterion]) -> String {
    criteria.map(\.number).joined(separator: ", ")
  }
}
