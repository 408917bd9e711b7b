/// Something that a person needs and that no move leads to.
enum UnreachableCheck: ExploreCheck {
  static let description = CheckDescription(
    id: "explore.unreachable", what: "Something that can be used cannot be reached.",
    why: "Who depends on the technology cannot use it at all, or only by pointing at its place.",
    fix: "Make it an element that responds to interaction, in line with what can be reached.",
    criteria: [.keyboard, .nameRoleValue], source: "FK-31, FK-42, SC-11, SC-16, VC-20, TV-06, TV-38, SE-01",
    limits: "Text is typed as samples only, and what takes drags or several fingers is not tried.")

  static func findings(in map: ExploreMap) -> [ExploreGraph.Remark] {
    let graph = map.graph
    var known: Set<UInt64> = []
    var found: [ExploreGraph.Remark] = []
    for state in graph.states.indices {
      let region = map.region(of: state)
      // Where there is nothing to stand on, that is the fault.
      guard map.isWhole(region), !map.passesMeanwhile(state), graph.states[state].hasStops else { continue }
      let missed = map.unreached(in: state, region).filter { !known.contains($0.key) }
      guard let first = graph.states[state].nodes.first, !missed.isEmpty,
        let session = graph.session(at: first)
      else { continue }
      known.formUnion(missed.map(\.key))
      let judge = ReachJudge(session, graph.technology)
      for subject in ReachSubject.all(in: session.scene) {
        let key = session.scene.key(of: subject.node)
        guard missed.contains(where: { $0.key == key }), !judge.couldBeStoodOn(subject) else { continue }
        let cell = judge.cell(of: subject)
        let isPlaceOnly: Bool
        switch cell.verdict {
        case .notReached: isPlaceOnly = false
        case .byPlaceOnly: isPlaceOnly = true
        case .reached, .byScrollingOnly, .notLookedAt, .notNeeded: continue
        }
        let name = subject.name.map { " " + WalkStep.quoted($0) } ?? ""
        let view = session.scene.views.nodes[Int(subject.node)].view
        found.append(
          ExploreGraph.Remark(
            check: description.id, node: first, doings: [], view: subject.id,
            message: "#\(subject.id)\(name) cannot be reached"
              + (isPlaceOnly ? " but by pointing at its place" : ""),
            reason: cell.reason.map { $0 + (cell.rule.map { " (" + $0 + ")" } ?? "") },
            range: graph.mock.views[Int(view)].range))
      }
    }
    return found
  }
}

extension ReachJudge {
  /// Whether something is one of those that swipes or keys come to one after the other: where they do not, something
  /// holds the cursor back, which ``TrapCheck`` reports.
  func couldBeStoodOn(_ subject: ReachSubject) -> Bool {
    guard let element = subject.element else { return false }
    switch technology {
    case .voiceOver: return true
    case .fullKeyboardAccess: return subject.kind == .control && isOpenStop(element)
    case .switchControl, .voiceControl, .focusEngine: return false
    }
  }
}
