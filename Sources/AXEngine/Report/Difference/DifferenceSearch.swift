/// Goes through the states of two versions of a mock side by side: each screen as it begins, what time makes of it, and
/// what doing the same in both makes of that. The nearest states come first; every state is compared once.
struct DifferenceSearch {
  /// How many steps behind a beginning are taken.
  static let depth = 2
  /// How many states are compared beside the beginnings, and how many views they may have together.
  static let mostStates = 24
  static let mostViews = 60_000
  /// How many steps are taken in all, and how often the same on a control behind the beginnings.
  static let mostSteps = 400
  static let presses = 2
  /// How long, and how often, time is allowed to bring something by itself.
  static let patience = Duration.seconds(30)
  static let happenings = 8
  /// How many views states behind the beginnings may have together for their ways to be searched.
  static let mostSearched = 4_000

  private(set) var changes: [MockDifference.Change] = []
  private(set) var states = 0
  private(set) var leftOut: [MockDifference.LeftOut] = []
  private let pairs: ViewPairs
  private let profile: Profile
  private var queue: [State] = []
  private var pictures: Set<Picture> = []
  /// What was told, and where.
  private var known: [Name: String] = [:]
  private var done: [Deed: Int] = [:]
  private var steps = 0
  /// The states behind the beginnings, and their views.
  private var kept = 0
  private var views = 0
  /// The views of those whose ways were searched.
  private var searched = 0

  /// A state of both versions.
  struct State {
    var old: Session
    var new: Session
    var given: String?
    var steps: [String] = []
    var depth = 0
    /// Whether time has been let pass to come here.
    var hasWaited = false
    /// Whether something was opened to come here, and was closed again already.
    var isOpen = false

    var nodes: Int { old.scene.views.nodes.count + new.scene.views.nodes.count }
  }

  private struct Picture: Hashable {
    var old: UInt64
    var new: UInt64
  }

  /// What a change is known by, so that it is told in the first state only: what came of the same, or the same words.
  private struct Name: Hashable {
    var kind: MockDifference.Kind
    var screen: String
    var id: String?
    var technology: TechnologyName?
    var text: String

    init(_ change: MockDifference.Change) {
      (kind, screen, id, technology) = (change.kind, change.screen, change.id, change.technology)
      switch change.kind {
      case .elements: text = change.was == nil ? "new" : "gone"
      case .order, .places, .reach, .effort: text = ""
      case .screens, .words, .values, .hints, .traits, .headings, .speech, .containers, .actions, .gestures,
        .rotors, .content, .names, .links, .keys, .landing, .opens, .announcements, .sounds:
        text = change.cause ?? change.sentence
      }
    }

    static func all(_ change: MockDifference.Change) -> [Name] {
      let name = Name(change)
      if change.cause == nil { return [name] }
      var other = change
      other.cause = nil
      return [name, Name(other)]
    }
  }

  /// Something that is done on a control, whichever copy of it.
  private struct Deed: Hashable {
    var view: ViewIndex
    var part: ViewPart?
    var act: DifferenceAct
  }

  init(_ pairs: ViewPairs, _ profile: Profile) {
    self.pairs = pairs
    self.profile = profile
  }

  /// Adds a screen as it begins in both versions.
  mutating func begin(_ old: MockDifference.Beginning, _ new: MockDifference.Beginning) {
    let state = State(old: old.session, new: new.session, given: old.given)
    add(DifferenceMoves(state, old.move, new.move, .appear, nil, pairs, profile).heard)
    if old.move.hasFault || new.move.hasFault { return leave(.fault) }
    pictures.insert(Self.picture(of: state))
    queue.append(state)
  }

  /// Visits everything, the beginnings first.
  mutating func run() {
    var next = 0
    while next < queue.count {
      visit(queue[next])
      next += 1
    }
  }

  private mutating func leave(_ what: MockDifference.LeftOut) {
    if !leftOut.contains(what) { leftOut.append(what) }
  }

  private mutating func add(_ found: [MockDifference.Change]) {
    for change in found {
      let names = Name.all(change)
      let isNew = names.allSatisfy { name in
        known[name].map { $0 == change.place && change.cause != nil } ?? true
      }
      guard isNew else { continue }
      for name in names { known[name] = change.place }
      changes.append(change)
    }
  }

  // MARK: States

  private mutating func visit(_ state: State) {
    states += 1
    let isFurther = state.depth > 0 || state.hasWaited
    let searches = !isFurther || searched + state.nodes <= Self.mostSearched
    if isFurther, searches { searched += state.nodes }
    if !searches { leave(.reach) }
    let screen = ScreenDifference(state, profile, pairs, searchesWays: searches)
    add(screen.changes)
    for technology in screen.incomplete { leave(.ways(technology)) }
    if screen.takesText { leave(.typing) }
    if !state.hasWaited { passTime(from: state, screen) }
    act(in: state, screen)
  }

  /// Keeps a state for later, unless one just like it is known, or the versions do not show the same screen in it.
  private mutating func keep(_ state: State, _ moves: DifferenceMoves) {
    let picture = Self.picture(of: state)
    guard moves.showTheSame, !pictures.contains(picture) else { return }
    guard kept < Self.mostStates else { return leave(.states) }
    guard views + state.nodes <= Self.mostViews else { return leave(.views) }
    pictures.insert(picture)
    kept += 1
    views += state.nodes
    queue.append(state)
  }

  private static func picture(of state: State) -> Picture {
    Picture(old: state.old.picture, new: state.new.picture)
  }

  // MARK: Time

  private mutating func passTime(from start: State, _ screen: ScreenDifference) {
    var state = start
    var passed = Duration.zero
    for _ in 0..<Self.happenings {
      guard let next = state.untilNextEvent else { return }
      guard passed + next <= Self.patience else { return leave(.later) }
      passed += next
      let (was, now) = (
        DifferenceMove(state.old, event: .advance(next)), DifferenceMove(state.new, event: .advance(next))
      )
      let moves = DifferenceMoves(start, was, now, .wait(passed), nil, pairs, profile, screen)
      add(moves.changes)
      if was.hasFault || now.hasFault { return leave(.fault) }
      state.old = was.session
      state.new = now.session
      state.hasWaited = true
      state.steps = start.steps + ["wait " + passed.walkText]
      guard moves.showTheSame else { return }
      keep(state, moves)
    }
    if state.untilNextEvent != nil { leave(.later) }
  }

  // MARK: Acts

  private mutating func act(in state: State, _ screen: ScreenDifference) {
    let hands = screen.hands
    var here: Set<Deed> = []
    for (before, after) in screen.stops {
      let known = hands.old.acts(on: before)
      let acts = known + hands.new.acts(on: after).filter { !known.contains($0) }
      let node = state.new.scene.views.nodes[Int(state.new.scene[after].node)]
      for act in acts {
        let deed = Deed(view: node.view, part: node.part, act: act)
        guard here.insert(deed).inserted else {
          leave(.copies)
          continue
        }
        guard state.depth == 0 || done[deed, default: 0] < Self.presses else {
          leave(.again)
          continue
        }
        guard hands.old.canDo(act, on: before) || hands.new.canDo(act, on: after) else {
          leave(.hands(profile.technology))
          continue
        }
        guard let was = hands.old.parts(of: act, on: before), let now = hands.new.parts(of: act, on: after)
        else { continue }
        guard mayGoOn(from: state) else { return }
        if state.depth > 0 { done[deed, default: 0] += 1 }
        perform(act, state.new.scene.id(ofElement: after), was, now, state, screen)
      }
    }
    for act in [DifferenceAct.escape, .magicTap] where act != .escape || !state.isOpen {
      guard let was = hands.old.parts(of: act), let now = hands.new.parts(of: act) else { continue }
      guard mayGoOn(from: state) else { return }
      perform(act, nil, was, now, state, screen)
    }
  }

  private mutating func mayGoOn(from state: State) -> Bool {
    if state.depth >= Self.depth {
      leave(.deeper)
      return false
    }
    steps += 1
    if steps > Self.mostSteps { leave(.steps) }
    return steps <= Self.mostSteps
  }

  private mutating func perform(
    _ act: DifferenceAct, _ id: String?, _ was: [DifferenceMove.Part], _ now: [DifferenceMove.Part],
    _ state: State, _ screen: ScreenDifference
  ) {
    guard let before = DifferenceMove(state.old, was), let after = DifferenceMove(state.new, now) else {
      return
    }
    let moves = DifferenceMoves(state, before, after, act, id, pairs, profile, screen)
    add(moves.changes)
    if before.hasFault || after.hasFault { return leave(.fault) }
    var next = State(
      old: before.session, new: after.session, given: state.given, steps: state.steps + now.steps,
      depth: state.depth + 1)
    next.isOpen = act == .activate && moves.opensSomething
    keep(next, moves)
    guard next.isOpen else { return }
    let hands = (
      old: DifferenceHand(technology: profile.technology, session: next.old, ways: [:]),
      new: DifferenceHand(technology: profile.technology, session: next.new, ways: [:])
    )
    guard let leaving = hands.old.parts(of: .close), let leaves = hands.new.parts(of: .close),
      let closed = DifferenceMove(next.old, leaving), let closes = DifferenceMove(next.new, leaves)
    else { return }
    add(DifferenceMoves(next, closed, closes, .close, id, pairs, profile, told: state).changes)
  }
}

extension DifferenceSearch.State {
  /// Until something happens by itself in one of the versions.
  var untilNextEvent: Duration? {
    [old.app.untilNextEvent, new.app.untilNextEvent].compactMap { $0 }.min()
  }
}

extension Session {
  /// A hash of what is there and what it holds, wherever technologies stand.
  fileprivate var picture: UInt64 {
    var hash = StableHash()
    hash.add(UInt64(scene.views.screen))
    for value in app.state.variables { hash.add(value) }
    for node in scene.views.nodes {
      hash.add(node.identity.hash)
      hash.add(node.text)
      hash.add(UInt64(node.flags.rawValue))
    }
    for element in scene.tree.elements {
      hash.add(element.identity.hash)
      hash.add(element.traits.rawValue)
      hash.add(UInt64(element.flags.rawValue))
    }
    for delayed in app.state.delayed {
      hash.add(delayed.stableHash)
      hash.add(UInt64(truncatingIfNeeded: Int(delayed.wait / .milliseconds(1))))
    }
    return hash.value
  }
}
