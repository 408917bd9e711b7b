/// Something that does not wait.
enum TimedDismissal: AuditRule {
  static let id = "timedDismissal"
  static let what = "Something goes away or goes on by itself after a time."
  static let why =
    "Reading, scanning and speaking take time: the command comes when the button is gone, the step before it was read."
  static let fix = "Let the person go on or close it, or ask `isVoiceOverRunning` and its like and wait."
  static let criteria: [SuccessCriterion] = [.timingAdjustable]
  static let source = "UIAccessibility.isSwitchControlRunning"
  static let severity = Severity.error
  static let subjects = "timers"
  static let limits: String? =
    "Looks at the first 30 seconds with VoiceOver on. What gives way to more content than there was counts as loading."

  static func watch(_ change: AuditedChange, _ notes: inout AuditNotes) {
    guard case .time(let seconds) = change.cause, !change.changesScreen else { return }
    notes.look()
    let removed = change.removed
    let time = AuditMeasure.number(seconds) + " s"
    if let control = removed.first(where: { $0.isControl }) {
      // What a press has started may come and go with it, as long as it comes back or makes room for more.
      guard !change.isAnswer || change.added.count < removed.count, !change.movesFocus else { return }
      notes.add(
        control.node, on: change.before, "goes away by itself after \(time)", measured: time,
        required: "until somebody closes it", steps: change.after.steps)
    } else if !change.isAnswer, let text = removed.first(where: { !$0.traits.contains(.updatesFrequently) }),
      change.added.count <= removed.count, !change.movesFocus
    {
      notes.add(
        text.node, on: change.before, "gives way to something else after \(time), whether or not it was read",
        measured: time, required: "until somebody goes on", steps: change.after.steps)
    }
  }
}
