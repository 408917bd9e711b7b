/// Traits that contradict each other.
enum TraitsConflict: AuditRule {
  static let id = "traitsConflict"
  static let what = "An element has traits that contradict each other."
  static let why =
    "VoiceOver says both roles, the rotor lists it in two places, and nobody knows what it will do."
  static let fix =
    "Keep the trait that says what happens: `link` for what leads elsewhere, `button` for what acts here."
  static let criteria: [SuccessCriterion] = [.nameRoleValue]
  static let source = "accessibilityTraits, AU-07, AU-15, WC-27"
  static let severity = Severity.error
  static let subjects = "elements"

  // AU-07, AU-15
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for element in screen.elements {
      notes.look()
      guard let pair = pairs.first(where: { element.traits.contains($0) }) else { continue }
      let names = pair.names
      notes.add(
        element.node, on: screen, "is '\(names[0])' and '\(names[1])' at once",
        measured: names.joined(separator: " and "), required: "one of the two")
    }
  }

  private static let pairs: [AccessibilityTraits] = [
    [.button, .link], [.link, .adjustable], [.link, .textEntry], [.link, .toggleButton],
    [.header, .textEntry],
    [.header, .adjustable], [.textEntry, .adjustable], [.staticText, .textEntry], [.staticText, .adjustable],
    [.button, .textEntry], [.searchField, .secureTextField],
  ]
}
