/// A shop that no carer can close.
enum NothingToRestrict: AuditRule {
  static let id = "nothingToRestrict"
  static let what = "Something can be bought, and Guided Access has nothing to deny."
  static let why = "Who hands the phone to a child or a patient cannot take the shop out of the app."
  static let fix = "Name a restriction under `guidedAccess`."
  static let criteria: [SuccessCriterion] = []
  static let source = "UIGuidedAccessRestrictionDelegate, GA-06"
  static let severity = Severity.warning
  static let subjects = "controls with a price"
  static let limits: String? =
    "Tells a purchase by a price on a control; an app that is all shop needs no restriction."

  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for element in screen.elements where element.isControl {
      guard let label = element.label, label.contains(where: { signs.contains($0) }),
        label.contains(where: \.isNumber)
      else { continue }
      notes.look()
      guard screen.mock.guidedAccess.isEmpty else { continue }
      notes.add(
        element.node, on: screen, .needsReview,
        "has a price, and the app has no restriction for Guided Access",
        measured: "no restriction", required: "a restriction, where something besides is done in the app")
    }
  }

  private static let signs: Set<Character> = ["€", "$", "£", "¥", "₽"]
}
