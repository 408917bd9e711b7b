/// What judges said, for people: the first line of every failure is its cause, what holds is only counted.
enum JudgeText: JudgeFormat {
  static let name = "text"

  static func render(_ report: JudgeReport) -> String {
    var lines: [String] = []
    for file in report.files {
      for entry in report.entries(of: file) { lines += describe(entry) }
    }
    lines.append(report.summary)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func describe(_ entry: JudgeEntry) -> [String] {
    switch entry.standing {
    case .error, .warning, .review: return [entry.headline] + entry.body.map { "    " + $0 }
    case .notMeasured, .excused:
      let reason = entry.verdict.reason.map { ["because " + ReportText.oneLine($0)] } ?? []
      return [entry.headline]
        + ([entry.name] + reason).map { "    " + $0 }
    case .holds: return []
    }
  }
}
