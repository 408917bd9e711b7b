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
  /// What was walked over, stop by stop.
  let places: [Stop]

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
    /// The language in which it is read, as BCP 47 has it; nil for the app's.
    public var language: String?
    /// How much higher or lower than usual it is read, from -1 to 1.
    public var pitch = 0.0
  }

  /// Walks over a screen that has appeared, from the first stop of the profile's technology to its last, as a listener
  /// with the session's settings hears it.
  public init(_ session: Session, profile: Profile) {
    self.init(
      session.scene, profile: profile, settings: session.settings.voiceOver,
      places: Stop.all(in: session, profile.technology))
  }

  /// Walks over a scene as VoiceOver does, from its first element to its last.
  public init(_ scene: Scene, settings: VoiceOverSettings = VoiceOverSettings()) {
    self.init(scene, profile: .voiceOver, settings: settings, places: Stop.all(in: scene))
  }

  private init(_ scene: Scene, profile: Profile, settings: VoiceOverSettings, places: [Stop]) {
    self.scene = scene
    self.places = places
    title = scene.mock.title
    screen = scene.mock.screens[scene.views.screen].name
    self.profile = profile.description
    let composer = SpeechComposer(settings: settings.speech, language: scene.environment.locale)
    wordsAreDraft = composer.phrases.isDraft
    elements = []
    var previous: ElementIndex?
    for place in places {
      let position = elements.count + 1
      guard let index = place.element else {
        elements.append(Self.element(place, position, scene))
        continue
      }
      let utterances = composer.focus(on: index, from: previous, in: scene)
      elements.append(Self.element(index, position, utterances, scene))
      previous = index
    }
    unreachable = scene.unreachable().map { (scene.id(of: $0.node), $0.because) }
  }

  /// What takes the focus of Apple TV and is no element: nothing is said of it.
  private static func element(_ place: Stop, _ position: Int, _ scene: Scene) -> Element {
    let frame = scene.visibleFrame(of: place.node)
    return Element(
      position: position, id: place.id, spoken: "", availability: [], fragments: [],
      label: Describer(scene).label(of: place.node), traits: [], frame: frame, activationPoint: frame.center,
      actions: [], rotors: [], customContent: [], inputLabels: [])
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
      customContent: scene.customContent(of: index), inputLabels: scene.inputLabels(of: index),
      language: spoken?.language ?? semantics.language, pitch: spoken?.pitch ?? 0)
  }
}
