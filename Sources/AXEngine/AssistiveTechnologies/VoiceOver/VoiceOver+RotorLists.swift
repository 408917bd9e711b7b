/// Rotor items that are lists of what can be said or done of one element.
extension VoiceOver {
  /// RO-25, RO-54, DF-08: the list begins with the element's own action and goes round.
  mutating func turnAction(
    forward: Bool, at cursor: ElementIndex, in scene: Scene, _ reactions: inout [Reaction]
  ) {
    let actions = scene.customActions(of: cursor)
    let count = actions.count + 1
    chosenAction = (min(chosenAction, actions.count) + (forward ? 1 : count - 1)) % count
    let name = chosenAction == 0 ? nil : actions[chosenAction - 1].name
    say(composer.action(name), &reactions)
  }

  /// RO-27: what the edit menu offers now, from one to the next and round.
  mutating func turnEdit(
    forward: Bool, at cursor: ElementIndex, in scene: Scene, _ reactions: inout [Reaction]
  ) {
    let operations = editOperations(at: cursor, in: scene)
    guard !operations.isEmpty else { return reactions.emit(.sound(.boundary)) }
    let count = operations.count
    let place = min(chosenAction, count)
    chosenAction = forward ? place % count + 1 : (max(place, 1) + count - 2) % count + 1
    say(composer.message(operations[chosenAction - 1].name, rule: "RO-27"), &reactions)
  }

  /// What the edit menu offers of the text under the cursor.
  func editOperations(at cursor: ElementIndex, in scene: Scene) -> [TextOperation] {
    guard scene[cursor].traits.contains(.isEditing) else { return [] }
    return TextOperation.available(
      in: scene.state, text: scene.semantics(of: cursor).value ?? "",
      isSecure: scene[cursor].traits.contains(.secureTextField))
  }

  /// RO-25, RO-27, RO-55: does what the list stands on; false where it stands on nothing.
  mutating func performChosen(at cursor: ElementIndex, in scene: Scene, _ reactions: inout [Reaction]) -> Bool
  {
    guard chosenAction > 0 else { return false }
    switch RotorTable.behaviour(of: rotor.item(rotorPlace(in: scene))) {
    case .actions:
      let actions = scene.customActions(of: cursor)
      guard actions.indices.contains(chosenAction - 1) else { return false }
      reactions.emit(.sound(.itemActivated))
      reactions.perform(.perform(actions[chosenAction - 1].target))
    case .edit:
      let operations = editOperations(at: cursor, in: scene)
      guard operations.indices.contains(chosenAction - 1) else { return false }
      reactions.emit(.sound(.itemActivated))
      reactions.perform(.editText(operations[chosenAction - 1]))
      // The menu is another one afterwards.
      chosenAction = 0
    case .read, .select, .setting, .find, .sameItem, .vertical, .filled, .misspelledWords, .content, .adjust,
      .zoom:
      return false
    }
    return true
  }

  /// RO-50, RO-51: entry by entry, also those that are spoken with the element, as in the recording of RO-50.
  mutating func readContent(
    forward: Bool, at cursor: ElementIndex, in scene: Scene, _ reactions: inout [Reaction]
  ) {
    let entries = scene.customContent(of: cursor)
    let next = chosenContent.map { forward ? $0 + 1 : $0 - 1 } ?? (forward ? 0 : -1)
    guard entries.indices.contains(next) else { return reactions.emit(.sound(.boundary)) }
    chosenContent = next
    say(composer.customContent(label: entries[next].label, value: entries[next].value), &reactions)
  }
}

extension TextOperation {
  /// What it is called in the rotor.
  fileprivate var name: PhraseKey {
    switch self {
    case .select: .editSelect
    case .selectAll: .editSelectAll
    case .cut: .editCut
    case .copy: .editCopy
    case .paste: .editPaste
    }
  }
}
