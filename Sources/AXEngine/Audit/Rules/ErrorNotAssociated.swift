/// An error far from what it is about.
enum ErrorNotAssociated: AuditRule {
  static let id = "errorNotAssociated"
  static let what =
    "An error is read behind the control that is pressed again, far from the field that it is about."
  static let why = "Who goes through the form is asked to send it again before hearing why it failed."
  static let fix = "Put the error before the field it is about, or move the cursor to it."
  static let criteria: [SuccessCriterion] = [.errorIdentification]
  static let source = "AccessibilityFocusState, CU-51, WC-26"
  static let severity = Severity.error
  static let subjects = "errors"
  static let limits: String? =
    "An error is told by English words or a red text; which field it is about is not known."

  // WC-26
  static func watch(_ change: AuditedChange, _ notes: inout AuditNotes) {
    guard let pressed = change.pressed, !change.changesScreen else { return }
    let after = change.after
    let identity = change.before.scene.views.nodes[Int(pressed)].identity
    let errors = change.added.filter { element in
      guard element.traits.contains(.staticText), let label = element.label else { return false }
      return AuditWords.speaksOfError(label)
        || AuditColors.text(of: element.node, on: after).map(AuditColors.isRed) == true
    }
    for error in errors {
      notes.look()
      guard let control = after.scene.tree.element(identity), error.index > control,
        after.session.cursor != error.index,
        after.elements.contains(where: { !$0.traits.isDisjoint(with: .field) && $0.index < control })
      else { continue }
      notes.add(
        error.node, on: after,
        "says \(AuditWords.quoted(error.label ?? "")) behind \(after.name(after.scene[control].node)), which is pressed again before it is heard",
        measured: "read behind the control", required: "before its field, or under the cursor")
    }
  }
}
