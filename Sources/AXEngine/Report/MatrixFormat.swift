/// A way to write reachability matrices. To add one: a file with a type like this, and a line in
/// ``MatrixFormats/all``.
public protocol MatrixFormat {
  /// What `--format` calls it.
  static var name: String { get }
  /// The matrices of one mock, a screen each, with a line end at the end.
  static func render(_ matrices: [ReachabilityMatrix]) -> String
}

/// The registry of formats; the first is the default.
public enum MatrixFormats {
  /// All formats.
  public static var all: [any MatrixFormat.Type] { [MatrixText.self, MatrixMarkdown.self, MatrixJSON.self] }

  /// Their names.
  public static var names: [String] { all.map { $0.name } }

  /// Matrices in the format with a name; nil where there is none.
  public static func render(_ matrices: [ReachabilityMatrix], as name: String) -> String? {
    all.first { $0.name == name }?.render(matrices)
  }
}

extension ReachabilityMatrix {
  /// The words above a screen's table.
  public var heading: String {
    ([title, screen] + device).map(ReportText.oneLine).joined(separator: ", ")
  }

  /// How a screen stands, in a sentence.
  public var summary: String {
    let counts = Self.technologies.compactMap { technology -> String? in
      let missed = missed(by: technology).count
      let scrolled = reachedByScrolling(with: technology).count
      let only =
        scrolled == 0 ? "" : " (\(scrolled == missed ? "all" : "\(scrolled) of them") only by scrolling)"
      return missed == 0 ? nil : "\(technology.title) misses \(missed)" + only
    }
    let bound = incomplete.map { technology in
      let count = notLookedAt(by: technology).count
      return technology.title + " was not looked at whole" + (count == 0 ? "" : ", \(count) left open")
    }
    let isKnown = rows.allSatisfy { row in !row.cells.contains { $0.verdict == .notLookedAt } }
    let good = isKnown ? "every control is reached by all" : "whatever was looked at is reached"
    return (counts.isEmpty ? [good] : counts).joined(separator: ", ") + bound.map { "; " + $0 }.joined()
  }

  /// What takes each technology longest, in a sentence; nil where all is reached at once.
  public var longestWays: String? {
    let ways = Self.technologies.compactMap { technology -> String? in
      guard let row = worst(for: technology) else { return nil }
      let cell = row.cells.first { $0.technology == technology }
      return "\(technology.title) #\(ReportText.oneLine(row.id)) \(cell?.words ?? "")"
    }
    return ways.isEmpty ? nil : "longest: " + ways.joined(separator: ", ")
  }
}

extension ReachabilityMatrix.Row {
  /// What it is called and what it is.
  public var words: String {
    let what: String? =
      switch kind {
      case .control, .text: nil
      case .dimmed: "dimmed"
      case .link: "link in the text"
      case .gesture: "takes gestures"
      case .scrollView: "scrolls"
      case .screen: "the screen itself"
      }
    let named = name.map(ReportText.oneLine) ?? "(no name)"
    return what.map { named + " (" + $0 + ")" } ?? named
  }
}

extension ReachabilityMatrix.Cell {
  /// The cell in a table: `3`, `4 s`, `4 s +1`, `no`, `grid`, `point`, `scroll`, `?`, `.` where nothing is needed.
  public var words: String {
    switch verdict {
    case .reached:
      guard let seconds else { return String(gestures ?? 0) }
      let presses = gestures ?? 0
      return NumberText.text(of: (seconds * 100).rounded() / 100) + " s" + (presses > 0 ? " +\(presses)" : "")
    case .notReached: return "no"
    case .byPlaceOnly: return technology == .voiceControl ? "grid" : "point"
    case .byScrollingOnly: return "scroll"
    case .notLookedAt: return "?"
    case .notNeeded: return "."
    }
  }
}
