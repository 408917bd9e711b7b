/// A key to which the listener gave another command, or took its command away (KB-44).
public struct AssignedKey: Hashable, Sendable {
  /// The key; letters are keys, whatever their case.
  public let key: KeyPress
  /// What it does; nil for nothing.
  public let command: VoiceOverCommand?

  /// Makes an assignment.
  public init(_ key: KeyPress, _ command: VoiceOverCommand?) {
    self.key = key.lowercased
    self.command = command
  }
}

extension VoiceOverSettings {
  /// Gives a key another command, or takes it away with nil; the key's own one comes back with itself (KB-44).
  mutating func assign(_ command: VoiceOverCommand?, to key: KeyPress) {
    let assigned = AssignedKey(key, command)
    assignedKeys.removeAll { $0.key == assigned.key }
    if command != VoiceOverCommand.named(by: assigned.key) { assignedKeys.append(assigned) }
  }

  /// What the listener made of a key; nil where it is as it was.
  func assigned(_ key: KeyPress) -> AssignedKey? {
    assignedKeys.isEmpty ? nil : assignedKeys.first { $0.key == key.lowercased }
  }

  /// The command of a key outside Quick Nav.
  func command(of key: KeyPress) -> VoiceOverCommand? {
    if let assigned = assigned(key) { return assigned.command }
    return VoiceOverCommand.named(by: key)
  }
}

extension VoiceOverCommand {
  /// Every command that a gesture or key has, each once, in the order of the tables.
  public static let all: [VoiceOverCommand] = {
    let kinds = QuickKind.letters.flatMap { letter in
      [true, false].map { VoiceOverCommand.find(letter.kind, forward: $0) }
    }
    var all: [VoiceOverCommand] = []
    for command in gestures.map(\.command) + keys.map(\.command) + kinds where !all.contains(command) {
      all.append(command)
    }
    return all
  }()
}
