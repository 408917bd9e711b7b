/// What a scrolling view shows, and how far it can go.
public struct ScrollGeometry: Hashable, Sendable {
  /// The part of the screen it takes, at scroll offset 0 of the views around it.
  public var viewport: Rect
  /// What its content covers, from the edge where the content begins, in points.
  public var content: Size
  /// Whether it scrolls from side to side.
  public var scrollsHorizontally: Bool
  /// Whether it scrolls up and down.
  public var scrollsVertically: Bool
  /// Whether the content begins at the right: offsets along x are then zero or negative.
  public var isRightToLeft: Bool

  /// The smallest offset, in points.
  public var minOffset: Point { Point(isRightToLeft ? -rangeX : 0, 0) }
  /// The largest offset, in points.
  public var maxOffset: Point {
    Point(isRightToLeft ? 0 : rangeX, scrollsVertically ? max(0, content.height - viewport.height) : 0)
  }
  /// How far a page goes: the size of the viewport.
  public var page: Size { viewport.size }
  /// How many pages there are along its main direction (up and down where it scrolls both ways), at least 1.
  public var pages: Int {
    scrollsVertically ? count(content.height, page.height) : count(content.width, page.width)
  }
  /// Whether there is anything out of view.
  public var canScroll: Bool { maxOffset != minOffset }

  private var rangeX: Double { scrollsHorizontally ? max(0, content.width - viewport.width) : 0 }

  /// The nearest offset that is possible.
  public func clamped(_ offset: Point) -> Point {
    Point(
      min(max(offset.x, minOffset.x), maxOffset.x), min(max(offset.y, minOffset.y), maxOffset.y))
  }

  /// The page an offset is on, from 0; the nearest one between two pages.
  public func page(at offset: Point) -> Int {
    let (place, length) =
      scrollsVertically ? (offset.y, page.height) : (abs(offset.x), page.width)
    return length > 0 ? min(pages - 1, max(0, Int(clamping: place / length + 0.5))) : 0
  }

  private func count(_ content: Double, _ page: Double) -> Int {
    page > 0 ? max(1, Int(clamping: (content / page - 0.001).rounded(.up))) : 1
  }
}

extension ViewTree {
  /// What the children of a scrolling view cover, in points from the edge where its content begins (the right
  /// one for a horizontal scroll view in a right-to-left language). Other views answer with zero.
  public func contentSize(of node: NodeIndex) -> Size { nodes[Int(node)].measured.content }

  /// What a scrolling view shows and how far it can go.
  public func scrollGeometry(of node: NodeIndex) -> ScrollGeometry {
    let flags = nodes[Int(node)].flags
    let isHorizontal = flags.contains(.scrollsX)
    return ScrollGeometry(
      viewport: frames[Int(node)], content: contentSize(of: node), scrollsHorizontally: isHorizontal,
      scrollsVertically: !isHorizontal || flags.contains(.scrollsY),
      isRightToLeft: isRightToLeft)
  }
}
