/// Something beyond the edge of the screen.
enum OffScreen: AuditRule {
  static let id = "offScreen"
  static let what = "Something lies beyond the edge of the screen, and nothing scrolls to it."
  static let why =
    "It is read out, and nobody can see or touch it; turned on its side or with large text a screen needs more room than it has."
  static let fix =
    "Put the content into a `ScrollView`, and let the layout give the places instead of fixed frames."
  static let criteria: [SuccessCriterion] = [.reflow, .orientation]
  static let source = "ScrollView, DT-04, WC-04, WC-10"
  static let severity = Severity.error
  static let subjects = "elements"
  static let limits: String? =
    "The layout is an estimate: on the other side and at AX5 what is found is for people to look at, and one finding a screen."

  // WC-04, WC-10
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    notes.look(screen.elements.count)
    let now = outside(on: screen)
    for node in now {
      notes.add(
        node, on: screen, "lies beyond the edge of the screen", measured: place(of: node, on: screen),
        required: "on the screen, or in a scroll view")
    }
    guard screen.isFirst, screen.scene.environment.device.idiom != .tv, now.isEmpty else { return }
    var turned = screen.scene.environment
    turned.isLandscape.toggle()
    compare(screen, turned, "set orientation " + (turned.isLandscape ? "landscape" : "portrait"), &notes)
    guard screen.scene.environment.contentSizeCategory < .accessibility5 else { return }
    var large = screen.scene.environment
    large.contentSizeCategory = .accessibility5
    compare(screen, large, "set textSize AX5", &notes)
  }

  private static func compare(
    _ screen: AuditedScreen, _ environment: Environment, _ step: String, _ notes: inout AuditNotes
  ) {
    var session = screen.session
    _ = session.update(.environment(environment))
    guard session.scene.views.screen == screen.place else { return }
    let other = AuditedScreen(screen.whole, session, steps: [step], origin: screen.origin)
    let found = outside(on: other)
    guard let first = found.first else { return }
    let rest = found.count == 1 ? "" : "and \(NumberText.count(found.count - 1, "other element")) "
    notes.add(
      first, on: other, .needsReview,
      rest + "would lie beyond the edge of the screen after '\(step)' (estimated)",
      measured: NumberText.count(found.count, "element") + " beyond the edge", required: "all within reach",
      topic: step)
  }

  /// The elements that can be seen nowhere: out of the screen and in no scroll view.
  private static func outside(on screen: AuditedScreen) -> [NodeIndex] {
    let all = Rect(origin: .zero, size: screen.scene.environment.screenSize)
    return screen.elements.filter { element in
      screen.scene[element.index].scrollView < 0 && !element.frame.isEmpty
        && element.frame.intersection(all).isEmpty
    }.map(\.node)
  }

  private static func place(of node: NodeIndex, on screen: AuditedScreen) -> String {
    let frame = screen.scene.visibleFrame(of: node)
    return "at \(AuditMeasure.number(frame.minX)), \(AuditMeasure.number(frame.minY))"
  }
}
