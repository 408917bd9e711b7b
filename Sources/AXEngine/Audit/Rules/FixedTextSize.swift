/// A text that keeps its size whatever text size a person has chosen.
enum FixedTextSize: AuditRule {
  static let id = "fixedTextSize"
  static let what = "A text does not grow with the person's text size."
  static let why =
    "Who cannot read small print chooses a larger text size once, for all apps; this text stays as small as it was drawn."
  static let fix = "Use a text style, or a font with `relativeTo`, and leave out `fixed` and `scales: false`."
  static let criteria: [SuccessCriterion] = [.resizeText]
  static let source = "Font.custom(_:size:relativeTo:), DT-01, AU-05, WC-09"
  static let severity = Severity.error
  static let subjects = "texts"
  static let limits: String? =
    "Texts in bars never grow and are not looked at; the large content viewer shows them."

  // AU-05, WC-09
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    let nodes = screen.scene.views.nodes
    for place in nodes.indices where screen.isShown[place] {
      let node = nodes[place]
      guard node.part == nil, !node.text.isEmpty, !node.flags.contains(.inBar) else { continue }
      notes.look()
      guard let key = reason(place, nodes, screen.mock.views) else { continue }
      notes.add(
        NodeIndex(place), on: screen, "keeps its size at every text size, because of \(key)",
        measured: "grows 1 times up to AX5", required: "grows with its text style")
    }
  }

  /// The key that fixes the size of a node's text: its own or that of the nearest view around it that sets one.
  private static func reason(_ place: Int, _ nodes: [ViewNode], _ views: [ViewDescription]) -> String? {
    if case .flag(false) = views[Int(nodes[place].view)].properties[.scales] { return "`scales`" }
    var index = place
    while index >= 0 {
      if nodes[index].part == nil {
        let properties = views[Int(nodes[index].view)].properties
        if case .record(let fields) = properties[.font] {
          let isFixed = fields.contains { field in
            if case ("fixed", .flag(true)) = (field.name, field.value) { true } else { false }
          }
          return isFixed ? "`font`" : nil
        }
        if properties[.style] != nil { return nil }
      }
      index = Int(nodes[index].parent)
    }
    return nil
  }
}
