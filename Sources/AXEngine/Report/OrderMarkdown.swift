/// A reading order as a Markdown table, for tickets and pull requests.
enum OrderMarkdown: OrderFormat {
  static let name = "markdown"

  static func render(_ report: OrderReport) -> String {
    var lines = [
      "# \(ReportMarkdown.escaped(report.title)): \(ReportMarkdown.escaped(report.screen))", "",
      "Profile `\(report.profile)`\(report.wordsAreDraft ? ReportText.draft : ""), \(NumberText.count(report.elements.count, "element")) in reading order.",
      "",
    ]
    if !report.elements.isEmpty {
      lines += ["| | spoken | after a pause | id |", "|--:|---|---|---|"]
      for element in report.elements {
        let pause = ((element.hint.map { [$0] } ?? []) + element.availability).map(ReportMarkdown.escaped)
        let cells = [
          String(element.position), ReportMarkdown.escaped(element.spoken), pause.joined(separator: "<br>"),
          ReportMarkdown.code(element.id),
        ]
        lines.append("| " + cells.joined(separator: " | ") + " |")
      }
      lines.append("")
    }
    if !report.unreachable.isEmpty {
      lines += ["## Not reachable", ""]
      for (id, reason) in report.unreachable {
        lines.append("- \(ReportMarkdown.code(id)): \(ReportMarkdown.escaped(reason))")
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }
}
