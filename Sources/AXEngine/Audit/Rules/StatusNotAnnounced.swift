/// News that nobody hears.
enum StatusNotAnnounced: AuditRule {
  static let id = "statusNotAnnounced"
  static let what = "A message appears, and it is neither announced nor under the cursor."
  static let why = "Whoever looks sees that something was saved or went wrong; whoever listens waits."
  static let fix =
    "Post an `announcement` with the message, or `layoutChanged` with the element that holds it."
  static let criteria: [SuccessCriterion] = [.statusMessages]
  static let source = "AccessibilityNotification.Announcement, SE-62, WC-28"
  static let severity = Severity.error
  static let subjects = "answers to a press"
  static let limits: String? =
    "What tells of an error by its words or its red is a violation; whether other news matters is for people to decide."

  // WC-28
  static func watch(_ change: AuditedChange, _ notes: inout AuditNotes) {
    guard change.isAnswer, !change.changesScreen, change.overlay == nil else { return }
    notes.look()
    guard !change.isTold else { return }
    let after = change.after
    let cursor = after.session.cursor
    let isMessage = { (element: AuditedScreen.Element) in
      element.index != cursor && element.traits.contains(.staticText) && !element.traits.contains(.header)
        && !element.traits.contains(.updatesFrequently) && element.label != nil
        && !isDisclosed(element.node, on: after)
    }
    let news = change.added.filter(isMessage)
    // A list that is filled is no message.
    guard news.count <= 2, let first = news.first else { return }
    let text = first.label ?? ""
    let isError =
      AuditWords.speaksOfError(text)
      || AuditColors.text(of: first.node, on: after).map(AuditColors.isRed) == true
    notes.add(
      first.node, on: after, isError ? .violation : .needsReview,
      "appears with \(AuditWords.quoted(text)), and nothing is announced", measured: "no announcement",
      required: "an announcement, or the cursor")
  }

  /// Whether a view lies in a disclosure group, whose own state tells that its content came.
  private static func isDisclosed(_ node: NodeIndex, on screen: AuditedScreen) -> Bool {
    var around = screen.scene.views.nodes[Int(node)].parent
    while around >= 0 {
      if screen.type(around) == .disclosureGroup { return true }
      around = screen.scene.views.nodes[Int(around)].parent
    }
    return false
  }
}
