/// A person gives a key another command, or takes it away (KB-44, FK-20).
public enum KeyAssignment: Hashable, Sendable {
  /// A command of VoiceOver.
  case voiceOver(KeyPress, VoiceOverCommand)
  /// A command of Full Keyboard Access.
  case keyboard(KeyPress, KeyboardCommand)
  /// No command of either.
  case none(KeyPress)
  /// Restore Defaults: every key has its own command again.
  case defaults

  /// The commands by name, VoiceOver's first.
  static let titles = VoiceOverCommand.all.map(\.title) + KeyboardCommand.all.map(\.title)

  /// A key and the name of a command; nil where there is no such command.
  init?(_ key: KeyPress, title: String) {
    if let command = VoiceOverCommand.all.first(where: { $0.title == title }) {
      self = .voiceOver(key, command)
    } else if let command = KeyboardCommand.all.first(where: { $0.title == title }) {
      self = .keyboard(key, command)
    } else {
      return nil
    }
  }

  /// The step of a walk that does it.
  public var step: String {
    switch self {
    case .voiceOver(let key, let command): "assign \(KeyNames.text(key)) \"\(command.title)\""
    case .keyboard(let key, let command): "assign \(KeyNames.text(key)) \"\(command.title)\""
    case .none(let key): "assign \(KeyNames.text(key)) none"
    case .defaults: "assign defaults"
    }
  }
}

extension TechnologySettings {
  /// Does it; what a key was given before is forgotten.
  mutating func assign(_ assignment: KeyAssignment) {
    switch assignment {
    case .voiceOver(let key, let command):
      keyboard.forget(key)
      voiceOver.assign(command, to: key)
    case .keyboard(let key, let command):
      voiceOver.assignedKeys.removeAll { $0.key == key.lowercased }
      keyboard.assign(command, to: key)
    case .none(let key):
      voiceOver.assign(nil, to: key)
      keyboard.assign(nil, to: key)
    case .defaults:
      voiceOver.assignedKeys = []
      keyboard.restoreKeys()
    }
  }

  /// What has to be done to a fresh device so that its keys are these.
  public var assignments: [KeyAssignment] {
    voiceOver.assignedKeys.map { entry in
      entry.command.map { .voiceOver(entry.key, $0) } ?? .none(entry.key)
    }
      + keyboard.assignedKeys.map { entry in
        entry.command.map { .keyboard(entry.key, $0) } ?? .none(entry.key)
      }
  }
}
