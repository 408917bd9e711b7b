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
    let top = views.presented.last
    let range = top.map { $0..<views.nodes[Int($0)].end } ?? 0..<NodeIndex(views.nodes.count)
    for node in range.reversed() where takesTouches(node, at: point) {
      if touchArea(of: node).contains(point), isOpen(node, to: point) { return node }
    }
    return nil
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
    case .decrement?, .increment?, .option?, .tab?, .backButton?, .dismiss?: return true
    case .tabBar?, .navigationBar?, .navigationTitle?, .title?, .message?, .header?, .footer?, .caption?,
      .column?,
      .content?, .menu?:
      return false
    case nil: break
    }
    if view.properties.has(.onTap) || view.properties.has(.do) { return true }
    switch view.type {
    case .button, .toggle, .link, .navigationLink, .textField, .secureField, .textEditor, .searchField, .menu,
      .disclosureGroup:
      return true
    case .picker: return PickerStyle(of: view) == .menu
    case .text: return link(of: node, at: point) != nil
    case .vStack, .hStack, .zStack, .scrollView, .list, .section, .form, .grid, .table, .group, .spacer,
      .divider, .view, .label, .image, .badge, .slider, .stepper, .datePicker, .pageControl, .progressView,
      .gauge, .navigationStack, .tabView, .toolbar, .sheet, .fullScreenCover, .popover, .alert,
      .confirmationDialog, .forEach, .tab:
      return false
    }
  }
}
