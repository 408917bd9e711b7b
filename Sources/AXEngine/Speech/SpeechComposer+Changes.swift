/// What is said when something happens to the element under the cursor.
extension SpeechComposer {
  /// After an activation that left the cursor where it is: label, "selected", position and whether it is
  /// expanded, neither role nor hint (D-2, CU-70, CU-72, CU-73, DX14, DX20).
  ///
  /// A switch says its new state alone (CU-71), a stepper's button the new value (CU-76), a text field that is now edited its whole phrase (CU-81). nil where
  /// VoiceOver keeps quiet, as for what starts a media session (CU-70).
  public func activation(of subject: SpeechSubject) -> Utterance? {
    if subject.has(.startsMediaSession) { return nil }
    if subject.isSwitch || subject.steppedValue != nil { return value(of: subject) }
    if subject.isEdited {
      var utterance = phrase(for: subject)
      utterance.reason = .activation
      return utterance.fragments.isEmpty ? nil : utterance
    }
    let phrases = words(for: subject)
    var fragments: [SpeechFragment] = []
    if subject.has(.selected) { fragments.append(SpeechFragment(.selected, phrases[.selected], rule: "D-2")) }
    if let label = subject.semantics.label, !label.isEmpty {
      fragments.append(SpeechFragment(.label, label, rule: "D-2"))
    }
    if let isExpanded = subject.semantics.isExpanded {
      fragments.append(SpeechFragment(.state, phrases[isExpanded ? .expanded : .collapsed], rule: "DX20"))
    }
    if subject.position != nil {
      fragments.append(SpeechFragment(.position, subject.positionWords(phrases), rule: "D-2"))
    }
    guard !fragments.isEmpty else { return nil }
    return Utterance(.activation, fragments, language: subject.semantics.language)
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
    let fragment: SpeechFragment
    if subject.isSwitch {
      fragment = SpeechFragment(.state, subject.switchState(phrases), rule: "CU-71")
    } else if let value = subject.steppedValue {
      fragment = SpeechFragment(.value, value, rule: "CU-76")
    } else if case let value = subject.value(phrases), !value.isEmpty {
      fragment = SpeechFragment(.value, value, rule: subject.valueRule)
    } else if let isExpanded = subject.semantics.isExpanded {
      fragment = SpeechFragment(.state, phrases[isExpanded ? .expanded : .collapsed], rule: "CU-79")
    } else {
      return nil
    }
    guard !fragment.text.isEmpty else { return nil }
    // SE-44: what is to be queued waits instead of cutting off.
    let reason: Utterance.Reason = subject.modifiers?.isQueued == true ? .announcement(.low) : .valueChange
    return read(
      Utterance(reason, [fragment], language: subject.semantics.language), of: subject, phrases)
  }
}

extension SpeechSubject {
  /// The rule by which a new value is spoken alone.
  fileprivate var valueRule: String {
    if has(.pickerElement) { return "CU-77" }
    return has(.adjustable) ? "CU-74" : "CU-46"
  }
}
