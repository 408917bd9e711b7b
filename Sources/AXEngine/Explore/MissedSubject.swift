/// Something that a person needs and that no move comes to, where it was met first.
struct MissedSubject: Sendable {
  var node: Int
  var subject: ReachSubject
  var cell: ReachabilityMatrix.Cell
  var range: SourceRange

  /// What a check says of it.
  func remark(
    of check: String, _ outcome: Verdict.Outcome, _ words: String
  ) -> ExploreGraph.Remark {
    let name = subject.name.map { " " + WalkStep.quoted($0) } ?? ""
    return ExploreGraph.Remark(
      check: check, node: node, doings: [], view: subject.id, message: "#\(subject.id)\(name) \(words)",
      reason: cell.reason.map { $0 + (cell.rule.map { " (" + $0 + ")" } ?? "") }, range: range,
      outcome: outcome)
  }

  /// All of them in a graph.
  static func all(in map: ExploreMap) -> [MissedSubject] {
    let graph = map.graph
    var known: Set<UInt64> = []
    var found: [MissedSubject] = []
    for state in graph.states.indices {
      let region = map.region(of: state)
      // Where there is nothing to stand on, that is the fault.
      guard map.isWhole(region), !map.passesMeanwhile(state), graph.states[state].hasStops else { continue }
      let missed = Set(map.unreached(in: state, region).map(\.key)).subtracting(known)
      guard let first = graph.states[state].nodes.first, !missed.isEmpty,
        let session = graph.session(at: first)
      else { continue }
      known.formUnion(missed)
      var judge = ReachJudge(session, graph.technology)
      judge.lookBehindScrolling()
      for subject in ReachSubject.all(in: session.scene) {
        let key = session.scene.key(of: subject.node)
        guard missed.contains(key), !judge.couldBeStoodOn(subject) else { continue }
        let view = session.scene.views.nodes[Int(subject.node)].view
        found.append(
          MissedSubject(
            node: first, subject: subject, cell: judge.cell(of: subject),
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
