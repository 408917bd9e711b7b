/// Rows that are moved by dragging only.
enum DragOnly: AuditRule {
  static let id = "dragOnly"
  static let what = "Rows can be moved by dragging, and in no other way."
  static let why =
    "Who cannot hold a finger down and carry something, or uses a switch or a voice, cannot sort the list."
  static let fix = "Add actions such as \"Move up\" and \"Move down\" to the rows."
  static let criteria: [SuccessCriterion] = [.draggingMovements]
  static let source = "accessibilityAction(named:), WC-20"
  static let severity = Severity.error
  static let onlyReads = true
  static let subjects = "lists that can be sorted"

  // WC-20
  static func read(_ mock: AuditedMock, _ notes: inout AuditNotes) {
    let offered = mock.handlers.filter(\.isOffered).flatMap(\.steps.flattened)
    for handler in mock.handlers where handler.key == "onMove" {
      notes.look()
      let lists = handler.steps.flattened.compactMap {
        if case .move(let list, _, _) = $0 { list } else { nil }
      }
      let isOffered = offered.contains {
        if case .move(let list, _, _) = $0 { lists.contains(list) } else { false }
      }
      guard !lists.isEmpty, !isOffered else { continue }
      notes.add(
        view: handler.view, in: mock.mock, "lets rows be dragged, and nothing else moves them",
        measured: "1 way, by dragging", required: "an action or button that moves a row")
    }
  }
}
