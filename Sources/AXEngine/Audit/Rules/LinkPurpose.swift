/// Links called "here".
enum LinkPurpose: AuditRule {
  static let id = "linkPurpose"
  static let what = "The text of a link does not say where it leads."
  static let why = "In the rotor's list of links, and spoken one by one, \"here\" leads anywhere."
  static let fix = "Name the destination, as in \"Read more about goldfinches\"."
  static let criteria: [SuccessCriterion] = [.linkPurpose]
  static let source = "accessibilityLabel, WC-17"
  static let severity = Severity.error
  static let subjects = "links"
  static let limits: String? =
    "English texts only. \"Read more\" may be clear from what stands beside it; that is for people to decide."

  // WC-17
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for element in screen.elements {
      if element.traits.contains(.link), let label = element.label {
        notes.look()
        judge(label, at: element.node, on: screen, &notes)
      }
      guard case .runs(let runs)? = screen.own(element.node)?.properties[.runs] else { continue }
      for run in runs where run.link != nil {
        notes.look()
        judge(
          screen.describer.reader.string(run.text, at: element.node), at: element.node, on: screen, &notes)
      }
    }
  }

  private static func judge(
    _ text: String, at node: NodeIndex, on screen: AuditedScreen, _ notes: inout AuditNotes
  ) {
    let words = AuditWords.words(text)
    let isEmpty = meaningless.contains(words)
    guard isEmpty || vague.contains(words) else { return }
    notes.add(
      node, on: screen, isEmpty ? .violation : .needsReview, "is a link called \(AuditWords.quoted(text))",
      measured: AuditWords.quoted(text), required: "where it leads", topic: text)
  }

  private static let meaningless: Set<[String]> = [
    ["here"], ["click", "here"], ["tap", "here"], ["this"], ["link"], ["this", "link"], ["go"],
  ]
  private static let vague: Set<[String]> = [
    ["more"], ["read", "more"], ["learn", "more"], ["see", "more"], ["more", "info"], ["info"], ["details"],
    ["continue"],
  ]
}
