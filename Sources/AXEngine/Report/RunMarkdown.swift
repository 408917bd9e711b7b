/// Replayed walks for a review: a table of the walks, then each difference.
enum RunMarkdown: RunFormat {
  static let name = "markdown"

  static func render(_ results: [WalkResult]) -> String {
    var lines = ["# Walks", "", "| walk | steps | |", "|---|--:|---|"]
    for result in results {
      let verdict = result.isUpdated ? "updated" : result.holds ? "held" : "**did not hold**"
      lines.append("| \(path(result)) | \(result.run.entries.count) | \(verdict) |")
    }
    for result in results where !result.holds {
      lines += ["", "## " + path(result)]
      for entry in result.run.entries where !result.holds(entry) { lines += describe(entry, of: result) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func path(_ result: WalkResult) -> String {
    ReportMarkdown.escaped(result.run.file.source.path)
  }

  private static func describe(_ entry: WalkRun.Entry, of result: WalkResult) -> [String] {
    var lines = ["", "Line \(entry.line), \(ReportMarkdown.code(entry.step.text)):"]
    if let found = RunText.found(entry) { lines += ["", ReportMarkdown.escaped(found)] }
    let difference = RunText.difference(of: entry, in: result)
    let fence = ReportMarkdown.fence(around: difference)
    if !difference.isEmpty { lines += ["", fence + "diff"] + difference + [fence] }
    return lines
  }
}
