/// A cursor or focus that stands on nothing.
enum NowhereCheck: ExploreCheck {
  static let description = CheckDescription(
    id: "explore.nowhere", what: "The cursor or focus stands on nothing.",
    why: "Nothing is spoken or highlighted, and no gesture does anything.",
    fix: "Let every screen have something to stand on from the beginning, and tell of elements that go.",
    criteria: [.focusOrder, .nameRoleValue], source: "CU-25, CU-45, SC-11, TV-30, TV-32",
    limits: "A screen that goes on by itself may be empty meanwhile.")

  static func findings(in map: ExploreMap) -> [ExploreGraph.Remark] {
    let graph = map.graph
    var found: [ExploreGraph.Remark] = []
    var known: Set<ViewIndex> = []
    for state in graph.states.indices {
      let described = graph.states[state]
      guard let first = described.nodes.first, described.isWhole, !map.passes(state),
        let reason = reason(map, state),
        known.insert(described.front).inserted
      else { continue }
      let name = described.isModal ? "#" + graph.mock.name(of: described.front) : "the screen"
      found.append(
        ExploreGraph.Remark(
          check: description.id, node: first, doings: [],
          view: described.isModal ? graph.mock.name(of: described.front) : nil,
          message: "the \(graph.technology.pointer) has nothing to stand on: \(name) is empty for it",
          reason: reason, range: graph.mock.views[Int(described.front)].range))
    }
    var gone: Set<String> = []
    return found + noticed(in: map).filter { gone.insert($0.view ?? "").inserted }
  }

  private static func reason(_ map: ExploreMap, _ state: Int) -> String? {
    let described = map.graph.states[state]
    guard !described.hasStops else { return nil }
    switch map.graph.technology {
    case .voiceOver: return "no element is on it (CU-45)"
    // Who sees the screen reads it, and Escape leads back.
    case .fullKeyboardAccess, .voiceControl: return nil
    // On the first screen there may be nothing to do.
    case .switchControl: return described.layers.count > 1 ? "nothing on it is scanned (SC-11)" : nil
    case .focusEngine: return "nothing on it takes the focus (TV-30)"
    }
  }

  /// The cursor is on an element that a list of the app still holds and whose view is gone.
  static func gone(_ element: ElementIndex, in session: Session, at node: Int) -> ExploreGraph.Remark {
    let scene = session.scene
    let view = scene.views.nodes[Int(scene[element].node)].view
    return ExploreGraph.Remark(
      check: description.id, node: node, doings: [], view: scene.id(ofElement: element),
      message: "the cursor comes to #\(scene.id(ofElement: element)), whose view is gone",
      reason: "the list of elements is kept and nobody was told of the change (CU-25)",
      range: scene.mock.views[Int(view)].range)
  }
}
