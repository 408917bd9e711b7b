import AXEngine

/// Collects what is to be drawn of a scene. What lies outside of a scroll view's visible part is passed over with
/// all that is in it, so the cost follows what can be seen.
struct VisibleItems {
  /// From back to front.
  var items: [ScreenItem] = []
  /// Opaque things with the place in `items` from which on they cover what comes before, and their layer.
  private var surfaces: [(rect: Rect, first: Int, layer: Int)] = []

  let scene: Scene
  let semantics: (ElementIndex) -> Semantics
  let values: ControlValue
  let texts: ShownText
  /// As far as a keyboard does not cover it.
  let screen: Rect
  /// The views around the present one that move or cut what is in them.
  var levels: [Level] = []
  /// The control around the present view that has a layout of its own, and the place behind its last view.
  var control: (ScreenItem.Control, end: NodeIndex)?
  /// Elements met on the way, whether or not anything of them is drawn.
  private var met: [(element: ElementIndex, node: NodeIndex, rect: Rect, depth: Int)] = []

  struct Level {
    var end: NodeIndex
    var offset: Point
    var clip: Rect
    var depth: Int
  }

  /// Collects everything.
  static func collect(
    _ scene: Scene, owners: ElementOwners, semantics: @escaping (ElementIndex) -> Semantics
  ) -> [ScreenItem] {
    var collector = VisibleItems(scene, semantics)
    collector.walk(owners)
    collector.addUnseen()
    collector.addKeyboard()
    return collector.uncovered()
  }

  private init(_ scene: Scene, _ semantics: @escaping (ElementIndex) -> Semantics) {
    self.scene = scene
    self.semantics = semantics
    values = ControlValue(scene)
    texts = ShownText(scene.views, mock: scene.mock, environment: scene.environment)
    var screen = Rect(origin: .zero, size: scene.environment.screenSize)
    if let keyboard = scene.state.keyboardFrame { screen.size.height = keyboard.minY }
    self.screen = screen
  }

  /// The keyboard stands for itself: a line, and what it is.
  private mutating func addKeyboard() {
    guard let keyboard = scene.state.keyboardFrame else { return }
    let node = scene.views.presented.last ?? 0
    var edge = keyboard
    edge.size.height = 1
    items.append(ScreenItem(kind: .divider, node: node, element: -1, rect: edge))
    items.append(ScreenItem(kind: .text, node: node, element: -1, rect: keyboard, text: "(keyboard)"))
  }

  private mutating func walk(_ owners: ElementOwners) {
    let views = scene.views
    let end = NodeIndex(min(views.nodes.count, views.frames.count))
    levels = [Level(end: end, offset: .zero, clip: screen, depth: 0)]
    var node: NodeIndex = 0
    while node < end {
      while levels.count > 1, let last = levels.last, node >= last.end { levels.removeLast() }
      let level = levels[levels.count - 1]
      // Most views of a long list are passed over here; only flags, end and frame are looked at.
      let flags = views.nodes[Int(node)].flags
      let next = max(node + 1, views.nodes[Int(node)].end)
      if !flags.isDisjoint(with: [.hidden, .transparent, .semanticOnly]) {
        node = next
        continue
      }
      let isPresented = flags.contains(.presented)
      let frame = views.frames[Int(node)].offset(by: isPresented ? .zero : Point.zero - level.offset)
      let visible = frame.intersection(isPresented ? screen : level.clip)
      if visible.isEmpty, !frame.isEmpty, levels.count > 1, !holdsPresented(node, next),
        views.nodes[Int(node)].part != .dismiss
      {
        node = next
        continue
      }
      let here = views.nodes[Int(node)]
      if here.part == .dismiss {
        meetDismissRegion(node, frame, owners[node])
        node = next
        continue
      }
      if let open = control, node >= open.end { control = nil }
      enter(node, here, frame: frame, visible: visible, level)
      let element = owners[node]
      if element >= 0, scene[element].node == node, !visible.isEmpty {
        met.append((element, node, visible, levels[levels.count - 1].depth))
      }
      let skips = draw(node, here, frame: frame, visible: visible, element: element)
      node = skips ? next : node + 1
    }
  }

  private func holdsPresented(_ node: NodeIndex, _ end: NodeIndex) -> Bool {
    scene.views.presented.contains { $0 > node && $0 < end }
  }

  /// The region that closes a popover or sheet lies all around it; its label stands beside it, where there is more
  /// room.
  private mutating func meetDismissRegion(_ node: NodeIndex, _ frame: Rect, _ element: ElementIndex) {
    guard element >= 0, scene[element].node == node else { return }
    var rect = frame.intersection(screen)
    if let surface = surfaces.last?.rect, surface.intersects(rect) {
      let above = surface.minY - rect.minY
      let below = rect.maxY - surface.maxY
      rect =
        above > below
        ? Rect(rect.minX, surface.minY - min(above, 2), rect.width, min(above, 2))
        : Rect(rect.minX, surface.maxY, rect.width, min(below, 2))
    }
    guard !rect.isEmpty else { return }
    surfaces.append((rect, items.count, layer(of: node)))
    met.append((element, node, rect, 0))
  }

  /// Opens a level where a view moves, cuts or covers.
  private mutating func enter(
    _ node: NodeIndex, _ here: ViewNode, frame: Rect, visible: Rect, _ level: Level
  ) {
    let isPresented = here.flags.contains(.presented)
    let isSheet =
      isPresented || here.part == .menu
      || (here.flags.contains(.modal) && here.end > node + 1 && !covers(visible))
    if isSheet || isOpaque(node, here) { surfaces.append((visible, items.count, layer(of: node))) }
    let edged = isSheet && !visible.isEmpty && !covers(visible)
    if isPresented || edged || !here.flags.isDisjoint(with: [.scrolls, .clips]) {
      levels.append(
        Level(
          end: here.end,
          offset: isPresented ? offset(of: here.identity) : level.offset + offset(of: here.identity),
          clip: edged ? visible.inset(dx: 0, dy: 1) : visible, depth: level.depth + (edged ? 1 : 0)))
    }
    if edged {
      for isTop in [true, false] {
        var edge = visible
        edge.size.height = min(1, visible.height / 2)
        if !isTop { edge.origin.y = visible.maxY - edge.height }
        var item = ScreenItem(
          kind: .edge(isTop: isTop), node: node, element: -1, rect: edge, depth: level.depth + 1)
        item.hidesMore = hidesMore(node, here, above: isTop)
        items.append(item)
      }
    }
  }

  /// Whether a panel that is higher than the screen can be scrolled further up or down.
  private func hidesMore(_ node: NodeIndex, _ here: ViewNode, above: Bool) -> Bool {
    guard here.flags.contains(.scrolls) else { return false }
    let geometry = scene.views.scrollGeometry(of: node)
    let place = offset(of: here.identity).y
    return above ? place > geometry.minOffset.y + 0.5 : place < geometry.maxOffset.y - 0.5
  }

  private func covers(_ rect: Rect) -> Bool {
    rect.width > screen.width * 0.98 && rect.height > screen.height * 0.98
  }

  private func isOpaque(_ node: NodeIndex, _ here: ViewNode) -> Bool {
    guard here.part == nil, here.end > node + 1 else { return false }
    return scene.mock.views[Int(here.view)].properties.has(.background)
  }

  private func offset(of view: ViewIdentity) -> Point {
    scene.state.scrollOffset(of: view)
  }

  /// Elements of which nothing is drawn still have a place: their label stands there.
  private mutating func addUnseen() {
    let drawn = Set(items.map(\.element))
    for (element, node, rect, depth) in met where !drawn.contains(element) && !rect.isEmpty {
      let facts = semantics(element)
      let text = facts.label ?? facts.value ?? ""
      items.append(
        ScreenItem(
          kind: .unseen, node: node, element: element, rect: rect, text: text,
          isDimmed: facts.traits.contains(.notEnabled), isSelected: facts.traits.contains(.selected),
          depth: depth))
    }
  }

  /// Presented views lie in front of all that was open before, wherever they stand in the file; 0 is the screen.
  private func layer(of node: NodeIndex) -> Int {
    let presented = scene.views.presented
    let top = presented.lastIndex { node >= $0 && node < scene.views.nodes[Int($0)].end }
    return (top ?? -1) + 1
  }

  /// Leaves out what lies behind an opaque surface. In cells a sheet takes whole rows, so what stands beside it
  /// is left out as well.
  private func uncovered() -> [ScreenItem] {
    guard !surfaces.isEmpty else { return items }
    return items.enumerated().filter { place, item in
      let layer = layer(of: item.node)
      return !surfaces.contains { surface in
        (layer < surface.layer || layer == surface.layer && place < surface.first)
          && surface.rect.minY < item.rect.maxY && item.rect.minY < surface.rect.maxY
          && (surface.rect.minX < item.rect.maxX && item.rect.minX < surface.rect.maxX
            || item.depth == 0 && surface.rect.width < screen.width * 0.98)
      }
    }.map(\.element)
  }
}
