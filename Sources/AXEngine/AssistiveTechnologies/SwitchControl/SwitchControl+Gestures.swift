/// Gestures from the menu, and points (SC-20 to SC-24, SC-34).
extension SwitchControl {
  /// Makes a finger's gesture at what the menu is for.
  mutating func make(
    _ gesture: ScannerMenu.Gesture, _ menu: ScannerMenu, in scene: Scene, _ reactions: inout [Reaction]
  ) {
    closeMenu(&reactions)
    let size = scene.environment.screenSize
    let point: Point
    switch menu.target {
    case .element(let view):
      point = scene.tree.element(view).map(scene.activationPoint) ?? Point(size.width / 2, size.height / 2)
    case .point(let chosen): point = chosen
    case .key(let row, let key):
      guard let keyboard = tree.keyboard, let frame = scene.state.keyboardFrame else {
        return restart(&reactions)
      }
      point = keyboard.frame(ofKey: key, inRow: row, in: frame).center
    case .screen: point = Point(size.width / 2, size.height / 2)
    }
    let node = menu.node(in: scene) ?? scene.nodeAt(point)
    isStopped = false
    if gesture == .drag {
      // Where to is chosen like any point.
      guard let node else { return restart(&reactions) }
      var scan = PointScan(Rect(origin: .zero, size: size), settings.glidingCursor)
      scan.purpose = .drag(scene.views.nodes[Int(node)].identity)
      phase = .point(scan)
      shown = nil
      return
    }
    guard let requests = Self.requests(for: gesture, at: point, node) else { return restart(&reactions) }
    // Scanning starts again when the app has answered the last one.
    expecting = .restart(after: requests.count)
    for request in requests { reactions.perform(request) }
  }

  private static func requests(
    for gesture: ScannerMenu.Gesture, at point: Point, _ node: NodeIndex?
  ) -> [AppRequest]? {
    switch gesture {
    case .tap: [.touch(point)]
    case .doubleTap: [.touch(point), .touch(point)]
    case .tapAndHold: node.map { [.longPress($0)] }
    case .flick(let direction): [node.map { .swipe(direction, over: $0) } ?? .flick(direction)]
    case .pan(let direction): [.scroll(direction.scrolled, from: node)]
    case .pinch(let isIn): [.pinch(node, isIn: isIn)]
    case .drag: nil
    }
  }

  /// SC-24: the point is chosen again, more exactly: within an item, or around a point.
  mutating func refine(_ target: ScannerMenu.Target, in scene: Scene, _ reactions: inout [Reaction]) {
    closeMenu(&reactions)
    let screen = Rect(origin: .zero, size: scene.environment.screenSize)
    var area: Rect
    switch target {
    case .element(let view):
      area = scene.tree.element(view).map { scene.visibleFrame(of: scene[$0]) } ?? screen
    case .point(let point):
      let reach = Double(PointScan.bandWidth) / 2
      area = Rect(point.x - reach, point.y - reach, 2 * reach, 2 * reach)
    case .key(let row, let key):
      area = screen
      if let keyboard = tree.keyboard, let frame = scene.state.keyboardFrame {
        area = keyboard.frame(ofKey: key, inRow: row, in: frame)
      }
    case .screen: area = screen
    }
    area = area.intersection(screen)
    phase = .point(PointScan(area.isEmpty ? screen : area, settings.glidingCursor, isRefining: true))
    shown = nil
  }

  /// Whether points are scanned now, or will be with the next press.
  var scansPoints: Bool {
    if case .point = phase { return true }
    return phase == .hidden && settings.scanningMode == .point
  }

  /// The presses that choose a point, each with the time to wait before it; nil where no points are scanned, or that
  /// one is not among them. A sweep that has gone past comes round again.
  public func presses(for point: Point, in scene: Scene) -> [Duration]? {
    var copy = self
    var reactions: [Reaction] = []
    var waits: [Duration] = []
    if copy.phase == .hidden, settings.scanningMode == .point {
      waits.append(.zero)
      copy.run(.action(.select), in: scene, &reactions)
    }
    guard case .point(let first) = copy.phase else { return nil }
    // Not until the phase is over: what is tapped at once is scanned again only when the app has answered.
    for _ in 0..<first.pressesLeft {
      guard case .point(let scan) = copy.phase else { break }
      guard let place = scan.place(of: point) else { return nil }
      let slot = scan.duration(speed: settings.glidingCursorSpeed)
      // Round by way of the icon, where there is one.
      let hasIcon = settings.tapBehavior == .alwaysTap && scan.isFirst
      let icon = hasIcon ? settings.autoScanningTime : .zero
      let sinceStart =
        slot * min(scan.place, scan.count) + scan.elapsed
      var wait = slot * place + slot / 2 - sinceStart
      if place < scan.place { wait += slot * scan.count + icon }
      waits.append(max(wait, .zero))
      copy.jump(to: place)
      copy.run(.action(.select), in: scene, &reactions)
    }
    return waits
  }

  /// Chooses a point at once, as if the presses had come at the right time.
  mutating func choose(_ point: Point, in scene: Scene, _ reactions: inout [Reaction]) {
    if phase == .hidden { run(.action(.select), in: scene, &reactions) }
    guard case .point(let first) = phase else { return }
    for _ in 0..<first.pressesLeft {
      guard case .point(let scan) = phase, let place = scan.place(of: point) else { return }
      jump(to: place)
      run(.action(.select), in: scene, &reactions)
    }
  }

  private mutating func jump(to place: Int) {
    guard case .point(var scan) = phase else { return }
    scan.place = place
    scan.elapsed = .zero
    phase = .point(scan)
  }
}
