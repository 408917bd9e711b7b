/// Places that the cursor or focus cannot leave by moving.
enum TrapCheck: ExploreCheck {
  static let description = CheckDescription(
    id: "explore.trap", what: "The cursor or focus cannot leave a part of the screen.",
    why: "What lies outside is lost once a person has come here.",
    fix:
      "Let focus changes stand, and let something lead back: no handler that calls the focus home, no veto, no guide "
      + "that leads one way.",
    criteria: [.noKeyboardTrap, .focusOrder], source: "VO-03, FK-50, SC-09, TV-05, TV-07, TV-20")

  static func findings(in map: ExploreMap) -> [ExploreGraph.Remark] { map.traps.remarks }
}

/// The traps of a graph.
struct Traps: Sendable {
  private(set) var remarks: [ExploreGraph.Remark] = []
  /// The states in which there is one.
  private(set) var states: Set<Int> = []

  /// None.
  init() {}

  init(_ map: ExploreMap) {
    let graph = map.graph
    guard graph.technology != .voiceControl else { return }
    var done: Set<Int> = []
    var known: Set<UInt64> = []
    // Places of one name that are needed alike are a trap in every state, or in none.
    var tried: [UInt64: Bool] = [:]
    for state in graph.states.indices where !done.contains(state) {
      let region = map.region(of: state)
      done.formUnion(region)
      guard map.isWhole(region) else { continue }
      for part in MoveParts(map, region).closed {
        let name = map.name(of: part, in: state)
        if let isTrap = tried[name] {
          if isTrap { states.formUnion(region) }
          continue
        }
        let trap = Trap(part, region, map)
        tried[name] = trap != nil
        guard let trap, let first = part.first else { continue }
        states.formUnion(region)
        // One fault shows in many states.
        if known.insert(graph.nodes[first].key ^ UInt64(graph.states[state].front)).inserted {
          remarks.append(trap.remark(map))
        }
      }
    }
  }

  /// A part of the places that nothing leads out of.
  private struct Trap {
    let places: [Int]
    let missed: [(key: UInt64, node: NodeIndex)]

    init?(_ part: [Int], _ region: [Int], _ map: ExploreMap) {
      let graph = map.graph
      let keys = Set(part.map { graph.nodes[$0].key })
      guard let first = part.first else { return nil }
      let state = graph.nodes[first].state
      let outside = graph.states[state].needs.filter { !keys.contains($0.key) }
      guard !outside.isEmpty, let session = graph.session(at: first) else { return nil }
      let reached = Set(region.flatMap { graph.states[$0].reached })
      let judge = ReachJudge(session, graph.technology)
      let subjects = ReachSubject.all(in: session.scene)
      missed = outside.filter { need in
        reached.contains(need.key)
          || subjects.contains { $0.node == need.node && judge.couldBeStoodOn($0) }
      }
      // What has nothing to stand on holds nobody.
      guard !missed.isEmpty, keys.contains(where: { $0 != 0 }) else { return nil }
      places = part
    }

    func remark(_ map: ExploreMap) -> ExploreGraph.Remark {
      let graph = map.graph
      let session = graph.session(at: places[0])
      let scene = session?.scene
      var ids: [String] = []
      for place in places {
        if let id = scene?.id(ofKey: graph.nodes[place].key), !ids.contains(id) { ids.append(id) }
      }
      let others = missed.compactMap { scene?.id(ofKey: $0.key) }
      let shown = ids.prefix(3).joined(separator: ", ") + (ids.count > 3 ? " and \(ids.count - 3) more" : "")
      let view = scene.flatMap { scene in
        graph.nodes[places[0]].place >= 0 ? scene.views.nodes[Int(graph.nodes[places[0]].place)].view : nil
      }
      return ExploreGraph.Remark(
        check: TrapCheck.description.id, node: places[0], doings: [],
        view: ids.first.map { String($0.dropFirst()) },
        message: "the \(graph.technology.pointer) cannot leave \(shown)",
        reason: "nothing leads on to " + others.prefix(3).joined(separator: ", ") + " ("
          + rule(graph.technology) + ")",
        range: view.map { graph.mock.views[Int($0)].range })
    }

    private func rule(_ technology: TechnologyName) -> String {
      switch technology {
      case .voiceOver: "VO-03"
      case .fullKeyboardAccess: "FK-50"
      case .switchControl: "SC-09"
      case .voiceControl: "VC-20"
      case .focusEngine: "TV-05"
      }
    }
  }
}

/// The places of some states in parts within which moves lead from everywhere to everywhere.
struct MoveParts {
  /// The parts that no move leads out of, each in the order in which its places were found.
  private(set) var closed: [[Int]] = []

  init(_ map: ExploreMap, _ region: [Int]) {
    let graph = map.graph
    let members = region.flatMap { graph.states[$0].nodes }.sorted()
    // Places that differ in the rotor alone are one.
    var vertex: [Int: Int] = [:]
    var groups: [[Int]] = []
    var byPlace: [VertexKey: Int] = [:]
    for node in members {
      let found = graph.nodes[node]
      let key = VertexKey(state: found.state, key: found.key, own: graph.technology == .voiceOver ? -1 : node)
      if let group = byPlace[key] {
        groups[group].append(node)
        vertex[node] = group
      } else {
        byPlace[key] = groups.count
        vertex[node] = groups.count
        groups.append([node])
      }
    }
    var leads = [[Int]](repeating: [], count: groups.count)
    var leaves = [Bool](repeating: false, count: groups.count)
    for (group, nodes) in groups.enumerated() {
      for node in nodes {
        for edge in map.edges[node] where graph.edges[edge].kind.isMove {
          if let target = vertex[graph.edges[edge].to] {
            leads[group].append(target)
          } else {
            leaves[group] = true
          }
        }
      }
    }
    for part in StrongParts(leads).parts {
      let inside = Set(part)
      let isClosed = part.allSatisfy { group in !leaves[group] && leads[group].allSatisfy(inside.contains) }
      if isClosed { closed.append(part.flatMap { groups[$0] }.sorted()) }
    }
    closed.sort { ($0.first ?? 0) < ($1.first ?? 0) }
  }

  private struct VertexKey: Hashable {
    var state: Int
    var key: UInt64
    var own: Int
  }
}

/// The strongly connected parts of a graph (Tarjan's algorithm, without recursion).
struct StrongParts {
  private(set) var parts: [[Int]] = []

  init(_ leads: [[Int]]) {
    var index = [Int](repeating: -1, count: leads.count)
    var low = index
    var onStack = [Bool](repeating: false, count: leads.count)
    var stack: [Int] = []
    var count = 0
    for root in leads.indices where index[root] < 0 {
      var calls: [(vertex: Int, next: Int)] = [(root, 0)]
      while let call = calls.last {
        let vertex = call.vertex
        if call.next == 0, index[vertex] < 0 {
          index[vertex] = count
          low[vertex] = count
          count += 1
          stack.append(vertex)
          onStack[vertex] = true
        }
        if call.next < leads[vertex].count {
          calls[calls.count - 1].next += 1
          let target = leads[vertex][call.next]
          if index[target] < 0 {
            calls.append((target, 0))
          } else if onStack[target] {
            low[vertex] = min(low[vertex], index[target])
          }
          continue
        }
        calls.removeLast()
        if let caller = calls.last { low[caller.vertex] = min(low[caller.vertex], low[vertex]) }
        guard low[vertex] == index[vertex] else { continue }
        var part: [Int] = []
        while let top = stack.popLast() {
          onStack[top] = false
          part.append(top)
          if top == vertex { break }
        }
        parts.append(part)
      }
    }
  }
}
