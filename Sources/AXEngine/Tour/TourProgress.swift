/// How far a person has come on a tour.
public struct TourProgress: Sendable {
  /// The tour.
  public let tour: Tour
  /// The stop at hand, from 0; the number of stops when all are behind.
  public private(set) var place: Int
  /// What the person has done at this stop, until its task was done.
  public private(set) var gestures = 0
  /// Hints that were shown at this stop.
  public private(set) var hints = 0
  /// Whether the task at hand is done.
  public private(set) var isDone = false
  /// Of each stop how it was done; nil where it was not.
  public private(set) var results: [Result?]

  /// How a task was done.
  public struct Result: Hashable, Sendable {
    /// Gestures, keys and characters.
    public var gestures: Int
    /// Hints that were asked for.
    public var hints: Int
  }

  /// Begins a tour, at its first stop or another one.
  public init(_ tour: Tour, at place: Int = 0) {
    self.tour = tour
    self.place = min(max(0, place), tour.stops.count)
    results = Array(repeating: nil, count: tour.stops.count)
  }

  /// The stop at hand; nil when all are behind.
  public var stop: Tour.Stop? { tour.stops.indices.contains(place) ? tour.stops[place] : nil }
  /// The last hint that was shown.
  public var hint: String? {
    guard let stop, hints > 0, stop.hints.indices.contains(hints - 1) else { return nil }
    return stop.hints[hints - 1]
  }

  // MARK: Moves

  /// The stop at hand begins anew; at the end of the tour, the tour.
  public mutating func again() { go(to: stop == nil ? 0 : place) }

  /// The next stop, whether or not the task is done.
  public mutating func next() { go(to: min(place + 1, tour.stops.count)) }

  private mutating func go(to place: Int) {
    self.place = place
    gestures = 0
    hints = 0
    isDone = false
  }

  /// Shows one more hint; false where there is no further one.
  public mutating func showHint() -> Bool {
    guard let stop, hints < stop.hints.count else { return false }
    hints += 1
    return true
  }

  // MARK: Steps

  /// The person has carried out a step.
  public mutating func count(_ action: WalkAction) {
    if !isDone { gestures += action.gestures }
  }

  /// The person has undone a step.
  public mutating func takeBack(_ action: WalkAction) {
    if !isDone { gestures = max(0, gestures - action.gestures) }
  }

  /// Looks whether the task is done now; true when it has just become so. An expectation that cannot be judged on
  /// the screen as it is does not hold.
  public mutating func judge(_ player: WalkPlayer) -> Bool {
    guard let stop, !isDone, stop.checks.allSatisfy({ $0.holds(player) }) else { return false }
    isDone = true
    let result = Result(gestures: gestures, hints: hints)
    // The best way counts where a stop was done more than once.
    if results[place].map({ $0.gestures > gestures }) ?? true { results[place] = result }
    return true
  }
}

extension Tour.Line {
  /// Whether an expectation holds.
  fileprivate func holds(_ player: WalkPlayer) -> Bool {
    guard case .expect(let expectation) = step.action else { return false }
    do throws(WalkPlayer.Problem) {
      return try player.judge(expectation) == nil
    } catch {
      return false
    }
  }
}
