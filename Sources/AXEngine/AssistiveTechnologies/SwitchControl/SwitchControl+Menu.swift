/// The Scanner Menu (SC-30 to SC-40).
extension SwitchControl {
  private var isPointing: Bool { settings.scanningMode == .point }

  /// The menu for what is highlighted; for the icon that of the item tapped last, where it is still there.
  mutating func openMenu(_ reactions: inout [Reaction]) {
    guard let scene else { return }
    var target = ScannerMenu.Target.screen
    switch phase {
    case .menu: return
    case .autoTap(let tapped): target = tapped
    case .hidden, .point: break
    case .items:
      switch current {
      case .element(let element): target = .element(scene[element].identity)
      case .key(let row, let key): target = .key(row: row, place: key)
      case .icon:
        if let lastTapped, scene.tree.element(lastTapped) != nil { target = .element(lastTapped) }
      case .group, .exit, .nothing: break
      }
    }
    open(ScannerMenu(for: target), &reactions)
  }

  /// Shows a page of the menu from its first item.
  mutating func open(_ menu: ScannerMenu, _ reactions: inout [Reaction]) {
    guard let scene else { return }
    menuItems = menu.items(in: scene, settings, isPointing: isPointing)
    phase = .menu(menu, index: 0)
    rounds = 0
    showOverlay(&reactions)
    highlight(&reactions)
  }

  /// After something has changed: the same page with what is on it now, on the same item.
  mutating func refreshMenu(_ reactions: inout [Reaction]) {
    guard case .menu(let menu, let index) = phase, let scene else { return }
    let title = menuItems.indices.contains(index) ? menuItems[index].title : nil
    menuItems = menu.items(in: scene, settings, isPointing: isPointing)
    let same = title.flatMap { title in menuItems.firstIndex { $0.title == title } }
    phase = .menu(menu, index: same ?? min(index, menuItems.count))
    showOverlay(&reactions)
    highlight(&reactions)
  }

  private mutating func showOverlay(_ reactions: inout [Reaction]) {
    let titles = menuItems.map(\.title)
    guard titles != shownTitles, let scene else { return }
    shownTitles = titles
    reactions.emit(.overlay(overlay(in: scene), rule: "SC-31"))
  }

  /// The menu goes; where scanning goes on is decided elsewhere.
  mutating func closeMenu(_ reactions: inout [Reaction]) {
    guard case .menu = phase, let scene else { return }
    phase = freshPhase(in: scene)
    menuItems = []
    shownTitles = nil
    reactions.emit(.overlay(nil, rule: nil))
  }

  /// SC-38: one page up; from the first one out of the menu.
  mutating func leavePage(_ reactions: inout [Reaction]) {
    guard case .menu(var menu, _) = phase else { return }
    if case .guest = menu.page { return reactions.append(.pick(nil)) }
    menu.pages.removeLast()
    isDwelling = false
    guard menu.pages.isEmpty else { return open(menu, &reactions) }
    closeMenu(&reactions)
    restart(&reactions)
  }

  /// Scans the items of a menu that is not its own, from the first one; nil: it has closed, and scanning starts again.
  mutating func scan(guest titles: [String]?) -> [Reaction] {
    var reactions: [Reaction] = []
    var isGuest = false
    if case .menu(let menu, _) = phase, case .guest = menu.page { isGuest = true }
    if let titles, let scene {
      if !isGuest { closeMenu(&reactions) }
      let menu = ScannerMenu(for: .screen, page: .guest(titles))
      menuItems = menu.items(in: scene, settings, isPointing: isPointing)
      shownTitles = titles
      phase = .menu(menu, index: 0)
      rounds = 0
      isDwelling = false
      highlight(&reactions)
    } else if isGuest, let scene {
      phase = freshPhase(in: scene)
      menuItems = []
      shownTitles = nil
      restart(&reactions)
    }
    return reactions
  }

  /// SC-44: nobody loses the one way to use a device by a slip.
  mutating func askToTurnOff(in scene: Scene, _ reactions: inout [Reaction]) {
    reactions.emit(.log(SwitchTitle.turnOffQuestion(in: scene.environment.locale)))
    open(ScannerMenu(for: .screen, page: .turnOff), &reactions)
  }

  /// An item picked by its title, also behind "More"; without a menu the item of the screen with that name is tapped.
  mutating func choose(_ title: String, in scene: Scene, _ reactions: inout [Reaction]) -> Bool {
    let wanted = title.lowercased()
    guard case .menu(var menu, _) = phase else {
      let element = (0..<scene.count).first { element in
        tree.place(of: element) != nil && scene.semantics(of: element).label?.lowercased() == wanted
      }
      guard let element, let place = tree.place(of: element) else { return false }
      self.place = place
      phase = .items
      highlight(&reactions)
      tap(.element(scene[element].identity), in: scene, &reactions)
      return true
    }
    if let place = menuItems.firstIndex(where: { $0.isCalled(wanted) }) {
      phase = .menu(menu, index: place)
      highlight(&reactions)
      use(menuItems[place], in: scene, &reactions)
      return true
    }
    guard menu.page == .first else { return false }
    menu.pages.append(.more)
    let more = menu.items(in: scene, settings, isPointing: isPointing)
    guard let place = more.firstIndex(where: { $0.isCalled(wanted) }) else { return false }
    open(menu, &reactions)
    phase = .menu(menu, index: place)
    highlight(&reactions)
    use(more[place], in: scene, &reactions)
    return true
  }

  /// Does what an item is there for.
  mutating func use(_ item: ScannerMenu.Item, in scene: Scene, _ reactions: inout [Reaction]) {
    guard case .menu(var menu, _) = phase else { return }
    rounds = 0
    switch item.effect {
    case .pick:
      isDwelling = false
      elapsed = .zero
      reactions.append(.pick(item.title))
    case .tap:
      closeMenu(&reactions)
      tap(menu.target, in: scene, &reactions)
    case .action(let action): ask(.perform(action), &reactions)
    case .adjust(let isUp):
      guard let element = menu.element(in: scene) else { return }
      let node = scene.target(of: element)
      stayOpen(isUp ? .increment(node) : .decrement(node), &reactions)  // SC-39
    case .scroll(let direction): stayOpen(.scroll(direction, from: menu.node(in: scene)), &reactions)
    case .open(let page):
      menu.pages.append(page)
      open(menu, &reactions)
    case .gesture(let gesture): make(gesture, menu, in: scene, &reactions)
    case .edit(let operation): ask(.editText(operation), &reactions)
    case .device:
      closeMenu(&reactions)
      reactions.useDevice(item.name?.rawValue ?? item.title, in: scene)
      restart(&reactions)
    case .rotate where scene.environment.guidedAccess.refusal(of: item.name?.rawValue ?? item.title) != nil:
      closeMenu(&reactions)
      reactions.useDevice(item.name?.rawValue ?? item.title, in: scene)
      restart(&reactions)
    case .rotate:
      var environment = scene.environment
      environment.isLandscape.toggle()
      ask(.setEnvironment(environment), &reactions)
    case .refine: refine(menu.target, in: scene, &reactions)
    case .mode(let mode):
      closeMenu(&reactions)
      settings.scanningMode = mode
      restart(at: ScanPlace(), &reactions)
    case .change(let change): make(change, &reactions)
    case .launch(let recipe):
      closeMenu(&reactions)
      self.recipe = recipe
      recipeLeft = SwitchRecipe.timeOut
      reactions.emit(.log("Recipe " + recipe.title.rawValue))
      restart(&reactions)
    case .askToTurnOff:
      reactions.emit(.log(SwitchTitle.turnOffQuestion(in: scene.environment.locale)))
      menu.pages.append(.turnOff)
      open(menu, &reactions)
    case .turnOff:
      closeMenu(&reactions)
      reactions.append(.turn(.switchControl, isOn: false))
    case .cancel:
      closeMenu(&reactions)
      restart(&reactions)
    }
  }

  /// Closes the menu and asks the app.
  private mutating func ask(_ request: AppRequest, _ reactions: inout [Reaction]) {
    closeMenu(&reactions)
    expecting = .restart(after: 1)
    isStopped = false
    reactions.perform(request)
  }

  /// Asks the app; the menu stays for more of the same. Resting does not do it again.
  private mutating func stayOpen(_ request: AppRequest, _ reactions: inout [Reaction]) {
    expecting = .menu
    isDwelling = false
    elapsed = .zero
    reactions.perform(request)
  }

  /// SC-30: a tap, after which scanning starts again.
  mutating func tap(_ target: ScannerMenu.Target, in scene: Scene, _ reactions: inout [Reaction]) {
    expecting = .restart(after: 1)
    isStopped = false
    switch target {
    case .element(let view):
      guard let element = scene.tree.element(view) else { break }
      lastTapped = view
      return reactions.perform(.activate(scene.target(of: element)))
    case .key(let row, let key): return type(row, key, in: scene, &reactions)
    case .point(let point): return reactions.perform(.touch(point))
    case .screen: break
    }
    expecting = .nothing
    restart(&reactions)
  }

  /// SC-12: a key of the keyboard on the screen.
  private mutating func type(_ row: Int, _ key: Int, in scene: Scene, _ reactions: inout [Reaction]) {
    guard let keyboard = tree.keyboard, keyboard.rows.indices.contains(row),
      keyboard.rows[row].indices.contains(key)
    else { return restart(&reactions) }
    switch keyboard.rows[row][key] {
    case .character(let character):
      // Shift is for one letter.
      if keys == .capitals { keys = .letters }
      reactions.perform(.insertText(character))
    case .space: reactions.perform(.insertText(" "))
    case .delete: reactions.perform(.deleteBackward)
    case .return: reactions.perform(.submit)
    case .show(let other):
      expecting = .nothing
      keys = other
      rebuild()
      restartAfterKey(&reactions)
    }
  }

  /// SC-12, SC-13: on the same key again where that is wished, else as after any tap.
  mutating func restartAfterKey(_ reactions: inout [Reaction]) {
    if settings.scansSameKey {
      place.index = min(place.index, max(0, count(of: place.group) - 1))
      return restart(at: place, &reactions)
    }
    // The current item is the row then.
    if place.group > 0 {
      let row = tree.groups[place.group]
      place = ScanPlace(group: row.parent, index: row.place)
    }
    restart(&reactions)
  }

  /// SC-36. A step is a tenth of a second, or of point scanning's speed ten; no source gives any.
  private mutating func make(_ change: ScannerMenu.Change, _ reactions: inout [Reaction]) {
    switch change {
    case .faster, .slower:
      let isFaster = change == .faster
      if isPointing {
        settings.glidingCursorSpeed = min(120, max(1, settings.glidingCursorSpeed + (isFaster ? 10 : -10)))
        reactions.emit(.log("Speed \(settings.glidingCursorSpeed)"))
      } else {
        let time = settings.autoScanningTime + .milliseconds(isFaster ? -100 : 100)
        settings.autoScanningTime = min(.seconds(25), max(.milliseconds(50), time))
        reactions.emit(.log("Auto Scanning Time " + settings.autoScanningTime.walkText))
      }
    case .speech: settings.speaks.toggle()
    case .sounds: settings.playsSounds.toggle()
    case .groups: settings.groupItems.toggle()
    }
    isDwelling = false
    elapsed = .zero
    refreshMenu(&reactions)
  }
}
