/// The gallery for programs; always whole.
enum GalleryJSON: GalleryFormat {
  static let name = "json"

  static func render(_ report: GalleryReport) -> String {
    JSONWriter.write(
      .object([("format", .number(1)), ("chapters", .array(report.chapters.map(chapter)))]))
  }

  private static func chapter(_ chapter: GalleryReport.Chapter) -> JSONValue {
    .object([
      ("number", .text(chapter.number)), ("title", .text(chapter.about.title)),
      ("source", .text(chapter.about.source)), ("rowCount", .number(Double(chapter.about.rowCount))),
      ("rows", .array(chapter.rows.map(row))),
    ])
  }

  private static func row(_ row: GalleryReport.Row) -> JSONValue {
    .object([
      ("number", .text(row.number)), ("row", .text(row.about.name)), ("source", .text(row.about.source)),
      ("notice", .texts(row.about.notice)), ("audit", .optional(row.about.audit)),
      ("contract", .optional(row.about.contract)),
      ("mistake", .text(GalleryReport.Row.mock(of: row.mistake))),
      ("repair", .text(GalleryReport.Row.mock(of: row.repair))),
      (
        "difference",
        row.difference.map { difference in
          .object([
            ("kinds", .texts(difference.kinds.map(\.rawValue))), ("step", .text(difference.step)),
            ("mistake", line(difference.mistake)), ("repair", line(difference.repair)),
          ])
        } ?? .null
      ),
    ])
  }

  private static func line(_ line: GalleryDifference.Line?) -> JSONValue {
    line.map { .object([("line", .number(Double($0.number))), ("text", .text($0.text))]) } ?? .null
  }
}

/// The gallery as Markdown: a table a chapter.
enum GalleryMarkdown: GalleryFormat {
  static let name = "markdown"

  static func render(_ report: GalleryReport) -> String {
    let bare = ["| | row |", "|--:|---|"]
    var lines: [String] = []
    for chapter in report.chapters {
      lines += ["## " + ReportMarkdown.escaped("\(chapter.number). \(chapter.about.title)"), ""]
      lines += [ReportMarkdown.escaped(chapter.about.source), ""]
      lines += report.isWhole ? ["| | row | mistake | repair |", "|--:|---|---|---|"] : bare
      for row in chapter.rows {
        var cells = [row.number, ReportMarkdown.escaped(row.about.name)]
        if report.isWhole { cells += [side(row, \.mistake), side(row, \.repair)] }
        lines.append("| " + cells.joined(separator: " | ") + " |")
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  /// The line that tells one of the two from the other; the audit rule where none does.
  private static func side(
    _ row: GalleryReport.Row, _ line: KeyPath<GalleryDifference, GalleryDifference.Line?>
  ) -> String {
    guard let difference = row.difference else { return row.about.audit.map { "audit: " + $0 } ?? "" }
    return difference[keyPath: line].map { ReportMarkdown.escaped($0.text) } ?? ""
  }
}
