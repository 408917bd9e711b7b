/// Something that a person needs and that no move leads to.
enum UnreachableCheck: ExploreCheck {
  static let description = CheckDescription(
    id: "explore.unreachable", what: "Something that can be used cannot be reached.",
    why: "Who depends on the technology cannot use it at all, or only by pointing at its place.",
    fix: "Make it an element that responds to interaction, in line with what can be reached.",
    criteria: [.keyboard, .nameRoleValue], source: "FK-31, FK-42, SC-11, SC-16, VC-20, TV-06, TV-38, SE-01",
    limits: "Text is typed as samples only, and what takes drags or several fingers is not tried.")

  static func findings(in map: ExploreMap) -> [ExploreGraph.Remark] {
    map.missed.compactMap { missed in
      switch missed.cell.verdict {
      case .notReached: missed.remark(of: description.id, .violation, "cannot be reached")
      case .byPlaceOnly:
        missed.remark(of: description.id, .violation, "cannot be reached but by pointing at its place")
      case .reached, .byScrollingOnly, .notLookedAt, .notNeeded: nil
      }
    }
  }
}

/// Something that a person needs and that shows only after something else has scrolled it in.
enum ScrollingOnlyCheck: ExploreCheck {
  static let description = CheckDescription(
    id: "explore.scrolling-only",
    what: "Something that can be used is reached only after something else has scrolled it in.",
    why:
      "Who does not know that there is more below never finds it: no key and no scan leads there by itself.",
    fix: "Let something that can be used show at the beginning of the scroll view.",
    criteria: [.keyboard], source: "FK-42, FK-64, SC-16, SC-40",
    limits: "Whether people know their way around scrolling by gesture mode or menu is for a person to judge."
  )

  static func findings(in map: ExploreMap) -> [ExploreGraph.Remark] {
    map.missed.compactMap { missed in
      switch missed.cell.verdict {
      case .byScrollingOnly: missed.remark(of: description.id, .needsReview, "is reached by scrolling only")
      case .reached, .notReached, .byPlaceOnly, .notLookedAt, .notNeeded: nil
      }
    }
  }
}

/// Something that a person needs and that no move comes to, where it was met first.
struct MissedSubject: Sendable {
  var node: Int
  var subject: ReachSubject
  var cell: ReachabilityMatrix.Cell
  var range: SourceRange

  fileprivate func remark(
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
      let missed = map.unreached(in: state, region).filter { !known.contains($0.key) }
      guard let first = graph.states[state].nodes.first, !missed.isEmpty,
        let session = graph.session(at: first)
      else { continue }
      known.formUnion(missed.map(\.key))
      var judge = ReachJudge(session, graph.technology)
      judge.lookBehindScrolling()
      for subject in ReachSubject.all(in: session.scene) {
        let key = session.scene.key(of: subject.node)
        guard missed.contains(where: { $0.key == key }), !judge.couldBeStoodOn(subject) else { continue }
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
