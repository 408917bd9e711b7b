/// Searches every state that a mock can be brought to with one technology.
///
/// A place is a state of the app and where the technology stands in it; from each all is tried that a person can do
/// there. Cheap ways come first, so that what a bound cuts off is what takes longest to get to. Only what waits to be
/// looked at holds a session.
struct ExploreSearch {
  var graph: ExploreGraph
  let limits: Exploration.Limits

  private struct Key: Hashable {
    var state: Int
    /// The place by its name.
    var place: UInt64
    /// What else of the technology counts.
    var extra: UInt64
  }

  private var frontier = CheapestFirst<ExploreGraph.Cost, (node: Int, session: Session)>()
  private var states: [UInt64: Int] = [:]
  private var known: [Key: Int] = [:]
  /// The shapes of screens that were met.
  private var shapes: Set<UInt64> = []
  let hashing: StateHash
  private let acts: ExploreActs
  private let moves: [ReachMove]
  private var looked = 0
  /// Sessions that wait, by state, and the bytes that they and the graph hold.
  private var waiting: [Int: Int] = [:]
  private var held = 0
  private var sceneSizes: [Int] = []

  /// How many rows beyond those that are told apart are walked through.
  static let mostRows = 40
  /// About how many bytes a session has of its own, beside its scene.
  private static let sessionSize = MemoryLayout<Session>.stride + 4096
  /// How often samples are typed on one way.
  private static let mostSamples = 3

  init(_ mock: Mock, _ technology: TechnologyName, _ limits: Exploration.Limits) {
    graph = ExploreGraph(technology: technology, mock: mock)
    self.limits = limits
    hashing = StateHash(mock, technology)
    acts = ExploreActs(mock, technology)
    moves = ReachMove.all(of: technology)
  }

  /// Explores from a session that has started, with the technology alone in use. May be asked again with another one.
  mutating func explore(_ session: Session, steps: [String] = []) {
    var session = session
    session.composesSpeech = false
    session.speaker = Speaker()
    let (state, isNew) = self.state(of: session)
    let node = add(
      ExploreGraph.Node(
        from: -1, doings: [], state: state, place: place(of: session) ?? -1,
        key: key(of: session, in: state), stage: firstStage(isNew: isNew),
        cost: ExploreGraph.Cost(), carried: graph.states[state].timers.keys.sorted()),
      session)
    guard let node else { return }
    graph.roots.append((node, session, steps))
    while let (cost, next) = frontier.take() {
      release(graph.nodes[next.node].state)
      // Meanwhile a cheaper way was found.
      if graph.nodes[next.node].isExpanded || graph.nodes[next.node].cost < cost { continue }
      if looked >= limits.places { graph.bound = .places(limits.places) }
      if held > limits.memory { graph.bound = .memory(limits.memory) }
      guard graph.bound == nil else { break }
      looked += 1
      graph.nodes[next.node].isExpanded = true
      expand(next.node, next.session)
    }
    for node in graph.nodes where !node.isExpanded { graph.states[node.state].isWhole = false }
    frontier = CheapestFirst()
  }

  // MARK: What can be done at a place

  private mutating func expand(_ at: Int, _ session: Session) {
    let node = graph.nodes[at]
    var session = session
    session.inUse.voiceControl?.learnNames(in: session.scene)
    let before = graph.states[node.state].reached
    noteReached(node.state, session, at)
    for move in moves {
      guard let stage = stage(after: move, at: at, session),
        let (event, step) = move.event(in: session)
      else { continue }
      let doing: Doing
      switch event {
      case .input(let input): doing = .input(input, step: step)
      case .advance(let time): doing = .wait(time)
      case .finishSpeaking, .environment, .use, .setting, .assign, .guidedAccess, .set: continue
      }
      follow([doing], move.edge, stage, from: at, session)
    }
    if node.stage == .start || node.stage == .walking || isAtLink(session) {
      let all = acts.all(in: session) { before.contains(session.scene.key(of: session.scene[$0].node)) }
      for act in all { follow(act, .act, nil, from: at, session) }
      if let leave = acts.leave(in: session) { follow(leave, .act, nil, from: at, session) }
      if node.typed < Self.mostSamples, mayType(at) {
        let typing = acts.typing(in: session)
        for text in typing.left where !graph.untyped.contains(text) { graph.untyped.append(text) }
        for act in typing.acts { follow(act, .act, nil, from: at, session, types: true) }
      }
    }
    if node.stage == .start || node.stage == .walking, let wait = untilNext(session) {
      follow([.wait(wait)], .time, nil, from: at, session)
    }
  }

  /// Keys that are scanned are waited for from anywhere; once in a state is enough.
  private func mayType(_ node: Int) -> Bool {
    graph.technology != .switchControl || graph.states[graph.nodes[node].state].nodes.first == node
  }

  /// How long until the app, or the technology by itself, changes something.
  private func untilNext(_ session: Session) -> Duration? {
    let app =
      session.app.state.delayed.map(\.wait) + session.app.state.animations.filter { !$0.isInert }.map(\.wait)
    let own = graph.technology == .focusEngine ? session.inUse.untilNext(in: session.scene) : nil
    return (app + [own].compactMap { $0 }).min()
  }

  private func isAtLink(_ session: Session) -> Bool {
    guard let voiceOver = session.voiceOver, let cursor = session.cursor else { return false }
    return voiceOver.linkFound(at: cursor, in: session.scene) != nil
  }

  /// What the rotor is for after a move, as in ``ReachSearch``. It is turned where a screen of a new shape begins; the
  /// first and last stops are gone to where any state begins.
  private func stage(after move: ReachMove, at node: Int, _ session: Session) -> ReachSearch.Stage? {
    let state = graph.states[graph.nodes[node].state]
    return ReachSearch.stage(
      after: move, in: graph.nodes[node].stage, session, graph.technology, mayJump: state.nodes.first == node)
  }

  private func firstStage(isNew: Bool) -> ReachSearch.Stage {
    graph.technology == .voiceOver && isNew ? .start : .walking
  }

  private mutating func noteReached(_ state: Int, _ session: Session, _ at: Int) {
    let scene = session.scene
    if graph.technology == .voiceControl {
      for spoken in VoiceReach.all(in: session) {
        let key = scene.key(of: scene[spoken.element].node)
        graph.states[state].reached.insert(key)
        if graph.named[key] == nil { graph.named[key] = (at, spoken.sayings) }
      }
      return
    }
    switch session.scanStop {
    case .group?, .exit?:
      graph.groups.insert(at)
      return
    case .element?, .item?, .band?, .line?, nil: break
    }
    guard let place = place(of: session) else { return }
    graph.states[state].reached.insert(scene.key(of: place))
    if let element = session.cursor, element < scene.count, scene[element].flags.contains(.gone) {
      graph.remarks.append(NowhereCheck.gone(element, in: session, at: graph.states[state].nodes[0]))
    }
  }

  // MARK: What comes of it

  private mutating func follow(
    _ doings: [Doing], _ kind: ExploreGraph.Edge.Kind, _ stage: ReachSearch.Stage?, from at: Int,
    _ before: Session, types: Bool = false
  ) {
    var session = before
    session.inUse.voiceOver?.lastAnnouncement = nil
    var rules: [String] = []
    var doings = doings
    for doing in doings {
      guard act(doing, &session, &rules) else { return }
    }
    if kind == .act, !closeMenu(&session, &doings, &rules) { return }
    let from = graph.nodes[at]
    let (state, isNew) = self.state(of: session, from: from.state, before)
    let isSame = state == from.state && kind != .time
    if kind.isMove, !isSame, let place = place(of: session) {
      graph.states[from.state].reached.insert(session.scene.key(of: place))
    }
    let cost = ExploreGraph.Cost(
      time: from.cost.time + (session.now - before.now),
      gestures: from.cost.gestures + doings.reduce(0) { $0 + $1.gestures })
    let place = place(of: session)
    var node = ExploreGraph.Node(
      from: at, doings: doings, state: state, place: place ?? -1, key: key(of: session, in: state),
      stage: isSame && stage != nil ? stage ?? .walking : firstStage(isNew: isNew), cost: cost,
      typed: from.typed + (types ? 1 : 0), openers: from.openers, carried: from.carried)
    noteLayers(&node, from, before, session, kind)
    guard let to = add(node, session) else { return }
    graph.edges.append(ExploreGraph.Edge(from: at, to: to, kind: kind))
    held += MemoryLayout<ExploreGraph.Edge>.stride
    noteReturn(from, before, session, doings, at, rules)
    if kind == .time { noteExpiry(at, to) }
    if kind == .act { noteMoreTime(graph.states[from.state], graph.states[state], before, session) }
    if session.inUse.voiceOver?.lastAnnouncement != nil, !kind.isMove {
      graph.remarks += ExploreListening.remarks(before, doings, at: at)
    }
  }

  // MARK: States and places

  private mutating func state(of session: Session, from old: Int, _ before: Session) -> (Int, isNew: Bool) {
    // Nothing at all was done to the app.
    if session.scene === before.scene, session.app.state.delayed == before.app.state.delayed,
      session.app.state.animations == before.app.state.animations
    {
      return (old, false)
    }
    return state(of: session)
  }

  private mutating func state(of session: Session) -> (Int, isNew: Bool) {
    let hash = hashing.hash(of: session)
    if let found = states[hash] { return (found, false) }
    states[hash] = graph.states.count
    let isNewShape = shapes.insert(hashing.structure(of: session.scene)).inserted
    let further: (NodeIndex) -> Bool = { [hashing] node in
      hashing.isFurtherRow(session.scene.views.nodes[Int(node)].scope, in: session.scene)
    }
    graph.states.append(ExploreGraph.State(session, graph.technology, isFurther: further))
    sceneSizes.append(8192 + session.scene.views.nodes.count * 400 + Int(session.scene.count) * 200)
    held += 400 + 16 * graph.states[graph.states.count - 1].needs.count
    return (graph.states.count - 1, isNewShape)
  }

  /// The place of a node that is known already, or a new one that waits to be looked at.
  private mutating func add(_ node: ExploreGraph.Node, _ session: Session) -> Int? {
    let key = Key(state: node.state, place: node.key, extra: extra(node, session))
    if let found = known[key] {
      if !graph.nodes[found].isExpanded, node.cost < graph.nodes[found].cost {
        let stage = graph.nodes[found].stage
        graph.nodes[found] = node
        graph.nodes[found].stage = stage
        wait(found, session)
      }
      return found
    }
    let index = graph.nodes.count
    known[key] = index
    graph.nodes.append(node)
    graph.states[node.state].nodes.append(index)
    held += MemoryLayout<ExploreGraph.Node>.stride + 64
    wait(index, session)
    return index
  }

  private mutating func wait(_ node: Int, _ session: Session) {
    let state = graph.nodes[node].state
    var session = session
    session.inUse.voiceControl?.forgetNames()
    frontier.add((node, session), at: graph.nodes[node].cost)
    if waiting[state, default: 0] == 0 { held += sceneSizes[state] }
    waiting[state, default: 0] += 1
    held += Self.sessionSize
  }

  private mutating func release(_ state: Int) {
    waiting[state, default: 1] -= 1
    if waiting[state] == 0 { held -= sceneSizes[state] }
    held -= Self.sessionSize
  }
}
