import AXEngine

extension Command.Option {
  /// `--format`, the same on every command that judges.
  static let judgeFormat = Command.Option(
    name: "--format", value: "FORMAT", choices: JudgeFormats.names, summary: "how it is written")
}

extension Invocation {
  /// Hands over what judges said, in the format that was asked for; the status is 1 where something fails.
  func deliver(_ report: JudgeReport) throws(CommandError) -> ExitStatus {
    let format = value("--format") ?? JudgeFormats.names[0]
    try deliver(JudgeFormats.render(report, as: format) ?? "")
    return report.holds ? .success : .doesNotHold
  }
}
