/// Where views are entered that remember it, and tab bars.
extension FocusEngine {
  /// The item that the focus takes on its way to one: where a view that it comes into remembers another (TV-23), where
  /// a tab bar has its chosen tab (TV-36), where a focus group has one of higher priority (TV-24).
  func entering(
    at node: NodeIndex, from old: NodeIndex?, by rule: String, in scene: Scene
  ) -> (node: NodeIndex, rule: String) {
    guard let map = currentMap else { return (node, rule) }
    func isEntered(_ view: NodeIndex) -> Bool {
      let end = scene.views.nodes[Int(view)].end
      return view <= node && node < end && !(old.map { view <= $0 && $0 < end } ?? false)
    }
    for bar in map.tabBars where isEntered(bar) {
      var tab = bar + 1
      while tab < scene.views.nodes[Int(bar)].end {
        if scene.isChosen(tab), map.item(tab) != nil { return (tab, "TV-36") }
        tab += 1
      }
    }
    for view in map.remembering where isEntered(view) {
      let name = scene.views.nodes[Int(view)].identity
      guard let visit = visits.first(where: { $0.view == name }) else { continue }
      let items = map.items(in: view)
      if let same = items.first(where: { scene.views.nodes[Int($0)].identity == visit.item }) {
        return (same, "TV-23")
      }
      // The row is gone: the one at its place.
      if let last = items.last { return (visit.place < items.count ? items[visit.place] : last, "TV-23") }
    }
    for view in map.grouping where isEntered(view) {
      if let primary = map.primary(of: view, in: scene) { return (primary, "TV-24") }
    }
    return (node, rule)
  }

  /// Notes where the focus is in views that remember it.
  mutating func remember(_ node: NodeIndex, in scene: Scene) {
    let map = map(of: scene)
    for view in map.remembering where view <= node && node < scene.views.nodes[Int(view)].end {
      let name = scene.views.nodes[Int(view)].identity
      visits.removeAll { $0.view == name }
      visits.append(
        Visit(
          view: name, item: scene.views.nodes[Int(node)].identity,
          place: map.items(in: view).firstIndex(of: node) ?? 0))
    }
  }

  // MARK: Tab bars (TV-36)

  /// The focus comes to a tab or leaves it: the selection follows after a while.
  mutating func noteTab(_ node: NodeIndex, in scene: Scene) {
    let found = scene.views.nodes[Int(node)]
    guard case .tab? = found.part, !scene.isChosen(node) else {
      nextTab = nil
      return
    }
    nextTab = (found.identity, Self.tabDelay)
  }

  /// From a tab into what the tabs show, in line or not.
  func content(_ direction: SwipeDirection, below tab: NodeIndex, in scene: Scene) -> NodeIndex? {
    guard let map = currentMap, !direction.isHorizontal,
      let bar = map.tabBars.first(where: { $0 <= tab && tab < scene.views.nodes[Int($0)].end })
    else { return nil }
    var found: NodeIndex?
    scene.views.forEachChild(of: scene.views.nodes[Int(bar)].parent) { child in
      let isBelow = scene.visibleFrame(of: child).center.y > scene.visibleFrame(of: bar).center.y
      guard found == nil, child != bar, isBelow == (direction == .down) else { return }
      found = map.choice(in: child, of: scene)?.node
    }
    return found
  }

  /// Menu goes from the content of a tab to its bar, where no screen or sheet is to be left before.
  mutating func returnToBar(in scene: Scene, _ reactions: inout [Reaction]) -> Bool {
    let map = map(of: scene)
    guard scene.views.presented.isEmpty, scene.state.navigation.count == 1, scene.state.firstResponder == nil,
      let focus, let bar = map.tabBars.first, !(bar <= focus && focus < scene.views.nodes[Int(bar)].end),
      let first = map.items(in: bar).first
    else { return false }
    let target = entering(at: first, from: focus, by: "TV-36", in: scene)
    self.focus(on: target.node, in: scene, by: "TV-36", &reactions)
    return true
  }
}

extension FocusMap {
  /// The items in a view, in reading order.
  func items(in view: NodeIndex) -> [NodeIndex] {
    regions(in: view).lazy.map { self.regions[$0] }.filter { $0.kind == .item }.map(\.node)
  }

  /// TV-24: the item of a group with the highest priority; nil where none has any.
  func primary(of group: NodeIndex, in scene: Scene) -> NodeIndex? {
    var best: (node: NodeIndex, priority: Double)?
    for node in items(in: group) {
      let found = scene.views.nodes[Int(node)]
      guard found.part == nil,
        let priority = scene.mock.views[Int(found.view)].focusDescription?.priority,
        priority > best?.priority ?? 0
      else { continue }
      best = (node, priority)
    }
    return best?.node
  }
}
