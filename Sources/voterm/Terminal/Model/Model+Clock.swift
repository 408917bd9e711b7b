import AXEngine

/// The session's clock runs with the terminal's, while something waits for it and the person lets it.
extension Model {
  var deadline: Int64? {
    // Between two looks keys are taken.
    [sessionDeadline, fileReload.due, matrixWork == nil ? nil : 0].compactMap { $0 }.min()
  }

  /// When something begins to be said, or happens, by itself; and every second while the time left is shown.
  private var sessionDeadline: Int64? {
    guard let clock, let session = rehearsal?.session, let wait = session.untilNextEvent else { return nil }
    let next = Int64((wait / .milliseconds(1)).rounded(.up))
    return clock + (session.nextTimer == nil ? next : min(next, 1000))
  }

  mutating func wake(now: Int64) -> [ShellCommand] {
    if let due = fileReload.due, due <= now { reload(now: now) }
    if matrixWork != nil { goOnWithMatrix() }
    catchUp(now: now)
    return sounds.take(now: now)
  }

  /// The longest stretch that is made up for in one go, in milliseconds, beyond what was waited for: time during which
  /// the program was stopped, or the machine slept, does not count.
  private static let latest: Int64 = 5000

  /// Lets the session's clock run up to now; it stands still while nothing waits for it.
  mutating func catchUp(now: Int64) {
    defer { startClock(now: now) }
    guard let clock, now > clock, let wait = rehearsal?.session.untilNextEvent else { return }
    let most = max(Self.latest, Int64((wait / .milliseconds(1)).rounded(.up)))
    let effects = rehearsal?.advance(by: .milliseconds(min(now - clock, most))) ?? []
    if effects.isEmpty { return }
    show(effects, isLater: true)
    judgeTour(after: nil)
  }

  /// The clock runs from now on, where something waits for it.
  mutating func startClock(now: Int64) {
    clock = isClockStopped || rehearsal?.session.untilNextEvent == nil ? nil : now
  }

  /// Stops the clock and says what waits for it, or lets it go on.
  mutating func stopOrStartClock(now: Int64) {
    catchUp(now: now)
    guard let session = rehearsal?.session else { return }
    isClockStopped.toggle()
    startClock(now: now)
    guard isClockStopped else { return setStatus(TimerWords.clockRuns) }
    let text = TimerWords.clockStands(session.pendingTimers.map { $0.words() })
    log.add(.note, text)
    setStatus(text)
  }

  /// What the position line says of the clock.
  var clockWords: String? {
    guard let session = rehearsal?.session else { return nil }
    let count = session.pendingTimers.count
    let next = session.nextTimer.map { TimerWords.next($0.words(inWholeSeconds: true), others: count - 1) }
    return isClockStopped ? TimerWords.clockStands(next: next) : next
  }
}

extension Session {
  /// What happens next of what waits; a motion without end counts last.
  var nextTimer: PendingTimer? {
    pendingTimers.min { ($0.left ?? .seconds(1_000_000)) < ($1.left ?? .seconds(1_000_000)) }
  }
}
