/// A label that was meant for a disk.
enum LabelFileName: AuditRule {
  static let id = "labelFileName"
  static let what = "A label is the name of a file or symbol."
  static let why =
    "What is spoken is a word of the people who built the app; it says nothing about what the control does."
  static let fix = "Give the control an `accessibility.label` that says what it does."
  static let criteria: [SuccessCriterion] = [.nonTextContent, .nameRoleValue]
  static let source = "accessibilityLabel, AU-04, AU-15"
  static let severity = Severity.error
  static let subjects = "labels"
  static let limits: String? =
    "A file name that is a plain word and is given as the label looks like any other label."

  // AU-04, AU-15
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for element in screen.elements {
      guard let label = element.label, !element.traits.contains(.image) || element.isControl else { continue }
      notes.look()
      if let picture = pictureName(element, on: screen) {
        notes.add(
          element.node, on: screen, "is called by the name of its picture, \(AuditWords.quoted(picture))",
          measured: AuditWords.quoted(label), required: "what it does, in words")
      } else if looksLikeFile(label) {
        notes.add(
          element.node, on: screen, "has a label that looks like a file name, \(AuditWords.quoted(label))",
          measured: AuditWords.quoted(label), required: "what it does, in words")
      }
    }
  }

  /// The name of the picture that gives a control its label; nil where it has one of its own.
  private static func pictureName(_ element: AuditedScreen.Element, on screen: AuditedScreen) -> String? {
    guard element.isControl, let view = screen.own(element.node), !view.accessibility.has(.label),
      screen.visibleTexts(in: element.node).isEmpty
    else { return nil }
    if screen.describer.facts(element.node).facts.contains(.isContentOfPair) { return nil }
    if let image = view.properties.string(.image), image == element.label { return image }
    let nodes = screen.scene.views.nodes
    for place in Int(element.node)..<Int(nodes[Int(element.node)].end) {
      guard let inner = screen.own(NodeIndex(place)), inner.type == .image, !inner.accessibility.has(.label),
        let name = inner.properties.string(.name), element.label?.contains(name) == true
      else { continue }
      return name
    }
    return nil
  }

  /// Whether a text ends like a file or is built like an identifier.
  static func looksLikeFile(_ label: String) -> Bool {
    guard !label.contains(" "), AuditWords.hasLetters(label) else { return false }
    let small = label.lowercased()
    if endings.contains(where: { small.hasSuffix($0) }) { return true }
    if label.contains("_") { return true }
    // square.and.pencil
    let parts = label.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isLowercase || $0.isNumber }
      }
  }

  private static let endings = [".png", ".jpg", ".jpeg", ".gif", ".svg", ".pdf", ".webp", ".heic"]
}
