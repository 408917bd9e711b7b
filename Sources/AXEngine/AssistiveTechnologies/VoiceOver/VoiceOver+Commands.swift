extension VoiceOver {
  /// Carries out a command.
  mutating func run(_ command: VoiceOverCommand, in scene: Scene, _ reactions: inout [Reaction]) {
    switch command {
    case .move(let forward):
      step(forward: forward, in: scene, &reactions)
    case .jump(let toEnd):
      jump(toEnd: toEnd, in: scene, &reactions)
    case .enterGroup:
      enterGroup(in: scene, &reactions)
    case .leaveGroup:
      leaveGroup(in: scene, &reactions)
    case .search(let forward):
      search(forward: forward, in: scene, &reactions)
    case .turnRotor(let forward):
      turnRotor(forward: forward, in: scene, &reactions)
    case .activate:
      activate(in: scene, &reactions)
    case .longPress:
      // DF-01
      guard settings.tripleTapIsLongPress else { return activate(in: scene, &reactions) }
      guard let node = node(in: scene) else { return }
      reactions.hold(node, in: scene)
    case .passThrough:
      // VO-06: three rising tones, then the finger acts as without VoiceOver.
      guard let node = node(in: scene) else { return }
      if let cursor { pickUp(cursor, in: scene, &reactions) }
      reactions.hold(node, in: scene)
    case .escape:
      reactions.perform(.escape(from: node(in: scene)))
    case .magicTap:
      reactions.perform(.magicTap(from: node(in: scene)))
    case .scroll(let direction):
      reactions.perform(.scroll(direction, from: node(in: scene)))
    case .describePosition:
      // VO-24: the page; outside scroll views the place among the elements.
      if let status = pageStatus(in: scene) { return say(status, &reactions) }
      guard let cursor else { return reactions.emit(.sound(.unknownCommand)) }
      say(composer.message(.position, String(cursor + 1), String(scene.count), rule: "VO-24"), &reactions)
    case .pauseSpeech:
      reactions.append(.pauseOrResumeSpeech)  // VO-11
    case .toggleSpeech:
      isMuted.toggle()
      say(composer.message(isMuted ? .speechOff : .speechOn), &reactions)
    case .toggleCurtain:
      isCurtained.toggle()
      say(composer.message(isCurtained ? .screenCurtainOn : .screenCurtainOff), &reactions)
    case .readAll(let fromTop):
      readAll(fromTop: fromTop, in: scene, &reactions)
    case .copySpeech:
      reactions.append(.copySpeech)
    case .chooseItem:
      open(.items, in: scene, &reactions)
    case .quickSettings:
      open(.settings, in: scene, &reactions)
    case .watch:
      toggleWatching(in: scene, &reactions)
    case .selectText:
      toggleSelecting(in: scene, &reactions)
    case .help:
      modes.isPractising = true
      say(composer.message(.helpOn), &reactions)
    case .elsewhere(let name):
      reactions.emit(.sound(.unknownCommand))
      // GA-02
      let refusal = scene.environment.guidedAccess.refusal(of: name)
      reactions.emit(.log(refusal?.line ?? name + ": a mock is one app", rule: refusal?.rule))
    case .lockModifier:
      modes.isModifierLocked.toggle()
      reactions.emit(.log(modes.isModifierLocked ? "VO locked" : "VO unlocked"))
    case .quickNav:
      modes.usesQuickNav.toggle()
      announceQuickNav(modes.usesQuickNav ? .quickNavOn : .quickNavOff, &reactions)
    case .singleKeyQuickNav:
      modes.usesSingleKeys.toggle()
      announceQuickNav(modes.usesSingleKeys ? .singleKeyQuickNavOn : .singleKeyQuickNavOff, &reactions)
    case .label, .findText:
      modes.prompt = command == .findText ? .find : .label
      modes.typed = ""
      reactions.emit(.log(command.title + ": type it, then Return"))
    case .findAgain(let forward):
      findAgain(forward: forward, in: scene, &reactions)
    case .find(let kind, let forward):
      find(kind, forward: forward, in: scene, &reactions)
    case .containerEdge(let isEnd):
      goToContainerEdge(isEnd: isEnd, in: scene, &reactions)
    case .repeatAnnouncement, .readHint, .readHere, .describe, .textStyle, .tablePosition, .rowHeader,
      .linkAddress,
      .describeFocused, .goToFocused, .selectedText, .linkedItem, .read:
      guard let cursor else { return reactions.emit(.sound(.unknownCommand)) }
      if !answer(command, at: cursor, in: scene, &reactions) { reactions.emit(.sound(.unknownCommand)) }
    }
  }

  /// The view under the cursor.
  func node(in scene: Scene) -> NodeIndex? {
    if let group = groupUnderCursor(in: scene) { return scene.tree.containers[Int(group)].node }
    return cursor.map { scene[$0].node }
  }

  /// VO-05: the action chosen with the rotor, else the element's own.
  private mutating func activate(in scene: Scene, _ reactions: inout [Reaction]) {
    guard let cursor else { return reactions.emit(.sound(.noItem)) }
    if let group = groupUnderCursor(in: scene) {
      return reactions.perform(.activate(scene.tree.containers[Int(group)].node))
    }
    let element = scene[cursor]
    // CU-25: a cached list still holds it, but there is nothing behind it any more.
    if element.flags.contains(.gone) { return reactions.emit(.sound(.itemActivated)) }
    if performChosen(at: cursor, in: scene, &reactions) { return }
    // CU-84: in a text that is being edited, to its other end.
    if element.traits.contains([.textEntry, .isEditing]) {
      let end = scene.semantics(of: cursor).value?.count ?? 0
      let isAtEnd = scene.state.insertionPoint >= end
      reactions.perform(.moveInsertionPoint(isAtEnd ? 0 : end))
      return say(composer.message(isAtEnd ? .insertionPointAtStart : .insertionPointAtEnd), &reactions)
    }
    if opensArea(cursor, in: scene) { return reactions.emit(.sound(.itemActivated)) }
    if !element.traits.contains(.playsSound) { reactions.emit(.sound(.itemActivated)) }  // SN-02
    // RO-13, VO-05: what is activated is the link that the rotor stopped at, not the text around it.
    if let link = linkFound(at: cursor, in: scene) {
      return reactions.perform(.followLink(element.node, at: link.range.lowerBound))
    }
    reactions.perform(.activate(element.node))
  }
}
