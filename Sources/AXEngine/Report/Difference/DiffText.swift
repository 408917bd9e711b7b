/// Differences for people: a sentence a line, state by state.
enum DiffText: DiffFormat {
  static let name = "text"

  static func render(_ difference: MockDifference) -> String {
    var lines: [String] = []
    var place: String?
    for change in difference.changes {
      if change.place != place {
        lines.append(ReportText.oneLine(change.place))
        place = change.place
      }
      lines.append("  " + change.kind.rawValue + ": " + ReportText.oneLine(change.sentence))
    }
    lines.append(difference.summary)
    if let limits = difference.limits { lines.append(limits) }
    return lines.joined(separator: "\n") + "\n"
  }
}
