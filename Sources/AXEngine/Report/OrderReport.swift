/// The reading order of a screen with everything that is said and offered on the way.
public struct OrderReport: Sendable {
  /// Name of the mock app.
  public var title: String
  /// Name of the screen.
  public var screen: String
  /// The profile in full.
  public var profile: String
  /// Whether the words spoken are a draft, in a language whose table nobody has compared with a device.
  public var wordsAreDraft: Bool
  /// The stops in reading order.
  public var elements: [Element]
  /// What cannot be reached, with the reason.
  public var unreachable: [(id: String, because: String)]

  /// The language in which it is read, as BCP 47 has it.
  public var language: String { scene.environment.locale }
  /// What was walked over, for the format that draws it.
  let scene: Scene
  /// The place of each stop in the scene.
  let indices: [ElementIndex]

  /// A stop.
  public struct Element: Sendable {
    /// From 1.
    public var position: Int
    public var id: String
    /// The phrase without hint, as the Caption Panel prints it.
    public var spoken: String
    public var hint: String?
    /// "Actions available" and the like, each said by itself.
    public var availability: [String]
    public var fragments: [SpeechFragment]
    public var label: String?
    public var value: String?
    public var traits: [String]
    /// 1…6 where a level was given.
    public var heading: Int?
    /// In points, scroll offsets applied.
    public var frame: Rect
    public var activationPoint: Point
    /// The id of the innermost container.
    public var container: String?
    /// Names of the custom actions.
    public var actions: [String]
    /// Names of the app's own rotors that are offered here.
    public var rotors: [String]
    public var customContent: [(label: String, value: String, isHigh: Bool)]
    /// What Voice Control listens for, most specific first.
    public var inputLabels: [String]
  }

  /// Walks over a scene from its first element to its last, as a listener with these settings hears it.
  public init(_ scene: Scene, profile: Profile, settings: VoiceOverSettings = VoiceOverSettings()) {
    self.scene = scene
    indices = (0..<scene.count).filter { Self.isStop($0, profile.technology, scene) }
    title = scene.mock.title
    screen = scene.mock.screens[scene.views.screen].name
    self.profile = profile.description
    let composer = SpeechComposer(settings: settings.speech, language: scene.environment.locale)
    wordsAreDraft = composer.phrases.isDraft
    elements = []
    var previous: ElementIndex?
    for index in indices {
      let utterances = composer.focus(on: index, from: previous, in: scene)
      elements.append(Self.element(index, elements.count + 1, utterances, scene))
      previous = index
    }
    unreachable = scene.unreachable().map { (scene.id(of: $0.node), $0.because) }
  }

  private static func isStop(
    _ index: ElementIndex, _ technology: TechnologyName, _ scene: Scene
  ) -> Bool {
    switch technology {
    case .voiceOver, .voiceControl: true
    // FK-31: only what responds to the person.
    case .switchControl: ScanTree.isStop(scene[index])
    case .fullKeyboardAccess, .focusEngine:
      scene[index].flags.contains(.respondsToUserInteraction)
    }
  }

  private static func element(
    _ index: ElementIndex, _ position: Int, _ utterances: [Utterance], _ scene: Scene
  ) -> Element {
    var spoken: Utterance?
    var hints: [String] = []
    var availability: [String] = []
    for utterance in utterances {
      switch utterance.reason {
      case .hint, .phonetic: hints.append(utterance.text)
      case .availability: availability.append(utterance.text)
      case .focus, .activation, .valueChange, .announcement, .system: spoken = spoken ?? utterance
      }
    }
    let semantics = scene.semantics(of: index)
    let container = scene[index].container
    return Element(
      position: position, id: scene.id(ofElement: index), spoken: spoken?.text ?? "",
      hint: hints.isEmpty ? nil : hints.joined(separator: " "), availability: availability,
      fragments: spoken?.fragments ?? [], label: semantics.label, value: semantics.value,
      traits: semantics.traits.names, heading: semantics.headingLevel,
      frame: scene.visibleFrame(of: scene[index]), activationPoint: scene.activationPoint(of: index),
      container: container >= 0 ? scene.id(of: scene.tree.containers[Int(container)].node) : nil,
      actions: scene.customActions(of: index).map(\.name),
      rotors: scene.rotorNames(around: index),
      customContent: scene.customContent(of: index), inputLabels: scene.inputLabels(of: index))
  }
}
