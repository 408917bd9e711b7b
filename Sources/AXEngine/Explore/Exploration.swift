/// Every state that a mock can be brought to with one technology, and what is wrong on the way.
public struct Exploration: Sendable {
  /// How far it goes.
  public struct Limits: Hashable, Sendable {
    /// How many places are looked at: a state of the app, and where the technology stands in it.
    public var places: Int
    /// How many bytes it may hold, by estimate.
    public var memory: Int

    /// Makes limits.
    public init(places: Int = 40_000, memory: Int = 256 << 20) {
      self.places = places
      self.memory = memory
    }
  }

  /// Whose exploration it is.
  public let technology: TechnologyName
  /// The mock.
  public let mock: Mock
  let graph: ExploreGraph

  /// How many states the app was brought to.
  public var states: Int { graph.states.count }
  /// How many places were looked at.
  public var places: Int { graph.nodes.count { $0.isExpanded } }
  /// Whether all there is was looked at.
  public var isComplete: Bool { graph.bound == nil }

  /// Explores a mock.
  ///
  /// - Parameters:
  ///   - technology: Who explores, alone.
  ///   - screen: Where it begins; nil for the mock's own start, and then screens that are not come to are looked at
  ///     from their own beginnings.
  ///   - begin: Makes a session with the technology that has started, on a screen by its place or the first one.
  public init(
    _ mock: Mock, _ technology: TechnologyName, screen: Int? = nil, limits: Limits = Limits(),
    begin: (_ screen: Int?) -> Session?
  ) {
    self.technology = technology
    self.mock = mock
    var search = ExploreSearch(mock, technology, limits)
    if let session = begin(screen) { search.explore(session) }
    if screen == nil {
      for other in mock.screens.indices {
        guard search.graph.bound == nil, !search.graph.states.contains(where: { $0.screen == other }),
          let session = begin(other)
        else { continue }
        search.explore(session, steps: ["screen " + mock.screens[other].name])
      }
    }
    graph = search.graph
  }

  init(_ mock: Mock, _ technology: TechnologyName, _ graph: ExploreGraph) {
    self.mock = mock
    self.technology = technology
    self.graph = graph
  }

  /// Explores a mock on its own device.
  public init(_ mock: Mock, _ technology: TechnologyName, limits: Limits = Limits()) {
    self.init(mock, technology, limits: limits) { screen in
      var session = Session(mock: mock, screen: screen, technologies: [technology])
      _ = session.start()
      return session
    }
  }

  /// Which technologies a mock is explored by where nobody says: those that the device has.
  public static func technologies(on device: DeviceDescription) -> [TechnologyName] {
    switch device.idiom {
    case .phone, .pad: [.voiceOver, .fullKeyboardAccess, .switchControl, .voiceControl]
    case .tv: [.focusEngine]
    }
  }

  /// What was found, then what held, then what was not looked at.
  ///
  /// - Parameter profile: The profile under which it was explored, in full.
  public func verdicts(profile: String? = nil) -> [Verdict] {
    let map = ExploreMap(graph)
    var verdicts: [Verdict] = []
    for check in ExploreChecks.all {
      let findings = check.findings(in: map)
      verdicts += findings.map { verdict($0, profile ?? technology.rawValue) }
      guard findings.isEmpty else { continue }
      verdicts.append(
        Verdict(
          check.description.id, .pass, subject: technology.title,
          "held at \(places) \(places == 1 ? "place" : "places") in \(states) \(states == 1 ? "state" : "states")",
          profile: profile ?? technology.rawValue))
    }
    return verdicts + omissions(profile ?? technology.rawValue)
  }

  private func verdict(_ remark: ExploreGraph.Remark, _ profile: String) -> Verdict {
    let screen = graph.screen(of: graph.nodes[remark.node].state)
    var verdict = Verdict(
      remark.check, remark.outcome, subject: screen, remark.message, at: remark.range, screen: screen,
      view: remark.view, profile: profile)
    verdict.reason = remark.reason
    verdict.part = remark.part
    verdict.steps = graph.steps(to: remark.node, then: remark.doings)
    return verdict
  }

  /// What was not looked at, in words.
  private func omissions(_ profile: String) -> [Verdict] {
    var omissions: [Verdict] = []
    func add(_ message: String, part: String? = nil, screen: String? = nil) {
      var verdict = Verdict(
        ExploreChecks.bound.id, .notMeasured, subject: technology.title, message, screen: screen,
        profile: profile)
      verdict.part = part
      omissions.append(verdict)
    }
    let left = graph.nodes.count { !$0.isExpanded }
    switch graph.bound {
    case .places(let limit)?:
      add("stopped at the bound of \(limit) places; \(left) more were known and not looked at")
    case .memory(let limit)?:
      add(
        "stopped at the bound of \(limit >> 20) MB after \(places) places; \(left) more were known and not looked at"
      )
    case nil: break
    }
    if graph.hasMoreRows {
      add(
        "a list grows while it is walked through; what lies behind its rows was not judged",
        part: "growing list")
    }
    for text in graph.untyped {
      add(
        "the text \(WalkStep.quoted(text)) was not typed: scanning does not come to all its keys, or takes too long",
        part: text)
    }
    let begun = Set(graph.roots.dropFirst().map { graph.states[graph.nodes[$0.node].state].screen })
    for screen in mock.screens.indices where begun.contains(screen) {
      let name = mock.screens[screen].name
      add(
        "nothing that was tried leads to the screen '\(name)'; it was looked at from its own beginning",
        screen: name)
    }
    for fault in graph.faults {
      add("a way was not followed: " + fault.message, part: fault.message)
    }
    return omissions
  }
}
