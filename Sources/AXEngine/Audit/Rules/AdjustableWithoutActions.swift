/// Something that should be adjusted and cannot be.
enum AdjustableWithoutActions: AuditRule {
  static let id = "adjustableWithoutActions"
  static let what =
    "An element says that it can be adjusted, or shows a value that is chosen, and nothing adjusts it."
  static let why = "A swipe up or down does nothing; whoever cannot aim with a finger cannot choose a value."
  static let fix = "Add `increment` and `decrement`, or represent the view by a `Slider` or `Stepper`."
  static let criteria: [SuccessCriterion] = [.keyboard, .nameRoleValue]
  static let source = "accessibilityAdjustableAction(_:), SE-51, AU-08, WC-27"
  static let severity = Severity.error
  static let subjects = "adjustable elements"
  static let limits: String? =
    "A value that nothing changes may be no more than shown; that is for people to decide."

  // AU-08, WC-27
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for element in screen.elements {
      if element.traits.contains(.adjustable) {
        notes.look()
        guard let view = screen.own(element.node), !isAdjustable(view) else { continue }
        notes.add(
          element.node, on: screen, "is adjustable, and has neither 'increment' nor 'decrement'",
          measured: "no actions", required: "increment and decrement")
      } else if !element.isControl, let view = screen.own(element.node), let slots = shownValue(of: view) {
        notes.look()
        guard slots.allSatisfy({ !screen.whole.written.contains($0) }) else { continue }
        notes.add(
          element.node, on: screen, .needsReview,
          "says the value \(AuditWords.quoted(element.value ?? "")), and nothing changes it: what is chosen by a finger must be adjustable",
          measured: "no actions", required: "increment and decrement, or a text instead of a value")
      }
    }
  }

  private static func isAdjustable(_ view: ViewDescription) -> Bool {
    let own = view.accessibility
    if own.has(.increment) || own.has(.decrement) { return true }
    let types: [ViewType] = [.slider, .stepper, .picker, .pageControl, .datePicker]
    return types.contains(view.type)
  }

  /// The variables that a picture or plain view says as its value.
  private static func shownValue(of view: ViewDescription) -> [Int]? {
    guard view.type == .image || view.type == .view, case .text(let template)? = view.accessibility[.value]
    else { return nil }
    let slots = template.segments.compactMap { segment in
      if case .expression(.variable(let slot)) = segment { slot } else { nil }
    }
    return slots.isEmpty ? nil : slots
  }
}
