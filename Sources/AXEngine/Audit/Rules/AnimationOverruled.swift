/// An animation that another one takes the place of.
enum AnimationOverruled: AuditRule {
  static let id = "animationOverruled"
  static let what = "A step animates what a view animates in its own time."
  static let why =
    "The view's animation counts: what the step does at the end, such as moving the cursor, comes at another time than it says."
  static let fix = "Leave out one of the two, or set `disablesAnimations` on the step's animation."
  static let criteria: [SuccessCriterion] = []
  static let source = "withAnimation(_:_:), animation(_:value:)"
  static let severity = Severity.warning
  static let onlyReads = true
  static let subjects = "animations"

  static func read(_ mock: AuditedMock, _ notes: inout AuditNotes) {
    var own: [(view: ViewIndex, slot: Int, seconds: Double)] = []
    for (place, view) in mock.mock.views.enumerated() {
      guard let fields = view.properties.record(.animation),
        case .variable(let slot)? = fields.expression("value")
      else { continue }
      own.append((ViewIndex(place), slot, fields.number("duration") ?? 0))
    }
    for handler in mock.handlers {
      for step in handler.steps.flattened {
        guard case .animate(let animation, let steps, _) = step else { continue }
        notes.look()
        guard animation.canBeReplaced, !animation.disablesAnimations else { continue }
        let written = Set(steps.flattened.flatMap(\.writtenVariables))
        let seconds = animation.phases.reduce(0) { $0 + $1.seconds }
        for row in own where written.contains(row.slot) && row.seconds != seconds {
          notes.add(
            view: handler.view, in: mock.mock,
            "asks for \(AuditMeasure.number(seconds)) s, and the view's own animation makes it \(AuditMeasure.number(row.seconds)) s",
            measured: AuditMeasure.number(row.seconds) + " s", required: AuditMeasure.number(seconds) + " s")
        }
      }
    }
  }
}
