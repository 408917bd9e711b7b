/// A matrix as Markdown, for tickets and pull requests.
enum MatrixMarkdown: MatrixFormat {
  static let name = "markdown"

  static func render(_ matrices: [ReachabilityMatrix]) -> String {
    var lines: [String] = []
    for matrix in matrices {
      lines += [
        "# " + ReportMarkdown.escaped(matrix.heading), "", ReportMarkdown.escaped(matrix.summary) + ".", "",
      ]
      if let ways = matrix.longestWays { lines += [ReportMarkdown.escaped(ways) + ".", ""] }
      let heads = ReachabilityMatrix.technologies.map(\.title)
      lines.append("| id | element | " + heads.joined(separator: " | ") + " |")
      lines.append("|---|---|" + heads.map { _ in "--:|" }.joined())
      for row in matrix.rows {
        let cells = row.cells.map { $0.verdict == .notNeeded ? "" : $0.words }
        lines.append(
          "| "
            + ([ReportMarkdown.code(row.id), ReportMarkdown.escaped(row.words)] + cells).joined(
              separator: " | ")
            + " |")
      }
      lines.append("")
      let reasons = MatrixText.reasons(matrix)
      lines += reasons.map { "- " + ReportMarkdown.escaped(String($0.dropFirst(2))) }
      if !reasons.isEmpty { lines.append("") }
    }
    lines.append(ReportMarkdown.escaped(MatrixText.legend))
    return lines.joined(separator: "\n") + "\n"
  }
}
