/// How swipes treat what belongs together (VO-40).
public enum NavigationStyle: String, Hashable, Sendable, CaseIterable {
  /// Every element is a stop.
  case flat
  /// A group is one stop, to be entered and left.
  case grouped
}

/// Which images are stops (VO-41).
public enum NavigatedImages: String, Hashable, Sendable, CaseIterable {
  case always
  /// Only those that somebody has described.
  case withDescriptions
  case never
}

/// A stop of the cursor: an element, or in grouped navigation a group as a whole.
enum CursorStop: Hashable, Sendable {
  case element(ElementIndex)
  /// A group by its place in `AccessibilityTree.containers`.
  case group(Int32)
}

/// Where the cursor can go, by the navigation style and the images that are passed over.
struct StopFinder {
  let scene: Scene
  let style: NavigationStyle
  let images: NavigatedImages

  /// VO-41: whether the cursor stops at an element when it goes through the screen. A button with a picture's
  /// trait is a button.
  func isStop(_ index: ElementIndex) -> Bool {
    guard images != .always else { return true }
    let element = scene[index]
    guard element.traits.contains(.image), element.traits.isDisjoint(with: .operable) else { return true }
    guard images == .withDescriptions else { return false }
    let facts = Describer(scene).facts(element.node)
    return facts.facts.contains(.hasLabel)
  }

  /// B9: lists, landmarks and data tables are one stop, a semantic group only where it has a label. What the app
  /// says with `navigationStyle` is for switches (SE-28).
  private func collapses(_ container: Int32) -> Bool {
    let found = scene.tree.containers[Int(container)]
    guard found.end > found.start else { return false }
    switch found.kind {
    case .list, .landmark, .dataTable: return true
    case .semanticGroup: return scene.label(ofContainer: container) != nil
    case .none, .tabBar, .series, .group: return false
    }
  }

  /// The innermost group around an element or group.
  func group(around stop: CursorStop) -> Int32? {
    guard style == .grouped else { return nil }
    var container: Int32
    switch stop {
    case .element(let index): container = scene[index].container
    case .group(let group): container = scene.tree.containers[Int(group)].parent
    }
    while container >= 0 {
      if collapses(container) { return container }
      container = scene.tree.containers[Int(container)].parent
    }
    return nil
  }

  /// What a step inside a level meets at an element: the outermost group there that the level does not lie in.
  func stop(at index: ElementIndex, in level: Int32?) -> CursorStop {
    guard style == .grouped else { return .element(index) }
    var found = CursorStop.element(index)
    var container = scene[index].container
    while container >= 0, container != level {
      if collapses(container) { found = .group(container) }
      container = scene.tree.containers[Int(container)].parent
    }
    return found
  }

  /// The stops of a level: those of a group, or of the whole screen.
  func span(of level: Int32?) -> Range<ElementIndex> {
    guard let level else { return 0..<scene.count }
    let group = scene.tree.containers[Int(level)]
    return group.start..<group.end
  }

  /// The stop after or before another one on its level; nil at the ends.
  func next(from stop: CursorStop, forward: Bool) -> CursorStop? {
    let level = group(around: stop)
    let span = span(of: level)
    var index: ElementIndex
    switch stop {
    case .element(let element): index = forward ? element + 1 : element - 1
    case .group(let group):
      let found = scene.tree.containers[Int(group)]
      index = forward ? found.end : found.start - 1
    }
    while span.contains(index) {
      if case .group = self.stop(at: index, in: level) { return self.stop(at: index, in: level) }
      if isStop(index) { return .element(index) }
      index += forward ? 1 : -1
    }
    return nil
  }

  /// The first or last stop of a level; nil where it has none.
  func end(of level: Int32?, isLast: Bool) -> CursorStop? {
    let span = span(of: level)
    guard !span.isEmpty else { return nil }
    let edge = isLast ? span.upperBound - 1 : span.lowerBound
    if case .group = stop(at: edge, in: level) { return stop(at: edge, in: level) }
    return isStop(edge) ? .element(edge) : next(from: .element(edge), forward: !isLast)
  }

  /// Where the cursor comes to when a screen begins at an element: on the group there, past images that are no stops.
  func landing(at index: ElementIndex) -> CursorStop {
    let stop = stop(at: index, in: nil)
    guard stop == .element(index), !isStop(index) else { return stop }
    return next(from: stop, forward: true) ?? stop
  }
}
