/// Stacks, and views whose children lie over each other.
extension LayoutPass {
  /// Gives the content its place and answers with the size of the whole view.
  func arrange(_ node: Int, _ own: LayoutBox) -> Size {
    if let part = nodes[node].part { return arrangePart(node, part, own) }
    var box = own
    let insets = screenInsets(node)
    if type(node) == .tabView { return arrangeTabs(node, box, insets) }
    box.insets.top += insets.top
    box.insets.leading += insets.leading
    box.insets.bottom += insets.bottom
    box.insets.trailing += insets.trailing
    if showsBars(node) {
      // Bars reach from edge to edge, so the view is as wide as it may be.
      if box.width >= 0 { box.askedWidth = box.width }
      box.minWidth = max(box.minWidth, box.askedWidth)
      placeBars(node, insets, &box)
      keepClearOfKeyboard(node, own, &box)
      let size = arrangeContent(node, box)
      if size.width != box.askedWidth { widenBars(node, to: size.width, insets) }
      return size
    }
    keepClearOfKeyboard(node, own, &box)
    return arrangeContent(node, box)
  }

  private func arrangeContent(_ node: Int, _ own: LayoutBox) -> Size {
    var box = own
    switch type(node) {
    case .vStack: return stackVertically(node, box)
    case .hStack: return stackHorizontally(node, box)
    case .zStack: return overlay(node, box)
    case .view:
      box.alignment = box.alignment ?? 7
      return overlay(node, box)
    case .group:
      box.spacing = groupSpacing(node)
      switch direction(inside: node) {
      case .horizontal: return stackHorizontally(node, box)
      case .vertical: return stackVertically(node, box)
      case .overlaid: return overlay(node, box)
      case .rows: return stackRows(node, box)
      }
    case .scrollView: return arrangeScrollView(node, box)
    case .list, .form: return stackRows(node, box)
    case .section:
      if direction(inside: node) == .rows { return stackRows(node, box) }
      box.alignment = box.alignment ?? 0
      return stackVertically(node, box)
    case .grid, .table: return arrangeGrid(node, box)
    case .navigationStack, .sheet, .fullScreenCover, .forEach, .tab: return fill(node, box)
    case .popover, .tabView, .alert, .confirmationDialog: return stackVertically(node, box)
    case .toolbar: return arrangeToolbar(node, box)
    case .spacer:
      return box.outer(Size(grown(node, .growsX, box.innerWidth), grown(node, .growsY, box.innerHeight)))
    case .divider:
      return nodes[node].flags.contains(.stretches)
        ? box.outer(Size(ControlMetrics.divider, max(0, box.innerHeight)))
        : box.outer(Size(box.innerWidth, ControlMetrics.divider))
    case .text, .label, .image, .link, .badge, .button, .toggle, .slider, .stepper, .picker, .datePicker,
      .textField, .secureField, .textEditor, .searchField, .menu, .disclosureGroup, .pageControl,
      .progressView, .gauge, .navigationLink:
      return arrangeControl(node, box)
    }
  }

  private func grown(_ node: Int, _ flag: ViewFlags, _ room: Double) -> Double {
    nodes[node].flags.contains(flag) ? max(0, room) : 0
  }

  /// A group's children keep the spacing of the view around it.
  func groupSpacing(_ node: Int) -> Double {
    var parent = Int(nodes[node].parent)
    while parent >= 0, type(parent) == .group { parent = Int(nodes[parent].parent) }
    return parent < 0 ? ControlMetrics.spacing : properties(of: parent).spacing
  }

  /// Children below each other. Those that grow share the height that is left.
  func stackVertically(_ node: Int, _ box: LayoutBox) -> Size {
    let width = box.innerWidth
    let height = box.innerHeight
    var count = 0
    var growing = 0
    var content = Size.zero
    forEachInFlow(of: node) { child in
      count += 1
      if height >= 0, nodes[child].flags.contains(.growsY) {
        growing += 1
      } else {
        let size = measure(child, width, -1)
        content.width = max(content.width, size.width)
        content.height += size.height
      }
    }
    content.height += box.spacing * Double(max(0, count - 1))
    if growing > 0 {
      let share = max(0, (height - content.height) / Double(growing))
      forEachInFlow(of: node) { child in
        guard nodes[child].flags.contains(.growsY) else { return }
        let size = measure(child, width, share)
        content.width = max(content.width, size.width)
        content.height += size.height
      }
    }
    let outer = box.outer(content)
    let factors = box.factors
    let room = outer.width - box.insets.horizontal
    var y = box.insets.top + factors.y * max(0, outer.height - box.insets.vertical - content.height)
    forEachPlaced(of: node) { child in
      let size = nodes[child].measured.size
      put(child, box.insets.leading + factors.x * (room - size.width), y, in: outer.width)
      y += size.height + box.spacing
    }
    return outer
  }

  /// Children beside each other. Where they do not fit, none gets more than an equal share unless others need
  /// less; what is left over goes to those that grow.
  func stackHorizontally(_ node: Int, _ box: LayoutBox) -> Size {
    var count = 0
    var growing = 0
    var ideals = 0.0
    forEachInFlow(of: node) { child in
      count += 1
      if nodes[child].flags.contains(.growsX) { growing += 1 }
      ideals += nodes[child].measured.ideal
    }
    let gaps = box.spacing * Double(max(0, count - 1))
    let room = max(0, box.innerWidth - gaps)
    let cap = ideals > room ? widthCap(of: node, room) : .infinity
    let height = box.innerHeight
    var content = Size(gaps, 0)
    var stretching = false
    forEachPlaced(of: node) { child in
      let flags = nodes[child].flags
      if flags.contains(.stretches) { stretching = true }
      if flags.contains(.growsX) { return }
      let ideal = nodes[child].measured.ideal
      let size = measure(child, flags.contains(.rigid) ? ideal : min(ideal, cap), height)
      content.width += size.width
      if !flags.contains(.stretches) { content.height = max(content.height, size.height) }
    }
    if growing > 0 {
      let share = max(0, (box.innerWidth - content.width) / Double(growing))
      forEachPlaced(of: node) { child in
        guard nodes[child].flags.contains(.growsX) else { return }
        let size = measure(child, share, height)
        content.width += size.width
        content.height = max(content.height, size.height)
      }
    }
    let outer = box.outer(content)
    let factors = box.factors
    let tall = outer.height - box.insets.vertical
    if stretching {
      forEachPlaced(of: node) { child in
        if nodes[child].flags.contains(.stretches) {
          _ = measure(child, nodes[child].measured.ideal, max(0, tall), .fills)
        }
      }
    }
    var x = box.insets.leading + factors.x * max(0, outer.width - box.insets.horizontal - content.width)
    forEachPlaced(of: node) { child in
      let size = nodes[child].measured.size
      put(child, x, box.insets.top + factors.y * (tall - size.height), in: outer.width)
      x += size.width + box.spacing
    }
    return outer
  }

  /// The width above which children have to give something up, so that all of them fit into the room.
  private func widthCap(of node: Int, _ room: Double) -> Double {
    var rest = room
    var ideals: [Double] = []
    forEachPlaced(of: node) { child in
      let ideal = nodes[child].measured.ideal
      if nodes[child].flags.contains(.rigid) { rest -= ideal } else { ideals.append(ideal) }
    }
    return Self.cap(&ideals, max(0, rest))
  }

  /// The largest width so that all, each cut to it, fit into the room.
  static func cap(_ widths: inout [Double], _ room: Double) -> Double {
    widths.sort()
    var rest = room
    for (index, width) in widths.enumerated() {
      let share = rest / Double(widths.count - index)
      if width > share { return share }
      rest -= width
    }
    return .infinity
  }

  /// Children over each other.
  func overlay(_ node: Int, _ box: LayoutBox) -> Size {
    let width = box.innerWidth
    let height = box.innerHeight
    var content = Size.zero
    var postponed = false
    forEachInFlow(of: node) { child in
      // As high as the others, where nothing says how high.
      if height < 0, nodes[child].flags.contains(.growsY) {
        postponed = true
        return
      }
      let size = measure(child, width, height)
      content = Size(max(content.width, size.width), max(content.height, size.height))
    }
    if postponed {
      let tall = content.height > 0 ? content.height : -1
      forEachPlaced(of: node) { child in
        guard nodes[child].flags.contains(.growsY) else { return }
        let size = measure(child, width, tall)
        content = Size(max(content.width, size.width), max(content.height, size.height))
      }
    }
    if soleChild(of: node) == nil, content == .zero, nodes[node].part == nil, type(node) == .view {
      // A view without content is as large as it may be.
      content = Size(grown(node, .growsX, width), grown(node, .growsY, height))
    }
    let outer = box.outer(content)
    let factors = box.factors
    let room = Size(outer.width - box.insets.horizontal, outer.height - box.insets.vertical)
    forEachPlaced(of: node) { child in
      let size = nodes[child].measured.size
      put(
        child, box.insets.leading + factors.x * (room.width - size.width),
        box.insets.top + factors.y * (room.height - size.height), in: outer.width)
    }
    return outer
  }

  /// One child fills the view; several stand below each other.
  func fill(_ node: Int, _ box: LayoutBox) -> Size {
    guard box.fit != .natural || box.innerHeight >= 0, let child = soleChild(of: node) else {
      return stackVertically(node, box)
    }
    forEachInFlow(of: node) { _ in }
    let size = measure(child, box.innerWidth, box.innerHeight, .fills)
    let outer = box.outer(size)
    put(child, box.insets.leading, box.insets.top, in: outer.width)
    return outer
  }
}
