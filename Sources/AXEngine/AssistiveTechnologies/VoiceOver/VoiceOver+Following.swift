/// VoiceOver beside Switch Control.
extension VoiceOver {
  /// What switches highlight takes the cursor along, so that it is heard as VoiceOver says it.
  mutating func follow(_ change: SceneChange, _ reactions: inout [Reaction]) {
    guard case .accessibilityFocusDidChange(let node?, by: .switchControl)? = change.request, let cursor,
      let element = change.new.tree.elements.firstIndex(where: { $0.node == node }).map(ElementIndex.init),
      element != cursor
    else { return }
    move(to: element, from: cursor, in: change.new, by: "SC-43", &reactions)
  }
}
