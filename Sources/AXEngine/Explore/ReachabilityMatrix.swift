/// One screen, five technologies: who reaches what, at what cost, and why not.
public struct ReachabilityMatrix: Sendable {
  /// How it stands with an element and a technology.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    case reached
    /// A person needs it and does not get there.
    case notReached
    /// Only by pointing at its place: Voice Control's grid, point scanning.
    case byPlaceOnly
    /// Only after something else than its ways from stop to stop has scrolled it in: gesture mode, a menu that scrolls.
    case byScrollingOnly
    /// The search came to its bound before it: nothing is known.
    case notLookedAt
    /// There is nothing to do with it, so only VoiceOver stops there.
    case notNeeded

    /// Whether a person who needs it does not get there as others do.
    var isMissed: Bool {
      switch self {
      case .notReached, .byPlaceOnly, .byScrollingOnly: true
      case .reached, .notLookedAt, .notNeeded: false
      }
    }
  }

  /// An element and a technology.
  public struct Cell: Hashable, Sendable {
    public var technology: TechnologyName
    public var verdict: Verdict
    /// Gestures, keys, presses or sayings from where the screen begins, the activation not counted; for what is only
    /// reached by its place not known.
    public var gestures: Int?
    /// Seconds that scanning takes at least.
    public var seconds: Double?
    /// The rule behind the verdict, where one is known.
    public var rule: String?
    /// Why, in a sentence without its full stop; nil where nothing needs to be said.
    public var reason: String?
    /// The way as steps of a walk.
    public var steps: [String]
  }

  /// Something on the screen.
  public struct Row: Hashable, Sendable {
    public var id: String
    /// Its label; nil where it has none.
    public var name: String?
    /// What it is.
    public var kind: Kind
    /// In the order of ``ReachabilityMatrix/technologies``.
    public var cells: [Cell]

    /// The only technology that reaches it, where others would have to; nil also where one was not looked at whole.
    public var onlyBy: TechnologyName? {
      guard !cells.contains(where: { $0.verdict == .notLookedAt }) else { return nil }
      let reached = cells.filter { $0.verdict == .reached }
      let isMissed = cells.contains { $0.verdict.isMissed }
      return reached.count == 1 && isMissed ? reached[0].technology : nil
    }
  }

  /// What a row is about.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Something that can be used.
    case control
    /// Something that is only read.
    case text
    /// A control that is switched off.
    case dimmed
    /// A link within a text.
    case link
    /// A view that takes taps or other gestures and is no element.
    case gesture
    /// What scrolls.
    case scrollView
    /// The screen of a television on which nothing takes the focus.
    case screen
  }

  /// The columns.
  public static let technologies: [TechnologyName] = [
    .voiceOver, .fullKeyboardAccess, .switchControl, .voiceControl, .focusEngine,
  ]

  /// How many places of a technology are looked at where nothing else is said.
  public static let usualLimit = 20_000

  public var title: String
  public var screen: String
  /// What differs of the device from the mock's own, as in a profile.
  public var device: [String]
  public var rows: [Row]
  /// The technologies whose search came to its bound.
  public var incomplete: [TechnologyName]

  /// Works out a screen.
  ///
  /// - Parameters:
  ///   - session: A session that has started; which technologies are on in it does not matter.
  ///   - limit: How many places each search may look at.
  public init(_ session: Session, limit: Int = usualLimit) {
    var work = ReachabilityWork(session, limit: limit)
    while !work.goOn(places: .max) {}
    self = work.matrix
  }

  /// The matrix of a screen without any technology yet.
  init(of scene: Scene, _ subjects: [ReachSubject]) {
    title = scene.mock.title
    screen = scene.mock.screens[scene.views.screen].name
    device = Profile.differences(
      of: scene.environment, from: Environment(device: scene.mock.device, locale: scene.mock.locale))
    incomplete = []
    rows = subjects.map { Row(id: $0.id, name: $0.name, kind: $0.kind, cells: []) }
  }

  /// What takes a technology longest of what it reaches: by seconds, then by gestures; the first of several. nil where
  /// everything is reached at once.
  public func worst(for technology: TechnologyName) -> Row? {
    var worst: (row: Row, cost: (Double, Int))?
    for row in rows {
      guard let cell = row.cells.first(where: { $0.technology == technology }), cell.verdict == .reached
      else {
        continue
      }
      let cost = (cell.seconds ?? 0, cell.gestures ?? 0)
      if cost > worst?.cost ?? (0, 0) { worst = (row, cost) }
    }
    return worst?.row
  }

  /// The controls that a technology does not reach.
  public func missed(by technology: TechnologyName) -> [Row] {
    rows.filter { $0.cells.contains { $0.technology == technology && $0.verdict.isMissed } }
  }

  /// Those of them that it reaches once they are scrolled in.
  public func reachedByScrolling(with technology: TechnologyName) -> [Row] {
    rows.filter { $0.cells.contains { $0.technology == technology && $0.verdict == .byScrollingOnly } }
  }

  /// What a search that came to its bound leaves open.
  public func notLookedAt(by technology: TechnologyName) -> [Row] {
    rows.filter { $0.cells.contains { $0.technology == technology && $0.verdict == .notLookedAt } }
  }
}
