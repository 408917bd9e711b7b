/// Two neighbours that say the same.
enum LabelDuplicated: AuditRule {
  static let id = "labelDuplicated"
  static let what = "Two neighbours in the reading order have the same label."
  static let why = "Listeners hear a thing twice and cannot tell whether they have moved on."
  static let fix = "Combine the two, hide one, or say in each label what sets it apart."
  static let criteria: [SuccessCriterion] = [.headingsAndLabels]
  static let source = "accessibilityElement(children:), AU-15, WC-18"
  static let severity = Severity.warning
  static let subjects = "pairs of neighbours"
  static let limits: String? =
    "A list may well hold the same entry twice, so this is always for people to decide."
  static let yieldsTo = ["voiceNameAmbiguous"]

  // AU-15, WC-18
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for (first, second) in zip(screen.elements, screen.elements.dropFirst()) {
      guard let label = first.label, let other = second.label else { continue }
      notes.look()
      guard AuditWords.words(label) == AuditWords.words(other), AuditWords.hasLetters(label),
        first.value == second.value
      else { continue }
      notes.add(
        second.node, on: screen, .needsReview,
        "says \(AuditWords.quoted(other)), as \(screen.name(first.node)) before it does",
        measured: "2 neighbours with one label", required: "labels that differ")
    }
  }
}
