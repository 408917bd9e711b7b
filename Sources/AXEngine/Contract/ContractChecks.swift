/// What the verdicts of contracts are about, for reports.
extension ContractCheck {
  /// Its text.
  public var description: CheckDescription {
    let row = Self.row(of: self)
    return CheckDescription(
      id: id, what: row.what, why: row.why, fix: row.fix, criteria: row.criteria,
      source: "the screen's contract", limits: row.limits)
  }

  /// All of them, in the order of the keys.
  public static var descriptions: [CheckDescription] { allCases.map(\.description) }

  private struct Row {
    var what: String
    var why: String
    var fix: String
    var criteria: [SuccessCriterion]
    var limits: String?
  }

  private static let sequence: [SuccessCriterion] = [.meaningfulSequence, .focusOrder]
  private static let fixOrder =
    "Bring the code into the order of the task, then accessibilityElements or accessibilitySortPriority; or agree anew."

  private static func row(of check: ContractCheck) -> Row {
    switch check {
    case .order:
      Row(
        what: "The stops are not exactly those of the contract, in its order.",
        why: "Who hears the screen one element after the other follows another task than the one agreed on.",
        fix: fixOrder, criteria: sequence)
    case .orderIncludes:
      Row(
        what: "The ids do not come in the order of the contract, whatever stands between them.",
        why: "Who hears the screen one element after the other follows another task than the one agreed on.",
        fix: fixOrder, criteria: sequence)
    case .before:
      Row(
        what: "One element does not come before another one.",
        why: "What explains or warns comes after what it is about.", fix: fixOrder, criteria: sequence)
    case .together:
      Row(
        what: "Elements that belong together are torn apart.",
        why: "What stands between them is heard as a part of them.",
        fix: "Put them into one container, or combine them.",
        criteria: [.infoAndRelationships, .meaningfulSequence])
    case .reachable:
      Row(
        what: "Something cannot be reached.", why: "A person with this technology cannot get at it.",
        fix: "Let it be an element that responds to interaction, in the tree and in the focus.",
        criteria: [.keyboard, .nameRoleValue])
    case .unreachable:
      Row(
        what: "Something can be reached that should be out of reach.",
        why: "Who cannot see what lies in front gets lost in what lies behind it.",
        fix: "Say accessibilityViewIsModal on what lies in front, or hide what lies behind.",
        criteria: [.focusOrder])
    case .initialFocus:
      Row(
        what: "The technology does not begin where the contract says.",
        why: "A person begins somewhere in the middle, or in front of what they came for.",
        fix: "Give the element defaultFocus, or move the focus to it when the screen appears.",
        criteria: [.focusOrder])
    case .spoken:
      Row(
        what: "The words spoken are not those of the contract.",
        why: "The name, the value, the role or the state is another one than the team agreed on.",
        fix: "Correct label, value or traits, or agree anew.", criteria: [.nameRoleValue, .nonTextContent],
        limits: "Words are compared in the language of the contract's first profile.")
    case .minimumTarget:
      Row(
        what: "The area that takes touches is smaller than agreed.",
        why: "It is missed by who does not hit exactly.",
        fix: "Make the view larger, or its contentShape.",
        criteria: [.targetSizeMinimum, .targetSizeEnhanced],
        limits: "Sizes that follow from text are estimates.")
    case .frame:
      Row(
        what: "A view is not where the contract says.", why: "Who knows the place by heart misses it.",
        fix: "Move it back, or agree anew.", criteria: [.consistentNavigation],
        limits: "Sizes that follow from text are estimates.")
    case .activationPoint:
      Row(
        what: "A double tap does not land where the contract says.",
        why: "It may use something else than what was read.",
        fix: "Correct accessibilityActivationPoint or the frame.", criteria: [.pointerCancellation])
    case .effort:
      Row(
        what: "Getting there takes more than agreed.",
        why: "Every gesture, key or switch press costs time and strength.",
        fix: "Bring it forward, group what lies before it, or give it a heading or an action.",
        criteria: [.bypassBlocks],
        limits: "Touch exploration, the item chooser and finding by name are not counted on.")
    case .announces:
      Row(
        what: "Something that happens is not announced as agreed.",
        why: "Who does not see the change does not hear of it.",
        fix: "Post the announcement, when nothing cuts it off.", criteria: [.statusMessages])
    case .journey:
      Row(
        what: "A walk through the app does not go as agreed.",
        why: "The task cannot be done in the way the team agreed on.",
        fix: "See the step that went another way.", criteria: [.focusOrder, .onFocus])
    }
  }
}
