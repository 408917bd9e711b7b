/// Replayed walks for CI services: a suite a walk, a case a step.
enum RunJUnit: RunFormat {
  static let name = "junit"

  static func render(_ results: [WalkResult]) -> String {
    let entries = results.flatMap { result in result.run.entries.map { (result, $0) } }
    let failures = entries.count { !$0.0.holds($0.1) }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="voterm" tests="\#(entries.count)" failures="\#(failures)">"#,
    ]
    for result in results { lines += suite(result) }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private static func suite(_ result: WalkResult) -> [String] {
    let path = escaped(result.run.file.source.path)
    let failures = result.run.entries.count { !result.holds($0) }
    var lines = [
      #"  <testsuite name="\#(path)" tests="\#(result.run.entries.count)" failures="\#(failures)">"#
    ]
    for entry in result.run.entries {
      let test =
        #"    <testcase classname="\#(path)" name="line \#(entry.line): \#(escaped(entry.step.text))""#
      if result.holds(entry) {
        lines.append(test + "/>")
        continue
      }
      let found = RunText.found(entry)
      let details = (found.map { [$0] } ?? []) + RunText.difference(of: entry, in: result)
      lines += [test + ">", #"      <failure message="\#(found == nil ? "differs" : "does not hold")">"#]
      lines += details.map(escaped) + ["      </failure>", "    </testcase>"]
    }
    return lines + ["  </testsuite>"]
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in ReportText.oneLine(text) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
