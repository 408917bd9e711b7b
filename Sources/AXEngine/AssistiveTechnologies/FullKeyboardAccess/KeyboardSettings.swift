/// How Full Keyboard Access is set up (FK-20, FK-30).
public struct KeyboardSettings: Hashable, Sendable {
  /// Auto-Hide: the focus ring goes after a time without keys.
  public var hidesRing = true
  /// After how long.
  public var hidingTime = Duration.seconds(15)
  /// Increase Size: a larger ring.
  public var hasLargeRing = false
  /// High Contrast.
  public var hasHighContrast = false
  /// Colour of the ring.
  public var color = RingColor.default
  /// Keys that have another command than Apple's, in the order in which they got it.
  public private(set) var assignedKeys: [AssignedCommand] = []

  /// Colours of the ring.
  public enum RingColor: String, Hashable, Sendable, CaseIterable {
    case `default`, grey, white, blue, red, green, yellow, orange
  }

  /// A key with the command it was given.
  public struct AssignedCommand: Hashable, Sendable {
    /// The key; letters are keys, whatever their case.
    public var key: KeyPress
    /// What it does; nil for nothing.
    public var command: KeyboardCommand?
  }

  /// A fresh device's.
  public init() {}

  /// FK-20: gives a key another command, or takes it away with nil; its own one comes back with itself.
  public mutating func assign(_ command: KeyboardCommand?, to key: KeyPress) {
    let key = key.lowercased
    assignedKeys.removeAll { $0.key == key }
    if command != KeyboardCommand.named(by: key) {
      assignedKeys.append(AssignedCommand(key: key, command: command))
    }
  }

  /// Forgets what a key was given.
  mutating func forget(_ key: KeyPress) { assignedKeys.removeAll { $0.key == key.lowercased } }

  /// FK-20: Restore Defaults.
  public mutating func restoreKeys() { assignedKeys = [] }

  /// The command of a key; nil where it has none.
  public func command(of key: KeyPress) -> KeyboardCommand? {
    if !assignedKeys.isEmpty, let assigned = assignedKeys.first(where: { $0.key == key.lowercased }) {
      return assigned.command
    }
    return KeyboardCommand.named(by: key)
  }

  /// Every key with its command: those that were given, then Apple's.
  public var keys: [(key: KeyPress, command: KeyboardCommand)] {
    let own = assignedKeys.compactMap { entry in entry.command.map { (key: entry.key, command: $0) } }
    return own
      + KeyboardCommand.keys.filter { entry in !assignedKeys.contains { $0.key == entry.key } }
  }
}
