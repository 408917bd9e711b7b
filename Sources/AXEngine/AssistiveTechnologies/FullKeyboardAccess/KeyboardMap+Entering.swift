/// What the keyboard comes to in scroll views: a scroll view without the focus is entered only where one of its stops
/// shows (FK-42).
extension KeyboardMap {
  /// What Tab comes to next or before, past what is in scroll views that cannot be entered; nil where there is nothing.
  mutating func openStation(
    after index: ElementIndex?, forward: Bool, in scene: Scene
  ) -> (station: Station, wraps: Bool)? {
    guard var found = station(after: index, forward: forward), !outers.isEmpty else {
      return station(after: index, forward: forward)
    }
    var door = Door(home: index.flatMap { scene.outermostScrollView(around: $0) })
    guard var place = place(of: first(of: found.station)) else { return found }
    for _ in ring.indices {
      if opens(place, &door, in: scene) { return found }
      place += forward ? 1 : -1
      if !ring.indices.contains(place) {
        place = forward ? 0 : ring.count - 1
        found.wraps = true
      }
      found.station = ring[place]
    }
    return nil
  }

  /// The first or last stop in reading order that can be come to (FK-04).
  mutating func openEnd(isLast: Bool, from index: ElementIndex?, in scene: Scene) -> ElementIndex? {
    guard !outers.isEmpty else { return end(isLast: isLast) }
    var door = Door(home: index.flatMap { scene.outermostScrollView(around: $0) })
    func isOpen(_ element: ElementIndex) -> Bool {
      place(of: element).map { opens($0, &door, in: scene) } ?? false
    }
    return isLast ? (0..<scene.count).last(where: isOpen) : (0..<scene.count).first(where: isOpen)
  }

  /// Whether the keyboard comes to an element from outside of its scroll view.
  mutating func canEnter(_ index: ElementIndex, in scene: Scene) -> Bool {
    guard !outers.isEmpty, let outer = scene.outermostScrollView(around: index) else { return true }
    return entry.isOpen(outer, in: scene, near: index)
  }

  /// What is known while places are tried one after the other.
  private struct Door {
    /// The scroll view that holds the focus.
    var home: NodeIndex?
    /// The one that was found shut last.
    var shut: NodeIndex = -1
  }

  private mutating func opens(_ place: Int, _ door: inout Door, in scene: Scene) -> Bool {
    let outer = outers[place]
    if outer < 0 || outer == door.home { return true }
    if outer == door.shut { return false }
    if entry.isOpen(outer, in: scene, near: first(of: ring[place])) { return true }
    door.shut = outer
    return false
  }
}
