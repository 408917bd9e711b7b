/// An animation made of timers.
enum TimersAsAnimation: AuditRule {
  static let id = "timersAsAnimation"
  static let what = "A motion is made of timers, one after the other."
  static let why =
    "Reduce Motion knows nothing of timers: the motion is shown to people whom it makes sick, and what comes after it comes late."
  static let fix = "Make one animation of phases or keyframes, with what follows in its `completion`."
  static let criteria: [SuccessCriterion] = [.animationFromInteractions]
  static let source = "phaseAnimator(_:trigger:content:), DS-08"
  static let severity = Severity.warning
  static let onlyReads = true
  static let subjects = "handlers with timers"
  static let limits: String? = "Two timers and more that set one number within two seconds."

  /// Until when, in seconds, changes that follow each other are a motion.
  private static let longest = 2.0

  static func read(_ mock: AuditedMock, _ notes: inout AuditNotes) {
    for handler in mock.handlers {
      guard handler.steps.flattened.contains(where: { if case .after = $0 { true } else { false } }) else {
        continue
      }
      notes.look()
      let counts = timers(in: handler.steps, at: nil, mock.mock)
      guard let slot = mock.mock.variables.indices.first(where: { counts[$0, default: 0] > 1 }) else {
        continue
      }
      notes.add(
        view: handler.view, in: mock.mock,
        "moves '\(mock.mock.variables[slot].name)' by \(counts[slot, default: 0]) timers",
        measured: NumberText.count(counts[slot, default: 0], "timer"), required: "1 animation",
        topic: handler.key)
    }
  }

  /// How many timers, one behind or inside of the other, set each number; `seconds` is how long it takes to come to the
  /// steps, nil where no timer leads to them.
  private static func timers(in steps: [Step], at seconds: Double?, _ mock: Mock) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    var set: Set<Int> = []
    for step in steps {
      switch step {
      case .after(let wait, let inner):
        counts.merge(timers(in: inner, at: (seconds ?? 0) + wait, mock)) { $0 + $1 }
      case .condition(_, let then, let other):
        // Only one of the two is done.
        let branches = timers(in: then, at: seconds, mock).merging(timers(in: other, at: seconds, mock)) {
          max($0, $1)
        }
        counts.merge(branches) { $0 + $1 }
      case .animate(let animation, let inner, let completion):
        for list in animation.phases.map(\.steps) + [inner, completion] {
          counts.merge(timers(in: list, at: seconds, mock)) { $0 + $1 }
        }
      case .set, .toggle, .append, .insert, .remove, .move, .returning, .updateFocus, .requestGuidedAccess,
        .push, .pop, .popToRoot, .selectTab, .present, .dismiss, .focus, .post, .scrollTo, .play:
        set.formUnion(step.writtenVariables)
      }
    }
    guard let seconds, seconds <= longest else { return counts }
    for slot in set where mock.variables[slot].initial.isNumber { counts[slot, default: 0] += 1 }
    return counts
  }
}

extension Value {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}
