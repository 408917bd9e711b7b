/// A modal view that does not answer escape, or a sheet that nothing closes.
enum ModalWithoutEscape: AuditRule {
  static let id = "modalWithoutEscape"
  static let what =
    "A modal view does not close on the escape gesture or the Escape key, or has no way out at all."
  static let why =
    "The scrub and the Escape key are the way out that people know without looking; here they do nothing."
  static let fix =
    "Handle `escape` on the view, and close it there; give a sheet that cannot be swept away a button that closes it."
  static let criteria: [SuccessCriterion] = [.noKeyboardTrap, .keyboard]
  static let source = "accessibilityPerformEscape(), SE-63, WC-13"
  static let severity = Severity.error
  static let subjects = "modal views"
  static let limits: String? =
    "Of what the system presents, each control is pressed once: a way out that takes more is for people to look at, and for exploring."

  /// How many controls are pressed in search of a way out.
  private static let most = 40

  // WC-13
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    if let top = screen.scene.views.presented.last { return look(at: top, on: screen, &notes) }
    let nodes = screen.scene.views.nodes
    guard let modal = nodes.indices.last(where: { nodes[$0].flags.contains(.modal) && screen.isShown[$0] }),
      let first = screen.elements.first(where: { (modal..<Int(nodes[modal].end)).contains(Int($0.node)) })
    else { return }
    notes.look()
    let session = afterEscape(screen, from: first.node)
    let identity = nodes[modal].identity
    let isOpen = session.scene.views.nodes.contains { $0.identity == identity && $0.flags.contains(.modal) }
    guard isOpen, session.scene.views.screen == screen.place else { return }
    notes.add(
      NodeIndex(modal), on: screen, "is modal, and a scrub or the Escape key does not close it",
      measured: "stays open", required: "closes on escape")
  }

  /// What the system presents closes on escape unless the app forbids it; then something in it has to.
  private static func look(at top: NodeIndex, on screen: AuditedScreen, _ notes: inout AuditNotes) {
    notes.look()
    guard isSame(afterEscape(screen, from: screen.elements.first?.node), as: screen) else { return }
    let controls = screen.elements.filter { $0.isControl && $0.traits.isDisjoint(with: .field) }
    guard controls.count <= most else {
      return notes.cannotMeasure("more than \(most) controls may be a way out")
    }
    // What can be typed, or changed by a press, may bring a way out that is not there yet.
    var mayOpen = screen.elements.contains { !$0.traits.isDisjoint(with: .field) }
    for control in controls {
      guard !control.isDimmed else {
        mayOpen = true
        continue
      }
      var session = screen.session
      _ = session.update(.input(.gesture(.touch(control.node))))
      _ = session.update(.input(.gesture(.tap(count: 2, fingers: 1, hold: false))))
      if !isSame(session, as: screen) { return }
      if session.app.state.variables != screen.session.app.state.variables { mayOpen = true }
    }
    notes.add(
      top, on: screen, mayOpen ? .needsReview : .violation,
      "does not close on escape, and nothing \(mayOpen ? "that can be pressed now " : "")in it closes it",
      measured: "stays open", required: "a control that closes it, or escape")
  }

  /// Whether the same things are presented on the same screen.
  private static func isSame(_ session: Session, as screen: AuditedScreen) -> Bool {
    let (now, then) = (session.scene, screen.scene)
    return now.state.isSameScreen(as: then.state)
      && now.views.presented.map { now.views.nodes[Int($0)].identity }
        == then.views.presented.map { then.views.nodes[Int($0)].identity }
  }

  private static func afterEscape(_ screen: AuditedScreen, from first: NodeIndex?) -> Session {
    var session = screen.session
    if let first { _ = session.update(.input(.gesture(.touch(first)))) }
    _ = session.update(.input(.gesture(.scrub)))
    return session
  }
}
