/// What a judge says about one thing it looked at: a contract's key, an audit rule on a view, a fault that exploring
/// found. Every report, in every format, is made from these.
public struct Verdict: Hashable, Sendable {
  /// How it came out.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// Something is wrong.
    case violation
    /// A person has to look: the mock's data do not decide it.
    case needsReview
    /// It was looked at and holds.
    case pass
    /// It could not be looked at; the message says why.
    case notMeasured
    /// It is wrong and excused, by a suppression in the mock or by a baseline; the reason says by which.
    case suppressed
  }

  /// What excuses something wrong.
  public enum Excuse: String, Hashable, Sendable, CaseIterable {
    /// A suppression in the mock.
    case suppression
    /// A baseline that knows it.
    case baseline
  }

  /// The id of its ``CheckDescription``: `contract.order`, `audit.fixedTextSize`, `explore.trap`.
  public var check: String
  /// How it came out.
  public var outcome: Outcome
  /// How grave a violation is.
  public var severity: Severity
  /// What was judged, as a person calls it: a contract's name, a screen's title.
  public var subject: String
  /// The true cause in one line: lower case, no full stop.
  public var message: String
  /// Further lines, such as expected and actual side by side.
  public var details: [String] = []
  /// Why, from the tree or the rules: lower case, no full stop.
  public var reason: String?
  /// Of what is suppressed: by what.
  public var excuse: Excuse?
  /// What was measured, with its unit: `20 × 20 pt`, `2.9:1`.
  public var measured: String?
  /// What would have held, with its unit.
  public var required: String?
  /// Where in the file it is said or described.
  public var range: SourceRange?
  /// The screen's name.
  public var screen: String?
  /// The view's id, given or generated.
  public var view: String?
  /// The profile it was judged under, in full.
  public var profile: String?
  /// How to get there, as the steps of a walk.
  public var steps: [String] = []
  /// What tells it from others of the same check on the same view: a pair of ids, an announcement.
  public var part: String?
  /// All that was found, where the message tells of the first of it only: another order is another breach.
  public var found: String?

  /// Makes a verdict; what is not given can be set afterwards.
  public init(
    _ check: String, _ outcome: Outcome, severity: Severity = .error, subject: String, _ message: String,
    at range: SourceRange? = nil, screen: String? = nil, view: String? = nil, profile: String? = nil
  ) {
    self.check = check
    self.outcome = outcome
    self.severity = severity
    self.subject = subject
    self.message = message
    self.range = range
    self.screen = screen
    self.view = view
    self.profile = profile
  }

  /// Whether a command that ends at this severity and above ends with it.
  public func fails(at threshold: Severity = .error) -> Bool {
    outcome == .violation && severity >= threshold
  }

  /// What a baseline knows it by. Neither line numbers nor measured values are part of it, so that it survives edits
  /// elsewhere in the file.
  public var fingerprint: String {
    var hash = StableHash()
    for part in [check, subject, screen ?? "", view ?? "", profile ?? ""] { hash.add(part) }
    if let part { hash.add(part) }
    if let found { hash.add(found) }
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

/// What a check is about: the text behind the id of a ``Verdict``, for people and for reports.
public struct CheckDescription: Hashable, Sendable {
  /// `contract.order`, `audit.fixedTextSize`, `explore.trap`.
  public var id: String
  /// What is wrong where it fails, in one sentence.
  public var what: String
  /// What that means for a person.
  public var why: String
  /// What to do about it.
  public var fix: String
  /// The success criteria of WCAG 2.2 that are failed.
  public var criteria: [SuccessCriterion]
  /// Where it comes from: Apple's API or guideline, rules of the ledger.
  public var source: String
  /// What it cannot see; nil where nothing is known.
  public var limits: String?

  /// Makes a description.
  public init(
    id: String, what: String, why: String, fix: String, criteria: [SuccessCriterion] = [], source: String,
    limits: String? = nil
  ) {
    self.id = id
    self.what = what
    self.why = why
    self.fix = fix
    self.criteria = criteria
    self.source = source
    self.limits = limits
  }
}
