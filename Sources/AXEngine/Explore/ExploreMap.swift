/// A graph made quick to ask for the checks.
struct ExploreMap: Sendable {
  let graph: ExploreGraph
  /// The traps, which other checks leave alone.
  private(set) var traps = Traps()
  /// What is needed and not come to.
  private(set) var missed: [MissedSubject] = []
  /// What leads on from each place, as places in `graph.edges`.
  let edges: [[Int]]
  /// For each state the states that moves lead to, itself included.
  private let neighbours: [[Int]]

  init(_ graph: ExploreGraph) {
    self.graph = graph
    edges = graph.edgesByNode()
    var neighbours = graph.states.indices.map { [$0] }
    for edge in graph.edges where edge.kind.isMove {
      let (from, to) = (graph.nodes[edge.from].state, graph.nodes[edge.to].state)
      if from != to, !neighbours[from].contains(to) { neighbours[from].append(to) }
    }
    self.neighbours = neighbours
    traps = Traps(self)
    missed = MissedSubject.all(in: self)
  }

  /// The states that moving leads to from one without leaving what lies in front, itself first.
  func region(of state: Int) -> [Int] {
    var region = [state]
    var next = 0
    while next < region.count {
      for other in neighbours[region[next]]
      where graph.states[other].layers == graph.states[state].layers && !region.contains(other) {
        region.append(other)
      }
      next += 1
    }
    return region
  }

  /// Whether everything was looked at in a state and where moving leads to from it.
  func isWhole(_ region: [Int]) -> Bool { region.allSatisfy { graph.states[$0].isWhole } }

  /// What of a state's needs no move leads to.
  func unreached(in state: Int, _ region: [Int]) -> [(key: UInt64, node: NodeIndex)] {
    graph.states[state].needs.filter { need in
      !region.contains { graph.states[$0].reached.contains(need.key) }
    }
  }

  /// A name for some places of a state and what is needed there: other states have the same, and nothing new is to be
  /// found there.
  func name(of places: [Int], in state: Int) -> UInt64 {
    var hash = StableHash()
    for key in Set(places.map { graph.nodes[$0].key }).sorted() { hash.add(key) }
    hash.add(UInt64(places.count))
    for need in graph.states[state].needs { hash.add(need.key) }
    return hash.value
  }

  /// Whether the app itself leads on to another state after a time.
  func passes(_ state: Int) -> Bool {
    graph.states[state].nodes.contains { node in
      edges[node].contains { graph.edges[$0].kind == .time && graph.nodes[graph.edges[$0].to].state != state }
    }
  }

  /// Whether a timer may end a state before scanning has come round; what that takes away is ``TimeLimitCheck``'s.
  func passesMeanwhile(_ state: Int) -> Bool {
    graph.technology == .switchControl && !graph.states[state].timers.isEmpty
  }

  /// Where one kind of move leads to from a place and those that are the same; nil where it leads nowhere else.
  func target(_ kind: ExploreGraph.Edge.Kind, from node: Int) -> Int? {
    for same in twins(of: node) {
      for edge in edges[same] where graph.edges[edge].kind == kind {
        let to = graph.edges[edge].to
        if graph.nodes[to].key != graph.nodes[node].key || graph.nodes[to].state != graph.nodes[node].state {
          return to
        }
      }
    }
    return nil
  }

  /// The places of a state that are one and the same but for the rotor.
  func twins(of node: Int) -> [Int] {
    guard graph.technology == .voiceOver else { return [node] }
    let found = graph.nodes[node]
    return graph.states[found.state].nodes.filter { graph.nodes[$0].key == found.key }
  }
}

extension Scene {
  /// `#pay`, for the view with a name that is the same on every visit; nil where it is not on the screen.
  func id(ofKey key: UInt64) -> String? {
    for element in tree.elements where self.key(of: element.node) == key { return "#" + id(of: element.node) }
    for node in views.nodes.indices where self.key(of: NodeIndex(node)) == key {
      return "#" + id(of: NodeIndex(node))
    }
    return nil
  }
}

/// Something that exploring can find. To add one: a file with a type like this, and a line in ``ExploreChecks/all``.
protocol ExploreCheck {
  /// What it is about.
  static var description: CheckDescription { get }
  /// What it finds.
  static func findings(in map: ExploreMap) -> [ExploreGraph.Remark]
}

extension ExploreCheck {
  /// What was noticed of it while the app was searched.
  static func noticed(in map: ExploreMap) -> [ExploreGraph.Remark] {
    map.graph.remarks.filter { $0.check == description.id }
  }
}

/// The registry of checks, in the order in which they are reported.
public enum ExploreChecks {
  static var all: [any ExploreCheck.Type] {
    [
      UnreachableCheck.self, ScrollingOnlyCheck.self, TrapCheck.self, DeadEndCheck.self, NowhereCheck.self,
      FocusReturnCheck.self,
      UnheardCheck.self, AsymmetricCheck.self, TimeLimitCheck.self,
    ]
  }

  /// What the ids of the verdicts mean.
  public static var descriptions: [CheckDescription] { all.map { $0.description } + [bound] }

  /// What was not looked at.
  static let bound = CheckDescription(
    id: "explore.bound", what: "Not every state of the mock was looked at.",
    why: "What was not seen may hide faults, and nothing is said about it.",
    fix: "Raise --limit or --memory, or bound what grows without end in the mock.",
    source: "voterm")
}
