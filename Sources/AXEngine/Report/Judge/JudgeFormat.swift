/// A way to write what judges said. To add one: a file with a type like this, and a line in ``JudgeFormats/all``.
public protocol JudgeFormat {
  /// What `--format` calls it.
  static var name: String { get }
  /// The whole report, with a line end at its end.
  static func render(_ report: JudgeReport) -> String
}

/// The registry of formats; the first is the default.
public enum JudgeFormats {
  /// All formats.
  public static var all: [any JudgeFormat.Type] {
    [
      JudgeText.self, JudgeJSON.self, JudgeJUnit.self, JudgeTAP.self, JudgeSARIF.self, JudgeMarkdown.self,
    ]
  }

  /// Those that services read; walks and differences are written in them, too.
  public static var ofServices: [any JudgeFormat.Type] { [JudgeJUnit.self, JudgeTAP.self, JudgeSARIF.self] }

  /// Their names.
  public static var names: [String] { all.map { $0.name } }

  /// A report in the format with a name; nil where there is none.
  public static func render(_ report: JudgeReport, as name: String) -> String? {
    all.first { $0.name == name }?.render(report)
  }
}
