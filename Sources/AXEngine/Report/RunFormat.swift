/// A walk that was replayed, with what was done about it.
public struct WalkResult: Sendable {
  /// What happened.
  public var run: WalkRun
  /// Whether the file was written anew with what happened.
  public var isUpdated = false

  /// A result.
  public init(run: WalkRun) { self.run = run }

  /// Whether everything held.
  public var holds: Bool {
    (isUpdated || run.problem == nil) && run.entries.allSatisfy { holds($0) }
  }

  /// Whether a step held; a recording that was just written holds.
  func holds(_ entry: WalkRun.Entry) -> Bool { isUpdated ? entry.failure == nil : entry.holds }
}

/// A way to write what came of replayed walks. To add one: a file with a type like this, and a line in
/// ``RunFormats/own``.
public protocol RunFormat {
  /// What `--format` calls it.
  static var name: String { get }
  /// All walks, with a line end at the end.
  static func render(_ results: [WalkResult]) -> String
}

/// The registry of formats; the first is the default. What services read is made of verdicts, as judges make them.
public enum RunFormats {
  /// Those of walks alone.
  public static var own: [any RunFormat.Type] {
    [RunText.self, RunJSONLines.self, RunJSON.self, RunMarkdown.self]
  }

  /// The names of all.
  public static var names: [String] { own.map { $0.name } + JudgeFormats.ofServices.map { $0.name } }

  /// The results in the format with a name; nil where there is none.
  public static func render(_ results: [WalkResult], as name: String) -> String? {
    if let format = own.first(where: { $0.name == name }) { return format.render(results) }
    return JudgeFormats.ofServices.first { $0.name == name }?.render(JudgeReport(walks: results))
  }
}
