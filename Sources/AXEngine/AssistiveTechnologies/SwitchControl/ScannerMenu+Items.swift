/// What stands on the pages of the Scanner Menu.
extension ScannerMenu {
  /// The items of the page that is shown.
  func items(in scene: Scene, _ settings: SwitchControlSettings, isPointing: Bool) -> [Item] {
    let language = scene.environment.locale
    return plainItems(in: scene, settings, isPointing: isPointing).map { $0.translated(to: language) }
  }

  private func plainItems(
    in scene: Scene, _ settings: SwitchControlSettings, isPointing: Bool
  ) -> [Item] {
    switch page {
    case .first:
      let choices = first(in: scene, settings)
      guard settings.streamlinesMenu else {
        return choices + more(in: scene, settings, isPointing: isPointing)
      }
      return choices + [Item(.more, .open(.more))]
    case .more: return more(in: scene, settings, isPointing: isPointing)
    case .gestures: return Self.arranged(Self.gestures, .gestures, settings)
    case .flick: return Self.directions { .gesture(.flick($0)) }
    case .pan: return Self.directions { .gesture(.pan($0)) }
    case .pinch:
      return [Item(.pinchIn, .gesture(.pinch(isIn: true))), Item(.pinchOut, .gesture(.pinch(isIn: false)))]
    case .device: return Self.arranged(Self.device, .device, settings)
    case .volume: return [Item(.volumeUp, .device), Item(.volumeDown, .device)]
    case .media: return Self.arranged(Self.media, .media, settings)
    case .settings: return Self.arranged(Self.changes(settings), .settings, settings)
    case .editing: return Self.editing(in: scene)
    case .recipes: return SwitchRecipe.allCases.map { Item($0.title, .launch($0)) }
    case .guest(let titles): return titles.map { Item($0, sign: nil, .pick) }
    case .turnOff: return [Item(.yes, .turnOff), Item(.cancel, .cancel)]  // SC-44
    }
  }

  /// The items of a page, which stand in Apple's order, in the person's (SC-38).
  private static func arranged(_ items: [Item], _ page: SwitchPage, _ settings: SwitchControlSettings)
    -> [Item]
  {
    let usual = page.usual
    return settings.titles(on: page).compactMap { title in usual.firstIndex(of: title).map { items[$0] } }
  }

  /// Titles that "More" leads to.
  func titlesBehindMore(
    in scene: Scene, _ settings: SwitchControlSettings, isPointing: Bool
  ) -> [String] {
    guard page == .first else { return [] }
    let language = scene.environment.locale
    let items = more(in: scene, settings, isPointing: isPointing)
    return items.map { $0.translated(to: language).title } + items.compactMap { $0.name?.rawValue }
  }

  /// SC-32: Tap, the element's own actions, Increment and Decrement, the ways it can scroll. In the whole list
  /// Increment and Decrement come before the actions (SC-33).
  private func first(in scene: Scene, _ settings: SwitchControlSettings) -> [Item] {
    var items: [Item] = []
    if target != .screen { items.append(Item(.tap, .tap)) }
    let actions = actions(in: scene)
    let adjusting = adjusting(in: scene)
    items += settings.streamlinesMenu ? actions + adjusting : adjusting + actions
    for direction in ScrollDirection.scanned where scene.canScroll(direction, from: node(in: scene)) {
      items.append(Item(direction.switchTitle, .scroll(direction)))  // SC-40
    }
    return items
  }

  /// The element that the menu is for; nil where it is for something else, or gone.
  func element(in scene: Scene) -> ElementIndex? {
    guard case .element(let view) = target else { return nil }
    return scene.tree.element(view)
  }

  /// The view that a scroll starts from; nil for the front one.
  func node(in scene: Scene) -> NodeIndex? {
    switch target {
    case .element: element(in: scene).map { scene[$0].node }
    case .point(let point): scene.nodeAt(point)
    case .key, .screen: nil
    }
  }

  private func actions(in scene: Scene) -> [Item] {
    guard let element = element(in: scene) else { return [] }
    return scene.customActions(of: element).map { action in
      let sign = scene.image(of: action) ?? action.name.first.map(String.init)
      return Item(action.name, sign: sign, .action(action.target))
    }
  }

  /// SC-39.
  private func adjusting(in scene: Scene) -> [Item] {
    guard let element = element(in: scene), scene[element].traits.contains(.adjustable) else { return [] }
    return [Item(.increment, .adjust(isUp: true)), Item(.decrement, .adjust(isUp: false))]
  }

  /// SC-33, as far as it is not on the first page. What belongs to a text comes only while one is edited.
  private func more(
    in scene: Scene, _ settings: SwitchControlSettings, isPointing: Bool
  ) -> [Item] {
    let isEditing = scene.state.firstResponder != nil
    return settings.menu.compactMap { entry in
      switch entry {
      case .home, .shortcuts, .appMovement, .moveAround: Item(entry.title, .device)
      case .gestures: Item(.gestures, .open(.gestures))
      case .editingOperations: isEditing ? Item(.editing, .open(.editing)) : nil
      case .refineSelection: Item(.refineSelection, .refine)
      case .cursorMode: isPointing ? Item(.itemMode, .mode(.item)) : Item(.cursorMode, .mode(.point))
      case .device: Item(.device, .open(.device))
      case .mediaControls: Item(.mediaControls, .open(.media))
      case .settings: Item(.settings, .open(.settings))
      case .recipes: Item(.recipes, .open(.recipes))
      case .dictation: isEditing ? Item(.dictation, .device) : nil
      case .none: nil
      }
    }
  }

  /// SC-34.
  static let gestures: [Item] = [
    Item(.tap, .gesture(.tap)), Item(.flick, .open(.flick)), Item(.pan, .open(.pan)),
    Item(.pinch, .open(.pinch)), Item(.tapAndHold, .gesture(.tapAndHold)), Item(.drag, .gesture(.drag)),
    Item(.holdAndDrag, .gesture(.drag)), Item(.doubleTap, .gesture(.doubleTap)), Item(.freehand, .device),
    Item(.fingers, .device), Item(.saved, .device),
  ]

  private static func directions(_ effect: (SwipeDirection) -> Effect) -> [Item] {
    [SwipeDirection.up, .down, .left, .right].map { Item($0.switchTitle, effect($0)) }
  }

  /// SC-35.
  static let device: [Item] = [
    Item(.notificationCenter, .device), Item(.controlCenter, .device), Item(.lockScreen, .device),
    Item(.volume, .open(.volume)), Item(.spotlight, .device), Item(.siri, .device),
    Item(.accessibilityShortcut, .askToTurnOff), Item(.screenshot, .device), Item(.useOtherDevices, .device),
    Item(.voiceControl, .device), Item(.home, .device), Item(.rotate, .rotate), Item(.shake, .device),
    Item(.mute, .device),
  ]

  /// SC-37.
  static let media: [Item] = [
    SwitchTitle.previousTrack, .playPause, .nextTrack, .skipBack, .skipForward, .rewind, .fastForward,
  ].map { Item($0, .device) }

  /// SC-36.
  static func changes(_ settings: SwitchControlSettings) -> [Item] {
    [
      Item(.speedUp, .change(.faster)), Item(.slowDown, .change(.slower)),
      Item(settings.speaks ? .speechOff : .speechOn, .change(.speech)),
      Item(settings.playsSounds ? .soundOff : .soundOn, .change(.sounds)),
      Item(settings.groupItems ? .groupsOff : .groupsOn, .change(.groups)),
    ]
  }

  /// What the edit menu of the text offers.
  private static func editing(in scene: Scene) -> [Item] {
    guard let field = scene.state.firstResponder, let element = scene.tree.element(field) else { return [] }
    let isSecure = scene[element].traits.contains(.secureTextField)
    let text = scene.text(of: scene[element].node)
    return TextOperation.available(in: scene.state, text: text, isSecure: isSecure).map { operation in
      let title: SwitchTitle =
        switch operation {
        case .select: .select
        case .selectAll: .selectAll
        case .cut: .cut
        case .copy: .copy
        case .paste: .paste
        }
      return Item(title, .edit(operation))
    }
  }
}

extension ScrollDirection {
  /// Those that the menu offers, in its order.
  static let scanned: [ScrollDirection] = [.up, .down, .left, .right]

  var switchTitle: SwitchTitle {
    switch self {
    case .up, .previous: .scrollUp
    case .down, .next: .scrollDown
    case .left: .scrollLeft
    case .right: .scrollRight
    }
  }
}

extension Scene {
  /// SC-40: whether a view around a node takes a scroll that way: by a handler of the app, or since there is more to
  /// see. nil starts at the front scroll view.
  func canScroll(_ direction: ScrollDirection, from node: NodeIndex?) -> Bool {
    var next = node ?? frontScrollView() ?? -1
    while next >= 0 {
      let view = views.nodes[Int(next)]
      if view.part == nil,
        mock.views[Int(view.view)].accessibility.handlers(.scroll).contains(where: {
          $0.name == direction.rawValue
        })
      {
        return true
      }
      if view.flags.contains(.scrolls) {
        let geometry = views.scrollGeometry(of: next)
        let offset = scrollOffset(of: view.identity)
        let hasMore =
          switch direction {
          case .up, .previous: offset.y > geometry.minOffset.y + 0.5
          case .down, .next: offset.y < geometry.maxOffset.y - 0.5
          case .left: offset.x > geometry.minOffset.x + 0.5
          case .right: offset.x < geometry.maxOffset.x - 0.5
          }
        if hasMore { return true }
      }
      if view.flags.contains(.presented) { return false }
      next = view.parent
    }
    return false
  }

  private func frontScrollView() -> NodeIndex? {
    let range = views.presented.last.map { $0..<views.nodes[Int($0)].end } ?? 0..<NodeIndex(views.nodes.count)
    return range.first {
      let flags = views.nodes[Int($0)].flags
      return flags.contains(.scrolls) && !flags.contains(.semanticOnly)
    }
  }

  /// The picture that the file gives a custom action.
  fileprivate func image(of action: CustomAction) -> String? {
    let target = action.target
    let view = views.nodes[Int(target.node)]
    guard view.part == nil else { return nil }
    let own = mock.views[Int(view.view)]
    let list: PropertyValue? =
      switch target.source {
      case .actions: own.accessibility[.actions]
      case .contextMenu: own.properties[.contextMenu]
      case .swipeActions: own.properties[.swipeActions]
      case .activation, .drag, .drop: nil
      }
    guard case .actions(let actions)? = list, actions.indices.contains(target.index) else { return nil }
    return actions[target.index].image
  }

  /// What is typed into a text field.
  fileprivate func text(of node: NodeIndex) -> String {
    let reader = Reader(mock: mock, state: state, views: views)
    return reader.text(reader.property(ViewKey.value, of: node), at: node) ?? ""
  }
}

extension SwipeDirection {
  /// Its title in the menu.
  var switchTitle: SwitchTitle {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}
