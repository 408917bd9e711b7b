/// VoiceOver on Apple TV: the cursor rides on the focus. Where the app wants the cursor has no say there (TV-01).
extension VoiceOver {
  /// Begins on the item that has the focus; without one it waits for it.
  mutating func startOnFocus(in scene: Scene, _ reactions: inout [Reaction]) {
    awaitsFocus = true
    guard let focus = scene.state.focus else { return }
    ride(to: focus, in: scene, &reactions)
  }

  /// What it does about a change: it follows the focus, and else speaks what is new about the element it is on.
  mutating func followFocus(_ change: SceneChange, _ arrival: Arrival, _ reactions: inout [Reaction]) {
    let scene = change.new
    if case .setFocus? = change.request, change.requester == .focusEngine {
      if let focus = scene.state.focus { return ride(to: focus, in: scene, &reactions) }
      if cursor != nil { reactions.emit(.cursor(nil, rule: Landing.nowhere)) }
      cursor = nil
      identity = nil
      return
    }
    if arrival.cause.landsAnew { awaitsFocus = true }
    cursor = identity.flatMap { scene.tree.element($0, near: cursor ?? 0) }
    if let cursor {
      if !awaitsFocus { speakInPlace(change, at: cursor, &reactions) }
    } else {
      identity = nil
    }
  }

  /// To the element that stands for a focused view; silent where there is none, as for one that accessibility hides.
  private mutating func ride(to view: ViewIdentity, in scene: Scene, _ reactions: inout [Reaction]) {
    guard let target = landing(in: scene).element(of: view) else { return }
    let origin = identity.flatMap { scene.tree.element($0, near: cursor ?? target) }
    guard awaitsFocus || scene[target].identity != identity else {
      cursor = target
      return
    }
    move(to: target, from: awaitsFocus ? nil : origin, in: scene, &reactions)
    awaitsFocus = false
  }

  /// Select activates what the cursor is on; a view without an element is pressed as without VoiceOver.
  mutating func selectFocus(in scene: Scene) -> Handling {
    var reactions: [Reaction] = []
    guard let focus = scene.state.focus, let node = scene.views.node(focus) else { return .ignored }
    if let cursor, landing(in: scene).element(of: focus) == cursor {
      run(.activate, in: scene, &reactions)
    } else {
      reactions.perform(.press(.select, from: node))
    }
    return .handled(reactions)
  }
}
