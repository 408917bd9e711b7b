/// Escape and magic tap, asked up the chain of what is around a view (SE-29, SE-63).
extension App {
  /// Escape (VO-19): handlers of the view and of those around it, the presented view around it, the screen's
  /// handler, the navigation stack, the app's handler; at last the keyboard closes.
  mutating func escape(from node: NodeIndex?, _ turn: inout Turn) -> Bool {
    if cancelDrag(&turn) { return true }
    var next = frontNode(node)
    // Escape in a field ends editing before it goes further.
    if next >= 0, let field = state.firstResponder, views.nodes[Int(next)].identity == field,
      endEditing(&turn)
    {
      return true
    }
    while next >= 0 {
      let target = views.nodes[Int(next)]
      if target.part == nil, let steps = mock.views[Int(target.view)].accessibility.steps(.escape),
        run(steps, "accessibility.escape", context(at: next), &turn)
      {
        return true
      }
      if target.flags.contains(.presented) { return escapePresented(next, &turn) }
      next = target.parent
    }
    if let screen = currentScreen, let steps = mock.screens[screen].escape,
      run(steps, "escape", StepContext(), screen: screen, &turn)
    {
      return true
    }
    if pop(to: state.navigation.count - 1, .pop, &turn) { return true }
    return runAppHandler("escape", &turn) || endEditing(&turn)
  }

  /// Magic tap (VO-12): handlers of the view and of those around it, the screen's, the app's.
  mutating func magicTap(from node: NodeIndex?, _ turn: inout Turn) -> Bool {
    var next = frontNode(node)
    while next >= 0 {
      let target = views.nodes[Int(next)]
      if target.part == nil, let steps = mock.views[Int(target.view)].accessibility.steps(.magicTap),
        run(steps, "accessibility.magicTap", context(at: next), &turn)
      {
        return true
      }
      next = target.parent
    }
    if let screen = currentScreen, let steps = mock.screens[screen].magicTap,
      run(steps, "magicTap", StepContext(), screen: screen, &turn)
    {
      return true
    }
    return runAppHandler("magicTap", &turn)
  }

  /// The screen that is shown, by its place.
  var currentScreen: Int? {
    state.navigation.last.flatMap { mock.screens.indices.contains($0.screen) ? $0.screen : nil }
  }

  /// Where a chain begins: the view, unless a presented view lies over it.
  func frontNode(_ node: NodeIndex?) -> NodeIndex {
    let top = views.presented.last
    guard let node, isNode(node) else { return top ?? (views.nodes.isEmpty ? -1 : 0) }
    guard let top else { return node }
    return node >= top && node < views.nodes[Int(top)].end ? node : top
  }

  /// An alert or dialog does what its cancel button does, and cannot be left without one; the system adds one to
  /// a dialog. Everything else closes.
  mutating func escapePresented(_ node: NodeIndex, _ turn: inout Turn) -> Bool {
    let presented = views.nodes[Int(node)]
    let type = mock.views[Int(presented.view)].type
    guard presented.part == nil, type == .alert || type == .confirmationDialog else {
      return dismiss(node, &turn)
    }
    for index in node + 1..<presented.end {
      let button = views.nodes[Int(index)]
      let view = mock.views[Int(button.view)]
      if button.part == nil, view.type == .button, view.properties.choiceName(.role) == "cancel",
        !button.flags.contains(.disabled)
      {
        return actAsControl(index, &turn)
      }
    }
    return type == .confirmationDialog && close(node, &turn)
  }

  private mutating func runAppHandler(_ name: String, _ turn: inout Turn) -> Bool {
    guard let handler = mock.handlers.first(where: { $0.name == name }) else { return false }
    return run(handler.steps, "the app's " + name, StepContext(), &turn)
  }

  /// Runs a spoken command of the app; false where there is none, or it says that it did nothing.
  mutating func runIntent(_ place: Int, _ turn: inout Turn) -> Bool {
    guard mock.appIntents.indices.contains(place) else { return false }
    let intent = mock.appIntents[place]
    return run(intent.steps, "appIntents '\(intent.title)'", StepContext(), &turn)
  }
}
