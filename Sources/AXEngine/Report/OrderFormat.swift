/// A way to write a reading order. To add one: a file with a type like this, and a line in ``OrderFormats/all``.
public protocol OrderFormat {
  /// What `--format` calls it.
  static var name: String { get }
  /// The whole report, with a line end at its end.
  static func render(_ report: OrderReport) -> String
}

/// The registry of formats; the first is the default.
public enum OrderFormats {
  /// All formats.
  public static var all: [any OrderFormat.Type] {
    [OrderText.self, OrderMarkdown.self, OrderJSON.self, OrderSVG.self]
  }

  /// Their names.
  public static var names: [String] { all.map { $0.name } }

  /// A report in the format with a name; nil where there is none.
  public static func render(_ report: OrderReport, as name: String) -> String? {
    all.first { $0.name == name }?.render(report)
  }
}
