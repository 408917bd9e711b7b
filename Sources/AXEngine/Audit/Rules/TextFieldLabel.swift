/// A field without a name.
enum TextFieldLabel: AuditRule {
  static let id = "textFieldLabel"
  static let what = "A text field has no label."
  static let why =
    "What is to be typed there is known to the eye at best; speech says no more than \"Text field\"."
  static let fix = "Give it a visible `text`, a `labeledPair`, or `accessibility.label`."
  static let criteria: [SuccessCriterion] = [.labelsOrInstructions, .nameRoleValue]
  static let source = "accessibilityLabel, accessibilityLabeledPair, AU-04, WC-26"
  static let severity = Severity.error
  static let subjects = "text fields"
  static let yieldsTo = ["placeholderAsLabel"]

  // WC-26
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for element in screen.elements where !element.traits.isDisjoint(with: .field) {
      notes.look()
      guard element.label == nil else { continue }
      notes.add(
        element.node, on: screen, "is a field without a label", measured: "no label", required: "a label")
    }
  }
}
