/// A mock app with the technologies in use: events go in, effects come out.
///
/// Synchronous and deterministic: no clock, no randomness, no I/O. A session is a value, so keeping a copy is
/// undo, and copies may go different ways. Only state is copied; the scene is shared until it changes.
public struct Session: Sendable {
  /// The running app.
  public internal(set) var app: App
  /// What is on the screen now.
  public internal(set) var scene: Scene
  /// VoiceOver, while it is on.
  public internal(set) var voiceOver: VoiceOver?
  /// Full Keyboard Access, while it is on.
  public internal(set) var keyboard: FullKeyboardAccess?
  /// The virtual clock, from the start of the session.
  public internal(set) var now = Duration.zero
  /// What VoiceOver is saying.
  var speaker = Speaker()
  /// What VoiceOver said last, hints left out (VO-27).
  var lastSpoken = ""
  /// Whether utterances are composed; searches and measurements that listen to nothing switch it off.
  public var composesSpeech = true {
    didSet { voiceOver?.composesSpeech = composesSpeech }
  }

  /// VoiceOver's settings while it is off; they outlive it.
  private var storedSettings = VoiceOverSettings()
  /// Whether the first screen has appeared; before that no technology hears of anything.
  private(set) var hasStarted = false

  /// Makes a session that has not started: nothing has appeared and no technology runs.
  ///
  /// `screen` is a place in `Mock.screens`, nil for the mock's own start; `given` sets state variables first.
  /// Technologies that do not exist yet are left out.
  public init(
    mock: Mock, environment: Environment? = nil, screen: Int? = nil,
    given: [(variable: Int, value: Value)] = [], technologies: [TechnologyName] = [.voiceOver]
  ) {
    var environment = environment ?? Environment(device: mock.device, locale: mock.locale)
    Self.note(technologies, in: &environment)
    app = App(mock: mock, environment: environment, screen: screen, given: given)
    scene = Scene.make(mock: mock, state: app.state, views: app.views, previous: nil)
    switchOn(technologies)
  }

  /// The first screen appears: its `onAppear` runs, then each technology takes its place.
  public mutating func start() -> [Effect] {
    guard !hasStarted else { return [] }
    hasStarted = true
    var settling = Settling()
    let outcome = app.appear()
    settling.record(outcome, in: app)
    refreshScene(after: outcome)
    begin(after: outcome, &settling)
    return settling.effects
  }

  /// Takes an event and settles: technologies and app answer each other until nothing is left to do.
  public mutating func update(_ event: Event) -> [Effect] {
    var settling = Settling()
    speaker.beginEvent()
    switch event {
    case .input(let input) where isIgnored(input): break  // GA-03, GA-04, GA-05
    case .input(let input):
      silence(for: input, &settling)
      offer(input, &settling)
    case .advance(let duration):
      advance(by: duration, &settling)
    case .finishSpeaking:
      finishSpeaking(&settling)
    case .environment(var environment):
      Self.note(technologies, in: &environment)
      change(to: environment, &settling)
    case .guidedAccess(let change):
      var environment = app.state.environment
      environment.guidedAccess.apply(change)
      perform(.setEnvironment(environment), by: nil, &settling)
    case .use(let technologies):
      use(technologies, &settling)
    case .setting(let name, let value):
      guard let setting = Setting(name: name, value: value) else { break }
      set(setting, &settling)
    case .assign(let key, let command):
      var settings = voiceOverSettings
      settings.assign(command, to: key)
      storedSettings = settings
      voiceOver?.settings = settings
    case .set(let variable, let value):
      let old = scene
      let outcome = app.set(variable: variable, to: value)
      settle(outcome, of: nil, by: nil, from: old, &settling)
    }
    return settling.effects
  }

  /// VoiceOver's settings, also while it is off.
  public var voiceOverSettings: VoiceOverSettings { voiceOver?.settings ?? storedSettings }

  /// Which technologies are on, in the order in which they are offered an input.
  public var technologies: [TechnologyName] {
    var names: [TechnologyName] = []
    if keyboard != nil { names.append(.fullKeyboardAccess) }
    if voiceOver != nil { names.append(.voiceOver) }
    return names
  }

  /// Keyboard first (`TechnologyRegistry.offered`); what nobody takes goes to the app.
  private mutating func offer(_ input: Input, _ settling: inout Settling) {
    let isVoiceOvers = voiceOver?.claims(input, in: scene) ?? false
    if !isVoiceOvers, let handling = keyboard?.handle(input, in: scene),
      case .handled(let reactions) = handling
    {
      return carryOut(reactions, of: .fullKeyboardAccess, &settling)
    }
    if let handling = voiceOver?.handle(input, in: scene), case .handled(let reactions) = handling {
      return carryOut(reactions, of: .voiceOver, &settling)
    }
    let input = voiceOver?.selecting(input, in: scene) ?? input
    if let content = DirectInput.largeContent(for: input, in: scene) {
      settling.effects.append(.largeContent(content))
    }
    if let request = DirectInput.request(for: input, in: scene) {
      perform(request, by: nil, &settling)
    }
  }

  private mutating func set(_ setting: Setting, _ settling: inout Settling) {
    if let environment = setting.applied(to: app.state.environment) {
      return change(to: environment, &settling)
    }
    var settings = voiceOverSettings
    setting.apply(to: &settings)
    storedSettings = settings
    voiceOver?.settings = settings
  }

  /// Another device, size of text or language keeps the place: what has the cursor or the focus is scrolled to where
  /// it shows (CU-57).
  private mutating func change(to environment: Environment, _ settling: inout Settling) {
    perform(.setEnvironment(environment), by: nil, &settling)
    guard hasStarted else { return }
    if let focusNode { perform(.scrollToVisible(focusNode), by: .fullKeyboardAccess, &settling) }
    if let cursor, cursor < scene.count {
      perform(.scrollToVisible(scene[cursor].node), by: .voiceOver, &settling)
    }
  }

  private mutating func use(_ names: [TechnologyName], _ settling: inout Settling) {
    let before = technologies
    if !names.contains(.voiceOver) {
      storedSettings = voiceOver?.settings ?? storedSettings
      voiceOver = nil
      speak(&settling) { speaker, changes in speaker.stop(by: "VO-42", &changes) }
    }
    if !names.contains(.fullKeyboardAccess) { keyboard = nil }
    let new = names.filter { !before.contains($0) }
    var environment = app.state.environment
    Self.note(names, in: &environment)
    // The app hears of it before the newcomers look at the screen.
    if environment != app.state.environment { perform(.setEnvironment(environment), by: nil, &settling) }
    switchOn(new)
    guard hasStarted else { return }
    if new.contains(.fullKeyboardAccess), let reactions = keyboard?.start(in: scene) {
      carryOut(reactions, of: .fullKeyboardAccess, &settling)
    }
    if new.contains(.voiceOver), let reactions = voiceOver?.start(in: scene) {
      carryOut(reactions, of: .voiceOver, &settling)
    }
  }

  private mutating func switchOn(_ names: [TechnologyName]) {
    if names.contains(.voiceOver) {
      voiceOver = VoiceOver(settings: storedSettings)
      voiceOver?.composesSpeech = composesSpeech
    }
    if names.contains(.fullKeyboardAccess) { keyboard = FullKeyboardAccess() }
  }

  private mutating func begin(after outcome: AppOutcome, _ settling: inout Settling) {
    if let reactions = keyboard?.start(in: scene) {
      carryOut(reactions, of: .fullKeyboardAccess, &settling)
    }
    if let reactions = voiceOver?.start(in: scene, after: outcome) {
      carryOut(reactions, of: .voiceOver, &settling)
    }
  }

  /// What an app may ask about running technologies.
  private static func note(_ technologies: [TechnologyName], in environment: inout Environment) {
    environment.isVoiceOverRunning = technologies.contains(.voiceOver)
    environment.isFullKeyboardAccessEnabled = technologies.contains(.fullKeyboardAccess)
    environment.isSwitchControlRunning = technologies.contains(.switchControl)
  }
}
