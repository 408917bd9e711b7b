/// Replayed walks with the reason for every recorded line below it: for speech the rule of each part, for the rest
/// the rule of the sound, the landing or the gesture.
public enum RunExplanation {
  /// Where a line comes from.
  public struct Reason: Hashable, Sendable {
    /// The rule, or `app` for what the mock's own steps did, `-` for nothing.
    public var rule: String
    /// The part of a phrase that it is about; nil for the whole line.
    public var part: String?
    /// The rule in one line; empty where none is known.
    public var meaning: String
  }

  /// All walks, then the verdicts as `run` gives them.
  public static func render(_ results: [WalkResult]) -> String {
    var lines: [String] = []
    for result in results {
      lines.append("// " + ReportText.oneLine(result.run.file.source.path))
      for entry in result.run.entries { lines += describe(entry) }
      lines.append("")
    }
    return lines.joined(separator: "\n") + (lines.isEmpty ? "" : "\n") + RunText.render(results)
  }

  private static func describe(_ entry: WalkRun.Entry) -> [String] {
    var lines = [ReportText.oneLine(entry.step.text)]
    if let found = RunText.found(entry) { lines.append("    does not hold: " + found) }
    guard entry.isRecorded else { return lines }
    for record in entry.records {
      lines.append("    " + ReportText.oneLine(record.line))
      for reason in reasons(for: record, of: entry.step) {
        let rule = reason.rule + String(repeating: " ", count: max(0, 6 - reason.rule.count))
        let part = reason.part.map { "\"" + ReportText.oneLine($0) + "\"" } ?? ""
        let middle = part.isEmpty || reason.meaning.isEmpty ? "" : ": "
        lines.append("        " + rule + " " + part + middle + reason.meaning)
      }
    }
    return lines
  }

  /// Why a line of a recording is there; at least one reason for each.
  public static func reasons(for record: WalkRecord, of step: WalkStep) -> [Reason] {
    switch record.kind {
    case .speak, .hint:
      var reasons = record.fragments.map { reason($0.rule, about: $0.text) }
      switch record.mark {
      case .cutOff?: reasons.append(reason(record.rule ?? "VO-42"))
      case .muted?: reasons.append(reason("VO-25"))
      case nil: break
      }
      return reasons
    case .cursor, .focus, .scan, .overlay:
      if let rule = record.rule ?? StepRules.rule(of: step.text) { return [reason(rule)] }
      return [Reason(rule: "-", meaning: "the technology in use has changed")]
    case .sound:
      return [record.rule.map { reason($0) } ?? app("plays it")]
    case .screen: return [app("shows it")]
    case .state: return [app("sets it")]
    case .log: return [record.rule.map { reason($0) } ?? app("logs it")]
    case .nothing: return [Reason(rule: "-", meaning: "neither the app nor a technology answered")]
    }
  }

  private static func reason(_ rule: String, about part: String? = nil) -> Reason {
    Reason(rule: rule, part: part, meaning: RuleMeanings.meaning(of: rule) ?? "")
  }

  private static func app(_ does: String) -> Reason {
    Reason(rule: "app", meaning: "the app " + does)
  }
}
