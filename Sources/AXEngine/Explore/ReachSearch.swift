/// The cheapest ways from where a screen begins to everything that one technology can stand on there, found by trying
/// what a person can do to move. Whatever leads off the screen, opens something or changes what the app shows is no
/// way of moving and is not followed.
struct ReachSearch {
  /// How something is reached.
  struct Way: Hashable, Sendable {
    /// Gestures, keys or presses; the one that activates is not counted.
    var gestures: Int
    /// How long that takes at least: scanning waits, and speaking takes time.
    var time: Duration
    /// The way as the steps of a walk.
    var steps: [String]
  }

  /// The cheapest way to each view, by the identity of the element that stands for it where there is one.
  private(set) var ways: [ViewIdentity: Way] = [:]
  /// Whether everything there is was looked at.
  private(set) var isComplete = true

  /// A session on the way.
  private struct Node {
    var session: Session
    var from: Int
    var step: String
    var gestures: Int
    var time: Duration
  }

  /// What tells two nodes apart.
  private struct Place: Hashable {
    var node: NodeIndex?
    var rotor: String?
    var scan: ScanStop?
    var offsets: [AppState.ScrollOffset]
  }

  private var nodes: [Node] = []
  private var frontier: [Int] = []
  private var seen: Set<Place> = []

  /// Searches from a session that has started, with a technology alone in use.
  ///
  /// - Parameter limit: How many places are looked at before the search gives up.
  init(_ session: Session, technology: TechnologyName, limit: Int = 20_000) {
    var start = session
    start.composesSpeech = false
    nodes = [Node(session: start, from: -1, step: "", gestures: 0, time: .zero)]
    frontier = [0]
    seen = [place(of: start)]
    let moves = ReachMove.all(of: technology)
    while let at = takeCheapest() {
      note(at, technology)
      for move in moves {
        guard nodes.count < limit else {
          isComplete = false
          break
        }
        follow(move, from: at)
      }
    }
    nodes = []
    seen = []
  }

  /// The cheapest place of those to be looked at: a heap, so that scanning goes by time.
  private mutating func takeCheapest() -> Int? {
    guard let first = frontier.first, let last = frontier.popLast() else { return nil }
    guard !frontier.isEmpty else { return first }
    frontier[0] = last
    var at = 0
    while true {
      var least = at
      for child in [2 * at + 1, 2 * at + 2] where child < frontier.count {
        if isCheaper(frontier[child], frontier[least]) { least = child }
      }
      if least == at { return first }
      frontier.swapAt(at, least)
      at = least
    }
  }

  private mutating func add(_ node: Int) {
    frontier.append(node)
    var at = frontier.count - 1
    while at > 0, isCheaper(frontier[at], frontier[(at - 1) / 2]) {
      frontier.swapAt(at, (at - 1) / 2)
      at = (at - 1) / 2
    }
  }

  private func isCheaper(_ a: Int, _ b: Int) -> Bool {
    (nodes[a].time, nodes[a].gestures, a) < (nodes[b].time, nodes[b].gestures, b)
  }

  private mutating func follow(_ move: ReachMove, from at: Int) {
    let before = nodes[at].session
    guard let (event, step) = move.event(in: before) else { return }
    var session = before
    for effect in session.update(event) {
      if case .fault = effect { return }
    }
    guard session.app.state.isSameScreen(as: before.app.state),
      !move.mayAct || session.app.state.variables == before.app.state.variables,
      seen.insert(place(of: session)).inserted
    else { return }
    nodes.append(
      Node(
        session: session, from: at, step: step, gestures: nodes[at].gestures + move.gestures,
        time: nodes[at].time + (session.now - before.now)))
    add(nodes.count - 1)
  }

  private func place(of session: Session) -> Place {
    Place(
      node: session.cursor.map { session.scene[$0].node } ?? session.focusNode, rotor: session.rotorName,
      scan: session.scanStop, offsets: session.app.state.navigation.last?.scrollOffsets ?? [])
  }

  /// Notes what can be acted upon where a place is.
  private mutating func note(_ at: Int, _ technology: TechnologyName) {
    let (session, gestures, time) = (nodes[at].session, nodes[at].gestures, nodes[at].time)
    let scene = session.scene
    func identity(_ node: NodeIndex) -> ViewIdentity {
      scene.element(for: node).map { scene[$0].identity } ?? scene.views.nodes[Int(node)].identity
    }
    switch technology {
    case .voiceOver, .fullKeyboardAccess, .switchControl, .focusEngine:
      if case .group? = session.scanStop { return }
      if case .exit? = session.scanStop { return }
      guard let node = session.inUse[technology]?.place(in: scene) else { return }
      keep(identity(node), Way(gestures: gestures, time: time, steps: path(to: at)))
    case .voiceControl:
      for spoken in VoiceReach.all(in: session) {
        let name = scene[spoken.element].identity
        guard ways[name] == nil else { continue }
        keep(
          name,
          Way(
            gestures: gestures + spoken.sayings.count - 1, time: time,
            steps: path(to: at) + spoken.sayings.map { "say \"\($0)\"" }))
      }
    }
  }

  private mutating func keep(_ view: ViewIdentity, _ way: Way) {
    if ways[view] == nil { ways[view] = way }
  }

  private func path(to at: Int) -> [String] {
    var steps: [String] = []
    var at = at
    while at > 0 {
      steps.append(nodes[at].step)
      at = nodes[at].from
    }
    return ReachMove.merged(steps.reversed())
  }
}

extension AppState {
  /// Whether another state shows the same screen with the same things open; what scrolled, moved the focus or changed a
  /// value does not count.
  func isSameScreen(as other: AppState) -> Bool {
    navigation.count == other.navigation.count && navigation.last?.visit == other.navigation.last?.visit
      && presentations == other.presentations && firstResponder == other.firstResponder
      && tabs == other.tabs && expanded == other.expanded && dragged == other.dragged
  }
}
