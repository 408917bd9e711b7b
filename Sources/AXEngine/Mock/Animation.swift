/// How long something moves, and in which parts.
public struct Animation: Hashable, Sendable {
  /// One after the other; a plain duration and keyframes are one without a name.
  public var phases: [Phase]
  /// Whether a view's `animation` may take its place: phases and keyframes have times of their own.
  public var canBeReplaced: Bool
  /// `Transaction.disablesAnimations`: no view's `animation` takes its place.
  public var disablesAnimations: Bool

  /// A part of an animation.
  public struct Phase: Hashable, Sendable {
    /// What it is called; nil where the file gives no name.
    public var name: String?
    /// In seconds, zero or more.
    public var seconds: Double
    /// Run when it begins.
    public var steps: [Step]

    /// Makes a phase.
    public init(_ name: String? = nil, seconds: Double, steps: [Step] = []) {
      self.name = name
      self.seconds = seconds
      self.steps = steps
    }
  }

  /// Makes an animation of phases.
  public init(_ phases: [Phase], canBeReplaced: Bool = false, disablesAnimations: Bool = false) {
    self.phases = phases
    self.canBeReplaced = canBeReplaced
    self.disablesAnimations = disablesAnimations
  }

  /// Makes an animation of one duration in seconds.
  public init(seconds: Double, disablesAnimations: Bool = false) {
    self.init([Phase(seconds: seconds)], canBeReplaced: true, disablesAnimations: disablesAnimations)
  }
}

extension Animation {
  /// What `animate`, `phaseAnimator` or `keyframeAnimator` says. Keyframes run side by side: the last one to end
  /// ends them all.
  init(_ fields: [RecordField]) {
    if fields["phases"] != nil {
      self.init(
        fields.records("phases").map {
          Phase($0.string("name"), seconds: $0.number("duration") ?? 0, steps: $0.steps("do") ?? [])
        })
    } else if fields["keyframes"] != nil {
      let end = fields.records("keyframes").reduce(0) {
        max($0, ($1.number("at") ?? 0) + ($1.number("duration") ?? 0))
      }
      self.init([Phase(seconds: end)])
    } else {
      self.init(seconds: fields.number("duration") ?? 0)
    }
    disablesAnimations = fields.flag("disablesAnimations") ?? false
  }
}
