import AXEngine

/// The options by which commands choose what they look at: a profile, a screen, a state.
enum SceneOptions {
  static let profile = Command.Option(
    name: "--as", value: "PROFILE",
    summary: "who reads, and on what device: voiceOver:ar:AX3:landscape, fka:iPad")
  static let screen = Command.Option(
    name: "--screen", value: "NAME", summary: "another screen than the first")
  static let given = Command.Option(
    name: "--given", value: "'NAME = EXPRESSION'", repeats: true,
    summary: "another value, such as 'failed = true'")
  static let set = Command.Option(
    name: "--set", value: "'NAME VALUE'", repeats: true,
    summary: "another setting, as in a walk's set: 'hints off'")

  /// The profile that was asked for.
  static func profile(of invocation: Invocation) throws(CommandError) -> Profile {
    guard let text = invocation.value("--as") else { return .voiceOver }
    do {
      return try Profile.parse(text)
    } catch {
      throw .usage(error.message, help: error.help)
    }
  }

  /// The mock on its screen, which has appeared, under the profile and the settings that were asked for.
  static func session(
    _ invocation: Invocation, _ profile: Profile, screen: String? = nil
  ) throws(CommandError) -> Session {
    let mock = try MockFiles.open(invocation.operands[0], errors: invocation.errors)
    return try session(of: mock, invocation, profile, screen: screen)
  }

  /// A session on each screen from its own beginning, the first one first, with what beginning did; a screen that only
  /// leads on to another shows nothing of its own and has none. Where a screen was asked for, only that one.
  static func beginnings(
    of mock: Mock, _ invocation: Invocation, _ profile: Profile
  ) throws(CommandError) -> [(session: Session, effects: [Effect])] {
    let first = try beginning(of: mock, invocation, profile)
    var sessions = [first]
    if invocation.has("--screen") { return sessions }
    for screen in mock.screens.indices where screen != first.session.scene.views.screen {
      let next = try beginning(of: mock, invocation, profile, screen: mock.screens[screen].name)
      if next.session.scene.views.screen == screen { sessions.append(next) }
    }
    return sessions
  }

  /// A mock that has been read already, in the same way.
  static func session(
    of mock: Mock, _ invocation: Invocation, _ profile: Profile, screen: String? = nil
  ) throws(CommandError) -> Session {
    try beginning(of: mock, invocation, profile, screen: screen).session
  }

  /// The same, with what beginning did.
  private static func beginning(
    of mock: Mock, _ invocation: Invocation, _ profile: Profile, screen: String? = nil
  ) throws(CommandError) -> (session: Session, effects: [Effect]) {
    let setUp = try SceneSetUp(invocation, profile, screen: screen)
    switch setUp.beginning(of: mock) {
    case .success(let beginning):
      warnOfLanguage(beginning.session.scene.environment.locale, mock, invocation.errors)
      return beginning
    case .failure(let refusal): throw CommandError(refusal, of: mock, invocation.errors)
    }
  }

  /// Says where nobody has words in a language.
  private static func warnOfLanguage(_ language: String, _ mock: Mock, _ errors: StandardStream) {
    if let warning = mock.warning(ofLanguage: language) { show(warning, errors) }
  }

  private static func show(_ warning: Diagnostic, _ errors: StandardStream) {
    errors.line("voterm: warning: " + TextWidth.neutralised(warning.message))
    if let help = warning.help { errors.line("help: " + TextWidth.neutralised(help)) }
  }

  /// Refuses a profile that none of the mocks can have, and says where none of them has words in its language.
  static func check(
    _ profile: Profile, against mocks: [Mock], _ errors: StandardStream
  ) throws(CommandError) {
    guard let first = mocks.first else { return }
    if let problem = profile.problem(in: first), mocks.allSatisfy({ profile.problem(in: $0) != nil }) {
      throw .usage("--as: " + problem.message, help: problem.help)
    }
    if mocks.allSatisfy({ profile.warning(in: $0) != nil }), let warning = profile.warning(in: first) {
      show(warning, errors)
    }
  }
}

/// What the options ask for, in a value that any thread can make sessions of.
struct SceneSetUp: Sendable {
  /// Why there is no session.
  enum Refusal: Error {
    /// The mock has no such screen or variable.
    case setUp(Diagnostic)
    /// It cannot be looked at under the profile.
    case profile(Diagnostic)
    /// Its first steps never end.
    case fault(Diagnostic)
  }

  /// Under which profile.
  let profile: Profile
  private var setUp = WalkSetUp()

  /// - Parameter screen: Another screen than the first one, unless `--screen` names one.
  /// - Throws: An option that cannot be read.
  init(_ invocation: Invocation, _ profile: Profile, screen: String? = nil) throws(CommandError) {
    self.profile = profile
    setUp.add(.use([profile.technology]))
    if let screen { go(to: screen) }
    for (option, step) in [("--screen", "screen "), ("--given", "given "), ("--set", "set ")] {
      for value in invocation.values(option) {
        let parsed = WalkParser.parse(line: step + value)
        switch parsed.step {
        case .success(let step): setUp.add(step.action)
        case .failure(let problem): throw .usage("\(option): \(problem.message)", help: problem.help)
        case nil: continue
        }
      }
    }
  }

  /// The same on another screen.
  func on(_ screen: String) -> SceneSetUp {
    var other = self
    other.go(to: screen)
    return other
  }

  private mutating func go(to screen: String) {
    if case .success(let step)? = WalkParser.parse(line: "screen " + screen).step { setUp.add(step.action) }
  }

  /// A session of a mock that has started.
  func session(of mock: Mock) -> Result<Session, Refusal> { beginning(of: mock).map(\.session) }

  /// The same, with what beginning did.
  func beginning(of mock: Mock) -> Result<(session: Session, effects: [Effect]), Refusal> {
    var environment = Environment(device: mock.device, locale: mock.locale)
    profile.apply(to: &environment)
    var session: Session
    do {
      session = try setUp.makeSession(mock, environment: environment)
    } catch {
      return .failure(.setUp(error))
    }
    if let problem = profile.problem(in: mock) { return .failure(.profile(problem)) }
    let effects = session.start()
    for case .fault(let diagnostic) in effects { return .failure(.fault(diagnostic)) }
    return .success((session, effects))
  }
}

extension CommandError {
  /// Why there is no session of a mock; a fault of the mock is shown with its place.
  init(_ refusal: SceneSetUp.Refusal, of mock: Mock, _ errors: StandardStream) {
    switch refusal {
    case .setUp(let error): self = .usage(error.message, help: error.help)
    case .profile(let problem): self = .usage("--as: " + problem.message, help: problem.help)
    case .fault(let diagnostic):
      errors.show([diagnostic], in: mock.source)
      self.init(status: .data, lines: [])
    }
  }
}
