/// A field whose only name goes away.
enum PlaceholderAsLabel: AuditRule {
  static let id = "placeholderAsLabel"
  static let what = "A field has no name but its placeholder."
  static let why =
    "The placeholder goes with the first letter that is typed; then nobody sees what the field is for."
  static let fix = "Give the field a visible `text` beside or above it."
  static let criteria: [SuccessCriterion] = [.labelsOrInstructions]
  static let source = "TextField(_:text:prompt:), AU-15, WC-26"
  static let severity = Severity.warning
  static let subjects = "fields with a placeholder"

  // AU-15, WC-26
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for element in screen.elements where !element.traits.isDisjoint(with: .field) {
      guard let view = screen.own(element.node), view.properties.has(.prompt),
        !element.traits.contains(.searchField)
      else { continue }
      notes.look()
      let isPaired = screen.describer.facts(element.node).facts.contains(.isContentOfPair)
      guard !view.properties.has(.text), !view.accessibility.has(.label), !isPaired else { continue }
      notes.add(
        element.node, on: screen,
        "is named by its placeholder alone, \(AuditWords.quoted(element.label ?? ""))",
        measured: "a placeholder", required: "a label that stays")
    }
  }
}
