/// Stepping through the open menu without a finger: its items are elements while it is open, and nothing behind it is.
///
/// Switch Control scans them by itself (`SwitchControl.scan(guest:)`).
extension AssistiveTouch {
  /// Which technologies are on beside it, and how they understand what is done.
  struct Company {
    var voiceOver: VoiceOver?
    var keyboard: KeyboardSettings?
    var listens = false
  }

  /// An input that steps through the menu or picks from it; nil where it means something else.
  mutating func step(_ input: Input, in scene: Scene, beside company: Company) -> [Act]? {
    guard page != nil else { return nil }
    switch input {
    case .key(let key):
      // VoiceOver's keys all carry its modifier.
      if let voiceOver = company.voiceOver, let command = voiceOver.command(of: key, in: scene) {
        return run(command, in: scene)
      }
      guard let keyboard = company.keyboard else { return nil }
      return keyboard.command(of: key).map { run($0, in: scene) } ?? []
    case .gesture(let gesture):
      guard let voiceOver = company.voiceOver else { return nil }
      switch gesture {
      case .touch, .touchPoint, .scrub: return nil
      case .swipe, .tap, .fourFingerTap, .hold, .splitTap, .drag, .rotate, .pinch, .step:
        return voiceOver.command(of: gesture, in: scene).flatMap { run($0, in: scene) } ?? []
      }
    case .say(let words): return company.listens ? hear(words, in: scene) : nil
    case .text, .rotor, .chooseItem, .chooseEntry, .chooseNamed, .switches, .remote, .assistiveTouch, .dwell,
      .accessibilityShortcut:
      return nil
    }
  }

  /// What the keyboard does in the menu, as in a list of its own.
  private mutating func run(_ command: KeyboardCommand, in scene: Scene) -> [Act] {
    switch command {
    case .move(let forward), .moveOut(let forward): return go(forward ? 1 : -1)
    case .arrow(let direction): return go(direction == .down || direction == .right ? 1 : -1)
    case .jump(let toEnd): return go(to: toEnd ? titles.count - 1 : 0)
    case .activate: return highlighted.map { choose($0, in: scene) } ?? []
    case .goBack, .close: return goBack() ?? []
    case .contextMenu, .actions, .find, .help, .shortcuts, .passThrough, .gestureMode, .gesture, .system:
      return []
    }
  }

  /// The next or previous item, round the ends (FK-62).
  private mutating func go(_ step: Int) -> [Act] {
    let count = titles.count
    guard count > 0 else { return [] }
    return go(to: highlighted.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1))
  }

  private mutating func go(to place: Int) -> [Act] {
    guard titles.indices.contains(place), place != highlighted else { return [] }
    highlighted = place
    return [.log("chosen \"\(titles[place])\"", rule: "FK-01")]
  }

  /// What VoiceOver does in the menu; nil for what belongs to VoiceOver alone, such as switching speech off.
  private mutating func run(_ command: VoiceOverCommand, in scene: Scene) -> [Act]? {
    if case .move(let forward) = command { return look(at: (highlighted ?? -1) + (forward ? 1 : -1)) }
    if command == .activate { return highlighted.map { choose($0, in: scene) } ?? [] }
    return command == .escape ? goBack() : nil
  }

  /// VoiceOver's cursor comes to an item, which is a button; at the ends it stays (CU-20).
  mutating func look(at place: Int) -> [Act] {
    guard titles.indices.contains(place) else { return [.boundary] }
    highlighted = place
    return [.speak(titles[place])]
  }

  /// Picks the item at a place.
  private mutating func choose(_ place: Int, in scene: Scene) -> [Act] {
    titles.indices.contains(place) ? choose(titles[place], in: scene) ?? [] : []
  }

  /// VC-01: an item by its name, alone or behind "tap"; nil where something else was said.
  private mutating func hear(_ words: String, in scene: Scene) -> [Act]? {
    var said = SpokenWords(words).texts
    if said.count > 1, said.first == "tap" { said.removeFirst() }
    if said == ["go", "back"] { return goBack() }
    guard let title = NameIndex.best(said, among: titles, name: { $0 }).first else { return nil }
    return [.log("heard \"\(words)\": \"\(title)\"", rule: "VC-01")]
      + (choose(title, in: scene) ?? [])
  }
}
