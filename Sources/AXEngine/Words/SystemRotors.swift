extension Phrases {
  /// The kinds of rotor that an app may fill, under the names of the mock file, and what they are called (RO-32, RO-33).
  static let systemRotors: [(kind: String, name: PhraseKey, level: Int?)] = [
    ("link", .rotorLinks, nil), ("visitedLink", .rotorVisitedLinks, nil), ("heading", .rotorHeadings, nil),
    ("headingLevel1", .rotorHeadingLevel, 1), ("headingLevel2", .rotorHeadingLevel, 2),
    ("headingLevel3", .rotorHeadingLevel, 3), ("headingLevel4", .rotorHeadingLevel, 4),
    ("headingLevel5", .rotorHeadingLevel, 5), ("headingLevel6", .rotorHeadingLevel, 6),
    ("boldText", .rotorBoldText, nil), ("italicText", .rotorItalicText, nil),
    ("underlineText", .rotorUnderlinedText, nil), ("misspelledWord", .rotorMisspelledWords, nil),
    ("image", .rotorImages, nil), ("textField", .rotorTextFields, nil), ("table", .rotorTables, nil),
    ("list", .rotorLists, nil), ("landmark", .rotorLandmarks, nil),
  ]

  /// What a rotor of one of Apple's kinds is called; nil for a kind that is not known (R1).
  public func name(ofSystemRotor kind: String) -> String? {
    guard let row = Self.systemRotors.first(where: { $0.kind == kind }) else { return nil }
    return text(row.name, row.level.map { [String($0)] } ?? [])
  }
}
