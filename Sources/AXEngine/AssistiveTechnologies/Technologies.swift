/// The technologies of a session: those that are on, and how those that are off are set up.
///
/// What every technology is asked goes through here, so that a new one is a line in each list.
struct Technologies: Sendable {
  var voiceOver: VoiceOver?
  var keyboard: FullKeyboardAccess?
  var switchControl: SwitchControl?
  var voiceControl: VoiceControl?
  var focusEngine: FocusEngine?
  /// Beside them; asked only while the device's setting is on.
  var assistiveTouch = AssistiveTouch()

  /// The settings of those that are off.
  private var stored = TechnologySettings()

  /// Which are on, in the order in which they are offered an input.
  var names: [TechnologyName] { TechnologyRegistry.order.filter(isOn) }

  /// Whether it is on.
  func isOn(_ name: TechnologyName) -> Bool {
    switch name {
    case .voiceOver: voiceOver != nil
    case .fullKeyboardAccess: keyboard != nil
    case .switchControl: switchControl != nil
    case .voiceControl: voiceControl != nil
    case .focusEngine: focusEngine != nil
    }
  }

  /// The one with a name; nil while it is off.
  subscript(name: TechnologyName) -> (any AssistiveTechnology)? {
    switch name {
    case .voiceOver: voiceOver
    case .fullKeyboardAccess: keyboard
    case .switchControl: switchControl
    case .voiceControl: voiceControl
    case .focusEngine: focusEngine
    }
  }

  /// The settings of all. Those of a technology that is on are its own: it may change them itself.
  var settings: TechnologySettings {
    get {
      var settings = stored
      if let voiceOver { settings.voiceOver = voiceOver.settings }
      if let keyboard { settings.keyboard = keyboard.settings }
      if let switchControl { settings.switchControl = switchControl.settings }
      if let voiceControl { settings.voiceControl = voiceControl.settings }
      if let focusEngine { settings.focusEngine = focusEngine.settings }
      settings.assistiveTouch = assistiveTouch.settings
      return settings
    }
    set {
      stored = newValue
      voiceOver?.settings = newValue.voiceOver
      keyboard?.settings = newValue.keyboard
      switchControl?.settings = newValue.switchControl
      voiceControl?.settings = newValue.voiceControl
      focusEngine?.settings = newValue.focusEngine
      assistiveTouch.settings = newValue.assistiveTouch
    }
  }

  /// Switches technologies on, not yet begun.
  mutating func switchOn(_ names: [TechnologyName]) {
    for name in names {
      switch name {
      case .voiceOver: voiceOver = VoiceOver(settings: stored.voiceOver)
      case .fullKeyboardAccess: keyboard = FullKeyboardAccess(settings: stored.keyboard)
      case .switchControl: switchControl = SwitchControl(settings: stored.switchControl)
      case .voiceControl: voiceControl = VoiceControl(settings: stored.voiceControl)
      case .focusEngine: focusEngine = FocusEngine(settings: stored.focusEngine)
      }
    }
    noteRider()
  }

  /// Beside the focus of Apple TV, VoiceOver's cursor goes where that goes.
  private mutating func noteRider() {
    let rides = isOn(.focusEngine)
    voiceOver?.ridesOnFocus = rides
  }

  /// Switches a technology off; its settings outlive it.
  mutating func switchOff(_ name: TechnologyName) {
    stored = settings
    switch name {
    case .voiceOver: voiceOver = nil
    case .fullKeyboardAccess: keyboard = nil
    case .switchControl: switchControl = nil
    case .voiceControl: voiceControl = nil
    case .focusEngine: focusEngine = nil
    }
    noteRider()
  }
}

/// What each is asked. The answer is nil, or none, where the technology is off.
extension Technologies {
  /// It begins; `outcome` is what the app did when it appeared, nil where it has appeared before.
  mutating func start(_ name: TechnologyName, in scene: Scene, after outcome: AppOutcome?) -> [Reaction] {
    switch name {
    case .voiceOver:
      outcome.map { voiceOver?.start(in: scene, after: $0) ?? [] } ?? voiceOver?.start(in: scene) ?? []
    case .fullKeyboardAccess: keyboard?.start(in: scene) ?? []
    case .switchControl: switchControl?.start(in: scene) ?? []
    case .voiceControl: voiceControl?.start(in: scene) ?? []
    case .focusEngine: focusEngine?.start(in: scene) ?? []
    }
  }

  mutating func handle(_ input: Input, by name: TechnologyName, in scene: Scene) -> Handling? {
    switch name {
    case .voiceOver: voiceOver?.handle(input, in: scene)
    case .fullKeyboardAccess: keyboard?.handle(input, in: scene)
    case .switchControl: switchControl?.handle(input, in: scene)
    case .voiceControl: voiceControl?.handle(input, in: scene)
    case .focusEngine: focusEngine?.handle(input, in: scene)
    }
  }

  mutating func tell(_ change: SceneChange, to name: TechnologyName) -> [Reaction] {
    switch name {
    case .voiceOver: voiceOver?.sceneDidChange(change) ?? []
    case .fullKeyboardAccess: keyboard?.sceneDidChange(change) ?? []
    case .switchControl: switchControl?.sceneDidChange(change) ?? []
    case .voiceControl: voiceControl?.sceneDidChange(change) ?? []
    case .focusEngine: focusEngine?.sceneDidChange(change) ?? []
    }
  }

  mutating func advance(_ name: TechnologyName, by duration: Duration, in scene: Scene) -> [Reaction] {
    switch name {
    case .voiceOver: voiceOver?.advance(by: duration, in: scene) ?? []
    case .fullKeyboardAccess: keyboard?.advance(by: duration, in: scene) ?? []
    case .switchControl: switchControl?.advance(by: duration, in: scene) ?? []
    case .voiceControl: voiceControl?.advance(by: duration, in: scene) ?? []
    case .focusEngine: focusEngine?.advance(by: duration, in: scene) ?? []
    }
  }

  /// How long an input takes a person.
  func duration(of input: Input) -> Duration {
    (voiceControl?.duration(of: input) ?? .zero) + assistiveTouch.duration(of: input)
  }

  mutating func move(through passage: ScenePassage) {
    voiceOver?.move(through: passage)
    keyboard?.move(through: passage)
    switchControl?.move(through: passage)
    voiceControl?.move(through: passage)
    focusEngine?.move(through: passage)
  }

  /// How long until one of them does something by itself.
  func untilNext(in scene: Scene) -> Duration? {
    var next = assistiveTouch.untilNext
    func heed(_ time: Duration?) {
      guard let time else { return }
      next = next.map { min($0, time) } ?? time
    }
    heed(voiceOver?.untilNext(in: scene))
    heed(keyboard?.untilNext(in: scene))
    heed(switchControl?.untilNext(in: scene))
    heed(voiceControl?.untilNext(in: scene))
    heed(focusEngine?.untilNext(in: scene))
    return next
  }
}
