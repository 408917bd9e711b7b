/// What Full Keyboard Access has opened over the screen; keys go to it until it closes.
enum KeyboardSheet: Sendable {
  /// The focused item's custom actions by name, and which is chosen (FK-08, FK-37).
  case actions([String], chosen: Int)
  /// A text that is looked for (FK-10).
  case find(KeyboardFind)
  /// All commands, and which one is at the top of what shows (FK-11).
  case help(top: Int)
  /// The app's own shortcuts (FK-19).
  case shortcuts
}

/// A text that is looked for in the names of what can be focused, and what has it (FK-10, FK-36).
struct KeyboardFind: Sendable {
  /// What was typed.
  private(set) var typed = ""
  /// What has it in a name, in reading order.
  private(set) var matches: [ElementIndex] = []
  /// Which of them is shown; nil where there is none.
  private(set) var current: Int?
  /// Where the focus was before.
  let origin: ViewIdentity?
  private var names: [(item: ElementIndex, names: [String])] = []
  private var scene: Scene

  init(in scene: Scene, from origin: ViewIdentity?) {
    self.origin = origin
    self.scene = scene
    readNames()
  }

  /// The match that is shown.
  var match: ElementIndex? { current.map { matches[$0] } }

  /// Types on.
  mutating func type(_ text: String, in scene: Scene) {
    typed += text
    look(in: scene)
  }

  /// Takes the last character back.
  mutating func erase(in scene: Scene) {
    guard !typed.isEmpty else { return }
    typed.removeLast()
    look(in: scene)
  }

  /// The next or previous match; goes round.
  mutating func step(forward: Bool, in scene: Scene) {
    if !self.scene.sharesTree(with: scene) { look(in: scene) }
    guard let current, !matches.isEmpty else { return }
    self.current = (current + (forward ? 1 : matches.count - 1)) % matches.count
  }

  /// FK-36: what is called so goes before what begins so, that before what has it somewhere.
  private mutating func look(in scene: Scene) {
    if !self.scene.sharesTree(with: scene) {
      self.scene = scene
      readNames()
    }
    let wanted = typed.lowercased()
    matches = []
    current = nil
    guard !wanted.isEmpty else { return }
    var best = 3
    for entry in names {
      let rank =
        entry.names.map { $0 == wanted ? 0 : $0.hasPrefix(wanted) ? 1 : $0.holds(wanted) ? 2 : 3 }.min() ?? 3
      guard rank < 3 else { continue }
      if rank < best { (best, current) = (rank, matches.count) }
      matches.append(entry.item)
    }
  }

  /// What every stop is called: by its label, and by what Voice Control knows it by.
  private mutating func readNames() {
    names = (0..<scene.count).filter { FocusGroups.isStop(scene[$0]) }.map { item in
      var names = scene.inputLabels(of: item)
      if let label = scene.semantics(of: item).label, !names.contains(label) { names.append(label) }
      return (item, names.map { $0.lowercased() })
    }
  }
}

extension FullKeyboardAccess {
  public func overlay(in scene: Scene) -> Overlay? {
    switch sheet {
    case .actions(let names, let chosen)?:
      return Overlay(.actions, items: names.map { Overlay.Item(title: $0) }, highlighted: chosen)
    case .find(let find)?:
      let view = find.match.flatMap { $0 < scene.count ? scene[$0].identity : nil }
      return Overlay(.find, items: [Overlay.Item(title: find.typed, view: view)])
    case .help(let top)?:
      let items = settings.keys.map {
        Overlay.Item(title: KeyNames.text($0.key), detail: $0.command.title)
      }
      return Overlay(.help, items: items, highlighted: top)
    case .shortcuts?:
      let items = scene.shortcuts.map { Overlay.Item(title: KeyNames.text($0.key), detail: $0.name) }
      return Overlay(.shortcuts, items: items)
    case nil: return nil
    }
  }

  /// FK-08: the focused item's actions; where it has none, nothing opens.
  mutating func openActions(in scene: Scene, _ reactions: inout [Reaction]) {
    let names = focus.map { scene.customActions(of: $0).map(\.name) } ?? []
    if !names.isEmpty { open(.actions(names, chosen: 0), by: "FK-08", in: scene, &reactions) }
  }

  /// FK-19: the app's shortcuts, on an iPad; where it has none, nothing opens.
  mutating func openShortcuts(in scene: Scene, _ reactions: inout [Reaction]) {
    guard scene.environment.device == .iPad, !scene.shortcuts.isEmpty else { return }
    open(.shortcuts, by: "FK-19", in: scene, &reactions)
  }

  mutating func open(
    _ sheet: KeyboardSheet, by rule: String, in scene: Scene, _ reactions: inout [Reaction]
  ) {
    self.sheet = sheet
    reactions.emit(.overlay(overlay(in: scene), rule: rule))
  }

  private mutating func shut(_ reactions: inout [Reaction]) {
    sheet = nil
    reactions.emit(.overlay(nil, rule: nil))
  }

  /// What opens, closes or comes otherwise takes an open sheet away; the actions of an item that is not focused any
  /// more go as well.
  mutating func closeSheet(
    after change: SceneChange, isElsewhere: Bool, _ reactions: inout [Reaction]
  ) {
    switch sheet {
    case nil: return
    case .help?: return
    case .actions(let names, _)?:
      let same = focus.map { $0 < change.new.count && change.new[$0].identity == identity } ?? false
      if !isElsewhere, same, let focus, change.new.customActions(of: focus).map(\.name) == names { return }
    case .find?, .shortcuts?:
      guard isElsewhere else { return }
    }
    shut(&reactions)
  }

  /// A key while something is open; false where it closes that and means something beyond it.
  mutating func take(
    _ key: KeyPress, _ command: KeyboardCommand?, in scene: Scene, _ reactions: inout [Reaction]
  ) -> Bool {
    switch sheet {
    case .actions(let names, let chosen)?:
      if let step = command?.step {
        let next = (chosen + step + names.count) % names.count
        sheet = .actions(names, chosen: next)
        reactions.emit(.log("chosen \"\(names[next])\""))
      } else if command == .activate {
        performAction(chosen, names, in: scene, &reactions)
      } else if command?.leaves == true || command == .actions {
        shut(&reactions)
      }
    case .find(let find)?: take(key, command, find, in: scene, &reactions)
    case .help(let top)?:
      let count = settings.keys.count
      if let step = command?.step {
        sheet = .help(top: min(max(top + step, 0), max(count - 1, 0)))
      } else if command?.leaves == true || command == .help {
        shut(&reactions)
      }
    case .shortcuts?:
      shut(&reactions)
      if command == .shortcuts { return true }
      guard let shortcut = scene.shortcuts.first(where: { $0.key == key.lowercased }) else { return false }
      reactions.perform(.use(shortcut.node))
    case nil: return false
    }
    return true
  }

  /// FK-10: letters and blanks are typed, Return stays on the match, Escape goes back to where the focus was.
  private mutating func take(
    _ key: KeyPress, _ command: KeyboardCommand?, _ find: KeyboardFind, in scene: Scene,
    _ reactions: inout [Reaction]
  ) {
    if key.modifiers.isSubset(of: .shift) {
      switch key.key {
      case .character(let character): return type(String(character), in: scene, &reactions)
      case .space where !find.typed.isEmpty: return type(" ", in: scene, &reactions)
      case .return, .space: return shut(&reactions)
      case .delete:
        var find = find
        find.erase(in: scene)
        return show(find, in: scene, &reactions)
      case .tab, .escape, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .function, .both,
        .control, .command:
        break
      }
    }
    if let step = command?.step {
      var find = find
      find.step(forward: step > 0, in: scene)
      show(find, in: scene, &reactions)
    } else if command == .find {
      shut(&reactions)
    } else if command?.leaves == true {
      shut(&reactions)
      guard let origin = find.origin, let back = scene.tree.element(origin), FocusGroups.isStop(scene[back])
      else { return }
      focus(on: back, in: scene, by: "FK-10", &reactions)
    }
  }

  /// Text while something is open: only Find takes it.
  mutating func type(_ text: String, in scene: Scene, _ reactions: inout [Reaction]) {
    guard case .find(var find)? = sheet else { return }
    find.type(text, in: scene)
    show(find, in: scene, &reactions)
  }

  private mutating func show(_ find: KeyboardFind, in scene: Scene, _ reactions: inout [Reaction]) {
    sheet = .find(find)
    reactions.emit(.overlay(overlay(in: scene), rule: "FK-36"))
    if let match = find.match { step(to: match, in: scene, by: "FK-10", &reactions) }
  }

  private mutating func performAction(
    _ place: Int, _ names: [String], in scene: Scene, _ reactions: inout [Reaction]
  ) {
    shut(&reactions)
    guard let focus else { return }
    let actions = scene.customActions(of: focus)
    guard actions.indices.contains(place), actions[place].name == names[place] else { return }
    reactions.perform(.perform(actions[place].target))
  }

  /// Picks by name: of what is open, else an item of the screen, which is then activated.
  mutating func choose(_ title: String, in scene: Scene) -> Handling {
    showRing()
    var reactions: [Reaction] = []
    let place = overlay(in: scene)?.item(titled: title)
    switch sheet {
    case .actions(let names, _)?:
      guard let place else { return .ignored }
      performAction(place, names, in: scene, &reactions)
    case .find?:
      shut(&reactions)
    case .help?:
      guard let place else { return .ignored }
      shut(&reactions)
      _ = carryOut(settings.keys[place].command, in: scene, &reactions)
    case .shortcuts?:
      guard let place else { return .ignored }
      shut(&reactions)
      reactions.perform(.use(scene.shortcuts[place].node))
    case nil:
      let wanted = title.lowercased()
      guard
        let item = (0..<scene.count).first(where: {
          FocusGroups.isStop(scene[$0]) && scene.semantics(of: $0).label?.lowercased() == wanted
        })
      else { return .ignored }
      focus(on: item, in: scene, by: "FK-10", &reactions)
      reactions.perform(.activate(scene.target(of: item)))
    }
    return .handled(reactions)
  }
}

extension KeyboardCommand {
  /// How far it moves in a list.
  fileprivate var step: Int? {
    switch self {
    case .move(let forward), .moveOut(let forward): forward ? 1 : -1
    case .arrow(.down), .arrow(.right): 1
    case .arrow(.up), .arrow(.left): -1
    case .jump, .activate, .goBack, .close, .actions, .contextMenu, .find, .help, .system, .passThrough,
      .gestureMode, .gesture, .shortcuts:
      nil
    }
  }

  /// Whether it closes what is open.
  fileprivate var leaves: Bool { self == .close || self == .goBack }
}
