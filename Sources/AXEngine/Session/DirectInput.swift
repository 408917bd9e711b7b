/// What a finger or key does by itself, when no technology takes it.
enum DirectInput {
  /// The request for an input; nil where it means nothing to the app.
  static func request(for input: Input, in scene: Scene) -> AppRequest? {
    switch input {
    case .gesture(let gesture): request(for: gesture, in: scene)
    case .key(let key): request(for: key, in: scene)
    case .text(let text): scene.state.firstResponder == nil ? nil : .insertText(text)
    case .rotor, .chooseItem, .chooseEntry, .chooseNamed, .switches, .say, .remote, .assistiveTouch, .dwell,
      .accessibilityShortcut:
      nil
    }
  }

  /// What is shown large meanwhile; nil where nothing is (SE-58).
  static func largeContent(for input: Input, in scene: Scene) -> LargeContent? {
    guard case .gesture(.hold(let node)) = input else { return nil }
    return scene.holding(node).content
  }

  private static func request(for gesture: Gesture, in scene: Scene) -> AppRequest? {
    switch gesture {
    case .touch(let node):
      guard node >= 0, Int(node) < scene.views.nodes.count else { return nil }
      return .touch(scene.visibleFrame(of: node).center)
    case .touchPoint(let point): return .touch(point)
    case .hold(let node):
      guard node >= 0, Int(node) < scene.views.nodes.count else { return nil }
      return scene.holding(node).request
    case .drag(let node, let destination): return .drag(node, to: destination)
    case .swipe(let direction, fingers: 1): return .flick(direction)
    case .pinch(let node, let isIn): return .pinch(node, isIn: isIn)
    case .swipe, .tap, .fourFingerTap, .splitTap, .rotate, .scrub, .step: return nil
    }
  }

  private static func request(for key: KeyPress, in scene: Scene) -> AppRequest? {
    if key.key == .escape, key.modifiers.isEmpty {
      return scene.state.firstResponder == nil ? .escape(from: nil) : .edit(nil)
    }
    if key.key == .tab, key.modifiers.isSubset(of: .shift), !isInTextArea(scene) {
      return field(after: scene.state.firstResponder, forward: key.modifiers.isEmpty, in: scene).map {
        .edit($0)
      }
    }
    return TextKeys(scene)?.request(for: key) ?? scene.shortcut(key).map { .use($0) }
  }

  private static func isInTextArea(_ scene: Scene) -> Bool {
    guard let field = scene.state.firstResponder, let node = scene.views.node(field) else { return false }
    return scene.mock.views[Int(scene.views.nodes[Int(node)].view)].type == .textEditor
  }

  /// FK-57: the text field that a hardware keyboard's Tab goes to by itself; goes round. nil where there is no other.
  private static func field(after current: ViewIdentity?, forward: Bool, in scene: Scene) -> NodeIndex? {
    let fields = scene.tree.elements.filter {
      !$0.traits.isDisjoint(with: [.textEntry, .searchField, .textArea]) && !$0.traits.contains(.notEnabled)
    }
    guard let place = fields.firstIndex(where: { $0.identity == current }) else {
      return (forward ? fields.first : fields.last)?.node
    }
    let next = fields[(place + (forward ? 1 : fields.count - 1)) % fields.count]
    return next.identity == current ? nil : next.node
  }
}
