/// Voice Control: what is said is a command, a name, or text.
///
/// It gets what a recogniser would write down. Commands are those of `VoiceCommandTable`, names those of `VoiceTargets`;
/// what came of each utterance is logged (`heard "tap pay": #pay`).
public struct VoiceControl: AssistiveTechnology {
  public static let name = TechnologyName.voiceControl

  /// How it is set up.
  public var settings: VoiceControlSettings {
    didSet { if settings != oldValue { isOutdated = true } }
  }
  /// Whether it hears nothing but "Wake up".
  public internal(set) var isAsleep = false
  /// What lies over the screen until it was used (VC-26).
  var shown: Shown?
  /// What a number is asked for (VC-24).
  var question: Question?
  /// What "Start drag" has picked up.
  var dragged: ViewIdentity?
  /// The point that was tapped last, in points of the screen (VC-05).
  var lastPoint: Point?
  /// The elements that were numbered to be chosen from until this utterance.
  var asked: [ViewIdentity] = []
  /// The command that "Repeat" does again.
  var lastCommand: Done?
  var repetition: Repetition?
  /// Whether "Go back" waits to hear if anything went back.
  var isGoingBack = false
  /// Where the second tap of a double tap goes.
  var secondTap: Point?
  /// What was typed last, and where it begins.
  var typed: (text: String, start: Int)?
  /// The unit that was selected last.
  var unit = TextUnit.word
  /// The overlay as the session was told of it.
  private var announced: Overlay?
  /// Whether the settings have changed since.
  private var isOutdated = false
  var knownTargets: VoiceTargets?

  /// What lies over the screen.
  enum Shown: Hashable, Sendable {
    case numbers, names, grid(VoiceGrid)
    /// Several elements with one name (VC-24).
    case candidates([ViewIdentity])
    /// The custom actions of an element (VC-04).
    case actions(ViewIdentity)
    /// Commands.
    case help([Overlay.Item])
  }

  /// A command of which one item is still asked.
  struct Question: Hashable, Sendable {
    var command: VoiceCommand
    /// In Apple's words.
    var title: String
    var phrase: SpokenPhrase
  }

  /// A command that was carried out.
  struct Done: Sendable {
    var found: VoiceCommandTable.Found
    var chosen: Chosen?
  }

  /// The element that was chosen for a phrase that several have.
  struct Chosen: Hashable, Sendable {
    var phrase: SpokenPhrase
    var view: ViewIdentity
  }

  /// A command that is done several times.
  struct Repetition: Sendable {
    var done: Done
    /// How often yet.
    var left: Int
    /// Requests of this time that have no answer yet.
    var requests: Int
  }

  /// Makes one that has not begun.
  public init(settings: VoiceControlSettings = VoiceControlSettings()) { self.settings = settings }

  public mutating func start(in scene: Scene) -> [Reaction] {
    var reactions: [Reaction] = []
    announce(in: scene, &reactions)
    return reactions
  }

  public mutating func handle(_ input: Input, in scene: Scene) -> Handling {
    repetition = nil
    secondTap = nil
    if case .say(let words) = input { return .handled(hear(words, in: scene)) }
    if case .chooseNamed(let name) = input, let answer = choose(name, in: scene) {
      return .handled(reactions(to: name, answer, in: scene))
    }
    return .ignored
  }

  /// VC-10: what a person says takes its time, three words a second.
  public func duration(of input: Input) -> Duration {
    guard case .say(let words) = input else { return .zero }
    return .seconds(words.split(whereSeparator: \.isWhitespace).count) / 3
  }

  public mutating func sceneDidChange(_ change: SceneChange) -> [Reaction] {
    var reactions: [Reaction] = []
    if change.new !== change.old {
      if change.outcome.events.contains(where: \.isAnotherScreen) { forgetScreen() }
      announce(in: change.new, &reactions)
    }
    guard change.requester == .voiceControl else { return reactions }
    if isGoingBack, case .escape? = change.request {
      isGoingBack = false
      if !change.outcome.handled, let button = backButton(in: change.new) {
        reactions.perform(.activate(button))
      }
    }
    if let point = secondTap {
      secondTap = nil
      // The second tap of two comes while another screen is still on its way.
      if !change.outcome.events.contains(where: \.isAnotherScreen) { reactions.perform(.touch(point)) }
    }
    return reactions + repeated(in: change.new)
  }

  /// What belongs to the screen that was there before.
  private mutating func forgetScreen() {
    question = nil
    switch shown {
    case .candidates?, .actions?, .help?, .grid?: shown = nil
    case .numbers?, .names?, nil: break  // VC-25: they are worked out anew
    }
  }

  public mutating func advance(by duration: Duration, in scene: Scene) -> [Reaction] {
    guard isOutdated else { return [] }
    var reactions: [Reaction] = []
    announce(in: scene, &reactions)
    return reactions
  }

  /// A setting that was changed from outside shows at once.
  public func untilNext(in scene: Scene) -> Duration? { isOutdated ? .zero : nil }

  /// It stands nowhere.
  public func place(in scene: Scene) -> NodeIndex? { nil }

  public mutating func move(through passage: ScenePassage) {
    let names = passage.counterparts
    dragged = dragged.flatMap { names[$0] }
    question = nil
    switch shown {
    case .candidates?, .actions?: shown = nil
    case .numbers?, .names?, .grid?, .help?, nil: break
    }
    knownTargets = nil
    announced = makeOverlay(in: passage.new)
  }

  // MARK: What is shown

  public func overlay(in scene: Scene) -> Overlay? { isOutdated ? makeOverlay(in: scene) : announced }

  /// Tells of another overlay than before.
  mutating func announce(in scene: Scene, _ reactions: inout [Reaction]) {
    isOutdated = false
    if shown != nil || settings.overlay != .none { _ = targets(in: scene) }
    let overlay = makeOverlay(in: scene)
    guard overlay != announced else { return }
    announced = overlay
    reactions.emit(.overlay(overlay, rule: showing(in: scene)?.rule ?? "VC-26"))
  }

  /// What lies over the screen now: what was asked for once, else what stays (VC-26).
  func showing(in scene: Scene) -> Shown? {
    if let shown { return shown }
    switch settings.overlay {
    case .none: return nil
    case .numbers: return .numbers
    case .names: return .names
    case .grid: return .grid(VoiceGrid(settings, in: scene.environment))
    }
  }

  private func makeOverlay(in scene: Scene) -> Overlay? {
    switch showing(in: scene) {
    case nil: return nil
    case .numbers?: return numbers(known(in: scene).elements, in: scene)
    case .candidates(let views)?:
      return numbers(views.compactMap { scene.tree.element($0) }, in: scene)
    case .names?:
      let items = known(in: scene).elements.compactMap { element -> Overlay.Item? in
        // VC-31
        guard let name = VoiceTargets.names(of: element, in: scene).first else { return nil }
        return Overlay.Item(title: name, view: scene[element].identity)
      }
      return Overlay(.names, items: items)
    case .grid(let grid)?:
      return Overlay(.grid, grid: .init(rows: grid.rows, columns: grid.columns, area: grid.area))
    case .actions(let view)?:
      let element = scene.tree.element(view)
      let actions = element.map { scene.customActions(of: $0) } ?? []
      return Overlay(.actions, items: actions.map { Overlay.Item(title: $0.name) })
    case .help(let items)?: return Overlay(.help, items: items)
    }
  }

  private func numbers(_ elements: [ElementIndex], in scene: Scene) -> Overlay {
    let items = elements.enumerated().map { place, element in
      Overlay.Item(
        number: place + 1, view: scene[element].identity,
        hasActions: scene[element].flags.contains(.hasActions))
    }
    return Overlay(.numbers, items: items)
  }

  public func marks(in scene: Scene) -> [Mark] {
    let elements: [ElementIndex]
    switch showing(in: scene) {
    case .numbers?, .names?: elements = known(in: scene).elements
    case .candidates(let views)?: elements = views.compactMap { scene.tree.element($0) }
    case .grid(let grid)?:
      return (1...max(1, grid.rows * grid.columns)).compactMap { number in
        grid.cell(number).map { Mark(.gridCell, $0, label: String(number)) }
      }
    case .actions?, .help?, nil: return []
    }
    return elements.enumerated().compactMap { place, element in
      var label: String? = String(place + 1)
      if case .names? = showing(in: scene) { label = VoiceTargets.names(of: element, in: scene).first }
      guard var label else { return nil }
      if scene[element].flags.contains(.hasActions) { label += " >>" }
      return Mark(.label, scene.visibleFrame(of: scene[element]), label: label)
    }
  }
}

extension VoiceControl.Shown {
  /// The rule that has it shown.
  fileprivate var rule: String {
    switch self {
    case .numbers: "VC-25"
    case .names: "VC-21"
    case .grid: "VC-40"
    case .candidates: "VC-24"
    case .actions: "VC-04"
    case .help: "VC-01"
    }
  }
}

extension AppEvent {
  /// Whether another screen, or something over it, has come or gone.
  var isAnotherScreen: Bool {
    switch self {
    case .screenShown, .presented, .dismissed, .tabSelected: true
    case .stateChanged, .notification, .focusRequested, .focusUpdateRequested, .scrolled, .editingBegan,
      .editingEnded, .text,
      .reordered, .dropped, .opened, .guidedAccess, .guidedAccessTimeOver, .sound, .fault:
      false
    }
  }
}
