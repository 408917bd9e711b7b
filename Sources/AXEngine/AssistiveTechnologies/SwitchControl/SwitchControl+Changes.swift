/// What becomes of the scan when the screen changes under it.
extension SwitchControl {
  public mutating func sceneDidChange(_ change: SceneChange) -> [Reaction] {
    var reactions: [Reaction] = []
    let expected = answer(to: change)
    if change.new === scene, change.outcome.events.isEmpty, expected == .nothing { return reactions }
    let old = scene ?? change.old
    let before = ScanMemory(of: self, in: old)
    let arrival = memory.arrival(
      of: change, from: currentElement.map { CursorPlace(of: $0, in: old) }, heedsApp: false)
    adopt(change.new)
    let same = before.place(in: self, change.new)
    heed(change.outcome)
    if let wanted = wantedPlace(change) {
      place = same ?? ScanPlace()
      closeMenu(&reactions)
      restart(at: wanted, &reactions)
      return reactions
    }
    if isNewScreen(change, arrival) {
      place = same ?? ScanPlace()
      closeMenu(&reactions)
      restart(at: place(after: arrival) ?? ScanPlace(), &reactions)
      return reactions
    }
    place = same ?? ScanPlace()
    switch expected {
    case .restart:
      closeMenu(&reactions)
      if case .key = before.stop { restartAfterKey(&reactions) } else { restart(&reactions) }
    case .menu: refreshMenu(&reactions)
    case .nothing: goOn(hasSame: same != nil, &reactions)
    }
    return reactions
  }

  /// Whether a change is what was asked for, and what is to follow. Moving the highlight asks for things, too.
  private mutating func answer(to change: SceneChange) -> Expecting {
    guard change.requester == Self.name, let request = change.request else { return .nothing }
    if case .accessibilityFocusDidChange = request { return .nothing }
    if case .scrollToVisible = request { return .nothing }
    if case .restart(let answers) = expecting, answers > 1 {
      expecting = .restart(after: answers - 1)
      return .nothing
    }
    defer { expecting = .nothing }
    return expecting
  }

  /// SC-14: the app stops scanning and lets it go on, as around an animation.
  private mutating func heed(_ outcome: AppOutcome) {
    for case .notification(let kind, .text(FocusTechnology.switchControl.rawValue), _) in outcome.events {
      switch kind {
      case .pauseAssistiveTechnology: isPaused = true
      case .resumeAssistiveTechnology:
        isPaused = false
        elapsed = .zero
      case .screenChanged, .layoutChanged, .announcement, .pageScrolled: continue
      }
    }
  }

  /// CU-52: where the app wants Switch Control, by name or with all technologies; nil where that is no stop.
  private func wantedPlace(_ change: SceneChange) -> ScanPlace? {
    var wanted: ScanPlace?
    for case .focusRequested(let view, let technology) in change.outcome.events
    where technology ?? .switchControl == .switchControl {
      wanted = change.new.tree.element(view).flatMap { tree.place(of: $0) } ?? wanted
    }
    return wanted
  }

  private func isNewScreen(_ change: SceneChange, _ arrival: Arrival) -> Bool {
    switch arrival.cause {
    case .push, .pop, .presented, .dismissed: return true
    case .nothing, .screenChanged, .layoutChanged, .requested: break
    }
    for case .tabSelected in change.outcome.events { return true }
    for case .notification(.screenChanged, _, _) in change.outcome.events { return true }
    return false
  }

  /// A new screen begins at its first stop. What closes leads back to what opened it where the current item is to keep
  /// the focus (SC-13).
  private func place(after arrival: Arrival) -> ScanPlace? {
    guard settings.focusedItemAfterTap == .currentItem, let scene, case .back(let place) = arrival.target
    else {
      return nil
    }
    return scene.tree.element(place.identity).flatMap { tree.place(of: $0) }
  }

  /// Something else has changed the screen: the same item stays highlighted; one that is gone gives way to the first.
  private mutating func goOn(hasSame: Bool, _ reactions: inout [Reaction]) {
    guard let scene else { return }
    switch phase {
    case .hidden: return
    case .items:
      if !hasSame { restart(at: ScanPlace(), &reactions) }
    case .autoTap(let target):
      if isGone(target, in: scene) { restart(at: ScanPlace(), &reactions) }
    case .menu(let menu, _):
      guard isGone(menu.target, in: scene) else { return refreshMenu(&reactions) }
      closeMenu(&reactions)
      restart(at: ScanPlace(), &reactions)
    case .point(let scan):
      // Turned on its side, the screen has other points.
      let size = scene.environment.screenSize
      if scan.area.maxX > size.width || scan.area.maxY > size.height { restart(at: place, &reactions) }
    }
  }

  private func isGone(_ target: ScannerMenu.Target, in scene: Scene) -> Bool {
    switch target {
    case .element(let view): scene.tree.element(view) == nil
    case .key: tree.keyboard == nil
    case .point, .screen: false
    }
  }

  public mutating func move(through passage: ScenePassage) {
    let names = passage.counterparts
    var before = ScanMemory(of: self, in: passage.old)
    before.rename(names)
    memory = memory.renamed(names)
    lastTapped = lastTapped.flatMap { names[$0] }
    focused = focused.flatMap { names[$0] }
    adopt(passage.new)
    place = passage.isElsewhere ? ScanPlace() : before.place(in: self, passage.new) ?? ScanPlace()
    switch phase {
    case .hidden, .items: break
    case .autoTap: phase = freshPhase(in: passage.new)
    case .point: phase = freshPhase(in: passage.new)
    case .menu(var menu, let index):
      if case .element(let view) = menu.target { menu.target = names[view].map { .element($0) } ?? .screen }
      menuItems = menu.items(in: passage.new, settings, isPointing: settings.scanningMode == .point)
      shownTitles = menuItems.map(\.title)
      phase = .menu(menu, index: min(index, menuItems.count))
    }
    shown = stop(in: passage.new)
  }
}
