import AXEngine

/// What each kind of view shows.
extension VisibleItems {
  /// Adds what a view shows itself; says whether what is in it needs no look any more.
  mutating func draw(
    _ node: NodeIndex, _ here: ViewNode, frame: Rect, visible: Rect, element: ElementIndex
  ) -> Bool {
    var item = ScreenItem(
      kind: .text, node: node, element: element, rect: visible, text: here.text,
      depth: levels[levels.count - 1].depth)
    item.isDimmed = here.flags.contains(.disabled)
    item.isSnug = frame.width <= here.idealWidth + 1
    set(
      here.text, of: node, frame: frame, visible: visible, isCut: here.flags.contains(.truncated), in: &item)
    item.control = control?.0
    item.isRightToLeft = isRightToLeft
    paint(&item)
    if element >= 0, scene[element].node == node {
      item.isSelected = scene[element].traits.contains(.selected)
      item.isStrong = scene[element].traits.contains(.header)
    }
    if let part = here.part { return draw(part: part, here, &item) }
    return draw(view: scene.mock.views[Int(here.view)], here, &item)
  }

  /// Puts into an item what the device shows of a node's text.
  private func set(
    _ text: String, of node: NodeIndex, frame: Rect, visible: Rect, isCut: Bool, in item: inout ScreenItem
  ) {
    item.text = text
    item.isCut = isCut && !text.isEmpty
    guard !text.isEmpty, !visible.isEmpty else { return }
    let shown = visible.minY - frame.minY...max(visible.minY, visible.maxY) - frame.minY
    let lines = texts.lines(of: node, visible: shown)
    // Nobody sees more of it, and nobody has to wait for more.
    if isCut || text.utf8.count > 2_000 { item.text = lines.joined(separator: " ") }
    item.lines = lines.count > 1 ? lines : []
  }

  private mutating func draw(part: ViewPart, _ here: ViewNode, _ item: inout ScreenItem) -> Bool {
    switch part {
    case .tabBar, .navigationBar, .menu, .list, .dismiss: return false
    case .decrement, .increment:
      item.kind = .button
      item.text = part == .increment ? "+" : "-"
    case .option:
      let isChosen = scene.isChosen(item.node)
      item.kind = isDay(here) ? .day(isChosen: isChosen) : .option(isChosen: isChosen)
      if isDay(here) {
        if here.part == .option(0) { addBlankDays(beside: item, in: here.parent, isFirst: true) }
        if isLastDay(here) { addBlankDays(beside: item, in: here.parent, isFirst: false) }
      }
    case .tab: item.kind = .tab(isChosen: scene.isChosen(item.node))
    case .backButton: item.kind = .back
    case .navigationTitle, .title, .header, .column: item.isStrong = true
    case .message, .footer: break
    case .weekday:
      item.kind = .day(isChosen: false)
      item.text = String(item.text.prefix(2))
      item.lines = []
      item.isCut = false
    case .caption:
      if let narrow = besideControl(here) {
        item.rect = item.rect.intersection(narrow)
      }
    case .content: item.kind = isPushed(here) ? .navigation : .choice
    case .date, .time, .wheel: item.kind = .choice
    case .month: item.kind = .choice
    case .ok, .cancel, .swipeAction: item.kind = .button
    case .previousMonth, .nextMonth:
      item.text = (part == .previousMonth) != isRightToLeft ? "[<]" : "[>]"
    case .grabber: item.text = "==="
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
      item.kind = .disclosure(isExpanded: values.isExpanded(view, here))
      add(item)
    case .textField, .secureField, .textEditor, .searchField: return drawField(view, here, &item)
    case .toggle, .slider, .progressView, .gauge, .pageControl: drawControl(view, here, &item)
    case .stepper, .picker, .datePicker:
      // Its name is a part of its own.
      if here.end == item.node + 1 { add(item) }
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
    guard texts.count == 1, let only = texts.first else {
      control = (ScreenItem.Control(node: item.node, isNavigation: view.type == .navigationLink), here.end)
      return false
    }
    item.text = only.text
    item.isCut = only.isCut
    if only.isPicture { item.text = (item.element >= 0 ? semantics(item.element).label : nil) ?? only.text }
    add(item, as: kind)
    return true
  }

  private func textsInside(
    _ node: NodeIndex, _ here: ViewNode
  ) -> [(text: String, isPicture: Bool, isCut: Bool)] {
    var texts: [(String, Bool, Bool)] = []
    var inner = node + 1
    while inner < here.end, texts.count < 3 {
      let child = scene.views.nodes[Int(inner)]
      if !child.flags.isDisjoint(with: [.hidden, .transparent, .semanticOnly]) {
        inner = max(inner + 1, child.end)
        continue
      }
      let view = scene.mock.views[Int(child.view)]
      if child.part == .menu { return [("", false, false), ("", false, false)] }
      if view.type == .image, child.part == nil {
        var name = child.text
        if case .text(let template)? = view.properties[.name], name.isEmpty { name = template.literal ?? "" }
        texts.append((name, true, false))
      } else if !child.text.isEmpty {
        var item = ScreenItem(kind: .text, node: inner, element: -1, rect: .zero)
        let frame = Rect(origin: .zero, size: scene.views.frames[Int(inner)].size)
        let isCut = child.flags.contains(.truncated)
        set(child.text, of: inner, frame: frame, visible: frame, isCut: isCut, in: &item)
        texts.append((item.text, false, item.isCut))
      }
      inner += 1
    }
    return texts
  }

  private mutating func drawField(
    _ view: ViewDescription, _ here: ViewNode, _ item: inout ScreenItem
  ) -> Bool {
    var field = ScreenItem.Field(
      isSecure: view.type == .secureField, isPlaceholder: here.flags.contains(.placeholder),
      isMultiline: view.type == .textEditor, isRightToLeft: isRightToLeft)
    var caption: ScreenItem?
    var inner = item.node + 1
    while inner < here.end {
      let child = scene.views.nodes[Int(inner)]
      if child.part == .content {
        item.text = child.text
        field.isPlaceholder = child.flags.contains(.placeholder)
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
    if scene.state.firstResponder == here.identity {
      field.caret = scene.state.insertionPoint
      field.selection = scene.state.selection
    }
    item.kind = .field(field)
    items.append(item)
    return true
  }

  private mutating func drawControl(_ view: ViewDescription, _ here: ViewNode, _ item: inout ScreenItem) {
    switch view.type {
    case .toggle:
      if !here.text.isEmpty, here.end == item.node + 1 {
        var name = item
        name.lines = []
        name.rect.size.width = max(1, item.rect.width - 51)
        if isRightToLeft { name.rect.origin.x = item.rect.maxX - name.rect.width }
        items.append(name)
      }
      item.rect = switchRect(item.rect)
      item.kind = .toggle(isOn: values.isOn(view, here))
      item.text = ""
      if scene.environment.display.showsOnOffLabels { item.text = values.isOn(view, here) ? "I" : "O" }
    case .slider: item.kind = .slider(values.part(view, here) ?? 0)
    case .progressView, .gauge: item.kind = .progress(values.part(view, here))
    case .pageControl:
      let (current, count) = values.pages(view, here)
      item.kind = .pages(current: current, count: count)
    default: break
    }
    if view.type != .toggle, here.end > item.node + 1,
      scene.views.nodes[Int(item.node + 1)].part == .caption, let rect = visible(item.node + 1)
    {
      item.rect = rest(of: item.rect, without: rect)
    }
    if view.type != .toggle { item.text = "" }
    item.isCut = false
    if !item.rect.isEmpty { items.append(item) }
  }

  var isRightToLeft: Bool { scene.environment.isRightToLeft }

  /// Whether a part shows the choice of a picker that pushes its options.
  private func isPushed(_ here: ViewNode) -> Bool {
    let view = scene.mock.views[Int(here.view)]
    return view.type == .picker && view.properties.choiceName(.pickerStyle) == "navigationLink"
  }

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
  func visible(_ node: NodeIndex) -> Rect? {
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
