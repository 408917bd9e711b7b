/// A mock app with the technologies in use: events go in, effects come out.
///
/// Synchronous and deterministic: no clock, no randomness, no I/O. A session is a value, so keeping a copy is
/// undo, and copies may go different ways. Only state is copied; the scene is shared until it changes.
public struct Session: Sendable {
  /// The running app.
  public internal(set) var app: App
  /// What is on the screen now.
  public internal(set) var scene: Scene
  /// The technologies that are on, and how the others are set up.
  var inUse = Technologies()
  /// The virtual clock, from the start of the session.
  public internal(set) var now = Duration.zero
  /// What VoiceOver is saying.
  var speaker = Speaker()
  /// What VoiceOver said last, hints left out (VO-27).
  var lastSpoken = ""
  /// Whether utterances are composed; searches and measurements that listen to nothing switch it off.
  public var composesSpeech = true {
    didSet { inUse.voiceOver?.composesSpeech = composesSpeech }
  }

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
    inUse.switchOn(technologies)
  }

  /// The first screen appears: its `onAppear` runs, then each technology takes its place.
  public mutating func start() -> [Effect] {
    guard !hasStarted else { return [] }
    hasStarted = true
    var settling = Settling()
    let outcome = app.appear()
    settling.record(outcome, in: app)
    refreshScene(after: outcome)
    start(technologies, after: outcome, &settling)
    return settling.effects
  }

  /// Takes an event and settles: technologies and app answer each other until nothing is left to do.
  public mutating func update(_ event: Event) -> [Effect] {
    var settling = Settling()
    update(event, &settling)
    return settling.effects
  }

  /// The same, with everything that the app has told of itself meanwhile: what it posted, asked for, opened.
  mutating func observe(_ event: Event) -> (effects: [Effect], events: [AppEvent]) {
    var settling = Settling()
    update(event, &settling)
    return (settling.effects, settling.events)
  }

  private mutating func update(_ event: Event, _ settling: inout Settling) {
    speaker.beginEvent()
    switch event {
    case .input(let input) where isIgnored(input): break  // GA-03, GA-04, GA-05
    case .input(let input):
      silence(for: input, &settling)
      let duration = inUse.duration(of: input)
      if duration > .zero { advance(by: duration, &settling) }
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
    case .assign(let assignment): inUse.settings.assign(assignment)
    case .set(let variable, let value):
      let old = scene
      let outcome = app.set(variable: variable, to: value)
      settle(outcome, of: nil, by: nil, from: old, &settling)
    }
  }

  /// How the technologies are set up, also those that are off.
  public var settings: TechnologySettings { inUse.settings }

  /// Which technologies are on, in the order in which they are offered an input.
  public var technologies: [TechnologyName] { inUse.names }

  /// Each in its turn (`TechnologyRegistry.order`), unless VoiceOver has asked for it; what nobody takes goes to the
  /// app.
  private mutating func offer(_ input: Input, _ settling: inout Settling) {
    if offerToAssistiveTouch(input, &settling) { return }
    offerToTechnologies(input, &settling)
  }

  mutating func offerToTechnologies(_ input: Input, _ settling: inout Settling) {
    let order = voiceOver?.claims(input, in: scene) == true ? [.voiceOver] : TechnologyRegistry.order
    for name in order where inUse.isOn(name) {
      if case .handled(let reactions)? = inUse.handle(input, by: name, in: scene) {
        return carryOut(reactions, of: name, &settling)
      }
    }
    let input = voiceOver?.selecting(input, in: scene) ?? input
    if let content = DirectInput.largeContent(for: input, in: scene) {
      settling.effects.append(.largeContent(content))
    }
    if let request = DirectInput.request(for: input, in: scene) {
      perform(request, by: nil, &settling)
    }
  }

  mutating func set(_ setting: Setting, _ settling: inout Settling) {
    if let environment = setting.applied(to: app.state.environment) {
      return change(to: environment, &settling)
    }
    setting.apply(to: &inUse.settings)
  }

  /// Another device, size of text or language keeps the place: what has the cursor or the focus is scrolled to where
  /// it shows (CU-57).
  mutating func change(to environment: Environment, _ settling: inout Settling) {
    perform(.setEnvironment(environment), by: nil, &settling)
    guard hasStarted else { return }
    for name in technologies {
      guard let node = inUse[name]?.place(in: scene) else { continue }
      perform(.scrollToVisible(node), by: name, &settling)
    }
  }

  /// These technologies are on from now on, and no others.
  mutating func use(_ names: [TechnologyName], _ settling: inout Settling) {
    let before = technologies
    let rode = inUse.isOn(.focusEngine)
    for name in before where !names.contains(name) {
      if inUse[name]?.overlay(in: scene) != nil { settling.effects.append(.overlay(nil, rule: nil)) }
      if inUse[name]?.scanStop(in: scene) != nil { settling.effects.append(.scan(nil, rule: nil)) }
      inUse.switchOff(name)
      guard name == .voiceOver else { continue }
      speak(&settling) { speaker, changes in speaker.stop(by: "VO-42", &changes) }
    }
    let new = TechnologyRegistry.order.filter { names.contains($0) && !before.contains($0) }
    var environment = app.state.environment
    Self.note(names, in: &environment)
    // The app hears of it before the newcomers look at the screen.
    if environment != app.state.environment { perform(.setEnvironment(environment), by: nil, &settling) }
    inUse.switchOn(new)
    inUse.voiceOver?.composesSpeech = composesSpeech
    guard hasStarted else { return }
    // Who rode on a focus that was nowhere is left without a place when it goes, and begins as a newcomer.
    let isStranded =
      rode && !inUse.isOn(.focusEngine) && inUse.isOn(.voiceOver) && !new.contains(.voiceOver)
      && inUse.voiceOver?.place(in: scene) == nil
    start(isStranded ? [.voiceOver] + new : new, after: nil, &settling)
    if inUse.assistiveTouch.page != nil { enterAssistiveTouchMenu(&settling) }
  }

  private mutating func start(
    _ names: [TechnologyName], after outcome: AppOutcome?, _ settling: inout Settling
  ) {
    // Who rides on the focus is there before that comes.
    let rides = inUse.isOn(.focusEngine) && names.contains(.voiceOver)
    for name in rides ? [.voiceOver] + names.filter({ $0 != .voiceOver }) : names {
      carryOut(inUse.start(name, in: scene, after: outcome), of: name, &settling)
    }
  }

  /// What an app may ask about running technologies.
  private static func note(_ technologies: [TechnologyName], in environment: inout Environment) {
    environment.isVoiceOverRunning = technologies.contains(.voiceOver)
    environment.isFullKeyboardAccessEnabled = technologies.contains(.fullKeyboardAccess)
    environment.isSwitchControlRunning = technologies.contains(.switchControl)
  }
}
