/// The audit: what rules find on the screens of a mock, and in what single presses and time make of them.
public struct Audit: Sendable {
  /// What was found and what held, rule by rule.
  public var verdicts: [Verdict] = []
  /// What is wrong with the file's suppressions, and steps that never end.
  public var diagnostics: [Diagnostic] = []

  /// Audits a mock.
  ///
  /// - Parameters:
  ///   - rules: The ids of the rules that are asked; nil for all.
  ///   - profile: On what device and with which settings. The screens are walked with VoiceOver; rules about other
  ///     technologies look at those by themselves.
  ///   - screen: The only screen that is looked at, by its place; nil for all.
  public init(_ mock: Mock, rules: [String]? = nil, profile: Profile = .voiceOver, screen: Int? = nil) {
    var environment = Environment(device: mock.device, locale: mock.locale)
    profile.apply(to: &environment)
    diagnostics = Self.problems(in: mock)
    let whole = AuditedMock(mock, environment: environment)
    let states = AuditedStates(whole, screen: screen)
    diagnostics += states.faults
    let needed = Self.needed(for: rules)
    var noted: [AuditNotes] = []
    for rule in needed { noted.append(Self.notes(of: rule, whole, states)) }
    Self.bringTogether(needed, &noted)
    var used = [Bool](repeating: false, count: mock.suppressions.count)
    for (rule, notes) in zip(needed, noted) {
      let found = Self.verdicts(of: rule, notes, whole, profile, &used)
      if rules?.contains(rule.id) ?? true { verdicts += found }
    }
    // Only who looks at everything can say that something excuses nothing.
    guard screen == nil, states.leftOut == nil, rules?.contains(UnusedSuppression.id) ?? true else { return }
    for (place, suppression) in mock.suppressions.enumerated()
    where !used[place] && AuditRules.named(suppression.ruleID) != nil {
      verdicts.append(Self.unused(suppression, mock, profile))
    }
  }

  /// The rules that have to look so that those asked for say what they say among all: with the rules they yield to.
  private static func needed(for rules: [String]?) -> [any AuditRule.Type] {
    guard let rules, !rules.contains(UnusedSuppression.id) else { return AuditRules.all }
    var needed: Set<String> = []
    var open = rules
    while let id = open.popLast() {
      if needed.insert(id).inserted { open += AuditRules.named(id)?.yieldsTo ?? [] }
    }
    return AuditRules.all.filter { needed.contains($0.id) }
  }

  private static func notes(
    of rule: any AuditRule.Type, _ whole: AuditedMock, _ states: AuditedStates
  ) -> AuditNotes {
    var notes = AuditNotes(severity: rule.severity)
    rule.read(whole, &notes)
    for screen in states.screens { rule.look(at: screen, &notes) }
    for change in states.changes { rule.watch(change, &notes) }
    if let leftOut = states.leftOut, !rule.onlyReads { notes.cannotMeasure(leftOut) }
    return notes
  }

  /// Findings with one cause are one finding: that of the rule that names the cause.
  private static func bringTogether(_ rules: [any AuditRule.Type], _ noted: inout [AuditNotes]) {
    for (place, rule) in rules.enumerated() where !rule.yieldsTo.isEmpty && !noted[place].findings.isEmpty {
      var places: Set<AuditPlace> = []
      for (other, notes) in zip(rules, noted) where rule.yieldsTo.contains(other.id) {
        for finding in notes.findings { places.insert(AuditPlace(view: finding.view, part: finding.part)) }
      }
      noted[place].yield(to: places)
    }
  }

  // MARK: - Verdicts

  private static func verdicts(
    of rule: any AuditRule.Type, _ notes: AuditNotes, _ whole: AuditedMock, _ profile: Profile,
    _ used: inout [Bool]
  ) -> [Verdict] {
    let mock = whole.mock
    if notes.findings.isEmpty {
      let isMeasured = notes.looked > 0 || notes.notMeasured == nil
      let message =
        notes.looked > 0
        ? "holds for \(notes.looked) \(rule.subjects)" : notes.notMeasured ?? "there are no \(rule.subjects)"
      var verdict = Verdict(
        rule.check, isMeasured ? .pass : .notMeasured, severity: rule.severity, subject: mock.title, message)
      verdict.profile = profile.description
      return [verdict]
    }
    var known: Set<String> = []
    return notes.findings.map { finding in
      var verdict = verdict(of: rule, finding, mock, profile)
      // What is a mistake in one state and to be looked at in another is told apart.
      if !known.insert(verdict.fingerprint).inserted {
        verdict.part = [verdict.part, verdict.outcome.rawValue].compactMap { $0 }.joined(separator: " ")
        known.insert(verdict.fingerprint)
      }
      for (place, suppression) in mock.suppressions.enumerated()
      where suppression.excuses(finding, of: rule.id) {
        used[place] = true
        guard verdict.outcome != .suppressed else { continue }
        verdict.outcome = .suppressed
        verdict.excuse = .suppression
        verdict.reason = suppression.because
      }
      return verdict
    }
  }

  private static func verdict(
    of rule: any AuditRule.Type, _ finding: AuditFinding, _ mock: Mock, _ profile: Profile
  ) -> Verdict {
    var verdict = Verdict(
      rule.check, finding.outcome, severity: finding.severity, subject: mock.title, finding.message,
      at: finding.range, view: finding.id, profile: profile.description)
    if let screen = finding.screen, mock.screens.indices.contains(screen) {
      verdict.screen = mock.screens[screen].name
    }
    verdict.part = finding.topic.isEmpty ? nil : finding.topic
    verdict.measured = finding.measured
    verdict.required = finding.required
    verdict.reason = finding.reason
    verdict.details = finding.details
    verdict.steps = finding.steps
    if finding.copyCount > 0 {
      verdict.message += ", and so are \(NumberText.count(finding.copyCount, "other")) of its kind"
      let names = finding.copies.map { "#" + $0 }
      let more = finding.copyCount > names.count ? " and more" : ""
      verdict.details.append("also " + names.joined(separator: ", ") + more)
    }
    return verdict
  }

  private static func unused(_ suppression: SuppressionDescription, _ mock: Mock, _ profile: Profile)
    -> Verdict
  {
    let place = suppression.id.map { " at #" + $0 } ?? ""
    return Verdict(
      UnusedSuppression.description.id, .violation, severity: .warning, subject: mock.title,
      "'\(suppression.ruleID)' is suppressed\(place), and finds nothing there", at: suppression.ruleRange,
      view: suppression.id, profile: profile.description)
  }

  // MARK: - Suppressions

  /// What is wrong with a file's suppressions: rules and views that do not exist, and no reason.
  private static func problems(in mock: Mock) -> [Diagnostic] {
    guard !mock.suppressions.isEmpty else { return [] }
    let ids = mock.views.compactMap(\.id)
    let known = Set(ids)
    var problems: [Diagnostic] = []
    for suppression in mock.suppressions {
      if AuditRules.named(suppression.ruleID) == nil {
        problems.append(
          Diagnostic(
            at: suppression.ruleRange, "there is no audit rule '\(suppression.rule)'",
            help: Suggestion.help(for: suppression.ruleID, among: AuditRules.ids)
              ?? "voterm audit --list names them"))
      }
      if let id = suppression.id, let range = suppression.idRange {
        if !known.contains(id.baseOfID), !known.contains(id), !id.contains("@") {
          problems.append(
            Diagnostic(at: range, "unknown id '\(id)'", help: Suggestion.help(for: id, among: ids)))
        } else if id.withoutCopies != id {
          // Copies with one mistake are one finding, which no copy's name could excuse.
          problems.append(
            Diagnostic(
              at: range, "a suppression is about all copies of a view", help: "write '\(id.withoutCopies)'"))
        }
      }
      if suppression.because.saying == nil {
        problems.append(
          Diagnostic(
            at: suppression.becauseRange, "a suppression needs a reason",
            help: "say why the finding is accepted"))
      }
    }
    return problems
  }
}

extension SuppressionDescription {
  /// The rule's id without what stands before it in verdicts.
  var ruleID: String {
    rule.hasPrefix(AuditRules.prefix) ? String(rule.dropFirst(AuditRules.prefix.count)) : rule
  }

  /// Whether it is about a finding.
  func excuses(_ finding: AuditFinding, of rule: String) -> Bool {
    guard ruleID == rule, finding.outcome == .violation || finding.outcome == .needsReview else {
      return false
    }
    guard let id else { return true }
    guard let found = finding.id else { return false }
    return found.withoutCopies == id || found.baseOfID == id
  }
}

extension String {
  /// An id without what tells copies and parts apart: `row` of `row[2].increment`.
  var baseOfID: String { String(prefix { $0 != "[" && $0 != "." }) }

  /// An id without what tells copies apart: `row.increment` of `row[2].increment`.
  var withoutCopies: String {
    var text = ""
    var depth = 0
    for character in self {
      if character == "[" { depth += 1 }
      if depth == 0 { text.append(character) }
      if character == "]", depth > 0 { depth -= 1 }
    }
    return text
  }
}
