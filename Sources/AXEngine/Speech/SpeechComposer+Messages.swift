/// What is said without the cursor coming to an element.
extension SpeechComposer {
  /// Words of VoiceOver itself: "Speech off", "Page 2 of 5".
  public func message(_ key: PhraseKey, _ arguments: String..., rule: String? = nil) -> Utterance {
    system(phrases.text(key, arguments), rule ?? MessageRules.rule(of: key))
  }

  /// The rotor's new item, with the value where it holds a setting (RO-40, RO-41).
  public func rotor(_ name: String, value: String = "") -> Utterance {
    var utterance = system(name, "RO-40")
    if !value.isEmpty { utterance.fragments.append(SpeechFragment(.message, value, rule: "RO-41")) }
    return utterance
  }

  /// An entry of a list of VoiceOver's own, with the value of a setting; when the list opens its name comes first
  /// (VO-14, VO-15). No source gives words, so they are the plainest.
  public func entry(
    _ name: String, value: String, of title: PhraseKey, isOpening: Bool = false
  ) -> Utterance {
    let rule = MessageRules.rule(of: title)
    var utterance = system(isOpening ? phrases[title] : name, rule)
    if isOpening { utterance.fragments.append(SpeechFragment(.message, name, rule: rule)) }
    if !value.isEmpty { utterance.fragments.append(SpeechFragment(.message, value, rule: "RO-41")) }
    return utterance
  }

  /// A group as a whole in grouped navigation: its label, else what it is (VO-40). No recording has it, so the words
  /// are a choice.
  public func group(_ kind: AccessibilityContainer.Kind, label: String?) -> Utterance {
    let word: PhraseKey
    switch kind {
    case .list: word = .oneList
    case .dataTable: word = .oneTable
    case .landmark: word = .oneLandmark
    case .none, .semanticGroup, .tabBar, .series, .group: word = .oneContainer
    }
    return Utterance(.focus, [SpeechFragment(.container, label ?? phrases[word], rule: "VO-40")])
  }

  /// The new value of a setting that the rotor changed (RO-05, RO-07, RO-08).
  public func setting(_ value: String) -> Utterance { system(value, "RO-41") }

  /// An inline link that the Links item found: its words and its role (RO-13, RO-59).
  public func link(_ text: String, language: String? = nil) -> Utterance {
    var utterance = system(text, "RO-59", language: language)
    utterance.fragments.append(SpeechFragment(.trait, phrases[.link], rule: "CU-11"))
    return utterance
  }

  /// An inline link that was followed while the cursor stayed: its words without the role (D-2, DX14).
  public func linkAgain(_ text: String, language: String? = nil) -> Utterance {
    Utterance(.activation, [SpeechFragment(.label, text, rule: "D-2")], language: language)
  }

  /// "Heading not found" (RO-49, DF-07). A rotor of the app has no singular; its name serves.
  public func notFound(_ what: String) -> Utterance { system(phrases.text(.notFound, what), "DF-07") }

  /// The name of the custom action that a double tap would perform now; nil is the element's own (RO-54, DF-08).
  public func action(_ name: String?) -> Utterance {
    guard let name else { return system(phrases[.defaultAction], "DF-08") }
    return system(name, "RO-25")
  }

  /// An entry of the More Content rotor: the value before its label (RO-50).
  public func customContent(label: String, value: String) -> Utterance {
    var utterance = Utterance(.system, [])
    for text in [value, label] where !text.isEmpty {
      utterance.fragments.append(SpeechFragment(.message, text, rule: "RO-50"))
    }
    return utterance
  }

  /// A character read by itself: "Cap A", "space" (CU-19); ``phonetic(of:language:)`` follows it.
  public func character(_ character: Character, language: String? = nil) -> Utterance {
    let phrases = language.map(Phrases.table(for:)) ?? phrases
    let (text, rule) = alone(character, phrases, rule: "CU-19")
    var utterance = system(text, rule, language: language)
    if character.isUppercase, settings.capitalLetters == .changePitch { utterance.pitch = Self.raisedPitch }
    return utterance
  }

  /// What a character is called when it is read by itself, with its capital as the listener wants it (CU-19).
  func name(of character: Character, _ phrases: Phrases) -> String {
    guard character.isUppercase, settings.capitalLetters != .speakCap else {
      return phrases.name(of: character)
    }
    return String(character)
  }

  /// A stretch of an element's text: a word, a line, a rotor's find in a text (RO-02, RO-59).
  public func passage(_ text: String, language: String? = nil, rule: String = "RO-59") -> Utterance {
    system(text, rule, language: language)
  }

  /// What the app announces (CU-95, SE-60).
  public func announcement(_ text: String, priority: AnnouncementPriority = .default) -> Utterance {
    Utterance(.announcement(priority), [SpeechFragment(.message, text, rule: "CU-95")])
  }

  /// A summary element, read when its screen appears while the cursor stays where it is (CU-17).
  public func summary(of subject: SpeechSubject) -> Utterance? {
    var utterance = phrase(for: subject)
    utterance.reason = .announcement(.low)
    utterance.fragments.removeAll { $0.kind == .container }
    return utterance.fragments.isEmpty ? nil : utterance
  }

  private func system(_ text: String, _ rule: String, language: String? = nil) -> Utterance {
    Utterance(.system, [SpeechFragment(.message, text, rule: rule)], language: language)
  }
}
