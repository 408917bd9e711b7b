import AXEngine

extension Model {
  /// A click touches, two at one place double-tap, the wheel is a swipe with three fingers.
  mutating func take(_ mouse: MouseEvent, now: Int64) {
    if practice != nil {
      return setStatus("a click touches, two double-tap; the wheel swipes with three fingers")
    }
    guard let session = rehearsal?.session, case .none = overlay else { return takeInList(mouse, now: now) }
    if let list = session.shownList { return take(mouse, in: list, now: now) }
    if mouse.kind == .press(button: 0), let title = overlayTitle(at: mouse, session) {
      return perform("choose " + quoted(title), now: now)
    }
    switch mouse.kind {
    case .press(button: 0): click(CellPoint(row: mouse.row, column: mouse.column), now: now)
    case .wheelDown: perform("three-finger swipe up", now: now)
    case .wheelUp: perform("three-finger swipe down", now: now)
    case .wheelLeft: perform("three-finger swipe right", now: now)
    case .wheelRight: perform("three-finger swipe left", now: now)
    case .press, .release, .drag: break
    }
  }

  /// The title of the item of a technology's list at a place of the terminal; nil where there is none.
  private func overlayTitle(at mouse: MouseEvent, _ session: Session) -> String? {
    guard let overlay = session.overlay, overlay.grid == nil, drawing.listColumns.contains(mouse.column),
      let line = drawing.listLine(at: mouse.row),
      overlay.items.indices.contains(line)
    else { return nil }
    return overlay.items[line].title
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

  /// In a list of VoiceOver's own: a click picks, the wheel moves.
  private mutating func take(_ mouse: MouseEvent, in list: ShownList, now: Int64) {
    switch mouse.kind {
    case .wheelDown: perform("key Down", now: now)
    case .wheelUp: perform("key Up", now: now)
    case .press(button: 0):
      guard let line = drawing.listLine(at: mouse.row), list.lines.indices.contains(line) else { return }
      let isSetting = !list.lines[line].value.isEmpty
      if isSetting, list.chosen == line { return perform("key Return", now: now) }
      perform("choose " + quoted(list.lines[line].name), now: now)
    case .press, .release, .drag, .wheelLeft, .wheelRight: break
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
        let lines = chooser.lines
        guard lines.indices.contains(line), case .entry(let place) = lines[line] else { return }
        if chooser.selection.place == place {
          _ = run(.accept, now: now)
        } else {
          chooser.selection.set(place)
        }
      case .commands(var chooser):
        chooser.selection.set(line)
        overlay = .commands(chooser)
      case .settings(var chooser):
        if chooser.selection.place == line { return changeSetting(forward: true, now: now) }
        chooser.selection.set(line)
        overlay = .settings(chooser)
        sayChosenSetting(chooser)
      case .none, .prompt, .saying, .matrix, .help: break
      }
    case .press, .release, .drag, .wheelLeft, .wheelRight: break
    }
  }
}
