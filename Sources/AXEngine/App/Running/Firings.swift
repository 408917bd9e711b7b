/// What has happened by itself while the clock ran on, counted: timers, what screens have scheduled, phases of
/// animations. One count goes with one stretch of time.
struct Firings {
  /// How often something may happen by itself in one stretch: a day of a timer that fires every second, and some more.
  static let most = 100_000
  /// How many steps may run.
  static let mostSteps = 1_000_000

  /// What happens by itself, in the file.
  struct Source: Hashable {
    /// The key it stands under.
    var name: String
    /// The view it belongs to; -1 for a screen's own.
    var view: ViewIndex
    /// The screen in front.
    var screen: Int
    /// Its place in the file; nil for that of the view, or of what the screen shows.
    var range: SourceRange?
  }

  private var count = 0
  private var steps = 0
  private var counts: [(source: Source, count: Int)] = []

  /// Whether there was too much of it to be meant.
  var areTooMany: Bool { count > Self.most || steps > Self.mostSteps }

  /// What happened most often, the first of several.
  var busiest: (source: Source, count: Int)? {
    counts.reduce(nil) { best, next in best.map { $0.count >= next.count } ?? false ? best : next }
  }

  /// Counts something that has happened.
  mutating func add(_ source: Source) {
    count += 1
    if let place = counts.firstIndex(where: { $0.source == source }) {
      counts[place].count += 1
    } else {
      counts.append((source, 1))
    }
  }

  /// Counts steps that have run.
  mutating func add(steps new: Int) { steps += new }
}

extension App {
  /// Says what keeps the clock from getting on, and where it stands.
  func fault(of firings: Firings, in time: Duration) -> Diagnostic {
    let busiest = firings.busiest
    let source = busiest?.source ?? Firings.Source(name: "", view: -1, screen: -1)
    let isScreen = mock.screens.indices.contains(source.screen)
    let view = source.view >= 0 ? source.view : isScreen ? mock.screens[source.screen].root : -1
    let shown = mock.views.indices.contains(Int(view)) ? mock.views[Int(view)].range : SourceRange(0, 0)
    let record = HandlerRecord(
      name: source.name, view: source.view, screen: source.screen, cause: Cause(handler: -1, what: .request),
      depth: 0)
    let seconds = (time / .milliseconds(10)).rounded(.up) / 100
    return Diagnostic(
      at: source.range ?? shown,
      "the clock does not get on: \(describe(record)) has run \(busiest?.count ?? 0) times in "
        + NumberText.text(of: seconds) + " s",
      help: "let it come less often, or end; or wait for a shorter time")
  }
}
