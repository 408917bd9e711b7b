/// Differences for a pull request.
enum DiffMarkdown: DiffFormat {
  static let name = "markdown"

  static func render(_ difference: MockDifference) -> String {
    let (old, new) = (ReportMarkdown.code(difference.old), ReportMarkdown.code(difference.new))
    var lines = ["# What changed for a listener", "", "\(old) and \(new): \(difference.summary).", ""]
    if let limits = difference.limits { lines += [ReportMarkdown.escaped(limits) + ".", ""] }
    var place: String?
    for change in difference.changes {
      if change.place != place {
        if place != nil { lines.append("") }
        lines += ["## " + ReportMarkdown.escaped(change.place), ""]
        place = change.place
      }
      lines.append("- **\(change.kind.rawValue)**: " + ReportMarkdown.escaped(change.sentence) + ".")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
