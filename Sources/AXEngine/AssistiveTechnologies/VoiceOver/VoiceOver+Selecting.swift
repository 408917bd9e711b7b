/// Selecting text while moving through it, and what the text looks like (KB-26, KB-32).
extension VoiceOver {
  /// KB-32: only a text that is edited can be selected in.
  mutating func toggleSelecting(in scene: Scene, _ reactions: inout [Reaction]) {
    guard let cursor, scene[cursor].traits.contains(.isEditing) else {
      return reactions.emit(.sound(.unknownCommand))
    }
    modes.isSelecting.toggle()
    say(composer.message(modes.isSelecting ? .textSelectionOn : .textSelectionOff), &reactions)
  }

  /// KB-32: while text is being selected a key that moves in it takes the selection along, as with Shift.
  func selecting(_ input: Input, in scene: Scene) -> Input {
    guard modes.isSelecting, scene.state.firstResponder != nil, case .key(var key) = input else {
      return input
    }
    switch key.key {
    case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown: key.modifiers.insert(.shift)
    case .tab, .space, .return, .escape, .delete, .character, .function, .both, .control, .command: break
    }
    return .key(key)
  }

  /// Moves the insertion point, or the end of the selection that moves.
  mutating func moveInsertionPoint(
    to place: Int, from point: Int, in scene: Scene, _ reactions: inout [Reaction]
  ) {
    reactions.perform(
      modes.isSelecting
        ? .selectText(from: scene.state.selectionAnchor ?? point, to: place) : .moveInsertionPoint(place))
  }

  /// KB-26: bold, italic, underlined, link at the place of reading, else that the text is plain.
  func textStyle(at cursor: ElementIndex, in scene: Scene) -> Utterance? {
    guard !spokenText(of: cursor, in: scene).isEmpty, !scene[cursor].traits.contains(.image) else {
      return nil
    }
    let place = reading.unit.lowerBound
    let styles: [(kinds: ElementKinds, name: PhraseKey)] = [
      (.boldText, .oneBoldText), (.italicText, .oneItalicText), (.underlinedText, .oneUnderlinedText),
      (.link, .link),
    ]
    var names = styles.filter { style in
      scene.stretches(style.kinds, in: cursor).contains { $0.contains(place) }
    }.map(\.name)
    if names.isEmpty { names = [.plainText] }
    return Utterance(
      .system, names.map { SpeechFragment(.message, composer.phrases[$0], rule: "KB-26") })
  }
}
