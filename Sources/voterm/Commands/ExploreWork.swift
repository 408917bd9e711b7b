import AXEngine

/// How `explore` and `report` explore: from which beginnings, and how far.
struct ExploreWork: Sendable {
  /// Only this one, where one is named.
  private var technology: TechnologyName?
  /// For each technology where it begins.
  private var setUps: [TechnologyName: SceneSetUp] = [:]
  /// The name of the screen it begins at, where one is named; then screens that nothing leads to are left alone.
  let screen: String?
  let limits: Exploration.Limits

  /// What came of a mock and a technology.
  struct Outcome: Sendable {
    var profile: Profile
    var exploration: Exploration?
    /// What was found, where that was asked.
    var verdicts: [Verdict] = []
    var refusal: SceneSetUp.Refusal?
  }

  /// - Parameters:
  ///   - profile: The device, and where `isAlone` the only technology that explores.
  /// - Throws: An option that cannot be read.
  init(
    _ invocation: Invocation, _ profile: Profile, isAlone: Bool, limits: Exploration.Limits
  ) throws(CommandError) {
    technology = isAlone ? profile.technology : nil
    screen = invocation.value("--screen")
    self.limits = limits
    for technology in TechnologyName.allCases {
      setUps[technology] = try SceneSetUp(invocation, profile.with(technology))
    }
  }

  /// Who explores a mock, in order.
  func technologies(of mock: Mock) -> [TechnologyName] {
    if let technology { return [technology] }
    var environment = Environment(device: mock.device, locale: mock.locale)
    setUps[.voiceOver]?.profile.apply(to: &environment)
    return Exploration.technologies(on: environment.device)
  }

  private func explore(_ mock: Mock, _ technology: TechnologyName, judges: Bool) -> Outcome? {
    guard let setUp = setUps[technology] else { return nil }
    let first: Session
    switch setUp.session(of: mock) {
    case .success(let session): first = session
    case .failure(let refusal): return Outcome(profile: setUp.profile, refusal: refusal)
    }
    let begin = screen == nil ? nil : Optional(first.scene.views.screen)
    let exploration = Exploration(mock, technology, screen: begin, limits: limits) { other in
      guard let other, begin == nil else { return first }
      return try? setUp.on(mock.screens[other].name).session(of: mock).get()
    }
    return Outcome(
      profile: setUp.profile, exploration: exploration,
      verdicts: judges ? exploration.verdicts(profile: setUp.profile.description) : [])
  }

  /// Explores mocks on all cores, each with its technologies, which come in their order.
  ///
  /// - Parameter judges: Whether it is asked what was found.
  func explore(_ mocks: [Mock], judges: Bool) -> [[Outcome]] {
    let tasks = mocks.indices.flatMap { place in technologies(of: mocks[place]).map { (place, $0) } }
    let outcomes = Parallel.map(tasks) { place, technology in
      explore(mocks[place], technology, judges: judges)
    }
    var byMock = [[Outcome]](repeating: [], count: mocks.count)
    for (task, outcome) in zip(tasks, outcomes) { if let outcome { byMock[task.0].append(outcome) } }
    return byMock
  }
}
