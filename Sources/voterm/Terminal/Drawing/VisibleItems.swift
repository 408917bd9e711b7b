import AXEngine

/// Collects what is to be drawn of a scene. What lies outside of a scroll view's visible part is passed over with
/// all that is in it, so the cost follows what can be seen.
struct VisibleItems {
  /// From back to front.
  private(set) var items: [ScreenItem] = []
  /// Opaque things with the place in `items` from which on they cover what comes before.
  private var surfaces: [(rect: Rect, first: Int)] = []

  private let scene: Scene
  private let semantics: (ElementIndex) -> Semantics
  private let screen: Rect
  /// The views around the present one that move or cut what is in them.
  private var levels: [Level] = []
  /// Elements met on the way, whether or not anything of them is drawn.
  private var met: [(element: ElementIndex, node: NodeIndex, rect: Rect, depth: Int)] = []

  private struct Level {
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
    return collector.uncovered()
  }

  private init(_ scene: Scene, _ semantics: @escaping (ElementIndex) -> Semantics) {
    self.scene = scene
    self.semantics = semantics
    screen = Rect(origin: .zero, size: scene.environment.screenSize)
  }

  private mutating func walk(_ owners: ElementOwners) {
    let views = scene.views
    let end = NodeIndex(min(views.nodes.count, views.frames.count))
    levels = [Level(end: end, offset: .zero, clip: screen, depth: 0)]
    var node: NodeIndex = 0
    while node < end {
      while levels.count > 1, let last = levels.last, node >= last.end { levels.removeLast() }
      let here = views.nodes[Int(node)]
      if !here.flags.isDisjoint(with: [.hidden, .transparent, .semanticOnly]) {
        node = max(node + 1, here.end)
        continue
      }
      let level = levels[levels.count - 1]
      let isPresented = here.flags.contains(.presented)
      let frame = views.frames[Int(node)].offset(by: isPresented ? .zero : Point.zero - level.offset)
      let visible = frame.intersection(isPresented ? screen : level.clip)
      if visible.isEmpty, !frame.isEmpty, levels.count > 1, !holdsPresented(node, here.end) {
        node = max(node + 1, here.end)
        continue
      }
      enter(node, here, frame: frame, visible: visible, level)
      let element = owners[node]
      if element >= 0, scene[element].node == node, !visible.isEmpty {
        met.append((element, node, visible, levels[levels.count - 1].depth))
      }
      let skips = draw(node, here, frame: frame, visible: visible, element: element)
      node = skips ? max(node + 1, here.end) : node + 1
    }
  }

  private func holdsPresented(_ node: NodeIndex, _ end: NodeIndex) -> Bool {
    scene.views.presented.contains { $0 > node && $0 < end }
  }

  /// Opens a level where a view moves, cuts or covers.
  private mutating func enter(
    _ node: NodeIndex, _ here: ViewNode, frame: Rect, visible: Rect, _ level: Level
  ) {
    let isPresented = here.flags.contains(.presented)
    let isSheet =
      isPresented || here.part == .menu
      || (here.flags.contains(.modal) && here.end > node + 1 && !covers(visible))
    if isSheet || isOpaque(node, here) { surfaces.append((visible, items.count)) }
    let edged = isSheet && !covers(visible)
    if isPresented || edged || !here.flags.isDisjoint(with: [.scrolls, .clips]) {
      levels.append(
        Level(
          end: here.end,
          offset: isPresented ? offset(of: here.identity) : level.offset + offset(of: here.identity),
          clip: visible, depth: level.depth + (edged ? 1 : 0)))
    }
    if edged {
      for isTop in [true, false] {
        var edge = visible
        edge.size.height = min(1, visible.height / 2)
        if !isTop { edge.origin.y = visible.maxY - edge.height }
        items.append(
          ScreenItem(kind: .edge(isTop: isTop), node: node, element: -1, rect: edge, depth: level.depth + 1))
      }
    }
  }

  private func covers(_ rect: Rect) -> Bool {
    rect.width > screen.width * 0.98 && rect.height > screen.height * 0.98
  }

  private func isOpaque(_ node: NodeIndex, _ here: ViewNode) -> Bool {
    guard here.part == nil, here.end > node + 1 else { return false }
    return scene.mock.views[Int(here.view)].properties.has(.background)
  }

  private func offset(of view: ViewIdentity) -> Point {
    scene.state.navigation.last?.scrollOffsets.first { $0.view == view }?.offset ?? .zero
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

  /// Leaves out what lies behind an opaque surface. In cells a sheet takes whole rows, so what stands beside it
  /// is left out as well.
  private func uncovered() -> [ScreenItem] {
    guard !surfaces.isEmpty else { return items }
    return items.enumerated().filter { place, item in
      !surfaces.contains { surface in
        place < surface.first && surface.rect.minY < item.rect.maxY && item.rect.minY < surface.rect.maxY
          && (surface.rect.minX < item.rect.maxX && item.rect.minX < surface.rect.maxX
            || item.depth == 0 && surface.rect.width < screen.width * 0.98)
      }
    }.map(\.element)
  }

  // MARK: One view

  /// Adds what a view shows itself; says whether what is in it needs no look any more.
  private mutating func draw(
    _ node: NodeIndex, _ here: ViewNode, frame: Rect, visible: Rect, element: ElementIndex
  ) -> Bool {
    var item = ScreenItem(
      kind: .text, node: node, element: element, rect: visible, text: here.text,
      depth: levels[levels.count - 1].depth)
    item.isDimmed = here.flags.contains(.disabled)
    if element >= 0, scene[element].node == node {
      item.isSelected = scene[element].traits.contains(.selected)
      item.isStrong = scene[element].traits.contains(.header)
    }
    if let part = here.part { return draw(part: part, here, &item) }
    return draw(view: scene.mock.views[Int(here.view)], here, &item)
  }

  private mutating func draw(part: ViewPart, _ here: ViewNode, _ item: inout ScreenItem) -> Bool {
    switch part {
    case .tabBar, .navigationBar, .menu, .dismiss: return false
    case .decrement, .increment:
      item.kind = .button
      item.text = part == .increment ? "+" : "-"
    case .option:
      item.kind = .option(isChosen: item.isSelected)
    case .tab: item.kind = .tab(isChosen: item.isSelected)
    case .backButton: item.kind = .back
    case .navigationTitle, .title, .header: item.isStrong = true
    case .message, .footer: break
    case .caption:
      if let narrow = besideControl(here) {
        item.rect = item.rect.intersection(narrow)
      }
    case .content: item.kind = .choice
    }
    add(item)
    return false
  }

  private mutating func draw(
    view: ViewDescription, _ here: ViewNode, _ item: inout ScreenItem
  ) -> Bool {
    switch view.type {
    case .vStack, .hStack, .zStack, .scrollView, .list, .section, .form, .grid, .table, .group, .view,
      .navigationStack, .tabView, .toolbar, .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog,
      .text, .label, .forEach, .tab:
      add(item)
    case .spacer: break
    case .divider:
      item.kind = .divider
      // A line is thinner than a point on many devices; it still has a place of its own.
      item.rect.size.height = max(1, item.rect.height)
      items.append(item)
    case .image:
      item.kind = .picture
      if item.text.isEmpty, let name = view.properties[.name], case .text(let template) = name {
        item.text = template.literal ?? ""
      }
      if view.properties[.decorative] == nil || !item.text.isEmpty { items.append(item) }
    case .badge: add(item, as: .badge)
    case .button, .menu, .link, .navigationLink: return drawButton(view, here, &item)
    case .disclosureGroup:
      item.kind = .disclosure(isExpanded: item.element >= 0 && semantics(item.element).isExpanded == true)
      add(item)
    case .textField, .secureField, .textEditor, .searchField: return drawField(view, here, &item)
    case .toggle, .slider, .progressView, .gauge, .pageControl: drawControl(view, here, &item)
    case .stepper, .picker, .datePicker: add(item)
    }
    return false
  }

  /// Buttons and their kin: with their own text, with one text inside, or around a small layout of their own.
  private mutating func drawButton(
    _ view: ViewDescription, _ here: ViewNode, _ item: inout ScreenItem
  ) -> Bool {
    let kind: ScreenItem.Kind =
      switch view.type {
      case .link: .link
      case .navigationLink: .navigation
      case .menu: .choice
      default: .button
      }
    if !item.text.isEmpty {
      add(item, as: kind)
      return false
    }
    let texts = textsInside(item.node, here)
    guard texts.count == 1, let only = texts.first else { return false }
    item.text = only.text
    if only.isPicture { item.text = (item.element >= 0 ? semantics(item.element).label : nil) ?? only.text }
    add(item, as: kind)
    return true
  }

  private func textsInside(_ node: NodeIndex, _ here: ViewNode) -> [(text: String, isPicture: Bool)] {
    var texts: [(String, Bool)] = []
    var inner = node + 1
    while inner < here.end, texts.count < 3 {
      let child = scene.views.nodes[Int(inner)]
      if !child.flags.isDisjoint(with: [.hidden, .transparent, .semanticOnly]) {
        inner = max(inner + 1, child.end)
        continue
      }
      let view = scene.mock.views[Int(child.view)]
      if child.part == .menu { return [("", false), ("", false)] }
      if view.type == .image, child.part == nil {
        var name = child.text
        if case .text(let template)? = view.properties[.name], name.isEmpty { name = template.literal ?? "" }
        texts.append((name, true))
      } else if !child.text.isEmpty {
        texts.append((child.text, false))
      }
      inner += 1
    }
    return texts
  }

  private mutating func drawField(
    _ view: ViewDescription, _ here: ViewNode, _ item: inout ScreenItem
  ) -> Bool {
    var isPlaceholder = here.flags.contains(.placeholder)
    var caption: ScreenItem?
    var inner = item.node + 1
    while inner < here.end {
      let child = scene.views.nodes[Int(inner)]
      if child.part == .content {
        item.text = child.text
        isPlaceholder = child.flags.contains(.placeholder)
      } else if child.part == .caption, let rect = visible(inner) {
        var text = item
        text.node = inner
        text.rect = rect
        text.text = child.text
        caption = text
      }
      inner = max(inner + 1, child.end)
    }
    if let caption {
      items.append(caption)
      item.rect = rest(of: item.rect, without: caption.rect)
    }
    let isEditing = scene.state.firstResponder == here.identity
    item.kind = .field(
      isSecure: view.type == .secureField, isPlaceholder: isPlaceholder, isEditing: isEditing)
    items.append(item)
    return true
  }

  private mutating func drawControl(_ view: ViewDescription, _ here: ViewNode, _ item: inout ScreenItem) {
    let value = item.element >= 0 ? semantics(item.element).value : nil
    let range: Point
    if case .point(let ends)? = view.properties[.in] { range = ends } else { range = Point(0, 1) }
    switch view.type {
    case .toggle:
      if !here.text.isEmpty, here.end == item.node + 1 {
        var name = item
        name.rect.size.width = max(1, item.rect.width - 51)
        if isRightToLeft { name.rect.origin.x = item.rect.maxX - name.rect.width }
        items.append(name)
      }
      item.rect = switchRect(item.rect)
      item.kind = .toggle(isOn: ControlValue.isOn(value))
    case .slider: item.kind = .slider(ControlValue.part(value, range) ?? 0)
    case .progressView, .gauge: item.kind = .progress(ControlValue.part(value, range))
    case .pageControl:
      let (current, count) = ControlValue.pages(value)
      item.kind = .pages(current: current, count: count)
    default: break
    }
    if view.type != .toggle, here.end > item.node + 1,
      scene.views.nodes[Int(item.node + 1)].part == .caption, let rect = visible(item.node + 1)
    {
      item.rect = rest(of: item.rect, without: rect)
    }
    item.text = ""
    if !item.rect.isEmpty { items.append(item) }
  }

  private var isRightToLeft: Bool { scene.environment.isRightToLeft }

  /// Where a switch stands in its row.
  private func switchRect(_ rect: Rect) -> Rect {
    let width = min(51, rect.width / 2)
    return Rect(isRightToLeft ? rect.minX : rect.maxX - width, rect.minY, width, rect.height)
  }

  /// The room beside the switch, for its name.
  private func besideControl(_ here: ViewNode) -> Rect? {
    guard here.parent >= 0, scene.mock.views[Int(here.view)].type == .toggle,
      let row = visible(here.parent)
    else { return nil }
    return rest(of: row, without: switchRect(row))
  }

  /// The visible part of a view at the present level.
  private func visible(_ node: NodeIndex) -> Rect? {
    guard Int(node) < scene.views.frames.count else { return nil }
    let level = levels[levels.count - 1]
    let rect = scene.views.frames[Int(node)].offset(by: Point.zero - level.offset).intersection(level.clip)
    return rect.isEmpty ? nil : rect
  }

  /// What of a rectangle is left below or beside another one.
  private func rest(of rect: Rect, without other: Rect) -> Rect {
    if other.width >= rect.width * 0.9, other.maxY < rect.maxY - 1 {
      return Rect(rect.minX, other.maxY, rect.width, rect.maxY - other.maxY)
    }
    let left = other.minX - rect.minX
    let right = rect.maxX - other.maxX
    if right >= left { return Rect(other.maxX, rect.minY, max(0, right), rect.height) }
    return Rect(rect.minX, rect.minY, max(0, left), rect.height)
  }

  private mutating func add(_ item: ScreenItem, as kind: ScreenItem.Kind? = nil) {
    guard !item.text.isEmpty, !item.rect.isEmpty else { return }
    var item = item
    if let kind { item.kind = kind }
    items.append(item)
  }
}
