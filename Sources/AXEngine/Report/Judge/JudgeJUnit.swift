/// What judges said, for CI services: a suite a file, a case a verdict. Only what makes the command fail is a failure;
/// what a person has to look at, what was not measured and what is excused is skipped, with the reason.
enum JudgeJUnit: JudgeFormat {
  static let name = "junit"

  static func render(_ report: JudgeReport) -> String {
    let suites = report.files.map { ($0, report.entries(of: $0)) }
    let all = suites.flatMap(\.1)
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="voterm \#(ReportXML.escaped(report.command))" tests="\#(all.count)" failures="\#(failures(all))" errors="0">"#,
    ]
    for (file, entries) in suites {
      let path = ReportXML.escaped(file.source.path)
      let skipped = entries.count { skip($0) != nil }
      lines.append(
        #"  <testsuite name="\#(path)" tests="\#(entries.count)" failures="\#(failures(entries))" errors="0" skipped="\#(skipped)">"#
      )
      for entry in entries { lines += testCase(entry, in: path) }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private static func failures(_ entries: [JudgeEntry]) -> Int { entries.count(where: \.fails) }

  private static func testCase(_ entry: JudgeEntry, in path: String) -> [String] {
    let check = ReportXML.escaped(entry.verdict.check)
    let opening = #"    <testcase classname="\#(path)" name="\#(ReportXML.escaped(entry.name))""#
    let message = ReportXML.escaped(entry.verdict.message)
    func block(_ tag: String, _ attributes: String = "") -> [String] {
      let body = entry.body.map { "    " + $0 }
      return [opening + ">", "      <\(tag)\(attributes)>" + ReportXML.escaped(entry.headline)]
        + body.map(ReportXML.escaped) + ["      </\(tag)>", "    </testcase>"]
    }
    if entry.fails { return block("failure", #" type="\#(check)" message="\#(message)""#) }
    if let skip = skip(entry) {
      return [opening + ">", #"      <skipped message="\#(ReportXML.escaped(skip))"/>"#, "    </testcase>"]
    }
    switch entry.standing {
    case .error, .warning: return block("system-out")
    case .review, .notMeasured, .excused, .holds: return [opening + "/>"]
    }
  }

  /// Why a case is skipped; nil where it is not.
  private static func skip(_ entry: JudgeEntry) -> String? {
    switch entry.standing {
    case .error, .warning, .holds: return nil
    case .review, .notMeasured, .excused:
      let reason = entry.verdict.reason.map { ", because " + $0 } ?? ""
      return entry.standing.word + ": " + entry.verdict.message + reason
    }
  }
}
