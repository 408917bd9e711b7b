/// A screen in a state under a profile, as contracts look at it. What several keys ask is worked out once, and what
/// nobody asks never.
final class ContractScene {
  /// What tells two of them apart.
  struct Key: Hashable {
    var screen: Int
    var given: [Given]
    var profile: Profile
  }

  /// A variable by its place in the mock, and what it holds.
  struct Given: Hashable {
    var variable: Int
    var value: Value
  }

  let mock: Mock
  let key: Key
  private let limit: Int

  /// - Parameter limit: At how many places a search for ways looks.
  init(_ mock: Mock, _ key: Key, limit: Int = ReachabilityMatrix.usualLimit) {
    self.mock = mock
    self.key = key
    self.limit = limit
  }

  var technology: TechnologyName { key.profile.technology }
  var scene: Scene { session.scene }

  private var fresh: Session {
    var environment = Environment(device: mock.device, locale: mock.locale)
    key.profile.apply(to: &environment)
    return Session(
      mock: mock, environment: environment, screen: key.screen,
      given: key.given.map { ($0.variable, $0.value) }, technologies: [technology])
  }

  /// The session with the screen on it, and the mock's fault where its steps never end. It says nothing.
  private lazy var started: (session: Session, fault: Diagnostic?) = {
    var session = fresh
    session.composesSpeech = false
    for case .fault(let diagnostic) in session.start() { return (session, diagnostic) }
    return (session, nil)
  }()

  var session: Session { started.session }
  var fault: Diagnostic? { started.fault }

  /// A player that has started and hears what is said; with it what starting did. nil where the mock is at fault.
  lazy var player: WalkPlayer? = {
    var player = WalkPlayer(fresh)
    guard (try? player.start()) != nil else { return nil }
    return player
  }()

  /// The stops of the technology, in its order.
  lazy var stops: [Stop] = Stop.all(in: session, technology)

  private lazy var placesByNode: [NodeIndex: Int] = {
    var places: [NodeIndex: Int] = [:]
    for (place, stop) in stops.enumerated() where places[stop.node] == nil { places[stop.node] = place }
    return places
  }()

  /// The same by ids, so that a long order costs no search through the views for each of its ids.
  private lazy var placesByID: [String: Int] = Dictionary(
    stops.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// What the views are called, and the elements that stand for them.
  lazy var names = ContractNames(scene)

  /// The copies of each repeated view, in the order of the file.
  private lazy var copies: [ViewIndex: [NodeIndex]] = {
    var copies: [ViewIndex: [NodeIndex]] = [:]
    for (place, node) in scene.views.nodes.enumerated() where node.part == nil {
      copies[node.view, default: []].append(NodeIndex(place))
    }
    return copies
  }()

  /// What keeps views out of the reading order: one pass for all that ask.
  private lazy var unreachable: [NodeIndex: Unreachable] = Dictionary(
    scene.unreachable().map { ($0.node, $0) }, uniquingKeysWith: { first, _ in first })

  /// Why a view is no element of its own.
  func whyNoElement(_ node: NodeIndex) -> String {
    (scene.partOfControl(node) ?? unreachable[node])?.because ?? reasonAgainstContainer(node)
  }

  /// Whether a view says that it is modal.
  private(set) lazy var hasModal = scene.views.nodes.contains { $0.flags.contains(.modal) }

  /// The cheapest ways on the screen.
  lazy var search = ReachSearch(session, technology: technology, limit: limit)

  private lazy var composer = SpeechComposer(
    settings: session.settings.voiceOver.speech, language: scene.environment.locale)

  /// The nodes that an id means: one, or of `row[]` every copy in the order of the file; none where it is not there.
  func nodes(_ id: String) -> [NodeIndex] {
    if let place = placesByID[id] { return [stops[place].node] }
    guard id.hasSuffix("[]") else { return names.node(id).map { [$0] } ?? [] }
    guard let first = names.node(String(id.dropLast(2))) else { return [] }
    return copies[scene.views.nodes[Int(first)].view] ?? []
  }

  /// How it stands with an id and the technology.
  enum Standing: Equatable {
    /// A place in `stops`.
    case stop(Int)
    /// It is there to be read, and the technology has no need of it.
    case passedOver
    /// It is no stop, and why.
    case missing(String)
  }

  /// How it stands with a view.
  func standing(of node: NodeIndex) -> Standing {
    if let place = placesByNode[node] { return .stop(place) }
    guard let element = ownElement(of: node) else {
      return .missing(whyNoElement(node))
    }
    if let place = placesByNode[scene[element].node] { return .stop(place) }
    if technology != .voiceOver, !isControl(element) { return .passedOver }
    return .missing(reasonAgainst(element))
  }

  /// How it stands with an id that means one view.
  func standing(of id: String) -> Standing {
    nodes(id).first.map(standing(of:)) ?? .missing(absence)
  }

  /// Why an id means nothing now.
  var absence: String {
    let name = mock.screens[scene.views.screen].name
    if scene.views.screen != key.screen { return "the screen is '\(name)' now" }
    return "it is not on the screen"
  }

  /// The element that stands for a view itself, not for one around it or inside.
  func ownElement(of node: NodeIndex) -> ElementIndex? {
    names.element(of: node)
  }

  /// The phrases that may be meant where a stop is spoken: without container announcements, and of those the ones
  /// without list and landmark edges, and without the position in a series.
  func phrases(of element: ElementIndex) -> [String] {
    let utterances = composer.focus(on: element, from: element > 0 ? element - 1 : nil, in: scene)
    guard let spoken = utterances.first(where: { $0.reason == .focus }) else { return [""] }
    var kinds: Set<SpeechFragment.Kind> = [.container]
    var texts: [String] = []
    for kind in [SpeechFragment.Kind.container, .context, .position] {
      kinds.insert(kind)
      let text = Utterance(.focus, spoken.fragments.filter { !kinds.contains($0.kind) }).text
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  /// Where a technology stands when the screen has come up: VoiceOver's cursor, the first highlight, what the first
  /// Tab leads to (FK-53). nil where there is nothing; Voice Control stands nowhere.
  lazy var firstFocus: NodeIndex? = {
    var session = session
    if technology == .fullKeyboardAccess { _ = session.update(.input(.key(KeyPress(.tab)))) }
    if let node = session.inUse[technology]?.place(in: session.scene) { return node }
    guard case .group(_, let members)? = session.scanStop else { return nil }
    return members.first.flatMap { session.scene.views.node($0) }
  }()

  /// The group that is highlighted first, with whatever it is called by; nil where scanning begins with an element.
  var firstGroup: NodeIndex? {
    guard technology == .switchControl, case .group(let view?, _)? = session.scanStop else { return nil }
    return scene.views.node(view)
  }
}
