/// Something presented that nothing closes.
enum DeadEndCheck: ExploreCheck {
  static let description = CheckDescription(
    id: "explore.dead-end", what: "Something presented over the screen cannot be left.",
    why: "The person is stuck: all that is left is to end the app.",
    fix: "Give it a button that closes it, and an escape that does the same.",
    criteria: [.noKeyboardTrap], source: "VO-19, FK-07, TV-35, CU-49",
    limits: "Text is typed as samples only.")

  static func findings(in map: ExploreMap) -> [ExploreGraph.Remark] {
    let graph = map.graph
    var found: [ExploreGraph.Remark] = []
    var known: Set<[UInt64]> = []
    var reported: Set<ViewIndex> = []
    for state in graph.states.indices where graph.states[state].isModal {
      let layers = graph.states[state].layers
      guard known.insert(layers).inserted else { continue }
      let inside = graph.states.indices.filter { graph.states[$0].layers.starts(with: layers) }
      guard !reported.contains(graph.states[state].front), let stuck = firstStuck(inside, map) else {
        continue
      }
      reported.insert(graph.states[state].front)
      let front = graph.states[graph.nodes[stuck].state].front
      let name = graph.mock.name(of: graph.states[state].front)
      let isFromBeginning = graph.states[state].nodes.contains(stuck)
      found.append(
        ExploreGraph.Remark(
          check: description.id, node: stuck, doings: [], view: graph.mock.name(of: front),
          message: "#\(name) cannot be closed" + (isFromBeginning ? "" : " from here"),
          reason: reason(graph.technology), range: graph.mock.views[Int(graph.states[state].front)].range))
    }
    return found
  }

  /// The first place within some states from which nothing leads out of them; what was not looked at may lead out.
  private static func firstStuck(_ inside: [Int], _ map: ExploreMap) -> Int? {
    let graph = map.graph
    let states = Set(inside)
    let members = inside.flatMap { graph.states[$0].nodes }.sorted()
    var before: [Int: [Int]] = [:]
    var free: [Int] = []
    var isFree: Set<Int> = []
    for node in members {
      var leads = !graph.nodes[node].isExpanded
      for edge in map.edges[node] {
        let to = graph.edges[edge].to
        if states.contains(graph.nodes[to].state) {
          before[to, default: []].append(node)
        } else {
          leads = true
        }
      }
      if leads, isFree.insert(node).inserted { free.append(node) }
    }
    while let node = free.popLast() {
      for other in before[node] ?? [] where isFree.insert(other).inserted { free.append(other) }
    }
    return members.first { !isFree.contains($0) && isWalkable(graph.nodes[$0].stage) }
  }

  /// A rotor that is only being turned is no place of its own.
  private static func isWalkable(_ stage: ReachSearch.Stage) -> Bool {
    switch stage {
    case .start, .walking: true
    case .turned, .finding: false
    }
  }

  private static func reason(_ technology: TechnologyName) -> String {
    switch technology {
    case .voiceOver: "neither a control in it nor a two-finger scrub does (VO-19)"
    case .fullKeyboardAccess: "neither a control in it nor Escape does (FK-07)"
    case .switchControl: "nothing that is scanned in it does (SC-07)"
    case .voiceControl: "neither a name in it nor \"go back\" does (VC-01)"
    case .focusEngine: "neither an item in it nor Menu does (TV-35)"
    }
  }
}
