extension AppRequest {
  /// The view it is about; nil where it names none.
  var node: NodeIndex? {
    switch self {
    case .activate(let node), .use(let node), .followLink(let node, _), .longPress(let node),
      .drag(let node, _),
      .increment(let node),
      .decrement(let node), .zoom(let node, _),
      .scrollToVisible(let node), .swipe(_, let node):
      node
    case .pinch(let node, _), .escape(let node), .magicTap(let node), .scroll(_, let node),
      .scrollToEdge(_, let node),
      .setFocus(let node), .edit(let node),
      .press(_, let node),
      .accessibilityFocusDidChange(let node, _):
      node
    case .perform(let target): target.node
    case .touch, .flick, .insertText, .deleteBackward, .moveInsertionPoint, .selectText, .editText, .undoText,
      .redoText, .submit,
      .runIntent,
      .setEnvironment:
      nil
    }
  }

  /// What it does, for a diagnostic.
  var verb: String {
    switch self {
    case .activate: "activate"
    case .followLink: "follow a link in"
    case .touch: "touch"
    case .use: "use"
    case .flick: "flick"
    case .pinch: "pinch"
    case .swipe: "swipe over"
    case .longPress: "press"
    case .drag: "drag"
    case .increment: "increment"
    case .decrement: "decrement"
    case .zoom: "zoom"
    case .escape: "escape"
    case .magicTap: "magic tap"
    case .perform: "perform an action of"
    case .scroll, .scrollToEdge: "scroll"
    case .scrollToVisible: "scroll to"
    case .setFocus: "focus"
    case .edit: "edit"
    case .insertText: "insert text"
    case .deleteBackward: "delete"
    case .moveInsertionPoint: "move the insertion point"
    case .selectText: "select text"
    case .editText: "edit text"
    case .undoText: "undo in a text"
    case .redoText: "redo in a text"
    case .submit: "submit"
    case .press: "press a button of the remote on"
    case .accessibilityFocusDidChange: "move the cursor to"
    case .runIntent: "run a command of"
    case .setEnvironment: "change a setting"
    }
  }

  /// Whether nothing on the screen depends on it as long as the app does nothing about it.
  var leavesNoTrace: Bool {
    if case .accessibilityFocusDidChange = self { return true }
    return false
  }

  /// The same request in another scene, its view found by name; nil where the view is gone.
  func translated(from old: Scene, to new: Scene) -> AppRequest? {
    guard let node, Int(node) < old.views.nodes.count else { return self }
    guard let found = new.views.node(old.views.nodes[Int(node)].identity, near: node) else { return nil }
    switch self {
    case .activate: return .activate(found)
    case .followLink(_, let place): return .followLink(found, at: place)
    case .use: return .use(found)
    case .longPress: return .longPress(found)
    case .drag(_, .point(let point)): return .drag(found, to: .point(point))
    case .drag(_, .view(let target)):
      guard Int(target) < old.views.nodes.count else { return nil }
      let place = new.views.node(old.views.nodes[Int(target)].identity, near: target)
      return place.map { .drag(found, to: .view($0)) }
    case .increment: return .increment(found)
    case .decrement: return .decrement(found)
    case .scrollToVisible: return .scrollToVisible(found)
    case .zoom(_, let isIn): return .zoom(found, isIn: isIn)
    case .escape: return .escape(from: found)
    case .magicTap: return .magicTap(from: found)
    case .pinch(_, let isIn): return .pinch(found, isIn: isIn)
    case .scroll(let direction, _): return .scroll(direction, from: found)
    case .scrollToEdge(let direction, _): return .scrollToEdge(direction, from: found)
    case .swipe(let direction, _): return .swipe(direction, over: found)
    case .setFocus: return .setFocus(found)
    case .edit: return .edit(found)
    case .press(let button, _): return .press(button, from: found)
    case .accessibilityFocusDidChange(_, let technology):
      return .accessibilityFocusDidChange(found, by: technology)
    case .perform(var target):
      target.node = found
      return .perform(target)
    case .touch, .flick, .insertText, .deleteBackward, .moveInsertionPoint, .selectText, .editText, .undoText,
      .redoText, .submit,
      .runIntent,
      .setEnvironment:
      return self
    }
  }
}
