/// What is said when something happens to the element under the cursor.
extension SpeechComposer {
  /// After an activation that left the cursor where it is: label, "selected", position and whether it is
  /// expanded, neither role nor hint (D-2, CU-70, CU-72, CU-73, DX14, DX20).
  ///
  /// What is new is said alone (CU-79), a switch says its state (CU-71), a stepper's button the value (CU-76), a text
  /// field that is now edited its whole phrase (CU-81). nil where VoiceOver keeps quiet, as for what starts a media
  /// session (CU-70).
  public func activation(of subject: SpeechSubject) -> Utterance? {
    for rule in rules.answers where rule.applies(subject) {
      switch rule.answer {
      case .silence: return nil
      case .value: return value(of: subject)
      case .valueIfAny:
        if let value = value(of: subject) { return value }
      case .phrase:
        var utterance = phrase(for: subject)
        utterance.reason = .activation
        return utterance.fragments.isEmpty ? nil : utterance
      }
    }
    let phrases = words(for: subject)
    var fragments: [SpeechFragment] = []
    for rule in rules.again { rule.append(to: &fragments, subject, settings, phrases) }
    guard !fragments.isEmpty else { return nil }
    return read(
      Utterance(.activation, fragments, language: subject.semantics.language), of: subject, phrases)
  }

  /// What is picked up with a finger: its name and that it can be dragged (DX17).
  public func pickedUp(_ subject: SpeechSubject) -> Utterance? {
    guard subject.isDraggable || subject.isReorderable, let label = subject.semantics.label else {
      return nil
    }
    let words = words(for: subject)[.draggable]
    return Utterance(
      .activation,
      [SpeechFragment(.label, label, rule: "DX17"), SpeechFragment(.trait, words, rule: "DX17")],
      language: subject.semantics.language)
  }

  /// Only what is new: the value of an adjustable, stepper, wheel or page control, a switch's state, "Expanded"
  /// (CU-71, CU-74, CU-76, CU-77, CU-79, CU-80). nil where there is nothing of the kind.
  public func value(of subject: SpeechSubject) -> Utterance? {
    let phrases = words(for: subject)
    var fragments: [SpeechFragment] = []
    for rule in rules.values where fragments.isEmpty {
      rule.append(to: &fragments, subject, settings, phrases)
    }
    guard !fragments.isEmpty else { return nil }
    // SE-44: what is to be queued waits instead of cutting off.
    let reason: Utterance.Reason = subject.modifiers?.isQueued == true ? .announcement(.low) : .valueChange
    return read(Utterance(reason, fragments, language: subject.semantics.language), of: subject, phrases)
  }
}
