/// A control that is hidden from those who need it most.
enum InteractiveHidden: AuditRule {
  static let id = "interactiveHidden"
  static let what = "A control is seen, and hidden from assistive technologies."
  static let why = "A finger can press it; a voice, a switch, a key or VoiceOver cannot."
  static let fix =
    "Take `accessibility.hidden` or `element: false` off the control, or off the view around it."
  static let criteria: [SuccessCriterion] = [.keyboard, .nameRoleValue]
  static let source = "accessibilityHidden(_:), SE-02, WC-27"
  static let severity = Severity.error
  static let subjects = "controls"
  static let limits: String? =
    "A control whose steps another one runs as well may be hidden; it is not counted."

  // WC-27
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    notes.look(screen.elements.count { $0.isControl })
    for view in screen.unreachable where screen.isShown[Int(view.node)] {
      guard view.reason == .accessibilityHidden || view.reason == .notAnElement,
        ElementUnreachable.isControl(view.node, on: screen)
      else { continue }
      notes.look()
      if let steps = screen.own(view.node)?.properties.steps(.do), isDoneElsewhere(steps, on: screen) {
        continue
      }
      notes.add(
        view.node, on: screen, "can be pressed by a finger and by nobody else: \(view.because)",
        measured: view.because, required: "an element")
    }
  }

  private static func isDoneElsewhere(_ steps: [Step], on screen: AuditedScreen) -> Bool {
    screen.whole.handlers.count { $0.isOffered && $0.steps == steps } > 1
  }
}
