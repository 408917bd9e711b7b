/// An element that has nothing to say.
enum LabelMissing: AuditRule {
  static let id = "labelMissing"
  static let what = "An element has no label."
  static let why =
    "Whoever listens hears a bare role or nothing at all, and whoever speaks has no name to say: nobody knows what it does."
  static let fix = "Give it a visible text or `accessibility.label`; hide what is only decoration."
  static let criteria: [SuccessCriterion] = [.nameRoleValue, .nonTextContent]
  static let source = "accessibilityLabel, AU-04, WC-27"
  static let severity = Severity.error
  static let subjects = "elements"

  // AU-04, WC-27
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for element in screen.elements where element.traits.isDisjoint(with: .field) {
      notes.look()
      guard element.label == nil else { continue }
      // A page control says its page, a wheel its row, and neither has a name on iOS (CU-77, CU-80).
      if element.value != nil, !element.isControl || screen.type(element.node) == .pageControl { continue }
      if case .wheel? = screen.scene.views.nodes[Int(element.node)].part { continue }
      let role = element.traits.names.first.map { "an element with the trait '\($0)'" } ?? "an element"
      notes.add(
        element.node, on: screen, "is \(role) and without a label", measured: "no label", required: "a label")
    }
  }
}
