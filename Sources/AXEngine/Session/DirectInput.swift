/// What a finger or key does by itself, when no technology takes it.
enum DirectInput {
  /// The request for an input; nil where it means nothing to the app.
  static func request(for input: Input, in scene: Scene) -> AppRequest? {
    switch input {
    case .gesture(let gesture): request(for: gesture, in: scene)
    case .key(let key): request(for: key, in: scene)
    case .text(let text): scene.state.firstResponder == nil ? nil : .insertText(text)
    case .rotor, .chooseItem, .chooseEntry: nil
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
    // A finger drags the content along: up shows what lies below.
    case .swipe(.up, fingers: 1): return .scroll(.down, from: nil)
    case .swipe(.down, fingers: 1): return .scroll(.up, from: nil)
    case .swipe(.left, fingers: 1): return .scroll(.right, from: nil)
    case .swipe(.right, fingers: 1): return .scroll(.left, from: nil)
    case .swipe, .tap, .fourFingerTap, .splitTap, .rotate, .scrub, .step: return nil
    }
  }

  private static func request(for key: KeyPress, in scene: Scene) -> AppRequest? {
    if key.key == .escape, key.modifiers.isEmpty {
      return scene.state.firstResponder == nil ? .escape(from: nil) : .edit(nil)
    }
    return TextKeys(scene)?.request(for: key)
  }
}
