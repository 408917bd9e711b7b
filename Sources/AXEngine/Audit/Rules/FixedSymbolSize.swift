/// A symbol that stays small beside a text that grows.
enum FixedSymbolSize: AuditRule {
  static let id = "fixedSymbolSize"
  static let what = "A symbol beside a text keeps its size while the text grows."
  static let why =
    "Who reads large text sees a large word and a tiny sign, and has as little to hit as before."
  static let fix = "Give its `width` and `height` as `{ \"value\", \"relativeTo\" }` (`@ScaledMetric`)."
  static let criteria: [SuccessCriterion] = [.resizeText]
  static let source = "ScaledMetric, DT-06, WC-09"
  static let severity = Severity.warning
  static let subjects = "symbols beside texts"
  static let limits: String? =
    "Pictures of at most 44 points that say something and stand in one row with a text that grows."

  // WC-09
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    let views = screen.scene.views
    for place in views.nodes.indices where screen.isShown[place] {
      let node = NodeIndex(place)
      let parent = views.nodes[place].parent
      guard parent >= 0, screen.type(node) == .image, screen.type(parent) == .hStack,
        let view = screen.own(node),
        view.properties.flag(.decorative) != true, !views.nodes[place].flags.contains(.accessibilityHidden),
        hasText(beside: node, in: parent, on: screen)
      else { continue }
      notes.look()
      let sides = [view.properties[.width], view.properties[.height]].compactMap { value in
        if case .number(let side)? = value { side } else { nil }
      }
      guard let side = sides.max(), side <= TargetSize.advised else { continue }
      notes.add(
        node, on: screen,
        "is a symbol of \(AuditMeasure.number(side)) pt at every text size, beside a text that grows",
        measured: "\(AuditMeasure.number(side)) pt at every size", required: "grows with a text style")
    }
  }

  private static func hasText(beside node: NodeIndex, in row: NodeIndex, on screen: AuditedScreen) -> Bool {
    var found = false
    screen.scene.views.forEachChild(of: row) { child in
      if child != node, screen.type(child) == .text, screen.own(child)?.properties.flag(.scales) != false {
        found = true
      }
    }
    return found
  }
}
