/// How grave a diagnostic is.
public enum Severity: String, Sendable, Comparable {
  /// Legal, but suspicious.
  case warning
  /// The file cannot be used as it is.
  case error

  /// Warnings come before errors.
  public static func < (a: Severity, b: Severity) -> Bool { a == .warning && b == .error }
}

/// A stretch of bytes in a file.
public struct SourceRange: Hashable, Sendable {
  /// Offset of the first byte.
  public var start: Int32
  /// Offset behind the last byte.
  public var end: Int32

  /// Makes a range from two byte offsets.
  public init(_ start: Int, _ end: Int) {
    self.start = Int32(clamping: start)
    self.end = Int32(clamping: end)
  }
}

/// A problem in somebody's file: where, what, and one way forward.
///
/// Line and column are worked out by the renderer, only when a diagnostic is shown.
public struct Diagnostic: Hashable, Sendable, Error {
  /// A remark about another place that belongs to the same problem.
  public struct Note: Hashable, Sendable {
    /// Where.
    public var range: SourceRange
    /// What there is to see there.
    public var message: String

    /// Makes a note.
    public init(_ range: SourceRange, _ message: String) {
      self.range = range
      self.message = message
    }
  }

  /// How grave it is.
  public var severity: Severity
  /// Where it is.
  public var range: SourceRange
  /// What is wrong: lower case, no full stop.
  public var message: String
  /// One way forward.
  public var help: String?
  /// Further places.
  public var notes: [Note]

  /// Makes a diagnostic.
  public init(
    _ severity: Severity = .error, at range: SourceRange, _ message: String, help: String? = nil,
    notes: [Note] = []
  ) {
    self.severity = severity
    self.range = range
    self.message = message
    self.help = help
    self.notes = notes
  }
}

/// A file's name and bytes, kept as long as diagnostics may have to point into it.
public struct SourceFile: Sendable {
  /// The path as the person wrote it.
  public var path: String
  /// The whole content.
  public var bytes: [UInt8]

  /// Makes a source file from its path and content.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Makes a source file from a text.
  public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// The file's name without folder and ending: what a mock without a title is called.
  var title: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && parts[0] != "" ? parts.dropLast().joined(separator: ".") : name
  }
}
