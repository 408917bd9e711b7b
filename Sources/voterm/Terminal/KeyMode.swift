import AXEngine

/// Which table of keys is in force.
enum KeyMode: Hashable, Sendable, CaseIterable {
  case voiceOver, voiceOverWithFocus, voiceOverWithSwitches, keyboard, editing, editingByKeyboard,
    editingOtherwise, switchControl, voiceControl, focusEngine, voiceOverList, prompt, saying, settings,
    matrix,
    commands,
    screenChooser, help

  /// What the position line and the help call it.
  var title: String {
    switch self {
    case .voiceOver, .voiceOverWithFocus: TechnologyName.voiceOver.title
    case .voiceOverWithSwitches: TechnologyName.voiceOver.title + " + " + TechnologyName.switchControl.title
    case .keyboard: TechnologyName.fullKeyboardAccess.title
    case .switchControl: TechnologyName.switchControl.title
    case .voiceControl: TechnologyName.voiceControl.title
    case .focusEngine: TechnologyName.focusEngine.title
    case .editingOtherwise: "Typing"
    case .saying: "Say"
    case .settings: "Settings"
    case .editing: TechnologyName.voiceOver.title + ", typing"
    case .editingByKeyboard: TechnologyName.fullKeyboardAccess.title + ", typing"
    case .prompt: "Walk step"
    case .voiceOverList: "VoiceOver's lists"
    case .commands: "Gestures and keys"
    case .screenChooser: "Screens"
    case .help: "Help"
    case .matrix: "Who reaches what"
    }
  }
}

extension KeyMode {
  /// The title where there is little room.
  var shortTitle: String {
    switch self {
    case .voiceOver, .voiceOverWithFocus: "VO"
    case .voiceOverWithSwitches: "VO+SC"
    case .keyboard: "FKA"
    case .switchControl: "SC"
    case .voiceControl: "VC"
    case .focusEngine: "TV"
    case .editing: "VO, typing"
    case .editingByKeyboard: "FKA, typing"
    case .voiceOverList, .editingOtherwise, .prompt, .saying, .settings, .matrix, .commands, .screenChooser,
      .help:
      title
    }
  }
}

extension KeyMode {
  /// The keys for a session, whatever lies over it.
  init(of session: Session) {
    let hasVoiceOver = session.voiceOver != nil
    if session.focusEngine != nil {
      self = session.isEditing ? .editingOtherwise : .focusEngine
    } else if session.switchControl != nil {
      self = hasVoiceOver ? .voiceOverWithSwitches : .switchControl
    } else if session.keyboard != nil, !hasVoiceOver {
      self = session.isEditing ? .editingByKeyboard : .keyboard
    } else if session.voiceControl != nil, !hasVoiceOver {
      self = .voiceControl
    } else if session.isEditing {
      self = .editing
    } else {
      self = session.focusNode == nil || session.keyboard == nil ? .voiceOver : .voiceOverWithFocus
    }
  }

  /// Whether letters are typed into the text that is edited.
  var takesLetters: Bool {
    switch self {
    case .editing, .editingByKeyboard, .editingOtherwise: true
    case .voiceOver, .voiceOverWithFocus, .voiceOverWithSwitches, .keyboard, .switchControl, .voiceControl,
      .focusEngine, .voiceOverList, .prompt, .saying, .settings, .matrix, .commands, .screenChooser, .help:
      false
    }
  }
}

extension KeyMode {
  /// The few keys without which nothing can be done, for the position line; nil where arrows and Return do.
  var hint: String? {
    switch self {
    case .keyboard: "Tab moves, Space acts"
    case .switchControl: "Space selects"
    case .voiceControl: ": to speak"
    case .focusEngine: "arrows, Return"
    case .voiceOver, .voiceOverWithFocus, .voiceOverWithSwitches, .editing, .editingByKeyboard,
      .editingOtherwise, .voiceOverList, .prompt, .saying, .settings, .matrix, .commands, .screenChooser,
      .help:
      nil
    }
  }
}

extension TechnologyName {
  /// How to begin with it in this program, in a sentence or two.
  var introduction: String {
    switch self {
    case .voiceOver: "Right and Left swipe, Return double-taps, Esc goes back."
    case .fullKeyboardAccess:
      "Tab and Shift-Tab move, Space activates, Esc goes back, Tab and then H lists the commands."
    case .switchControl:
      "Press Space when what you want is highlighted; in its menu press Space on Tap. One key is enough."
    case .voiceControl:
      "Press : and write what you would say: tap Pay, show numbers, scroll down, go back."
    case .focusEngine: "The arrows move the focus, Return selects, Esc is the Menu button."
    }
  }
}
