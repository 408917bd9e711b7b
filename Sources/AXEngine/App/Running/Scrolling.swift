/// Scrolling by pages and to views.
extension App {
  /// Scrolls a page: the app's own handlers and scroll views around a node are asked from the inside out (SE-54).
  mutating func scroll(_ direction: ScrollDirection, from node: NodeIndex?, _ turn: inout Turn) -> Bool {
    var next = node ?? frontScrollView()
    guard isNode(next) else { return false }
    while next >= 0 {
      let target = views.nodes[Int(next)]
      if target.part == nil {
        let handlers = mock.views[Int(target.view)].accessibility.handlers(.scroll)
        if let handler = handlers.first(where: { $0.name == direction.rawValue }),
          run(handler.steps, "accessibility.scroll", context(at: next), &turn)
        {
          return true
        }
      }
      if target.flags.contains(.scrolls), scrollPage(direction, next, &turn) { return true }
      if target.flags.contains(.presented) { return false }
      next = target.parent
    }
    return false
  }

  /// Scrolls to an end, in the innermost scroll view around a node that can go that way.
  mutating func scrollToEdge(_ direction: ScrollDirection, from node: NodeIndex?, _ turn: inout Turn) -> Bool
  {
    var next = node ?? frontScrollView()
    guard isNode(next) else { return false }
    while next >= 0 {
      let target = views.nodes[Int(next)]
      if target.flags.contains(.scrolls) {
        var offset = state.scrollOffset(of: target.identity)
        switch direction {
        case .up: offset.y = 0
        case .down: offset.y = .greatestFiniteMagnitude
        case .left: offset.x = 0
        case .right: offset.x = .greatestFiniteMagnitude
        case .next, .previous: return false
        }
        if setOffset(offset, of: next, &turn) { return true }
      }
      if target.flags.contains(.presented) { return false }
      next = target.parent
    }
    return false
  }

  /// The first scroll view of what lies in front; -1 where there is none.
  private func frontScrollView() -> NodeIndex {
    let top = views.presented.last
    let range = top.map { $0..<views.nodes[Int($0)].end } ?? 0..<NodeIndex(views.nodes.count)
    return range.first {
      let node = views.nodes[Int($0)]
      return node.flags.contains(.scrolls) && !node.flags.contains(.semanticOnly)
    } ?? range.first ?? -1
  }

  /// Moves by what is visible, less a line so that readers keep their place; a paging one by all of it.
  private mutating func scrollPage(
    _ direction: ScrollDirection, _ node: NodeIndex, _ turn: inout Turn
  ) -> Bool {
    guard views.frames.indices.contains(Int(node)) else { return false }
    let port = port(of: node)
    let size = port.isEmpty ? views.frames[Int(node)].size : port.size
    let view = mock.views[Int(views.nodes[Int(node)].view)]
    let isPaging = view.properties.flag(.paging) ?? false
    let isHorizontal = !views.scrollGeometry(of: node).scrollsVertically
    // Where lines run from right to left, the next page lies at the left.
    let forward = state.environment.isRightToLeft ? -1.0 : 1.0
    let page = { (length: Double) in isPaging ? length : max(length - 44, length / 2) }
    var offset = state.scrollOffset(of: views.nodes[Int(node)].identity)
    switch direction {
    case .down: offset.y += page(size.height)
    case .up: offset.y -= page(size.height)
    case .right: offset.x += page(size.width)
    case .left: offset.x -= page(size.width)
    case .next:
      if isHorizontal { offset.x += forward * page(size.width) } else { offset.y += page(size.height) }
    case .previous:
      if isHorizontal { offset.x -= forward * page(size.width) } else { offset.y -= page(size.height) }
    }
    return setOffset(offset, of: node, &turn)
  }

  /// Scrolls as far as there is content; false where that is where it is already.
  @discardableResult
  private mutating func setOffset(_ wanted: Point, of node: NodeIndex, _ turn: inout Turn) -> Bool {
    let identity = views.nodes[Int(node)].identity
    let offset = views.scrollGeometry(of: node).clamped(wanted)
    guard offset != state.scrollOffset(of: identity), !state.navigation.isEmpty else { return false }
    let top = state.navigation.count - 1
    if let known = state.navigation[top].scrollOffsets.firstIndex(where: { $0.view == identity }) {
      state.navigation[top].scrollOffsets[known].offset = offset
    } else {
      state.navigation[top].scrollOffsets.append(AppState.ScrollOffset(view: identity, offset: offset))
    }
    turn.outcome.events.append(.scrolled(identity, offset))
    turn.outcome.viewsChanged = true
    moveOpenMenus(in: node)
    cover(&turn)
    return true
  }

  /// An open menu keeps to what it belongs to, which a scroll view has moved.
  private mutating func moveOpenMenus(in scrolled: NodeIndex) {
    let inside = scrolled + 1..<max(scrolled + 1, views.nodes[Int(scrolled)].end)
    if views.presented.contains(where: { inside.contains($0) && views.nodes[Int($0)].part == .menu }) {
      layOut()
    }
  }

  /// Where content became shorter, what is scrolled goes back as far as it must.
  mutating func clampOffsets() {
    guard let top = state.navigation.indices.last else { return }
    var hasMoved = false
    for (place, scrolled) in state.navigation[top].scrollOffsets.enumerated() where scrolled.offset != .zero {
      guard let node = views.node(scrolled.view) else { continue }
      let scrolls = views.nodes[Int(node)].flags.contains(.scrolls)
      let offset = scrolls ? views.scrollGeometry(of: node).clamped(scrolled.offset) : .zero
      hasMoved = hasMoved || offset != scrolled.offset
      state.navigation[top].scrollOffsets[place].offset = offset
    }
    if hasMoved { moveOpenMenus(in: 0) }
  }

  /// A presented view that is opened again begins at its top.
  mutating func forgetOffsets(in presented: ViewIdentity, of tree: ViewTree) {
    guard let top = state.navigation.indices.last, !state.navigation[top].scrollOffsets.isEmpty,
      let node = tree.node(presented)
    else { return }
    let inside = node..<tree.nodes[Int(node)].end
    state.navigation[top].scrollOffsets.removeAll { scrolled in
      tree.node(scrolled.view).map(inside.contains) ?? false
    }
  }

  /// Where a scroll view shows its content: what the keyboard leaves of it.
  private func port(of node: NodeIndex) -> Rect {
    var port = visibleFrame(of: node)
    if let keyboard = state.keyboardFrame, port.maxY > keyboard.minY {
      port.size.height = max(0, keyboard.minY - port.minY)
    }
    return port
  }

  /// Scrolls just enough that a view shows in every scroll view around it (CU-29).
  @discardableResult
  mutating func scrollToVisible(_ node: NodeIndex, _ turn: inout Turn) -> Bool {
    guard views.frames.count == views.nodes.count else { return false }
    var moved = false
    var next = views.nodes[Int(node)].parent
    while next >= 0 {
      let target = views.nodes[Int(next)]
      if target.flags.contains(.scrolls) {
        let view = visibleFrame(of: node)
        let port = port(of: next)
        var offset = state.scrollOffset(of: target.identity)
        offset.x += shift(view.minX, view.maxX, into: port.minX, port.maxX)
        offset.y += shift(view.minY, view.maxY, into: port.minY, port.maxY)
        if setOffset(offset, of: next, &turn) { moved = true }
      }
      if target.flags.contains(.presented) { break }
      next = target.parent
    }
    return moved
  }

  /// How far a stretch has to move to lie inside another; of one that is too long the beginning shows.
  private func shift(_ start: Double, _ end: Double, into low: Double, _ high: Double) -> Double {
    if start < low || end - start > high - low { return start - low }
    return end > high ? end - high : 0
  }

  /// RO-21, SE-56: the view's own zoom handler; false where it has none for that way.
  mutating func zoom(_ node: NodeIndex, isIn: Bool, _ turn: inout Turn) -> Bool {
    let target = views.nodes[Int(node)]
    guard target.part == nil, !target.flags.contains(.disabled) else { return false }
    let handlers = mock.views[Int(target.view)].accessibility.handlers(.zoom)
    guard let handler = handlers.first(where: { $0.name == (isIn ? "in" : "out") }) else { return false }
    return run(handler.steps, "accessibility.zoom", context(at: node), &turn)
  }
}
