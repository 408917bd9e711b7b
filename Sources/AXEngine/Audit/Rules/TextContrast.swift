/// Text that is hard to make out.
enum TextContrast: AuditRule {
  static let id = "textContrast"
  static let what = "A text has too little contrast to its background."
  static let why = "In the sun, on an old screen or with tired eyes it disappears."
  static let fix = "Choose a darker text or a lighter background, or the other way round."
  static let criteria: [SuccessCriterion] = [.contrastMinimum, .contrastEnhanced]
  static let source = "Human Interface Guidelines, AU-01, WC-07, WC-08, WC-29"
  static let severity = Severity.error
  static let subjects = "texts whose colours are known"
  static let limits: String? =
    "Only texts with a `color`; without a `background` around it white is assumed. With Increase Contrast 7:1 is asked for, 4.5:1 of large text."

  // AU-01, WC-07, WC-08
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    let nodes = screen.scene.views.nodes
    let enhanced = screen.scene.environment.display.increasesContrast
    for place in nodes.indices where screen.isShown[place] && !nodes[place].text.isEmpty {
      let node = NodeIndex(place)
      guard !nodes[place].flags.contains(.disabled) else { continue }
      guard let color = AuditColors.text(of: node, on: screen) else {
        notes.cannotMeasure("no text says its colour")
        continue
      }
      // Over a picture nothing is known.
      if AuditColors.liesOnPicture(node, on: screen) {
        notes.cannotMeasure("a text lies on a picture")
        continue
      }
      let background = AuditColors.background(of: node, on: screen)
      let isLarge = AuditColors.isLarge(node, on: screen)
      let required = enhanced ? (isLarge ? 4.5 : 7) : (isLarge ? 3 : 4.5)
      let ratio = AuditContrast.ratio(color, background.color)
      notes.look()
      guard ratio < required else { continue }
      // AU-01: from 3 on the system's own audit says that it nearly passed.
      let words = ratio >= 3 && !isLarge ? "has nearly enough contrast" : "has too little contrast"
      let assumed = background.isKnown ? "" : ", which is assumed"
      notes.add(
        node, on: screen,
        words + ": \(AuditContrast.hex(color)) on \(AuditContrast.hex(background.color))" + assumed,
        measured: AuditMeasure.ratio(ratio),
        required: AuditMeasure.ratio(required) + (isLarge ? " for large text" : ""))
    }
  }
}
