/// Something that is seen and cannot be reached.
enum ElementUnreachable: AuditRule {
  static let id = "elementUnreachable"
  static let what = "Something is on the screen, and the cursor does not come to it."
  static let why = "Whoever sees the screen knows of it; for everybody else it is not there."
  static let fix = "Add it to the list of elements, or post `layoutChanged` so that a kept list is made anew."
  static let criteria: [SuccessCriterion] = [.infoAndRelationships, .nameRoleValue]
  static let source = "accessibilityElements, SE-27, CU-25, AU-02, WC-27"
  static let severity = Severity.error
  static let subjects = "views that are seen"
  static let limits: String? = "What is hidden on purpose, decorative or behind a modal view is not counted."

  // AU-02, WC-27
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    notes.look(screen.elements.count)
    for view in screen.unreachable where screen.isShown[Int(view.node)] {
      notes.look()
      guard let reason = view.reason, isMistake(reason, view.node, on: screen),
        !screen.describer.facts(view.node).facts.contains(.isDecorative)
      else { continue }
      notes.add(
        view.node, on: screen, "is seen and cannot be reached: \(view.because)",
        measured: "not in the reading order",
        required: "in the reading order", reason: view.change.isEmpty ? nil : view.change)
    }
  }

  private static func isMistake(
    _ reason: ReadingWords.Reason, _ node: NodeIndex, on screen: AuditedScreen
  ) -> Bool {
    switch reason {
    case .notListed, .notInCache: true
    case .replaced: isControl(node, on: screen)
    case .hidden, .accessibilityHidden, .transparent, .denied, .noSize, .nothingToSay, .decorative,
      .notAnElement, .shownInAnother, .insideElement, .behindModal, .behindPresented, .spokenWith,
      .namedOtherwise:
      false
    }
  }

  static func isControl(_ node: NodeIndex, on screen: AuditedScreen) -> Bool {
    !screen.describer.traits(of: node).isDisjoint(with: .control)
  }
}
