/// Replayed walks for people: a line a walk, and where it differs the step with both versions.
enum RunText: RunFormat {
  static let name = "text"

  static func render(_ results: [WalkResult]) -> String {
    var lines: [String] = []
    for result in results {
      let path = ReportText.oneLine(result.run.file.source.path)
      let count = result.run.entries.count
      let steps = NumberText.count(count, "step")
      if result.isUpdated { lines.append("\(path): updated, \(steps)") }
      if result.holds {
        if !result.isUpdated { lines.append("\(path): held, \(steps)") }
        continue
      }
      for entry in result.run.entries where !result.holds(entry) {
        lines += describe(entry, of: result, path)
      }
    }
    let failed = results.count { !$0.holds }
    if results.count > 1 {
      lines.append("\(results.count) walks, \(failed == 0 ? "all held" : "\(failed) did not hold")")
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  private static func describe(_ entry: WalkRun.Entry, of result: WalkResult, _ path: String) -> [String] {
    let place = "\(path):\(entry.line)"
    let text = ReportText.oneLine(entry.step.text)
    var lines: [String] = []
    if let found = found(entry) { lines += ["\(place): does not hold: \(text)", "    " + found] }
    let difference = difference(of: entry, in: result)
    if !difference.isEmpty { lines += ["\(place): differs: \(text)"] + difference.map { "  " + $0 } }
    return lines
  }

  /// What an `expect` found instead, on one line.
  static func found(_ entry: WalkRun.Entry) -> String? { entry.failure.map(ReportText.oneLine) }

  /// The recording against what happened, a line each behind a sign; empty where the file was written anew.
  static func difference(of entry: WalkRun.Entry, in result: WalkResult) -> [String] {
    guard !result.isUpdated else { return [] }
    return entry.difference.map { line in
      let sign =
        switch line.side {
        case .both: "  "
        case .expected: "- "
        case .actual: "+ "
        }
      return sign + ReportText.oneLine(line.line)
    }
  }
}
