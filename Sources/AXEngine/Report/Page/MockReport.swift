/// Everything that a page says about mocks: their screens in reading order, who reaches what, what judges found, and
/// the walks beside them. Made once, so that its parts cannot disagree.
public struct MockReport: Sendable {
  /// A screen of a mock.
  public struct Screen: Sendable {
    /// Its reading order, with the picture.
    public var order: OrderReport
    /// Who reaches what.
    public var matrix: ReachabilityMatrix

    /// Makes a screen of its parts.
    public init(order: OrderReport, matrix: ReachabilityMatrix) {
      self.order = order
      self.matrix = matrix
    }
  }

  /// A mock.
  public struct Part: Sendable {
    /// Its title.
    public var title: String
    /// The first screen first.
    public var screens: [Screen]
    /// The walks beside the file.
    public var walks: [WalkResult]

    /// Makes the part of a mock.
    public init(title: String, screens: [Screen], walks: [WalkResult]) {
      self.title = title
      self.screens = screens
      self.walks = walks
    }
  }

  /// The mocks, in the order of the files of the verdicts.
  public var parts: [Part]
  /// What judges said, a file a mock.
  public var verdicts: JudgeReport

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - parts: The mocks.
  ///   - verdicts: What judges said about the same mocks, in the same order.
  public init(parts: [Part], verdicts: JudgeReport) {
    self.parts = parts
    self.verdicts = verdicts
  }
}

/// Which judge a verdict comes from, by the beginning of its check's id.
enum JudgeSection: String, CaseIterable {
  case contract, audit, explore

  /// Its heading.
  var title: String {
    switch self {
    case .contract: "Contracts"
    case .audit: "Audit"
    case .explore: "Exploration"
    }
  }

  /// Whether a verdict belongs to it.
  func has(_ verdict: Verdict) -> Bool { verdict.check.hasPrefix(rawValue + ".") }
}
