/// Motion that nobody can stop.
enum EndlessMotion: AuditRule {
  static let id = "endlessMotion"
  static let what = "Something moves or changes for ever by itself."
  static let why =
    "It pulls the eye from everything else, makes some people sick, and what was heard is gone by the double tap."
  static let fix = "Give the animator a `trigger`, or let people stop it; ask `isReduceMotionEnabled`."
  static let criteria: [SuccessCriterion] = [.pauseStopHide, .animationFromInteractions]
  static let source = "phaseAnimator(_:trigger:content:), DS-08, WC-14"
  static let severity = Severity.error
  static let subjects = "animators and repeated timers"
  static let limits: String? =
    "An animator that a condition takes away under Reduce Motion is not counted; a repeated timer is for people to judge, it may be a clock."

  // WC-14
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {
    let nodes = screen.scene.views.nodes
    for place in nodes.indices where screen.isShown[place] && nodes[place].part == nil {
      let node = NodeIndex(place)
      guard let view = screen.own(node) else { continue }
      for key in [ViewKey.phaseAnimator, .keyframeAnimator] {
        guard let fields = view.properties.record(key) else { continue }
        notes.look()
        guard fields["trigger"] == nil, !goesUnderReduceMotion(node, on: screen) else { continue }
        let changes = fields.records("phases").contains { !($0.steps("do") ?? []).isEmpty }
        notes.add(
          node, on: screen, changes ? "changes for ever by itself" : "moves for ever by itself",
          measured: "without end", required: "5 s at most, or a way to stop it")
      }
    }
    guard screen.isFirst else { return }
    for entry in screen.mock.screens[screen.place].scheduled where entry.every != nil {
      notes.look()
      let posts = entry.steps.flattened.contains { if case .post = $0 { true } else { false } }
      guard !posts, let every = entry.every else { continue }
      notes.add(
        screen: screen, .needsReview, "changes by itself every \(AuditMeasure.number(every)) s",
        measured: "without end", required: "5 s at most, or a way to stop it", topic: "every")
    }
  }

  /// Whether the view is gone once motion is reduced.
  private static func goesUnderReduceMotion(_ node: NodeIndex, on screen: AuditedScreen) -> Bool {
    !screen.staysUnderReducedMotion.contains(screen.scene.views.nodes[Int(node)].identity)
  }
}
