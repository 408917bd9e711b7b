/// Switch Control: a highlight that moves over the screen, and switches that stop it.
///
/// A state machine on the virtual clock. What is highlighted is seen, not heard, unless speech is on (SC-15). Inputs are
/// switch presses; everything else is left to others.
public struct SwitchControl: AssistiveTechnology {
  public static let name = TechnologyName.switchControl

  /// What is scanned at the moment.
  enum Phase: Hashable, Sendable {
    /// Nothing: the loops are over, and the next press brings the highlight back (SC-04).
    case hidden
    /// The items of the screen.
    case items
    /// The item is tapped when its time is over, unless a press comes first (SC-30).
    case autoTap(ScannerMenu.Target)
    /// The menu; `index` is the place among its items, behind the last one the stop that leaves it.
    case menu(ScannerMenu, index: Int)
    /// Points.
    case point(PointScan)
  }

  /// What follows once the app has answered.
  enum Expecting: Hashable, Sendable {
    case nothing
    /// Scanning starts again, as after every tap (SC-13), once so many requests are answered.
    case restart(after: Int)
    /// The menu stays open (SC-39).
    case menu
  }

  /// A press that counts only after it was held (SC-05).
  struct Held: Hashable, Sendable {
    var command: SwitchCommand
    var left: Duration
  }

  /// How it is set up; it may change some of it itself (SC-36).
  public var settings: SwitchControlSettings {
    didSet { settingsDidChange(from: oldValue) }
  }

  /// What the scan tree was made of.
  var scene: Scene?
  var tree = ScanTree()
  /// Which scroll views can be entered (SC-16).
  var entry = ScrollEntry()
  var shut: [NodeIndex] = []
  /// Where scanning stands among the items; kept while the menu is open.
  var place = ScanPlace()
  var phase = Phase.items
  /// What is on the page of the menu that is shown.
  var menuItems: [ScannerMenu.Item] = []
  /// How long the highlight has been where it is.
  var elapsed = Duration.zero
  /// Rounds without a press.
  var rounds = 0
  /// Whether resting selects, with a single switch that moves (SC-06).
  var isDwelling = false
  /// "Stop Scanning", and the app's pause (SC-13, SC-14).
  var isStopped = false
  var isPaused = false
  var expecting = Expecting.nothing
  var held: Held?
  var sinceLastPress = Duration.seconds(3600)
  /// Switches that do something else, and for how long still (SC-42).
  var recipe: SwitchRecipe?
  var recipeLeft = Duration.zero
  /// The keys that the keyboard on the screen shows.
  var keys = KeyboardRows.Page.letters
  /// The item tapped last, which the icon at the end of a round opens the menu for (SC-30).
  var lastTapped: ViewIdentity?
  var memory = PlaceMemory()
  /// What was told to others last: the highlight, the overlay's titles, the element that was focused.
  var shown: ScanStop?
  var shownTitles: [String]?
  /// Whether it was said that there is nothing to highlight.
  var hasNothing = false
  var focused: ViewIdentity?

  /// Switch Control that has not begun.
  public init(settings: SwitchControlSettings = SwitchControlSettings()) { self.settings = settings }

  /// The first stop is highlighted at once.
  public mutating func start(in scene: Scene) -> [Reaction] {
    var reactions: [Reaction] = []
    adopt(scene)
    restart(at: ScanPlace(), &reactions)
    return reactions
  }

  public mutating func handle(_ input: Input, in scene: Scene) -> Handling {
    var reactions: [Reaction] = []
    switch input {
    case .switches(let press): self.press(press, in: scene, &reactions)
    case .chooseNamed(let title):
      guard choose(title, in: scene, &reactions) else { return .ignored }
    case .gesture, .key, .text, .rotor, .chooseItem, .chooseEntry, .say, .remote, .assistiveTouch, .dwell,
      .accessibilityShortcut:
      return .ignored
    }
    return .handled(reactions)
  }

  /// Makes the tree of a scene, where it is another one.
  mutating func adopt(_ scene: Scene) {
    let isSame = self.scene.map { scene === $0 || scene.sharesTree(with: $0) } ?? false
    self.scene = scene
    if scene.state.keyboardFrame == nil { keys = .letters }
    if !isSame {
      entry = ScrollEntry(scene, isStop: ScanTree.isStop)
      shut = entry.shut(in: scene)
      rebuild()
    } else if !entry.scrollViews.isEmpty {
      // SC-16: what holds the highlight is not left because that has scrolled out of sight.
      let home = scannedElement.flatMap { scene.outermostScrollView(around: $0) }
      let shut = entry.shut(in: scene, near: currentElement).filter { $0 != home }
      guard shut != self.shut else { return }
      self.shut = shut
      rebuild()
    }
  }

  /// Makes the tree anew.
  mutating func rebuild() {
    guard let scene else { return }
    tree = ScanTree(scene, groupsItems: settings.groupItems, keys: keys, shut: shut)
  }

  private mutating func settingsDidChange(from old: SwitchControlSettings) {
    guard let scene else { return }
    if old.groupItems != settings.groupItems {
      let element = currentElement
      rebuild()
      place = element.flatMap { tree.place(of: $0) } ?? ScanPlace()
    }
    if old.tapBehavior != settings.tapBehavior {
      place.index = min(place.index, max(0, count(of: place.group) - 1))
    }
    guard old.scanningMode != settings.scanningMode else { return }
    switch phase {
    case .items, .hidden, .autoTap, .point: phase = freshPhase(in: scene)
    case .menu: break
    }
  }

  /// Where scanning begins in the mode that is chosen (SC-23).
  func freshPhase(in scene: Scene) -> Phase {
    switch settings.scanningMode {
    case .item: .items
    case .point:
      .point(PointScan(Rect(origin: .zero, size: scene.environment.screenSize), settings.glidingCursor))
    }
  }
}
