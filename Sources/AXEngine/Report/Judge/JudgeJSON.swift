/// What judges said, for programs; `docs/report-format.md` explains every member.
enum JudgeJSON: JudgeFormat {
  static let name = "json"

  static func render(_ report: JudgeReport) -> String {
    JSONWriter.write(value(of: report))
  }

  /// The report as a value.
  static func value(of report: JudgeReport) -> JSONValue {
    .object([
      ("format", .number(1)), ("version", .text(ToolVersion.text)), ("command", .text(report.command)),
      ("failsFrom", .text(report.threshold.rawValue)), ("holds", .flag(report.holds)),
      (
        "counts",
        .object(
          Verdict.Outcome.allCases.map { ($0.rawValue, .number(Double(report.count(of: $0)))) })
      ),
      ("checks", .array(report.checks.map(check))),
      ("files", .array(report.files.map { file($0, of: report) })),
    ])
  }

  private static func check(_ check: CheckDescription) -> JSONValue {
    .object([
      ("id", .text(check.id)), ("what", .text(check.what)), ("why", .text(check.why)),
      ("fix", .text(check.fix)), ("criteria", .texts(check.criteria.map(\.number))),
      ("source", .text(check.source)),
      ("limits", .optional(check.limits)),
    ])
  }

  private static func file(_ file: JudgeReport.Judged, of report: JudgeReport) -> JSONValue {
    .object([
      ("path", .text(file.source.path)), ("title", .text(file.title)),
      ("verdicts", .array(report.entries(of: file).map(verdict))),
    ])
  }

  private static func verdict(_ entry: JudgeEntry) -> JSONValue {
    let verdict = entry.verdict
    return .object([
      ("check", .text(verdict.check)), ("outcome", .text(verdict.outcome.rawValue)),
      ("severity", .text(verdict.severity.rawValue)), ("fails", .flag(entry.fails)),
      ("subject", .text(verdict.subject)), ("message", .text(verdict.message)),
      ("details", .texts(verdict.details)), ("reason", .optional(verdict.reason)),
      ("excuse", .optional(verdict.excuse?.rawValue)), ("measured", .optional(verdict.measured)),
      ("required", .optional(verdict.required)), ("place", place(entry)),
      ("screen", .optional(verdict.screen)), ("view", .optional(verdict.view)),
      ("profile", .optional(verdict.profile)), ("part", .optional(verdict.part)),
      ("steps", .texts(verdict.steps)),
      ("fingerprint", .text(verdict.fingerprint)),
    ])
  }

  private static func place(_ entry: JudgeEntry) -> JSONValue {
    guard let place = entry.place else { return .null }
    return .object([
      ("line", .number(Double(place.start.line))), ("column", .number(Double(place.start.column))),
      ("endLine", .number(Double(place.end.line))), ("endColumn", .number(Double(place.end.column))),
    ])
  }
}
