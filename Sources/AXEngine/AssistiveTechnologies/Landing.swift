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
  /// Where to go, and the rule that decides it; nil where nothing is decided since the place stays what it is.
  struct Place {
    var element: ElementIndex
    var rule: String?
  }

  /// The rule by which a place is gone and nothing is left to go to.
  static let nowhere = "CU-45"

  let scene: Scene
  let isStop: (AccessibilityElement) -> Bool
  var firstFocus = FirstFocus.first

  /// The place to go to; nil where the scene has no stop at all.
  func place(for arrival: Arrival, from place: CursorPlace?, near hint: ElementIndex) -> Place? {
    let rule = arrival.rule
    switch arrival.target {
    case .stay:
      guard let place else { return nil }
      return same(place, near: hint, rule) ?? repaired(place)
    case .back(let place):
      return same(place, near: hint, rule) ?? repaired(place)
    case .view(let view):
      if let found = element(of: view) { return Place(element: found, rule: rule) }
      // The app named something that cannot be reached: the cursor stays.
      guard let place else { return start("CU-40") }
      return same(place, near: hint, rule) ?? repaired(place)
    case .inside(let view, let type):
      return self.place(inside: view, type, rule) ?? start(rule)
    case .start:
      return start(rule)
    }
  }

  /// Where a screen is entered: the default focus (CU-51), else what the setting names (DF-02), else by a rule the
  /// first.
  private func start(_ rule: String?) -> Place? {
    if let wanted = first(where: { $0.flags.contains(.defaultFocus) }) {
      return Place(element: wanted, rule: "CU-51")
    }
    let named: ElementIndex? =
      switch firstFocus {
      case .first: nil
      case .title: first { $0.traits.contains(.header) }
      case .content: first { part(of: $0) != .backButton && part(of: $0) != .navigationTitle }
      }
    if let named { return Place(element: named, rule: "DF-02") }
    return first { _ in true }.map { Place(element: $0, rule: rule) }
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
  private func place(inside view: ViewIdentity, _ type: ViewType, _ rule: String?) -> Place? {
    guard let node = scene.views.node(view) else { return nil }
    let end = scene.views.nodes[Int(node)].end
    func isInside(_ element: AccessibilityElement) -> Bool {
      element.node >= node && element.node < end && part(of: element) != .dismiss
    }
    if let wanted = first(where: { isInside($0) && $0.flags.contains(.defaultFocus) }) {
      return Place(element: wanted, rule: "CU-51")
    }
    if type == .menu || type == .picker,
      let chosen = first(where: { isInside($0) && $0.traits.contains(.selected) })
    {
      return Place(element: chosen, rule: "CU-78")
    }
    return first(where: isInside).map { Place(element: $0, rule: rule) }
  }

  private func same(_ place: CursorPlace, near hint: ElementIndex, _ rule: String?) -> Place? {
    guard let found = scene.tree.element(place.identity, near: hint), isStop(scene[found]) else { return nil }
    return Place(element: found, rule: rule)
  }

  /// CU-45, CU-56, DF-12: a row gives way to the one at its place in the innermost list that is still there, to the
  /// last one where that got shorter; what is no row, to the first element of the screen.
  private func repaired(_ place: CursorPlace) -> Place? {
    for containment in place.containers {
      guard
        let container = scene.tree.containers.first(where: { $0.identity == containment.container }),
        container.end > container.start
      else { continue }
      let wanted = min(container.start + containment.offset, container.end - 1)
      for index in wanted..<container.end where isStop(scene[index]) {
        return Place(element: index, rule: "CU-56")
      }
      for index in (container.start..<wanted).reversed() where isStop(scene[index]) {
        return Place(element: index, rule: "CU-56")
      }
    }
    return start(Self.nowhere)
  }

  private func part(of element: AccessibilityElement) -> ViewPart? {
    scene.views.nodes[Int(element.node)].part
  }

  private func first(where matches: (AccessibilityElement) -> Bool) -> ElementIndex? {
    scene.tree.elements.firstIndex { isStop($0) && matches($0) }.map(ElementIndex.init)
  }
}
