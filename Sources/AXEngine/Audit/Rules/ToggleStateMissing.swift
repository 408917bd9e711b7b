/// A switch that does not say how it stands.
enum ToggleStateMissing: AuditRule {
  static let id = "toggleStateMissing"
  static let what = "Pressing something turns a setting round, and nothing says how it stands."
  static let why =
    "Whoever sees the switch knows whether it is on; whoever listens hears the same words before and after."
  static let fix =
    "Use a `Toggle`, a `representation` by one, the trait `selected`, or say the state in label or value."
  static let criteria: [SuccessCriterion] = [.nameRoleValue]
  static let source = "accessibilityRepresentation, accessibilityValue, WC-27"
  static let severity = Severity.error
  static let subjects = "switches"

  // WC-27
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for element in screen.elements where element.traits.contains(.toggleButton) {
      notes.look()
      guard element.value == nil else { continue }
      notes.add(
        element.node, on: screen, "is a switch that says neither on nor off", measured: "no value",
        required: "1 or 0")
    }
  }

  static func watch(_ change: AuditedChange, _ notes: inout AuditNotes) {
    guard let pressed = change.pressed, let view = change.before.own(change.before.shown(pressed)) else {
      return
    }
    let steps = (view.properties.steps(.do) ?? []) + (view.properties.steps(.onTap) ?? [])
    let toggles = steps.contains { if case .toggle = $0 { true } else { false } }
    guard toggles, !change.changesScreen else { return }
    notes.look()
    guard change.before.picture == change.after.picture else { return }
    notes.add(
      pressed, on: change.before, "turns a setting round, and nothing on the screen says so",
      measured: "the same words before and after", required: "its state in words")
  }
}
