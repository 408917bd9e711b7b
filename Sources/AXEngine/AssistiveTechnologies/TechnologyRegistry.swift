/// The technologies that exist, in the order in which an input is offered to them.
///
/// The keyboard comes first, so that Tab, Space and Escape keep their meaning beside VoiceOver, whose keys all
/// carry its modifier; what nobody takes goes to the app, as a touch or a key does on a device.
public enum TechnologyRegistry {
  /// Which technologies can be switched on, in offering order.
  public static let offered: [TechnologyName] = [.fullKeyboardAccess, .voiceOver]

  /// The names given to a technology in walks and profiles, the full one first.
  public static func names(of technology: TechnologyName) -> [String] {
    switch technology {
    case .voiceOver: ["voiceOver", "vo"]
    case .fullKeyboardAccess: ["fullKeyboardAccess", "fka"]
    case .switchControl: ["switchControl", "sc"]
    case .voiceControl: ["voiceControl", "vc"]
    case .focusEngine: ["focusEngine", "tv"]
    }
  }

  /// The technology with a full or short name, in any case; nil where there is none.
  public static func technology(named name: String) -> TechnologyName? {
    let wanted = name.lowercased()
    return TechnologyName.allCases.first { names(of: $0).contains { $0.lowercased() == wanted } }
  }
}
