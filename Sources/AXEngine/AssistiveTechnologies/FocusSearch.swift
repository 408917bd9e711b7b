/// Directional search by geometry: which rectangle comes next from another one in a direction. The television's
/// focus and the keyboard's arrows inside a group ask it.
///
/// Made once for the rectangles of a screen, in one set of coordinates; each search then looks only at those that lie
/// beyond the edge it starts from, nearest first.
struct FocusSearch: Sendable {
  /// How far to the sides a search looks.
  enum Reach: Hashable, Sendable {
    /// A strip as wide or tall as the rectangle it starts from (TV-02, TV-06).
    case strip
    /// The strip, wider by a point on each side for every point of distance: a cone of 45° (TV-51).
    case cone
  }

  /// A rectangle that was found, with what ranks it: the smaller one is better.
  struct Match: Comparable, Sendable {
    /// Its place in the list that was searched.
    var index: Int
    /// Points between the facing edges; for a cone, those to the side added.
    var distance: Double
    /// Points that both share across the direction.
    var overlap: Double
    /// Points between both middles across the direction.
    var offset: Double

    /// TV-50: distance, then the larger overlap, then the smaller offset, then reading order.
    static func < (a: Match, b: Match) -> Bool {
      if a.distance != b.distance { return a.distance < b.distance }
      if a.overlap != b.overlap { return a.overlap > b.overlap }
      if a.offset != b.offset { return a.offset < b.offset }
      return a.index < b.index
    }
  }

  /// By how much a rectangle may begin before the edge where the search starts, in points: about a cell of the
  /// terminal (TV-50).
  static let tolerance = 8.0

  /// The rectangles, in reading order.
  let frames: [Rect]
  private let edges: [Edges]

  /// The rectangles in the order in which a direction meets them.
  private struct Edges: Sendable {
    var order: [Int32] = []
    /// Where each begins along the direction, ascending.
    var near: [Double] = []
    /// The farthest that any of those up to here ends.
    var reach: [Double] = []

    init(_ frames: [Rect], _ direction: SwipeDirection) {
      let sorted = frames.indices.map { (near: frames[$0].near(direction), index: Int32($0)) }.sorted {
        ($0.near, $0.index) < ($1.near, $1.index)
      }
      order = sorted.map(\.index)
      near = sorted.map(\.near)
      reach.reserveCapacity(order.count)
      var farthest = -Double.infinity
      for index in order {
        farthest = max(farthest, frames[Int(index)].far(direction))
        reach.append(farthest)
      }
    }

    /// The first place at which an ascending list has at least a value.
    static func first(of list: [Double], from value: Double) -> Int {
      var (low, high) = (0, list.count)
      while low < high {
        let middle = (low + high) / 2
        if list[middle] < value { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// Prepares rectangles for searching; their order is the reading order.
  init(_ frames: [Rect]) {
    self.frames = frames
    edges = frames.isEmpty ? [] : SwipeDirection.allCases.map { Edges(frames, $0) }
  }

  /// The best rectangle in a direction; nil where there is none.
  ///
  /// - Parameters:
  ///   - origin: where the search starts; a rectangle of the list is not left out by itself, but does not lie beyond
  ///     its own edge.
  ///   - clip: what cuts the rectangles off; nil where nothing does.
  ///   - visible: what is to be seen of a rectangle, which is already cut off; nil where it does not count (TV-03).
  func nearest(
    _ direction: SwipeDirection, from origin: Rect, reach: Reach = .strip, in clip: Rect? = nil,
    visible: (Int, Rect) -> Rect? = { $1 }
  ) -> Match? {
    guard !frames.isEmpty, let place = SwipeDirection.allCases.firstIndex(of: direction) else { return nil }
    let edges = edges[place]
    let start = origin.far(direction)
    let from = start - Self.tolerance
    var next = Edges.first(of: edges.near, from: from)
    if let clip, clip.near(direction) >= from {
      next = Edges.first(of: edges.reach, from: clip.near(direction))
    }
    var best: Match?
    while next < edges.order.count {
      // Nothing that comes later can begin earlier than this one.
      let distance = edges.near[next] - start
      if let best, distance > best.distance { break }
      if let clip, edges.near[next] >= clip.far(direction) { break }
      let index = Int(edges.order[next])
      next += 1
      var frame = frames[index]
      guard Self.meets(frame, origin, direction, reach) else { continue }
      if let clip { frame = frame.intersection(clip) }
      guard !frame.isEmpty, let part = visible(index, frame), !part.isEmpty,
        let match = Self.match(index, part, from: origin, direction, reach)
      else { continue }
      if let best, best < match { continue }
      best = match
    }
    return best
  }

  /// Calls a closure with each rectangle that shares some area with another one; a false answer ends that.
  func forEach(meeting rect: Rect, _ body: (Int) -> Bool) {
    guard !frames.isEmpty, let place = SwipeDirection.allCases.firstIndex(of: .down) else { return }
    let edges = edges[place]
    var next = Edges.first(of: edges.reach, from: rect.minY)
    while next < edges.order.count, edges.near[next] < rect.maxY {
      let index = Int(edges.order[next])
      if frames[index].intersects(rect), !body(index) { return }
      next += 1
    }
  }

  /// Whether a rectangle reaches into the strip or cone at all; quick, and never wrong about a part of it.
  private static func meets(_ frame: Rect, _ origin: Rect, _ direction: SwipeDirection, _ reach: Reach)
    -> Bool
  {
    let slack =
      switch reach {
      case .strip: 0.0
      case .cone: max(0, frame.far(direction) - origin.far(direction))
      }
    return direction.isHorizontal
      ? frame.minY < origin.maxY + slack && frame.maxY > origin.minY - slack
      : frame.minX < origin.maxX + slack && frame.maxX > origin.minX - slack
  }

  private static func match(
    _ index: Int, _ frame: Rect, from origin: Rect, _ direction: SwipeDirection, _ reach: Reach
  ) -> Match? {
    let start = origin.far(direction)
    let distance = frame.near(direction) - start
    // What does not lead any further is no step in the direction.
    guard distance >= -tolerance, frame.far(direction) > start else { return nil }
    let (low, high) = frame.across(direction)
    let (first, last) = origin.across(direction)
    let overlap = min(high, last) - max(low, first)
    var match = Match(
      index: index, distance: distance, overlap: max(0, overlap),
      offset: abs(low + high - first - last) / 2)
    guard overlap <= 0 else { return match }
    switch reach {
    case .strip: return nil
    case .cone:
      let gap = -overlap
      guard gap <= frame.far(direction) - start else { return nil }
      match.distance += gap
      return match
    }
  }
}

extension SwipeDirection {
  /// Whether it runs from side to side.
  var isHorizontal: Bool { self == .left || self == .right }
}

extension Rect {
  /// Where it begins along a direction, in points that grow with it.
  fileprivate func near(_ direction: SwipeDirection) -> Double {
    switch direction {
    case .right: minX
    case .down: minY
    case .left: -maxX
    case .up: -maxY
    }
  }

  /// Where it ends along a direction.
  fileprivate func far(_ direction: SwipeDirection) -> Double {
    switch direction {
    case .right: maxX
    case .down: maxY
    case .left: -minX
    case .up: -minY
    }
  }

  /// From where to where it reaches across a direction.
  fileprivate func across(_ direction: SwipeDirection) -> (Double, Double) {
    direction.isHorizontal ? (minY, maxY) : (minX, maxX)
  }
}
