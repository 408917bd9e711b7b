/// A text that keeps its size whatever text size a person has chosen.
enum FixedTextSize: AuditRule {
  static let id = "fixedTextSize"
  static let what = "A text does not grow with the person's text size."
  static let why =
    "Who cannot read small print chooses a larger text size once, for all apps; this text stays as small as it was drawn."
  static let fix = "Use a text style, or a font with `relativeTo`, and leave out `fixed` and `scales: false`."
  static let source = "Font.custom(_:size:relativeTo:), DT-01"

  static func findings(in scene: Scene) -> [AuditFinding] {
    let nodes = scene.views.nodes
    return nodes.indices.compactMap { place in
      let node = nodes[place]
      guard node.part == nil, !node.text.isEmpty, let key = reason(place, nodes, scene.mock.views) else {
        return nil
      }
      let view = scene.mock.views[Int(node.view)]
      return AuditFinding(
        rule: id, id: scene.id(of: NodeIndex(place)), range: view.range,
        message: "keeps its size at every text size, because of \(key)")
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
