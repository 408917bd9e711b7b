/// Something that is done with an element, as each technology does it once it stands there.
enum ElementAct: Hashable, Sendable {
  case activate, hold, increment, decrement
  case action(String)

  /// The gestures, keys or presses; nil where the technology has none for it. Voice Control stands nowhere and acts by
  /// names, so that it has none at all.
  func doings(by technology: TechnologyName, on element: ElementIndex, in scene: Scene) -> [Doing]? {
    switch technology {
    case .voiceOver: touches(element, in: scene)
    case .fullKeyboardAccess: keys
    case .switchControl: presses
    case .focusEngine: remote
    case .voiceControl: nil
    }
  }

  /// VoiceOver's way to the action at a place of an element's list.
  static func picking(_ place: Int) -> [Doing] {
    [.input(.rotor("Actions"), step: "rotor Actions")]
      + Array(repeating: .gesture(.swipe(.down, fingers: 1)), count: place + 1) + [doubleTap(hold: false)]
  }

  private static func doubleTap(hold: Bool) -> Doing { .gesture(.tap(count: 2, fingers: 1, hold: hold)) }

  private func touches(_ element: ElementIndex, in scene: Scene) -> [Doing]? {
    let turn = Doing.input(.rotor("Adjust Value"), step: "rotor Adjust Value")
    switch self {
    case .activate: return [Self.doubleTap(hold: false)]
    case .hold: return [Self.doubleTap(hold: true)]
    case .increment: return [turn, .gesture(.swipe(.up, fingers: 1))]
    case .decrement: return [turn, .gesture(.swipe(.down, fingers: 1))]
    case .action(let name):
      return scene.customActions(of: element).firstIndex { $0.name == name }.map(Self.picking)
    }
  }

  private var keys: [Doing]? {
    switch self {
    case .activate: [.key(KeyPress(.space))]
    case .hold: [.key(KeyPress(.character("m"), .tab))]
    case .action(let name): [.key(KeyPress(.character("z"), .tab)), .choose(name)]
    case .increment, .decrement: nil
    }
  }

  private var presses: [Doing] {
    switch self {
    case .activate: [.press, .choose(SwitchTitle.tap.rawValue)]
    case .hold:
      [.press, .choose(SwitchTitle.gestures.rawValue), .choose(SwitchTitle.tapAndHold.rawValue)]
    case .increment: [.press, .choose(SwitchTitle.increment.rawValue)]
    case .decrement: [.press, .choose(SwitchTitle.decrement.rawValue)]
    case .action(let name): [.press, .choose(name)]
    }
  }

  private var remote: [Doing]? {
    switch self {
    case .activate: [.remote(.select, "press select")]
    case .hold: [.remote(.holdSelect, "hold select")]
    case .increment, .decrement, .action: nil
    }
  }
}
