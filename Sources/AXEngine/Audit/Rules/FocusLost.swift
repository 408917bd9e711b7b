/// A cursor whose element is gone.
enum FocusLost: AuditRule {
  static let id = "focusLost"
  static let what = "The element under the cursor goes away, and the app does not say where to go on."
  static let why = "The cursor is thrown somewhere else, and whoever listens has to find the place again."
  static let fix =
    "Post `layoutChanged` with the element to go on from, or keep the element and change what it says."
  static let criteria: [SuccessCriterion] = [.focusOrder]
  static let source = "UIAccessibility.Notification.layoutChanged, CU-51, WC-16"
  static let severity = Severity.error
  static let subjects = "changes under the cursor"
  static let limits: String? =
    "What is deleted by its own button leaves the cursor at its neighbour, which is what people expect; a panel that closes is for people to look at."
  static let yieldsTo = ["timedDismissal", "modalLeaks"]

  // WC-16
  static func watch(_ change: AuditedChange, _ notes: inout AuditNotes) {
    guard !change.changesScreen, change.overlay == nil, let cursor = change.cursor,
      let place = change.before.byIndex[cursor]
    else { return }
    notes.look()
    let element = change.before.elements[place]
    let identity = change.before.scene[cursor].identity
    guard change.after.scene.tree.element(identity) == nil, !change.movesFocus, change.isAnswer else {
      return
    }
    let landing = change.after.session.cursor.map { "#" + change.after.scene.id(ofElement: $0) } ?? "nothing"
    if change.pressed != nil {
      let company = isInPanel(element.node, change) ? "with the panel around it" : exchange(change)
      guard company != nil || comesBack(identity, change.after) else { return }
      notes.add(
        element.node, on: change.before, company == nil ? .violation : .needsReview,
        "goes away when it is pressed, \(company ?? "and comes back"); the cursor is on \(landing)",
        measured: "no notification", required: "layoutChanged or screenChanged, with where to go on",
        steps: change.after.steps)
    } else {
      notes.add(
        element.node, on: change.before,
        "goes away by itself while it has the cursor, which is thrown to \(landing)",
        measured: "no notification", required: "layoutChanged, with where to go on", steps: change.after.steps
      )
    }
  }

  /// Whether an element is in a modal view.
  private static func isInPanel(_ node: NodeIndex, _ change: AuditedChange) -> Bool {
    var next = node
    while next >= 0 {
      if change.before.scene.views.nodes[Int(next)].flags.contains(.modal) { return true }
      next = change.before.scene.views.nodes[Int(next)].parent
    }
    return false
  }

  /// With what an element went where something else came instead; nil where nothing did.
  private static func exchange(_ change: AuditedChange) -> String? {
    guard !change.added.isEmpty, change.removed.count > 1 else { return nil }
    return "with \(NumberText.count(change.removed.count - 1, "other element")), and something else comes"
  }

  /// Whether an element is there again after a while, by itself.
  private static func comesBack(_ identity: ViewIdentity, _ screen: AuditedScreen) -> Bool {
    var session = screen.session
    for _ in 0..<AuditedStates.happenings {
      guard let next = session.app.untilNextEvent, next.inSeconds <= 5 else { return false }
      _ = session.update(.advance(next))
      if let found = session.scene.tree.element(identity) { return session.cursor != found }
    }
    return false
  }
}
