/// A tour: screens with tasks for people to solve by gestures, one stop after another.
public struct Tour: Sendable {
  /// The file.
  public var source: SourceFile
  /// What the tour is called.
  public var title: String
  /// How long it takes a group that is new to it, in minutes; nil where the file does not say.
  public var minutes: Double?
  /// The stops in their order; at least one.
  public var stops: [Stop]

  /// One screen with one task.
  public struct Stop: Sendable {
    /// What it is about, in a word or two.
    public var title: String
    /// The mock, relative to the tour's folder.
    public var mock: Located
    /// What stands before the person takes over: set-up lines, and behind them steps that are made already.
    public var before: [Line]
    /// Where `before` stands, for what is found out only with the mock; the mock's place where there is none.
    public var beforeRange: SourceRange
    /// What is to be done.
    public var task: String
    /// Help in the order in which it is given.
    public var hints: [String]
    /// The `expect` lines that all hold when the task is done; at least one.
    public var checks: [Line]
    /// The shortest way that its author knows, as steps; empty where none is given.
    public var steps: [Line]
    /// What to take along, told when the task is done.
    public var lesson: String?

    /// The fewest gestures that are known to do it; nil without ``steps``.
    public var fewest: Int? {
      steps.isEmpty ? nil : steps.reduce(0) { $0 + $1.step.action.gestures }
    }

    /// The lines that say how the screen begins.
    public var setUp: ArraySlice<Line> { before.prefix { $0.step.maySetUp } }
    /// The steps that are made before the person takes over.
    public var lead: ArraySlice<Line> { before.dropFirst(setUp.count) }
  }

  /// A step of a walk in the file.
  public struct Line: Sendable {
    /// As a walk file would have it.
    public var text: String
    /// The same, read; places in it count from the beginning of ``text``.
    public var step: WalkStep
    /// Where the text stands in the file.
    public var range: SourceRange

    /// What is wrong with the step, at its place in the tour.
    public func placed(_ problem: Diagnostic) -> Diagnostic {
      Diagnostic(at: range, problem.message, help: problem.help)
    }
  }
}

extension Tour.Stop {
  /// The session with which the stop begins, not yet started.
  ///
  /// - Throws: What is wrong with the set-up, at its place in the tour.
  public func makeSession(_ mock: Mock) throws(Diagnostic) -> Session {
    var lines = WalkSetUp()
    for line in setUp { lines.add(line.step.action) }
    do {
      return try lines.makeSession(mock)
    } catch {
      throw Diagnostic(at: beforeRange, error.message, help: error.help)
    }
  }

  /// The stop up to where the person takes over, and what happened until then.
  ///
  /// - Throws: What is wrong with the stop, or with the steps of its mock.
  public func begin(
    _ mock: Mock
  ) throws(WalkPlayer.Problem) -> (player: WalkPlayer, records: [WalkRecord]) {
    let session: Session
    do {
      session = try makeSession(mock)
    } catch {
      throw .walk(error)
    }
    var player = WalkPlayer(session)
    var records = try player.start().records
    for line in lead {
      do {
        records += try player.perform(line.step).records
      } catch {
        throw line.placed(error)
      }
    }
    return (player, records)
  }
}

extension Tour.Line {
  /// The same problem, what is wrong with the step at its place in the tour.
  func placed(_ problem: WalkPlayer.Problem) -> WalkPlayer.Problem {
    switch problem {
    case .walk(let diagnostic): .walk(placed(diagnostic))
    case .mock: problem
    }
  }
}
