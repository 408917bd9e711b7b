/// Running steps: the dispatch to the families, and the bound on how many may run.
extension App {
  /// Runs a handler. The answer is what it returned: false where it says that it did not do the job.
  @discardableResult
  mutating func run(
    _ steps: [Step], _ name: String, _ context: StepContext, cause: Cause? = nil, screen: Int = -1,
    _ turn: inout Turn
  ) -> Bool {
    guard !turn.isStopped else { return true }
    let cause = cause ?? Cause(handler: turn.current, what: .request)
    let depth = cause.handler >= 0 ? turn.handlers[cause.handler].depth + 1 : 0
    turn.handlers.append(
      HandlerRecord(name: name, view: context.view, screen: screen, cause: cause, depth: depth))
    let outer = turn.current
    turn.current = turn.handlers.count - 1
    defer { turn.current = outer }
    if depth > Turn.longestChain {
      stop(&turn)
      return true
    }
    var context = context
    return run(steps, &context, &turn) ?? true
  }

  /// Runs steps in order; nil where none of them returned.
  mutating func run(_ steps: [Step], _ context: inout StepContext, _ turn: inout Turn) -> Bool? {
    for step in steps {
      turn.stepCount += 1
      if turn.stepCount > Turn.mostSteps { stop(&turn) }
      if turn.isStopped { return nil }
      if let answer = run(step, &context, &turn) { return answer }
    }
    return nil
  }

  private mutating func run(_ step: Step, _ context: inout StepContext, _ turn: inout Turn) -> Bool? {
    switch step {
    case .set, .toggle, .append, .insert, .remove, .move: runStateStep(step, &context, &turn)
    case .push, .pop, .popToRoot, .selectTab: runNavigationStep(step, context, &turn)
    case .present, .dismiss: runPresentationStep(step, context, &turn)
    case .focus, .updateFocus, .post, .scrollTo, .play: runAttentionStep(step, context, &turn)
    case .returning(let answer): return answer
    case .condition(let condition, let yes, let no):
      return run(evaluate(condition, context).isTrue ? yes : no, &context, &turn)
    case .animate(let animation, let steps, let completion):
      return animate(animation, steps, completion, &context, &turn)
    case .after(let seconds, let steps):
      if !delay(steps, seconds: seconds, context) { stop(&turn) }
    case .requestGuidedAccess(let isOn):
      // GA-07: on a device this needs a managed app.
      var environment = state.environment
      environment.guidedAccess.apply(isOn ? .start : .end)
      setEnvironment(environment, &turn)
    }
    return nil
  }

  /// Stops the steps of a request for good and says which ones never end.
  func stop(_ turn: inout Turn) {
    guard !turn.isStopped else { return }
    turn.isStopped = true
    let record = turn.handlers.last
    let root = record.flatMap {
      mock.screens.indices.contains($0.screen) ? mock.screens[$0.screen].root : nil
    }
    let view = record.map(\.view).flatMap { $0 >= 0 ? $0 : nil } ?? root
    let range = view.map { mock.views[Int($0)].range } ?? SourceRange(0, 0)
    turn.outcome.events.append(
      .fault(
        Diagnostic(
          at: range, "steps never come to an end: \(chain(turn))",
          help: "let a condition end the chain")))
  }

  /// Names the handlers and steps that follow each other, up to where they repeat.
  private func chain(_ turn: Turn) -> String {
    var names: [String] = []
    var index = turn.handlers.count - 1
    while index >= 0, names.count < 16 {
      let record = turn.handlers[index]
      let name = describe(record)
      if let place = names.firstIndex(of: name) {
        // A circle: what sets the earliest of these handlers off is the last thing that they do.
        if place == 0, names.count > 1 { names.insert(names.removeLast(), at: 0) }
        break
      }
      names.append(name)
      guard record.cause.handler >= 0, let what = describe(record.cause.what) else { break }
      names.append(what)
      index = record.cause.handler
    }
    return names.reversed().joined(separator: " → ") + " → …"
  }

  /// A handler in words, with the view or screen it belongs to.
  func describe(_ record: HandlerRecord) -> String {
    if record.view >= 0, mock.views.indices.contains(Int(record.view)) {
      let view = mock.views[Int(record.view)]
      return (view.id.map { "view '\($0)' " } ?? view.type.rawValue + " ") + record.name
    }
    guard mock.screens.indices.contains(record.screen) else { return record.name }
    return "screen '\(mock.screens[record.screen].name)' \(record.name)"
  }

  private func describe(_ what: Cause.What) -> String? {
    switch what {
    case .request: nil
    case .push(let screen): "push '\(mock.screens[screen].name)'"
    case .pop: "pop"
    case .popToRoot: "popToRoot"
    case .selectTab: "selectTab"
    case .present(let view): "present '\(mock.views[Int(view)].id ?? mock.views[Int(view)].type.rawValue)'"
    case .dismiss: "dismiss"
    case .write(let variable): "set '\(mock.variables[variable].name)'"
    }
  }
}
