/// "Pay button, Button".
enum LabelRepeatsRole: AuditRule {
  static let id = "labelRepeatsRole"
  static let what = "A label says the role that is spoken anyway, or nothing else."
  static let why = "The role is heard twice, and whoever speaks to the phone has a longer name to say."
  static let fix = "Leave the word out of the label; the traits say it, in the person's own language."
  static let criteria: [SuccessCriterion] = []
  static let source = "accessibilityLabel, SE-30, AU-15"
  static let severity = Severity.warning
  static let subjects = "labels"
  static let limits: String? = "Looks for the role at the end of a label, in the words VoiceOver itself uses."

  // AU-15
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    let phrases = screen.describer.phrases
    let roles: [(trait: AccessibilityTraits, word: String)] = [
      (.button, phrases[.button]), (.link, phrases[.link]), (.header, phrases[.heading]),
      (.image, phrases[.image]),
    ]
    for element in screen.elements {
      guard let label = element.label else { continue }
      let words = AuditWords.words(label)
      if isGeneric(words, element, on: screen) {
        notes.look()
        notes.add(
          element.node, on: screen, "is called \(AuditWords.quoted(label)), and what it is for is not said",
          measured: AuditWords.quoted(label), required: "what it does or shows")
        continue
      }
      guard words.count > 1 else { continue }
      notes.look()
      var spoken = roles.filter { element.traits.contains($0.trait) }.map(\.word)
      if element.traits.contains(.image), screen.scene.environment.locale.mainLanguage == "en" {
        spoken += ["picture", "graphic", "icon", "photo"]
        if let word = pictureOpening(words) { spoken.append(word) }
      }
      for word in spoken {
        let role = AuditWords.words(word)
        guard !role.isEmpty, Array(words.suffix(role.count)) == role || isOpening(words, role, element) else {
          continue
        }
        notes.add(
          element.node, on: screen,
          "is called \(AuditWords.quoted(label)); \"\(word)\" is spoken as its role",
          measured: AuditWords.quoted(label), required: "a label without \"\(word)\"")
        break
      }
    }
  }

  /// Whether a label is no more than a role, and the element has one.
  private static func isGeneric(
    _ words: [String], _ element: AuditedScreen.Element, on screen: AuditedScreen
  ) -> Bool {
    guard element.isControl || element.traits.contains(.image) else { return false }
    let phrases = screen.describer.phrases
    let roles = [phrases[.button], phrases[.link], phrases[.image]].map(AuditWords.words)
    return roles.contains(words)
      || screen.scene.environment.locale.mainLanguage == "en" && generic.contains(words)
  }

  private static let generic: Set<[String]> = [
    ["icon"], ["picture"], ["photo"], ["graphic"], ["switch"], ["toggle"], ["slider"], ["control"],
    ["checkbox"],
    ["text", "field"], ["text", "box"],
  ]

  /// "Picture of a lighthouse".
  private static func pictureOpening(_ words: [String]) -> String? {
    guard words.count > 2, words[1] == "of" else { return nil }
    return ["image", "picture", "photo", "graphic", "icon"].first { $0 == words[0] }
  }

  private static func isOpening(
    _ words: [String], _ role: [String], _ element: AuditedScreen.Element
  ) -> Bool {
    element.traits.contains(.image) && words.count > 2 && words[1] == "of" && role == [words[0]]
  }
}
