/// A timer that takes away what a person is in the middle of.
enum TimeLimitCheck: ExploreCheck {
  static let description = CheckDescription(
    id: "explore.time-limit", what: "A timer takes a screen away, with what can be used on it.",
    why: "Who scans, listens or types slowly never gets to it.",
    fix: "Let it stay until it is closed, or let the person stop the clock or get more time.",
    criteria: [.timingAdjustable], source: "WCAG 2.2.1",
    limits: "A timer that a person began on the same screen counts as the answer to that, not as a limit.")

  static func findings(in map: ExploreMap) -> [ExploreGraph.Remark] {
    let graph = map.graph
    var found: [ExploreGraph.Remark] = []
    var known: Set<ViewIndex> = []
    for expiry in graph.expiries {
      let state = graph.states[graph.nodes[expiry.node].state]
      guard !graph.prolonged.contains(state.name(ofTimer: expiry.timer)), known.insert(state.front).inserted
      else { continue }
      let name =
        state.isModal
        ? "#" + graph.mock.name(of: state.front)
        : "the screen '\(graph.screen(of: graph.nodes[expiry.node].state))'"
      found.append(
        ExploreGraph.Remark(
          check: description.id, node: expiry.node, doings: [],
          view: state.isModal ? graph.mock.name(of: state.front) : nil,
          message:
            "\(name) goes by itself after \(NumberText.text(of: (expiry.wait / .milliseconds(100)).rounded() / 10)) s",
          reason: "nothing on it stops the clock or gives more time",
          range: graph.mock.views[Int(state.front)].range))
    }
    return found
  }
}
