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

  /// What is typed for a sample into the text that is edited; none where none is.
  func typing(in session: Session) -> [[Doing]] {
    guard let responder = session.app.state.firstResponder,
      let node = session.scene.views.node(responder)
    else { return [] }
    let texts = samples.texts(for: node, in: session.scene)
    switch technology {
    case .voiceOver, .fullKeyboardAccess, .focusEngine: return texts.map { [.type($0)] }
    case .voiceControl: return texts.map { [.say("type " + $0)] }
    case .switchControl: return texts.compactMap { Self.scanned($0, in: session) }
    }
  }

  // MARK: One technology each

  private func voiceOver(_ session: Session) -> [[Doing]] {
    guard let cursor = session.cursor, cursor < session.scene.count else { return [] }
    let (scene, element) = (session.scene, session.scene[cursor])
    let doubleTap = Doing.gesture(.tap(count: 2, fingers: 1, hold: false))
    var acts = [[doubleTap]]
    if hasMagicTap { acts.append([.gesture(.tap(count: 2, fingers: 2, hold: false))]) }
    if element.traits.contains(.adjustable) {
      let turn = Doing.input(.rotor("Adjust Value"), step: "rotor Adjust Value")
      for direction in [SwipeDirection.up, .down] {
        acts.append([turn, .gesture(.swipe(direction, fingers: 1))])
      }
    }
    let actions = scene.customActions(of: cursor)
    if !actions.isEmpty {
      let turn = Doing.input(.rotor("Actions"), step: "rotor Actions")
      for place in actions.indices {
        let down = Doing.gesture(.swipe(.down, fingers: 1))
        acts.append([turn] + Array(repeating: down, count: place + 1) + [doubleTap])
      }
    }
    if scene.isHeld(element.node) { acts.append([.gesture(.tap(count: 2, fingers: 1, hold: true))]) }
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
    acts.append([.key(KeyPress(.space))])
    for action in scene.customActions(of: focus) {
      acts.append([.key(KeyPress(.character("z"), .tab)), .choose(action.name)])
    }
    if scene.isHeld(scene[focus].node) { acts.append([.key(KeyPress(.character("m"), .tab))]) }
    return acts + keyboardGestures(focus, in: scene)
  }

  private func switches(_ session: Session) -> [[Doing]] {
    let scene = session.scene
    guard case .element(let view)? = session.scanStop, let element = scene.tree.element(view) else {
      return []
    }
    var acts: [[Doing]] = [[.press, .choose(SwitchTitle.tap.rawValue)]]
    if scene[element].traits.contains(.adjustable) {
      acts.append([.press, .choose(SwitchTitle.increment.rawValue)])
      acts.append([.press, .choose(SwitchTitle.decrement.rawValue)])
    }
    for action in scene.customActions(of: element) { acts.append([.press, .choose(action.name)]) }
    if scene.isHeld(scene[element].node) {
      acts.append([
        .press, .choose(SwitchTitle.gestures.rawValue), .choose(SwitchTitle.tapAndHold.rawValue),
      ])
    }
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
