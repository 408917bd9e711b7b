/// A rule that finds a mistake by looking at screens, or at what becomes of them. To add one: a file with a type like this
/// in `Rules/`, a line in ``AuditRules/all``, and a folder with mocks below `Fixtures/audit`.
protocol AuditRule {
  /// What findings, suppressions and the gallery call it.
  static var id: String { get }
  /// What is wrong, in one sentence.
  static var what: String { get }
  /// What that means for a person.
  static var why: String { get }
  /// What to do about it.
  static var fix: String { get }
  /// The criteria of WCAG 2.2 that are failed; none for what is only good practice.
  static var criteria: [SuccessCriterion] { get }
  /// Where the rule comes from.
  static var source: String { get }
  /// How grave a finding is: failures of documented requirements are errors, good practice is a warning.
  static var severity: Severity { get }
  /// What it looks at, in the plural: "controls".
  static var subjects: String { get }
  /// What it cannot see; nil where nothing is known.
  static var limits: String? { get }
  /// Rules whose findings at the same view have the same cause and make this rule silent there.
  static var yieldsTo: [String] { get }
  /// Whether it looks at nothing but the file, so that states left out prove nothing less.
  static var onlyReads: Bool { get }

  /// Looks at the file itself.
  static func read(_ mock: AuditedMock, _ notes: inout AuditNotes)
  /// Looks at a screen as it is now.
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes)
  /// Looks at what a press, or the passing of time, made of a screen.
  static func watch(_ change: AuditedChange, _ notes: inout AuditNotes)
}

extension AuditRule {
  static var limits: String? { nil }
  static var yieldsTo: [String] { [] }
  static var onlyReads: Bool { false }
  static func read(_ mock: AuditedMock, _ notes: inout AuditNotes) {}
  static func look(at screen: AuditedScreen, _ notes: inout AuditNotes) {}
  static func watch(_ change: AuditedChange, _ notes: inout AuditNotes) {}

  /// What its findings are called in verdicts.
  static var check: String { AuditRules.prefix + id }

  /// The text behind its findings.
  static var description: CheckDescription {
    CheckDescription(
      id: check, what: what, why: why, fix: fix, criteria: criteria, source: source,
      limits: limits)
  }
}

/// The registry of rules.
public enum AuditRules {
  /// What stands before a rule's id in verdicts.
  static let prefix = "audit."

  /// The rule with an id.
  static func named(_ id: String) -> (any AuditRule.Type)? { all.first { $0.id == id } }

  /// The ids of all rules, in their order, the one about suppressions last.
  public static var ids: [String] { all.map { $0.id } + [UnusedSuppression.id] }

  /// How grave the findings of a rule are; nil where there is none of that name.
  public static func severity(of id: String) -> Severity? {
    id == UnusedSuppression.id ? .warning : named(id)?.severity
  }

  /// The text behind a rule's findings, by its id; nil where there is none of that name.
  public static func description(of id: String) -> CheckDescription? {
    id == UnusedSuppression.id ? UnusedSuppression.description : named(id)?.description
  }
}

/// What is said of a suppression that excuses nothing. No rule like the others: it looks at their findings.
enum UnusedSuppression {
  static let id = "unusedSuppression"
  static let description = CheckDescription(
    id: AuditRules.prefix + id, what: "A suppression excuses nothing.",
    why:
      "What it was about is repaired or gone; left in the file it would hide the next mistake of the kind.",
    fix: "Take it out of `suppress`.", source: "choice")
}
