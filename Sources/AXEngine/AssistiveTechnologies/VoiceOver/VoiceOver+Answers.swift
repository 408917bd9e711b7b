/// Keys that ask about the element under the cursor (KB-24…30, KB-33).
extension VoiceOver {
  /// False where there is nothing to answer.
  mutating func answer(
    _ command: VoiceOverCommand, at cursor: ElementIndex, in scene: Scene, _ reactions: inout [Reaction]
  ) -> Bool {
    var words: Utterance?
    switch command {
    case .repeatAnnouncement:
      words = lastAnnouncement.map { composer.passage($0, rule: "KB-24") }
    case .readHint:
      var asked = composer
      asked.settings.speaksHints = true
      words = asked.hint(for: subject(cursor, from: cursor, in: scene))
    case .readHere(let unit):
      return readHere(unit, at: cursor, in: scene, &reactions)
    case .read(let unit, let forward):
      read(unit, forward: forward, at: cursor, in: scene, &reactions)
      return true
    case .describe:
      words = composer.phrase(for: subject(cursor, from: cursor, in: scene))
    case .describeFocused:
      guard let focused = focused(in: scene) else { return false }
      words = composer.phrase(for: subject(focused, from: focused, in: scene))
    case .goToFocused:
      guard let focused = focused(in: scene) else { return false }
      move(to: focused, from: cursor, in: scene, &reactions)
      return true
    case .selectedText:
      guard let selection = scene.state.selection, let focused = focused(in: scene) else {
        words = composer.message(.noSelection)
        break
      }
      let text = Array(scene.semantics(of: focused).value ?? "")
      words = composer.passage(String(text[selection.clamped(to: 0..<text.count)]), rule: "KB-29")
    case .textStyle:
      words = textStyle(at: cursor, in: scene)
    case .tablePosition, .rowHeader:
      words = tableWords(command, at: cursor, in: scene)
    case .linkAddress:
      let reader = Reader(mock: scene.mock, state: scene.state, views: scene.views)
      let node = scene[cursor].node
      let address =
        reader.text(reader.property(ViewKey.destination, of: node), at: node)
        ?? linkFound(at: cursor, in: scene)?.destination ?? onlyLink(in: cursor, scene)?.destination
      words = address.map { composer.passage($0, rule: "KB-27") }
    case .linkedItem:
      guard let linked = linked(with: cursor, in: scene) else { return false }
      move(to: linked, from: cursor, in: scene, &reactions)
      return true
    case .move, .jump, .enterGroup, .leaveGroup, .search, .turnRotor, .activate, .longPress, .passThrough,
      .escape, .magicTap, .scroll, .describePosition, .readAll, .pauseSpeech, .copySpeech, .label,
      .chooseItem,
      .quickSettings, .help, .containerEdge, .find, .findText, .findAgain, .lockModifier, .quickNav,
      .singleKeyQuickNav,
      .elsewhere, .toggleSpeech, .toggleCurtain, .selectText, .watch:
      return false
    }
    guard var words else { return false }
    words.reason = .system
    say(words, &reactions)
    return true
  }

  /// KB-25: the unit that the insertion point, or what was read last, is in; false where there is no text.
  private func readHere(
    _ unit: TextUnit, at cursor: ElementIndex, in scene: Scene, _ reactions: inout [Reaction]
  ) -> Bool {
    let semantics = scene.semantics(of: cursor)
    let isEdited = semantics.traits.contains(.isEditing)
    let text = Array(isEdited ? semantics.value ?? "" : spokenText(of: cursor, in: scene))
    guard !text.isEmpty else { return false }
    let place = min(isEdited ? insertionPoint(in: text, scene) : reading.unit.lowerBound, text.count - 1)
    var range = place..<place + 1
    switch unit {
    case .character: break
    case .word:
      let start = text[..<place].lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0
      range = start..<max(place + 1, text[place...].firstIndex(where: \.isWhitespace) ?? text.count)
    case .line: range = scene.lines(of: text, in: cursor).first { $0.contains(place) } ?? range
    case .sentence: range = ReadingPoint.sentences(of: text).first { $0.contains(place) } ?? range
    case .paragraph: range = ReadingPoint.paragraphs(of: text).first { $0.contains(place) } ?? range
    }
    if semantics.traits.contains(.secureTextField) {
      say(composer.character("\u{2022}"), &reactions)
    } else {
      say(range, of: text, unit, semantics.language, &reactions)
    }
    return true
  }

  /// KB-26.
  private func tableWords(
    _ command: VoiceOverCommand, at cursor: ElementIndex, in scene: Scene
  ) -> Utterance? {
    guard let cell = scene.context(of: cursor).cell else { return nil }
    var utterance = Utterance(.system, [])
    func add(_ text: String?) {
      guard let text, !text.isEmpty else { return }
      utterance.fragments.append(SpeechFragment(.message, text, rule: "KB-26"))
    }
    if command == .tablePosition {
      add(cell.row.map { composer.phrases.text(.row, String($0 + 1)) })
      add(cell.column.map { composer.phrases.text(.column, String($0 + 1)) })
    } else {
      for header in cell.allRowHeaders { add(scene.semantics(of: header).label) }
    }
    return utterance.fragments.isEmpty ? nil : utterance
  }

  /// The link of a text that has no other.
  private func onlyLink(in cursor: ElementIndex, _ scene: Scene) -> TextLink? {
    let links = scene.links(in: cursor)
    return links.count == 1 ? links.first : nil
  }

  /// The element with the system's focus: the text that is edited, else where the keyboard stands.
  private func focused(in scene: Scene) -> ElementIndex? {
    guard let view = scene.state.firstResponder ?? scene.state.focus, let node = scene.views.node(view) else {
      return nil
    }
    return scene.element(for: node)
  }

  /// KB-30, SE-19: the next element of the same linked group, after the last one the first again.
  private func linked(with cursor: ElementIndex, in scene: Scene) -> ElementIndex? {
    let reader = Reader(mock: scene.mock, state: scene.state, views: scene.views)
    func group(_ index: ElementIndex) -> String? {
      let node = scene[index].node
      return reader.text(reader.property(AccessibilityKey.linkedGroup, of: node), at: node)
    }
    guard let own = group(cursor) else { return nil }
    func isLinked(_ index: ElementIndex) -> Bool { group(index) == own }
    return (cursor + 1..<max(cursor + 1, scene.count)).first(where: isLinked)
      ?? (0..<cursor).first(where: isLinked)
  }
}
