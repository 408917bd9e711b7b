/// Rows that a finger swipes: the buttons behind their edges.
extension App {
  /// Swipes a row: uncovers the buttons of the edge that the finger leaves, or covers those of the other one. A swipe
  /// the same way again leaves them. False where the view has none there.
  mutating func uncover(_ node: NodeIndex, _ direction: SwipeDirection, _ turn: inout Turn) -> Bool {
    let row = views.nodes[Int(node)]
    if let uncovered = state.uncovered, uncovered.row == row.identity, row.part == nil,
      let edge = edge(of: direction), edge != uncovered.edge
    {
      return cover(&turn)
    }
    guard isUncoverable(node, direction), let edge = edge(of: direction) else { return false }
    let wanted = AppState.UncoveredRow(row: row.identity, edge: edge)
    if state.uncovered == wanted { return true }
    cover(&turn)
    state.uncovered = wanted
    turn.touched.append(row.view)
    return true
  }

  /// Whether a swipe that way over a view uncovers buttons of its own, or covers them.
  func isUncoverable(_ node: NodeIndex, _ direction: SwipeDirection) -> Bool {
    let row = views.nodes[Int(node)]
    guard row.part == nil, row.flags.isDisjoint(with: [.disabled, .semanticOnly]),
      let edge = edge(of: direction)
    else { return false }
    if let uncovered = state.uncovered, uncovered.row == row.identity { return true }
    return !mock.views[Int(row.view)].swipeActions(at: edge).isEmpty
  }

  /// A finger goes from the middle of a row's cell to a place: it uncovers the buttons, and from the last eighth of the
  /// cell on it does the first action. False where it does not go sideways over a row with actions for that way.
  mutating func swipeRow(around node: NodeIndex, to end: Point, _ turn: inout Turn) -> Bool {
    var row = node
    while row >= 0, !mock.views[Int(views.nodes[Int(row)].view)].properties.has(.swipeActions) {
      if views.nodes[Int(row)].flags.contains(.presented) { return false }
      row = views.nodes[Int(row)].parent
    }
    guard row >= 0 else { return false }
    let cell = cell(of: row)
    let way = end - cell.center
    let direction: SwipeDirection = way.x < 0 ? .left : .right
    guard way.x.magnitude > way.y.magnitude, !hasSwipe(direction, row), isUncoverable(row, direction),
      let edge = edge(of: direction)
    else { return false }
    let first = mock.views[Int(views.nodes[Int(row)].view)].swipeActions(at: edge).first
    if let first, way.x.magnitude > cell.width * 3 / 8 { return runUncovered(first.place, of: row, &turn) }
    return uncover(row, direction, &turn)
  }

  /// The cell of a row: as wide as the list around it, where there is one.
  private func cell(of row: NodeIndex) -> Rect {
    var cell = visibleFrame(of: row)
    guard let list = views.listAround(row) else { return cell }
    let frame = visibleFrame(of: list)
    cell.origin.x = frame.minX
    cell.size.width = frame.width
    return cell
  }

  /// Runs a swipe action and covers the buttons.
  mutating func runUncovered(_ place: Int, of row: NodeIndex, _ turn: inout Turn) -> Bool {
    cover(&turn)
    _ = perform(CustomActionTarget(node: row, source: .swipeActions, index: place), &turn)
    return true
  }

  /// Covers the buttons; false where none show.
  @discardableResult
  mutating func cover(_ turn: inout Turn) -> Bool {
    guard let uncovered = state.uncovered else { return false }
    state.uncovered = nil
    guard let row = views.node(uncovered.row) else { return false }
    turn.touched.append(views.nodes[Int(row)].view)
    return true
  }

  /// Whether a node is one of the buttons.
  func isUncovered(_ node: NodeIndex?) -> Bool {
    guard let node, case .swipeAction? = views.nodes[Int(node)].part else { return false }
    return true
  }

  /// The edge whose buttons come out from under a row that moves that way; nil up and down.
  private func edge(of direction: SwipeDirection) -> AppState.UncoveredRow.Edge? {
    let isRightToLeft = state.environment.isRightToLeft
    return switch direction {
    case .left: isRightToLeft ? .leading : .trailing
    case .right: isRightToLeft ? .trailing : .leading
    case .up, .down: nil
    }
  }
}

extension ViewTree {
  /// What a row is in that scrolls up and down; nil where nothing does.
  fileprivate func listAround(_ row: NodeIndex) -> NodeIndex? {
    nodes.withUnsafeBufferPointer { UncoveredRows.list(around: Int(row), $0) }.map(NodeIndex.init)
  }
}

/// Where the cells of swiped rows end.
enum UncoveredRows {
  /// What a row is in that scrolls up and down only; nil where nothing does.
  static func list(around row: Int, _ nodes: UnsafeBufferPointer<ViewNode>) -> Int? {
    var around = row
    while around >= 0, !nodes[around].flags.contains(.presented) {
      around = Int(nodes[around].parent)
      guard around >= 0, nodes[around].flags.contains(.scrolls) else { continue }
      return nodes[around].flags.contains(.scrollsX) ? nil : around
    }
    return nil
  }
}

extension ViewDescription {
  /// The swipe actions of an edge with their places in the list.
  func swipeActions(at edge: AppState.UncoveredRow.Edge) -> [(place: Int, action: ActionDescription)] {
    guard case .actions(let actions)? = properties[.swipeActions] else { return [] }
    return actions.enumerated().filter { ($0.element.edge ?? "trailing") == edge.rawValue }.map {
      (place: $0.offset, action: $0.element)
    }
  }
}
