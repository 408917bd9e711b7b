/// Walks that come to other places going back than going on.
enum AsymmetricCheck: ExploreCheck {
  static let description = CheckDescription(
    id: "explore.asymmetric", what: "Going back through a screen comes to other places than going on.",
    why: "Who steps back to hear something again does not find it.",
    fix:
      "Let no handler move the focus when it arrives, and let focus changes be refused in both directions or in none.",
    criteria: [.meaningfulSequence, .focusOrder], source: "VO-03, FK-01, FK-53",
    limits: "Groups of the keyboard count as one place each.")

  static func findings(in map: ExploreMap) -> [ExploreGraph.Remark] {
    let graph = map.graph
    guard graph.technology == .voiceOver || graph.technology == .fullKeyboardAccess else { return [] }
    var found: [ExploreGraph.Remark] = []
    var known: Set<ViewIndex> = []
    var tried: Set<UInt64> = []
    for state in graph.states.indices {
      let region = map.region(of: state)
      guard map.isWhole(region), map.traps.states.isDisjoint(with: region), let walks = Walks(state, map),
        tried.insert(walks.name(map)).inserted, walks.differ(map), let remark = walks.remark(map)
      else { continue }
      // One fault shows in many states.
      if known.insert(graph.states[state].front).inserted { found.append(remark) }
    }
    return found
  }

  /// The two walks through a screen, as places.
  private struct Walks {
    let first: Int
    var forward: [Int]
    /// In the order of going on.
    var backward: [Int]

    init?(_ state: Int, _ map: ExploreMap) {
      let graph = map.graph
      guard let start = graph.states[state].nodes.first else { return nil }
      first = start
      if graph.technology == .voiceOver {
        let top = map.target(.first, from: start) ?? start
        let bottom = map.target(.last, from: start) ?? start
        guard let on = Self.walk(.next, from: top, map), let back = Self.walk(.previous, from: bottom, map)
        else {
          return nil
        }
        forward = on
        backward = back.reversed()
        // From right to left the swipes change their places.
        if forward.count == 1, backward.count == 1, top != bottom {
          guard let on = Self.walk(.previous, from: top, map), let back = Self.walk(.next, from: bottom, map)
          else {
            return nil
          }
          forward = on
          backward = back.reversed()
        }
      } else {
        let begin = graph.nodes[start].place >= 0 ? start : map.target(.next, from: start)
        guard let begin, let on = Self.walk(.next, from: begin, map),
          let back = Self.walk(.previous, from: begin, map)
        else { return nil }
        forward = on
        backward = [back[0]] + back.dropFirst().reversed()
      }
    }

    /// The places that one kind of move comes to, until it goes no further or round; nil where it leaves what lies in
    /// front.
    private static func walk(_ kind: ExploreGraph.Edge.Kind, from start: Int, _ map: ExploreMap) -> [Int]? {
      let graph = map.graph
      var walk = [start]
      var seen: Set<UInt64> = [graph.nodes[start].key]
      var at = start
      while let next = map.target(kind, from: at) {
        guard graph.states[graph.nodes[next].state].layers == graph.states[graph.nodes[start].state].layers
        else {
          return nil
        }
        guard seen.insert(graph.nodes[next].key).inserted else { break }
        walk.append(next)
        at = next
      }
      return walk
    }

    /// A name for the two: other states have the same ones.
    func name(_ map: ExploreMap) -> UInt64 {
      var hash = StableHash()
      for key in keys(forward, map) { hash.add(key) }
      for key in keys(backward, map) { hash.add(key ^ 2) }
      return hash.value
    }

    func differ(_ map: ExploreMap) -> Bool {
      let (on, back) = (keys(forward, map), keys(backward, map))
      guard on != back else { return false }
      guard map.graph.technology == .fullKeyboardAccess, let session = map.graph.session(at: first) else {
        return true
      }
      // A group is entered where it was left.
      let stations = KeyboardMap(session.scene)
      func station(_ key: UInt64) -> Int {
        let element = session.scene.tree.elements.firstIndex { session.scene.key(of: $0.node) == key }
        return element.flatMap { stations.place(of: ElementIndex($0)) } ?? -1
      }
      func stops(_ keys: [UInt64]) -> [Int] {
        keys.map(station).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
      }
      return stops(on) != stops(back)
    }

    private func keys(_ walk: [Int], _ map: ExploreMap) -> [UInt64] { walk.map { map.graph.nodes[$0].key } }

    func remark(_ map: ExploreMap) -> ExploreGraph.Remark? {
      guard let session = map.graph.session(at: first) else { return nil }
      let (on, back) = (keys(forward, map), keys(backward, map))
      let scene = session.scene
      func ids(_ keys: [UInt64]) -> String { keys.compactMap { scene.id(ofKey: $0) }.joined(separator: ", ") }
      let place = zip(on, back).prefix { $0 == $1 }.count
      let lost =
        on.first { !back.contains($0) } ?? back.first { !on.contains($0) } ?? on[min(place, on.count - 1)]
      let id = scene.id(ofKey: lost)
      let view = scene.tree.elements.first { scene.key(of: $0.node) == lost }.map {
        scene.views.nodes[Int($0.node)].view
      }
      let direction = on.contains(lost) ? "going back" : "going on"
      return ExploreGraph.Remark(
        check: description.id, node: first, doings: [], view: id.map { String($0.dropFirst()) },
        message: on.contains(lost) && back.contains(lost)
          ? "going back comes to places in another order than going on, from \(id ?? "here")"
          : "\(direction) passes over \(id ?? "a place")",
        reason: "going on: \(ids(on)); going back: \(ids(back.reversed()))",
        range: view.map { map.graph.mock.views[Int($0)].range })
    }
  }
}
