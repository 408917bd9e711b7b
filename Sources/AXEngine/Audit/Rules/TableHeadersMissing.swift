/// A data table whose columns have no names.
enum TableHeadersMissing: AuditRule {
  static let id = "tableHeaders"
  static let what = "A data table names no headers."
  static let why =
    "Going down a column one hears numbers; the header says what they are, each time the column changes."
  static let fix = "Give the table `headers`, or name them under `accessibility.headers`."
  static let criteria: [SuccessCriterion] = [.infoAndRelationships]
  static let source = "accessibilityHeaderElements(forColumn:), SE-25, WC-02"
  static let severity = Severity.error
  static let subjects = "data tables"

  // WC-02
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for container in screen.scene.tree.containers where container.kind == .dataTable {
      notes.look()
      guard let view = screen.own(container.node), !view.properties.has(.headers),
        !view.accessibility.has(.headers)
      else { continue }
      notes.add(
        container.node, on: screen, "is a data table without headers", measured: "no headers",
        required: "headers of its columns or rows")
    }
  }
}
