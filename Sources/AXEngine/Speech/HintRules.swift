/// The sentences of a hint, in order: the app's own first, then the system's (S30…S35, D-9).
///
/// A dimmed element has the app's hint only (S34); plain buttons and links have none of the system's (S35). What is
/// around an element changes nothing (S47).
enum HintRules {
  /// The rule of the app's own sentence.
  static let authored = "S30"

  static let table: [SpeechRule] = [
    SpeechRule(
      .hint, authored, .text { $0.speaksHintAsLabel($1) ? "" : $0.semantics.hint ?? "" }
    ) { !$0.losesItsHint },
    SpeechRule(.hint, "S31", .phrase(.hintToggle)) { $0.isSwitch && $0.isEnabled },
    SpeechRule(.hint, "S32", .phrase(.hintEdit)) { $0.has(.textEntry) && !$0.isEdited && $0.isEnabled },
    SpeechRule(.hint, "DX16", .phrase(.hintEdit)) {
      $0.has(.searchField) && !$0.has(.textEntry) && !$0.isEdited && $0.isEnabled
    },
    SpeechRule(.hint, "S32", .text { $0.rotorHint($1) }) { $0.mayBeSpelled && $0.isEnabled },
    SpeechRule(.hint, "DX8", .text { $0.rotorHint($1) }) {
      !$0.mayBeSpelled && !$0.rotors.isEmpty && $0.isEnabled
    },
    SpeechRule(.hint, "S33", .text { $0.isHintOnly ? "" : $1[.hintAdjust] }) {
      $0.has(.adjustable) && !$0.isSwitch && $0.isEnabled
    },
    SpeechRule(.hint, "CU-61d", .phrase(.hintPicker)) { $0.opensPicker && $0.isEnabled },
    SpeechRule(.hint, "B3", .phrase(.hintExpand)) { $0.semantics.isExpanded == false && $0.isEnabled },
    SpeechRule(.hint, "B3", .phrase(.hintCollapse)) { $0.semantics.isExpanded == true && $0.isEnabled },
    SpeechRule(.hint, "DX17", .phrase(.hintReorder)) { $0.isReorderable && $0.isEnabled },
  ]
}

extension SpeechSubject {
  /// A text field's hint is the system's alone (S32).
  fileprivate var losesItsHint: Bool { has(.textEntry) && isEnabled }

  /// A text that is edited, or a text area: the rotor offers its misspelled words (S32).
  fileprivate var mayBeSpelled: Bool { isEdited || has([.textEntry, .textArea]) }

  /// Neither label nor value (S33).
  fileprivate var isHintOnly: Bool {
    !(semantics.hint ?? "").isEmpty && (semantics.label ?? "").isEmpty && (semantics.value ?? "").isEmpty
  }

  /// Every rotor the element has of its own, the system's first.
  fileprivate func rotorHint(_ phrases: Phrases) -> String {
    var names = mayBeSpelled ? phrases[.rotorMisspelledWords] : ""
    for rotor in rotors where !rotor.isEmpty { names += names.isEmpty ? rotor : ", " + rotor }
    return phrases.text(.hintRotor, names)
  }
}
