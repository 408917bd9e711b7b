/// The lists that VoiceOver opens over the screen: item chooser and quick settings (VO-14, VO-15, KB-15, KB-28).
extension VoiceOver {
  /// How many entries a page is.
  private static let page = 10

  /// The open list as it is shown.
  var shownList: ShownList? {
    modes.list.map { list in
      ShownList(
        title: composer.phrases[list.kind.title],
        lines: list.shown.map { place in
          let entry = list.entries[place]
          return ShownList.Line(name: entry.name, value: value(of: entry))
        }, chosen: list.chosen == nil ? nil : list.place, filter: list.filter)
    }
  }

  /// Opens a list, or closes it where it is open already.
  mutating func open(_ kind: VoiceOverList.Kind, in scene: Scene, _ reactions: inout [Reaction]) {
    if modes.list?.kind == kind { return closeList(in: scene, &reactions) }
    let entries: [VoiceOverList.Entry]
    switch kind {
    case .items: entries = items(of: scene)
    case .settings:
      entries = RotorTable.rows.compactMap { row in
        guard case .setting = row.behaviour else { return nil }
        return VoiceOverList.Entry(composer.phrases[row.name], .setting(row.kind))
      }
    }
    guard !entries.isEmpty else { return reactions.emit(.sound(.noItem)) }
    let list = VoiceOverList(kind, entries)
    modes.list = list
    guard let first = list.chosen else { return }
    say(composer.entry(first.name, value: value(of: first), of: kind.title, isOpening: true), &reactions)
  }

  /// VO-14: sorted by name, without regard to case; of two that are called the same the first on the screen.
  private func items(of scene: Scene) -> [VoiceOverList.Entry] {
    let entries = (0..<scene.count).map { index in
      let subject = subject(index, from: index, in: scene)
      let label = subject.semantics.label ?? ""
      let name = label.isEmpty ? composer.phrase(for: subject).text : label
      return VoiceOverList.Entry(name, .element(scene[index].identity, near: index))
    }
    let order = entries.indices.sorted { (entries[$0].key, $0) < (entries[$1].key, $1) }
    return order.map { entries[$0] }
  }

  /// The value of a setting (RO-41); empty for an element.
  private func value(of entry: VoiceOverList.Entry) -> String {
    guard case .setting(let kind) = entry.target,
      case .setting(let setting) = RotorTable.row(kind).behaviour
    else { return "" }
    return setting.value(settings, composer.phrases)
  }

  // MARK: - What is done in a list

  /// An input while a list is open; false where it closes the list and means what it always means, or none is open.
  mutating func takeInList(_ input: Input, in scene: Scene, _ reactions: inout [Reaction]) -> Bool {
    guard modes.list != nil else { return false }
    switch input {
    case .text(let text): type(text, &reactions)
    case .chooseEntry(let place):
      modes.list?.go(to: place)
      if modes.list?.kind == .items { choose(in: scene, &reactions) } else { sayEntry(&reactions) }
    case .key(let key) where key.modifiers.isSubset(of: .shift):
      take(key.key, in: scene, &reactions)
    case .key(let key):
      guard let command = command(of: key, in: scene) else {
        reactions.emit(.sound(.unknownCommand))
        return true
      }
      runInList(command, in: scene, &reactions)
    case .gesture(let gesture):
      if let command = command(of: gesture, in: scene) {
        runInList(command, in: scene, &reactions)
      } else if gesture.titleOfTouch != nil {
        modes.list = nil
        return false
      } else {
        reactions.emit(.sound(.unknownCommand))  // SN-14
      }
    case .rotor, .chooseItem, .chooseNamed, .switches, .say, .remote, .assistiveTouch, .dwell,
      .accessibilityShortcut:
      modes.list = nil
      return false
    }
    return true
  }

  /// A key by itself: letters find an entry, arrows move, and change a setting.
  private mutating func take(_ key: KeyPress.Key, in scene: Scene, _ reactions: inout [Reaction]) {
    let isSetting = modes.list?.kind == .settings
    switch key {
    case .up: go(-1, &reactions)
    case .down: go(1, &reactions)
    case .left: if isSetting { change(isUp: false, &reactions) } else { go(-1, &reactions) }
    case .right: if isSetting { change(isUp: true, &reactions) } else { go(1, &reactions) }
    case .home: goToEnd(isLast: false, &reactions)
    case .end: goToEnd(isLast: true, &reactions)
    case .pageUp: go(-Self.page, &reactions)
    case .pageDown: go(Self.page, &reactions)
    case .return: choose(in: scene, &reactions)
    case .escape: closeList(in: scene, &reactions)
    case .delete:
      guard modes.list?.erase() == true else { return reactions.emit(.sound(.boundary)) }
      sayEntry(&reactions)
    case .space:
      if modes.list?.filter.isEmpty == true { choose(in: scene, &reactions) } else { type(" ", &reactions) }
    case .character(let sign): type(String(sign), &reactions)
    case .control: reactions.append(.pauseOrResumeSpeech)  // KB-09
    case .tab, .function, .both, .command: reactions.emit(.sound(.unknownCommand))
    }
  }

  private mutating func runInList(
    _ command: VoiceOverCommand, in scene: Scene, _ reactions: inout [Reaction]
  ) {
    switch command {
    case .move(let forward): go(forward ? 1 : -1, &reactions)
    case .search(let forward):
      // VO-04: up is more.
      if modes.list?.kind == .settings { return change(isUp: !forward, &reactions) }
      go(forward ? 1 : -1, &reactions)
    case .jump(let toEnd): goToEnd(isLast: toEnd, &reactions)
    case .containerEdge(let isEnd): goToEnd(isLast: isEnd, &reactions)
    case .scroll(let direction):
      switch direction {
      case .down, .right, .next: go(Self.page, &reactions)
      case .up, .left, .previous: go(-Self.page, &reactions)
      }
    case .activate: choose(in: scene, &reactions)
    case .escape: closeList(in: scene, &reactions)
    case .describe: sayEntry(&reactions)
    case .chooseItem, .quickSettings, .help, .pauseSpeech, .toggleSpeech, .toggleCurtain, .copySpeech,
      .lockModifier, .repeatAnnouncement, .quickNav, .singleKeyQuickNav, .elsewhere:
      run(command, in: scene, &reactions)
    case .enterGroup, .leaveGroup, .turnRotor, .longPress, .passThrough, .magicTap, .describePosition,
      .readAll, .label, .findText, .findAgain, .readHint, .readHere, .tablePosition, .rowHeader,
      .linkAddress, .describeFocused, .goToFocused, .selectedText, .linkedItem, .read, .find, .selectText,
      .textStyle, .watch:
      reactions.emit(.sound(.unknownCommand))  // SN-14
    }
  }

  private mutating func type(_ text: String, _ reactions: inout [Reaction]) {
    modes.list?.type(text)
    if modes.list?.chosen != nil { return sayEntry(&reactions) }
    reactions.emit(.sound(.noResults))
    say(composer.notFound(modes.list?.filter ?? ""), &reactions)
  }

  private mutating func go(_ step: Int, _ reactions: inout [Reaction]) {
    guard modes.list?.go(step) == true else { return reactions.emit(.sound(.boundary)) }
    reactions.emit(.sound(.itemFocused))
    sayEntry(&reactions)
  }

  private mutating func goToEnd(isLast: Bool, _ reactions: inout [Reaction]) {
    let count = modes.list?.shown.count ?? 0
    go(isLast ? count : -count, &reactions)
  }

  private func sayEntry(_ reactions: inout [Reaction]) {
    guard let list = modes.list, let entry = list.chosen else { return }
    say(composer.entry(entry.name, value: value(of: entry), of: list.kind.title), &reactions)
  }

  /// VO-14: the cursor goes to the element, unactivated. Of a setting it is the next value, after the last the first.
  private mutating func choose(in scene: Scene, _ reactions: inout [Reaction]) {
    guard let entry = modes.list?.chosen else { return reactions.emit(.sound(.boundary)) }
    switch entry.target {
    case .element(let identity, let near):
      modes.list = nil
      guard let found = scene.tree.element(identity, near: near) else {
        return reactions.emit(.sound(.noItem))
      }
      move(to: found, from: cursor, in: scene, by: "VO-14", &reactions)
    case .setting(let kind):
      guard case .setting(let setting) = RotorTable.row(kind).behaviour else { return }
      reactions.emit(.sound(.itemActivated))
      let before = settings
      setting.step(&settings, true)
      if settings == before { least(setting) }
      say(composer.setting(setting.answer(settings, composer.phrases)), &reactions)
    }
  }

  /// Steps a setting down as far as it goes.
  private mutating func least(_ setting: RotorSetting) {
    var before: VoiceOverSettings
    repeat {
      before = settings
      setting.step(&settings, false)
    } while settings != before
  }

  private mutating func change(isUp: Bool, _ reactions: inout [Reaction]) {
    guard case .setting(let kind)? = modes.list?.chosen?.target,
      case .setting(let setting) = RotorTable.row(kind).behaviour
    else { return reactions.emit(.sound(.boundary)) }
    change(setting, isUp: isUp, &reactions)
  }

  /// CU-50: the cursor is where it was, and is spoken again.
  private mutating func closeList(in scene: Scene, _ reactions: inout [Reaction]) {
    modes.list = nil
    reactions += comeBack(in: scene)
  }

  /// What lay over the screen is gone: the cursor is where it was, and is spoken again (CU-50).
  mutating func comeBack(in scene: Scene) -> [Reaction] {
    var reactions: [Reaction] = []
    if let stop = stop(in: scene) { move(to: stop, in: scene, by: "CU-50", &reactions) }
    return reactions
  }
}
