/// A setting of the rotor: what a swipe up or down looks for or does.
public enum RotorItem: Hashable, Sendable {
  /// One that VoiceOver brings along.
  case kind(RotorKind)
  /// A rotor of the app, by its name.
  case custom(String)
}

/// The rotor items that VoiceOver brings along, in the order in which the rotor has them (RO-43). What each is and
/// does stands in `RotorTable`.
public enum RotorKind: UInt8, Hashable, Sendable, CaseIterable {
  case characters, words, lines, textSelection
  case speakingRate, punctuation, sounds, hints
  case containers, headings
  case headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
  case links, visitedLinks, nonVisitedLinks
  case formControls, buttons, textFields, searchFields, tables, lists, landmarks, articles, images, staticText
  case sameItem, verticalNavigation, zoom, typingMode, directTouch, navigationStyle
  case boldText, italicText, underlinedText
  case misspelledWords, edit, moreContent, actions, adjustValue
}

/// A unit in which a text is gone through.
public enum TextUnit: Hashable, Sendable {
  case character, word, line, sentence, paragraph

  /// What is said of it in a text that is edited (DX1).
  var mode: PhraseKey {
    switch self {
    case .character: .characterMode
    case .word: .wordMode
    case .line, .sentence, .paragraph: .lineMode
    }
  }
}
