/// The groups that Tab passes in one step while arrows move inside them (FK-02, FK-50, FK-51).
///
/// A group is a segmented control, a tab bar, or a container that the file calls a list or a table. Text fields
/// are a stop of their own even inside a group. Plain scroll views, lists and forms are not groups here: each
/// control in them is a stop, so that none can hide behind an arrow that already means "adjust".
enum FocusGroups {
  /// The group of an element, a place in `AccessibilityTree.containers`; nil outside every group.
  static func group(of index: ElementIndex, in scene: Scene) -> Int32? {
    let element = scene[index]
    guard element.traits.isDisjoint(with: [.textEntry, .searchField, .textArea]) else { return nil }
    var container = element.container
    while container >= 0 {
      switch scene.tree.containers[Int(container)].kind {
      case .series, .tabBar, .list, .dataTable: return container
      case .none, .landmark, .semanticGroup, .group: break
      }
      container = scene.tree.containers[Int(container)].parent
    }
    return nil
  }

  /// FK-31, FK-32, FK-61: what responds to interaction or has actions, and is not disabled. Texts, headings and
  /// pictures are passed over (FK-60), and a scroll view that holds nothing else cannot be scrolled (FK-34).
  static func isStop(_ element: AccessibilityElement) -> Bool {
    !element.traits.contains(.notEnabled)
      && (element.flags.contains(.respondsToUserInteraction) || element.flags.contains(.hasActions))
  }

  /// The next or previous stop in reading order (FK-33, FK-52), over the rest of the group the search starts in;
  /// goes round (FK-53, FK-62).
  static func stop(after start: ElementIndex?, forward: Bool, in scene: Scene) -> ElementIndex? {
    let count = Int(scene.count)
    guard count > 0 else { return nil }
    let home = start.flatMap { group(of: $0, in: scene) }
    var index = start.map(Int.init) ?? (forward ? -1 : count)
    for _ in 0..<count {
      index = forward ? index + 1 : index - 1
      if index == count { index = 0 }
      if index < 0 { index = count - 1 }
      let candidate = ElementIndex(index)
      guard isStop(scene[candidate]) else { continue }
      if let home, group(of: candidate, in: scene) == home { continue }
      return candidate
    }
    return start
  }

  /// The next or previous stop inside a group; nil at its ends.
  static func stop(
    inside group: Int32, after start: ElementIndex, forward: Bool, in scene: Scene
  ) -> ElementIndex? {
    let container = scene.tree.containers[Int(group)]
    var index = forward ? start + 1 : start - 1
    while index >= container.start, index < container.end {
      if isStop(scene[index]), self.group(of: index, in: scene) == group { return index }
      index += forward ? 1 : -1
    }
    return nil
  }

  /// Where a group is entered (FK-54, FK-55): a selected item before the one focused last before the first; with the
  /// rule that decides it.
  static func primary(
    of group: Int32, last: ViewIdentity?, in scene: Scene
  ) -> (stop: ElementIndex, rule: String)? {
    let container = scene.tree.containers[Int(group)]
    var first: ElementIndex?
    var remembered: ElementIndex?
    for index in container.start..<container.end {
      let element = scene[index]
      guard isStop(element), self.group(of: index, in: scene) == group else { continue }
      if element.traits.contains(.selected) { return (index, "FK-54") }
      if element.identity == last { remembered = index }
      if first == nil { first = index }
    }
    if let remembered { return (remembered, "FK-55") }
    return first.map { ($0, "FK-50") }
  }
}
