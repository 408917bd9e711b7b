/// What waits for its time when a new version of the file comes.
///
/// What was put off with `after`, and an animation, goes on with the steps it began with, as long as these mean the
/// same: variables and screens stand where they stood, and so do the views that the steps name. What a screen has
/// `scheduled` goes on with the new version's steps. Everything else is given up, and the listener is told.
extension App {
  /// Takes over what waits; gives how many timers and animations were given up.
  mutating func keepTimers(
    of old: App, _ counterparts: Counterparts, _ pairs: ViewPairs, isElsewhere: Bool
  ) -> Int {
    let isSame =
      old.mock.variables.map(\.name) == mock.variables.map(\.name)
      && old.mock.screens.map(\.name) == mock.screens.map(\.name)
    func means(_ steps: [Step]) -> Bool { isSame && (pairs.keepsPlaces || !steps.nameViews) }

    var schedule = Schedule(old, self, isElsewhere: isElsewhere)
    var lost = 0
    state.delayed = old.state.delayed.compactMap { waiting in
      if waiting.visit != nil { return schedule.next(waiting) }
      guard means(waiting.steps), let context = waiting.context.continued(counterparts, pairs) else {
        lost += 1
        return nil
      }
      var waiting = waiting
      waiting.context = context
      return waiting
    }
    state.delayed += schedule.new
    state.animations = old.state.animations.compactMap { running in
      guard means(running.completion), running.animation.phases.allSatisfy({ means($0.steps) }),
        pairs.keepsPlaces || running.waiting.isEmpty,
        let context = running.context.continued(counterparts, pairs)
      else { return nil }
      var running = running
      running.context = context
      if let view = running.view {
        guard let same = counterparts[view] else { return nil }
        running.view = same
      }
      return running
    }
    lost +=
      old.state.animations.filter { !$0.isEndless }.count - state.animations.filter { !$0.isEndless }.count
    restartEndlessAnimators()
    return lost
  }

  /// Motion without end belongs to the views that are there.
  private mutating func restartEndlessAnimators() {
    guard blueprint.hasAnimatedViews else { return }
    var turn = Turn(state)
    runEndlessAnimators(&turn)
    settle(&turn)
  }
}

/// What a screen has scheduled, in another version: what has run has run, what waits goes on waiting, and what is new
/// or at another time begins.
private struct Schedule {
  private var before: [ScreenDescription.Scheduled] = []
  private var after: [ScreenDescription.Scheduled] = []
  private var visit: Int?
  private var isUsed: [Bool] = []

  init(_ old: App, _ new: App, isElsewhere: Bool) {
    if let screen = new.currentScreen { after = new.mock.screens[screen].scheduled }
    if !isElsewhere, let screen = old.currentScreen { before = old.mock.screens[screen].scheduled }
    visit = new.state.navigation.last?.visit
    isUsed = before.map { _ in false }
  }

  /// Whether an entry is at its old time.
  private func isKept(_ place: Int) -> Bool {
    before.indices.contains(place) && after.indices.contains(place) && before[place].at == after[place].at
      && before[place].every == after[place].every
  }

  /// What waits, with the new steps; nil where they are gone.
  mutating func next(_ waiting: DelayedSteps) -> DelayedSteps? {
    let place = before.indices.first { place in
      !isUsed[place] && before[place].steps == waiting.steps
        && DelayedSteps(before[place], visit: visit).interval == waiting.interval
    }
    guard let place else { return nil }
    isUsed[place] = true
    guard isKept(place) else { return nil }
    var next = DelayedSteps(after[place], visit: visit)
    next.wait = waiting.wait
    return next
  }

  /// What begins.
  var new: [DelayedSteps] {
    after.indices.filter { !isKept($0) }.map { DelayedSteps(after[$0], visit: visit) }
  }
}

extension StepContext {
  /// The same place in the new version; nil where its view is gone.
  fileprivate func continued(_ counterparts: Counterparts, _ pairs: ViewPairs) -> StepContext? {
    var context = self
    if view >= 0 {
      context.view = pairs[view]
      guard context.view >= 0 else { return nil }
    }
    context.ancestors = counterparts(ancestors)
    for index in context.scopes.indices { context.scopes[index].loop = pairs[context.scopes[index].loop] }
    return context
  }
}

extension [Step] {
  /// Whether they name views, by their places in the file.
  fileprivate var nameViews: Bool {
    contains { step in
      switch step {
      case .present, .focus, .scrollTo: true
      case .dismiss(let view): view != nil
      case .post(let notification):
        switch notification.argument {
        case .view: true
        case .none, .text: false
        }
      case .condition(_, let yes, let no): yes.nameViews || no.nameViews
      case .after(_, let steps): steps.nameViews
      case .animate(let animation, let steps, let completion):
        steps.nameViews || completion.nameViews || animation.phases.contains { $0.steps.nameViews }
      case .set, .toggle, .append, .insert, .remove, .move, .returning, .updateFocus, .requestGuidedAccess,
        .push, .pop, .popToRoot, .selectTab, .play:
        false
      }
    }
  }
}
