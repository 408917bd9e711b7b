/// A hint that explains the phone.
enum HintNamesGesture: AuditRule {
  static let id = "hintNamesGesture"
  static let what = "A hint names a gesture."
  static let why =
    "VoiceOver says itself how things are activated, and people who use a keyboard, a switch or their voice make no such gesture."
  static let fix = "Say what comes of it, not how it is done."
  static let criteria: [SuccessCriterion] = []
  static let source = "accessibilityHint, SE-32"
  static let severity = Severity.warning
  static let subjects = "hints"
  static let limits: String? = "English hints only."

  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for element in screen.elements where screen.own(element.node)?.accessibility.has(.hint) == true {
      guard let hint = screen.scene.semantics(of: element.index).hint else { continue }
      notes.look()
      let words = AuditWords.words(hint)
      guard let gesture = gestures.first(where: { AuditWords.holds(words, $0) }) else { continue }
      notes.add(
        element.node, on: screen, "has the hint \(AuditWords.quoted(hint)), which names a gesture",
        measured: "\"" + gesture.joined(separator: " ") + "\"", required: "what comes of it")
    }
  }

  private static let gestures = [
    ["double", "tap"], ["tap", "twice"], ["tap", "to"], ["tap", "here"], ["swipe", "to"], ["swipe", "up"],
    ["swipe", "down"], ["swipe", "left"], ["swipe", "right"], ["click", "to"], ["press", "and", "hold"],
  ]
}
