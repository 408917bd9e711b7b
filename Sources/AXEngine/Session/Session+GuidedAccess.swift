/// What Guided Access keeps from the app and the technologies.
extension Session {
  /// Whether an input does nothing: the finger is in a dead area, the keyboard is off, the time is over.
  func isIgnored(_ input: Input) -> Bool {
    let guidedAccess = app.state.environment.guidedAccess
    guard guidedAccess.isOn else { return false }
    switch input {
    case .gesture(let gesture): return guidedAccess.ignoresTouch(at: point(of: gesture))
    case .rotor, .chooseItem, .chooseEntry, .chooseNamed, .switches, .say, .remote:
      return guidedAccess.ignoresTouch(at: nil)
    case .key, .text: return guidedAccess.ignoresKeys
    }
  }

  /// Where a finger comes down; nil for gestures that may be made anywhere.
  private func point(of gesture: Gesture) -> Point? {
    switch gesture {
    case .touch(let node), .hold(let node), .splitTap(let node), .drag(let node, _):
      guard node >= 0, Int(node) < scene.views.nodes.count else { return nil }
      return scene.visibleFrame(of: node).center
    case .pinch(let node?, _):
      return node >= 0 && Int(node) < scene.views.nodes.count ? scene.visibleFrame(of: node).center : nil
    case .touchPoint(let point): return point
    case .pinch, .swipe, .tap, .fourFingerTap, .rotate, .scrub, .step: return nil
    }
  }
}
