import AXEngine

extension Model {
  /// A click touches, two at one place double-tap, the wheel is a swipe with three fingers.
  mutating func take(_ mouse: MouseEvent, now: Int64) {
    guard rehearsal != nil, case .none = overlay else { return takeInList(mouse, now: now) }
    switch mouse.kind {
    case .press(button: 0): click(CellPoint(row: mouse.row, column: mouse.column), now: now)
    case .wheelDown: perform("three-finger swipe up", now: now)
    case .wheelUp: perform("three-finger swipe down", now: now)
    case .wheelLeft: perform("three-finger swipe right", now: now)
    case .wheelRight: perform("three-finger swipe left", now: now)
    case .press, .release, .drag: break
    }
  }

  private mutating func click(_ point: CellPoint, now: Int64) {
    defer { lastClick = (now, point) }
    if let last = lastClick, last.point == point, now - last.at <= Self.doubleClickDelay {
      lastClick = nil
      return perform("double tap", now: now)
    }
    guard let scene = rehearsal?.session.scene, let place = drawing.place(of: point) else { return }
    if let item = drawing.picture?.item(at: place) {
      perform("touch #" + scene.id(of: item.element >= 0 ? scene[item.element].node : item.node), now: now)
    } else if let ground = drawing.picture?.point(at: place, screen: scene.environment.screenSize) {
      perform("touch \(Int(near: ground.x)) \(Int(near: ground.y))", now: now)
    }
  }

  private mutating func takeInList(_ mouse: MouseEvent, now: Int64) {
    switch mouse.kind {
    case .wheelDown: _ = run(.down, now: now)
    case .wheelUp: _ = run(.up, now: now)
    case .press(button: 0):
      guard let line = drawing.listLine(at: mouse.row) else { return }
      switch overlay {
      case .screenChooser:
        if chooser.selection.place == line { _ = run(.accept, now: now) } else { chooser.selection.set(line) }
      case .itemChooser(var chooser):
        chooser.selection.set(line)
        overlay = .itemChooser(chooser)
      case .none, .prompt, .help: break
      }
    case .press, .release, .drag, .wheelLeft, .wheelRight: break
    }
  }
}
