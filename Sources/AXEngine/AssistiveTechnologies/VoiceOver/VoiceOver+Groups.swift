/// Stepping from stop to stop, and into and out of groups (VO-40).
extension VoiceOver {
  /// The stops of a scene under the settings in force.
  func stops(in scene: Scene) -> StopFinder {
    StopFinder(scene: scene, style: settings.navigationStyle, images: settings.navigatedImages)
  }

  /// The group under the cursor as a whole; nil where the cursor is on an element.
  func groupUnderCursor(in scene: Scene) -> Int32? {
    guard let group, settings.navigationStyle == .grouped else { return nil }
    return scene.tree.containers.firstIndex { $0.identity == group }.map(Int32.init)
  }

  /// Where the cursor stands; nil where it is nowhere.
  func stop(in scene: Scene) -> CursorStop? {
    if let group = groupUnderCursor(in: scene) { return .group(group) }
    return cursor.map(CursorStop.element)
  }

  /// VO-03; at the ends of the level the boundary sound, and the cursor stays (CU-20, DF-10).
  mutating func step(forward: Bool, in scene: Scene, _ reactions: inout [Reaction]) {
    let stops = stops(in: scene)
    let next: CursorStop?
    if let here = stop(in: scene) {
      next = stops.next(from: here, forward: forward)
    } else {
      next = stops.end(of: nil, isLast: !forward)
    }
    guard let next else { return reactions.emit(.sound(.boundary)) }
    move(to: next, in: scene, &reactions)
  }

  /// The first or last stop of the screen (VO-30).
  mutating func jump(toEnd: Bool, in scene: Scene, _ reactions: inout [Reaction]) {
    guard let stop = stops(in: scene).end(of: nil, isLast: toEnd) else {
      return reactions.emit(.sound(.boundary))
    }
    move(to: stop, in: scene, &reactions)
  }

  mutating func move(
    to stop: CursorStop, in scene: Scene, by rule: String? = nil, _ reactions: inout [Reaction]
  ) {
    switch stop {
    case .element(let index): move(to: index, from: cursor, in: scene, by: rule, &reactions)
    case .group(let group): stand(on: group, in: scene, by: rule, &reactions)
    }
  }

  /// SN-07, VO-20: into the group under the cursor, to its first stop. What is no group has a sound.
  mutating func enterGroup(in scene: Scene, _ reactions: inout [Reaction]) {
    guard settings.navigationStyle == .grouped else { return reactions.emit(.sound(.unknownCommand)) }
    guard let group = groupUnderCursor(in: scene),
      let first = stops(in: scene).end(of: group, isLast: false)
    else { return reactions.emit(.sound(.boundary)) }
    reactions.emit(.sound(.startInteracting))
    switch first {
    case .element(let index): move(to: index, from: nil, in: scene, namesContainers: false, &reactions)
    case .group(let inner): stand(on: inner, in: scene, &reactions)
    }
  }

  /// SN-07, VO-20: out of the innermost group, onto the group as a whole.
  mutating func leaveGroup(in scene: Scene, _ reactions: inout [Reaction]) {
    guard settings.navigationStyle == .grouped else { return reactions.emit(.sound(.unknownCommand)) }
    guard let here = stop(in: scene), let around = stops(in: scene).group(around: here) else {
      return reactions.emit(.sound(.boundary))
    }
    reactions.emit(.sound(.stopInteracting))
    stand(on: around, in: scene, &reactions)
  }

  /// Puts the cursor on a group as a whole: it is called by its label, else by what it is (choice).
  private mutating func stand(
    on place: Int32, in scene: Scene, by rule: String? = nil, _ reactions: inout [Reaction]
  ) {
    let found = scene.tree.containers[Int(place)]
    if scene[found.start].scrollView >= 0, scene.isCutOff(found.start) {
      reactions.perform(.scrollToVisible(scene[found.start].node))  // CU-29
    }
    forgetElement()
    cursor = found.start
    identity = scene[found.start].identity
    group = found.identity
    reactions.emit(.sound(.interactableGroup))  // SN-07
    reactions.emit(.cursor(found.identity, rule: rule))
    say(composer.group(found.kind, label: scene.label(ofContainer: place)), &reactions)
  }

  /// Keeps the cursor on its group through a change that asks for nothing else; false where the group is gone.
  mutating func keepGroup(in scene: Scene) -> Bool {
    guard let place = groupUnderCursor(in: scene) else { return false }
    let found = scene.tree.containers[Int(place)]
    guard found.end > found.start else { return false }
    cursor = found.start
    identity = scene[found.start].identity
    return true
  }
}
