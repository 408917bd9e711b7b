/// What judges said, for people: the first line of every failure is its cause, what holds is only counted.
enum JudgeText: JudgeFormat {
  static let name = "text"

  static func render(_ report: JudgeReport) -> String {
    var lines: [String] = []
    let common = commonReasons(in: report)
    for file in report.files {
      let entries = report.entries(of: file)
      let checks = unmeasured(entries)
      var isSaid: Set<Unmeasured> = []
      for entry in entries {
        if common.contains(where: { $0.isOf(entry.verdict) }) { continue }
        guard let reason = Unmeasured(entry) else {
          lines += describe(entry)
          continue
        }
        guard isSaid.insert(reason).inserted else { continue }
        let names = (checks[reason] ?? []).map(ReportText.oneLine).joined(separator: ", ")
        lines += [entry.headline, "    \(entry.title) (\(names))"]
      }
    }
    for reason in common {
      lines.append(
        "not measured in \(reason.count) files: \(ReportText.oneLine(reason.message)) (\(ReportText.oneLine(reason.check)))"
      )
    }
    lines.append(report.summary)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Why something was not measured in several files.
  private struct Reason {
    var check: String
    var message: String
    /// The file in which it came up last.
    var last: Int
    var count = 1

    func isOf(_ verdict: Verdict) -> Bool {
      verdict.outcome == .notMeasured && verdict.range == nil && verdict.check == check
        && verdict.message == message
    }
  }

  /// The reasons that are no file's own, in the order in which they come up: they are said once.
  private static func commonReasons(in report: JudgeReport) -> [Reason] {
    var reasons: [Reason] = []
    for (file, judged) in report.files.enumerated() {
      for verdict in judged.verdicts where verdict.outcome == .notMeasured && verdict.range == nil {
        guard let known = reasons.firstIndex(where: { $0.isOf(verdict) }) else {
          reasons.append(Reason(check: verdict.check, message: verdict.message, last: file))
          continue
        }
        // What several technologies say of one file is said by each.
        if reasons[known].last != file { reasons[known].count += 1 }
        reasons[known].last = file
      }
    }
    return reasons.filter { $0.count > 1 }
  }

  /// Why several checks have measured nothing in one file: it is said once.
  private struct Unmeasured: Hashable {
    var headline: String
    var title: String

    /// nil for what has a place or a reason of its own.
    init?(_ entry: JudgeEntry) {
      guard entry.standing == .notMeasured, entry.verdict.range == nil, entry.verdict.reason == nil else {
        return nil
      }
      headline = entry.headline
      title = entry.title
    }
  }

  private static func unmeasured(_ entries: [JudgeEntry]) -> [Unmeasured: [String]] {
    var checks: [Unmeasured: [String]] = [:]
    for entry in entries {
      if let reason = Unmeasured(entry) { checks[reason, default: []].append(entry.verdict.check) }
    }
    return checks
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
