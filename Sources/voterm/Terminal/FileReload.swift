import AXEngine

/// When a mock's file is to be read anew, and what is found then. Pure: times and files come from outside.
struct FileReload {
  /// What a file has turned out to be.
  enum Finding {
    /// There is nothing new to tell.
    case nothing
    /// It cannot be shown; the last good version stays.
    case problem(String)
    /// A new version, and the first of its warnings, else an empty text.
    case mock(Mock, warning: String)
  }

  /// How long after a change the file is read, in milliseconds: who replaces a file does it in several steps.
  static let delay: Int64 = 10
  /// How long a file may be away before it is missed, in milliseconds.
  static let patience: Int64 = 300

  /// When the file is to be read; nil while nothing has happened to it.
  private(set) var due: Int64?
  /// Whether the file is to be read as soon as whoever writes it is done; not while it is only missing.
  var isSettling: Bool { due != nil && awaySince == nil }
  /// Since when it has been away; nil where it is there, or was missed already.
  private var awaySince: Int64?
  /// What was said to be wrong with it last; nil where it is good.
  private var problem: String?

  /// Something has happened to the file. What happens until it is read is read with it.
  mutating func fileDidChange(now: Int64) { due = due ?? now + Self.delay }

  /// Reads the file that `source` is the last good version of.
  @MainActor
  mutating func read(_ source: SourceFile, with files: any ModelFiles, now: Int64) -> Finding {
    due = nil
    guard files.exists(source.path) else {
      let since = awaySince ?? now
      awaySince = since
      if now - since < Self.patience {
        due = since + Self.patience
        return .nothing
      }
      return miss(source.path + ": the file is gone; the last version stays")
    }
    awaySince = nil
    // Replaced by what it was, or written in several pieces and read with the first.
    if problem == nil, files.isUnchanged(source) { return .nothing }
    let (mock, text) = files.load(source.path)
    guard let mock else { return miss(text) }
    problem = nil
    return .mock(mock, warning: text)
  }

  private mutating func miss(_ text: String) -> Finding {
    guard text != problem else { return .nothing }
    problem = text
    return .problem(text)
  }
}
