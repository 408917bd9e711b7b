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

  // WC-13
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    let refusing = screen.scene.views.nodes.indices.filter {
      screen.own(NodeIndex($0))?.focusDescription?.shouldUpdate != nil
    }
    guard let view = refusing.first, screen.scene.environment.device.idiom != .tv else { return }
    notes.look()
    let stops = KeyboardMap(screen.scene).ring.count
    guard stops > 1 else { return }
    var session = screen.session
    _ = session.update(.use([.fullKeyboardAccess]))
    var visited: Set<ViewIdentity> = []
    for _ in 0..<min(stops + 1, 200) {
      _ = session.update(.input(.key(KeyPress(.tab))))
      if let node = session.focusNode { visited.insert(session.scene.views.nodes[Int(node)].identity) }
    }
    guard visited.count < stops else { return }
    notes.add(
      NodeIndex(view), on: screen,
      "keeps the keyboard's focus: Tab comes to \(visited.count) of \(stops) stops",
      measured: "\(visited.count) of \(stops) stops", required: "all stops")
  }
}
