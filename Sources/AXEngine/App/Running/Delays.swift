/// Steps that wait for their time on the virtual clock.
struct DelayedSteps: Hashable, Sendable {
  /// How long until they run.
  var wait: Duration
  var steps: [Step]
  var context: StepContext

  /// The shortest delay: what follows itself without one would never let the clock go on.
  static let shortest = Duration.milliseconds(10)
  /// The most that may wait at a time.
  static let most = 1_000
}

extension App {
  /// How long until the next delayed steps run; nil where none wait.
  var untilDelayedSteps: Duration? { state.delayed.map(\.wait).min() }

  /// Lets time pass and runs what is due; nil where nothing was.
  mutating func advance(by duration: Duration) -> AppOutcome? {
    guard !state.delayed.isEmpty else { return nil }
    for index in state.delayed.indices { state.delayed[index].wait -= duration }
    let due = state.delayed.filter { $0.wait <= .zero }
    guard !due.isEmpty else { return nil }
    state.delayed.removeAll { $0.wait <= .zero }
    var turn = Turn(state)
    for delayed in due { run(delayed.steps, "after", delayed.context, &turn) }
    settle(&turn)
    turn.outcome.handled = true
    return turn.outcome
  }

  /// Puts steps off; false where too many wait already.
  mutating func delay(_ steps: [Step], seconds: Double, _ context: StepContext) -> Bool {
    guard state.delayed.count < DelayedSteps.most else { return false }
    let milliseconds = Int64(min(max(seconds, 0), 86_400) * 1000)
    let wait = max(DelayedSteps.shortest, .milliseconds(milliseconds))
    state.delayed.append(DelayedSteps(wait: wait, steps: steps, context: context))
    return true
  }
}
