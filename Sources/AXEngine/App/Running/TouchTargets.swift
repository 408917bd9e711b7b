/// Where views are on the screen, and what a finger meets there.
extension App {
  /// A view's rectangle on the screen, scroll offsets applied.
  func visibleFrame(of node: NodeIndex) -> Rect {
    guard views.frames.indices.contains(Int(node)) else { return .zero }
    return views.frames[Int(node)].offset(by: shift(of: node))
  }

  /// How the scroll views around a view have moved it.
  func shift(of node: NodeIndex) -> Point { state.shift(of: node, in: views) }

  /// The front view that takes a touch at a point; only the topmost presented view is asked where there is one.
  func touchTarget(at point: Point) -> NodeIndex? {
    guard views.frames.count == views.nodes.count else { return nil }
    // GA-04: also what a technology makes a finger do.
    if state.environment.guidedAccess.ignoresTouch(at: point) { return nil }
    let top = views.presented.last
    let range = top.map { $0..<views.nodes[Int($0)].end } ?? 0..<NodeIndex(views.nodes.count)
    for node in range.reversed() where takesTouches(node, at: point) {
      if touchArea(of: node).contains(point), isOpen(node, to: point) { return node }
    }
    return nil
  }

  /// Uses a control as a finger would, whatever lies over it.
  mutating func use(_ node: NodeIndex, _ turn: inout Turn) -> Bool {
    !views.nodes[Int(node)].flags.contains(.disabled) && actAsControl(node, &turn)
  }

  /// A flick in the middle of the screen: the front view there that handles it, else the content moves along; up
  /// shows what lies below.
  mutating func flick(_ direction: SwipeDirection, _ turn: inout Turn) -> Bool {
    let size = state.environment.screenSize
    let middle = Point(size.width / 2, size.height / 2)
    let top = views.presented.last
    let range = top.map { $0..<views.nodes[Int($0)].end } ?? 0..<NodeIndex(views.nodes.count)
    for node in range.reversed() where hasSwipe(direction, node) || isUncoverable(node, direction) {
      if visibleFrame(of: node).contains(middle), isOpen(node, to: middle) {
        return swipe(direction, over: node, &turn)
      }
    }
    return pull(direction, from: nil, &turn)
  }

  /// A flick over a view: what handles it there or around it, else the content moves along.
  mutating func flick(_ direction: SwipeDirection, over node: NodeIndex, _ turn: inout Turn) -> Bool {
    swipe(direction, over: node, &turn) || pull(direction, from: node, &turn)
  }

  /// Whether a view has `onSwipe` for a way.
  func hasSwipe(_ direction: SwipeDirection, _ node: NodeIndex) -> Bool {
    let target = views.nodes[Int(node)]
    return target.part == nil && !target.flags.contains(.disabled)
      && mock.views[Int(target.view)].properties.handlers(.onSwipe).contains { $0.name == direction.rawValue }
  }

  /// A finger drawn over a view: its `onSwipe`, or that of the next one around it that has one for that way.
  mutating func swipe(_ direction: SwipeDirection, over node: NodeIndex, _ turn: inout Turn) -> Bool {
    var next = node
    while next >= 0 {
      let view = mock.views[Int(views.nodes[Int(next)].view)]
      if hasSwipe(direction, next),
        let handler = view.properties.handlers(.onSwipe).first(where: { $0.name == direction.rawValue }),
        run(handler.steps, "onSwipe", context(at: next), &turn)
      {
        return true
      }
      if uncover(next, direction, &turn) { return true }
      if views.nodes[Int(next)].flags.contains(.presented) { return false }
      next = views.nodes[Int(next)].parent
    }
    return false
  }

  /// Two fingers on a view, or in the middle of the screen: the handler of the view, or of the next one around it
  /// that has one for that way.
  mutating func pinch(_ node: NodeIndex?, isIn: Bool, _ turn: inout Turn) -> Bool {
    let size = state.environment.screenSize
    let middle = Point(size.width / 2, size.height / 2)
    let top = views.presented.last
    let range = top.map { $0..<views.nodes[Int($0)].end } ?? 0..<NodeIndex(views.nodes.count)
    if let node, !isNode(node) || !range.contains(node) { return false }
    let front = range.reversed().first {
      pinchSteps($0, isIn) != nil && visibleFrame(of: $0).contains(middle) && isOpen($0, to: middle)
    }
    var next = node ?? front ?? -1
    while next >= 0 {
      if let steps = pinchSteps(next, isIn), run(steps, "onPinch", context(at: next), &turn) { return true }
      if views.nodes[Int(next)].flags.contains(.presented) { return false }
      next = views.nodes[Int(next)].parent
    }
    return false
  }

  private func pinchSteps(_ node: NodeIndex, _ isIn: Bool) -> [Step]? {
    let target = views.nodes[Int(node)]
    guard target.part == nil, !target.flags.contains(.disabled) else { return nil }
    let handlers = mock.views[Int(target.view)].properties.handlers(.onPinch)
    return handlers.first { $0.name == (isIn ? "in" : "out") }?.steps
  }

  /// The area in which a view takes touches: its frame, or its `contentShape` measured from its own corner.
  private func touchArea(of node: NodeIndex) -> Rect {
    let frame = visibleFrame(of: node)
    guard views.nodes[Int(node)].part == nil,
      let shape = mock.views[Int(views.nodes[Int(node)].view)].properties.rect(.contentShape)
    else { return frame }
    return shape.offset(by: frame.origin)
  }

  /// Whether nothing around a view hides it or cuts it off at a point.
  private func isOpen(_ node: NodeIndex, to point: Point) -> Bool {
    var next = node
    while next >= 0 {
      let flags = views.nodes[Int(next)].flags
      if !flags.isDisjoint(with: [.hidden, .transparent, .semanticOnly]) { return false }
      if next != node, flags.contains(.clips), !visibleFrame(of: next).contains(point) { return false }
      if flags.contains(.presented) { return true }
      next = views.nodes[Int(next)].parent
    }
    return true
  }

  /// Whether a view does something when it is touched at a point.
  private func takesTouches(_ node: NodeIndex, at point: Point) -> Bool {
    let target = views.nodes[Int(node)]
    let view = mock.views[Int(target.view)]
    switch target.part {
    case .decrement?, .increment?, .option?, .tab?, .backButton?, .dismiss?, .date?, .time?, .ok?,
      .cancel?, .grabber?, .swipeAction?, .previousMonth?, .nextMonth?,
      .month?:
      return true
    case .tabBar?, .navigationBar?, .navigationTitle?, .title?, .message?, .header?, .footer?, .caption?,
      .column?,
      .content?, .menu?, .list?, .wheel?, .weekday?:
      return false
    case nil: break
    }
    if view.properties.has(.onTap) || view.properties.has(.do) { return true }
    switch view.type {
    case .button, .toggle, .link, .navigationLink, .textField, .secureField, .textEditor, .searchField, .menu,
      .disclosureGroup:
      return true
    case .picker: return PickerStyle(of: view).opensOptions
    case .text: return link(of: node, at: point) != nil
    case .datePicker: return DatePickerMode(of: view) != .dateAndTime
    case .vStack, .hStack, .zStack, .scrollView, .list, .section, .form, .grid, .table, .group, .spacer,
      .divider, .view, .label, .image, .badge, .slider, .stepper, .pageControl, .progressView, .gauge,
      .navigationStack, .tabView, .toolbar, .sheet, .fullScreenCover, .popover, .alert,
      .confirmationDialog, .forEach, .tab:
      return false
    }
  }
}

extension SwipeDirection {
  /// What comes into view when a finger goes that way.
  var scrolled: ScrollDirection {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }
}
