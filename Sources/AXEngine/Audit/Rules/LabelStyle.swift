/// Labels that read badly.
enum LabelStyle: AuditRule {
  static let id = "labelStyle"
  static let what = "The label of a control ends with a full stop, or is all capitals."
  static let why =
    "A full stop makes the voice fall and pause before the role; words in capitals may be spelt letter by letter."
  static let fix = "Write the label as a name: a capital first letter, no full stop."
  static let criteria: [SuccessCriterion] = []
  static let source = "accessibilityLabel, AU-15"
  static let severity = Severity.warning
  static let subjects = "labels of controls"
  static let yieldsTo = ["labelFileName"]

  // AU-15
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for element in screen.elements where element.isControl {
      guard let label = element.label else { continue }
      notes.look()
      let trimmed = label.withoutBlanks
      let words = AuditWords.words(trimmed).filter { AuditWords.hasLetters($0, atLeast: 2) }
      let shouts =
        words.count > 1 && trimmed == trimmed.uppercased() && trimmed != trimmed.lowercased()
      guard endsSentence(trimmed) || shouts else { continue }
      notes.add(
        element.node, on: screen,
        shouts
          ? "is called in capitals, \(AuditWords.quoted(label))"
          : "ends with a full stop, \(AuditWords.quoted(label))",
        measured: AuditWords.quoted(label), required: shouts ? "small letters" : "no full stop")
    }
  }

  /// Whether a full stop ends the label; that of "U.S.A." belongs to the word.
  private static func endsSentence(_ label: String) -> Bool {
    guard label.hasSuffix("."), !label.hasSuffix("..") else { return false }
    let lastWord = label.split(separator: " ").last?.dropLast() ?? ""
    return !lastWord.contains(".")
  }
}
