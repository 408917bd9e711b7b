/// What a finger or key does by itself, when no technology takes it.
enum DirectInput {
  /// The request for an input; nil where it means nothing to the app.
  static func request(for input: Input, in scene: Scene) -> AppRequest? {
    switch input {
    case .gesture(let gesture): request(for: gesture, in: scene)
    case .key(let key): request(for: key, in: scene)
    case .text(let text): scene.state.firstResponder == nil ? nil : .insertText(text)
    case .rotor, .chooseItem, .chooseEntry, .chooseNamed, .switches, .say, .remote: nil
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
    return TextKeys(scene)?.request(for: key) ?? shortcut(key, in: scene)
  }

  /// The control that a key belongs to, in what lies in front.
  private static func shortcut(_ key: KeyPress, in scene: Scene) -> AppRequest? {
    let nodes = scene.views.nodes
    let range = scene.views.presented.last.map { $0..<nodes[Int($0)].end } ?? 0..<NodeIndex(nodes.count)
    let chord = KeyNames.text(key)
    let found = range.first { node in
      let target = nodes[Int(node)]
      return target.part == nil && target.flags.isDisjoint(with: [.disabled, .semanticOnly])
        && scene.mock.views[Int(target.view)].properties.string(.keyboardShortcut) == chord
    }
    return found.map { .use($0) }
  }
}
