/// A completion that is called once and never again.
enum CompletionOnlyOnce: AuditRule {
  static let id = "completionOnlyOnce"
  static let what = "The completion of a transaction is called after the first change only."
  static let why = "The first change is answered, every later one is met with silence."
  static let fix = "Name what is watched in the transaction's `value`."
  static let criteria: [SuccessCriterion] = [.statusMessages]
  static let source = "transaction(value:_:)"
  static let severity = Severity.warning
  static let onlyReads = true
  static let subjects = "transactions"

  static func read(_ mock: AuditedMock, _ notes: inout AuditNotes) {
    for (place, view) in mock.mock.views.enumerated() {
      guard let fields = view.properties.record(.transaction) else { continue }
      notes.look()
      guard fields["completion"] != nil, fields["value"] == nil else { continue }
      notes.add(
        view: ViewIndex(place), in: mock.mock, "has a transaction whose completion is called only once",
        measured: "no value", required: "a value")
    }
  }
}
