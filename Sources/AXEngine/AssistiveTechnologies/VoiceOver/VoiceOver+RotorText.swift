/// Rotor items that go through the text under the cursor.
extension VoiceOver {
  /// RO-01, RO-02, RO-03, RO-60: through the text; in one that is edited, the insertion point goes along.
  mutating func read(
    _ unit: TextUnit, forward: Bool, at cursor: ElementIndex, in scene: Scene, _ reactions: inout [Reaction]
  ) {
    let semantics = scene.semantics(of: cursor)
    if semantics.traits.contains(.isEditing) {
      let text = Array(semantics.value ?? "")
      let point = insertionPoint(in: text, scene)
      let lines = unit == .line ? scene.lines(of: text, in: cursor) : []
      guard let next = ReadingPoint.next(unit, forward: forward, from: point..<point, in: text, lines: lines)
      else { return reactions.emit(.sound(.boundary)) }
      moveInsertionPoint(
        to: forward ? next.upperBound : next.lowerBound, from: point, in: scene, &reactions)
      if modes.isSelecting { return }
      if semantics.traits.contains(.secureTextField) {
        return say(composer.character("\u{2022}"), &reactions)
      }
      return say(next, of: text, unit, semantics.language, &reactions)
    }
    let text = Array(spokenText(of: cursor, in: scene))
    let lines = unit == .line ? scene.lines(of: text, in: cursor) : []
    guard let next = ReadingPoint.next(unit, forward: forward, from: reading.unit, in: text, lines: lines)
    else { return reactions.emit(.sound(.boundary)) }
    reading.come(to: next)
    say(next, of: text, unit, semantics.language, &reactions)
  }

  /// RO-04: moves the end of the selection that moves, by the unit that was chosen last.
  mutating func select(
    forward: Bool, at cursor: ElementIndex, in scene: Scene, _ reactions: inout [Reaction]
  ) {
    let text = Array(scene.semantics(of: cursor).value ?? "")
    let point = insertionPoint(in: text, scene)
    let lines = rotor.unit == .line ? scene.lines(of: text, in: cursor) : []
    guard
      let next = ReadingPoint.next(rotor.unit, forward: forward, from: point..<point, in: text, lines: lines)
    else { return reactions.emit(.sound(.boundary)) }
    reactions.perform(
      .selectText(
        from: scene.state.selectionAnchor ?? point, to: forward ? next.upperBound : next.lowerBound))
  }

  /// RO-28: to the next or previous word that is spelled wrong; the insertion point goes along.
  mutating func goThroughMisspellings(
    forward: Bool, at cursor: ElementIndex, in scene: Scene, _ reactions: inout [Reaction]
  ) {
    let semantics = scene.semantics(of: cursor)
    let text = Array(semantics.value ?? "")
    let isEdited = semantics.traits.contains(.isEditing)
    let words = scene.misspellings(in: cursor)
    var here = reading.unit
    if isEdited {
      let point = insertionPoint(in: text, scene)
      here = point..<point
    }
    let next =
      forward
      ? words.first { $0.lowerBound >= here.upperBound } : words.last { $0.upperBound <= here.lowerBound }
    guard let next else { return reactions.emit(.sound(.boundary)) }
    reading.come(to: next)
    if isEdited { reactions.perform(.moveInsertionPoint(forward ? next.upperBound : next.lowerBound)) }
    say(composer.passage(String(text[next]), language: semantics.language), &reactions)
  }

  func insertionPoint(in text: [Character], _ scene: Scene) -> Int {
    min(max(scene.state.insertionPoint, 0), text.count)
  }

  /// Says a stretch of a text that is a unit; behind a character comes the word that spells it (CU-64).
  func say(
    _ range: Range<Int>, of text: [Character], _ unit: TextUnit, _ language: String?,
    _ reactions: inout [Reaction]
  ) {
    func passage(_ rule: String) -> Utterance {
      composer.passage(String(text[range]), language: language, rule: rule)
    }
    switch unit {
    case .character:
      say(composer.character(text[range.lowerBound], language: language), &reactions)
      say(composer.phonetic(of: text[range.lowerBound], language: language), &reactions)
    case .word: say(passage("RO-02"), &reactions)
    case .line: say(passage("RO-03"), &reactions)
    case .sentence, .paragraph: say(passage("KB-33"), &reactions)
    }
  }

  /// The text that Characters, Words and Lines go through: the label, else the value.
  func spokenText(of index: ElementIndex, in scene: Scene) -> String {
    let semantics = scene.semantics(of: index)
    if let label = semantics.label, !label.isEmpty { return label }
    return semantics.value ?? semantics.placeholder ?? ""
  }
}
