/// Something that can be used and does not say so.
enum InteractiveWithoutTrait: AuditRule {
  static let id = "interactiveWithoutTrait"
  static let what = "An element does something when it is tapped, and has no trait that says so."
  static let why =
    "VoiceOver reads it like a text, so nobody tries; the keyboard, switches and Voice Control pass it over."
  static let fix = "Use a `Button`, or add the trait `button` (or the one that fits)."
  static let criteria: [SuccessCriterion] = [.nameRoleValue, .keyboard]
  static let source = "Button instead of onTapGesture, accessibilityAddTraits, AU-07, WC-27"
  static let severity = Severity.error
  static let subjects = "elements that do something"

  // AU-07, WC-27
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for element in screen.elements {
      let node = screen.shown(element.node)
      guard let view = screen.own(node),
        screen.acts(node) || screen.own(element.node).map({ _ in screen.acts(element.node) }) == true
      else { continue }
      notes.look()
      guard !element.isControl, !element.traits.contains(.allowsDirectInteraction) else { continue }
      if let tap = view.properties.steps(.onTap), !view.properties.has(.do),
        !view.accessibility.has(.activate),
        isOfferedByItself(tap, view)
      {
        continue
      }
      let traits = element.traits.names
      notes.add(
        element.node, on: screen,
        "can be tapped, and says \(traits.isEmpty ? "no role" : "only '" + traits.joined(separator: "', '") + "'")",
        measured: traits.isEmpty ? "no traits" : traits.joined(separator: ", "),
        required: "button, or the trait of another control")
    }
  }

  /// Whether what a tap does is an action of the element as well.
  private static func isOfferedByItself(_ steps: [Step], _ view: ViewDescription) -> Bool {
    view.accessibility.actions(.actions).contains { $0.steps == steps }
  }
}
