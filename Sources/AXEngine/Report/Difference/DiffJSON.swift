/// Differences for programs; `docs/report-format.md` explains every member.
enum DiffJSON: DiffFormat {
  static let name = "json"

  static func render(_ difference: MockDifference) -> String {
    JSONWriter.write(
      .object([
        ("format", .number(1)), ("old", .text(difference.old)), ("new", .text(difference.new)),
        ("profile", .text(difference.profile)), ("differs", .flag(!difference.changes.isEmpty)),
        ("states", .number(Double(difference.states))),
        ("notLookedAt", .texts(difference.leftOut.map(\.words))),
        (
          "counts", .object(difference.tally.map { ($0.kind.rawValue, .number(Double($0.count))) })
        ), ("changes", .array(difference.changes.map(change))),
      ]))
  }

  private static func change(_ change: MockDifference.Change) -> JSONValue {
    .object([
      ("kind", .text(change.kind.rawValue)), ("screen", .text(change.screen)),
      ("given", .optional(change.given)), ("steps", .texts(change.steps)), ("id", .optional(change.id)),
      ("technology", .optional(change.technology?.rawValue)), ("was", .optional(change.was)),
      ("now", .optional(change.now)), ("sentence", .text(change.sentence)),
    ])
  }
}
