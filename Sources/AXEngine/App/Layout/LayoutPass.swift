/// One run over a tree: the nodes in place, and what they are measured against.
struct LayoutPass {
  let nodes: UnsafeMutableBufferPointer<ViewNode>
  let views: [ViewDescription]
  let context: LayoutContext

  /// The type of the view a node came from, also of a generated part's owner.
  func type(_ node: Int) -> ViewType { views[Int(nodes[node].view)].type }

  /// Whether a node has to be measured whatever is proposed.
  func isNew(_ node: Int) -> Bool {
    nodes[node].measured.proposal.width == -2 || nodes[node].measured.context != context.stamp
  }

  /// Measures and places a screen's root: it fills the screen, or has a frame of its own.
  func layOutRoot(_ root: Int) {
    if isNew(root) { prepare(root) }
    if nodes[root].flags.contains(.absolute) {
      layOutOutside(root)
    } else {
      _ = measure(root, context.screen.width, context.screen.height, .fills)
      nodes[root].frame = Rect(origin: .zero, size: context.screen)
    }
  }

  /// The size a node takes for a proposal; its descendants are in place afterwards.
  func measure(
    _ node: Int, _ width: Double, _ height: Double, _ fit: ViewNode.Measurement.Fit = .natural
  ) -> Size {
    let known = nodes[node].measured
    if known.proposal.width == width, known.proposal.height == height, known.fit == fit {
      return known.size
    }
    var box = properties(of: node)
    if fit == .fills { box.forgetExtents() }
    box.askedWidth = width < 0 ? nodes[node].measured.ideal : width
    box.askedHeight = height
    box.fit = fit
    if box.fixedSize { box.askedWidth = nodes[node].measured.ideal }
    if fit == .row {
      box.insets.top += ControlMetrics.rowPadding
      box.insets.bottom += ControlMetrics.rowPadding
    }
    nodes[node].flags.remove(.truncated)
    let size = arrange(node, box)
    nodes[node].measured.proposal = Size(width, height)
    nodes[node].measured.fit = fit
    nodes[node].measured.size = size
    return size
  }

  /// Measures what a control shows, which never leaves the control: -1 where that may be as high as it likes.
  func measure(_ part: Int, _ width: Double, noHigherThan most: Double) -> Size {
    let size = measure(part, width, -1)
    return most >= 0 && size.height > most ? measure(part, size.width, most, .fills) : size
  }

  /// Calls a closure with each child of a node.
  func forEachChild(of node: Int, _ body: (Int) -> Void) {
    var child = node + 1
    let end = Int(nodes[node].end)
    while child < end {
      body(child)
      child = Int(nodes[child].end)
    }
  }

  /// Calls a closure with each child that takes room, after placing the others.
  func forEachInFlow(of node: Int, _ body: (Int) -> Void) {
    var child = node + 1
    let end = Int(nodes[node].end)
    while child < end {
      if nodes[child].flags.contains(.outOfFlow) { layOutOutside(child) } else { body(child) }
      child = Int(nodes[child].end)
    }
  }

  /// Calls a closure with each child that takes room.
  func forEachPlaced(of node: Int, _ body: (Int) -> Void) {
    var child = node + 1
    let end = Int(nodes[node].end)
    while child < end {
      if !nodes[child].flags.contains(.outOfFlow) { body(child) }
      child = Int(nodes[child].end)
    }
  }

  /// The only child that takes room, where there is exactly one.
  func soleChild(of node: Int) -> Int? {
    var found: Int?
    var child = node + 1
    let end = Int(nodes[node].end)
    while child < end {
      if !nodes[child].flags.contains(.outOfFlow) {
        if found != nil { return nil }
        found = child
      }
      child = Int(nodes[child].end)
    }
    return found
  }

  /// The first child that is a certain part.
  func child(of node: Int, _ part: ViewPart) -> Int? {
    var child = node + 1
    let end = Int(nodes[node].end)
    while child < end {
      if nodes[child].part == part { return child }
      child = Int(nodes[child].end)
    }
    return nil
  }

  /// Puts a measured child at a place counted from the leading edge of its parent, whose width is needed to
  /// mirror it.
  func put(_ child: Int, _ x: Double, _ y: Double, in width: Double) {
    let size = nodes[child].measured.size
    nodes[child].frame = Rect(
      origin: Point(context.isRightToLeft ? width - x - size.width : x, y), size: size)
  }

  /// Places a view that takes no room in its parent: one with a frame of its own, a presented one, a bar (which
  /// the view around it places), something that is only spoken.
  func layOutOutside(_ node: Int) {
    let flags = nodes[node].flags
    if flags.contains(.semanticOnly) { return }
    if nodes[node].part == .dismiss {
      placeDismissRegion(node)
      return
    }
    if isPage(node) {
      nodes[node].frame = Rect(origin: .zero, size: context.screen)
      _ = measure(node, context.screen.width, context.screen.height, .fills)
      return
    }
    if case .swipeAction? = nodes[node].part {
      let width = max(
        ControlMetrics.swipeActionWidth, nodes[node].measured.ideal + 2 * ControlMetrics.rowPadding)
      _ = measure(node, width, -1, .fillsWidth)
      nodes[node].frame.size.width = width
      return
    }
    if flags.contains(.floats) {
      nodes[node].frame.size = measure(node, isCalendar(node) ? calendarWidth : ControlMetrics.menuWidth, -1)
      return
    }
    if nodes[node].part == nil, type(node).isPresented, flags.contains(.presented) {
      layOutPresented(node)
    } else if flags.contains(.wraps) {
      var frame: Rect?
      forEachChild(of: node) { child in
        layOutOutside(child)
        guard nodes[child].flags.contains(.absolute), !nodes[child].flags.contains(.presented) else { return }
        frame = frame.map { $0.union(nodes[child].frame) } ?? nodes[child].frame
      }
      nodes[node].frame = frame ?? .zero
      nodes[node].measured.proposal = nodes[node].frame.size
      nodes[node].measured.size = nodes[node].frame.size
    } else if flags.contains(.absolute) {
      _ = measure(node, nodes[node].frame.width, nodes[node].frame.height, .fills)
    }
  }
}
