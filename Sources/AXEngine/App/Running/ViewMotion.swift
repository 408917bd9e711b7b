/// What the views on the screen say about how one change is animated.
struct ViewMotion {
  /// A view that says something, in the order of the tree.
  struct View {
    var node: NodeIndex
    /// The place behind its last descendant.
    var end: NodeIndex
    /// Seconds of its own animation; nil where it takes the animation away.
    var seconds: Double?
    /// Whether its own animation counts, instead of what comes from around it.
    var isOwn = false
    /// Whether its `transaction` looks at the change.
    var hasTransaction = false
    /// Whether the trigger of its animator has changed.
    var isTriggered = false
  }

  /// The views that look at the change; `disablesAnimations` of the step aside.
  var views: [View]
  /// The same where a step's transaction disables the views' `animation`; empty where none does.
  var disabled: [View]

  /// The time that the views give an animation of a step; nil where they say nothing.
  func seconds(replacing animation: Animation) -> Double? {
    let views = animation.disablesAnimations ? disabled : views
    return Self.longest(views[...])
  }

  /// The time that the animations of the view at a place in `views` and of those inside it take; nil where they have
  /// none of their own.
  func seconds(at place: Int) -> Double? {
    Self.longest(views[place...].prefix { $0.node < views[place].end })
  }

  /// What is later in the tree wins: of views inside each other the inner ones count, and the longest of those.
  private static func longest(_ views: ArraySlice<View>) -> Double? {
    var longest: Double?
    var inner: View?
    for view in views where view.isOwn {
      // They come in the order of the tree: one that holds another is followed by one that it holds.
      if let before = inner, view.node >= before.end { longest = max(longest ?? 0, before.seconds ?? 0) }
      inner = view
    }
    return inner.map { max(longest ?? 0, $0.seconds ?? 0) }
  }
}

extension App {
  /// What the views say about the changes of a round; nil where none says anything.
  func motion(_ round: Round) -> ViewMotion? {
    guard blueprint.hasAnimatedViews else { return nil }
    let change = ValueChange(self, round)
    let isDisabled = state.animations.contains { $0.animation.disablesAnimations }
    return ViewMotion(
      views: animatedViews(change, disablesAnimations: false),
      disabled: isDisabled ? animatedViews(change, disablesAnimations: true) : [])
  }

  private func animatedViews(_ change: ValueChange, disablesAnimations: Bool) -> [ViewMotion.View] {
    var result: [ViewMotion.View] = []
    // The ends of the views inside which no `animation` counts.
    var disabledUntil: NodeIndex = disablesAnimations ? .max : 0
    for node in views.observers {
      let target = views.nodes[Int(node)]
      let properties = mock.views[Int(target.view)].properties
      var view = ViewMotion.View(node: node, end: target.end)
      if let transaction = properties.record(.transaction),
        transaction.expression("value").map({ change.has($0, node) }) ?? !change.isEmpty
      {
        view.hasTransaction = true
        if let own = transaction["animation"] {
          // `null` takes the animation away.
          view.isOwn = true
          if case .record(let animation) = own { view.seconds = animation.number("duration") }
        }
        if transaction.flag("disablesAnimations") == true { disabledUntil = max(disabledUntil, target.end) }
      }
      if let animation = properties.record(.animation), node >= disabledUntil,
        let value = animation.expression("value"), change.has(value, node)
      {
        view.isOwn = true
        view.seconds = animation.number("duration")
      }
      let animator = properties.record(.phaseAnimator) ?? properties.record(.keyframeAnimator)
      view.isTriggered = animator?.expression("trigger").map { change.has($0, node) } ?? false
      if view.isOwn || view.hasTransaction || view.isTriggered { result.append(view) }
    }
    return result
  }

  /// Begins what views animate by themselves after a change: transactions with a completion, animators, and the
  /// animations of changes that no step animates.
  mutating func runMotion(_ motion: ViewMotion?, _ round: Round, isAnimated: Double?, _ turn: inout Turn) {
    guard blueprint.hasAnimatedViews else { return }
    let shown = views
    for (place, view) in (motion?.views ?? []).enumerated() {
      let target = shown.nodes[Int(view.node)]
      let properties = mock.views[Int(target.view)].properties
      let context = context(at: view.node)
      let seconds = motion?.seconds(at: place) ?? isAnimated ?? 0
      if view.hasTransaction, let transaction = properties.record(.transaction) {
        complete(transaction, target.identity, context, seconds, round.cause, &turn)
      }
      if view.isTriggered,
        let animator = properties.record(.phaseAnimator) ?? properties.record(.keyframeAnimator)
      {
        move(target.identity, Animation(animator), context, isEndless: false, &turn)
      } else if view.isOwn, isAnimated == nil {
        move(target.identity, Animation(seconds: view.seconds ?? 0), context, isEndless: false, &turn)
      }
    }
    runEndlessAnimators(&turn)
  }

  /// A completion without `value` is called once and never again; with `value` after every change.
  private mutating func complete(
    _ transaction: [RecordField], _ view: ViewIdentity, _ context: StepContext, _ seconds: Double,
    _ cause: Cause,
    _ turn: inout Turn
  ) {
    guard let steps = transaction.steps("completion") else { return }
    if transaction["value"] == nil {
      guard !state.completedOnce.contains(view) else { return }
      state.completedOnce.append(view)
    }
    var running = RunningAnimation(
      id: state.animationCount, animation: Animation(seconds: seconds), context: context)
    running.completion = steps
    running.animation.canBeReplaced = false
    begin(running, &turn)
  }

  /// Animators without a trigger move for as long as their views exist, unless motion is reduced.
  mutating func runEndlessAnimators(_ turn: inout Turn) {
    guard blueprint.hasAnimatedViews, !state.environment.isReduceMotionEnabled else { return }
    let shown = views
    for node in shown.observers {
      let target = shown.nodes[Int(node)]
      let properties = mock.views[Int(target.view)].properties
      guard let animator = properties.record(.phaseAnimator) ?? properties.record(.keyframeAnimator),
        animator["trigger"] == nil, !state.animations.contains(where: { $0.view == target.identity })
      else { continue }
      move(target.identity, Animation(animator), context(at: node), isEndless: true, &turn)
    }
  }

  /// Begins an animation of a view; one of its that is under way gives way.
  private mutating func move(
    _ view: ViewIdentity, _ animation: Animation, _ context: StepContext, isEndless: Bool, _ turn: inout Turn
  ) {
    guard animation.phases.contains(where: { $0.seconds > 0 || !$0.steps.isEmpty }) else { return }
    state.animations.removeAll { $0.view == view }
    // Nothing comes of motion alone: of very many moving views only some are followed, and the rest of the room is
    // left to what has steps.
    if state.animations.count >= DelayedSteps.most / 2, animation.phases.allSatisfy(\.steps.isEmpty) {
      return
    }
    var running = RunningAnimation(id: state.animationCount, animation: animation, context: context)
    running.view = view
    running.isEndless = isEndless
    running.animation.canBeReplaced = false
    begin(running, &turn)
  }
}

/// Tells which expressions have another value than before.
private struct ValueChange {
  private let before: EvaluationContext
  private let after: EvaluationContext
  private let known: [ViewIdentity: Int32]
  private let views: ViewTree
  /// Whether no variable has changed.
  let isEmpty: Bool

  init(_ app: App, _ round: Round) {
    var state = app.state
    state.variables = round.variables
    before = EvaluationContext(mock: app.mock, state: state, scopes: round.views.scopes)
    after = app.evaluation
    var known: [ViewIdentity: Int32] = [:]
    for node in round.views.observers {
      let found = round.views.nodes[Int(node)]
      known[found.identity] = found.scope
    }
    self.known = known
    views = app.views
    isEmpty = round.changed.isEmpty
  }

  /// Whether an expression of a view has changed; false for a view that was not there before.
  func has(_ expression: Expression, _ node: NodeIndex) -> Bool {
    let target = views.nodes[Int(node)]
    guard !isEmpty, let scope = known[target.identity] else { return false }
    return Evaluator.evaluate(expression, scope: scope, in: before)
      != Evaluator.evaluate(expression, scope: target.scope, in: after)
  }
}
