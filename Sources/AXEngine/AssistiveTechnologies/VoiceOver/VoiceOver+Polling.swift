/// Values of elements that update frequently: they are looked at from time to time (CU-46, CU-86, SE-34).
extension VoiceOver {
  /// How long after a value the next one may be spoken. No number is published, so one second is a choice.
  static let pollPace = Duration.seconds(1)

  /// How long until a value that waits is spoken; nil where none does.
  public func untilNext(in scene: Scene) -> Duration? { hasUnspokenValue ? max(pollWait, .zero) : nil }

  public func place(in scene: Scene) -> NodeIndex? { cursor.map { scene[$0].node } }

  /// Speaks a new value, or lets it wait where the last one was only just spoken.
  mutating func poll(at index: ElementIndex, in scene: Scene, _ reactions: inout [Reaction]) {
    guard pollWait <= .zero else { return hasUnspokenValue = true }
    say(composer.value(of: index, in: scene), &reactions)
    hasUnspokenValue = false
    pollWait = Self.pollPace
  }

  /// Lets time pass; what is due is spoken.
  public mutating func advance(by duration: Duration, in scene: Scene) -> [Reaction] {
    guard pollWait > .zero else { return [] }
    pollWait -= duration
    var reactions: [Reaction] = []
    if hasUnspokenValue, pollWait <= .zero, let cursor { poll(at: cursor, in: scene, &reactions) }
    return reactions
  }
}
