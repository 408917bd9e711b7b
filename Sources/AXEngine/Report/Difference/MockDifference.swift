/// What is another for a listener between two versions of a mock: in sentences, and as data.
public struct MockDifference: Sendable {
  /// What kind of thing has changed. None of them stands for another: a reworded label is no other order.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A screen is new or gone.
    case screens
    /// A stop is new or gone.
    case elements
    /// A stop comes elsewhere in the reading order.
    case order
    /// What is said of a stop.
    case words
    /// Where it lies, how large it is, where it is activated.
    case places
    /// Whether a technology gets there.
    case reach
    /// What it costs to get there.
    case effort
    /// Where a technology begins, and where it is after activating and closing.
    case landing
  }

  /// One difference.
  public struct Change: Hashable, Sendable {
    public var kind: Kind
    /// The screen's name.
    public var screen: String
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
  }

  /// How many controls of a screen are activated to see where that leads.
  public static let maximumActivations = 200

  /// The paths of the two files.
  public var old: String
  public var new: String
  /// The profile under which both were read, in full.
  public var profile: String
  /// Screen by screen, and there kind by kind.
  public var changes: [Change]

  /// Compares two versions.
  ///
  /// - Parameters:
  ///   - old: A session that has started on each screen of the old version, with the profile's technology.
  ///   - new: The same of the new version.
  public init(_ old: [Session], _ new: [Session], profile: Profile) {
    self.old = old.first?.scene.mock.source.path ?? ""
    self.new = new.first?.scene.mock.source.path ?? ""
    self.profile = profile.description
    changes = Self.screens(old, new)
    guard let before = old.first?.scene.mock, let after = new.first?.scene.mock else { return }
    let pairs = ViewPairs(before, after)
    for session in old {
      let name = Self.screen(of: session)
      guard let other = new.first(where: { Self.screen(of: $0) == name }) else { continue }
      changes += ScreenDifference(session, other, profile, pairs).changes
    }
  }

  /// How many there are of each kind, those that do not occur left out.
  public var tally: [(kind: Kind, count: Int)] {
    Kind.allCases.compactMap { kind in
      let count = changes.count { $0.kind == kind }
      return count == 0 ? nil : (kind, count)
    }
  }

  /// The closing line: `3 differences: order 1, words 2`.
  public var summary: String {
    guard !changes.isEmpty else { return "no difference for a listener" }
    return NumberText.count(changes.count, "difference") + ": "
      + tally.map { "\($0.kind.rawValue) \($0.count)" }.joined(separator: ", ")
  }

  static func screen(of session: Session) -> String {
    session.scene.mock.screens[session.scene.views.screen].name
  }

  private static func screens(_ old: [Session], _ new: [Session]) -> [Change] {
    let before = old.first?.scene.mock.screens.map(\.name) ?? []
    let after = new.first?.scene.mock.screens.map(\.name) ?? []
    let gone = before.filter { !after.contains($0) }.map { name in
      Change(kind: .screens, screen: name, was: name, sentence: "the screen '\(name)' is gone")
    }
    let came = after.filter { !before.contains($0) }.map { name in
      Change(kind: .screens, screen: name, now: name, sentence: "the screen '\(name)' is new")
    }
    return gone + came
  }
}
