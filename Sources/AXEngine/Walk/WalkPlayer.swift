/// A session that is driven by steps and keeps what they did: what the line dialogue, the prompt of the
/// full-screen program and the replay of files have in common.
public struct WalkPlayer: Sendable {
  /// The session.
  public private(set) var session: Session
  /// What the last step did; `expect` looks at it.
  public private(set) var records: [WalkRecord] = []
  private var recorder = WalkRecorder()

  /// What a step did.
  public struct Outcome: Sendable {
    /// The lines of its recording; none for an `expect` that holds.
    public var records: [WalkRecord] = []
    /// Everything the session sent out, for those who show and play it.
    public var effects: [Effect] = []
    /// What an `expect` found instead of what it expected.
    public var failure: String?
  }

  /// What makes a walk wrong.
  public enum Problem: Error, Hashable, Sendable {
    /// A place in the walk.
    case walk(Diagnostic)
    /// A place in the mock file; the steps there never come to an end.
    case mock(Diagnostic)
  }

  /// Takes a session that has not been started.
  public init(_ session: Session) { self.session = session }

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
    if case .expect(let expectation) = step.action {
      do {
        let failure = try ExpectationJudge.judge(expectation, in: session, after: records)
        return Outcome(failure: failure)
      } catch {
        throw .walk(error)
      }
    }
    let events: [ResolvedEvent]
    do {
      events = try StepResolver.events(for: step.action, in: session)
    } catch {
      throw .walk(error)
    }
    recorder = WalkRecorder()
    var effects: [Effect] = []
    for resolved in events {
      let before = session.scene
      let wasMuted = session.isMuted
      let new = session.update(resolved.event)
      let isMuted = wasMuted && session.isMuted
      recorder.add(
        new, before: before, after: session.scene, isMuted: isMuted, isCutOff: resolved.isCutOff)
      effects += new
      if recorder.fault != nil { break }
    }
    return try finish(effects)
  }

  private mutating func finish(_ effects: [Effect]) throws(Problem) -> Outcome {
    records = recorder.records
    if let fault = recorder.fault { throw .mock(fault) }
    return Outcome(records: records.isEmpty ? [.nothing] : records, effects: effects)
  }
}
