/// What a technology stands on, and what tells two places apart.
extension ExploreSearch {
  /// The view that the technology stands on.
  func place(of session: Session) -> NodeIndex? {
    session.inUse[graph.technology]?.place(in: session.scene)
  }

  /// The name of the place; 0 for none. Far down in a list that grows while it is walked through, all rows are one
  /// place, and what lies behind is not judged.
  mutating func key(of session: Session, in state: Int) -> UInt64 {
    guard let place = place(of: session) else { return 0 }
    let found = session.scene.views.nodes[Int(place)]
    guard hashing.isFurtherRow(found.scope, in: session.scene, beyond: Self.mostRows) else {
      return session.scene.key(of: place)
    }
    graph.states[state].isWhole = false
    graph.hasMoreRows = true
    var hash = StableHash()
    hash.add(UInt64(truncatingIfNeeded: found.view))
    hash.add(UInt64(truncatingIfNeeded: found.part?.nodeCode ?? 0))
    return hash.value | 1
  }

  /// What else tells two places apart: the rotor while it matters, the stop of scanning, for Voice Control where the
  /// scroll views stand, and from where what is open was opened.
  func extra(_ node: ExploreGraph.Node, _ session: Session) -> UInt64 {
    var hash = StableHash()
    switch node.stage {
    case .turned, .finding:
      hash.add(node.stage == .turned)
      hash.add(session.rotorName ?? "")
    case .start, .walking: break
    }
    if let control = session.switchControl {
      // An element is known by its name, wherever it comes in its group.
      if control.currentElement == nil {
        hash.add(UInt64(truncatingIfNeeded: control.place.group))
        hash.add(UInt64(truncatingIfNeeded: control.place.index))
      }
      hash.add(control.phase == .hidden)
    }
    if graph.technology == .voiceControl {
      // What lies behind cannot be named, wherever it stands.
      let views = session.scene.views
      let front = views.presented.last.map { $0..<views.nodes[Int($0)].end }
      for offset in session.app.state.navigation.last?.scrollOffsets ?? [] {
        if let front, views.node(offset.view).map(front.contains) != true { continue }
        hash.add(offset.offset.x.bitPattern)
        hash.add(offset.offset.y.bitPattern)
      }
    }
    for opener in node.openers { hash.add(UInt64(truncatingIfNeeded: opener.description)) }
    return hash.value
  }
}
