/// A way to write what is another between two versions. To add one: a file with a type like this, and a line in
/// ``DiffFormats/own``.
public protocol DiffFormat {
  /// What `--format` calls it.
  static var name: String { get }
  /// The whole comparison, with a line end at its end.
  static func render(_ difference: MockDifference) -> String
}

/// The registry of formats; the first is the default. What services read is made of verdicts, as judges make them.
public enum DiffFormats {
  /// Those of differences alone.
  public static var own: [any DiffFormat.Type] { [DiffText.self, DiffJSON.self, DiffMarkdown.self] }

  /// The names of all.
  public static var names: [String] { own.map { $0.name } + JudgeFormats.ofServices.map { $0.name } }

  /// A comparison in the format with a name; nil where there is none.
  public static func render(_ difference: MockDifference, as name: String) -> String? {
    if let format = own.first(where: { $0.name == name }) { return format.render(difference) }
    return JudgeFormats.ofServices.first { $0.name == name }?.render(JudgeReport(difference: difference))
  }
}
