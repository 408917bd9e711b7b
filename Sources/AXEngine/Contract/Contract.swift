/// What a team agreed on about a screen: one member of `contracts` (format, section 7), with the place of everything
/// in the file. Names are looked up when it is checked and judged.
public struct Contract: Sendable {
  /// What it is about.
  public var name: Located
  /// The screen it speaks of; nil for the first one.
  public var screen: Located?
  /// The variables that differ.
  public var given: [Given]
  /// Under what it holds, each judged apart; never empty.
  public var profiles: [NamedProfile]
  /// What is expected, in the order of the file.
  public var demands: [Demand]
  /// Where it begins.
  public var range: SourceRange

  /// A variable and its value.
  public struct Given: Sendable {
    public var name: Located
    public var value: Value
    /// Where the value stands.
    public var range: SourceRange
  }

  /// A profile as it is written.
  public struct NamedProfile: Sendable {
    public var text: Located
    public var profile: Profile
  }

  /// A text as it is expected, in the words of the file: equal, `contains "…"` or `/pattern/`.
  public struct Wording: Sendable {
    public var text: Located
    public var matcher: TextMatcher
  }

  /// A step of a walk within a contract.
  public struct Step: Sendable {
    public var text: Located
    public var step: WalkStep
  }

  /// How much a way may cost.
  public enum Bound: Hashable, Sendable {
    /// Gestures, keys, presses or sayings, the activation not counted.
    case gestures(Int)
    /// Seconds of scanning.
    case seconds(Double)
  }

  /// One thing that is expected; each gives one verdict for each profile.
  public struct Demand: Sendable {
    public var kind: Kind
    /// Where it stands.
    public var range: SourceRange

    /// What is expected. Ids stand as they are written.
    public enum Kind: Sendable {
      case order([Located])
      case orderIncludes([Located])
      /// One pair, or more ids each read before the next.
      case before([Located])
      case together([Located])
      case reachable(Located)
      case unreachable(Located)
      case initialFocus(Located)
      case spoken(Located, Wording)
      /// In points, of width and height.
      case minimumTarget(Located, Double)
      /// In screen coordinates, and how far each of its numbers may be off, in points.
      case frame(Located, Rect, tolerance: Double)
      case activationPoint(Located, Point, tolerance: Double)
      case effort(Located, TechnologyName, Bound)
      case announces([Step], Wording)
      case journey([Step])
    }

    /// The check that judges it.
    public var check: ContractCheck {
      switch kind {
      case .order: .order
      case .orderIncludes: .orderIncludes
      case .before: .before
      case .together: .together
      case .reachable: .reachable
      case .unreachable: .unreachable
      case .initialFocus: .initialFocus
      case .spoken: .spoken
      case .minimumTarget: .minimumTarget
      case .frame: .frame
      case .activationPoint: .activationPoint
      case .effort: .effort
      case .announces: .announces
      case .journey: .journey
      }
    }

    /// The ids it names, steps left out.
    public var ids: [Located] {
      switch kind {
      case .order(let ids), .orderIncludes(let ids), .before(let ids), .together(let ids): ids
      case .reachable(let id), .unreachable(let id), .initialFocus(let id), .spoken(let id, _),
        .minimumTarget(let id, _), .frame(let id, _, _), .activationPoint(let id, _, _),
        .effort(let id, _, _):
        [id]
      case .announces, .journey: []
      }
    }

    /// The steps it takes.
    public var steps: [Step] {
      switch kind {
      case .announces(let steps, _), .journey(let steps): steps
      case .order, .orderIncludes, .before, .together, .reachable, .unreachable, .initialFocus, .spoken,
        .minimumTarget, .frame, .activationPoint, .effort:
        []
      }
    }
  }

  /// How far places may be off where nothing is said: what rounding does, in points.
  public static let usualTolerance = 0.5

  /// The language of its words: that of its first profile; nil for the mock's own.
  public var language: String? { profiles.first?.profile.language }
}

/// The keys of a contract that can be judged by themselves: the ids of its verdicts, behind `contract.`.
public enum ContractCheck: String, Hashable, Sendable, CaseIterable {
  case order, orderIncludes, before, together, reachable, unreachable, initialFocus, spoken
  case minimumTarget, frame, activationPoint
  case effort, announces, journey

  /// The id of its verdicts.
  public var id: String { "contract." + rawValue }

  /// The key of the contract that it belongs to.
  public var key: String {
    switch self {
    case .minimumTarget, .frame, .activationPoint: "places"
    case .order, .orderIncludes, .before, .together, .reachable, .unreachable, .initialFocus, .spoken,
      .effort,
      .announces, .journey:
      rawValue
    }
  }

  /// Whether it compares words; a journey does so step by step.
  var isAboutWords: Bool { self == .spoken || self == .announces }

  /// The checks that a word of `--only` and `--skip` means: one of them, or all of a key. Empty for any other word.
  public static func named(_ word: String) -> [ContractCheck] {
    allCases.filter { $0.rawValue == word || $0.key == word }
  }

  /// The words of `--only` and `--skip`.
  public static var words: [String] {
    var words: [String] = []
    for check in allCases {
      if !words.contains(check.key) { words.append(check.key) }
      if !words.contains(check.rawValue) { words.append(check.rawValue) }
    }
    return words
  }
}
