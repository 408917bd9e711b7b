/// The names of technologies in walks and profiles.
public enum Technologies {
  /// Long name, short form, and whether this version has it.
  public static let all: [(technology: TechnologyName, short: String, isHere: Bool)] = [
    (.voiceOver, "vo", true), (.fullKeyboardAccess, "fka", true), (.switchControl, "sc", false),
    (.voiceControl, "vc", false), (.focusEngine, "tv", false),
  ]

  /// The technology with a name or short form.
  ///
  /// - Throws: A diagnostic where there is none with that name, or this version has it not.
  static func named(_ name: Located) throws(Diagnostic) -> TechnologyName {
    guard let found = all.first(where: { $0.technology.rawValue == name.text || $0.short == name.text })
    else {
      throw Diagnostic(
        at: name.range, "unknown technology '\(name.shown)'",
        help: Suggestion.help(for: name.text, among: all.map(\.technology.rawValue) + all.map(\.short)))
    }
    guard found.isHere else {
      throw Diagnostic(at: name.range, "not in this version yet: \(found.technology.rawValue)")
    }
    return found.technology
  }
}
