/// What judges said in the Test Anything Protocol: a test a verdict, with a block of YAML below what is wrong.
/// Written as version 13, whose readers are everywhere; nothing in it means something else in version 14.
enum JudgeTAP: JudgeFormat {
  static let name = "tap"

  static func render(_ report: JudgeReport) -> String {
    let count = report.files.reduce(0) { $0 + $1.verdicts.count }
    var lines = ["TAP version 13", count == 0 ? "1..0 # SKIP nothing was judged" : "1..\(count)"]
    var number = 0
    for file in report.files {
      lines.append("# " + ReportText.oneLine(file.source.path))
      for entry in report.entries(of: file) {
        number += 1
        lines += test(entry, number)
      }
    }
    lines.append("# " + report.summary)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func test(_ entry: JudgeEntry, _ number: Int) -> [String] {
    let verdict = entry.verdict
    let name = escaped(entry.name)
    let message = escaped(ReportText.oneLine(verdict.message))
    let reason = verdict.reason.map { ", because " + escaped(ReportText.oneLine($0)) } ?? ""
    switch entry.standing {
    case .holds: return ["ok \(number) - \(name)"]
    case .review, .notMeasured:
      return ["ok \(number) - \(name) # SKIP \(entry.standing.word): \(message)\(reason)"]
    case .excused: return ["not ok \(number) - \(name) # TODO excused: \(message)\(reason)"]
    case .error, .warning:
      let directive = entry.fails ? "" : " # TODO a \(entry.standing.word), which does not fail here"
      return ["not ok \(number) - \(message): \(name)\(directive)"] + block(entry)
    }
  }

  /// The block of YAML below a test.
  private static func block(_ entry: JudgeEntry) -> [String] {
    let verdict = entry.verdict
    var lines = ["---", "message: " + quoted(verdict.message), "severity: " + entry.standing.word]
    lines.append("at: " + quoted(entry.address))
    for (key, value) in [
      ("reason", verdict.reason), ("found", verdict.measured), ("wanted", verdict.required),
      ("fix", entry.check?.fix),
    ] {
      if let value { lines.append(key + ": " + quoted(value)) }
    }
    for (key, values) in [
      ("details", verdict.details.flatMap(ReportText.lines)), ("steps", verdict.steps),
    ]
    where !values.isEmpty {
      lines.append(key + ":")
      lines += values.map { "  - " + quoted($0) }
    }
    return (lines + ["..."]).map { "  " + $0 }
  }

  /// A text that neither begins a directive nor hides a sign.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  /// A text as a scalar of YAML between quotes; what YAML cannot have there is gone by then.
  private static func quoted(_ text: String) -> String {
    "\"" + ReportText.oneLine(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
