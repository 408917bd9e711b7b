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
  static let subjects = "handlers with timers"
  static let limits: String? = "Two timers and more that set one number within two seconds."

  /// Until when, in seconds, changes that follow each other are a motion.
  private static let longest = 2.0

  static func read(_ mock: AuditedMock, _ notes: inout AuditNotes) {
    for handler in mock.handlers {
      let timers = handler.steps.compactMap { step -> (seconds: Double, steps: [Step])? in
        if case .after(let seconds, let steps) = step { (seconds, steps) } else { nil }
      }
      guard !timers.isEmpty else { continue }
      notes.look()
      var counts: [Int: Int] = [:]
      for timer in timers where timer.seconds <= longest {
        for slot in numbers(in: timer.steps, mock.mock) { counts[slot, default: 0] += 1 }
      }
      let variables = mock.mock.variables.indices.filter { counts[$0, default: 0] > 1 }
      guard let slot = variables.first else { continue }
      notes.add(
        view: handler.view, in: mock.mock,
        "moves '\(mock.mock.variables[slot].name)' by \(counts[slot, default: 0]) timers",
        measured: NumberText.count(counts[slot, default: 0], "timer"), required: "1 animation",
        topic: handler.key)
    }
  }

  /// The numbers that steps set.
  private static func numbers(in steps: [Step], _ mock: Mock) -> Set<Int> {
    Set(steps.flatMap(\.writtenVariables)).filter { slot in
      if case .number = mock.variables[slot].initial { true } else { false }
    }
  }
}
