/// Which element a cursor takes when a screen appears and the app names none (CU-41, DF-02).
public enum FirstFocus: String, Hashable, Sendable, CaseIterable {
  /// The first in reading order; on a pushed screen the back button.
  case first
  /// The first heading.
  case title
  /// The first below the navigation bar.
  case content
}

/// Finds the element for an arrival. `isStop` says which elements the technology can stand on.
struct Landing {
  let scene: Scene
  let isStop: (AccessibilityElement) -> Bool
  var firstFocus = FirstFocus.first

  /// The element to go to; nil where the scene has no stop at all.
  func element(for target: Arrival.Target, from place: CursorPlace?, near hint: ElementIndex) -> ElementIndex?
  {
    switch target {
    case .stay:
      guard let place else { return nil }
      return same(place, near: hint) ?? repaired(place)
    case .back(let place):
      return same(place, near: hint) ?? repaired(place)
    case .view(let view):
      if let found = element(of: view) { return found }
      // The app named something that cannot be reached: the cursor stays.
      guard let place else { return start }
      return same(place, near: hint) ?? repaired(place)
    case .inside(let view, let type):
      return element(inside: view, type) ?? start
    case .start:
      return start
    }
  }

  /// Where a screen is entered: the default focus (CU-51), else by the setting (CU-40, CU-41).
  var start: ElementIndex? {
    if let wanted = first(where: { $0.flags.contains(.defaultFocus) }) { return wanted }
    switch firstFocus {
    case .first:
      return first { _ in true }
    case .title:
      return first { $0.traits.contains(.header) } ?? first { _ in true }
    case .content:
      return first { part(of: $0) != .backButton && part(of: $0) != .navigationTitle }
        ?? first { _ in true }
    }
  }

  /// The element that stands for a view, else the first one in it, else the one around it.
  func element(of view: ViewIdentity) -> ElementIndex? {
    if let same = scene.tree.element(view), isStop(scene[same]) { return same }
    guard let node = scene.views.node(view) else { return nil }
    let end = scene.views.nodes[Int(node)].end
    if let inside = first(where: { $0.node >= node && $0.node < end }) { return inside }
    guard let around = scene.element(for: node), isStop(scene[around]) else { return nil }
    return around
  }

  /// CU-47, CU-48, CU-51, CU-78. The dismiss region is never the first stop (DX9 for sheets is not taken).
  private func element(inside view: ViewIdentity, _ type: ViewType) -> ElementIndex? {
    guard let node = scene.views.node(view) else { return nil }
    let end = scene.views.nodes[Int(node)].end
    func isInside(_ element: AccessibilityElement) -> Bool {
      element.node >= node && element.node < end && part(of: element) != .dismiss
    }
    if let wanted = first(where: { isInside($0) && $0.flags.contains(.defaultFocus) }) { return wanted }
    if type == .menu || type == .picker,
      let chosen = first(where: { isInside($0) && $0.traits.contains(.selected) })
    {
      return chosen
    }
    return first(where: isInside)
  }

  private func same(_ place: CursorPlace, near hint: ElementIndex) -> ElementIndex? {
    guard let found = scene.tree.element(place.identity, near: hint), isStop(scene[found]) else { return nil }
    return found
  }

  /// CU-45, CU-56, DF-12: the same place in the innermost container that is still there, its last element where
  /// it got shorter; outside every container the first element of the screen.
  private func repaired(_ place: CursorPlace) -> ElementIndex? {
    for containment in place.containers {
      guard
        let container = scene.tree.containers.first(where: { $0.identity == containment.container }),
        container.end > container.start
      else { continue }
      let wanted = min(container.start + containment.offset, container.end - 1)
      for index in wanted..<container.end where isStop(scene[index]) { return index }
      for index in (container.start..<wanted).reversed() where isStop(scene[index]) { return index }
    }
    return start
  }

  private func part(of element: AccessibilityElement) -> ViewPart? {
    scene.views.nodes[Int(element.node)].part
  }

  private func first(where matches: (AccessibilityElement) -> Bool) -> ElementIndex? {
    scene.tree.elements.firstIndex { isStop($0) && matches($0) }.map(ElementIndex.init)
  }
}
