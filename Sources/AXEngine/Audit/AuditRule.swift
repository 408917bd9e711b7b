/// A rule that finds a mistake by looking at a screen. To add one: a file with a type like this in `Rules/`, and a
/// line in ``AuditRules/all``.
public protocol AuditRule {
  /// What findings, suppressions and the gallery call it.
  static var id: String { get }
  /// What is wrong, in one sentence.
  static var what: String { get }
  /// What that means for a person.
  static var why: String { get }
  /// What to do about it.
  static var fix: String { get }
  /// Where the rule comes from.
  static var source: String { get }
  /// What it finds on a screen, in the order of the views.
  static func findings(in scene: Scene) -> [AuditFinding]
}

/// A mistake at a place.
public struct AuditFinding: Hashable, Sendable {
  /// The rule's ``AuditRule/id``.
  public var rule: String
  /// The view's id, given or generated.
  public var id: String
  /// Where the view stands in the mock file.
  public var range: SourceRange
  /// What is wrong with this view: lower case, no full stop.
  public var message: String

  /// Makes a finding.
  public init(rule: String, id: String, range: SourceRange, message: String) {
    self.rule = rule
    self.id = id
    self.range = range
    self.message = message
  }
}

/// The registry of rules.
public enum AuditRules {
  /// All rules, by their ids.
  public static var all: [any AuditRule.Type] { [FixedTextSize.self, NestedCombine.self] }

  /// The rule with an id.
  public static func named(_ id: String) -> (any AuditRule.Type)? { all.first { $0.id == id } }

  /// What all rules find on a screen, rule by rule.
  public static func findings(in scene: Scene) -> [AuditFinding] { all.flatMap { $0.findings(in: scene) } }
}
