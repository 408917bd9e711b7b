/// A way to write what is another between two versions. To add one: a type like these, and a line in
/// ``DiffFormats/all``.
public protocol DiffFormat {
  /// What `--format` calls it.
  static var name: String { get }
  /// The whole comparison, with a line end at its end.
  static func render(_ difference: MockDifference) -> String
}

/// The registry of formats; the first is the default.
public enum DiffFormats {
  /// All formats.
  public static var all: [any DiffFormat.Type] { [DiffText.self, DiffJSON.self, DiffMarkdown.self] }

  /// Their names.
  public static var names: [String] { all.map { $0.name } }

  /// A comparison in the format with a name; nil where there is none.
  public static func render(_ difference: MockDifference, as name: String) -> String? {
    all.first { $0.name == name }?.render(difference)
  }
}

/// Differences for people: a sentence a line, screen by screen.
enum DiffText: DiffFormat {
  static let name = "text"

  static func render(_ difference: MockDifference) -> String {
    var lines: [String] = []
    var screen: String?
    for change in difference.changes {
      if change.screen != screen {
        lines.append(ReportText.oneLine(change.screen))
        screen = change.screen
      }
      lines.append("  " + change.kind.rawValue + ": " + ReportText.oneLine(change.sentence))
    }
    return (lines + [difference.summary]).joined(separator: "\n") + "\n"
  }
}

/// Differences for programs; `docs/report-format.md` explains every member.
enum DiffJSON: DiffFormat {
  static let name = "json"

  static func render(_ difference: MockDifference) -> String {
    JSONWriter.write(
      .object([
        ("format", .number(1)), ("old", .text(difference.old)), ("new", .text(difference.new)),
        ("profile", .text(difference.profile)), ("differs", .flag(!difference.changes.isEmpty)),
        (
          "counts", .object(difference.tally.map { ($0.kind.rawValue, .number(Double($0.count))) })
        ), ("changes", .array(difference.changes.map(change))),
      ]))
  }

  private static func change(_ change: MockDifference.Change) -> JSONValue {
    .object([
      ("kind", .text(change.kind.rawValue)), ("screen", .text(change.screen)), ("id", .optional(change.id)),
      ("technology", .optional(change.technology?.rawValue)), ("was", .optional(change.was)),
      ("now", .optional(change.now)), ("sentence", .text(change.sentence)),
    ])
  }
}

/// Differences for a pull request.
enum DiffMarkdown: DiffFormat {
  static let name = "markdown"

  static func render(_ difference: MockDifference) -> String {
    let (old, new) = (ReportMarkdown.code(difference.old), ReportMarkdown.code(difference.new))
    var lines = ["# What changed for a listener", "", "\(old) and \(new): \(difference.summary).", ""]
    var screen: String?
    for change in difference.changes {
      if change.screen != screen {
        lines += ["## " + ReportMarkdown.escaped(change.screen), ""]
        screen = change.screen
      }
      lines.append("- **\(change.kind.rawValue)**: " + ReportMarkdown.escaped(change.sentence) + ".")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
