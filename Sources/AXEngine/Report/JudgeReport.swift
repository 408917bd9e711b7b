/// What judges said about files: the one value that every format of `check`, `audit`, `explore` and `report` is made
/// from, so that no two of them can disagree.
public struct JudgeReport: Sendable {
  /// One mock file and what was said about it.
  public struct Judged: Sendable {
    /// The file, for its path and for lines and columns.
    public var source: SourceFile
    /// The mock's title.
    public var title: String
    /// In the order in which they were made.
    public var verdicts: [Verdict]

    /// Makes the part of a file.
    public init(source: SourceFile, title: String, verdicts: [Verdict]) {
      self.source = source
      self.title = title
      self.verdicts = verdicts
    }
  }

  /// The command that asked: `check`, `audit`, `explore`.
  public var command: String
  /// The files, in the order in which they were named.
  public var files: [Judged]
  /// What the ids of the verdicts mean: those that occur, in the judges' own order.
  public var checks: [CheckDescription]
  /// From which severity a violation makes the command fail.
  public var threshold: Severity

  /// Makes a report.
  public init(
    command: String, files: [Judged], checks: [CheckDescription], threshold: Severity = .error
  ) {
    self.command = command
    self.files = files
    self.checks = checks
    self.threshold = threshold
  }

  /// Whether nothing fails.
  public var holds: Bool { files.allSatisfy { file in !file.verdicts.contains { $0.fails(at: threshold) } } }

  /// How many verdicts came out in one way.
  public func count(of outcome: Verdict.Outcome) -> Int {
    files.reduce(0) { $0 + $1.verdicts.count { $0.outcome == outcome } }
  }
}
