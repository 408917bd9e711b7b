/// What Full Keyboard Access can be told to do.
public enum KeyboardCommand: Hashable, Sendable {
  /// The next or previous stop (FK-01).
  case move(forward: Bool)
  /// The next or previous stop, also out of a text that keeps Tab for itself (FK-03).
  case moveOut(forward: Bool)
  /// The first or last stop (FK-04).
  case jump(toEnd: Bool)
  /// Within a group, or a control's value (FK-02, FK-40).
  case arrow(SwipeDirection)
  /// Activates the focused view (FK-05).
  case activate
  /// The way back (FK-06).
  case goBack
  /// Closes what is open (FK-07).
  case close
  /// The focused item's custom actions (FK-08).
  case actions
  /// The context menu (FK-09).
  case contextMenu
  /// Goes to an item by a part of its name (FK-10).
  case find
  /// The list of all commands (FK-11).
  case help
  /// Something of the device, outside the app (FK-12 to FK-15, FK-17).
  case system(SystemCommand)
  /// All keys go to the app until pressed again (FK-16).
  case passThrough
  /// Keys are gestures until pressed again (FK-18).
  case gestureMode
  /// A single gesture; without a default key (FK-18).
  case gesture(KeyboardGesture)
  /// The app's own shortcuts (FK-19).
  case shortcuts
}

/// Commands that lead out of the app or belong to the device, by Apple's names.
public enum SystemCommand: String, Hashable, Sendable, CaseIterable {
  case home = "Home"
  case appSwitcher = "App Switcher"
  case controlCenter = "Control Center"
  case notificationCenter = "Notification Center"
  case siri = "Siri"
  case lockScreen = "Lock Screen"
  case rotateDevice = "Rotate Device"
  case applePay = "Apple Pay"
  case accessibilityShortcut = "Accessibility Shortcut"
  case restart = "Restart"
  case analytics = "Analytics"

  /// Whether it leaves the app, which Guided Access does not let happen (GA-02).
  var leavesApp: Bool {
    switch self {
    case .home, .appSwitcher, .controlCenter, .notificationCenter, .siri, .applePay: true
    case .lockScreen, .rotateDevice, .accessibilityShortcut, .restart, .analytics: false
    }
  }
}

/// Gestures that keys make at the focused item (FK-18).
public enum KeyboardGesture: Hashable, Sendable {
  case tap(fingers: Int)
  case swipe(SwipeDirection, fingers: Int)
  case zoom(isIn: Bool)
  case rotate(clockwise: Bool)
}

extension KeyboardGesture {
  /// The keys of gesture mode (FK-18).
  static let keys: [(key: KeyPress, gesture: KeyboardGesture)] =
    keys(fingers: 1, held: []) + keys(fingers: 2, held: .shift) + [
      (KeyPress(.up, .command), .zoom(isIn: true)), (KeyPress(.down, .command), .zoom(isIn: false)),
      (KeyPress(.left, .command), .rotate(clockwise: false)),
      (KeyPress(.right, .command), .rotate(clockwise: true)),
    ]

  private static func keys(
    fingers: Int, held: KeyPress.Modifiers
  ) -> [(key: KeyPress, gesture: KeyboardGesture)] {
    [
      (KeyPress(.space, held), .tap(fingers: fingers)),
      (KeyPress(.up, held), .swipe(.up, fingers: fingers)),
      (KeyPress(.down, held), .swipe(.down, fingers: fingers)),
      (KeyPress(.left, held), .swipe(.left, fingers: fingers)),
      (KeyPress(.right, held), .swipe(.right, fingers: fingers)),
    ]
  }
}

extension KeyboardCommand {
  /// Apple's default keys. Where generations of the system differ (FK-13) both are taken, today's first.
  public static let keys: [(key: KeyPress, command: KeyboardCommand)] =
    [
      (KeyPress(.tab), .move(forward: true)), (KeyPress(.tab, .shift), .move(forward: false)),  // FK-01
      (KeyPress(.up), .arrow(.up)), (KeyPress(.down), .arrow(.down)),  // FK-02
      (KeyPress(.left), .arrow(.left)), (KeyPress(.right), .arrow(.right)),
      (KeyPress(.tab, .control), .moveOut(forward: true)),  // FK-03
      (KeyPress(.tab, [.control, .shift]), .moveOut(forward: false)),
      (KeyPress(.left, .tab), .jump(toEnd: false)), (KeyPress(.right, .tab), .jump(toEnd: true)),  // FK-04
      (KeyPress(.space), .activate),  // FK-05
      (KeyPress(.character("b"), .tab), .goBack),  // FK-06
      (KeyPress(.escape), .close),  // FK-07
      (KeyPress(.character("z"), .tab), .actions),  // FK-08
      (KeyPress(.character("m"), .tab), .contextMenu),  // FK-09
      (KeyPress(.character("f"), .tab), .find),  // FK-10
      (KeyPress(.character("h"), .tab), .help),  // FK-11
      (KeyPress(.character("p"), [.control, .option, .command]), .passThrough),  // FK-16
      (KeyPress(.character("g"), .tab), .gestureMode),  // FK-18
      (KeyPress(.command), .shortcuts),  // FK-19
    ] + systemKeys

  private static let systemKeys: [(key: KeyPress, command: KeyboardCommand)] = [
    (KeyPress(.character("h"), .fn), .system(.home)),  // FK-12
    (KeyPress(.character("h"), .command), .system(.home)),
    (KeyPress(.up, .fn), .system(.appSwitcher)),  // FK-13
    (KeyPress(.character("a"), .tab), .system(.appSwitcher)),
    (KeyPress(.character("c"), .fn), .system(.controlCenter)),
    (KeyPress(.character("c"), .tab), .system(.controlCenter)),
    (KeyPress(.character("n"), .fn), .system(.notificationCenter)),
    (KeyPress(.character("n"), .tab), .system(.notificationCenter)),
    (KeyPress(.character("s"), .fn), .system(.siri)),
    (KeyPress(.character("s"), .tab), .system(.siri)),
    (KeyPress(.character("l"), .tab), .system(.lockScreen)),  // FK-14
    (KeyPress(.character("r"), .tab), .system(.rotateDevice)),
    (KeyPress(.character("p"), .tab), .system(.applePay)),
    (KeyPress(.character("x"), .tab), .system(.accessibilityShortcut)),  // FK-15
    (KeyPress(.character("r"), [.control, .option, .shift, .command]), .system(.restart)),  // FK-17
    (KeyPress(.character("."), [.control, .option, .shift, .command]), .system(.analytics)),
  ]

  /// Every command, those without a default key last.
  public static let all: [KeyboardCommand] = {
    var all: [KeyboardCommand] = []
    for entry in keys where !all.contains(entry.command) { all.append(entry.command) }
    return all + KeyboardGesture.keys.map { .gesture($0.gesture) }
  }()

  /// The command of a key, where there is one.
  static func named(by key: KeyPress) -> KeyboardCommand? { defaults[key.lowercased] }

  private static let defaults = Dictionary(
    keys.map { ($0.key, $0.command) }, uniquingKeysWith: { first, _ in first })

  /// Its name, as Apple has it where a source does.
  public var title: String {
    switch self {
    case .move(let forward): forward ? "Move Forward" : "Move Backward"
    case .moveOut(let forward): forward ? "Move to Next Item" : "Move to Previous Item"
    case .jump(let toEnd): toEnd ? "Move to End" : "Move to Beginning"
    case .arrow(let direction): "Move " + direction.word
    case .activate: "Activate"
    case .goBack: "Go Back"
    case .close: "Close"
    case .actions: "Actions"
    case .contextMenu: "Contextual Menu"
    case .find: "Find"
    case .help: "Help"
    case .system(let command): command.rawValue
    case .passThrough: "Pass-Through Mode"
    case .gestureMode: "Keyboard Gestures"
    case .gesture(let gesture): gesture.title
    case .shortcuts: "App Shortcuts"
    }
  }
}

extension KeyboardGesture {
  /// Its name, as in a list of commands.
  public var title: String {
    switch self {
    case .tap(let fingers): (fingers == 2 ? "Two-Finger " : "") + "Tap"
    case .swipe(let direction, let fingers): (fingers == 2 ? "Two-Finger " : "") + "Swipe " + direction.word
    case .zoom(let isIn): isIn ? "Zoom In" : "Zoom Out"
    case .rotate(let clockwise): clockwise ? "Rotate Right" : "Rotate Left"
    }
  }
}

extension SwipeDirection {
  fileprivate var word: String {
    switch self {
    case .left: "Left"
    case .right: "Right"
    case .up: "Up"
    case .down: "Down"
    }
  }
}
