/// What a swipe down or up does with the rotor item in force.
extension VoiceOver {
  /// VO-04, RO-48: down is forward.
  mutating func search(forward: Bool, in scene: Scene, _ reactions: inout [Reaction]) {
    let place = rotorPlace(in: scene)
    search(rotor.item(place), forward: forward, at: place, &reactions)
  }

  /// A swipe with any item, whether the rotor stands there or not.
  mutating func search(
    _ item: RotorItem, forward: Bool, at place: RotorPlace, _ reactions: inout [Reaction]
  ) {
    let scene = place.scene
    guard let cursor else { return reactions.emit(.sound(.boundary)) }
    // An app that fills one of Apple's kinds decides where it stops (RO-32).
    if let filled = place.appRotor(for: item) {
      return search(filled, as: item, forward: forward, at: cursor, in: scene, &reactions)
    }
    switch RotorTable.behaviour(of: item) {
    case .read(let unit):
      read(unit, forward: forward, at: cursor, in: scene, &reactions)
    case .select:
      select(forward: forward, at: cursor, in: scene, &reactions)
    case .setting(let setting):
      change(setting, isUp: !forward, &reactions)
    case .find(let kinds):
      search(kinds, as: item, forward: forward, at: cursor, in: scene, &reactions)
    case .sameItem:
      let role = scene[cursor].traits.intersection(SearchIndex.roles)
      guard let found = scene.next(role: role, from: cursor, forward: forward) else {
        return miss(item, existsAtAll: true, &reactions)
      }
      move(to: found, from: cursor, in: scene, &reactions)
    case .vertical:
      guard let found = scene.nearest(below: forward, cursor) else {
        return miss(item, existsAtAll: true, &reactions)
      }
      move(to: found, from: cursor, in: scene, &reactions)
    case .filled:
      miss(item, existsAtAll: false, &reactions)
    case .misspelledWords:
      goThroughMisspellings(forward: forward, at: cursor, in: scene, &reactions)
    case .edit:
      turnEdit(forward: forward, at: cursor, in: scene, &reactions)
    case .content:
      readContent(forward: forward, at: cursor, in: scene, &reactions)
    case .actions:
      turnAction(forward: forward, at: cursor, in: scene, &reactions)
    case .adjust:
      // RO-26: up is more, whichever way the search would go.
      let node = scene[cursor].node
      reactions.perform(forward ? .decrement(node) : .increment(node))
    case .zoom:
      reactions.perform(.zoom(scene[cursor].node, isIn: !forward))  // RO-21: up is in
    }
  }

  /// RO-48: the next or previous element of a kind, or stretch of text within one.
  private mutating func search(
    _ kinds: ElementKinds, as item: RotorItem, forward: Bool, at cursor: ElementIndex, in scene: Scene,
    _ reactions: inout [Reaction]
  ) {
    if !kinds.isDisjoint(with: .stretches) {
      let stretches = scene.stretches(kinds, in: cursor)
      let here = reading.unit
      let next =
        forward
        ? stretches.first { $0.lowerBound >= here.upperBound }
        : stretches.last { $0.upperBound <= here.lowerBound }
      if let next { return stop(at: next, of: kinds, in: cursor, scene, &reactions) }
    }
    guard let found = scene.next(kinds, from: cursor, forward: forward) else {
      return miss(item, existsAtAll: scene.has(kinds), &reactions)
    }
    if scene[found].traits.isDisjoint(with: .link) || !kinds.contains(.link) {
      let stretches = kinds.isDisjoint(with: .stretches) ? [] : scene.stretches(kinds, in: found)
      if let stretch = forward ? stretches.first : stretches.last {
        return stop(at: stretch, of: kinds, in: found, scene, &reactions)
      }
    }
    // RO-10, RO-17: the container is named first, also one that the cursor was in already.
    let begins = kinds.isDisjoint(with: .containers) ? [] : scene.containers(startingAt: found)
    let isInside = begins.contains { $0.end > cursor && !ElementKinds.of($0.kind).isDisjoint(with: kinds) }
    move(to: found, from: isInside ? nil : cursor, in: scene, &reactions)
  }

  /// RO-59: the stretch instead of the whole element; an inline link is called one.
  private mutating func stop(
    at stretch: Range<Int>, of kinds: ElementKinds, in index: ElementIndex, _ scene: Scene,
    _ reactions: inout [Reaction]
  ) {
    let text = Array(spokenText(of: index, in: scene))
    let words = String(text[stretch.clamped(to: 0..<text.count)])
    let language = scene.semantics(of: index).language
    let passage =
      kinds.contains(.link)
      ? composer.link(words, language: language) : composer.passage(words, language: language)
    move(to: index, from: cursor, in: scene, saying: passage, &reactions)
    reading.come(to: stretch, asFind: true)
  }

  /// The link within the text under the cursor at which a rotor has stopped.
  func linkFound(at cursor: ElementIndex, in scene: Scene) -> TextLink? {
    guard reading.isFind else { return nil }
    return scene.links(in: cursor).first { $0.range.contains(reading.unit.lowerBound) }
  }

  /// RO-57, RO-58, RO-59: from stop to stop of a rotor of the app, in the app's order.
  private mutating func search(
    _ source: RotorSource, as item: RotorItem, forward: Bool, at cursor: ElementIndex, in scene: Scene,
    _ reactions: inout [Reaction]
  ) {
    if rotorStops?.serve(source, in: scene) != true { rotorStops = RotorStops(source, in: scene) }
    let stops = rotorStops?.rotor.stops ?? []
    let here = place(among: stops, at: cursor, forward: forward)
    let next: Int?
    if let here {
      next = forward ? here + 1 : here - 1
    } else if let inside = stretch(among: stops, at: cursor, forward: forward) {
      next = inside
    } else {
      next = forward ? stops.firstIndex { $0.element > cursor } : stops.lastIndex { $0.element < cursor }
    }
    // RO-57, R3: the same stop again is the end.
    guard let next, stops.indices.contains(next), here.map({ stops[$0] != stops[next] }) ?? true else {
      return miss(item, existsAtAll: !stops.isEmpty, &reactions)
    }
    let stop = stops[next]
    let language = scene.semantics(of: stop.element).language
    var words: Utterance?
    var stretch: Range<Int>?
    if let range = stop.range {
      // RO-59: the stretch instead of the whole element.
      let text = Array(spokenText(of: stop.element, in: scene))
      let inside = range.clamped(to: 0..<text.count)
      stretch = inside
      words = composer.passage(String(text[inside]), language: language)
    } else if let label = stop.label {
      words = composer.passage(label, language: language, rule: "RO-57")
    }
    move(to: stop.element, from: cursor, in: scene, saying: words, &reactions)
    if let stretch { reading.come(to: stretch, asFind: true) }
    reading.stop = next
  }

  /// The stop that the cursor is at: the one it came to, else the element as a whole, else where all its stretches
  /// lie behind; nil where it is at none.
  private func place(among stops: [AppRotor.Stop], at cursor: ElementIndex, forward: Bool) -> Int? {
    if let stop = reading.stop, stops.indices.contains(stop), stops[stop].element == cursor { return stop }
    if let whole = stops.firstIndex(where: { $0.element == cursor && $0.range == nil }) { return whole }
    guard stretch(among: stops, at: cursor, forward: forward) == nil else { return nil }
    return forward
      ? stops.lastIndex { $0.element == cursor } : stops.firstIndex { $0.element == cursor }
  }

  /// The next or previous stretch of the element under the cursor, from where its text was read.
  private func stretch(among stops: [AppRotor.Stop], at cursor: ElementIndex, forward: Bool) -> Int? {
    func lies(_ stop: AppRotor.Stop) -> Bool {
      guard stop.element == cursor, let range = stop.range else { return false }
      return forward
        ? range.lowerBound >= reading.unit.upperBound : range.upperBound <= reading.unit.lowerBound
    }
    return forward ? stops.firstIndex(where: lies) : stops.lastIndex(where: lies)
  }

  /// DF-07, DF-10: the cursor stays. A sound where there is one behind, words where there is none at all (RO-49).
  func miss(_ item: RotorItem, existsAtAll: Bool, _ reactions: inout [Reaction]) {
    guard !existsAtAll else { return reactions.emit(.sound(.boundary)) }
    reactions.emit(.sound(.noResults))
    say(composer.notFound(RotorTable.singular(of: item, in: composer.phrases)), &reactions)
  }

  mutating func change(_ setting: RotorSetting, isUp: Bool, _ reactions: inout [Reaction]) {
    setting.step(&settings, isUp)
    say(composer.setting(setting.answer(settings, composer.phrases)), &reactions)
  }
}
