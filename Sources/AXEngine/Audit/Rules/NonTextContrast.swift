/// A control that is hard to see.
enum NonTextContrast: AuditRule {
  static let id = "nonTextContrast"
  static let what = "A control that shows no text has too little contrast to what is around it."
  static let why =
    "Its shape is all there is to see; where that fades into the background there is nothing to press."
  static let fix = "Choose a `background` or `color` with a contrast of 3:1, or show a text."
  static let criteria: [SuccessCriterion] = [.nonTextContrast]
  static let source = "Human Interface Guidelines, AU-01, WC-11"
  static let severity = Severity.error
  static let subjects = "controls without text whose colours are known"
  static let limits: String? =
    "Only controls with a `background` or `color`; borders and pictures are not in a mock."

  private static let required = 3.0

  // AU-01, WC-11
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    for element in screen.elements where element.isControl && !element.isDimmed {
      let node = screen.shown(element.node)
      guard let view = screen.own(node), screen.visibleTexts(in: node).isEmpty else { continue }
      let isFilled = view.properties.has(.background)
      let inside: UInt32
      let around: (color: UInt32, isKnown: Bool)
      if let color = AuditColors.text(of: node, on: screen), !isFilled || hasPicture(node, on: screen) {
        inside = color
        around = AuditColors.background(of: node, on: screen)
      } else if isFilled, !hasPicture(node, on: screen) {
        inside = AuditColors.background(of: node, on: screen).color
        around = AuditColors.surroundings(of: node, on: screen)
      } else {
        continue
      }
      notes.look()
      let ratio = AuditContrast.ratio(inside, around.color)
      guard ratio < required else { continue }
      notes.add(
        element.node, on: screen,
        "shows no text and is \(AuditContrast.hex(inside)) on \(AuditContrast.hex(around.color))\(around.isKnown ? "" : ", which is assumed")",
        measured: AuditMeasure.ratio(ratio), required: AuditMeasure.ratio(required))
    }
  }

  private static func hasPicture(_ node: NodeIndex, on screen: AuditedScreen) -> Bool {
    (Int(node)..<Int(screen.scene.views.nodes[Int(node)].end)).contains { place in
      screen.type(NodeIndex(place)) == .image || screen.own(NodeIndex(place))?.properties.has(.image) == true
    }
  }
}
