/// What is noticed while an app is searched, since it shows on the way from one place to another.
extension ExploreSearch {
  /// Keeps what was opened from where, and which timers ran when what lies in front appeared.
  func noteLayers(
    _ node: inout ExploreGraph.Node, _ from: ExploreGraph.Node, _ before: Session, _ session: Session,
    _ kind: ExploreGraph.Edge.Kind
  ) {
    let (old, new) = (graph.states[from.state], graph.states[node.state])
    let running = new.timers.keys.sorted()
    if old.layers == new.layers {
      node.carried = from.carried.filter(running.contains)
      // What a timer of the screen's own has put off is the screen's own, too.
      if kind == .time,
        old.timers.keys.contains(where: { from.carried.contains($0) && !running.contains($0) })
      {
        node.carried = running
      }
      return
    }
    node.carried = running
    let common = zip(old.layers, new.layers).prefix { $0 == $1 }.count
    node.openers.removeAll { $0.layers > common || $0.layers == common && new.layers.count <= common }
    guard new.layers.count > old.layers.count, common == old.layers.count,
      let place = before.inUse[graph.technology]?.place(in: before.scene)
    else { return }
    let view = before.scene.element(for: place).map { before.scene[$0].identity }
    node.openers.append(
      ExploreGraph.Opener(
        layers: old.layers.count, view: view ?? before.scene.views.nodes[Int(place)].identity,
        description: before.scene.views.nodes[Int(place)].view))
  }

  /// CU-50, FK-41, TV-34: what closes gives the focus back to what opened it, as long as that is there.
  mutating func noteReturn(
    _ from: ExploreGraph.Node, _ before: Session, _ session: Session, _ doings: [Doing], _ at: Int,
    _ rules: [String]
  ) {
    let old = graph.states[from.state].layers
    let new = session.scene.layers
    guard new.count < old.count, old.starts(with: new),
      // What an app closes that is no presentation, the keyboard and the TV are not told of.
      graph.technology == .voiceOver || before.scene.views.presented != session.scene.views.presented
        || before.app.state.navigation.count != session.app.state.navigation.count,
      let opener = from.openers.first(where: { $0.layers == new.count }),
      let view = session.standing(at: opener.view, graph.technology),
      // Who has gone elsewhere is where they want to be.
      isInFront(from, before)
    else { return }
    let place = session.inUse[graph.technology]?.place(in: session.scene)
    let landed = place.map { node in
      session.scene.element(for: node).map { session.scene[$0].identity }
        ?? session.scene.views.nodes[Int(node)].identity
    }
    // Where the app names a place, it is meant.
    guard landed != opener.view, !rules.contains(where: Self.wishes.contains) else { return }
    let scene = before.scene
    let closed = graph.states[from.state].front
    let name =
      graph.states[from.state].isModal
      ? "#" + scene.mock.name(of: closed) : "the screen '\(graph.screen(of: from.state))'"
    let spot = place.map { "on #" + session.scene.id(of: $0) } ?? "nowhere"
    graph.remarks.append(
      ExploreGraph.Remark(
        check: FocusReturnCheck.description.id, node: at, doings: doings, view: session.scene.id(of: view),
        message: "when \(name) closes, the \(graph.technology.pointer) is \(spot) instead of "
          + "#\(session.scene.id(of: view)), which opened it",
        reason: FocusReturnCheck.reason(rules.last), range: scene.mock.views[Int(closed)].range, part: name))
  }

  /// Whether a place is in what lies in front, or nowhere.
  private func isInFront(_ node: ExploreGraph.Node, _ session: Session) -> Bool {
    guard node.place >= 0, let top = session.scene.modals.last else { return true }
    return node.place >= top && node.place < session.scene.views.nodes[Int(top)].end
  }

  private static let wishes = ["CU-42", "CU-52", "KB-37", "TV-33"]

  /// Keeps which timers a person can stop, or give more time.
  mutating func noteMoreTime(
    _ old: ExploreGraph.State, _ new: ExploreGraph.State, _ before: Session, _ session: Session
  ) {
    guard old.layers == new.layers, !before.app.state.delayed.isEmpty else { return }
    let now = session.app.state.delayed
    for delayed in before.app.state.delayed {
      let left = now.filter { $0.steps == delayed.steps && $0.context.view == delayed.context.view }.map(
        \.wait
      ).min()
      if left.map({ $0 > delayed.wait }) ?? true {
        graph.prolonged.insert(old.name(ofTimer: delayed.stableHash))
      }
    }
  }

  /// Keeps that a timer has taken away what lay in front.
  mutating func noteExpiry(_ at: Int, _ to: Int) {
    let (old, new) = (graph.states[graph.nodes[at].state], graph.states[graph.nodes[to].state])
    let due = old.timers.values.min()
    let fired = old.timers.filter { timer in
      timer.value == due && (new.timers[timer.key].map { $0 > timer.value } ?? true)
    }
    // One that goes off and takes nothing away was averted.
    if old.layers == new.layers { graph.prolonged.formUnion(fired.keys.map(old.name(ofTimer:))) }
    guard old.hasControls, old.layers != new.layers else { return }
    let isPushed = new.layers.starts(with: old.layers)
    // What is presented on top leaves the screen where it is.
    if isPushed, new.isModal || old.isModal { return }
    guard
      let timer = fired.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
      graph.nodes[at].carried.contains(timer.key)
    else { return }
    graph.expiries.append(
      ExploreGraph.Expiry(node: at, timer: timer.key, wait: timer.value, wasPushed: isPushed))
  }
}

extension Session {
  /// The view with an identity, where a technology can stand on it now.
  fileprivate func standing(at view: ViewIdentity, _ technology: TechnologyName) -> NodeIndex? {
    guard let node = scene.views.node(view) else { return nil }
    switch technology {
    case .voiceOver: return scene.tree.element(view) == nil ? nil : node
    case .fullKeyboardAccess:
      return scene.tree.element(view).map { FocusGroups.isStop(scene[$0]) } == true ? node : nil
    case .focusEngine: return FocusMap(scene).item(node) == nil ? nil : node
    // SC-13: scanning begins at the first item; Voice Control stands nowhere.
    case .switchControl, .voiceControl: return nil
    }
  }
}

extension Scene {
  /// Whether a modal sibling of a view, or of one around it, keeps it out of reach, as it is meant to (SE-03).
  fileprivate func isBehindModal(_ node: NodeIndex) -> Bool {
    var inner = node
    while inner >= 0 {
      let parent = views.nodes[Int(inner)].parent
      var isBehind = false
      if parent >= 0 {
        views.forEachChild(of: parent) { child in
          let flags = views.nodes[Int(child)].flags
          if child != inner, flags.contains(.modal), flags.isDisjoint(with: [.hidden, .transparent]) {
            isBehind = true
          }
        }
      }
      if isBehind { return true }
      inner = parent
    }
    return false
  }
}

extension Mock {
  /// The name that the file gives a view, else its type.
  func name(of view: ViewIndex) -> String {
    views[Int(view)].id ?? views[Int(view)].type.rawValue
  }
}

extension TechnologyName {
  /// What it stands with.
  var pointer: String {
    switch self {
    case .voiceOver: "cursor"
    case .fullKeyboardAccess, .focusEngine: "focus"
    case .switchControl: "highlight"
    case .voiceControl: "voice"
    }
  }
}

extension ExploreGraph.State {
  /// A name for a timer while this lies in front.
  func name(ofTimer timer: UInt64) -> UInt64 {
    var hash = StableHash(timer)
    for layer in layers { hash.add(layer) }
    return hash.value
  }

  /// Describes the state of a session's app for a technology.
  ///
  /// - Parameter isFurther: Whether a view is in a row that is like others before it.
  init(_ session: Session, _ technology: TechnologyName, isFurther: (NodeIndex) -> Bool) {
    let (scene, app) = (session.scene, session.app.state)
    let presented = scene.modals.last
    let top = presented ?? 0
    self.init(
      layers: scene.layers, screen: scene.views.screen,
      front: scene.views.nodes.isEmpty ? 0 : scene.views.nodes[Int(top)].view, isModal: presented != nil,
      screens: app.navigation.count)
    for subject in ReachSubject.all(in: scene)
    where subject.isNeeded(by: technology) && !(subject.element == nil && scene.isBehindModal(subject.node))
      && !isFurther(subject.node)
    {
      needs.append((scene.key(of: subject.node), subject.node))
    }
    let end = scene.views.nodes.isEmpty ? 0 : scene.views.nodes[Int(top)].end
    switch technology {
    case .voiceOver: hasStops = scene.count > 0
    case .fullKeyboardAccess: hasStops = scene.tree.elements.contains(where: FocusGroups.isStop)
    case .switchControl: hasStops = scene.tree.elements.contains(where: ScanTree.isStop)
    case .voiceControl: hasStops = true
    case .focusEngine: hasStops = session.focusNode != nil
    }
    hasControls = scene.tree.elements.contains { element in
      let part = scene.views.nodes[Int(element.node)].part
      return element.node >= top && element.node < end && part != .backButton && part != .dismiss
        && !element.traits.contains(.notEnabled)
        && !element.flags.isDisjoint(with: [.respondsToUserInteraction, .hasActions])
    }
    for delayed in app.delayed {
      let hash = delayed.stableHash
      timers[hash] = min(timers[hash] ?? delayed.wait, delayed.wait)
    }
  }
}

extension ReachSubject {
  /// Whether a person with a technology has to come to it.
  func isNeeded(by technology: TechnologyName) -> Bool {
    switch (kind, technology) {
    case (.control, _), (.gesture, _): true
    case (.link, _): true
    case (.text, .voiceOver), (.dimmed, .voiceOver): true
    case (.text, _), (.dimmed, _), (.screen, _): false
    case (.scrollView, .fullKeyboardAccess), (.scrollView, .switchControl), (.scrollView, .focusEngine): true
    case (.scrollView, .voiceOver), (.scrollView, .voiceControl): false
    }
  }
}
