/// What is heard when the text that is edited changes.
extension VoiceOver {
  /// Tells the text events of an outcome, in the way of the field that is edited, wherever the cursor is; false where
  /// there were none.
  func tellText(of change: SceneChange, at cursor: ElementIndex, _ reactions: inout [Reaction]) -> Bool {
    let scene = change.new
    let field = scene.state.firstResponder.flatMap { scene.views.node($0) }.flatMap { scene.element(for: $0) }
    let index = field ?? cursor
    var isTold = false
    for case .text(let event) in change.outcome.events {
      isTold = true
      tell(event, of: change, at: index, &reactions)
    }
    return isTold
  }

  private func tell(
    _ event: TextEvent, of change: SceneChange, at index: ElementIndex, _ reactions: inout [Reaction]
  ) {
    let scene = change.new
    let semantics = scene.semantics(of: index)
    let isSecure = semantics.traits.contains(.secureTextField)
    let text = semantics.value ?? ""
    // What VoiceOver did by the rotor it has said itself.
    let isMine = change.requester == Self.name
    switch event {
    case .inserted(let typed):
      if isSecure { reactions.emit(.sound(.secureText)) }  // SN-18
      say(composer.typed(typed, before: scene.state.insertionPoint, in: text, isSecure: isSecure), &reactions)
      if !isSecure { say(composer.phonetic(ofTyped: typed), &reactions) }
    case .deleted(let deleted):
      say(composer.deleted(deleted, isSecure: isSecure), &reactions)
    case .moved(let old, let new):
      reactions.emit(.sound(.insertionPoint))  // SN-18
      if isMine { break }
      say(composer.passed(from: old, to: new, in: text, isSecure: isSecure), &reactions)
      if !isSecure, abs(new - old) == 1, let passed = text.dropFirst(min(old, new)).first {
        say(composer.phonetic(of: passed), &reactions)
      }
    case .selected(let old, let new):
      say(composer.selection(from: old, to: new, in: text, isSecure: isSecure), &reactions)
    case .copied: if isMine { say(composer.confirmation(.confirmedCopy), &reactions) }
    case .cut: if isMine { say(composer.confirmation(.confirmedCut), &reactions) }
    case .pasted(let pasted):
      say(
        isMine
          ? composer.confirmation(.confirmedPaste)
          : composer.typed(pasted, before: scene.state.insertionPoint, in: text, isSecure: isSecure),
        &reactions)
    }
  }
}
