/// Words that spell characters which are read alone (CU-64).
extension SpeechComposer {
  /// The word that follows a character after a pause, "Zulu" behind "Cap Z"; nil where the listener wants none, or the
  /// language has none.
  public func phonetic(of character: Character, language: String? = nil) -> Utterance? {
    guard settings.phoneticFeedback == .characterAndPhonetics else { return nil }
    let phrases = language.map(Phrases.table(for:)) ?? phrases
    return phrases.phonetic(of: character).map {
      Utterance(.phonetic, [SpeechFragment(.message, $0, rule: "CU-64")], language: language)
    }
  }

  /// The same behind what was typed, where that is a single character and characters are echoed.
  public func phonetic(ofTyped typed: String) -> Utterance? {
    guard settings.typingFeedback.hasCharacters, let first = typed.first, typed.dropFirst().isEmpty else {
      return nil
    }
    return phonetic(of: first)
  }

  /// The same behind the letter of an on-screen key, which keeps its label whatever the setting.
  func phonetic(ofKey subject: SpeechSubject) -> Utterance? {
    guard settings.phoneticFeedback != .off, subject.has(.keyboardKey), let label = subject.semantics.label,
      let letter = label.first, label.dropFirst().isEmpty,
      let word = words(for: subject).phonetic(of: letter)
    else { return nil }
    return Utterance(
      .phonetic, [SpeechFragment(.hint, word, rule: "CU-64")], language: subject.semantics.language)
  }

  /// A character that is read alone: its name by a given rule, or only the word that spells it. A capital stays one.
  func alone(_ character: Character, _ phrases: Phrases, rule: String) -> (text: String, rule: String) {
    guard settings.phoneticFeedback == .phoneticsOnly, let word = phrases.phonetic(of: character) else {
      return (name(of: character, phrases), rule)
    }
    let isNamed = character.isUppercase && settings.capitalLetters == .speakCap
    return (isNamed ? phrases.text(.capital, word) : word, "CU-64")
  }
}
