/// A price that belongs to nothing yet.
enum ValueBeforeName: AuditRule {
  static let id = "valueBeforeName"
  static let what = "A group begins with a number, and what it belongs to is read behind it."
  static let why = "Listeners hear a number first and have to keep it in mind until they learn of what."
  static let fix = "Read the name first: by its place, or by a `sortPriority` within the group."
  static let criteria: [SuccessCriterion] = [.meaningfulSequence]
  static let source = "accessibilitySortPriority(_:), SE-15, WC-03"
  static let severity = Severity.warning
  static let subjects = "groups"
  static let limits: String? =
    "Tells a number by its having no letters; whether it needs a name is for people to decide."

  // WC-03
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    let tree = screen.scene.tree
    for container in tree.containers where container.end - container.start > 1 && container.kind != .dataTable
    {
      notes.look()
      guard let first = screen.byIndex[container.start].map({ screen.elements[$0] }),
        let second = screen.byIndex[container.start + 1].map({ screen.elements[$0] }),
        first.traits.contains(.staticText), second.traits.contains(.staticText),
        let number = first.label, let name = second.label, !AuditWords.hasLetters(number),
        !AuditWords.words(number).isEmpty, AuditWords.hasLetters(name, atLeast: 3)
      else { continue }
      notes.add(
        first.node, on: screen, .needsReview,
        "says \(AuditWords.quoted(number)) before \(AuditWords.quoted(name)) says of what",
        measured: "the number first", required: "the name first")
    }
  }
}
