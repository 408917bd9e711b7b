/// Whose steps the steps of a walk are: a flick is no step of Switch Control, a switch none of VoiceOver.
extension [Contract.Step] {
  /// The first step that is not made with a technology; nil where all are. From `use` on the walk says itself what is
  /// in use.
  func stranger(to technology: TechnologyName) -> Contract.Step? {
    for step in self {
      if case .use = step.step.action { return nil }
      if let owners = step.step.action.owners, !owners.contains(technology) { return step }
    }
    return nil
  }
}

extension WalkAction {
  /// The technologies with which a step is made, or that show what it asks about; nil where it belongs to nobody.
  fileprivate var owners: [TechnologyName]? {
    switch self {
    case .rotor, .touch, .splitTap, .drag, .explore, .itemChooser: [.voiceOver]
    case .input(let input, times: _): input.owners
    case .hold: [.focusEngine]
    case .expect(let expectation):
      switch expectation.subject {
      case .spoken, .hint, .rotor, .silence: [.voiceOver]
      case .scan: [.switchControl]
      case .focus: [.voiceOver, .fullKeyboardAccess, .focusEngine]
      case .screen, .state, .sound, .visible, .guidedAccess, .overlay, .log: nil
      }
    case .open, .screen, .given, .use, .set, .assign, .choose, .assistiveTouch, .dwell, .guidedAccess, .wait:
      nil
    }
  }
}

extension Input {
  fileprivate var owners: [TechnologyName]? {
    switch self {
    case .gesture, .rotor, .chooseItem, .chooseEntry: [.voiceOver]
    case .key(let key): key.modifiers.contains(.vo) ? [.voiceOver] : [.voiceOver, .fullKeyboardAccess]
    case .switches: [.switchControl]
    case .say: [.voiceControl]
    case .remote: [.focusEngine]
    case .text, .chooseNamed, .assistiveTouch, .dwell, .accessibilityShortcut: nil
    }
  }
}
