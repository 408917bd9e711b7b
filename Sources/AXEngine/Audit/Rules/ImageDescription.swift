/// A picture that is read by its file's name.
enum ImageDescription: AuditRule {
  static let id = "imageDescription"
  static let what = "A picture is read, and has no description."
  static let why =
    "Listeners stop at it and hear the name of a file: a meaningful picture is lost, a decoration is in the way."
  static let fix = "Give it `accessibility.label`, or mark it `decorative`."
  static let criteria: [SuccessCriterion] = [.nonTextContent]
  static let source = "Image(decorative:bundle:), SE-01, AU-04, WC-01"
  static let severity = Severity.error
  static let subjects = "pictures"
  static let limits: String? = "Whether a description fits its picture is for people to judge."

  // WC-01
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for element in screen.elements where element.traits.contains(.image) && !element.isControl {
      notes.look()
      guard let view = screen.own(element.node) else { continue }
      if element.label == nil {
        notes.add(
          element.node, on: screen, "is a picture without a description", measured: "no label",
          required: "a label, or decorative")
      } else if view.type == .image, !view.accessibility.has(.label),
        !screen.describer.facts(element.node).facts.contains(.isContentOfPair),
        let name = view.properties.string(.name), name == element.label
      {
        notes.add(
          element.node, on: screen, "is read by the name of its file, \(AuditWords.quoted(name))",
          measured: AuditWords.quoted(name), required: "a label, or decorative")
      }
    }
  }
}
