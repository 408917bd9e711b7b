/// The shortest ways of a tour, played: whether they do the tasks, and whether nothing shorter does.
public struct TourProof: Sendable {
  /// What is wrong, each with the file it is in.
  public private(set) var problems: [(source: SourceFile, diagnostic: Diagnostic)] = []
  /// Stops whose shortest way was played and held.
  public private(set) var played = 0

  private let tour: Tour

  /// Plays a tour.
  ///
  /// - Parameter opener: Gives a mock for the path behind `open`; nil where it cannot, having said why.
  public init(_ tour: Tour, opener: (Located) -> Mock?) {
    self.tour = tour
    for stop in tour.stops {
      guard let mock = opener(stop.mock) else {
        complain(at: stop.mock.range, "the mock cannot be opened")
        continue
      }
      do throws(WalkPlayer.Problem) {
        try play(stop, mock)
      } catch {
        switch error {
        case .walk(let diagnostic): problems.append((tour.source, diagnostic))
        case .mock(let diagnostic): problems.append((mock.source, diagnostic))
        }
      }
    }
  }

  private mutating func play(_ stop: Tour.Stop, _ mock: Mock) throws(WalkPlayer.Problem) {
    var player = try stop.begin(mock).player
    if try failures(of: stop, player).isEmpty {
      return complain(at: stop.checks.first?.range ?? stop.mock.range, "the task is done before anything was")
    }
    guard !stop.steps.isEmpty else { return }
    var isDone = false
    for line in stop.steps {
      // Several in one line are judged one by one, as they are made.
      for step in line.step.singly {
        if isDone {
          return complain(at: line.range, "the task was done before this step", help: "leave it out")
        }
        do {
          _ = try player.perform(step)
        } catch {
          throw line.placed(error)
        }
        isDone = try failures(of: stop, player).isEmpty
      }
    }
    let left = try failures(of: stop, player)
    for (line, found) in left { complain(at: line.range, "the shortest way does not lead here: \(found)") }
    if left.isEmpty { played += 1 }
  }

  /// The expectations that do not hold, with what there is instead.
  private func failures(
    of stop: Tour.Stop, _ player: WalkPlayer
  ) throws(WalkPlayer.Problem) -> [(line: Tour.Line, found: String)] {
    var failures: [(line: Tour.Line, found: String)] = []
    for line in stop.checks {
      guard case .expect(let expectation) = line.step.action else { continue }
      do {
        if let found = try player.judge(expectation) { failures.append((line, found)) }
      } catch {
        throw line.placed(error)
      }
    }
    return failures
  }

  private mutating func complain(at range: SourceRange, _ message: String, help: String? = nil) {
    problems.append((tour.source, Diagnostic(at: range, message, help: help)))
  }
}

extension WalkStep {
  /// The step as often as it says, one time each.
  fileprivate var singly: [WalkStep] {
    guard case .input(let input, let times) = action, times > 1 else { return [self] }
    var step = self
    step.action = .input(input, times: 1)
    return Array(repeating: step, count: times)
  }
}
