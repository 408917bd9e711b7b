/// Where the walks of a mistake and of its repair part, and in what.
public struct GalleryDifference: Hashable, Sendable {
  /// In what two walks differ.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// In what is spoken, hinted or played.
    case said
    /// In where cursor, focus and screen go.
    case reached
    /// In how many gestures it takes.
    case counted
  }

  /// A line of a walk.
  public struct Line: Hashable, Sendable {
    /// Its number in the file, from 1.
    public var number: Int
    /// Its text, without blanks around it.
    public var text: String
  }

  /// In what they differ, in the order of ``Kind``; empty where only values of the state do.
  public var kinds: [Kind]
  /// The last step that both walks have in common before they part; empty where there is none.
  public var step: String
  /// The first line that is not the same, in the mistake's walk; nil where that one ends before.
  public var mistake: Line?
  /// The same of the repair's walk.
  public var repair: Line?

  /// Compares two recordings; nil where they are the same. The mock they open and their `expect` lines do not count:
  /// what they tell apart is what happened.
  public static func between(_ mistake: WalkFile, _ repair: WalkFile) -> GalleryDifference? {
    let lines = (Self.lines(of: mistake), Self.lines(of: repair))
    var place = 0
    var step = ""
    while place < lines.0.count, place < lines.1.count, lines.0[place].isSame(as: lines.1[place]) {
      if lines.0[place].isStep { step = lines.0[place].text }
      place += 1
    }
    if place == lines.0.count, place == lines.1.count { return nil }
    let first = (place < lines.0.count ? lines.0[place] : nil, place < lines.1.count ? lines.1[place] : nil)
    return GalleryDifference(
      kinds: Kind.allCases.filter { $0.facts(lines.0) != $0.facts(lines.1) }, step: step,
      mistake: first.0.map { Line(number: $0.number, text: $0.text) },
      repair: first.1.map { Line(number: $0.number, text: $0.text) })
  }

  /// What counts of a walk, in file order.
  static func lines(of file: WalkFile) -> [WalkLine] {
    let places = DiagnosticRenderer(file.source)
    var result: [WalkLine] = []
    for entry in file.entries {
      if entry.step.action.isExpectation { continue }
      var number = entry.line
      let opens: Bool
      if case .open = entry.step.action { opens = true } else { opens = false }
      let gestures = entry.step.action.gestures
      if !opens {
        result.append(WalkLine(number: number, text: entry.step.text, isStep: true, gestures: gestures))
      }
      for record in entry.recorded {
        number = places.position(of: Int(record.range.start)).line
        result.append(WalkLine(number: number, text: record.text, isStep: false, gestures: 0))
      }
    }
    return result
  }

  /// A step or a recorded line.
  struct WalkLine: Hashable {
    var number: Int
    var text: String
    var isStep: Bool
    /// How often a person has to do something, by a step.
    var gestures: Int

    func isSame(as other: WalkLine) -> Bool { isStep == other.isStep && text == other.text }
  }
}

extension GalleryDifference.Kind {
  /// What of a walk belongs to it.
  fileprivate func facts(_ lines: [GalleryDifference.WalkLine]) -> [String] {
    switch self {
    case .said, .reached:
      lines.filter { !$0.isStep && Self.of(record: $0.text) == self }.map(\.text)
    case .counted: [String(lines.reduce(0) { $0 + $1.gestures })]
    }
  }

  /// What a recorded line tells; nil for what neither is heard nor moves anything.
  private static func of(record: String) -> Self? {
    let word = record.prefix { $0 != " " }
    switch WalkRecord.Kind(rawValue: String(word)) {
    case .speak, .hint, .sound: return .said
    case .cursor, .focus, .scan, .overlay, .screen, .log: return .reached
    case .state, .nothing, nil: return nil
    }
  }
}
