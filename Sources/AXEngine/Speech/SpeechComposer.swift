/// Turns an element in its context into what VoiceOver says of it.
///
/// Composing goes through tables, `FocusRules`, `HintRules` and `ChangeRules` among them; every fragment names its
/// row's rule.
public struct SpeechComposer: Sendable {
  /// The listener's settings.
  public var settings: SpeechSettings
  /// The words of the device's language.
  public let phrases: Phrases
  /// The tables.
  let rules: SpeechRules

  /// Makes a composer for a BCP 47 language; one without a table of words speaks English (S4).
  public init(settings: SpeechSettings = SpeechSettings(), language: String = "en") {
    self.init(settings: settings, language: language, rules: .all)
  }

  /// Makes a composer that goes through given tables.
  init(settings: SpeechSettings, language: String, rules: SpeechRules) {
    self.settings = settings
    self.rules = rules
    phrases = Phrases.table(for: language)
  }

  /// Everything said when the cursor comes to an element: the phrase, then its hint, then what else there is
  /// (S1, DX6). The later ones each wait for a pause; the next gesture cancels them (CU-60).
  public func focus(on subject: SpeechSubject) -> [Utterance] {
    var utterances: [Utterance] = []
    utterances.reserveCapacity(2)
    let phrase = phrase(for: subject)
    if !phrase.fragments.isEmpty { utterances.append(phrase) }  // A3
    if let word = phonetic(ofKey: subject) { utterances.append(word) }
    if let hint = hint(for: subject) { utterances.append(hint) }
    utterances += availability(of: subject)
    return utterances
  }

  /// The phrase without its hint. It has no fragments where the element has nothing to say.
  public func phrase(for subject: SpeechSubject) -> Utterance {
    let phrases = words(for: subject)
    var fragments: [SpeechFragment] = []
    fragments.reserveCapacity(8)
    func add(_ rules: [SpeechRule], where fits: (SpeechRule) -> Bool) {
      for rule in rules where fits(rule) { rule.append(to: &fragments, subject, settings, phrases) }
    }
    add(rules.opening) { _ in true }
    switch settings.rolePlacement {  // B1
    case .after: add(rules.main) { _ in true }
    case .none: add(rules.main) { $0.kind != .trait }
    case .before:
      add(rules.main) { $0.kind == .trait }
      add(rules.main) { $0.kind != .trait }
    }
    return read(Utterance(.focus, fragments, language: subject.semantics.language), of: subject, phrases)
  }

  /// The hint, where there is one and hints are spoken.
  public func hint(for subject: SpeechSubject) -> Utterance? {
    guard settings.speaksHints else { return nil }
    let phrases = words(for: subject)
    var fragments: [SpeechFragment] = []
    for rule in rules.hints { rule.append(to: &fragments, subject, settings, phrases) }
    guard !fragments.isEmpty else { return nil }
    // S31, S33: a sentence with another behind it ends in a full stop.
    for index in fragments.indices.dropLast() where !fragments[index].text.endsSentence {
      fragments[index].text += "."
    }
    return read(Utterance(.hint, fragments, language: subject.semantics.language), of: subject, phrases)
  }

  /// The app's own texts as settings and modifiers have them read (CU-62, SE-43).
  func read(_ utterance: Utterance, of subject: SpeechSubject, _ phrases: Phrases) -> Utterance {
    let reading = TextReading(settings, subject.modifiers)
    guard reading != .plain || subject.modifiers != nil else { return utterance }
    var utterance = utterance
    utterance.pitch = subject.modifiers?.pitch ?? 0
    for index in utterance.fragments.indices where utterance.fragments[index].isOfTheApp {
      utterance.fragments[index].text = reading.read(utterance.fragments[index].text, phrases)
    }
    utterance.fragments.removeAll(where: \.text.isEmpty)
    return utterance
  }

  /// "Actions available", "More content available", each by itself.
  public func availability(of subject: SpeechSubject) -> [Utterance] {
    var fragments: [SpeechFragment] = []
    for rule in rules.availability { rule.append(to: &fragments, subject, settings, phrases) }
    return fragments.map { Utterance(.availability, [$0]) }
  }

  /// The words of the element's language where it names one (S4).
  func words(for subject: SpeechSubject) -> Phrases {
    subject.semantics.language.map(Phrases.table(for:)) ?? phrases
  }
}
