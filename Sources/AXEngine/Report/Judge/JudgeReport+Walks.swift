/// Replayed walks as verdicts, a step each.
extension JudgeReport {
  /// The checks of a walk.
  public static let walkChecks = [
    CheckDescription(
      id: "walk.step", what: "A step did something else than its recording says.",
      why: "What people hear, or where they are, is not what was agreed on.",
      fix: "Repair the screen; where the new behaviour is wanted, record it with `voterm run --update`.",
      source: "the walk file"),
    CheckDescription(
      id: "walk.expectation", what: "What a walk expects does not hold.",
      why: "The task of the walk cannot be done as it was meant.",
      fix: "Repair the screen, or the line that begins with `expect`.", source: "the walk file"),
  ]

  /// Makes a report of what came of walks.
  public init(walks: [WalkResult]) {
    self.init(
      command: "run",
      files: walks.map { result in
        Judged(
          source: result.run.file.source, title: result.run.file.source.title,
          verdicts: Self.verdicts(of: result))
      }, checks: Self.walkChecks)
  }

  private static func verdicts(of result: WalkResult) -> [Verdict] {
    var counts: [String: Int] = [:]
    return result.run.entries.map { entry in
      // Steps are known by their words, so that a line more above them makes them no other ones.
      let count = (counts[entry.step.text] ?? 0) + 1
      counts[entry.step.text] = count
      let subject = entry.step.text + (count == 1 ? "" : " (\(count))")
      let check = entry.step.action.isExpectation ? "walk.expectation" : "walk.step"
      let difference = RunText.difference(of: entry, in: result)
      guard !result.holds(entry) else {
        return Verdict(check, .pass, subject: subject, "holds", at: entry.step.range)
      }
      let message = entry.failure ?? "differs from the recording"
      var verdict = Verdict(check, .violation, subject: subject, message, at: entry.step.range)
      verdict.details = difference
      return verdict
    }
  }
}
