/// Steps that wait for their time on the virtual clock: `after`, and what a screen has `scheduled`.
struct DelayedSteps: Hashable, Sendable {
  /// How long until they run.
  var wait: Duration
  var steps: [Step]
  var context: StepContext
  /// The visit to the screen that scheduled them; nil for `after`.
  var visit: Int?
  /// How long between repetitions; nil for once.
  var interval: Duration?
  /// Where a screen's entry stands in the file; nil for `after`.
  var range: SourceRange?

  /// The shortest delay: what follows itself without one would never let the clock go on.
  static let shortest = Duration.milliseconds(10)
  /// The most that may wait at a time.
  static let most = 1_000
}

extension App {
  /// How long until something happens by itself; nil where nothing will.
  var untilNextEvent: Duration? {
    (state.delayed.map(\.wait) + [untilAnimation, state.guidedAccessLeft].compactMap { $0 }).min()
  }

  /// Lets time pass and runs what is due; nil where nothing was. Of what is due at the same time, steps that were
  /// put off come first, then the ends of animations. What happens by itself is counted.
  mutating func advance(by duration: Duration, _ firings: inout Firings) -> AppOutcome? {
    guard let next = untilNextEvent else { return nil }
    for index in state.delayed.indices { state.delayed[index].wait -= duration }
    var turn = Turn(state)
    if next <= duration {
      let due = state.delayed.filter { $0.wait <= .zero }
      for index in state.delayed.indices where state.delayed[index].wait <= .zero {
        if let interval = state.delayed[index].interval { state.delayed[index].wait += interval }
      }
      state.delayed.removeAll { $0.wait <= .zero }
      for delayed in due where delayed.visit == nil || delayed.visit == state.navigation.last?.visit {
        let name = delayed.visit == nil ? "after" : "scheduled"
        firings.add(
          Firings.Source(
            name: name, view: delayed.context.view, screen: currentScreen ?? -1, range: delayed.range))
        run(
          delayed.steps, name, delayed.context, screen: delayed.visit == nil ? -1 : currentScreen ?? -1, &turn
        )
      }
    }
    advanceAnimations(by: duration, &firings, &turn)
    advanceGuidedAccess(by: duration, &turn)
    guard next <= duration else { return nil }
    settle(&turn)
    firings.add(steps: turn.stepCount)
    turn.outcome.handled = true
    return turn.outcome
  }

  /// Puts steps off; false where too many wait already.
  mutating func delay(_ steps: [Step], seconds: Double, _ context: StepContext) -> Bool {
    guard state.delayed.count < DelayedSteps.most else { return false }
    let wait = max(DelayedSteps.shortest, .virtual(seconds: seconds))
    state.delayed.append(DelayedSteps(wait: wait, steps: steps, context: context))
    return true
  }

  /// What the screen in front has scheduled begins; what others had ends with them.
  mutating func schedule() {
    state.delayed.removeAll { $0.visit != nil }
    guard let screen = state.navigation.last, mock.screens.indices.contains(screen.screen) else { return }
    for entry in mock.screens[screen.screen].scheduled {
      state.delayed.append(DelayedSteps(entry, visit: screen.visit))
    }
  }
}

extension DelayedSteps {
  /// What a screen has scheduled, from its beginning.
  init(_ entry: ScreenDescription.Scheduled, visit: Int?) {
    wait = max(Self.shortest, .virtual(seconds: entry.at))
    steps = entry.steps
    context = StepContext()
    self.visit = visit
    interval = entry.every.map { max(Self.shortest, .virtual(seconds: $0)) }
    range = entry.range
  }
}
