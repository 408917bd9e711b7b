/// A field in which nothing can be dictated.
enum FieldWithoutTextInput: AuditRule {
  static let id = "fieldWithoutTextInput"
  static let what = "A field of the app's own does not take text from the system."
  static let why =
    "What is dictated, typed by switches or on a keyboard never arrives, and nothing tells why."
  static let fix = "Use a system field, or let the view speak the text-input protocol."
  static let criteria: [SuccessCriterion] = [.keyboard, .nameRoleValue]
  static let source = "UITextInput, WC-13"
  static let severity = Severity.error
  static let subjects = "text fields"

  // WC-13
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for element in screen.elements {
      guard let view = screen.own(screen.shown(element.node)) else { continue }
      let isField = Fields.textEntry.contains(view.type) || !element.traits.isDisjoint(with: .field)
      guard isField else { continue }
      notes.look()
      guard view.properties.flag(.textInput) == false else { continue }
      notes.add(
        element.node, on: screen, "is a field that takes no text from the system",
        measured: "textInput is false",
        required: "a text-input protocol")
    }
  }
}
