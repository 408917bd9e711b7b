/// The technologies that exist, in the order in which an input is offered to them.
///
/// The keyboard comes first, so that Tab, Space and Escape keep their meaning beside VoiceOver, whose keys all
/// carry its modifier; what nobody takes goes to the app, as a touch or a key does on a device.
public enum TechnologyRegistry {
  /// All of them, in the order in which they are offered an input.
  public static let order: [TechnologyName] = [
    .focusEngine, .fullKeyboardAccess, .switchControl, .voiceControl, .voiceOver,
  ]

  /// Which can be switched on.
  public static let offered: [TechnologyName] = [
    .focusEngine, .fullKeyboardAccess, .switchControl, .voiceControl, .voiceOver,
  ]

  /// The order in which they hear of a change that none of them asked for: who speaks comes first.
  static let hearing: [TechnologyName] = order.reversed()
}

extension TechnologyName {
  /// Apple's name for it.
  public var title: String {
    switch self {
    case .voiceOver: "VoiceOver"
    case .fullKeyboardAccess: "Full Keyboard Access"
    case .switchControl: "Switch Control"
    case .voiceControl: "Voice Control"
    case .focusEngine: "tvOS focus"
    }
  }

  /// The short form of its name in walks and profiles.
  public var short: String {
    switch self {
    case .voiceOver: "vo"
    case .fullKeyboardAccess: "fka"
    case .switchControl: "sc"
    case .voiceControl: "vc"
    case .focusEngine: "tv"
    }
  }

  /// Whether this version has it.
  public var isOffered: Bool { TechnologyRegistry.offered.contains(self) }
}
