/// A place the keyboard does not get out of.
enum KeyboardTrap: AuditRule {
  static let id = "keyboardTrap"
  static let what = "The keyboard's focus cannot leave a part of the screen."
  static let why = "Whoever came there by Tab has to give up: nothing else on the screen can be reached."
  static let fix = "Let `shouldUpdate` allow leaving; a modal view needs a way to close it instead."
  static let criteria: [SuccessCriterion] = [.noKeyboardTrap]
  static let source = "shouldUpdateFocus(in:), TV-07, WC-13"
  static let severity = Severity.error
  static let subjects = "views that may refuse the focus"
  static let limits: String? =
    "Presses Tab as often as there are stops, from where the keyboard begins; exploring looks everywhere."
  /// How often Tab is pressed at most, on one screen in one state.
  private static let most = 400

  // WC-13
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    let refusing = screen.scene.views.nodes.indices.filter {
      screen.own(NodeIndex($0))?.focusDescription?.shouldUpdate != nil
    }
    guard let view = refusing.first, screen.scene.environment.device.idiom != .tv else { return }
    let stops = KeyboardMap(screen.scene).ring.count
    guard stops > 1 else { return notes.look() }
    var session = screen.session
    _ = session.update(.use([.fullKeyboardAccess]))
    var visited: Set<ViewIdentity> = []
    var comesBack = false
    for _ in 0..<min(stops + 1, most) {
      _ = session.update(.input(.key(KeyPress(.tab))))
      guard let node = session.focusNode else { continue }
      if !visited.insert(session.scene.views.nodes[Int(node)].identity).inserted { comesBack = true }
    }
    // Who has only seen new places until the presses ran out knows nothing of the rest.
    guard visited.count >= stops || comesBack || stops < most else {
      return notes.cannotMeasure("there are more than \(most) stops")
    }
    notes.look()
    guard visited.count < stops else { return }
    notes.add(
      NodeIndex(view), on: screen,
      "keeps the keyboard's focus: Tab comes to \(visited.count) of \(stops) stops",
      measured: "\(visited.count) of \(stops) stops", required: "all stops")
  }
}
