/// The cheapest ways from where a screen begins to everything that one technology can stand on there, found by trying
/// what a person can do to move. Whatever leads off the screen, opens something or changes what the app shows is no
/// way of moving and is not followed.
///
/// Only what waits to be looked at holds a session; what was looked at is a few numbers, from which a way is written
/// down when somebody asks for it.
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

  /// Whether everything there is was looked at.
  private(set) var isComplete = true

  /// What the rotor is for on a way (VO-18). It is turned where the screen begins; then its finds are counted off, and
  /// what lies between two of them is a matter of single steps. Any other order costs as much or more.
  enum Stage: Hashable, Sendable {
    case start
    /// The rotor has been turned, and nothing else.
    case turned
    /// Finds of the rotor have been counted off.
    case finding
    case walking
  }

  /// A place on the way.
  private struct Node {
    /// The place before the steps that lead here.
    var from: Int
    /// The step that leads here, and how often it is done.
    var step: String
    var count: Int
    /// What that step waits in all.
    var wait: Duration
    var gestures: Int
    var time: Duration
    var stage: Stage
  }

  /// What tells two places apart. Where scroll views stand follows from what has the cursor or the focus; only Voice
  /// Control scrolls by itself.
  private struct Place: Hashable {
    var node: NodeIndex?
    /// The rotor, as long as it matters.
    var rotor: String?
    var scan: ScanStop?
    var offsets: [AppState.ScrollOffset]
    var stage: Stage
  }

  private typealias Cost = ExploreGraph.Cost

  /// Where something was found, and what is still to be done from there.
  private struct Find {
    var node: Int
    var sayings: [String] = []
  }

  private let technology: TechnologyName
  private let limit: Int
  private let moves: [ReachMove]
  /// How many places were looked at.
  private(set) var looked = 0
  private var nodes: [Node] = []
  /// What waits to be looked at.
  private var frontier = CheapestFirst<ExploreGraph.Cost, (node: Int, place: Place, session: Session)>()
  private var cheapest: [Place: Cost] = [:]
  private var finds: [ViewIdentity: Find] = [:]

  /// Searches from a session that has started, with a technology alone in use.
  ///
  /// - Parameter limit: How many places are looked at before the search gives up.
  init(_ session: Session, technology: TechnologyName, limit: Int = ReachabilityMatrix.usualLimit) {
    self.init(startingFrom: session, technology: technology, limit: limit)
    while !look(at: .max) {}
  }

  /// A search that has not looked at anything yet.
  init(startingFrom session: Session, technology: TechnologyName, limit: Int) {
    self.technology = technology
    self.limit = limit
    moves = ReachMove.all(of: technology)
    var start = session
    start.composesSpeech = false
    let stage = technology == .voiceOver ? Stage.start : .walking
    nodes = [Node(from: -1, step: "", count: 0, wait: .zero, gestures: 0, time: .zero, stage: stage)]
    let first = place(of: start, stage)
    cheapest[first] = Cost()
    frontier.add((0, first, start), at: Cost())
  }

  /// Looks on at so many places at most; whether that was all.
  mutating func look(at most: Int) -> Bool {
    var left = most
    while left > 0, let (cost, next) = frontier.take() {
      // Meanwhile a cheaper way was found.
      if let known = cheapest[next.place], known < cost { continue }
      guard looked < limit else {
        isComplete = false
        break
      }
      looked += 1
      left -= 1
      note(next.node, next.session)
      for move in moves { follow(move, from: next.node, next.session) }
    }
    guard isComplete, !frontier.isEmpty else {
      frontier = CheapestFirst()
      cheapest = [:]
      return true
    }
    return false
  }

  /// The cheapest way to a view, by the identity of the element that stands for it where there is one; nil where none
  /// was found.
  func way(to view: ViewIdentity) -> Way? {
    guard let find = finds[view] else { return nil }
    let node = nodes[find.node]
    return Way(
      gestures: node.gestures + max(0, find.sayings.count - 1), time: node.time,
      steps: path(to: find.node) + find.sayings.map { "say \"\($0)\"" })
  }

  private func path(to node: Int) -> [String] {
    var runs: [[String]] = []
    var at = node
    while at > 0 {
      runs.append(ReachMove.written(nodes[at].step, count: nodes[at].count, wait: nodes[at].wait))
      at = nodes[at].from
    }
    return runs.reversed().flatMap { $0 }
  }

  // MARK: Searching

  private mutating func follow(_ move: ReachMove, from at: Int, _ before: Session) {
    guard let stage = Self.stage(after: move, in: nodes[at].stage, before, technology),
      let (event, step) = move.event(in: before)
    else { return }
    var session = before
    var selected: ViewIdentity?
    for effect in session.update(event) {
      if case .fault = effect { return }
      if case .focus(let view?, _) = effect, before.scene.isSelectedByFocus(view) { selected = view }
    }
    let leads =
      session.app.state.isSameScreen(as: before.app.state)
      && (!move.mayAct || selected != nil || session.app.state.variables == before.app.state.variables)
    guard leads || selected != nil else { return }
    let took = session.now - before.now
    let old = nodes[at]
    let cost = Cost(time: old.time + took, gestures: old.gestures + move.gestures)
    let place = place(of: session, stage)
    if leads {
      if let known = cheapest[place], known <= cost { return }
      cheapest[place] = cost
    } else if selected.map({ finds[$0] != nil }) == true {
      return
    }
    let goesOn = old.count > 0 && (move.waits ? old.wait > .zero : old.step == step)
    nodes.append(
      Node(
        from: goesOn ? old.from : at, step: step, count: goesOn ? old.count + 1 : 1,
        wait: move.waits ? (goesOn ? old.wait : .zero) + took : .zero, gestures: cost.gestures,
        time: cost.time, stage: stage))
    if leads {
      frontier.add((nodes.count - 1, place, session), at: cost)
    } else if let selected {
      // FK-56: what is come to acts at once and leads away.
      finds[selected] = Find(node: nodes.count - 1)
    }
  }

  /// What the rotor is for after a move; nil where the move leads nowhere that another one does not.
  static func stage(
    after move: ReachMove, in stage: Stage, _ session: Session, _ technology: TechnologyName,
    mayJump: Bool = false
  ) -> Stage? {
    guard technology == .voiceOver else { return .walking }
    let finds = session.voiceOver?.rotorFinds(in: session.scene) ?? false
    switch (move.use, stage) {
    case (.turn, .start), (.turn, .turned): return .turned
    case (.turn, .finding), (.turn, .walking): return nil
    case (.find, .start), (.find, .turned), (.find, .finding): return finds ? .finding : nil
    case (.find, .walking): return nil
    case (.jump, .start), (.jump, .turned): return finds ? .finding : stage == .start ? .walking : nil
    case (.jump, .walking): return mayJump ? .walking : nil
    case (.jump, .finding): return nil
    case (.step, .turned): return nil
    case (.step, .start), (.step, .finding), (.step, .walking): return .walking
    }
  }

  private func place(of session: Session, _ stage: Stage) -> Place {
    Place(
      node: session.cursor.map { session.scene[$0].node } ?? session.focusNode,
      rotor: stage == .turned || stage == .finding ? session.rotorName : nil, scan: session.scanStop,
      offsets: technology == .voiceControl ? session.app.state.navigation.last?.scrollOffsets ?? [] : [],
      stage: stage)
  }

  /// Notes what can be acted upon where a place is.
  private mutating func note(_ at: Int, _ session: Session) {
    let scene = session.scene
    switch technology {
    case .voiceOver, .fullKeyboardAccess, .switchControl, .focusEngine:
      if case .group? = session.scanStop { return }
      if case .exit? = session.scanStop { return }
      guard let node = session.inUse[technology]?.place(in: scene) else { return }
      let view =
        scene.element(for: node).map { scene[$0].identity } ?? scene.views.nodes[Int(node)].identity
      if finds[view] == nil { finds[view] = Find(node: at) }
    case .voiceControl:
      for spoken in VoiceReach.all(in: session) {
        let view = scene[spoken.element].identity
        if finds[view] == nil { finds[view] = Find(node: at, sayings: spoken.sayings) }
      }
    }
  }
}

extension VoiceOver {
  /// Whether a swipe down or up goes from element to element by the rotor's item in force.
  func rotorFinds(in scene: Scene) -> Bool {
    let place = rotorPlace(in: scene)
    let item = rotor.item(place)
    if place.appRotor(for: item) != nil { return true }
    switch RotorTable.behaviour(of: item) {
    case .find, .sameItem, .vertical, .filled: return true
    case .read, .select, .setting, .misspelledWords, .edit, .content, .actions, .adjust, .zoom: return false
    }
  }
}

extension Scene {
  /// Whether the keyboard's focus acts on a view as soon as it comes to it (FK-56).
  func isSelectedByFocus(_ view: ViewIdentity) -> Bool {
    tree.element(view).map(selectionFollowsFocus) ?? false
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
