/// Gestures that only some views hear: drags, flicks and pinches, as each technology makes them.
extension ExploreActs {
  /// What the mock has handlers for at all.
  struct Heard: Sendable {
    var moves = false
    var swipes = false
    var zooms = false

    init(_ mock: Mock) {
      for view in mock.views {
        moves = moves || view.properties.has(.onMove)
        swipes = swipes || view.properties.has(.onSwipe)
        zooms =
          zooms || view.properties.has(.onPinch) || view.accessibility.has(.zoom)
          || view.accessibility.has(.addTraits) || view.accessibility.has(.traits)
      }
    }
  }

  /// VoiceOver: the finger does as without it behind a double tap that is held (VO-06, CU-90); the rotor zooms (RO-21).
  func voiceOverGestures(_ cursor: ElementIndex, in scene: Scene) -> [[Doing]] {
    var acts: [[Doing]] = []
    let node = scene[cursor].node
    let id = "#" + scene.id(ofElement: cursor)
    if heard.moves, scene.hears(.onMove, around: node) {
      for other in [cursor - 1, cursor + 1] where other >= 0 && other < scene.count {
        acts.append([
          .input(
            .gesture(.drag(node, to: .view(scene[other].node))),
            step: "drag \(id) to #\(scene.id(ofElement: other))")
        ])
      }
    }
    if heard.swipes {
      let middle = scene.visibleFrame(of: scene[cursor]).center
      for direction in scene.swipes(around: node) {
        let end = middle + direction.way
        let place = "\(NumberText.text(of: end.x)) \(NumberText.text(of: end.y))"
        acts.append([
          .input(.gesture(.drag(node, to: .point(end))), step: "drag \(id) to \(place)")
        ])
      }
    }
    if heard.zooms, scene.canZoom(cursor) {
      let turn = Doing.input(.rotor("Zoom"), step: "rotor Zoom")
      for direction in [SwipeDirection.up, .down] {
        acts.append([turn, .gesture(.swipe(direction, fingers: 1))])
      }
    }
    return acts
  }

  /// The keyboard: gesture mode (FK-18).
  func keyboardGestures(_ focus: ElementIndex, in scene: Scene) -> [[Doing]] {
    var keys: [KeyPress] = []
    if heard.swipes {
      let arrows: [(SwipeDirection, KeyPress.Key)] = [
        (.up, .up), (.down, .down), (.left, .left), (.right, .right),
      ]
      let heard = scene.swipes
      keys += arrows.filter { heard.contains($0.0) }.map { KeyPress($0.1) }
    }
    if heard.zooms, scene.hearsPinch(focus) {
      keys += [KeyPress(.up, .command), KeyPress(.down, .command)]
    }
    let mode = Doing.key(KeyPress(.character("g"), .tab))
    return keys.map { [mode, .key($0), mode] }
  }

  /// Switches: the menu's gestures (SC-34). Where a drag goes to would have to be scanned as a point.
  func switchGestures(_ element: ElementIndex, in scene: Scene) -> [[Doing]] {
    var acts: [[Doing]] = []
    let open: [Doing] = [.press, .choose(SwitchTitle.gestures.rawValue)]
    if heard.swipes {
      for direction in scene.swipes(around: scene[element].node) {
        acts.append(
          open + [.choose(SwitchTitle.flick.rawValue), .choose(direction.switchTitle.rawValue)])
      }
    }
    if heard.zooms, scene.hears(.onPinch, around: scene[element].node) {
      for title in [SwitchTitle.pinchIn, .pinchOut] {
        acts.append(open + [.choose(SwitchTitle.pinch.rawValue), .choose(title.rawValue)])
      }
    }
    return acts
  }

  /// Voice Control: swipes and zooms by name, drags by numbers (VC-06, VC-07, VC-09).
  func voiceGestures(_ element: ElementIndex, named name: Substring, in session: Session) -> [[Doing]] {
    let scene = session.scene
    var acts: [[Doing]] = []
    if heard.moves, scene.hears(.onMove, around: scene[element].node) {
      let targets = VoiceTargets(scene)
      if let number = targets.number(of: element) {
        for other in [number - 1, number + 1] where targets.element(numbered: other) != nil {
          acts.append([.say("show numbers"), .say("drag from \(number) to \(other)")])
        }
      }
    }
    if heard.swipes {
      acts += scene.swipes(around: scene[element].node).map { [.say("swipe \($0.rawValue) \(name)")] }
    }
    if heard.zooms, scene.hearsPinch(element) {
      acts += ["in", "out"].map { [.say("zoom \($0) \(name)")] }
    }
    return acts
  }
}

extension Scene {
  /// Whether a view or one around it has handlers of a kind.
  fileprivate func hears(_ key: ViewKey, around node: NodeIndex) -> Bool {
    first(around: node) { mock.views[Int($0.view)].properties.has(key) } != nil
  }

  /// The ways in which a finger drawn over a view does something.
  fileprivate func swipes(around node: NodeIndex) -> [SwipeDirection] {
    SwipeDirection.allCases.filter { direction in
      first(around: node) { view in
        mock.views[Int(view.view)].properties.handlers(.onSwipe).contains { $0.name == direction.rawValue }
      } != nil
    }
  }

  /// The ways in which anything on the screen is flicked.
  fileprivate var swipes: [SwipeDirection] {
    let named = Set(
      views.nodes.filter { $0.part == nil }.flatMap { node in
        mock.views[Int(node.view)].properties.handlers(.onSwipe).map(\.name)
      })
    return SwipeDirection.allCases.filter { named.contains($0.rawValue) }
  }

  /// Whether two fingers, or what stands for them, do something to an element.
  fileprivate func hearsPinch(_ element: ElementIndex) -> Bool {
    canZoom(element) || hears(.onPinch, around: self[element].node)
  }

  private func first(around node: NodeIndex, where holds: (ViewNode) -> Bool) -> ViewNode? {
    var next = node
    while next >= 0 {
      let found = views.nodes[Int(next)]
      if found.part == nil, holds(found) { return found }
      if found.flags.contains(.presented) { return nil }
      next = found.parent
    }
    return nil
  }
}
