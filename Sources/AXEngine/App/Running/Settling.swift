/// What follows from steps: new views, what they tell, and the handlers that they set off.
extension App {
  /// Brings views and state into agreement, tells what happened, runs the handlers that this sets off, and goes on
  /// until nothing is left to do.
  mutating func settle(_ turn: inout Turn) {
    while true {
      let changed = turn.written.filter { state.variables[$0] != turn.before[$0] }
      let isNewScreen = state.navigation.last?.visit != turn.navigationBefore.last?.visit
      guard
        !changed.isEmpty || isNewScreen || !turn.pending.isEmpty || !turn.touched.isEmpty
          || turn.environmentChanged || !turn.started.isEmpty || views.keyboard != state.keyboardHeight
      else { return }
      let round = Round(changed: changed, isNewScreen: isNewScreen, turn, views)
      for variable in changed {
        turn.outcome.events.append(.stateChanged(variable: variable, value: state.variables[variable]))
      }
      let keyboard = views.keyboard
      rebuild(round, &turn)
      followKeyboard(from: keyboard, round, &turn)
      if isNewScreen { schedule() }
      if isNewScreen, let screen = state.navigation.last {
        let change: AppEvent.ScreenChange = state.navigation.count < round.screenCount ? .pop : .push
        turn.outcome.events.append(.screenShown(screen: screen.screen, change: change))
      }
      let closed = followPresentations(round, &turn)
      let motion = motion(round)
      let isAnimated = duration(of: turn.started)
      endAnimationsOfGoneViews()
      let over = timeAnimations(motion, &turn)
      resolve(round.pending + over.flatMap(\.waiting), &turn)
      endEditingOfGoneFields(round, &turn)
      requestFocus(before: round, &turn)
      turn.startRound(state)
      runHandlers(round, closed, &turn)
      for animation in over { complete(animation, cause: round.cause, &turn) }
      runMotion(motion, round, isAnimated: isAnimated, &turn)
      if turn.isStopped {
        finish(&turn)
        return
      }
    }
  }

  /// After the steps were stopped: makes the views fit the state, and runs nothing more.
  private mutating func finish(_ turn: inout Turn) {
    let changed = turn.written.filter { state.variables[$0] != turn.before[$0] }
    let isNewScreen = state.navigation.last?.visit != turn.navigationBefore.last?.visit
    let round = Round(changed: changed, isNewScreen: isNewScreen, turn, views)
    for variable in changed {
      turn.outcome.events.append(.stateChanged(variable: variable, value: state.variables[variable]))
    }
    rebuild(round, &turn)
    if isNewScreen, let screen = state.navigation.last {
      turn.outcome.events.append(.screenShown(screen: screen.screen, change: .push))
    }
    _ = followPresentations(round, &turn)
    turn.startRound(state)
  }

  /// Makes anew what depends on the changes.
  private mutating func rebuild(_ round: Round, _ turn: inout Turn) {
    guard let screen = state.navigation.last, mock.screens.indices.contains(screen.screen) else { return }
    var changed = VariableSet.none
    for variable in round.changed { changed.formUnion(.variable(variable)) }
    let root = mock.screens[screen.screen].root
    var touched = turn.touched
    if titles(of: state.navigation).contains(where: { blueprint.titleDependencies[$0].intersects(changed) }) {
      touched += blueprint.navigationStacks[screen.screen]
      touched.append(root)
    }
    guard
      round.isNewScreen || turn.environmentChanged || !touched.isEmpty
        || blueprint.facts[Int(root)].variables.intersects(changed)
    else {
      guard views.keyboard != state.keyboardHeight else { return }
      layOut()
      clampOffsets()
      turn.outcome.viewsChanged = true
      return
    }
    // Texts in another language, denied features: a new setting of the device may change any view.
    let previous = turn.environmentChanged ? ViewTree() : views
    views = ViewTreeBuilder.build(
      mock: mock, blueprint: blueprint, state: state, previous: previous, changed: changed, touched: touched)
    if let uncovered = state.uncovered, views.node(uncovered.row) == nil { state.uncovered = nil }
    layOut()
    clampOffsets()
    turn.outcome.viewsChanged = true
    tellOverflow(&turn)
  }

  /// Says where there were too many views to show them all.
  func tellOverflow(_ turn: inout Turn) {
    guard let view = views.overflow else { return }
    turn.outcome.events.append(
      .fault(
        Diagnostic(
          at: mock.views[Int(view)].range, "the screen has more than 500,000 views or rows",
          help: "shorten the lists that loops go through")))
  }

  /// The screens whose titles a navigation bar shows.
  private func titles(of navigation: [AppState.ScreenState]) -> [Int] {
    navigation.suffix(2).map(\.screen).filter { mock.screens.indices.contains($0) }
  }

  /// Notes which presented views came and went, and tells it; answers those that went.
  private mutating func followPresentations(_ round: Round, _ turn: inout Turn) -> [ViewIdentity] {
    let present = views.presented.map { views.nodes[Int($0)].identity }
    guard !present.isEmpty || !round.presentations.isEmpty || !state.presentations.isEmpty else { return [] }
    state.presentations.removeAll { !present.contains($0) }
    for identity in present where !state.presentations.contains(identity) {
      state.presentations.append(identity)
    }
    let order = state.presentations
    views.presented.sort { a, b in
      (order.firstIndex(of: views.nodes[Int(a)].identity) ?? 0)
        < (order.firstIndex(of: views.nodes[Int(b)].identity) ?? 0)
    }
    // What lay over another screen goes with it without a word.
    let closed = round.isNewScreen ? [] : round.presentations.reversed().filter { !present.contains($0) }
    for identity in closed {
      turn.outcome.events.append(.dismissed(identity))
      state.detents.removeAll { $0.sheet == identity }
      forgetOffsets(in: identity, of: round.views)
    }
    for node in views.presented where !round.presentations.contains(views.nodes[Int(node)].identity) {
      let presented = views.nodes[Int(node)]
      let view = mock.views[Int(presented.view)]
      var type = view.type
      // What a picker pushes comes and goes as a screen does.
      if presented.part == .menu { type = views.isPage(node, in: mock) ? .navigationLink : .menu }
      turn.outcome.events.append(.presented(presented.identity, type))
    }
    return closed
  }

  /// Runs the handlers of a round, those of what went first.
  private mutating func runHandlers(_ round: Round, _ closed: [ViewIdentity], _ turn: inout Turn) {
    let cause = round.cause
    for identity in closed {
      guard let node = round.views.node(identity), round.views.nodes[Int(node)].part == nil else { continue }
      runHandler(.onDismiss, "onDismiss", of: node, in: round.views, cause, &turn)
    }
    runDisappearHandlers(round, &turn)
    runAppearHandlers(from: round.views, isNewScreen: round.isNewScreen, cause: cause, &turn)
    for variable in round.changed { runChangeHandlers(of: variable, round, &turn) }
  }

  private mutating func runDisappearHandlers(_ round: Round, _ turn: inout Turn) {
    let before = round.views.observers
    if !before.isEmpty, !hasSameObservers(round.views) {
      let present = Set(views.observers.map { views.nodes[Int($0)].identity })
      for node in before where !present.contains(round.views.nodes[Int(node)].identity) {
        runHandler(.onDisappear, "onDisappear", of: node, in: round.views, round.cause, &turn)
      }
    }
    if round.isNewScreen, let screen = round.screen, mock.screens.indices.contains(screen) {
      let steps = mock.screens[screen].onDisappear
      if !steps.isEmpty {
        run(steps, "onDisappear", StepContext(), cause: round.cause, screen: screen, &turn)
      }
    }
  }

  /// Runs `onAppear` of the screen, where it is a new one, and of the views that were not there before.
  mutating func runAppearHandlers(
    from before: ViewTree, isNewScreen: Bool, cause: Cause = Cause(handler: -1, what: .request),
    _ turn: inout Turn
  ) {
    let shown = views
    if isNewScreen, let screen = state.navigation.last?.screen, mock.screens.indices.contains(screen) {
      let steps = mock.screens[screen].onAppear
      if !steps.isEmpty { run(steps, "onAppear", StepContext(), cause: cause, screen: screen, &turn) }
    }
    guard !shown.observers.isEmpty, !hasSameObservers(before) else { return }
    let known = Set(before.observers.map { before.nodes[Int($0)].identity })
    for node in shown.observers where !known.contains(shown.nodes[Int(node)].identity) {
      runHandler(.onAppear, "onAppear", of: node, in: shown, cause, &turn)
    }
  }

  private func hasSameObservers(_ before: ViewTree) -> Bool {
    before.observers.count == views.observers.count
      && zip(before.observers, views.observers).allSatisfy {
        before.nodes[Int($0)].identity == views.nodes[Int($1)].identity
      }
  }

  private mutating func runChangeHandlers(of variable: Int, _ round: Round, _ turn: inout Turn) {
    let name = mock.variables[variable].name
    let cause = round.writers[variable] ?? round.cause
    for node in views.observers {
      let view = mock.views[Int(views.nodes[Int(node)].view)]
      guard case .handlers(let handlers)? = view.properties[.onChange] else { continue }
      for handler in handlers where handler.name == name {
        run(handler.steps, "onChange '\(name)'", context(at: node), cause: cause, &turn)
      }
    }
  }

  private mutating func runHandler(
    _ key: ViewKey, _ name: String, of node: NodeIndex, in tree: ViewTree, _ cause: Cause, _ turn: inout Turn
  ) {
    guard let steps = mock.views[Int(tree.nodes[Int(node)].view)].properties.steps(key) else { return }
    let present = views
    views = tree
    let context = context(at: node)
    views = present
    run(steps, name, context, cause: cause, &turn)
  }
}

/// What one round of settling starts from.
struct Round {
  let changed: [Int]
  let isNewScreen: Bool
  /// The views before.
  let views: ViewTree
  /// The variables before.
  let variables: [Value]
  let presentations: [ViewIdentity]
  /// The screen before.
  let screen: Int?
  let screenCount: Int
  let pending: [PendingEvent]
  let cause: Cause
  let writers: [Int: Cause]

  init(changed: [Int], isNewScreen: Bool, _ turn: Turn, _ views: ViewTree) {
    self.changed = changed
    self.isNewScreen = isNewScreen
    self.views = views
    variables = turn.before
    presentations = turn.presentationsBefore
    screen = turn.navigationBefore.last?.screen
    screenCount = turn.navigationBefore.count
    pending = turn.pending
    cause = turn.lastCause
    writers = turn.writers
  }
}

extension Turn {
  /// Starts the next round from a state that the views agree with.
  mutating func startRound(_ state: AppState) {
    before = state.variables
    presentationsBefore = state.presentations
    navigationBefore = state.navigation
    written = []
    pending = []
    touched = []
    environmentChanged = false
    started = []
    animated = [:]
  }
}
