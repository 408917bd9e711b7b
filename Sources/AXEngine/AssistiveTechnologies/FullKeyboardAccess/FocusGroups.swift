/// What the keyboard can stand on.
enum FocusGroups {
  /// FK-31, FK-32, FK-61: what responds to interaction or has actions, and is not disabled. Texts, headings and
  /// pictures are passed over (FK-60), links inside one text are no stops (FK-35), and a scroll view that holds nothing
  /// else cannot be scrolled (FK-34).
  static func isStop(_ element: AccessibilityElement) -> Bool {
    !element.traits.contains(.notEnabled)
      && (element.flags.contains(.respondsToUserInteraction) || element.flags.contains(.hasActions))
  }
}

/// Arrows inside a group.
extension KeyboardMap {
  /// The item of a group that an arrow leads to, by where it lies: what is straight ahead, else what is aside within
  /// 45 degrees (TV-50, TV-51), else what lies on the item itself. nil where there is none.
  mutating func neighbour(
    _ direction: SwipeDirection, of origin: ElementIndex, in group: Int, of scene: Scene
  ) -> ElementIndex? {
    let members = groups[group].members
    let search: FocusSearch
    let frame: Rect
    if groups[group].isOfOneScrollView {
      // What one scroll view holds moves together.
      search = searches[group] ?? FocusSearch(members.map { scene[$0].frame })
      searches[group] = search
      frame = scene[origin].frame
    } else {
      search = FocusSearch(members.map { scene.visibleFrame(of: scene[$0]) })
      frame = scene.visibleFrame(of: scene[origin])
    }
    let found =
      search.nearest(direction, from: frame, reach: .strip)
      ?? search.nearest(direction, from: frame, reach: .cone)
    return found.map { members[$0.index] } ?? stacked(direction, on: origin, in: group, of: scene)
  }

  /// Where an arrow is led by the nearest focus guide ahead; nil where none leads to a stop, or an item lies nearer
  /// (TV-20).
  func guided(
    _ direction: SwipeDirection, from origin: ElementIndex, before item: ElementIndex?, in scene: Scene
  ) -> ElementIndex? {
    guard !guides.isEmpty else { return nil }
    let frame = scene.visibleFrame(of: scene[origin])
    let search = FocusSearch(guides.map { scene.visibleFrame(of: $0) })
    guard let met = search.nearest(direction, from: frame) else { return nil }
    let rival = item.map { FocusSearch([scene.visibleFrame(of: scene[$0])]) }?.nearest(
      direction, from: frame, reach: .cone)
    if let rival, rival.distance < met.distance { return nil }
    let guide = guides[met.index]
    let list = scene.mock.views[Int(scene.views.nodes[Int(guide)].view)].focusDescription?.guide ?? []
    let landing = Landing(scene: scene, isStop: FocusGroups.isStop)
    let targets = NodeFinder(scene.views).nodes(list, around: guide).lazy.compactMap {
      landing.element(of: scene.views.nodes[Int($0)].identity)
    }
    return targets.first { $0 != origin }
  }

  /// Items that lie on one another are told apart by their order alone.
  private func stacked(
    _ direction: SwipeDirection, on origin: ElementIndex, in group: Int, of scene: Scene
  ) -> ElementIndex? {
    let isNext = direction == .down || direction == (scene.environment.isRightToLeft ? .left : .right)
    guard let next = member(after: origin, in: group, forward: isNext) else { return nil }
    let (here, there) = (scene[origin].frame, scene[next].frame)
    return there.center == here.center || here.intersects(there) ? next : nil
  }

  /// The item behind or before another one of its group; nil at the ends.
  func member(after item: ElementIndex, in group: Int, forward: Bool) -> ElementIndex? {
    let members = groups[group].members
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle] < item { low = middle + 1 } else { high = middle }
    }
    let next = forward ? low + 1 : low - 1
    return members.indices.contains(next) ? members[next] : nil
  }
}

/// Lists that are selected from (FK-56).
extension Scene {
  /// The list, table or other view that says so (`selectionFollowsFocus`) which an element is an item of; nil where it is
  /// none, or does more than being selected: what is adjusted, typed into or switched.
  func listItem(at index: ElementIndex) -> NodeIndex? {
    let element = self[index]
    let others: AccessibilityTraits = [
      .adjustable, .textEntry, .searchField, .textArea, .secureTextField, .toggleButton,
    ]
    guard element.traits.isDisjoint(with: others) else { return nil }
    var node = views.nodes[Int(element.node)].parent
    while node >= 0 {
      let found = views.nodes[Int(node)]
      if found.part == nil {
        let view = mock.views[Int(found.view)]
        if view.type == .list || view.type == .table || view.focusDescription?.selectionFollowsFocus != nil {
          return node
        }
      }
      if found.flags.contains(.presented) { return nil }
      node = found.parent
    }
    return nil
  }

  /// Whether keyboard focus that comes to an element selects it; what is selected already is not selected again.
  func selectionFollowsFocus(to index: ElementIndex) -> Bool {
    guard !self[index].traits.contains(.selected),
      let list = listItem(at: index)
    else { return false }
    return mock.views[Int(views.nodes[Int(list)].view)].focusDescription?.selectionFollowsFocus ?? false
  }
}
