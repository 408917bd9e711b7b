/// A control that shows one name and has another.
enum LabelInName: AuditRule {
  static let id = "labelInName"
  static let what = "The name of a control does not hold the text that is visible on it."
  static let why =
    "Whoever speaks to the phone reads the text on the screen aloud, and nothing answers to it."
  static let fix = "Let the label hold the visible text, or add that to `inputLabels`."
  static let criteria: [SuccessCriterion] = [.labelInName]
  static let source = "accessibilityInputLabels, VC-21, WC-22"
  static let severity = Severity.error
  static let subjects = "controls with a visible text"
  static let yieldsTo = ["labelMissing", "labelFileName"]

  // WC-22: letters and digits are compared, signs are not.
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for element in screen.elements where element.isControl && element.traits.isDisjoint(with: .field) {
      let shown = screen.visibleTexts(in: element.node).map(AuditWords.words).filter { !$0.isEmpty }
      guard !shown.isEmpty, let label = element.label else { continue }
      notes.look()
      let names = (screen.scene.inputLabels(of: element.index) + [label]).map(AuditWords.words)
      let missed = shown.filter { text in !names.contains { AuditWords.holds($0, text) } }
      guard !missed.isEmpty else { continue }
      let all = screen.visibleTexts(in: element.node).joined(separator: ", ")
      // Of a card with several texts, the name may be one of them.
      let outcome: Verdict.Outcome = missed.count == shown.count ? .violation : .needsReview
      notes.add(
        element.node, on: screen, outcome,
        "shows \(AuditWords.quoted(all)) but is called \(AuditWords.quoted(label))",
        measured: AuditWords.quoted(label), required: "a name with \(AuditWords.quoted(all))")
    }
  }
}
