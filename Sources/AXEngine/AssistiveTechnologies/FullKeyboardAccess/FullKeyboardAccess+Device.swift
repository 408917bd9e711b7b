/// Gestures made with keys, and commands of the device.
extension FullKeyboardAccess {
  /// FK-18: what a finger would do at the focused item. What no app can hear of is only recorded.
  mutating func perform(_ gesture: KeyboardGesture, in scene: Scene, _ reactions: inout [Reaction]) {
    switch gesture {
    case .tap(fingers: 1):
      guard let focus else { return }
      reactions.perform(.touch(scene.visibleFrame(of: scene[focus]).center))
    case .swipe(let direction, fingers: 1): reactions.perform(.flick(direction))
    case .zoom(let isIn):
      guard let focus else { return }
      // What the app zooms for assistive technologies, else the fingers themselves: apart is in.
      reactions.perform(
        scene.canZoom(focus)
          ? .zoom(scene[focus].node, isIn: isIn) : .pinch(scene[focus].node, isIn: !isIn))
    case .tap, .swipe, .rotate: reactions.emit(.log(gesture.title))
    }
  }

  /// FK-12 to FK-15, FK-17: recorded by Apple's name; turning the device really turns it.
  func perform(_ command: SystemCommand, in scene: Scene, _ reactions: inout [Reaction]) {
    if command.leavesApp, scene.environment.isGuidedAccessEnabled {
      return reactions.emit(.log(command.rawValue + ": not in Guided Access"))  // GA-02
    }
    reactions.emit(.log(command.rawValue))
    guard command == .rotateDevice else { return }
    var environment = scene.environment
    environment.isLandscape.toggle()
    reactions.perform(.setEnvironment(environment))
  }
}

/// Screens on which no key comes to anything.
extension FullKeyboardAccess {
  /// Says why, and the way on: gestures scroll also what no focus can enter (FK-64), and Find goes to any stop (FK-10).
  func sayNothingTakesFocus(in scene: Scene, _ reactions: inout [Reaction]) {
    func keys(_ command: KeyboardCommand) -> String? {
      settings.keys.first { $0.command == command }.map { KeyNames.text($0.key) }
    }
    let hasStops = scene.tree.elements.contains(where: FocusGroups.isStop)
    var ways: [String] = []
    if let mode = keys(.gestureMode),
      ScrollDirection.scanned.contains(where: { scene.canScroll($0, from: nil) })
    {
      ways.append(isGesturing ? "arrows scroll now" : "\(mode), then arrows scroll (FK-64)")
    }
    if hasStops, let find = keys(.find) { ways.append("\(find) finds by name (FK-10)") }
    let reason =
      hasStops ? "nothing in sight takes the focus (FK-42)" : "nothing on the screen takes the focus (FK-31)"
    reactions.emit(.log(([reason] + ways).joined(separator: "; ")))
  }
}

/// The ring and its time (FK-30).
extension FullKeyboardAccess {
  /// Any key shows it.
  mutating func showRing() {
    idle = .zero
    isRingHidden = false
  }

  public func untilNext(in scene: Scene) -> Duration? {
    guard focus != nil, settings.hidesRing, !isRingHidden else { return nil }
    return max(settings.hidingTime - idle, .zero)
  }

  public mutating func advance(by duration: Duration, in scene: Scene) -> [Reaction] {
    guard let left = untilNext(in: scene) else { return [] }
    idle += duration
    guard duration >= left else { return [] }
    isRingHidden = true
    return [.emit(.log("focus ring hidden"))]
  }

  /// The ring, while it shows; it lies around what the app gives as the item's shape (FK-38).
  public func marks(in scene: Scene) -> [Mark] {
    guard let focus, !(isRingHidden && settings.hidesRing) else { return [] }
    return [Mark(.ring, scene.outline(of: focus))]
  }
}
