/// A hint that adds nothing.
enum HintRepeatsLabel: AuditRule {
  static let id = "hintRepeatsLabel"
  static let what = "A hint says again what the label says."
  static let why = "Listeners wait for the hint to learn what happens, and hear the label once more."
  static let fix = "Say in the hint what comes of it, or leave it out."
  static let criteria: [SuccessCriterion] = []
  static let source = "accessibilityHint, SE-32"
  static let severity = Severity.warning
  static let subjects = "hints"

  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for element in screen.elements where screen.own(element.node)?.accessibility.has(.hint) == true {
      guard let hint = screen.scene.semantics(of: element.index).hint, let label = element.label else {
        continue
      }
      notes.look()
      let (said, known) = (AuditWords.words(hint), AuditWords.words(label))
      guard !known.isEmpty, AuditWords.holds(said, known), said.count <= known.count + 2 else { continue }
      notes.add(
        element.node, on: screen, "has the hint \(AuditWords.quoted(hint)), which only repeats its label",
        measured: AuditWords.quoted(hint), required: "what comes of it, or no hint")
    }
  }
}
