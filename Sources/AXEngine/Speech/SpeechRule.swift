/// One row of the table that makes a phrase: what is said, when, and by which rule.
struct SpeechRule: Sendable {
  /// The words of a row. Empty words make no fragment.
  enum Words: Sendable {
    case phrase(PhraseKey)
    /// A phrase with a number, left out where there is none.
    case number(PhraseKey, @Sendable (SpeechSubject) -> Int?)
    case text(@Sendable (SpeechSubject, Phrases) -> String)
    /// A fragment for each.
    case texts(@Sendable (SpeechSubject) -> [String])
  }

  let kind: SpeechFragment.Kind
  let rule: String
  let words: Words
  let applies: @Sendable (SpeechSubject, SpeechSettings) -> Bool

  init(
    _ kind: SpeechFragment.Kind, _ rule: String, _ words: Words,
    when applies: @escaping @Sendable (SpeechSubject, SpeechSettings) -> Bool
  ) {
    self.kind = kind
    self.rule = rule
    self.words = words
    self.applies = applies
  }

  /// A row that only looks at the subject.
  init(
    _ kind: SpeechFragment.Kind, _ rule: String, _ words: Words,
    if applies: @escaping @Sendable (SpeechSubject) -> Bool
  ) {
    self.init(kind, rule, words) { subject, _ in applies(subject) }
  }

  /// Adds what the row has to say to a phrase.
  func append(
    to fragments: inout [SpeechFragment], _ subject: SpeechSubject, _ settings: SpeechSettings,
    _ phrases: Phrases
  ) {
    guard applies(subject, settings) else { return }
    switch words {
    case .phrase(let key): fragments.append(SpeechFragment(kind, phrases[key], rule: rule))
    case .number(let key, let number):
      guard let number = number(subject) else { return }
      fragments.append(SpeechFragment(kind, phrases.text(key, String(number)), rule: rule))
    case .text(let text):
      let text = text(subject, phrases)
      if !text.isEmpty { fragments.append(SpeechFragment(kind, text, rule: rule)) }
    case .texts(let texts):
      for text in texts(subject) where !text.isEmpty {
        fragments.append(SpeechFragment(kind, text, rule: rule))
      }
    }
  }
}
