/// A reading order as a Markdown table, for tickets and pull requests.
enum OrderMarkdown: OrderFormat {
  static let name = "markdown"

  static func render(_ report: OrderReport) -> String {
    var lines = [
      "# \(escaped(report.title)): \(escaped(report.screen))", "",
      "Profile `\(report.profile)`, \(report.elements.count) elements in reading order.", "",
    ]
    if !report.elements.isEmpty {
      lines += ["| | spoken | after a pause | id |", "|--:|---|---|---|"]
      for element in report.elements {
        let pause = ((element.hint.map { [$0] } ?? []) + element.availability).map(escaped)
        let cells = [
          String(element.position), escaped(element.spoken), pause.joined(separator: "<br>"),
          code(element.id),
        ]
        lines.append("| " + cells.joined(separator: " | ") + " |")
      }
      lines.append("")
    }
    if !report.unreachable.isEmpty {
      lines += ["## Not reachable", ""]
      for (id, reason) in report.unreachable { lines.append("- \(code(id)): \(escaped(reason))") }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in ReportText.oneLine(text) {
      if "\\`*_{}[]<>#|~".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// An id as code; a bar would end the table's cell even there.
  private static func code(_ id: String) -> String {
    let text = ReportText.oneLine(id)
    return text.contains("`") || text.contains("|") ? escaped(text) : "`\(text)`"
  }
}
