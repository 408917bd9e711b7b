/// The gallery for people: one line a row, or what there is to know of each below it.
enum GalleryText: GalleryFormat {
  static let name = "text"

  static func render(_ report: GalleryReport) -> String {
    var lines: [String] = []
    for chapter in report.chapters {
      if !lines.isEmpty { lines.append("") }
      lines.append(clean("\(chapter.number). \(chapter.about.title)"))
      for row in chapter.rows {
        lines.append(clean("  \(row.number)  \(row.about.name)"))
        if report.isWhole { lines += pair(row).map { "    " + $0 } }
      }
    }
    if lines.isEmpty { lines.append("no gallery here") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One row whole: what to notice, and both walks in one list.
  static func page(_ row: GalleryReport.Row) -> String {
    var lines = [clean("\(row.number)  \(row.about.name)")] + row.about.notice.map { clean("  " + $0) }
    lines += pair(row).map { "  " + $0 }
    lines += ["", "  only in the mistake's walk: -, only in the repair's: +", ""]
    let walks = (GalleryDifference.lines(of: row.mistake), GalleryDifference.lines(of: row.repair))
    for line in LineDifference.between(walks.0.map(shown), walks.1.map(shown)) {
      let sign =
        switch line.side {
        case .both: " "
        case .expected: "-"
        case .actual: "+"
        }
      lines.append(clean("  \(sign) \(line.line)"))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func shown(_ line: GalleryDifference.WalkLine) -> String {
    (line.isStep ? "" : "    ") + line.text
  }

  private static func pair(_ row: GalleryReport.Row) -> [String] {
    var lines = [
      "source   " + row.about.source, "mistake  " + GalleryReport.Row.mock(of: row.mistake),
      "repair   " + GalleryReport.Row.mock(of: row.repair),
    ]
    if let audit = row.about.audit { lines.append("audit    finds it as " + audit) }
    if let contract = row.about.contract { lines.append("check    finds it as a breach of " + contract) }
    if let difference = row.difference {
      lines.append("differs  " + words(difference))
      for (name, line, walk) in sides(row, difference) {
        let there = line.map { ":\($0.number): \($0.text)" } ?? " ends before"
        lines.append("  \(name)\(name == "repair" ? " " : "")  \(walk.source.path)\(there)")
      }
    } else {
      lines.append("differs  in nothing that is said, reached or counted")
    }
    return lines.map(clean)
  }

  /// In what the walks differ, and from which step on.
  static func words(_ difference: GalleryDifference) -> String {
    let names = difference.kinds.map(\.rawValue).joined(separator: ", ")
    let kinds = names.isEmpty ? "in the state alone" : "in what is " + names
    return kinds + (difference.step.isEmpty ? ", from the start" : ", at: " + difference.step)
  }

  static func sides(
    _ row: GalleryReport.Row, _ difference: GalleryDifference
  ) -> [(name: String, line: GalleryDifference.Line?, walk: WalkFile)] {
    [("mistake", difference.mistake, row.mistake), ("repair", difference.repair, row.repair)]
  }

  private static func clean(_ text: String) -> String { TextWidth.neutralised(text) }
}

extension GalleryReport.Row {
  /// The row for a person who looks at it alone, with both walks in one list; a line end stands at its end.
  public var page: String { GalleryText.page(self) }
}
