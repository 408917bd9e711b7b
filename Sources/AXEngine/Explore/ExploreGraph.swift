/// What was found of a mock with one technology: the states of its app, the places that the technology has in them, and
/// what leads from one place to another.
struct ExploreGraph: Sendable {
  /// What a way costs: scanning goes by time, everything else by gestures.
  struct Cost: Hashable, Comparable, Sendable {
    var time = Duration.zero
    var gestures = 0

    static func < (a: Self, b: Self) -> Bool { (a.time, a.gestures) < (b.time, b.gestures) }
  }

  /// A place of the technology in a state of the app.
  struct Node: Sendable {
    /// The place before; -1 for one at which exploring begins.
    var from: Int
    /// What leads here from there.
    var doings: [Doing]
    var state: Int
    /// The view that it stands on; -1 for none.
    var place: NodeIndex
    /// The same in a name that is the same on every visit; 0 for none.
    var key: UInt64
    var stage: ReachSearch.Stage
    var cost: Cost
    /// How often a sample was typed on the way.
    var typed = 0
    /// What was opened on the way and is still open.
    var openers: [Opener] = []
    /// Timers that were running when what lies in front appeared.
    var carried: [UInt64] = []
    /// Whether what can be done here was tried.
    var isExpanded = false
  }

  /// From where something was opened.
  struct Opener: Hashable, Sendable {
    /// How many layers there were.
    var layers: Int
    var view: ViewIdentity
    /// The view of the file, by which two rows of a loop are one.
    var description: ViewIndex
  }

  /// A state of the app.
  struct State: Sendable {
    /// The screens on the stack, then what is presented over the last one.
    var layers: [UInt64]
    /// The screen in front, by its place in `Mock.screens`.
    var screen: Int
    /// What lies in front: the root of the screen, or what is presented.
    var front: ViewIndex
    var isModal: Bool
    /// How many layers are screens.
    var screens: Int
    /// What a person needs, by the names of its places.
    var needs: [(key: UInt64, node: NodeIndex)] = []
    /// Whether there is anything on the screen that the technology can stand on.
    var hasStops = true
    /// Whether something in front can be used, ways back left out.
    var hasControls = false
    /// Timers that wait, with the time left.
    var timers: [UInt64: Duration] = [:]
    /// Its places, in the order in which they were found.
    var nodes: [Int] = []
    /// What was stood on, or could be named.
    var reached: Set<UInt64> = []
    /// Whether everything in it was looked at.
    var isWhole = true
  }

  /// What leads from a place to another.
  struct Edge: Hashable, Sendable {
    enum Kind: UInt8, Hashable, Sendable {
      /// To the next or previous stop, to the first or last one, or by another way of moving.
      case next, previous, first, last, otherMove
      /// Does something.
      case act
      /// Time passes.
      case time

      /// Whether it is a way of getting about.
      var isMove: Bool {
        switch self {
        case .next, .previous, .first, .last, .otherMove: true
        case .act, .time: false
        }
      }
    }

    var from: Int
    var to: Int
    var kind: Kind
  }

  /// Something that was noticed on the way, named while it could be seen.
  struct Remark: Sendable {
    var check: String
    /// Where it was noticed, and what was done there.
    var node: Int
    var doings: [Doing]
    var view: String?
    var message: String
    var reason: String?
    var range: SourceRange?
    var outcome = Verdict.Outcome.violation
    /// What tells it from others of its check on the same view.
    var part: String?
  }

  /// A timer that takes away what lies in front.
  struct Expiry: Sendable {
    var node: Int
    var timer: UInt64
    var wait: Duration
    var wasPushed: Bool
  }

  /// What ended the search before all was seen.
  enum Bound: Hashable, Sendable {
    case places(Int)
    /// In bytes.
    case memory(Int)
  }

  let technology: TechnologyName
  let mock: Mock
  /// Sessions at which exploring began, with the steps that set them up.
  var roots: [(node: Int, session: Session, steps: [String])] = []
  var nodes: [Node] = []
  var states: [State] = []
  var edges: [Edge] = []
  /// Places at which scanning stands on a group or its exit.
  var groups: Set<Int> = []
  /// For Voice Control where each thing could be named first, and what is said for it.
  var named: [UInt64: (node: Int, sayings: [String])] = [:]
  var remarks: [Remark] = []
  var expiries: [Expiry] = []
  /// Timers that a person can stop or give more time.
  var prolonged: Set<UInt64> = []
  var bound: Bound?
  /// Whether there are rows far down in a growing list that were not walked through.
  var hasMoreRows = false
  /// Samples that could not be typed, in the order in which they came up.
  var untyped: [String] = []
  /// Steps of the mock that never end, met on the way.
  var faults: [Diagnostic] = []

  /// What leads on from each place, as places in `edges`.
  func edgesByNode() -> [[Int]] {
    var lists = [[Int]](repeating: [], count: nodes.count)
    for (index, edge) in edges.enumerated() { lists[edge.from].append(index) }
    return lists
  }

  /// The places on the way to one, the first at which exploring begins.
  func way(to node: Int) -> [Int] {
    var way: [Int] = []
    var at = node
    while at >= 0 {
      way.append(at)
      at = nodes[at].from
    }
    return way.reversed()
  }

  /// The way to a place as the steps of a walk, what chooses mock and technology left out.
  func steps(to node: Int, then more: [Doing] = []) -> [String] {
    let way = way(to: node)
    let first = roots.first { $0.node == way.first }?.steps ?? []
    return first + Doing.steps(way.flatMap { nodes[$0].doings } + more)
  }

  /// The session at a place, led there anew.
  func session(at node: Int) -> Session? {
    let way = way(to: node)
    guard var session = roots.first(where: { $0.node == way.first })?.session else { return nil }
    for doing in way.flatMap({ nodes[$0].doings }) { _ = session.update(doing.event) }
    return session
  }

  /// The name of the screen of a state.
  func screen(of state: Int) -> String { mock.screens[states[state].screen].name }
}

extension Scene {
  /// The name of a place that is the same on every visit to a screen: the view of the file, its part, and its rows.
  func key(of node: NodeIndex) -> UInt64 {
    let found = views.nodes[Int(element(for: node).map { self[$0].node } ?? node)]
    var hash = StableHash()
    hash.add(UInt64(truncatingIfNeeded: found.view))
    hash.add(UInt64(truncatingIfNeeded: found.part?.nodeCode ?? 0))
    var scope = found.scope
    while scope >= 0 {
      hash.add(UInt64(truncatingIfNeeded: views.scopes[Int(scope)].index))
      scope = views.scopes[Int(scope)].parent
    }
    return hash.value | 1
  }

  /// What lies over the screen and keeps all else out of reach: what is presented, and views that say that they are
  /// modal (SE-03), the one in front last.
  var modals: [NodeIndex] {
    let own = views.nodes.indices.map { NodeIndex($0) }.filter { node in
      let flags = views.nodes[Int(node)].flags
      return flags.contains(.modal) && flags.isDisjoint(with: [.hidden, .transparent, .presented])
    }
    return (views.presented + own).sorted()
  }

  /// The screens on the stack and what lies over the last one, each in a name that is the same on every visit.
  var layers: [UInt64] {
    state.navigation.map { UInt64($0.screen) << 1 }
      + modals.map { node in
        let found = views.nodes[Int(node)]
        var hash = StableHash()
        hash.add(UInt64(truncatingIfNeeded: found.view))
        hash.add(UInt64(truncatingIfNeeded: found.part?.nodeCode ?? 0))
        return hash.value | 1
      }
  }
}
