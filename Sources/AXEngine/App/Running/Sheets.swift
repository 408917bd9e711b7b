/// Sheets under a finger: pulled between the heights they rest at, and down until they close.
extension App {
  /// A flick that nothing takes: the content moves along with it, else the sheet around it does. Upwards a sheet grows
  /// before its content scrolls, downwards its content comes back to its beginning before the sheet gives way.
  mutating func pull(_ direction: SwipeDirection, from node: NodeIndex?, _ turn: inout Turn) -> Bool {
    let sheet = sheet(around: node)
    if direction == .up, let sheet, raise(sheet, goesRound: false, &turn) { return true }
    if scroll(direction.scrolled, from: node, &turn) { return true }
    guard direction == .down, let sheet else { return false }
    return lower(sheet, &turn) || dismiss(sheet, &turn)
  }

  /// Lets a sheet rest at its next height; beyond the largest at the lowest one, where that is asked for.
  mutating func raise(_ sheet: NodeIndex, goesRound: Bool, _ turn: inout Turn) -> Bool {
    let (place, heights) = rest(of: sheet)
    guard heights.count > 1, goesRound || place < heights.count - 1 else { return false }
    return rest(sheet, at: (place + 1) % heights.count, &turn)
  }

  /// Lets a sheet rest at the height before.
  mutating func lower(_ sheet: NodeIndex, _ turn: inout Turn) -> Bool {
    let (place, heights) = rest(of: sheet)
    return heights.count > 1 && place > 0 && rest(sheet, at: place - 1, &turn)
  }

  /// A finger carries the grabber somewhere: the sheet rests at the nearest height; below half of the lowest it closes.
  mutating func pull(grabber: NodeIndex, to point: Point, _ turn: inout Turn) -> Bool {
    let sheet = views.nodes[Int(grabber)].parent
    let heights = rest(of: sheet).heights
    let screen = state.environment.screenSize.height
    let wanted = visibleFrame(of: sheet).maxY - point.y
    let lengths = heights.map { $0.height(onScreen: screen) ?? screen }
    guard let lowest = lengths.first else { return false }
    if wanted < lowest / 2 { return dismiss(sheet, &turn) }
    let nearest = lengths.indices.min { (lengths[$0] - wanted).magnitude < (lengths[$1] - wanted).magnitude }
    return nearest.map { rest(sheet, at: $0, &turn) } ?? false
  }

  /// Closes a sheet or popover as a person does by hand; false where the app does not let them.
  mutating func dismiss(_ node: NodeIndex, _ turn: inout Turn) -> Bool {
    let presented = views.nodes[Int(node)]
    let properties = mock.views[Int(presented.view)].properties
    if presented.part == nil,
      evaluation.holds(.interactiveDismissDisabled, of: properties, scope: presented.scope)
    {
      return false
    }
    return close(node, &turn)
  }

  /// The sheet in front, where a node is in it or nowhere.
  private func sheet(around node: NodeIndex?) -> NodeIndex? {
    guard let top = views.presented.last else { return nil }
    let presented = views.nodes[Int(top)]
    guard presented.part == nil, mock.views[Int(presented.view)].type == .sheet,
      state.environment.device.idiom != .tv
    else { return nil }
    if let node, !(top..<presented.end).contains(node) { return nil }
    return top
  }

  /// At which of its heights a sheet rests; none on what has but one.
  private func rest(of sheet: NodeIndex) -> (place: Int, heights: [Detent]) {
    let presented = views.nodes[Int(sheet)]
    let view = mock.views[Int(presented.view)]
    guard state.environment.hasGrabber(view) else { return (0, []) }
    let heights = view.detents(onScreen: state.environment.screenSize.height)
    return (state.detent(of: presented.identity, among: heights), heights)
  }

  private mutating func rest(_ sheet: NodeIndex, at place: Int, _ turn: inout Turn) -> Bool {
    let presented = views.nodes[Int(sheet)]
    state.detents.removeAll { $0.sheet == presented.identity }
    state.detents.append(AppState.SheetRest(sheet: presented.identity, place: place))
    turn.touched.append(presented.view)
    return true
  }
}

extension Environment {
  /// Whether a sheet can be pulled between heights: on a phone, where it has more than one and no frame of the file's.
  func hasGrabber(_ view: ViewDescription) -> Bool {
    view.type == .sheet && device.idiom == .phone && !view.properties.has(.frame)
      && view.detents(onScreen: screenSize.height).count > 1
  }
}
