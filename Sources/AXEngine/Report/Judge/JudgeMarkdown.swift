/// What judges said, as a comment on a pull request or the summary of a job: what is wrong in full, what holds counted.
enum JudgeMarkdown: JudgeFormat {
  static let name = "markdown"

  static func render(_ report: JudgeReport) -> String {
    var lines = ["# voterm " + ReportMarkdown.escaped(report.command), ""]
    lines += [(report.holds ? "Holds. " : "**Does not hold.** ") + report.summary + ".", ""]
    lines += table(report)
    for file in report.files {
      let entries = report.entries(of: file).filter { $0.standing != .holds }
      guard !entries.isEmpty else { continue }
      lines += ["## " + ReportMarkdown.escaped(file.source.path), ""]
      for entry in entries { lines += describe(entry) }
      lines.append("")
    }
    lines += checks(report)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func table(_ report: JudgeReport) -> [String] {
    guard !report.files.isEmpty else { return [] }
    let standings = report.tally.map(\.standing)
    var lines = [
      "| file | " + standings.map(\.word).joined(separator: " | ") + (standings.isEmpty ? "|" : " |"),
      "|---|" + standings.map { _ in "--:|" }.joined(),
    ]
    for file in report.files {
      let found = file.verdicts.map(JudgeStanding.init)
      let counts = standings.map { standing in String(found.count { $0 == standing }) }
      lines.append(
        "| " + ([ReportMarkdown.escaped(file.source.path)] + counts).joined(separator: " | ") + " |")
    }
    return lines + [""]
  }

  private static func describe(_ entry: JudgeEntry) -> [String] {
    let verdict = entry.verdict
    let word = entry.fails ? "**\(entry.standing.word)**" : entry.standing.word
    var lines = [
      "- \(word) \(ReportMarkdown.code(entry.address)): \(ReportMarkdown.escaped(verdict.message))",
      "",
      "  \(ReportMarkdown.escaped(entry.title)) (\(ReportMarkdown.code(verdict.check)))",
    ]
    if let reason = verdict.reason { lines[2] += ", because " + ReportMarkdown.escaped(reason) }
    if let measure = entry.measure { lines[2] += "; " + ReportMarkdown.escaped(measure) }
    let details = verdict.details.flatMap(ReportText.lines)
    lines += block(details) + (verdict.steps.isEmpty ? [] : ["", "  To get there:"])
    lines += block(verdict.steps.map(ReportText.oneLine))
    return lines + [""]
  }

  /// Lines as they are; the fence is longer than any in them.
  private static func block(_ lines: [String]) -> [String] {
    guard !lines.isEmpty else { return [] }
    let fence = ReportMarkdown.fence(around: lines)
    return ["", "  " + fence + "text"] + lines.map { "  " + $0 } + ["  " + fence]
  }

  /// What the checks of what is wrong are about.
  private static func checks(_ report: JudgeReport) -> [String] {
    let found = report.files.flatMap(\.verdicts).filter {
      $0.outcome == .violation || $0.outcome == .needsReview
    }
    let ids = Set(found.map(\.check))
    let checks = report.checks.filter { ids.contains($0.id) }
    guard !checks.isEmpty else { return [] }
    var lines = ["<details><summary>What was checked, and what to do</summary>", ""]
    for check in checks {
      let criteria =
        check.criteria.isEmpty ? "" : " WCAG " + check.criteria.map(\.number).joined(separator: ", ") + "."
      lines.append("- `\(check.id)`: \(check.what) \(check.why) **Fix:** \(check.fix)\(criteria)")
    }
    return lines + ["", "</details>"]
  }
}
