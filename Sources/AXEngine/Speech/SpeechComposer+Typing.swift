/// What is said of typing and of moving through a text.
extension SpeechComposer {
  /// What was typed: a character by its name, behind a word also that word, more than a character as it is (CU-64,
  /// CU-85). Of a secure field only that something was typed (CU-82).
  ///
  /// - Parameters:
  ///   - typed: What came at once.
  ///   - point: The insertion point behind it, in characters.
  ///   - text: The text it is in now.
  ///   - isSecure: Whether the text is secret.
  public func typed(_ typed: String, before point: Int, in text: String, isSecure: Bool) -> Utterance? {
    guard let first = typed.first, settings.typingFeedback != .nothing else { return nil }
    let isOne = typed.dropFirst().isEmpty
    if isSecure {
      let text = isOne ? phrases.name(of: "•") : phrases.text(.characterCount, String(typed.count))
      return line([(text, "CU-82")])
    }
    guard isOne else { return line([(typed, "CU-85")]) }
    var parts: [(String, String)] = []
    if settings.typingFeedback.hasCharacters { parts.append(alone(first, phrases, rule: "CU-85")) }
    if settings.typingFeedback.hasWords, !first.isWordPart {
      let word = Self.word(before: point - 1, in: text)
      if !word.isEmpty { parts.append((word, "CU-64")) }
    }
    return parts.isEmpty ? nil : line(parts)
  }

  /// What was deleted, in another pitch (CU-85, CU-62). A sound of its own is up to the caller.
  public func deleted(_ text: String, isSecure: Bool) -> Utterance? {
    guard let first = text.first else { return nil }
    let isOne = text.dropFirst().isEmpty
    let name =
      isSecure
      ? (isOne ? phrases.name(of: "•") : phrases.text(.characterCount, String(text.count)))
      : (isOne ? name(of: first, phrases) : text)
    var utterance: Utterance
    switch settings.deletingText {
    case .doNothing, .playSound: return nil
    case .speak: utterance = line([(name, "CU-85")])
    case .changePitch:
      utterance = line([(name, "CU-85")])
      utterance.pitch = Self.raisedPitch
    }
    return utterance
  }

  /// What the insertion point passed on its way (RO-60): a character, or the stretch between; at the ends of a longer
  /// way where it is (CU-84).
  public func passed(from old: Int, to new: Int, in text: String, isSecure: Bool) -> Utterance? {
    let characters = Array(text)
    let range = (min(old, new)..<max(old, new)).clamped(to: 0..<characters.count)
    guard let first = characters[range].first else { return nil }
    if range.count > 1 {
      if new >= characters.count { return message(.insertionPointAtEnd) }
      if new == 0 { return message(.insertionPointAtStart) }
    }
    if isSecure { return line([(phrases.name(of: "•"), "CU-82")]) }
    return line([
      range.count == 1 ? alone(first, phrases, rule: "RO-60") : (String(characters[range]), "RO-60")
    ])
  }

  /// What a selection gained, lost, or was before it was given up (RO-04).
  public func selection(
    from old: Range<Int>?, to new: Range<Int>?, in text: String, isSecure: Bool
  ) -> Utterance? {
    let characters = Array(text)
    let stretch: Range<Int>
    let isGained: Bool
    switch (old, new) {
    case (nil, nil): return nil
    case (nil, let new?): (stretch, isGained) = (new, true)
    case (let old?, nil): (stretch, isGained) = (old, false)
    case (let old?, let new?):
      isGained = new.count >= old.count
      let (inner, outer) = isGained ? (old, new) : (new, old)
      if outer.lowerBound < inner.lowerBound, outer.upperBound == inner.upperBound {
        stretch = outer.lowerBound..<inner.lowerBound
      } else if outer.upperBound > inner.upperBound, outer.lowerBound == inner.lowerBound {
        stretch = inner.upperBound..<outer.upperBound
      } else {
        stretch = outer
      }
    }
    let range = stretch.clamped(to: 0..<characters.count)
    guard let first = characters[range].first else { return nil }
    let words =
      isSecure
      ? phrases.text(.characterCount, String(range.count))
      : (range.count == 1 ? name(of: first, phrases) : String(characters[range]))
    return message(isGained ? .selectedText : .unselectedText, words)
  }

  /// That something was done through the rotor (RO-61).
  public func confirmation(_ key: PhraseKey) -> Utterance? {
    settings.confirmsRotor ? message(key) : nil
  }

  /// How much higher than speech something is said that is set apart by pitch; the rules have no number.
  static let raisedPitch = 0.5

  /// The word that ends at a place.
  private static func word(before place: Int, in text: String) -> String {
    let characters = Array(text)
    let end = min(max(place, 0), characters.count)
    var start = end
    while start > 0, characters[start - 1].isWordPart { start -= 1 }
    return String(characters[start..<end])
  }

  private func line(_ parts: [(text: String, rule: String)]) -> Utterance {
    Utterance(.system, parts.map { SpeechFragment(.message, $0.text, rule: $0.rule) })
  }
}
