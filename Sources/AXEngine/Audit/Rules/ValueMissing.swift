/// An adjustable without a value.
enum ValueMissing: AuditRule {
  static let id = "valueMissing"
  static let what = "An adjustable control has no value."
  static let why = "Whoever turns it up or down hears nothing of how far it is."
  static let fix = "Bind its `value`, or say it in `accessibility.value`."
  static let criteria: [SuccessCriterion] = [.nameRoleValue]
  static let source = "accessibilityValue, SE-31, WC-27"
  static let severity = Severity.error
  static let subjects = "adjustable controls"
  static let yieldsTo = ["labelMissing", "adjustableWithoutActions"]

  // WC-27
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for element in screen.elements where element.traits.contains(.adjustable) {
      notes.look()
      guard element.value == nil else { continue }
      notes.add(
        element.node, on: screen, "can be adjusted and says no value", measured: "no value",
        required: "a value")
    }
  }
}
