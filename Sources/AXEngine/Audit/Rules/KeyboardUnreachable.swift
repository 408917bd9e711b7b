/// A control that Tab jumps over.
enum KeyboardUnreachable: AuditRule {
  static let id = "keyboardUnreachable"
  static let what = "A control that VoiceOver reaches is no stop of the keyboard, or of the remote."
  static let why =
    "An announcement proves nothing for the others: Tab, switches and Voice Control pass it over."
  static let fix = "Take `respondsToUserInteraction: false` away, or `canBecomeFocused: false`."
  static let criteria: [SuccessCriterion] = [.keyboard]
  static let source = "accessibilityRespondsToUserInteraction, FK-31, TV-38, WC-13"
  static let severity = Severity.error
  static let subjects = "controls"
  static let yieldsTo = ["interactiveWithoutTrait", "labelMissing"]

  // WC-13
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    if screen.scene.environment.device.idiom == .tv { return lookAtTelevision(screen, &notes) }
    let map = KeyboardMap(screen.scene)
    for element in screen.elements where element.isControl && !element.isDimmed {
      notes.look()
      guard map.place(of: element.index) == nil, screen.scene.views.nodes[Int(element.node)].part != .dismiss
      else { continue }
      notes.add(
        element.node, on: screen, "is a control that Tab does not come to", measured: "no stop",
        required: "a stop")
    }
  }

  private static func lookAtTelevision(_ screen: AuditedScreen, _ notes: inout AuditNotes) {
    let map = FocusMap(screen.scene)
    let items = Set(map.regions.filter { $0.kind == .item }.map(\.node))
    for element in screen.elements where element.isControl && !element.isDimmed {
      notes.look()
      guard !items.contains(element.node), !items.contains(screen.shown(element.node)) else { continue }
      notes.add(
        element.node, on: screen, "is a control that the remote does not come to", measured: "takes no focus",
        required: "takes the focus")
    }
  }
}
