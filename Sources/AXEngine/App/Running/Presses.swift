/// What the buttons of a remote do: the focused view is asked, then the views around it (TV-39).
extension App {
  /// Presses a button; false where nobody takes it.
  mutating func press(_ button: PressType, from node: NodeIndex?, _ turn: inout Turn) -> Bool {
    switch button {
    case .select: node.map { isNode($0) && select($0, &turn) } ?? false
    case .menu: exit(from: node, &turn)
    case .playPause: command(.onPlayPauseCommand, "onPlayPauseCommand", from: node, &turn).handled
    }
  }

  /// Select is a touch on the focused view, wherever it is: its `onTap`, else what it does as a control; what it has no
  /// use for goes to the views around it.
  private mutating func select(_ node: NodeIndex, _ turn: inout Turn) -> Bool {
    var next = node
    while next >= 0 {
      let target = views.nodes[Int(next)]
      if target.flags.contains(.disabled) { return false }
      if target.part == nil, let steps = mock.views[Int(target.view)].properties.steps(.onTap) {
        run(steps, "onTap", context(at: next), &turn)
        return true
      }
      if next == node {
        if actAsControl(node, &turn) { return true }
      } else if target.part == nil, runAction(of: mock.views[Int(target.view)], next, &turn) {
        return true
      }
      if target.flags.contains(.presented) { return false }
      next = target.parent
    }
    return false
  }

  /// TV-35: Menu ends editing, else it is the app's own `onExitCommand`, else it closes what is presented or goes back a
  /// screen. False at the root, where it leaves the app.
  private mutating func exit(from node: NodeIndex?, _ turn: inout Turn) -> Bool {
    if endEditing(&turn) { return true }
    let (handled, presented) = command(.onExitCommand, "onExitCommand", from: node, &turn)
    if handled { return true }
    if let presented { return escapePresented(presented, &turn) }
    return pop(to: state.navigation.count - 1, .pop, &turn)
  }

  /// Asks the handlers from a view outwards, up to what is presented, which is the answer where nobody took it.
  private mutating func command(
    _ key: ViewKey, _ name: String, from node: NodeIndex?, _ turn: inout Turn
  ) -> (handled: Bool, presented: NodeIndex?) {
    var next = frontNode(node)
    while next >= 0 {
      let target = views.nodes[Int(next)]
      if target.part == nil, let steps = mock.views[Int(target.view)].properties.steps(key),
        run(steps, name, context(at: next), &turn)
      {
        return (true, nil)
      }
      if target.flags.contains(.presented) { return (false, next) }
      next = target.parent
    }
    return (false, nil)
  }
}
