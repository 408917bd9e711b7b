/// A reading order for people: one line an element, what follows after a pause indented below it.
enum OrderText: OrderFormat {
  static let name = "text"

  static func render(_ report: OrderReport) -> String {
    var lines = ["\(clean(report.title)), \(clean(report.screen)), \(report.profile)"]
    if report.wordsAreDraft { lines[0] += ReportText.draft }
    let width = String(report.elements.count).count
    for element in report.elements {
      let number = String(element.position)
      let padding = String(repeating: " ", count: width - number.count)
      let spoken = element.spoken.isEmpty ? "(says nothing)" : clean(element.spoken)
      lines.append("\(padding)\(number). \(spoken)  #\(clean(element.id))")
      let more = (element.hint.map { [$0] } ?? []) + element.availability
      for text in more { lines.append(String(repeating: " ", count: width + 2) + clean(text)) }
    }
    if report.elements.isEmpty { lines.append("nothing can be reached") }
    if !report.unreachable.isEmpty {
      lines.append("not reachable:")
      for (id, reason) in report.unreachable { lines.append("  #\(clean(id)): \(clean(reason))") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func clean(_ text: String) -> String { ReportText.oneLine(text) }
}

/// What the text formats share.
enum ReportText {
  /// Behind a profile whose language has only a draft of VoiceOver's words.
  static let draft = " (\(Phrases.draftNote))"

  /// A text on one line, with nothing in it that a terminal would obey.
  static func oneLine(_ text: String) -> String {
    TextWidth.neutralised(text.split { $0.isNewline || $0 == "\t" }.joined(separator: " "))
  }
}
