/// What an app has to have for a profile to mean something. The ranges of the diagnostics are empty.
extension Profile {
  /// What is wrong with it for an app: a feature that it denies and that the app has not; nil where nothing is.
  public func problem(in mock: Mock) -> Diagnostic? {
    let known = mock.guidedAccess.map(\.identifier)
    for case .deny(let feature) in differences where !known.contains(feature) {
      return Diagnostic(
        at: SourceRange(0, 0), "the app has no feature '\(feature.shortened)' to deny",
        help: Suggestion.help(for: feature, among: known)
          ?? (known.isEmpty ? "add 'guidedAccess' to the mock" : "it has " + known.joined(separator: ", ")))
    }
    return nil
  }

  /// A warning where neither VoiceOver nor the app has words in its language; nil where somebody has.
  public func warning(in mock: Mock) -> Diagnostic? { language.flatMap(mock.warning(ofLanguage:)) }
}

extension Mock {
  /// A warning where nobody has words in a language: VoiceOver then speaks English, the app its own language.
  public func warning(ofLanguage language: String) -> Diagnostic? {
    let known = [locale] + strings.keys.sorted()
    guard !Phrases.hasWords(in: language),
      !known.contains(where: { $0.mainLanguage == language.mainLanguage })
    else { return nil }
    return Diagnostic(
      .warning, at: SourceRange(0, 0), "nothing has words in the language '\(language)'",
      help: "\(Phrases.offered); the mock has texts in \(known.joined(separator: ", "))")
  }
}
