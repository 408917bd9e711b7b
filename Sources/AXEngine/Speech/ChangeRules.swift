/// How an activation is answered by an element that keeps the cursor.
struct AnswerRule: Sendable {
  /// What is said.
  enum Answer: Sendable {
    case silence
    /// The value or state alone; silence where there is none.
    case value
    /// The same, but where there is none, a later row answers.
    case valueIfAny
    /// The same as when the cursor comes to it.
    case phrase
  }

  let rule: String
  let answer: Answer
  let applies: @Sendable (SpeechSubject) -> Bool

  init(_ rule: String, _ answer: Answer, if applies: @escaping @Sendable (SpeechSubject) -> Bool) {
    self.rule = rule
    self.answer = answer
    self.applies = applies
  }
}

/// What is said when something happens to the element under the cursor.
enum ChangeRules {
  /// Where none of them applies, the element is said again by the rows of `again`.
  static let answers: [AnswerRule] = [
    AnswerRule("CU-70", .silence) { $0.has(.startsMediaSession) },
    AnswerRule("CU-79", .valueIfAny) { $0.hasNewValue && !$0.isSwitch && $0.steppedValue == nil },
    AnswerRule("CU-71", .value) { $0.isSwitch },
    AnswerRule("CU-76", .value) { $0.steppedValue != nil },
    AnswerRule("CU-81", .phrase) { $0.isEdited },
  ]

  /// Label, "selected", whether it is expanded, position: neither role nor hint (D-2, CU-70, CU-72, CU-73, DX14).
  static let again: [SpeechRule] = [
    SpeechRule(.selected, "D-2", .phrase(.selected)) { $0.has(.selected) },
    SpeechRule(.label, "D-2", .text { subject, _ in subject.semantics.label ?? "" }) { _ in true },
    SpeechRule(.state, "DX20", .phrase(.expanded)) { $0.semantics.isExpanded == true },
    SpeechRule(.state, "DX20", .phrase(.collapsed)) { $0.semantics.isExpanded == false },
    SpeechRule(.position, "D-2", .text { $0.positionWords($1) }) { $0.position != nil },
  ]

  /// The value of an adjustable, stepper, wheel or page control, a switch's state, "Expanded" (CU-80).
  static let values: [SpeechRule] = [
    SpeechRule(.state, "CU-71", .text { $0.switchState($1) }) { $0.isSwitch },
    SpeechRule(.value, "CU-76", .text { subject, _ in subject.steppedValue ?? "" }) { !$0.isSwitch },
    SpeechRule(.value, "CU-77", .text { $0.value($1) }) { $0.saysValue && $0.has(.pickerElement) },
    SpeechRule(.value, "CU-74", .text { $0.value($1) }) {
      $0.saysValue && $0.has(.adjustable) && !$0.has(.pickerElement)
    },
    SpeechRule(.value, "CU-46", .text { $0.value($1) }) {
      $0.saysValue && $0.traits.isDisjoint(with: [.adjustable, .pickerElement])
    },
    SpeechRule(.state, "CU-79", .text { $0.saysExpanded($1) ? $1[.expanded] : "" }) {
      $0.semantics.isExpanded == true
    },
    SpeechRule(.state, "CU-79", .text { $0.saysExpanded($1) ? $1[.collapsed] : "" }) {
      $0.semantics.isExpanded == false
    },
  ]
}

extension SpeechSubject {
  /// Whether its own value is what is new.
  fileprivate var saysValue: Bool { !isSwitch && steppedValue == nil }

  /// Whether being expanded is what is new: it has no value that could be.
  fileprivate func saysExpanded(_ phrases: Phrases) -> Bool { saysValue && value(phrases).isEmpty }
}
