/// What Guided Access keeps from the app and the technologies.
extension Session {
  /// Whether an input does nothing: the finger is in a dead area, the keyboard is off, the time is over.
  func isIgnored(_ input: Input) -> Bool {
    guard app.state.environment.guidedAccess.isOn else { return false }
    let guidedAccess = app.state.environment.guidedAccess
    switch input {
    case .gesture(let gesture): return guidedAccess.ignoresTouch(at: point(of: gesture))
    case .rotor, .chooseItem, .chooseEntry, .chooseNamed, .switches, .say, .remote:
      return guidedAccess.ignoresTouch(at: nil)
    case .assistiveTouch, .dwell: return guidedAccess.ignoresTouch(at: nil)
    case .accessibilityShortcut: return false
    case .key, .text: return guidedAccess.ignoresKeys
    }
  }

  /// GA-04: whether a technology's finger would come down in a dead area. VoiceOver's double tap is made anywhere, and
  /// a key needs no finger.
  func isDead(_ request: AppRequest, by requester: TechnologyName?) -> Bool {
    guard requester == .switchControl || requester == .voiceControl,
      app.state.environment.guidedAccess.isOn
    else { return false }
    let guidedAccess = app.state.environment.guidedAccess
    switch request {
    case .activate(let node), .longPress(let node), .drag(let node, _), .zoom(let node, _),
      .swipe(_, let node), .pinch(let node?, _):
      guard node >= 0, Int(node) < scene.views.nodes.count else { return false }
      let element = scene.element(for: node)
      return guidedAccess.ignoresTouch(
        at: element.map(scene.activationPoint) ?? scene.visibleFrame(of: node).center)
    case .touch, .pinch(nil, _), .use, .followLink, .flick, .increment, .decrement, .escape, .magicTap,
      .perform,
      .scroll, .scrollToEdge, .scrollToVisible, .undoText, .redoText, .setFocus, .edit, .insertText,
      .deleteBackward, .moveInsertionPoint,
      .selectText, .editText, .submit, .press, .accessibilityFocusDidChange, .runIntent, .setEnvironment:
      return false
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
