/// Dragging: rows within their list, things onto places that take them, the thumb of a slider.
extension App {
  /// Carries a view somewhere with a finger.
  mutating func drag(_ node: NodeIndex, to destination: DragDestination, _ turn: inout Turn) -> Bool {
    guard !views.nodes[Int(node)].flags.contains(.disabled) else { return false }
    let target: NodeIndex?
    let end: Point
    switch destination {
    case .view(let view):
      guard isNode(view) else { return false }
      end = visibleFrame(of: view).center
      target = view
    case .point(let point):
      end = point
      target = views.nodes.indices.last { visibleFrame(of: NodeIndex($0)).contains(point) }.map(
        NodeIndex.init)
    }
    if views.nodes[Int(node)].part == .grabber { return pull(grabber: node, to: end, &turn) }
    if slide(node, to: end, &turn) { return true }
    if let target, target != node, carry(node, to: target, &turn) { return true }
    if swipeRow(around: node, to: end, &turn) { return true }
    // VO-06: the finger does what it would do without VoiceOver.
    let way = end - visibleFrame(of: node).center
    guard way != .zero else { return false }
    let direction: SwipeDirection =
      way.x.magnitude >= way.y.magnitude ? (way.x < 0 ? .left : .right) : way.y < 0 ? .up : .down
    return swipe(direction, over: node, &turn)
  }

  /// Onto another view: a row within its list, a thing onto what takes it.
  private mutating func carry(_ node: NodeIndex, to target: NodeIndex, _ turn: inout Turn) -> Bool {
    if reorder(node, to: target, &turn) { return true }
    guard let source = owner(of: .dragPoints, around: node),
      let place = owner(of: .dropPoints, around: target)
    else { return false }
    guard perform(CustomActionTarget(node: source, source: .drag, index: 0), &turn) else { return false }
    return perform(CustomActionTarget(node: place, source: .drop, index: 0), &turn)
  }

  /// CU-75: the thumb goes where the finger goes, in steps where the slider has any.
  private mutating func slide(_ node: NodeIndex, to point: Point, _ turn: inout Turn) -> Bool {
    let target = views.nodes[Int(node)]
    let view = mock.views[Int(target.view)]
    guard target.part == nil, view.type == .slider, let binding = view.properties.binding(.value) else {
      return false
    }
    let frame = visibleFrame(of: node)
    guard frame.width > 0 else { return false }
    let range = evaluation.range(of: view) ?? 0...1
    var share = min(1, max(0, (point.x - frame.minX) / frame.width))
    if state.environment.isRightToLeft { share = 1 - share }
    var value = share * (range.upperBound - range.lowerBound)
    if let step = view.properties.number(.step)?.magnitude, step > 0 {
      value = (value / step).rounded() * step
    }
    value = tidy(min(range.upperBound, range.lowerBound + value))
    if Evaluator.read(binding, scope: target.scope, in: evaluation).asNumber != value {
      write(.number(value), to: binding, at: node, &turn)
      runAction(of: view, node, &turn)
    }
    return true
  }

  /// CU-90: a row that `onMove` lets go to the place of another one.
  private mutating func reorder(_ node: NodeIndex, to target: NodeIndex, _ turn: inout Turn) -> Bool {
    var next = node
    while next >= 0 {
      let owner = views.nodes[Int(next)]
      if owner.part == nil, let steps = mock.views[Int(owner.view)].properties.steps(.onMove),
        let move = move(of: node, to: target, by: next), move.from != move.to
      {
        var context = context(at: next)
        context.moveSource = move.from
        context.moveDestination = move.to
        let row = views.nodes[Int(target)].identity
        guard run(steps, "onMove", context, &turn) else { return false }
        turn.pending.append(.event(.reordered(isBelow: move.to > move.from, row)))
        return true
      }
      next = owner.parent
    }
    return false
  }

  /// From which place to which one. `onMove` stands on the rows themselves or on what holds them.
  private func move(of node: NodeIndex, to target: NodeIndex, by owner: NodeIndex) -> (from: Int, to: Int)? {
    let nodes = views.nodes
    if target > owner, target < nodes[Int(owner)].end {
      guard let from = row(node, in: owner), let to = row(target, in: owner) else { return nil }
      return (from, to)
    }
    var other = target
    while other >= 0, nodes[Int(other)].view != nodes[Int(owner)].view || nodes[Int(other)].part != nil {
      other = nodes[Int(other)].parent
    }
    guard other >= 0, let from = place(of: nodes[Int(owner)].scope),
      let to = place(of: nodes[Int(other)].scope)
    else { return nil }
    return (from, to)
  }

  /// The place of the row around a node among the rows of a view.
  private func row(_ node: NodeIndex, in owner: NodeIndex) -> Int? {
    var row = node
    while row >= 0, views.nodes[Int(row)].parent != owner { row = views.nodes[Int(row)].parent }
    guard row >= 0 else { return nil }
    if views.nodes[Int(row)].scope != views.nodes[Int(owner)].scope {
      return place(of: views.nodes[Int(row)].scope)
    }
    var place = 0
    var found: Int?
    views.forEachChild(of: owner) { child in
      if child == row { found = place }
      place += 1
    }
    return found
  }

  private func place(of scope: Int32) -> Int? {
    views.scopes.indices.contains(Int(scope)) ? views.scopes[Int(scope)].index : nil
  }

  private func owner(of key: AccessibilityKey, around node: NodeIndex) -> NodeIndex? {
    var next = node
    while next >= 0 {
      let found = views.nodes[Int(next)]
      if found.part == nil, mock.views[Int(found.view)].accessibility.has(key) { return next }
      next = found.parent
    }
    return nil
  }

  /// CU-92, SE-57: something is picked up, or put down where it may be.
  mutating func carry(_ target: CustomActionTarget, _ steps: [Step], _ turn: inout Turn) -> Bool {
    let isDrag = target.source == .drag
    guard isDrag == (state.dragged == nil) else { return false }
    let context = context(at: target.node)
    let identity = views.nodes[Int(target.node)].identity
    state.dragged = isDrag ? identity : nil
    turn.touched += dragViews
    guard run(steps, isDrag ? "dragPoints" : "dropPoints", context, &turn) else {
      if isDrag { state.dragged = nil }
      return false
    }
    if !isDrag { turn.pending.append(.event(.dropped)) }
    return true
  }

  /// Puts back what is being dragged; false where there is nothing.
  mutating func cancelDrag(_ turn: inout Turn) -> Bool {
    guard state.dragged != nil else { return false }
    state.dragged = nil
    turn.touched += dragViews
    return true
  }

  /// The views of the screen in front whose actions change when something is picked up or put down.
  private var dragViews: [ViewIndex] {
    guard let screen = currentScreen else { return [] }
    let root = mock.screens[screen].root
    return (root..<mock.views[Int(root)].end).filter {
      let spoken = mock.views[Int($0)].accessibility
      return spoken.has(.dragPoints) || spoken.has(.dropPoints)
    }
  }
}
