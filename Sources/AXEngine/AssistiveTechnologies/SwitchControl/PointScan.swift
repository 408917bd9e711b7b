/// Point scanning: a band, then a line in it, first across x, then across y (SC-20).
///
/// A sweep is a row of places, each lasting equally long; so the clock never has to be asked where the band is.
struct PointScan: Hashable, Sendable {
  /// What happens at the point.
  enum Purpose: Hashable, Sendable {
    case select
    /// A view is dragged there.
    case drag(ViewIdentity)
  }

  /// What sweeps over an axis.
  enum Pass: Hashable, Sendable {
    case band, line, fine
  }

  /// How wide the band is, and how far the last pass of three goes to either side, in points.
  static let bandWidth = 40
  static let fineReach = 10

  var purpose = Purpose.select
  /// What is swept over, in points of the screen.
  let area: Rect
  /// The passes of each axis, in order (SC-21).
  let passes: [Pass]
  private(set) var axis = ScanAxis.x
  private(set) var pass = 0
  /// What this pass sweeps over: from the first to behind the last whole point.
  private(set) var range: Range<Int>
  /// The place on the way, from 0.
  var place = 0
  /// How long it has been there.
  var elapsed = Duration.zero
  /// Sweeps without a press.
  var rounds = 0
  private var x = 0

  /// The x that is chosen; nil while it is not.
  var chosenX: Int? { axis == .y ? x : nil }

  /// Begins over an area. Within what was chosen before, a line is enough (SC-24).
  init(_ area: Rect, _ mode: SwitchControlSettings.GlidingCursor, isRefining: Bool = false) {
    self.area = area
    passes =
      switch mode {
      case _ where isRefining: [.fine]
      case .single: [.line]
      case .refined: [.band, .line]
      case .precise: [.band, .line, .fine]
      }
    range = Self.points(area, .x)
  }

  private static func points(_ area: Rect, _ axis: ScanAxis) -> Range<Int> {
    let (low, high) = axis == .x ? (area.minX, area.maxX) : (area.minY, area.maxY)
    let start = Int(clamping: low.rounded(.down))
    return start..<max(start + 1, Int(clamping: high.rounded(.up)))
  }

  /// How many places the sweep has.
  var count: Int { (range.count + width - 1) / width }

  /// How many points lie between two places.
  private var width: Int { passes[pass] == .band ? Self.bandWidth : 1 }

  /// Whether it is the first pass, which nothing has been chosen for.
  var isFirst: Bool { axis == .x && pass == 0 }

  /// How many presses are left until the point is chosen.
  var pressesLeft: Int { passes.count - pass + (axis == .x ? passes.count : 0) }

  /// How long the sweep stays at each place (SC-22). At the speed s a line moves s points in a second where it is in a
  /// band, half as many in a third pass, four times as many alone; a band moves as fast as a line alone.
  func duration(speed: Int) -> Duration {
    let pointsPerSecond =
      switch passes[pass] {
      case .band: speed * 4
      case .line: passes.count == 1 ? speed * 4 : speed
      case .fine: max(1, speed / 2)
      }
    return .nanoseconds(Int64(1_000_000_000) * Int64(width) / Int64(pointsPerSecond))
  }

  /// What is highlighted.
  var stop: ScanStop {
    let start = range.lowerBound + place * width
    if passes[pass] == .band {
      return .band(axis, from: start, to: min(start + width, range.upperBound))
    }
    return .line(axis, at: start)
  }

  /// The place at which a coordinate is met; nil where the sweep does not come by.
  func place(of point: Point) -> Int? {
    let coordinate = axis == .x ? point.x : point.y
    let found = Int(clamping: coordinate.rounded(.down))
    return range.contains(found) ? (found - range.lowerBound) / width : nil
  }

  /// A press: goes on with the next pass; the point after the last one.
  mutating func press() -> Point? {
    let start = range.lowerBound + place * width
    let chosen = start..<min(start + width, range.upperBound)
    rounds = 0
    begin()
    if pass + 1 < passes.count {
      pass += 1
      if passes[pass] == .fine {
        let whole = Self.points(area, axis)
        range =
          max(whole.lowerBound, start - Self.fineReach)..<min(whole.upperBound, start + Self.fineReach + 1)
      } else {
        range = chosen
      }
      return nil
    }
    pass = 0
    guard axis == .x else { return Point(Double(x), Double(start)) }
    x = start
    axis = .y
    range = Self.points(area, .y)
    return nil
  }

  /// Goes back to where nothing is chosen.
  mutating func restart() {
    axis = .x
    pass = 0
    range = Self.points(area, .x)
    rounds = 0
    begin()
  }

  /// Goes to the start of the sweep.
  mutating func begin() {
    place = 0
    elapsed = .zero
  }
}
