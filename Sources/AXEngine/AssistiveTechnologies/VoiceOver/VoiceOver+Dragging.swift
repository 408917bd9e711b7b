/// Dragging with a finger, and with actions.
extension VoiceOver {
  /// VO-06: three rising tones, then the finger carries what lies under it (CU-75, CU-90).
  mutating func drag(
    _ element: ElementIndex?, to destination: DragDestination, in scene: Scene, _ reactions: inout [Reaction]
  ) {
    guard let element else { return reactions.emit(.sound(.noItem)) }
    if element != cursor { move(to: element, from: cursor, in: scene, &reactions) }
    if pickedUp != identity { pickUp(element, in: scene, &reactions) }
    pickedUp = nil
    reactions.perform(.drag(scene.target(of: element), to: destination))
  }

  /// VO-06: what the rest of the gesture takes along says so (DX17).
  mutating func pickUp(_ element: ElementIndex, in scene: Scene, _ reactions: inout [Reaction]) {
    reactions.emit(.sound(.passThrough))
    pickedUp = scene[element].identity
    say(composer.pickedUp(SpeechSubject(element, from: element, in: scene)), &reactions)
  }

  /// What came of it: where a row has gone (DX17, SN-17), that something was dropped (CU-92), a slider's new value.
  func tellDragging(_ change: SceneChange, _ reactions: inout [Reaction]) -> Bool {
    for event in change.outcome.events {
      if case .reordered(let isBelow, let row) = event {
        reactions.emit(.sound(.reordered))
        guard let node = change.old.views.node(row), let other = change.old.element(for: node),
          let name = change.old.semantics(of: other).label
        else { return true }
        say(composer.message(isBelow ? .movedBelow : .movedAbove, name), &reactions)
        return true
      }
      if event == .dropped {
        say(composer.message(.dropComplete), &reactions)
        return true
      }
    }
    guard change.requester == Self.name, case .drag? = change.request else { return false }
    if !change.outcome.handled {
      reactions.emit(.sound(.boundary))
    } else if let cursor {
      say(composer.value(of: cursor, in: change.new), &reactions)
    }
    return true
  }
}
