extension TechnologyName {
  /// The technology with a name or short form, as walks and profiles write it.
  ///
  /// - Throws: A diagnostic where there is none with that name, or this version has it not.
  static func named(_ name: Located) throws(Diagnostic) -> TechnologyName {
    guard let found = allCases.first(where: { $0.rawValue == name.text || $0.short == name.text }) else {
      throw Diagnostic(
        at: name.range, "unknown technology '\(name.shown)'",
        help: Suggestion.help(for: name.text, among: allCases.map(\.rawValue) + allCases.map(\.short)))
    }
    guard found.isOffered else {
      throw Diagnostic(at: name.range, "not in this version yet: \(found.rawValue)")
    }
    return found
  }
}
