/// A hand-made modal view that lets the cursor out.
enum ModalLeaks: AuditRule {
  static let id = "modalLeaks"
  static let what = "A view is laid over the screen, and what lies behind it is still read."
  static let why =
    "One swipe too many and the cursor is on the page behind; nothing tells that the panel is still open."
  static let fix =
    "Say `viewIsModal` on the outermost view of the overlay, or use a `Sheet`, `Alert` or `Popover`."
  static let criteria: [SuccessCriterion] = [.focusOrder]
  static let source = "accessibilityViewIsModal, SE-03, WC-16"
  static let severity = Severity.error
  static let subjects = "overlays"
  static let limits: String? =
    "An overlay is told by its coming in front of older views, with something to use in it; a message without controls is none."

  // WC-16
  static func watch(_ change: AuditedChange, _ notes: inout AuditNotes) {
    guard let overlay = change.overlayOfPress(&notes) else { return }
    notes.look()
    guard !overlay.leaks.isEmpty else { return }
    let after = change.after
    var message =
      "lies over the screen, and what is behind it is still read: \(after.list(overlay.leaks.map(\.node)))"
    if let modal = overlay.modal, modal != overlay.node {
      message +=
        "; 'viewIsModal' is on \(after.name(modal)) inside of it and silences only what lies beside that"
    }
    notes.add(
      overlay.node, on: after, message,
      measured: NumberText.count(overlay.leaks.count, "element") + " behind it",
      required: "0 elements")
  }
}
