/// What is another between two versions as verdicts, for the formats that services read.
extension JudgeReport {
  /// Makes a report of a comparison: a violation a change, and each kind that has none holds.
  public init(difference: MockDifference) {
    var verdicts = difference.changes.map { Self.verdict(of: $0, in: difference) }
    let found = Set(difference.changes.map(\.kind))
    for kind in MockDifference.Kind.allCases where !found.contains(kind) {
      var verdict = Verdict(
        kind.check, .pass, subject: difference.title,
        "no difference in " + NumberText.count(difference.states, "state"))
      verdict.profile = difference.profile
      verdicts.append(verdict)
    }
    if let limits = difference.limits {
      verdicts.append(Verdict(Self.limits.id, .notMeasured, subject: difference.title, limits))
    }
    self.init(
      command: "diff",
      files: difference.source.map { [Judged(source: $0, title: difference.title, verdicts: verdicts)] }
        ?? [],
      checks: MockDifference.checks + [Self.limits])
  }

  private static let limits = CheckDescription(
    id: "diff.limits", what: "Not all of both versions was compared.",
    why: "What was not looked at may be another.", fix: "Compare that by walks.",
    source: "the bounds of the comparison")

  private static func verdict(of change: MockDifference.Change, in difference: MockDifference) -> Verdict {
    var verdict = Verdict(
      change.kind.check, .violation, subject: change.screen, change.sentence, screen: change.screen,
      view: change.id, profile: difference.profile)
    verdict.measured = change.now
    verdict.required = change.was
    verdict.steps = (change.given.map { ["given " + $0] } ?? []) + change.steps
    let parts = [change.technology?.title, change.given] + change.steps.map(Optional.init)
    let part = parts.compactMap { $0 }.joined(separator: ", ")
    verdict.part = part.isEmpty ? nil : part
    verdict.found = change.sentence
    return verdict
  }
}
