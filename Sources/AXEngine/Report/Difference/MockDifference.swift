/// What is another for a listener between two versions of a mock: in sentences, and as data.
public struct MockDifference: Sendable {
  /// One difference.
  public struct Change: Hashable, Sendable {
    public var kind: Kind
    /// The screen's name.
    public var screen: String
    /// The state of the screen where it does not simply begin: variables that differ, as `failed = true`.
    public var given: String?
    /// How to get from where the screen begins to where it shows, as the steps of a walk in the new version.
    public var steps: [String]
    /// The id of the view in the new version; that of the old one where it is gone; nil where it is about no view.
    public var id: String?
    /// Whose way it is; nil where it is not one technology's.
    public var technology: TechnologyName?
    /// How it was; nil where there was nothing.
    public var was: String?
    /// How it is; nil where there is nothing.
    public var now: String?
    /// The whole in a sentence, without its full stop.
    public var sentence: String
    /// What it comes of, where something was done: it is told in the first state only.
    var cause: String?

    /// Where it shows: `main`, `main with failed = true after double tap #pay`.
    public var place: String {
      screen + (given.map { " with " + $0 } ?? "")
        + (steps.isEmpty ? "" : " after " + steps.joined(separator: ", "))
    }
  }

  /// A screen of one version as it begins.
  public struct Beginning: Sendable {
    var session: Session
    /// The variables that differ, in words; nil for none.
    var given: String?
    /// What came of its beginning.
    let move: DifferenceMove

    /// Takes a session that has just started, and what starting did.
    public init(_ session: Session, _ effects: [Effect], given: String? = nil) {
      move = DifferenceMove(session, effects)
      self.session = move.session
      self.given = given
    }

    /// Starts a session.
    public init(starting session: Session, given: String? = nil) {
      var session = session
      let effects = session.start()
      self.init(session, effects, given: given)
    }

    var screen: String { MockDifference.screen(of: session) }
  }

  /// The paths of the two files.
  public var old: String
  public var new: String
  /// The title of the new version.
  public var title: String
  /// The new version's file.
  let source: SourceFile?
  /// The profile under which both were read, in full.
  public var profile: String
  /// State by state, and there kind by kind.
  public var changes: [Change]
  /// How many states of both versions were compared.
  public var states: Int
  /// What was not looked at, in the order in which that came up.
  public var leftOut: [LeftOut]

  /// Compares two versions.
  ///
  /// - Parameters:
  ///   - old: Each screen of the old version as it begins, with the profile's technology.
  ///   - new: The same of the new version.
  public init(_ old: [Beginning], _ new: [Beginning], profile: Profile) {
    let (before, after) = (old.first?.session.scene.mock, new.first?.session.scene.mock)
    self.old = before?.source.path ?? ""
    self.new = after?.source.path ?? ""
    title = after?.title ?? ""
    source = after?.source
    self.profile = profile.description
    changes = Self.screens(before, after)
    (states, leftOut) = (0, [])
    guard let before, let after else { return }
    var search = DifferenceSearch(ViewPairs(before, after), profile)
    let contracts = [before, after].flatMap { ContractFile.load($0.source).contracts }
    let others = new + Self.states(of: new, givenBy: contracts)
    for beginning in old + Self.states(of: old, givenBy: contracts) {
      let other = others.first { $0.screen == beginning.screen && $0.given == beginning.given }
      if let other { search.begin(beginning, other) }
    }
    search.run()
    changes += search.changes
    (states, leftOut) = (search.states, search.leftOut)
    let read = new.first?.session.scene.environment.locale ?? after.locale
    let languages = Self.languages(before, after, but: read)
    if !languages.isEmpty { leftOut.append(.languages(languages)) }
  }

  /// The languages in which texts have changed and in which nothing was read.
  private static func languages(_ old: Mock, _ new: Mock, but read: String) -> [String] {
    Set(old.strings.keys).union(new.strings.keys)
      .filter { old.strings[$0] != new.strings[$0] && $0.mainLanguage != read.mainLanguage }.sorted()
  }

  /// How many there are of each kind, those that do not occur left out.
  public var tally: [(kind: Kind, count: Int)] {
    Kind.allCases.compactMap { kind in
      let count = changes.count { $0.kind == kind }
      return count == 0 ? nil : (kind, count)
    }
  }

  /// What was found in how many states: `3 differences: order 1, words 2`, `no difference for a listener in 4 states`.
  public var summary: String {
    guard !changes.isEmpty else {
      return "no difference for a listener in " + NumberText.count(states, "state")
    }
    return NumberText.count(changes.count, "difference") + ": "
      + tally.map { "\($0.kind.rawValue) \($0.count)" }.joined(separator: ", ")
  }

  /// What was not looked at, in one line; nil where everything was.
  public var limits: String? {
    leftOut.isEmpty ? nil : "not looked at: " + leftOut.map(\.words).joined(separator: "; ")
  }

  static func screen(of session: Session) -> String {
    session.scene.mock.screens[session.scene.views.screen].name
  }

  private static func screens(_ old: Mock?, _ new: Mock?) -> [Change] {
    let before = old?.screens.map(\.name) ?? []
    let after = new?.screens.map(\.name) ?? []
    let gone = before.filter { !after.contains($0) }.map { name in
      Change(kind: .screens, screen: name, steps: [], was: name, sentence: "the screen '\(name)' is gone")
    }
    let came = after.filter { !before.contains($0) }.map { name in
      Change(kind: .screens, screen: name, steps: [], now: name, sentence: "the screen '\(name)' is new")
    }
    return gone + came
  }
}

extension MockDifference {
  /// Something that a comparison did not look at.
  public enum LeftOut: Hashable, Sendable {
    /// What lies more steps behind a beginning than are taken.
    case deeper
    /// More states than are compared.
    case states
    /// States that are too large.
    case views
    /// More steps than are taken.
    case steps
    /// What other copies of a control lead to.
    case copies
    /// A control that has been used often enough.
    case again
    /// What time brings later.
    case later
    /// What typing leads to.
    case typing
    /// Who reaches what in states with many views.
    case reach
    /// Places beyond the bound of a search for ways.
    case ways(TechnologyName)
    /// What a technology is not made to do with a control.
    case hands(TechnologyName)
    /// What comes after steps of the mock that never end.
    case fault
    /// Translations that have changed.
    case languages([String])

    /// What it is, in words.
    public var words: String {
      switch self {
      case .deeper: "what lies more than \(DifferenceSearch.depth) steps behind the beginning of a screen"
      case .states: "more than \(DifferenceSearch.mostStates) states behind the beginnings"
      case .views: "states behind the beginnings of large screens"
      case .steps: "more than \(DifferenceSearch.mostSteps) steps"
      case .copies: "what other copies of a control lead to than the first"
      case .again: "using a control more than \(DifferenceSearch.presses) times behind the beginnings"
      case .later:
        "what happens by itself after \(DifferenceSearch.happenings) times or "
          + TimerWords.seconds(DifferenceSearch.patience / .seconds(1))
      case .typing: "what typing leads to"
      case .reach: "who reaches what behind the beginnings of large screens"
      case .ways(let technology): "ways of \(technology.title) to more places than are searched"
      case .hands(let technology): "what \(technology.title) can do with a control beside what is tried"
      case .fault: "what comes after steps that never end"
      case .languages(let names): "translations that have changed: " + names.joined(separator: ", ")
      }
    }
  }
}
