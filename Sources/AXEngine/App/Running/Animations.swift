/// An animation under way on the virtual clock.
struct RunningAnimation: Hashable, Sendable {
  /// Tells it from others; by the order in which they began.
  var id: Int
  var animation: Animation
  /// The phase at hand, from 0.
  var phase = 0
  /// Until that phase is over.
  var wait = Duration.zero
  /// The view that moves by itself, with which the animation ends; nil where steps began it.
  var view: ViewIdentity?
  /// Whether it goes on for as long as its view exists.
  var isEndless = false
  var context: StepContext
  /// What it was asked of attention, to be told at the end.
  var waiting: [PendingEvent] = []
  var completion: [Step] = []

  /// Whether nothing happens by itself before its view goes.
  var isInert: Bool { isEndless && animation.phases.allSatisfy(\.steps.isEmpty) }
  /// What the phase at hand is called; nil where it has no name.
  var phaseName: String? {
    animation.phases.indices.contains(phase) ? animation.phases[phase].name : nil
  }
  /// Until all of it is over.
  var left: Duration {
    animation.phases.dropFirst(phase + 1).reduce(wait) { $0 + .virtual(seconds: $1.seconds) }
  }
}

extension Duration {
  /// Seconds on the virtual clock, at most a day; what takes any time at all takes as long as the shortest delay.
  static func virtual(seconds: Double) -> Duration {
    guard seconds > 0 else { return .zero }
    return max(DelayedSteps.shortest, .milliseconds(Int64(min(seconds, Shape.longestTime) * 1000)))
  }
}

/// Animations begin, go on and end. What they show is there at once; only attention and `completion` wait.
extension App {
  /// The step `animate`.
  mutating func animate(
    _ animation: Animation, _ steps: [Step], _ completion: [Step], _ context: inout StepContext,
    _ turn: inout Turn
  ) -> Bool? {
    var running = RunningAnimation(id: state.animationCount, animation: animation, context: context)
    running.completion = completion
    var answer: Bool?
    hold(&running, &turn) { app, turn in answer = app.run(steps, &context, &turn) }
    running.context = context
    begin(running, &turn)
    return answer
  }

  /// Begins an animation; how long it takes is settled when all views are there.
  mutating func begin(_ animation: RunningAnimation, _ turn: inout Turn) {
    guard state.animations.count < DelayedSteps.most else { return stop(&turn) }
    var animation = animation
    state.animationCount = max(state.animationCount, animation.id + 1)
    enterPhase(of: &animation, &turn)
    state.animations.append(animation)
    turn.started.append(animation.id)
  }

  /// Begins the phase at hand; phases that take no time are passed on the way.
  private mutating func enterPhase(of animation: inout RunningAnimation, _ turn: inout Turn) {
    while animation.phase < animation.animation.phases.count {
      let phase = animation.animation.phases[animation.phase]
      if !phase.steps.isEmpty {
        let context = animation.context
        hold(&animation, &turn) { app, turn in app.run(phase.steps, "phases", context, &turn) }
      }
      animation.wait = state.environment.isReduceMotionEnabled ? .zero : .virtual(seconds: phase.seconds)
      if animation.isEndless { animation.wait = max(animation.wait, DelayedSteps.shortest) }
      if animation.wait > .zero { return }
      animation.phase += 1
    }
  }

  /// Runs steps whose focus moves and announcements wait for the end of an animation.
  private mutating func hold(
    _ animation: inout RunningAnimation, _ turn: inout Turn, while body: (inout App, inout Turn) -> Void
  ) {
    let variables = state.variables
    let told = turn.pending.count
    // Animations that begin inside count on.
    state.animationCount = max(state.animationCount, animation.id + 1)
    body(&self, &turn)
    let new = turn.pending[told...]
    animation.waiting += new.filter(\.asksForAttention)
    turn.pending = turn.pending[..<told] + new.filter { !$0.asksForAttention }
    for slot in variables.indices where state.variables[slot] != variables[slot] {
      turn.animated[slot] = animation.id
    }
  }

  /// The longest of the animations that have begun, in seconds; nil where none has.
  func duration(of started: [Int]) -> Double? {
    let begun = state.animations.filter { started.contains($0.id) && $0.view == nil }
    return begun.map { $0.animation.phases.reduce(0) { $0 + $1.seconds } }.max()
  }

  /// Gives the animations that have begun their time, by what the views say. The answer are those that take none.
  mutating func timeAnimations(_ motion: ViewMotion?, _ turn: inout Turn) -> [RunningAnimation] {
    var over: [RunningAnimation] = []
    for id in turn.started {
      guard let place = state.animations.firstIndex(where: { $0.id == id }) else { continue }
      let animation = state.animations[place].animation
      if animation.canBeReplaced, let seconds = motion?.seconds(replacing: animation) {
        state.animations[place].animation.phases[0].seconds = seconds
        state.animations[place].wait =
          state.environment.isReduceMotionEnabled ? .zero : .virtual(seconds: seconds)
      }
      if state.animations[place].wait <= .zero { over.append(state.animations.remove(at: place)) }
    }
    return over
  }

  /// The views that animations belong to have gone, or nothing is to move any more.
  mutating func endAnimationsOfGoneViews() {
    guard state.animations.contains(where: { $0.view != nil }) else { return }
    let isStill = state.environment.isReduceMotionEnabled
    state.animations.removeAll { animation in
      guard let view = animation.view else { return false }
      return animation.isEndless && isStill || views.node(view) == nil
    }
  }

  /// How long until an animation does something by itself; nil where none will.
  var untilAnimation: Duration? { state.animations.filter { !$0.isInert }.map(\.wait).min() }

  /// Lets time pass for animations, and goes on with those that are due.
  mutating func advanceAnimations(by duration: Duration, _ firings: inout Firings, _ turn: inout Turn) {
    for index in state.animations.indices where !state.animations[index].isInert {
      state.animations[index].wait -= duration
    }
    for id in state.animations.filter({ !$0.isInert && $0.wait <= .zero }).map(\.id) {
      guard var animation = state.animations.first(where: { $0.id == id }) else { continue }
      firings.add(
        Firings.Source(name: key(of: animation), view: animation.context.view, screen: currentScreen ?? -1))
      animation.phase += 1
      if animation.isEndless { animation.phase %= max(1, animation.animation.phases.count) }
      if let node = animation.view.flatMap({ views.node($0) }) { animation.context = context(at: node) }
      enterPhase(of: &animation, &turn)
      guard let place = state.animations.firstIndex(where: { $0.id == id }) else { continue }
      if animation.phase < animation.animation.phases.count {
        state.animations[place] = animation
      } else {
        state.animations.remove(at: place)
        turn.pending += animation.waiting
        complete(animation, &turn)
      }
    }
  }

  /// The key under which an animation stands.
  private func key(of animation: RunningAnimation) -> String {
    guard let node = animation.view.flatMap({ views.node($0) }) else { return "animate" }
    if animation.animation.canBeReplaced { return "animation" }
    let properties = mock.views[Int(views.nodes[Int(node)].view)].properties
    return properties.record(.phaseAnimator) == nil ? "keyframeAnimator" : "phaseAnimator"
  }

  /// Runs what an animation has left for its end.
  mutating func complete(_ animation: RunningAnimation, cause: Cause? = nil, _ turn: inout Turn) {
    guard !animation.completion.isEmpty else { return }
    run(animation.completion, "completion", animation.context, cause: cause, &turn)
  }
}

extension PendingEvent {
  /// Whether it moves focus or speaks: that waits for the end of an animation.
  var asksForAttention: Bool {
    switch self {
    case .focus, .focusBinding, .focusUpdate, .post, .event(.notification): true
    case .scrollTo, .event: false
    }
  }
}
