/// A session that is driven by steps and keeps what they did: what the line dialogue, the prompt of the
/// full-screen program and the replay of files have in common.
///
/// What a step says is said to its end before the next one comes, unless that one interrupts. A live player lets
/// the clock run instead, and a step comes whenever the person makes it.
public struct WalkPlayer: Sendable {
  /// The session as it is now.
  public private(set) var session: Session
  /// Whether the clock runs by itself (`advance`), instead of standing still while something is said.
  public let isLive: Bool
  /// What the last step did so far, before the clock ran.
  private var recorder = WalkRecorder()
  /// What happened since, while the clock ran.
  private var waiting = WalkRecorder()
  /// How long the clock has run since the last step.
  private var elapsed = Duration.zero
  /// Of a player that is not live: the session before the last step's speech was said to its end.
  private var unfinished: (session: Session, recorder: WalkRecorder)?

  /// What a step did.
  public struct Outcome: Sendable {
    /// The lines of its recording, everything said to its end; none for an `expect` that holds.
    public var records: [WalkRecord] = []
    /// Everything the session sent out up to now, for those who show and play it.
    public var effects: [Effect] = []
    /// What an `expect` found instead of what it expected.
    public var failure: String?
    /// What the step before has turned out to have done, where this one came in the middle of its speech.
    public var interrupted: [WalkRecord]?
  }

  /// What makes a walk wrong.
  public enum Problem: Error, Hashable, Sendable {
    /// A place in the walk.
    case walk(Diagnostic)
    /// A place in the mock file; the steps there never come to an end.
    case mock(Diagnostic)
  }

  /// Takes a session that has not been started.
  public init(_ session: Session, isLive: Bool = false) {
    self.session = session
    self.isLive = isLive
  }

  /// Lets the screen appear.
  public mutating func start() throws(Problem) -> Outcome {
    let before = session.scene
    let effects = session.start()
    recorder = WalkRecorder()
    recorder.add(effects, before: before, after: session.scene)
    return try finish(effects)
  }

  /// Carries out a step. Steps that belong before the first gesture do nothing here.
  public mutating func perform(_ step: WalkStep) throws(Problem) -> Outcome {
    if case .expect(let expectation) = step.action { return Outcome(failure: try judge(expectation)) }
    if step.interrupts, let unfinished { (session, recorder) = unfinished }
    let events: [ResolvedEvent]
    do {
      events = try StepResolver.events(for: step.action, at: step.range, in: session)
    } catch {
      throw .walk(error)
    }
    var previous = recorder
    recorder = WalkRecorder()
    waiting = WalkRecorder()
    elapsed = .zero
    var effects: [Effect] = []
    for (place, resolved) in events.enumerated() {
      let before = session.scene
      let wasMuted = session.isMuted
      var new = session.update(resolved.event)
      if place == 0, !isLive {
        // What is silenced first is what the step before was saying.
        let silenced = new.prefix { $0.endsSpeech }
        previous.add(Array(silenced), before: before, after: before)
        new.removeFirst(silenced.count)
      }
      recorder.add(
        new, before: before, after: session.scene, isMuted: wasMuted && session.isMuted)
      effects += new
      if recorder.fault != nil { break }
      if !resolved.isCutOff, place < events.count - 1, !isLive { effects += finishSpeaking() }
    }
    var outcome = try finish(effects)
    if step.interrupts { outcome.interrupted = previous.records }
    return outcome
  }

  /// What there is instead of what is expected after the last step; nil where the expectation holds.
  public func judge(_ expectation: Expectation) throws(Problem) -> String? {
    let (session, records) = finished
    do {
      return try ExpectationJudge.judge(expectation, in: session, after: records)
    } catch {
      throw .walk(error)
    }
  }

  /// Goes on with another session, as the one that the steps so far have led to.
  public mutating func goOn(with session: Session) {
    recorder.append(waiting)
    if isLive { _ = finishSpeaking() }
    waiting = WalkRecorder()
    elapsed = .zero
    unfinished = nil
    self.session = session
  }

  /// Lets the clock of a live player run.
  public mutating func advance(by duration: Duration) -> [Effect] {
    let before = session.scene
    let effects = session.update(.advance(duration))
    elapsed += max(duration, .zero)
    waiting.add(
      effects, before: before, after: session.scene, isMuted: session.isMuted)
    return effects
  }

  /// The steps that a walk needs behind the last one to come to where the session is now, with what each did; and
  /// whether the step that comes next interrupts. Speech alone needs none.
  public var passage:
    (records: [WalkRecord], wait: (duration: Duration, records: [WalkRecord])?, interrupts: Bool)
  {
    let (end, records) = finished
    let isMoving = end.cursor != session.cursor
    guard isMoving || waiting.records.contains(where: { !$0.isHeard }) else { return (records, nil, false) }
    let done = recorder.records.isEmpty ? [.nothing] : recorder.records
    return (done, (elapsed, waiting.records.isEmpty ? [.nothing] : waiting.records), isMoving)
  }

  /// The session with everything said to its end, and what the last step did until then.
  private var finished: (session: Session, records: [WalkRecord]) {
    guard isLive else { return (session, recorder.records) }
    var end = session
    var records = recorder
    records.append(waiting)
    let before = end.scene
    records.add(end.update(.finishSpeaking), before: before, after: end.scene, isMuted: end.isMuted)
    return (end, records.records)
  }

  private mutating func finish(_ effects: [Effect]) throws(Problem) -> Outcome {
    if let fault = recorder.fault { throw .mock(fault) }
    guard !isLive else {
      let records = finished.records
      return Outcome(records: records.isEmpty ? [.nothing] : records, effects: effects)
    }
    unfinished = (session, recorder)
    let all = effects + finishSpeaking()
    if let fault = recorder.fault { throw .mock(fault) }
    return Outcome(records: recorder.records.isEmpty ? [.nothing] : recorder.records, effects: all)
  }

  private mutating func finishSpeaking() -> [Effect] {
    let before = session.scene
    let effects = session.update(.finishSpeaking)
    recorder.add(effects, before: before, after: session.scene, isMuted: session.isMuted)
    return effects
  }
}

extension Effect {
  /// Whether it only tells that something is not said any more.
  fileprivate var endsSpeech: Bool {
    switch self {
    case .stopSpeaking, .unspoken: true
    case .cursor, .focus, .scan, .overlay, .speak, .sound, .appSound, .screen, .state, .largeContent, .log,
      .fault:
      false
    }
  }
}

extension WalkRecord {
  /// Whether it is only something heard.
  fileprivate var isHeard: Bool {
    switch kind {
    case .speak, .hint, .sound: true
    case .cursor, .focus, .scan, .overlay, .screen, .state, .log, .nothing: false
    }
  }
}
