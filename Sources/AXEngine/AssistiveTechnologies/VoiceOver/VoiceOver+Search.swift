/// What a swipe down or up does with the rotor item in force.
extension VoiceOver {
  /// VO-04, RO-48: down is forward.
  mutating func search(forward: Bool, in scene: Scene, _ reactions: inout [Reaction]) {
    guard let cursor else { return reactions.emit(.sound(.boundary)) }
    let place = place(in: scene)
    let item = rotor.item(place)
    switch item {
    case .characters, .words:
      read(item, forward: forward, at: cursor, in: scene, &reactions)
    case .adjustValue:
      // RO-26: up is more, whichever way the search would go.
      let node = scene[cursor].node
      reactions.perform(forward ? .decrement(node) : .increment(node))
    case .actions:
      turnAction(forward: forward, at: cursor, in: scene, &reactions)
    case .moreContent:
      readContent(forward: forward, at: cursor, in: scene, &reactions)
    case .containers, .tables, .lists, .landmarks, .headings, .headingLevel, .links, .formControls, .buttons,
      .textFields, .searchFields, .images, .staticText, .sameItem, .custom:
      // An app that fills one of Apple's kinds decides where it stops (RO-32).
      if let filled = place.appRotor(for: item) {
        search(filled, as: item, forward: forward, at: cursor, in: scene, &reactions)
      } else if item.findsContainers {
        search(containers: item, forward: forward, at: cursor, in: scene, &reactions)
      } else {
        search(elements: item, forward: forward, at: cursor, in: scene, &reactions)
      }
    }
  }

  private mutating func search(
    elements item: RotorItem, forward: Bool, at cursor: ElementIndex, in scene: Scene,
    _ reactions: inout [Reaction]
  ) {
    let role = scene[cursor].traits.intersection(RotorSearch.roles)
    func matches(_ index: ElementIndex) -> Bool {
      let element = scene[index]
      if item == .sameItem { return element.traits.intersection(RotorSearch.roles) == role }  // RO-19
      return RotorSearch.matches(item, element, index, in: scene)
    }
    let found =
      forward
      ? (cursor + 1..<max(scene.count, cursor + 1)).first(where: matches)
      : (0..<cursor).reversed().first(where: matches)
    if let found { return move(to: found, from: cursor, in: scene, &reactions) }
    miss(item, existsAtAll: (0..<scene.count).contains(where: matches), &reactions)
  }

  /// RO-10, RO-17: the first element of the next or previous container, which is named first.
  private mutating func search(
    containers item: RotorItem, forward: Bool, at cursor: ElementIndex, in scene: Scene,
    _ reactions: inout [Reaction]
  ) {
    let containers = scene.tree.containers.filter {
      $0.end > $0.start && RotorSearch.matches(item, $0)
    }
    let starts = containers.map(\.start)
    guard let found = forward ? starts.first(where: { $0 > cursor }) : starts.last(where: { $0 < cursor })
    else { return miss(item, existsAtAll: !containers.isEmpty, &reactions) }
    // A container that the cursor was in already would not be named on the way to its start.
    let isInside = containers.contains { $0.start == found && $0.end > cursor && $0.start <= cursor }
    move(to: found, from: isInside ? nil : cursor, in: scene, &reactions)
  }

  /// RO-57, RO-58, RO-59: from stop to stop of a rotor of the app, in the app's order.
  private mutating func search(
    _ filled: AppRotor, as item: RotorItem, forward: Bool, at cursor: ElementIndex, in scene: Scene,
    _ reactions: inout [Reaction]
  ) {
    let stops = filled.stops
    var here = stops.firstIndex { $0.element == cursor }
    if let stop = reading.stop, stops.indices.contains(stop), stops[stop].element == cursor { here = stop }
    let next: Int?
    if let here {
      next = forward ? here + 1 : here - 1
    } else {
      next = forward ? stops.firstIndex { $0.element > cursor } : stops.lastIndex { $0.element < cursor }
    }
    guard let next, stops.indices.contains(next) else {
      return miss(item, existsAtAll: !stops.isEmpty, &reactions)
    }
    let stop = stops[next]
    let language = scene.semantics(of: stop.element).language
    var words: Utterance?
    if let range = stop.range {
      // RO-59: the stretch instead of the whole element.
      let text = Array(spokenText(of: stop.element, in: scene))
      words = composer.passage(String(text[range.clamped(to: 0..<text.count)]), language: language)
    } else if let label = stop.label {
      words = composer.passage(label, language: language, rule: "RO-57")
    }
    move(to: stop.element, from: cursor, in: scene, saying: words, &reactions)
    reading.stop = next
  }

  /// DF-07, DF-10: the cursor stays. A sound where there is one behind, words where there is none at all (RO-49).
  private func miss(_ item: RotorItem, existsAtAll: Bool, _ reactions: inout [Reaction]) {
    guard !existsAtAll else { return reactions.emit(.sound(.boundary)) }
    reactions.emit(.sound(.noResults))
    say(composer.notFound(RotorTable.singular(of: item, in: composer.phrases)), &reactions)
  }

  /// RO-25, RO-54, DF-08: the list begins with the element's own action and goes round.
  private mutating func turnAction(
    forward: Bool, at cursor: ElementIndex, in scene: Scene, _ reactions: inout [Reaction]
  ) {
    let actions = scene.customActions(of: cursor)
    let count = actions.count + 1
    chosenAction = (min(chosenAction, actions.count) + (forward ? 1 : count - 1)) % count
    let name = chosenAction == 0 ? nil : actions[chosenAction - 1].name
    say(composer.action(name), &reactions)
  }

  /// RO-50: entry by entry.
  private mutating func readContent(
    forward: Bool, at cursor: ElementIndex, in scene: Scene, _ reactions: inout [Reaction]
  ) {
    let entries = scene.customContent(of: cursor).filter { !$0.isHigh }
    let next = chosenContent.map { forward ? $0 + 1 : $0 - 1 } ?? (forward ? 0 : -1)
    guard entries.indices.contains(next) else { return reactions.emit(.sound(.boundary)) }
    chosenContent = next
    say(composer.customContent(label: entries[next].label, value: entries[next].value), &reactions)
  }

  /// RO-01, RO-02, RO-60: through the text; in one that is edited, the insertion point goes along.
  private mutating func read(
    _ item: RotorItem, forward: Bool, at cursor: ElementIndex, in scene: Scene, _ reactions: inout [Reaction]
  ) {
    let semantics = scene.semantics(of: cursor)
    if semantics.traits.contains([.textEntry, .isEditing]) {
      return edit(item, forward: forward, semantics, in: scene, &reactions)
    }
    let text = Array(spokenText(of: cursor, in: scene))
    let unit =
      item == .words
      ? reading.word(forward: forward, of: text) : reading.character(forward: forward, of: text)
    guard let unit else { return reactions.emit(.sound(.boundary)) }
    say(words(for: unit, of: text, item, semantics.language), &reactions)
  }

  private func edit(
    _ item: RotorItem, forward: Bool, _ semantics: Semantics, in scene: Scene, _ reactions: inout [Reaction]
  ) {
    let text = Array(semantics.value ?? "")
    let point = min(max(scene.state.insertionPoint, 0), text.count)
    let unit: Range<Int>?
    if item == .words {
      unit = ReadingPoint.word(forward: forward, from: point..<point, in: text)
    } else {
      let start = forward ? point : point - 1
      unit = text.indices.contains(start) ? start..<start + 1 : nil
    }
    guard let unit else { return reactions.emit(.sound(.boundary)) }
    reactions.perform(.moveInsertionPoint(forward ? unit.upperBound : unit.lowerBound))
    if semantics.traits.contains(.secureTextField) { return say(composer.character("\u{2022}"), &reactions) }
    say(words(for: unit, of: text, item, semantics.language), &reactions)
  }

  private func words(
    for unit: Range<Int>, of text: [Character], _ item: RotorItem, _ language: String?
  ) -> Utterance {
    item == .words
      ? composer.passage(String(text[unit]), language: language, rule: "RO-02")
      : composer.character(text[unit.lowerBound], language: language)
  }

  /// The text that Characters and Words go through: the label, else the value.
  private func spokenText(of index: ElementIndex, in scene: Scene) -> String {
    let semantics = scene.semantics(of: index)
    if let label = semantics.label, !label.isEmpty { return label }
    return semantics.value ?? semantics.placeholder ?? ""
  }
}
