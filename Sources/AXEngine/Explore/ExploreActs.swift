/// What a person can do with what a technology stands on, beyond moving on: activate and adjust it, perform its
/// actions, go back, type a sample.
struct ExploreActs: Sendable {
  private let technology: TechnologyName
  private let samples: TypingSamples
  private let hasMagicTap: Bool
  private let hasScrollHandlers: Bool
  private let hasPlayPause: Bool
  let heard: Heard

  init(_ mock: Mock, _ technology: TechnologyName) {
    self.technology = technology
    samples = TypingSamples(mock)
    hasMagicTap =
      mock.handlers.contains { $0.name == "magicTap" } || mock.screens.contains { $0.magicTap != nil }
      || mock.views.contains { $0.accessibility.has(.magicTap) }
    hasScrollHandlers = mock.views.contains { $0.accessibility.has(.scroll) || $0.properties.has(.onSwipe) }
    heard = Heard(mock)
    hasPlayPause = mock.views.contains { $0.properties.has(.onPlayPauseCommand) }
  }

  /// What can be done where a session stands; each is done from there, in one piece.
  ///
  /// - Parameter isDone: Whether something has been done in this state of the app: what is said does the same wherever
  ///   the screen is scrolled to.
  func all(in session: Session, unless isDone: (ElementIndex) -> Bool) -> [[Doing]] {
    switch technology {
    case .voiceOver: voiceOver(session)
    case .fullKeyboardAccess: keyboard(session)
    case .switchControl: switches(session)
    case .voiceControl: voice(session, unless: isDone)
    case .focusEngine: remote(session)
    }
  }

  /// Going back, which every technology but Switch Control can do from anywhere.
  func leave(in session: Session) -> [Doing]? {
    switch technology {
    case .voiceOver: [.gesture(.scrub)]
    case .fullKeyboardAccess: [.key(KeyPress(.escape))]
    case .switchControl: nil
    case .voiceControl: [.say("go back")]
    case .focusEngine: [.remote(.menu, "press menu")]
    }
  }

  /// What is typed for a sample into the text that is edited, none where none is; and the samples that the technology
  /// cannot type.
  func typing(in session: Session) -> (acts: [[Doing]], left: [String]) {
    guard let responder = session.app.state.firstResponder,
      let node = session.scene.views.node(responder)
    else { return ([], []) }
    let texts = samples.texts(for: node, in: session.scene)
    switch technology {
    case .voiceOver, .fullKeyboardAccess, .focusEngine: return (texts.map { [.type($0)] }, [])
    case .voiceControl: return (texts.map { [.say("type " + $0)] }, [])
    case .switchControl:
      let scanned = texts.map { (text: $0, doings: Self.scanned($0, in: session)) }
      return (scanned.compactMap(\.doings), scanned.filter { $0.doings == nil }.map(\.text))
    }
  }

  // MARK: One technology each

  /// What an act is for a technology; nothing where it has no way.
  private static func doings(
    _ act: ElementAct, _ technology: TechnologyName, _ element: ElementIndex, _ scene: Scene
  ) -> [[Doing]] {
    act.doings(by: technology, on: element, in: scene).map { [$0] } ?? []
  }

  private func voiceOver(_ session: Session) -> [[Doing]] {
    guard let cursor = session.cursor, cursor < session.scene.count else { return [] }
    let (scene, element) = (session.scene, session.scene[cursor])
    func doings(_ act: ElementAct) -> [[Doing]] { Self.doings(act, .voiceOver, cursor, scene) }
    var acts = doings(.activate)
    if hasMagicTap { acts.append([.gesture(.tap(count: 2, fingers: 2, hold: false))]) }
    if element.traits.contains(.adjustable) { acts += doings(.increment) + doings(.decrement) }
    // By place: two may have one name.
    acts += scene.customActions(of: cursor).indices.map(ElementAct.picking)
    if scene.isHeld(element.node) { acts += doings(.hold) }
    if hasScrollHandlers {
      for direction in [SwipeDirection.up, .down, .left, .right] {
        acts.append([.gesture(.swipe(direction, fingers: 3))])
      }
    }
    return acts + voiceOverGestures(cursor, in: scene)
  }

  private func keyboard(_ session: Session) -> [[Doing]] {
    let scene = session.scene
    var acts = scene.shortcuts.map { [Doing.key($0.key)] }
    if session.app.state.firstResponder != nil { return acts + [[.key(KeyPress(.return))]] }
    guard let focus = session.keyboard?.focus, focus < scene.count else { return acts }
    func doings(_ act: ElementAct) -> [[Doing]] { Self.doings(act, .fullKeyboardAccess, focus, scene) }
    acts += doings(.activate)
    for action in scene.customActions(of: focus) { acts += doings(.action(action.name)) }
    if scene.isHeld(scene[focus].node) { acts += doings(.hold) }
    return acts + keyboardGestures(focus, in: scene)
  }

  private func switches(_ session: Session) -> [[Doing]] {
    let scene = session.scene
    guard case .element(let view)? = session.scanStop, let element = scene.tree.element(view) else {
      return []
    }
    func doings(_ act: ElementAct) -> [[Doing]] { Self.doings(act, .switchControl, element, scene) }
    var acts = doings(.activate)
    if scene[element].traits.contains(.adjustable) { acts += doings(.increment) + doings(.decrement) }
    for action in scene.customActions(of: element) { acts += doings(.action(action.name)) }
    if scene.isHeld(scene[element].node) { acts += doings(.hold) }
    return acts + switchGestures(element, in: scene)
  }

  private func voice(_ session: Session, unless isDone: (ElementIndex) -> Bool) -> [[Doing]] {
    let scene = session.scene
    var acts: [[Doing]] = []
    for spoken in VoiceReach.all(in: session) where !isDone(spoken.element) {
      acts.append(spoken.sayings.map(Doing.say))
      // A name that is told apart by a number is told apart by the tap.
      guard spoken.sayings.count == 1, let name = spoken.sayings.first?.dropFirst(4) else { continue }
      if scene[spoken.element].traits.contains(.adjustable) {
        acts.append([.say("increment " + name)])
        acts.append([.say("decrement " + name)])
      }
      for action in scene.customActions(of: spoken.element) {
        acts.append([.say("show actions for " + name), .choose(action.name)])
      }
      if scene.isHeld(scene[spoken.element].node) { acts.append([.say("long press " + name)]) }
      acts += voiceGestures(spoken.element, named: name, in: session)
    }
    return acts
  }

  private func remote(_ session: Session) -> [[Doing]] {
    var acts: [[Doing]] = [[.remote(.select, "press select")]]
    if hasPlayPause { acts.append([.remote(.playPause, "press playPause")]) }
    if let node = session.focusNode, session.scene.isHeld(node) {
      acts.append([.remote(.holdSelect, "hold select")])
    }
    return acts
  }
}

extension Scene {
  /// Whether a long press does something to a view or one around it.
  fileprivate func isHeld(_ node: NodeIndex) -> Bool {
    var next = node
    while next >= 0 {
      let found = views.nodes[Int(next)]
      if found.part == nil {
        let properties = mock.views[Int(found.view)].properties
        if properties.has(.onLongPress) || properties.has(.contextMenu) { return true }
      }
      if found.flags.contains(.presented) { return false }
      next = found.parent
    }
    return false
  }
}
