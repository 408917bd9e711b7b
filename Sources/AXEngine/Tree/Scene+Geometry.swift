extension Scene {
  /// How far the scroll views around a node have moved it, as a shift to add to its frame.
  func shift(of node: NodeIndex) -> Point { state.shift(of: node, in: views) }

  /// A node's frame in screen coordinates with scrolling applied; it may lie outside the screen.
  public func visibleFrame(of node: NodeIndex) -> Rect { views.frames[Int(node)].offset(by: shift(of: node)) }

  /// An element's accessibility frame in screen coordinates with scrolling applied.
  public func visibleFrame(of element: AccessibilityElement) -> Rect {
    element.frame.offset(by: shift(of: element.node))
  }

  /// The point a double tap touches (SE-37, P1): the app's, the thumb of a slider, else the middle.
  public func activationPoint(of element: ElementIndex) -> Point {
    let describer = Describer(self)
    let node = target(of: element)
    let shift = shift(of: node)
    if case .point(let given)? = describer.reader.property(.activationPoint, of: node) {
      return given + shift
    }
    let isOwn = node == self[element].node && !describer.facts(node).facts.contains(.isContentOfPair)
    var frame = isOwn ? self[element].frame : views.frames[Int(node)]
    if frame.isEmpty, case .points(let path)? = describer.reader.property(.path, of: node) {
      frame = Self.bounds(of: path) ?? frame
    }
    var point = frame.center
    let found = views.nodes[Int(node)]
    if found.part == nil, mock.views[Int(found.view)].type == .slider, let share = describer.share(of: node) {
      let along = environment.isRightToLeft ? 1 - share : share
      point.x = frame.minX + frame.width * along
    }
    return point + shift
  }

  private static func bounds(of path: [Point]) -> Rect? {
    guard let first = path.first else { return nil }
    return path.dropFirst().reduce(Rect(first.x, first.y, 0, 0)) { $0.union(Rect($1.x, $1.y, 0, 0)) }
  }

  /// Whether some part of an element is on the screen and inside every view around it that clips.
  public func isVisible(_ element: ElementIndex) -> Bool {
    !clipped(visibleFrame(of: self[element]), of: self[element].node).isEmpty
  }

  /// Whether some part of a view is on the screen and inside every view around it that clips, and nothing hides it: not
  /// the app, not a trainer (GA-06).
  public func isVisible(node: NodeIndex) -> Bool {
    var around = node
    while around >= 0 {
      if !views.nodes[Int(around)].flags.isDisjoint(with: [.hidden, .transparent]) { return false }
      around = views.nodes[Int(around)].parent
    }
    return !clipped(visibleFrame(of: node), of: node).isEmpty
  }

  /// Where a finger meets a view, on the screen: its frame, or its `contentShape` measured from its own corner. Of a
  /// representation, where the view that it speaks for is met.
  func touchArea(of node: NodeIndex) -> Rect {
    let node = TreeBuilder(self).spokenFor(by: node)
    let frame = visibleFrame(of: node)
    let found = views.nodes[Int(node)]
    guard found.part == nil, let shape = mock.views[Int(found.view)].properties.rect(.contentShape) else {
      return frame
    }
    return shape.offset(by: frame.origin)
  }

  /// What is left of a rectangle of a node inside the screen and the views around it that clip.
  private func clipped(_ rect: Rect, of node: NodeIndex) -> Rect {
    var rest = rect.intersection(Rect(origin: .zero, size: environment.screenSize))
    if let keyboard = state.keyboardFrame {  // B7
      rest.size.height = max(0, min(rest.maxY, keyboard.minY) - rest.minY)
    }
    var around = views.nodes[Int(node)].parent
    while around >= 0, !rest.isEmpty {
      let flags = views.nodes[Int(around)].flags
      if !flags.isDisjoint(with: [.clips, .scrolls]) { rest = rest.intersection(visibleFrame(of: around)) }
      if flags.contains(.presented) { break }
      around = views.nodes[Int(around)].parent
    }
    return rest
  }

  /// The front-most element under a point of the screen; what the modal rules silence is not there.
  public func hitTest(_ point: Point) -> ElementIndex? {
    if state.keyboardFrame?.contains(point) == true { return nil }
    let reader = Reader(mock: mock, state: state, views: views)
    var best: ElementIndex?
    for index in tree.elements.indices {
      let element = tree.elements[index]
      if let best, tree.elements[Int(best)].node > element.node { continue }
      let frame = visibleFrame(of: element)
      if case .points(let path)? = reader.property(.path, of: element.node), path.count > 2 {
        let shift = shift(of: element.node)
        guard Self.encloses(path, point - shift) else { continue }  // P5
      } else {
        guard frame.contains(point), clipped(frame, of: element.node).contains(point) else { continue }
      }
      best = ElementIndex(index)
    }
    return best
  }

  /// Whether a closed path goes round a point (even-odd).
  private static func encloses(_ path: [Point], _ point: Point) -> Bool {
    var isInside = false
    var previous = path[path.count - 1]
    for corner in path {
      if (corner.y > point.y) != (previous.y > point.y) {
        let x = corner.x + (point.y - corner.y) / (previous.y - corner.y) * (previous.x - corner.x)
        if point.x < x { isInside.toggle() }
      }
      previous = corner
    }
    return isInside
  }

  /// The front-most view under a point of the screen, with or without semantics; in front are later siblings and
  /// whatever is inside a view. An open presented view takes every touch.
  public func nodeAt(_ point: Point) -> NodeIndex? {
    if state.keyboardFrame?.contains(point) == true { return nil }
    let root: Range<Int>
    if let top = views.presented.last {
      root = Int(top)..<Int(views.nodes[Int(top)].end)
    } else {
      root = views.nodes.indices
    }
    var best: NodeIndex?
    var index = root.lowerBound
    while index < root.upperBound {
      let node = NodeIndex(index)
      let flags = views.nodes[index].flags
      let isClosed = flags.contains(.semanticOnly) || !flags.isDisjoint(with: [.hidden, .transparent])
      let contains = visibleFrame(of: node).contains(point)
      if isClosed || (!contains && !flags.isDisjoint(with: [.clips, .scrolls])) {
        index = max(index + 1, Int(views.nodes[index].end))
        continue
      }
      if contains { best = node }
      index += 1
    }
    return best
  }
}

extension Scene {
  /// The nearest element straight below or above another: its frame shares a column with the other's and lies
  /// wholly on that side; of several at one height the one nearest to the middle (RO-20).
  func nearest(below: Bool, _ index: ElementIndex) -> ElementIndex? {
    let origin = visibleFrame(of: self[index])
    var best: (index: ElementIndex, distance: Double, offset: Double)?
    // What one scroll view holds has moved together.
    var scrollView = self[index].scrollView
    var shift = shift(of: self[index].node)
    for other in 0..<count where other != index {
      if self[other].scrollView != scrollView {
        scrollView = self[other].scrollView
        shift = self.shift(of: self[other].node)
      }
      let frame = self[other].frame.offset(by: shift)
      guard frame.minX < origin.maxX, frame.maxX > origin.minX else { continue }
      let distance = below ? frame.minY - origin.maxY : origin.minY - frame.maxY
      guard distance > -0.5 else { continue }
      let offset = abs(frame.center.x - origin.center.x)
      if let best, (best.distance, best.offset) <= (distance, offset) { continue }
      best = (other, distance, offset)
    }
    return best?.index
  }

  /// Whether an element can be zoomed (RO-21).
  func canZoom(_ index: ElementIndex) -> Bool {
    if self[index].traits.contains(.supportsZoom) { return true }
    let node = views.nodes[Int(self[index].node)]
    return node.part == nil && mock.views[Int(node.view)].accessibility.has(.zoom)
  }
}
