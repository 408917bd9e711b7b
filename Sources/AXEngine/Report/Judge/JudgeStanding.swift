/// How a verdict stands in a report.
enum JudgeStanding: Hashable, CaseIterable {
  case error, warning, review, notMeasured, excused, holds

  /// Reads it off a verdict.
  init(_ verdict: Verdict) {
    switch verdict.outcome {
    case .violation:
      switch verdict.severity {
      case .error: self = .error
      case .warning: self = .warning
      }
    case .needsReview: self = .review
    case .notMeasured: self = .notMeasured
    case .suppressed: self = .excused
    case .pass: self = .holds
    }
  }

  /// The word in front of a message.
  var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .review: "review"
    case .notMeasured: "not measured"
    case .excused: "excused"
    case .holds: "holds"
    }
  }

  /// So many of them, for a summary.
  func words(for count: Int) -> String {
    switch self {
    case .error, .warning: NumberText.count(count, word)
    case .review: "\(count) to review"
    case .notMeasured, .excused: "\(count) \(word)"
    case .holds: count == 1 ? "1 holds" : "\(count) hold"
    }
  }
}

/// A verdict with what a report has to know about it.
struct JudgeEntry {
  var verdict: Verdict
  var standing: JudgeStanding
  /// Whether it makes the command fail.
  var fails: Bool
  /// What its check is about; nil where the report does not say.
  var check: CheckDescription?
  /// Where it begins and ends in the file, lines and columns from 1; nil where it has no place.
  var place: (start: (line: Int, column: Int), end: (line: Int, column: Int))?
  /// The place as people write it: `screens/checkout.json:12:5`.
  var address: String

  /// What was judged, in one line: subject, screen, view, part and profile.
  var title: String {
    var parts = [verdict.subject]
    if let screen = verdict.screen, screen != verdict.subject { parts.append(screen) }
    if let view = verdict.view, "#" + view != verdict.subject { parts.append("#" + view) }
    if let part = verdict.part { parts.append(part) }
    if let profile = verdict.profile { parts.append(profile) }
    return parts.filter { !$0.isEmpty }.map(ReportText.oneLine).joined(separator: ", ")
  }

  /// The title with the check behind it: what it is called from one run to the next.
  var name: String { title + " (" + ReportText.oneLine(verdict.check) + ")" }

  /// The first line of what is said about it: `screens/checkout.json:12:5: error: the order differs`.
  var headline: String { address + ": " + standing.word + ": " + ReportText.oneLine(verdict.message) }

  /// Everything behind the first line, in the order in which people need it.
  var body: [String] {
    var lines = [name]
    lines += verdict.details.flatMap(ReportText.lines).map { "  " + $0 }
    if let reason = verdict.reason { lines.append("because " + ReportText.oneLine(reason)) }
    if let measure { lines.append(measure) }
    if !verdict.steps.isEmpty {
      lines.append("to get there:")
      lines += verdict.steps.map { "  " + ReportText.oneLine($0) }
    }
    if let fix = check?.fix { lines.append("fix: " + ReportText.oneLine(fix)) }
    return lines
  }

  /// What was measured beside what would have held.
  var measure: String? {
    let parts = [
      verdict.measured.map { "measured: " + ReportText.oneLine($0) },
      verdict.required.map { "required: " + ReportText.oneLine($0) },
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension JudgeReport {
  /// The verdicts on a file, in the order in which they were made.
  func entries(of file: Judged) -> [JudgeEntry] {
    let renderer = DiagnosticRenderer(file.source)
    let path = ReportText.oneLine(file.source.path)
    var known: [String: CheckDescription] = [:]
    for check in checks where known[check.id] == nil { known[check.id] = check }
    return file.verdicts.map { verdict in
      let place = verdict.range.map { range in
        (
          start: renderer.position(of: Int(range.start)),
          end: renderer.position(of: max(Int(range.start), Int(range.end)))
        )
      }
      return JudgeEntry(
        verdict: verdict, standing: JudgeStanding(verdict), fails: verdict.fails(at: threshold),
        check: known[verdict.check], place: place,
        address: place.map { "\(path):\($0.start.line):\($0.start.column)" } ?? path)
    }
  }

  /// How many verdicts stand in each way, those that do not occur left out, the gravest first.
  var tally: [(standing: JudgeStanding, count: Int)] {
    let standings = files.flatMap { $0.verdicts.map(JudgeStanding.init) }
    return JudgeStanding.allCases.compactMap { standing in
      let count = standings.count { $0 == standing }
      return count == 0 ? nil : (standing, count)
    }
  }

  /// The closing line: `2 files: 1 error, 3 to review, 40 hold`.
  var summary: String {
    let counts = tally.map { $0.standing.words(for: $0.count) }
    return NumberText.count(files.count, "file") + ": "
      + (counts.isEmpty ? "nothing was judged" : counts.joined(separator: ", "))
  }
}

extension ReportText {
  /// A text line by line, with nothing in it that a terminal would obey.
  static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { oneLine(String($0)) }
  }
}
