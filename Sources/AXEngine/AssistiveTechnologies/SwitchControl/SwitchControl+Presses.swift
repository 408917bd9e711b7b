/// What presses do.
extension SwitchControl {
  /// A person does something with a switch.
  mutating func press(_ press: SwitchPress, in scene: Scene, _ reactions: inout [Reaction]) {
    switch press {
    case .action(let action): run(.action(action), in: scene, &reactions)
    case .press(let number): self.press(number, in: scene, &reactions)
    case .hold(let number): hold(number, in: scene, &reactions)
    case .point(let point): choose(point, in: scene, &reactions)
    }
  }

  /// A short press. What comes too soon after another does not count, and what has to be held counts later (SC-05).
  private mutating func press(_ number: Int, in scene: Scene, _ reactions: inout [Reaction]) {
    guard settings.switches.indices.contains(number - 1) else { return }
    if let ignored = settings.ignoreRepeat, sinceLastPress < ignored { return }
    if useRecipe(number, in: scene, &reactions) { return }
    let command = command(of: number)
    if let wait = settings.holdDuration {
      sinceLastPress = .zero
      held = Held(command: command, left: wait)
    } else {
      run(command, in: scene, &reactions)
    }
  }

  /// What a short press of a switch does. With a single switch that moves, selecting is left to the dwell time.
  private func command(of number: Int) -> SwitchCommand {
    let command = settings.switches[number - 1]
    if settings.scanningStyle == .singleSwitchStep, command == .action(.select) { return .action(.next) }
    return command
  }

  /// SC-05, SC-41: a long press is the switch's second action, where it has one; a move is repeated as often as it fits
  /// into the time of a long press. Scanning stands still while a switch is held, so it takes no time.
  private mutating func hold(_ number: Int, in scene: Scene, _ reactions: inout [Reaction]) {
    guard settings.longPresses.indices.contains(number - 1) else { return }
    let second = settings.longPresses[number - 1]
    if second != .none { return run(second, in: scene, &reactions) }
    let command = command(of: number)
    guard let pause = settings.moveRepeat, command == .action(.next) || command == .action(.previous) else {
      return self.press(number, in: scene, &reactions)
    }
    let time = settings.longPress ?? .seconds(1)
    let times = 1 + Int(clamping: (time / pause).rounded(.down))
    for _ in 0..<times { run(command, in: scene, &reactions) }
  }

  /// SC-42: while a recipe is in force, switches do what it says; true where one is.
  private mutating func useRecipe(
    _ number: Int, in scene: Scene, _ reactions: inout [Reaction]
  ) -> Bool {
    guard let recipe else { return false }
    recipeLeft = SwitchRecipe.timeOut
    sinceLastPress = .zero
    if let request = recipe.request(ofSwitch: number, in: scene) { reactions.perform(request) }
    return true
  }

  /// Carries out what a switch is there for.
  mutating func run(_ command: SwitchCommand, in scene: Scene, _ reactions: inout [Reaction]) {
    sinceLastPress = .zero
    rounds = 0
    switch command {
    case .none: return
    case .device(let title): reactions.useDevice(title, in: scene)
    case .shortcut: askToTurnOff(in: scene, &reactions)
    case .action(.stop): isStopped = true
    case .action(.resume):
      isStopped = false
      elapsed = .zero
    case .action(let action):
      if phase == .hidden { return bringBack(in: scene, &reactions) }
      isDwelling = true
      switch action {
      case .select: select(in: scene, &reactions)
      case .next: move(forward: true, &reactions)
      case .previous: move(forward: false, &reactions)
      case .menu: openMenu(&reactions)
      case .tap: tap(in: scene, &reactions)
      case .stop, .resume: break
      }
    }
  }

  /// SC-04: a press while nothing is highlighted does nothing else.
  private mutating func bringBack(in scene: Scene, _ reactions: inout [Reaction]) {
    restart(at: ScanPlace(), &reactions)
    isDwelling = true
  }

  /// Selects what is highlighted.
  mutating func select(in scene: Scene, _ reactions: inout [Reaction]) {
    if settings.playsSounds { reactions.emit(.sound(.itemActivated)) }
    switch phase {
    case .hidden: return
    case .autoTap(let target): open(ScannerMenu(for: target), &reactions)
    case .menu(_, let index):
      guard menuItems.indices.contains(index) else { return leavePage(&reactions) }
      use(menuItems[index], in: scene, &reactions)
    case .point(let scan): press(scan, in: scene, &reactions)
    case .items:
      switch current {
      case .nothing: open(ScannerMenu(for: .screen), &reactions)
      case .group(let group):
        place = ScanPlace(group: group)
        highlight(&reactions)
      case .exit: leaveGroup(&reactions)
      case .icon: openMenu(&reactions)
      case .element(let element):
        select(.element(scene[element].identity), settings.tapBehavior, in: scene, &reactions)
      case .key(let row, let key):
        let behavior = settings.alwaysTapsKeys ? .alwaysTap : settings.tapBehavior
        select(.key(row: row, place: key), behavior, in: scene, &reactions)
      }
    }
  }

  /// SC-30: the menu, the tap after a while, or the tap at once.
  mutating func select(
    _ target: ScannerMenu.Target, _ behavior: SwitchControlSettings.TapBehavior, in scene: Scene,
    _ reactions: inout [Reaction]
  ) {
    switch behavior {
    case .default: open(ScannerMenu(for: target), &reactions)
    case .autoTap:
      phase = .autoTap(target)
      highlight(&reactions)
    case .alwaysTap: tap(target, in: scene, &reactions)
    }
  }

  /// The switch action "Tap": without the menu. What cannot be tapped is selected.
  private mutating func tap(in scene: Scene, _ reactions: inout [Reaction]) {
    switch phase {
    case .autoTap(let target): tap(target, in: scene, &reactions)
    case .menu(let menu, _):
      closeMenu(&reactions)
      tap(menu.target, in: scene, &reactions)
    case .items:
      switch current {
      case .element(let element): tap(.element(scene[element].identity), in: scene, &reactions)
      case .key(let row, let key): tap(.key(row: row, place: key), in: scene, &reactions)
      case .group, .exit, .icon, .nothing: select(in: scene, &reactions)
      }
    case .hidden, .point: select(in: scene, &reactions)
    }
  }

  /// A press during point scanning; the last one has chosen the point.
  private mutating func press(_ scan: PointScan, in scene: Scene, _ reactions: inout [Reaction]) {
    guard scan.place < scan.count else { return openMenu(&reactions) }
    var scan = scan
    let stop = scan.stop
    shown = stop
    reactions.emit(.scan(stop, rule: "SC-20"))
    guard let point = scan.press() else {
      phase = .point(scan)
      return
    }
    switch scan.purpose {
    case .select: select(.point(point), settings.tapBehavior, in: scene, &reactions)
    case .drag(let view):
      guard let node = scene.views.node(view) else { return restart(&reactions) }
      expecting = .restart(after: 1)
      reactions.perform(.drag(node, to: .point(point)))
    }
  }
}
