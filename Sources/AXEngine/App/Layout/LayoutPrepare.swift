/// What can be known of views before anything is proposed, from the leaves up.
extension LayoutPass {
  /// What the children of a view want along x.
  struct Wishes {
    /// Children that take room.
    var count = 0
    /// Children with frames of their own.
    var framed = 0
    /// Their ideal widths added up, and the largest.
    var sum = 0.0
    var widest = 0.0
    var flags: ViewFlags = []

    mutating func add(_ node: ViewNode) {
      if node.flags.contains(.outOfFlow) {
        if node.flags.contains(.absolute), !node.flags.contains(.presented) { framed += 1 }
        return
      }
      count += 1
      sum += node.measured.ideal
      widest = max(widest, node.measured.ideal)
      flags.formUnion(node.flags.intersection([.growsX, .growsY]))
    }
  }

  private static let own: ViewFlags = [
    .growsX, .growsY, .rigid, .stretches, .outOfFlow, .wraps, .floats, .scrollsX, .scrollsY, .holdsFramed,
    .inBar,
  ]

  /// Prepares a new node and all new ones below it.
  func prepare(_ node: Int) {
    nodes[node].flags.subtract(Self.own)
    nodes[node].measured.proposal = Size(-2, -2)
    nodes[node].measured.context = context.stamp
    let isPart = nodes[node].part != nil
    if isInBar(node) { nodes[node].flags.insert(.inBar) }
    let properties = views[Int(nodes[node].view)].properties
    if nodes[node].flags.contains(.semanticOnly) {
      // Never shown: the last pass gives it the place of the view it speaks for.
      for index in node..<Int(nodes[node].end) {
        nodes[index].flags.insert(.outOfFlow)
        nodes[index].measured.proposal = Size(-1, -1)
        nodes[index].measured.context = context.stamp
      }
      return
    }
    var wishes = Wishes()
    forEachChild(of: node) { child in
      if isNew(child) { prepare(child) }
      wishes.add(nodes[child])
    }
    if !isPart, type(node).isPresented {
      nodes[node].flags.formUnion([.absolute, .outOfFlow])
    } else if !isPart, case .rect(let rect) = properties[.frame] {
      nodes[node].flags.formUnion([.absolute, .outOfFlow])
      nodes[node].frame = Rect(
        LayoutBox.boundedPlace(rect.minX), LayoutBox.boundedPlace(rect.minY),
        LayoutBox.bounded(rect.width), LayoutBox.bounded(rect.height))
    } else if wishes.count == 0, wishes.framed > 0, wraps(node, properties) {
      nodes[node].flags.formUnion([.absolute, .outOfFlow, .wraps])
    } else {
      nodes[node].flags.remove(.absolute)
      docks(node)
    }
    var (ideal, flags) = isPart ? wishesOfPart(node, wishes) : wishesOfView(node, wishes)
    if !isPart { limit(&ideal, &flags, self.properties(of: node)) }
    nodes[node].measured.ideal = ideal
    nodes[node].flags.formUnion(flags)
    if wishes.framed > 0, nodes[node].flags.contains(.scrolls) { nodes[node].flags.insert(.holdsFramed) }
  }

  /// Whether a view is a toolbar or inside of one; what that presents is not.
  private func isInBar(_ node: Int) -> Bool {
    if nodes[node].part == .menu { return false }
    if nodes[node].part == nil {
      if type(node) == .toolbar { return true }
      if type(node).isPresented { return false }
    }
    let parent = Int(nodes[node].parent)
    return parent >= 0 && nodes[parent].flags.contains(.inBar)
  }

  /// Whether a view without a frame lies around its children, all of which have one.
  private func wraps(_ node: Int, _ properties: Properties<ViewKey>) -> Bool {
    if nodes[node].parent < 0 || properties.has(.width) || properties.has(.height) { return false }
    switch type(node) {
    case .vStack, .hStack, .zStack, .group, .view, .section, .button, .link, .navigationLink:
      return nodes[node].part == nil && nodes[node].text.isEmpty
    default: return false
    }
  }

  /// Bars, open menus and what lies beside a presented view are placed by the view around them.
  private func docks(_ node: Int) {
    switch nodes[node].part {
    case .navigationBar, .tabBar: nodes[node].flags.insert(.outOfFlow)
    case .menu: nodes[node].flags.formUnion(isPage(node) ? [.outOfFlow, .absolute] : [.outOfFlow, .floats])
    case .grabber: nodes[node].flags.insert(.outOfFlow)
    case .swipeAction: nodes[node].flags.formUnion([.outOfFlow, .floats])
    case .dismiss: nodes[node].flags.formUnion([.outOfFlow, .absolute])
    case nil:
      let parent = Int(nodes[node].parent)
      if type(node) == .toolbar, parent >= 0, showsBars(parent) { nodes[node].flags.insert(.outOfFlow) }
    default: break
    }
  }

  /// Whether a view has a place for bars at its edges.
  func showsBars(_ node: Int) -> Bool {
    guard nodes[node].part == nil else { return false }
    if nodes[node].parent < 0 { return true }
    switch type(node) {
    case .navigationStack, .tabView, .sheet, .fullScreenCover: return true
    default: return false
    }
  }

  /// What fixed and limited extents do to the wishes of the content.
  private func limit(_ ideal: inout Double, _ flags: inout ViewFlags, _ box: LayoutBox) {
    ideal += box.insets.horizontal
    if box.maxWidth >= 0 {
      flags.insert(.growsX)
      ideal = min(ideal, box.maxWidth)
    }
    if box.fixedSize {
      flags.subtract([.growsX, .growsY])
      flags.insert(.rigid)
    }
    if box.width >= 0 {
      ideal = box.width
      flags.remove(.growsX)
      flags.insert(.rigid)
    }
    if box.height >= 0 { flags.remove(.growsY) }
    ideal = max(ideal, box.minWidth)
  }

  /// How a view puts its children; a `Group` does it as the view around it.
  func direction(inside node: Int) -> Direction {
    guard nodes[node].part == nil else { return .horizontal }
    switch type(node) {
    case .hStack, .button, .link, .navigationLink, .menu, .toolbar, .grid, .table: return .horizontal
    case .zStack, .view: return .overlaid
    case .scrollView:
      let axis = scrollAxis(node)
      return axis.x && !axis.y ? .horizontal : .vertical
    case .list, .form: return .rows
    case .group, .section:
      let parent = Int(nodes[node].parent)
      let outer = parent < 0 ? .vertical : direction(inside: parent)
      return type(node) == .section && outer != .rows ? .vertical : outer
    default: return .vertical
    }
  }

  /// How the view around a node puts it.
  func direction(around node: Int) -> Direction {
    nodes[node].parent < 0 ? .vertical : direction(inside: Int(nodes[node].parent))
  }

  enum Direction { case horizontal, vertical, overlaid, rows }

  /// The directions in which a scroll view scrolls.
  func scrollAxis(_ node: Int) -> (x: Bool, y: Bool) {
    if case .choice(let axis) = views[Int(nodes[node].view)].properties[.axis] {
      return (axis != 0, axis != 1)
    }
    return (false, true)
  }

  private func wishesOfView(_ node: Int, _ wishes: Wishes) -> (Double, ViewFlags) {
    let gaps = { (spacing: Double) in spacing * Double(max(0, wishes.count - 1)) }
    let track = ControlMetrics.idealTrackWidth
    switch type(node) {
    case .vStack, .zStack, .section: return (wishes.widest, wishes.flags)
    case .navigationStack, .tabView: return (wishes.widest, [.growsX, .growsY])
    case .hStack: return (wishes.sum + gaps(properties(of: node).spacing), wishes.flags)
    case .group:
      return direction(inside: node) == .horizontal
        ? (wishes.sum + gaps(groupSpacing(node)), wishes.flags) : (wishes.widest, wishes.flags)
    case .view:
      if wishes.count > 0 { return (wishes.widest, wishes.flags) }
      return (0, direction(around: node) == .overlaid ? [.growsX, .growsY] : .growsX)
    case .scrollView:
      let axis = scrollAxis(node)
      var flags: ViewFlags = axis.x ? [.growsX, .scrollsX, .scrolls] : [.growsX, .scrolls]
      if axis.y { flags.formUnion([.growsY, .scrollsY]) }
      return (axis.x ? track : wishes.widest, flags)
    case .list, .form:
      return (wishes.widest + 2 * ControlMetrics.rowInset, [.growsX, .growsY, .scrolls, .scrollsY])
    case .grid, .table: return wishesOfGrid(node)
    case .forEach, .tab: return (wishes.widest, wishes.flags)
    case .spacer:
      switch direction(around: node) {
      case .horizontal: return (0, .growsX)
      case .vertical, .rows: return (0, .growsY)
      case .overlaid: return (0, [.growsX, .growsY])
      }
    case .divider:
      return direction(around: node) == .horizontal
        ? (ControlMetrics.divider, [.rigid, .stretches]) : (ControlMetrics.divider, .growsX)
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog: return (wishes.widest, [])
    case .toolbar: return (wishes.sum + gaps(ControlMetrics.spacing), .growsX)
    case .text, .label, .image, .link, .badge, .button, .toggle, .slider, .stepper, .picker, .datePicker,
      .textField, .secureField, .textEditor, .searchField, .menu, .disclosureGroup, .pageControl,
      .progressView, .gauge, .navigationLink:
      return wishesOfControl(node, wishes)
    }
  }
}
