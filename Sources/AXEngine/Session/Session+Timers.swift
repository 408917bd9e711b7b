/// What waits for its time on the virtual clock, to be shown.
public struct PendingTimer: Hashable, Sendable {
  /// What waits.
  public enum Kind: Hashable, Sendable {
    /// Steps that were put off with `after`.
    case after
    /// Steps that the screen has scheduled.
    case scheduled
    /// An animation; with the name of the phase at hand, where it has one.
    case animation(phase: String?)
  }

  public var kind: Kind
  /// Until it happens, or is over; nil for a motion without end.
  public var left: Duration?

  /// Makes an entry.
  public init(_ kind: Kind, left: Duration?) {
    self.kind = kind
    self.left = left
  }

  /// The entry in words: "timer 2.4 s", "animating left 0.1 s"; in whole seconds, begun ones counted, "timer 3 s".
  public func words(inWholeSeconds: Bool = false) -> String {
    let what =
      switch kind {
      case .after: TimerWords.after
      case .scheduled: TimerWords.scheduled
      case .animation(let phase): TimerWords.animating(phase)
      }
    guard let left else { return what + " " + TimerWords.withoutEnd }
    let tenths = (left / .milliseconds(100)).rounded(.up) / 10
    return what + " " + TimerWords.seconds(inWholeSeconds ? tenths.rounded(.up) : tenths)
  }
}

extension Session {
  /// What waits for its time: timers, then animations, each in the order in which they began.
  public var pendingTimers: [PendingTimer] {
    app.state.delayed.map { PendingTimer($0.visit == nil ? .after : .scheduled, left: $0.wait) }
      + app.state.animations.map {
        PendingTimer(.animation(phase: $0.phaseName), left: $0.isEndless ? nil : $0.left)
      }
  }
}
