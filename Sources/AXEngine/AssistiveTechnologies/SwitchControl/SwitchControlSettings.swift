/// How Switch Control is set up; what is not said otherwise is what a fresh device has.
public struct SwitchControlSettings: Hashable, Sendable {
  /// What moves the highlight (SC-01).
  public enum ScanningStyle: String, Hashable, Sendable, CaseIterable {
    case auto, manual, singleSwitchStep
  }

  /// What is scanned (SC-07, SC-20).
  public enum ScanningMode: String, Hashable, Sendable, CaseIterable {
    case item, point
  }

  /// What selecting an item does (SC-30).
  public enum TapBehavior: String, Hashable, Sendable, CaseIterable {
    case `default`, autoTap, alwaysTap
  }

  /// How often point scanning passes over each axis (SC-21).
  public enum GlidingCursor: String, Hashable, Sendable, CaseIterable {
    case single, refined, precise
  }

  /// Where scanning goes on after a tap (SC-13).
  public enum FocusedItem: String, Hashable, Sendable, CaseIterable {
    case firstItem, currentItem
  }

  public var scanningStyle = ScanningStyle.auto
  public var scanningMode = ScanningMode.item
  /// How long each stop is highlighted, 0.05…25 s (SC-02).
  public var autoScanningTime = Duration.seconds(1)
  /// How much longer the first stop of each round is, 0.03…8 s; nil for no longer (SC-03).
  public var pauseOnFirstItem: Duration?
  /// After how many rounds without a press scanning goes up a level or ends, 0…10; 0 is without end (SC-04).
  public var loops = 4
  /// After which time a held switch moves again; nil for never (SC-05).
  public var moveRepeat: Duration?
  /// From when on a press is a long one; nil for never (SC-05).
  public var longPress: Duration?
  /// How long a switch has to be held before it counts; nil for not at all (SC-05).
  public var holdDuration: Duration?
  /// How long further presses are ignored; nil for not at all (SC-05).
  public var ignoreRepeat: Duration?
  /// After which time without a move the item is selected with a single switch (SC-06).
  public var dwellTime = Duration.seconds(1)
  public var tapBehavior = TapBehavior.default
  public var focusedItemAfterTap = FocusedItem.firstItem
  /// Whether containers are highlighted as one first (SC-08).
  public var groupItems = true
  /// Whether the menu shows only a few choices first (SC-31).
  public var streamlinesMenu = true
  /// Whether after a key of the keyboard on the screen the same one is highlighted again (SC-12).
  public var scansSameKey = false
  /// Whether keys of that keyboard are tapped without the menu (SC-12).
  public var alwaysTapsKeys = false
  public var glidingCursor = GlidingCursor.refined
  /// How fast point scanning goes, 1…120 (SC-22).
  public var glidingCursorSpeed = 31
  /// Whether what is highlighted is spoken (SC-15).
  public var speaks = false
  /// Whether moves and selections are heard (SC-15).
  public var playsSounds = false
  /// The list of the menu in order, as far as the first page does not have it (SC-33, SC-38).
  public var menu = MenuEntry.usual
  /// The pages behind it that a person has changed, item by item.
  var pages: [SwitchPage: [SwitchTitle]] = [:]
  /// What each switch does, from the first on, and what its long press does (SC-41).
  public var switches = [SwitchCommand](repeating: .none, count: Self.switchCount)
  public var longPresses = [SwitchCommand](repeating: .none, count: Self.switchCount)

  /// What the list of the menu can have, under Apple's names (SC-33); Increment, the element's own actions and Scroll
  /// come before it.
  public enum MenuEntry: String, Hashable, Sendable, CaseIterable {
    case none, home, gestures, editingOperations, refineSelection, cursorMode, device, mediaControls
    case settings, shortcuts, recipes, dictation, appMovement, moveAround

    /// All of them in Apple's order.
    static let usual = allCases.filter { $0 != .none }

    /// What it is called.
    var title: SwitchTitle {
      switch self {
      case .none: .none
      case .home: .home
      case .gestures: .gestures
      case .editingOperations: .editing
      case .refineSelection: .refineSelection
      case .cursorMode: .cursorMode
      case .device: .device
      case .mediaControls: .mediaControls
      case .settings: .settings
      case .shortcuts: .shortcuts
      case .recipes: .recipes
      case .dictation: .dictation
      case .appMovement: .appMovement
      case .moveAround: .moveAround
      }
    }

    /// The entry that is called so; nil where none is.
    static func named(_ title: String) -> MenuEntry? { allCases.first { $0.title.rawValue == title } }
  }

  /// How many switches there can be.
  public static let switchCount = 10

  /// A fresh device's, with one switch that selects (SC-41).
  public init() { switches[0] = .action(.select) }
}

/// What a switch can be made to do (SC-41).
public enum SwitchCommand: Hashable, Sendable {
  /// Nothing.
  case none
  /// One of Switch Control's own actions.
  case action(SwitchAction)
  /// Asks whether Switch Control shall go off (SC-44).
  case shortcut
  /// Something of the device, by Apple's name.
  case device(String)

  /// The commands with their titles, as settings write them.
  static let titles: [(title: SwitchTitle, command: SwitchCommand)] =
    [
      (.none, SwitchCommand.none), (.selectItem, .action(.select)), (.scannerMenu, .action(.menu)),
      (.stopScanning, .action(.stop)), (.moveToNextItem, .action(.next)),
      (.moveToPreviousItem, .action(.previous)), (.resumeAutoScanning, .action(.resume)),
      (.tap, .action(.tap)), (.accessibilityShortcut, .shortcut),
    ]
    + [
      SwitchTitle.home, .appSwitcher, .siri, .notificationCenter, .controlCenter, .volumeUp, .volumeDown,
    ].map { ($0, .device($0.rawValue)) }

  /// What it is called.
  public var title: String {
    Self.titles.first { $0.command == self }?.title.rawValue ?? SwitchTitle.none.rawValue
  }

  /// The command with a title; nil where there is none.
  static func named(_ title: String) -> SwitchCommand? {
    titles.first { $0.title.rawValue == title }?.command
  }
}
