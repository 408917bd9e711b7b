/// A modal view that opens without a word.
enum ModalUnannounced: AuditRule {
  static let id = "modalUnannounced"
  static let what = "A view is laid over the screen, and VoiceOver is not told."
  static let why =
    "No sound and no title: the cursor falls on whatever comes first there, and what has happened has to be guessed."
  static let fix = "Post `screenChanged` with the view's title, or let its title come first."
  static let criteria: [SuccessCriterion] = [.focusOrder, .statusMessages]
  static let source = "UIAccessibility.Notification.screenChanged, SE-62, WC-16"
  static let severity = Severity.error
  static let subjects = "overlays"
  static let limits: String? =
    "Where the first thing in the overlay is its heading the cursor falls on that, and people decide whether it will do."

  // WC-16
  static func watch(_ change: AuditedChange, _ notes: inout AuditNotes) {
    guard let overlay = change.overlayOfPress(&notes) else { return }
    notes.look()
    guard !change.movesFocus else { return }
    let after = change.after
    let landing = after.session.cursor.flatMap { after.byIndex[$0] }.map { after.elements[$0] }
    let isTitle = landing?.traits.contains(.header) == true
    let place = landing.map { after.name($0.node) } ?? "nothing"
    notes.add(
      overlay.node, on: after, isTitle ? .needsReview : .violation,
      "opens without a notification, and the cursor falls on \(place)", measured: "nothing posted",
      required: "screenChanged")
  }
}
