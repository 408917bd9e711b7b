/// A modal view that does not answer escape.
enum ModalWithoutEscape: AuditRule {
  static let id = "modalWithoutEscape"
  static let what = "A modal view does not close on the escape gesture or the Escape key."
  static let why =
    "The scrub and the Escape key are the way out that people know without looking; here they do nothing."
  static let fix = "Handle `escape` on the view, and close it there."
  static let criteria: [SuccessCriterion] = [.noKeyboardTrap, .keyboard]
  static let source = "accessibilityPerformEscape(), SE-63, WC-13"
  static let severity = Severity.error
  static let subjects = "modal views"

  // WC-13
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    let nodes = screen.scene.views.nodes
    guard screen.scene.views.presented.isEmpty,
      let modal = nodes.indices.last(where: { nodes[$0].flags.contains(.modal) && screen.isShown[$0] }),
      screen.elements.allSatisfy({ (modal..<Int(nodes[modal].end)).contains(Int($0.node)) })
    else { return }
    notes.look()
    var session = screen.session
    if let first = screen.elements.first { _ = session.update(.input(.gesture(.touch(first.node)))) }
    _ = session.update(.input(.gesture(.scrub)))
    let identity = nodes[modal].identity
    let isOpen = session.scene.views.nodes.contains { $0.identity == identity && $0.flags.contains(.modal) }
    guard isOpen, session.scene.views.screen == screen.place else { return }
    notes.add(
      NodeIndex(modal), on: screen, "is modal, and a scrub or the Escape key does not close it",
      measured: "stays open", required: "closes on escape")
  }
}
