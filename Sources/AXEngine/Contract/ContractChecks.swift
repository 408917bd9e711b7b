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
    var criteria: [String]
    var limits: String?
  }

  private static let sequence = ["1.3.2", "2.4.3"]
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
        fix: "Put them into one container, or combine them.", criteria: ["1.3.1", "1.3.2"])
    case .reachable:
      Row(
        what: "Something cannot be reached.", why: "A person with this technology cannot get at it.",
        fix: "Let it be an element that responds to interaction, in the tree and in the focus.",
        criteria: ["2.1.1", "4.1.2"])
    case .unreachable:
      Row(
        what: "Something can be reached that should be out of reach.",
        why: "Who cannot see what lies in front gets lost in what lies behind it.",
        fix: "Say accessibilityViewIsModal on what lies in front, or hide what lies behind.",
        criteria: ["2.4.3"])
    case .initialFocus:
      Row(
        what: "The technology does not begin where the contract says.",
        why: "A person begins somewhere in the middle, or in front of what they came for.",
        fix: "Give the element defaultFocus, or move the focus to it when the screen appears.",
        criteria: ["2.4.3"])
    case .spoken:
      Row(
        what: "The words spoken are not those of the contract.",
        why: "The name, the value, the role or the state is another one than the team agreed on.",
        fix: "Correct label, value or traits, or agree anew.", criteria: ["4.1.2", "1.1.1"],
        limits: "Words are compared in the language of the contract's first profile.")
    case .minimumTarget:
      Row(
        what: "The area that takes touches is smaller than agreed.",
        why: "It is missed by who does not hit exactly.",
        fix: "Make the view larger, or its contentShape.", criteria: ["2.5.8", "2.5.5"],
        limits: "Sizes that follow from text are estimates.")
    case .frame:
      Row(
        what: "A view is not where the contract says.", why: "Who knows the place by heart misses it.",
        fix: "Move it back, or agree anew.", criteria: ["3.2.3"],
        limits: "Sizes that follow from text are estimates.")
    case .activationPoint:
      Row(
        what: "A double tap does not land where the contract says.",
        why: "It may use something else than what was read.",
        fix: "Correct accessibilityActivationPoint or the frame.", criteria: ["2.5.2"])
    case .effort:
      Row(
        what: "Getting there takes more than agreed.",
        why: "Every gesture, key or switch press costs time and strength.",
        fix: "Bring it forward, group what lies before it, or give it a heading or an action.",
        criteria: ["2.4.1"],
        limits: "Touch exploration, the item chooser and finding by name are not counted on.")
    case .announces:
      Row(
        what: "Something that happens is not announced as agreed.",
        why: "Who does not see the change does not hear of it.",
        fix: "Post the announcement, when nothing cuts it off.", criteria: ["4.1.3"])
    case .journey:
      Row(
        what: "A walk through the app does not go as agreed.",
        why: "The task cannot be done in the way the team agreed on.",
        fix: "See the step that went another way.", criteria: ["2.4.3", "3.2.1"])
    }
  }
}
