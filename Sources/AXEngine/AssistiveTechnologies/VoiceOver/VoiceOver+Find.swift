/// Searches by keys: for texts, for kinds, for edges of containers.
extension VoiceOver {
  /// KB-16: the next or previous element with the text in its name or value; no wrap.
  mutating func findAgain(forward: Bool, in scene: Scene, _ reactions: inout [Reaction]) {
    let sought = modes.sought
    func matches(_ index: ElementIndex) -> Bool {
      let semantics = scene.semantics(of: index)
      return [semantics.label, semantics.value].contains { $0?.lowercased().holds(sought) ?? false }
    }
    let here = cursor ?? -1
    let found =
      sought.isEmpty
      ? nil
      : forward
        ? (here + 1..<max(here + 1, scene.count)).first(where: matches)
        : (0..<max(here, 0)).last(where: matches)
    if let found { return move(to: found, from: cursor, in: scene, &reactions) }
    guard !sought.isEmpty, !(0..<scene.count).contains(where: matches) else {
      return reactions.emit(.sound(.boundary))
    }
    reactions.emit(.sound(.noResults))
    say(composer.notFound(sought), &reactions)
  }

  /// KB-34, KB-43: whatever the rotor stands on, which stays there.
  mutating func find(_ kind: QuickKind, forward: Bool, in scene: Scene, _ reactions: inout [Reaction]) {
    let place = rotorPlace(in: scene)
    switch kind {
    case .rotor(let kind):
      search(.kind(kind), forward: forward, at: place, &reactions)
    case .sameLevel:
      let level = cursor.flatMap { scene.semantics(of: $0).headingLevel } ?? 0
      let kind = QuickKind.levels.indices.contains(level - 1) ? QuickKind.levels[level - 1] : .headings
      search(.kind(kind), forward: forward, at: place, &reactions)
    case .different:
      guard let cursor else { return reactions.emit(.sound(.boundary)) }
      let roles = scene[cursor].traits.intersection(SearchIndex.roles)
      func differs(_ index: ElementIndex) -> Bool {
        scene[index].traits.intersection(SearchIndex.roles) != roles
      }
      let found =
        forward
        ? (cursor + 1..<max(cursor + 1, scene.count)).first(where: differs)
        : (0..<cursor).last(where: differs)
      guard let found else { return reactions.emit(.sound(.boundary)) }
      move(to: found, from: cursor, in: scene, &reactions)
    }
  }

  /// KB-07: the first or last element of the innermost container; outside every container, of the screen.
  mutating func goToContainerEdge(isEnd: Bool, in scene: Scene, _ reactions: inout [Reaction]) {
    guard let cursor, scene[cursor].container >= 0 else { return jump(toEnd: isEnd, in: scene, &reactions) }
    let container = scene.tree.containers[Int(scene[cursor].container)]
    move(to: isEnd ? container.end - 1 : container.start, from: cursor, in: scene, &reactions)
  }
}
