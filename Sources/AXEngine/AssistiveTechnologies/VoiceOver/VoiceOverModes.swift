/// What changes the meaning of keys and gestures.
struct VoiceOverModes: Hashable, Sendable {
  /// What is being typed to VoiceOver itself.
  enum Prompt: Hashable, Sendable {
    case label, find
  }

  /// VoiceOver Help is on: gestures and keys are described, not carried out (VO-31, KB-17).
  var isPractising = false
  /// VoiceOver's keys need no modifier (KB-20).
  var isModifierLocked = false
  /// Arrow-key Quick Nav is on (KB-35).
  var usesQuickNav = false
  /// Single-key Quick Nav is on (KB-36).
  var usesSingleKeys = false
  /// Moving through the text that is edited selects it (KB-32).
  var isSelecting = false
  /// The list that is open over the screen (VO-14, VO-15).
  var list: VoiceOverList?
  /// What is being typed; nil where nothing is.
  var prompt: Prompt?
  var typed = ""
  /// What was looked for last (KB-16).
  var sought = ""
}

extension VoiceOver {
  /// The command of a key under the modes in force.
  func command(of key: KeyPress, in scene: Scene) -> VoiceOverCommand? {
    let key = key.lowercased
    if modes.isModifierLocked, key.key != .escape {
      var held = key
      held.modifiers.insert(.vo)
      if let command = settings.command(of: held) { return command }
    }
    if settings.assigned(key) == nil, let command = modeCommand(of: key, in: scene) { return command }
    return settings.command(of: key)
  }

  /// What a key means only because Quick Nav is on; nothing while a text is edited (KB-43).
  private func modeCommand(of key: KeyPress, in scene: Scene) -> VoiceOverCommand? {
    guard scene.state.firstResponder == nil else { return nil }
    if modes.usesQuickNav, let entry = VoiceOverCommand.quickNavKeys.first(where: { $0.key == key }) {
      return entry.command
    }
    guard modes.usesSingleKeys, key.modifiers.isSubset(of: .shift), case .character(let sign) = key.key,
      let kind = QuickKind.named(by: sign)
    else { return nil }
    return .find(kind, forward: !key.modifiers.contains(.shift))
  }

  /// Whether VoiceOver takes an input before any other technology, by the modes in force.
  func claims(_ input: Input, in scene: Scene) -> Bool {
    if input.isForOthers { return false }
    if modes.isPractising || modes.prompt != nil || modes.list != nil { return true }
    guard case .key(let key) = input else { return false }
    if let assigned = settings.assigned(key) { return assigned.command != nil }
    return modeCommand(of: key.lowercased, in: scene) != nil
      || modes.isModifierLocked && key.key != .escape
        && command(of: key, in: scene) != nil
  }

  /// Practising and typing to VoiceOver itself; false where the input is one like any other.
  mutating func takeInMode(_ input: Input, in scene: Scene, _ reactions: inout [Reaction]) -> Bool {
    if modes.isPractising {
      practise(input, in: scene, &reactions)
      return true
    }
    if takeInList(input, in: scene, &reactions) { return true }
    guard let prompt = modes.prompt else { return false }
    switch input {
    case .text(let text):
      modes.typed += text
    case .key(let key):
      switch key.key {
      case .return:
        modes.prompt = nil
        finish(prompt, in: scene, &reactions)
      case .escape: modes.prompt = nil
      case .delete: modes.typed = String(modes.typed.dropLast())
      case .space: modes.typed += " "
      case .character(let sign) where key.modifiers.isSubset(of: .shift): modes.typed.append(sign)
      case .character, .tab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .function, .both,
        .control, .command:
        reactions.emit(.sound(.unknownCommand))
      }
    case .gesture, .rotor, .chooseItem, .chooseEntry, .chooseNamed, .switches, .say, .remote, .assistiveTouch,
      .dwell,
      .accessibilityShortcut:
      modes.prompt = nil
      return false
    }
    return true
  }

  private mutating func finish(
    _ prompt: VoiceOverModes.Prompt, in scene: Scene, _ reactions: inout [Reaction]
  ) {
    switch prompt {
    case .label:
      guard let identity else { return }
      labels[identity] = modes.typed.isEmpty ? nil : modes.typed
    case .find:
      modes.sought = modes.typed.lowercased()
      findAgain(forward: true, in: scene, &reactions)
    }
  }

  /// VO-31, KB-17: described, not carried out. Four fingers twice, VO+K or Escape leave.
  private mutating func practise(_ input: Input, in scene: Scene, _ reactions: inout [Reaction]) {
    var command: VoiceOverCommand?
    switch input {
    case .gesture(let gesture): command = self.command(of: gesture, in: scene)
    case .key(KeyPress(.escape)): command = .help
    case .key(let key): command = self.command(of: key, in: scene)
    case .rotor: command = .turnRotor(forward: true)
    case .chooseItem: command = .chooseItem
    case .text, .chooseEntry, .chooseNamed, .switches, .say, .remote, .assistiveTouch, .dwell,
      .accessibilityShortcut:
      command = nil
    }
    if command == .help {
      modes.isPractising = false
      return say(composer.message(.helpOff), &reactions)
    }
    if let command { return describe(command, &reactions) }
    if case .gesture(let gesture) = input, let title = gesture.titleOfTouch {
      return say(composer.passage(title, language: "en", rule: "VO-31"), &reactions)
    }
    reactions.emit(.sound(.unknownCommand))
  }

  /// In English, whatever the device's language: no source gives the words.
  func describe(_ command: VoiceOverCommand, _ reactions: inout [Reaction]) {
    say(composer.passage(command.title, language: "en", rule: "VO-31"), &reactions)
  }

  /// KB-42, SN-13.
  func announceQuickNav(_ phrase: PhraseKey, _ reactions: inout [Reaction]) {
    switch settings.quickNavAnnouncements {
    case .playSound: reactions.emit(.sound(.quickNav))
    case .speak: say(composer.message(phrase), &reactions)
    case .doNothing: break
    }
  }

  /// KB-37, SN-09: Tab goes from field to field, and the cursor with it; a text area keeps it for itself.
  mutating func moveBetweenFields(_ key: KeyPress, in scene: Scene) -> Handling {
    guard key.key == .tab, key.modifiers.isSubset(of: .shift), let cursor,
      !scene[cursor].traits.contains([.textArea, .isEditing]),
      let found = nextField(from: cursor, forward: !key.modifiers.contains(.shift), in: scene)
    else { return .ignored }
    forgetElement()
    self.cursor = found
    identity = scene[found].identity
    return .handled([
      .emit(.sound(.synchronizedFocus)), .emit(.sound(.itemFocused)),
      .emit(.cursor(scene[found].identity, rule: "KB-37")),
      .perform(.activate(scene[found].node)),
    ])
  }
}

extension VoiceOver {
  /// The next field that takes text; one of the app's own without a text-input protocol is passed over.
  private func nextField(from cursor: ElementIndex, forward: Bool, in scene: Scene) -> ElementIndex? {
    var found = scene.next(.textField, from: cursor, forward: forward)
    while let field = found, !scene.takesText(field) {
      found = scene.next(.textField, from: field, forward: forward)
    }
    return found
  }
}

extension Gesture {
  /// What a touch does, for VoiceOver Help; nil for gestures without a place.
  var titleOfTouch: String? {
    switch self {
    case .touch, .touchPoint, .hold: "item under the finger"
    case .splitTap: "activate the item that is held"
    case .drag: "drag the item under the finger"
    case .swipe, .tap, .fourFingerTap, .rotate, .scrub, .pinch, .step: nil
    }
  }
}
