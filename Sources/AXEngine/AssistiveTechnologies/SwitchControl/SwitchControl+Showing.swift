/// What is shown of the scan: the highlight, the menu, the band.
extension SwitchControl {
  public func scanStop(in scene: Scene) -> ScanStop? { stop(in: scene) }

  /// What is highlighted.
  func stop(in scene: Scene) -> ScanStop? {
    switch phase {
    case .hidden: return nil
    case .menu(_, let index):
      return menuItems.indices.contains(index) ? .item(menuItems[index].title) : .exit(nil, members: [])
    case .point(let scan):
      return scan.place < scan.count ? scan.stop : .item(iconTitle(in: scene))
    case .autoTap(.point(let point)): return .line(.y, at: Int(clamping: point.y))
    case .items, .autoTap: break
    }
    switch current {
    case .nothing: return nil
    case .element(let element): return element < scene.count ? .element(scene[element].identity) : nil
    case .key(let row, let key): return tree.keyboard.map { .item($0.title(of: $0.rows[row][key])) }
    case .icon: return .item(iconTitle(in: scene))
    case .group(let group):
      if case .row(let row) = tree.groups[group].source {
        return tree.keyboard.map { .item($0.title(ofRow: row)) }
      }
      let (view, members) = name(of: group, in: scene)
      return .group(view, members: members)
    case .exit(let group):
      let (view, members) = name(of: group, in: scene)
      return .exit(view, members: members)
    }
  }

  /// The container of a group where the file names it, else what is in it.
  private func name(of group: Int, in scene: Scene) -> (view: ViewIdentity?, members: [ViewIdentity]) {
    guard case .view(let node) = tree.groups[group].source, Int(node) < scene.views.nodes.count else {
      return (nil, [])
    }
    let view = scene.views.nodes[Int(node)]
    if scene.mock.views[Int(view.view)].id != nil { return (view.identity, []) }
    return (nil, tree.elements(in: group).filter { $0 < scene.count }.map { scene[$0].identity })
  }

  public func place(in scene: Scene) -> NodeIndex? {
    switch phase {
    case .items, .autoTap: currentElement.flatMap { $0 < scene.count ? scene[$0].node : nil }
    case .menu(let menu, _): menu.element(in: scene).map { scene[$0].node }
    case .hidden, .point: nil
    }
  }

  public func overlay(in scene: Scene) -> Overlay? {
    guard case .menu(let menu, let index) = phase else { return nil }
    if case .guest = menu.page { return nil }  // AssistiveTouch shows it.
    return Overlay(
      .menu, items: menuItems.map { Overlay.Item(title: $0.title, name: $0.name?.rawValue) },
      highlighted: menuItems.indices.contains(index) ? index : nil,
      more: menu.titlesBehindMore(in: scene, settings, isPointing: settings.scanningMode == .point))
  }

  /// Where scanning is in a menu that is not its own.
  var guestPlace: Int? {
    guard case .menu(let menu, let index) = phase, case .guest = menu.page else { return nil }
    return menuItems.indices.contains(index) ? index : nil
  }

  /// The pictures of the open menu's items, or first letters, where they have any (SC-32).
  public var menuSigns: [String?] { menuItems.map(\.sign) }

  /// The titles of the keys of the keyboard on the screen, row by row, with the row that is highlighted, or in which the
  /// highlighted key is (SC-12); nil while something else is.
  public var scannedKeyboard: (rows: [[String]], row: Int, key: Int?)? {
    guard let keyboard = tree.keyboard, phase == .items else { return nil }
    let rows = keyboard.rows.map { row in row.map(keyboard.title(of:)) }
    switch current {
    case .key(let row, let key): return (rows, row, key)
    case .group(let group), .exit(let group):
      guard case .row(let row) = tree.groups[group].source else { return nil }
      return (rows, row, nil)
    case .nothing, .element, .icon: return nil
    }
  }

  /// Where it stands among the stops of the level that is scanned, with the stop that leaves it.
  public func position(in scene: Scene) -> (place: Int, count: Int)? {
    switch phase {
    case .items, .autoTap:
      let count = count(of: place.group)
      return place.index < count ? (place.index, count) : nil
    case .menu(_, let index): return (index, menuItems.count + 1)
    case .hidden, .point: return nil
    }
  }

  public func marks(in scene: Scene) -> [Mark] {
    switch phase {
    case .hidden: []
    case .items: itemMarks(in: scene)
    case .autoTap(let target): marks(of: target, in: scene)
    case .menu(let menu, _): marks(of: menu.target, in: scene)
    case .point(let scan): marks(of: scan, in: scene)
    }
  }

  private func itemMarks(in scene: Scene) -> [Mark] {
    switch current {
    case .nothing: []
    case .element(let element):
      element < scene.count ? [Mark(.scanItem, scene.visibleFrame(of: scene[element]))] : []
    case .key(let row, let key): marks(of: .key(row: row, place: key), in: scene)
    case .group(let group): [Mark(.scanGroup, frame(of: group, in: scene), label: title(ofRow: group))]
    case .exit(let group): [Mark(.scanExit, frame(of: group, in: scene), label: title(ofRow: group))]
    case .icon: iconMarks(in: scene)
    }
  }

  /// What stands on a row of the keyboard, which the mock screen does not show.
  private func title(ofRow group: Int) -> String? {
    guard case .row(let row) = tree.groups[group].source else { return nil }
    return tree.keyboard?.title(ofRow: row)
  }

  /// What the icon is called that opens the menu (SC-30).
  func iconTitle(in scene: Scene) -> String { SwitchTitle.scannerMenu.text(in: scene.environment.locale) }

  private func iconMarks(in scene: Scene) -> [Mark] {
    let size = scene.environment.screenSize
    let frame = Rect(size.width / 2 - 70, max(0, size.height - 60), 140, 44)
    return [Mark(.scanItem, frame, label: iconTitle(in: scene))]
  }

  private func marks(of target: ScannerMenu.Target, in scene: Scene) -> [Mark] {
    switch target {
    case .element(let view):
      scene.tree.element(view).map { [Mark(.scanItem, scene.visibleFrame(of: scene[$0]))] } ?? []
    case .key(let row, let key):
      if let keyboard = tree.keyboard, let frame = scene.state.keyboardFrame {
        [
          Mark(
            .scanItem, keyboard.frame(ofKey: key, inRow: row, in: frame),
            label: keyboard.title(of: keyboard.rows[row][key]))
        ]
      } else {
        []
      }
    case .point(let point): cross(at: point, in: scene)
    case .screen: []
    }
  }

  private func cross(at point: Point, in scene: Scene) -> [Mark] {
    let size = scene.environment.screenSize
    return [
      Mark(.line, Rect(point.x, 0, 1, size.height)), Mark(.line, Rect(0, point.y, size.width, 1)),
    ]
  }

  private func marks(of scan: PointScan, in scene: Scene) -> [Mark] {
    guard scan.place < scan.count else { return iconMarks(in: scene) }
    var marks: [Mark] = []
    if let x = scan.chosenX {
      marks.append(Mark(.line, Rect(Double(x), scan.area.minY, 1, scan.area.height)))
    }
    func stretch(_ axis: ScanAxis, _ start: Int, _ length: Int) -> Rect {
      axis == .x
        ? Rect(Double(start), scan.area.minY, Double(length), scan.area.height)
        : Rect(scan.area.minX, Double(start), scan.area.width, Double(length))
    }
    switch scan.stop {
    case .band(let axis, let from, let to): marks.append(Mark(.band, stretch(axis, from, to - from)))
    case .line(let axis, let at): marks.append(Mark(.line, stretch(axis, at, 1)))
    case .element, .group, .exit, .item: break
    }
    return marks
  }

  /// What a group covers of the screen.
  private func frame(of group: Int, in scene: Scene) -> Rect {
    if case .row(let row) = tree.groups[group].source {
      guard let keyboard = tree.keyboard, let frame = scene.state.keyboardFrame else { return .zero }
      return keyboard.frame(ofRow: row, in: frame)
    }
    let frames = tree.elements(in: group).filter { $0 < scene.count }.map {
      scene.visibleFrame(of: scene[$0])
    }
    guard let first = frames.first else { return .zero }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }
}
