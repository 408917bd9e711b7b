/// VoiceOver: a cursor over the elements, a rotor, and speech.
///
/// A step of the cursor touches the element it leaves and the one it reaches, whatever the size of the screen;
/// only searches, touches and changes of the scene look at more.
public struct VoiceOver: AssistiveTechnology {
  public static let name = TechnologyName.voiceOver

  /// The element under the cursor; nil on a screen without elements.
  public internal(set) var cursor: ElementIndex?
  /// Whether speech is switched off (VO-25).
  public internal(set) var isMuted = false
  /// Whether the screen is dark (VO-26).
  public internal(set) var isCurtained = false
  /// What can be set.
  public internal(set) var settings: VoiceOverSettings {
    didSet { composer.settings = settings.speech }
  }
  /// Whether phrases are composed. Searches over many states, which listen to nothing, switch it off.
  public internal(set) var composesSpeech = true

  var composer: SpeechComposer
  /// The language the composer was made for.
  private var language = "en"
  /// The element's name, by which it is found again after a change.
  var identity: ViewIdentity?
  /// The direct touch area that was opened with a double tap; it closes when the cursor leaves it (SE-59).
  var activatedArea: ViewIdentity?
  /// What a double tap and hold has picked up; the finger has not moved yet.
  var pickedUp: ViewIdentity?
  /// How long until the next value of an element that updates frequently may be spoken, and whether one waits.
  var pollWait = Duration.zero
  var hasUnspokenValue = false
  /// Whether the next phrase begins with the app's name (DX12).
  private var namesApp = false
  /// Whether the cursor goes where the focus of Apple TV goes, and nowhere else.
  var ridesOnFocus = false
  /// Whether the next item with the focus is spoken even if it is the old one: something new was opened over it.
  var awaitsFocus = false
  /// The group that the cursor is on as a whole (VO-40); the cursor is its first element meanwhile.
  var group: ViewIdentity?
  var memory = PlaceMemory()
  var rotor = RotorState()
  /// Where the app's rotor stops that was used last.
  var rotorStops: RotorStops?
  /// Where Characters and Words stand in the element's text.
  var reading = ReadingPoint()
  /// Which action a double tap performs: 0 is the element's own, the rest are its custom actions.
  var chosenAction = 0
  /// The entry of More Content that was read last.
  var chosenContent: Int?
  /// What the last scroll said, to tell when nothing moves any more (VO-23).
  var lastScrollStatus: String?
  /// What changes the meaning of keys and gestures.
  var modes = VoiceOverModes()
  /// Whether everything is being read, element after element (VO-16).
  var isReadingAll = false
  /// How many pages the present reading has turned.
  var pagesTurned = 0
  /// Names that the listener gave to elements (VO-13).
  var labels: [ViewIdentity: String] = [:]
  /// The newest announcement (KB-24).
  var lastAnnouncement: String?
  /// The element whose changes are said wherever the cursor is (KB-18).
  var watched: Watched?
  /// Whether the app may want to hear where the cursor is (`accessibility.focused`).
  private var isHeardByApp = false

  /// VoiceOver, switched off so far.
  public init(settings: VoiceOverSettings = VoiceOverSettings()) {
    self.settings = settings
    composer = SpeechComposer(settings: settings.speech)
  }

  public mutating func start(in scene: Scene) -> [Reaction] {
    // DX12
    namesApp = settings.appName != .never
    return begin(in: scene, after: AppOutcome())
  }

  /// Begins in an app that has just been opened; what its `onAppear` asked for decides where the cursor starts.
  mutating func start(in scene: Scene, after outcome: AppOutcome) -> [Reaction] {
    namesApp = settings.appName == .always
    return begin(in: scene, after: outcome)
  }

  private mutating func begin(in scene: Scene, after outcome: AppOutcome) -> [Reaction] {
    noteBindings(of: scene)
    useLanguage(of: scene)
    let change = SceneChange(old: scene, new: scene, request: nil, requester: nil, outcome: outcome)
    var arrival = memory.arrival(of: change, from: nil)
    var reactions: [Reaction] = []
    if case .stay = arrival.target {
      arrival.target = .start
      arrival.rule = "CU-40"
    }
    if let sound = Self.sound(of: arrival.cause) { reactions.emit(.sound(sound)) }
    if ridesOnFocus {
      startOnFocus(in: scene, &reactions)
    } else if let start = landing(in: scene).place(for: arrival, from: nil, near: 0) {
      land(at: start, by: arrival, in: scene, &reactions)
    }
    readSummary(in: scene, &reactions)
    announce(outcome, &reactions)
    return reactions
  }

  /// Notes whether the app may want to hear where the cursor is.
  mutating func noteBindings(of scene: Scene) {
    isHeardByApp = scene.mock.views.contains { $0.accessibility.has(.focused) }
  }

  public mutating func handle(_ input: Input, in scene: Scene) -> Handling {
    if ridesOnFocus, case .remote(.select) = input { return selectFocus(in: scene) }
    if input.isForOthers { return .ignored }
    if !controlsSpeech(input) { isReadingAll = false }
    var reactions: [Reaction] = []
    if takeInMode(input, in: scene, &reactions) { return .handled(reactions) }
    switch input {
    case .gesture(let gesture):
      handle(gesture, in: scene, &reactions)
    case .key(let key):
      if let command = command(of: key, in: scene) {
        run(command, in: scene, &reactions)
      } else if key.modifiers.contains(.vo) {
        reactions.emit(.sound(.unknownCommand))  // SN-14
      } else {
        return moveBetweenFields(key, in: scene)
      }
    case .rotor(let name):
      turnRotor(to: name, in: scene, &reactions)
    case .chooseItem(let index):
      // VO-14: picking moves the cursor and activates nothing.
      guard index >= 0, index < scene.count else { return .handled([]) }
      move(to: index, from: cursor, in: scene, &reactions)
    case .text, .chooseEntry, .chooseNamed, .switches, .say, .remote, .assistiveTouch, .dwell,
      .accessibilityShortcut:
      return .ignored
    }
    return .handled(reactions)
  }

  /// Whether an input stops or resumes speech instead of silencing it (VO-11).
  func controlsSpeech(_ input: Input) -> Bool {
    switch input {
    case .gesture(let gesture): VoiceOverCommand.named(by: gesture) == .pauseSpeech
    case .key(let key): settings.command(of: key) == .pauseSpeech
    case .text, .rotor, .chooseItem, .chooseEntry, .chooseNamed, .switches, .say, .remote, .assistiveTouch,
      .dwell,
      .accessibilityShortcut:
      false
    }
  }

  private mutating func handle(_ gesture: Gesture, in scene: Scene, _ reactions: inout [Reaction]) {
    switch gesture {
    case .touch(let node), .hold(let node):
      // VO-01: a finger that stays explores.
      touch(element(under: node, in: scene), at: nil, in: scene, &reactions)
    case .touchPoint(let point):
      touch(scene.hitTest(point), at: point, in: scene, &reactions)
    case .splitTap(let node):
      // VO-08
      guard let held = element(under: node, in: scene) else { return reactions.emit(.sound(.noItem)) }
      if held != cursor { move(to: held, from: cursor, in: scene, &reactions) }
      run(.activate, in: scene, &reactions)
    case .drag(let node, let destination):
      drag(element(under: node, in: scene), to: destination, in: scene, &reactions)
    case .swipe, .tap, .fourFingerTap, .rotate, .scrub, .pinch, .step:
      guard let command = command(of: gesture, in: scene) else {
        return reactions.emit(.sound(.unknownCommand))  // SN-14
      }
      run(command, in: scene, &reactions)
    }
  }

  /// The command of a gesture under the settings in force.
  func command(of gesture: Gesture, in scene: Scene) -> VoiceOverCommand? {
    if settings.swipesFollowLanguage, case .swipe(let direction, fingers: 1) = gesture,
      direction == .left || direction == .right
    {
      return .move(forward: (direction == .right) != scene.environment.isRightToLeft)
    }
    return VoiceOverCommand.named(by: gesture, zooms: settings.zooms)
  }

  /// The element a finger on a view meets: the view's own, the one around it, else what lies under its middle.
  private func element(under node: NodeIndex, in scene: Scene) -> ElementIndex? {
    guard node >= 0, Int(node) < scene.views.nodes.count else { return nil }
    if let own = scene.element(for: node) { return own }
    return scene.hitTest(scene.visibleFrame(of: node).center)
  }

  /// How arrivals are resolved in a scene; VoiceOver can stand on every element.
  func landing(in scene: Scene) -> Landing {
    Landing(scene: scene, isStop: { _ in true }, firstFocus: settings.firstFocus)
  }

  /// Makes the composer speak the device's language.
  mutating func useLanguage(of scene: Scene) {
    let silenced = scene.environment.rules.silencedRow
    guard language != scene.environment.locale || composer.rules.silencedRow != silenced else { return }
    language = scene.environment.locale
    composer = SpeechComposer(
      settings: composer.settings, language: language, rules: .without(silenced))
  }

  /// Puts the cursor on an element, scrolled into view, and speaks it. `previous` is the element it comes from in
  /// the same scene, which decides what containers are mentioned; `rule` decided the place where no gesture did.
  mutating func move(
    to index: ElementIndex, from previous: ElementIndex?, in scene: Scene, by rule: String? = nil,
    saying words: Utterance? = nil, namesContainers: Bool = true, _ reactions: inout [Reaction]
  ) {
    let element = scene[index]
    if element.scrollView >= 0, scene.isCutOff(index) {
      reactions.perform(.scrollToVisible(element.node))  // CU-29
    }
    if activatedArea != element.identity { activatedArea = nil }
    forgetElement()
    cursor = index
    identity = element.identity
    rotor.followElement(element, settings)
    reactions.emit(.sound(.itemFocused))  // SN-01
    reactions.emit(.cursor(element.identity, rule: rule))
    if composesSpeech {
      if let words {
        if !words.fragments.isEmpty { reactions.emit(.speak(words)) }
      } else {
        var subject = subject(index, from: previous, in: scene)
        if !namesContainers { subject.entered = [] }
        if namesApp { subject.appName = scene.mock.givenTitle }
        for utterance in composer.focus(on: subject) {
          if isReadingAll, utterance.reason != .focus { continue }
          reactions.emit(.speak(utterance))
        }
      }
    }
    namesApp = false
    if isHeardByApp { reactions.perform(.accessibilityFocusDidChange(element.node)) }
  }

  /// Forgets what belongs to the element that the cursor leaves.
  mutating func forgetElement() {
    group = nil
    modes.isSelecting = false
    pickedUp = nil
    pollWait = .zero
    hasUnspokenValue = false
    reading = ReadingPoint()
    chosenAction = 0
    chosenContent = nil
    lastScrollStatus = nil
  }

  /// What is said of an element; in a text that is edited also what the rotor moves by (DX1).
  func subject(_ index: ElementIndex, from previous: ElementIndex?, in scene: Scene) -> SpeechSubject {
    var subject = SpeechSubject(index, from: previous, in: scene)
    // VO-13
    if !labels.isEmpty, let label = labels[scene[index].identity] { subject.semantics.label = label }
    if subject.insertionPoint != nil {
      if case .read(let unit) = RotorTable.behaviour(of: rotor.item(rotorPlace(in: scene))) {
        subject.textMode = unit.mode
      }
    }
    return subject
  }

  /// Says something on VoiceOver's own account.
  func say(_ utterance: @autoclosure () -> Utterance?, _ reactions: inout [Reaction]) {
    guard composesSpeech, let utterance = utterance() else { return }
    reactions.emit(.speak(utterance))
  }
}
