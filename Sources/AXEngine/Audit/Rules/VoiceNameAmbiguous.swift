/// Several controls that answer to one name.
enum VoiceNameAmbiguous: AuditRule {
  static let id = "voiceNameAmbiguous"
  static let what = "Several controls on the screen have the same name."
  static let why =
    "Saying the name brings up numbers to choose from, and only the eye can tell which is which."
  static let fix =
    "Say in each name what it is about, as in \"Delete photo\"; the visible text may stay short."
  static let criteria: [SuccessCriterion] = [.headingsAndLabels]
  static let source = "accessibilityInputLabels, VC-24, WC-18"
  static let severity = Severity.warning
  static let subjects = "names of controls"
  static let yieldsTo = ["labelMissing", "labelFileName"]

  // WC-18
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    var groups: [[String]: [AuditedScreen.Element]] = [:]
    var order: [[String]] = []
    for element in screen.elements where VoiceTargets.canBeUsed(element.index, in: screen.scene) {
      guard let name = screen.scene.inputLabels(of: element.index).first else { continue }
      notes.look()
      var words = AuditWords.words(name)
      if words.isEmpty { words = [name] }
      if groups[words] == nil { order.append(words) }
      groups[words, default: []].append(element)
    }
    for words in order {
      guard let group = groups[words], group.count > 1, !doTheSame(group, on: screen) else { continue }
      notes.add(
        group[0].node, on: screen,
        "and \(screen.list(group.dropFirst().map(\.node))) have one name, \(AuditWords.quoted(group[0].label ?? words.joined(separator: " ")))",
        measured: NumberText.count(group.count, "control") + " with one name", required: "a name each")
    }
  }

  /// Two ways to the same thing need no two names.
  private static func doTheSame(_ group: [AuditedScreen.Element], on screen: AuditedScreen) -> Bool {
    let first = screen.own(group[0].node)
    let steps = first?.properties.steps(.do)
    let destination = first?.properties.string(.destination)
    let to = first?.properties.screen(.to)
    guard steps?.isEmpty == false || destination != nil || to != nil else { return false }
    return group.allSatisfy { element in
      let view = screen.own(element.node)
      return !screen.isRepeated(element.node) && view?.properties.steps(.do) == steps
        && view?.properties.string(.destination) == destination && view?.properties.screen(.to) == to
    }
  }
}
