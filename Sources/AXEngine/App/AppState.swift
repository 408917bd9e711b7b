/// Everything of the running app that can change. Small, and all that a copy of a session copies of the app.
public struct AppState: Hashable, Sendable {
  /// The state variables, in the order of `Mock.variables`.
  public var variables: [Value]
  /// The screens, the visible one last; never empty.
  public var navigation: [ScreenState]
  /// The chosen tab of each tab view that was ever changed.
  public var tabs: [TabSelection] = []
  /// Disclosure groups without a binding that are open.
  public var expanded: [ViewIdentity] = []
  /// At which of its heights each open sheet rests that was ever pulled.
  public var detents: [SheetRest] = []
  /// The row whose swipe actions a finger has uncovered.
  public var uncovered: UncoveredRow?
  /// Open presented views in the order in which they were opened.
  public var presentations: [ViewIdentity] = []
  /// The month that an open calendar shows, counted from January of the year 0; nil as long as nobody has turned a page.
  var shownMonth: Int?
  /// Whether an open calendar shows wheels for month and year instead of the days.
  var choosesMonth = false
  /// The text view that is being edited.
  public var firstResponder: ViewIdentity?
  /// The insertion point of the text being edited, in characters from its start.
  public var insertionPoint = 0
  /// The end of the selection that stays when the insertion point moves on; nil where nothing is selected.
  public var selectionAnchor: Int?
  /// What can be undone in the text that is edited.
  var textHistory = TextHistory()
  /// What was copied last.
  public var pasteboard = ""
  /// The item that holds the system's keyboard focus.
  public var focus: ViewIdentity?
  /// What is being dragged (CU-92).
  public var dragged: ViewIdentity?
  /// Steps that wait for their time.
  var delayed: [DelayedSteps] = []
  /// Animations under way, in the order in which they began.
  var animations: [RunningAnimation] = []
  /// Until the time of the Guided Access session is over; nil where it has none.
  var guidedAccessLeft: Duration?
  /// How many animations have begun.
  var animationCount = 0
  /// Views whose `transaction` has called its completion once and for all.
  var completedOnce: [ViewIdentity] = []
  /// The device's settings.
  public var environment: Environment
  /// How often a screen has been opened; makes each opened screen's identity its own.
  public var opened = 0

  /// A screen on the stack.
  public struct ScreenState: Hashable, Sendable {
    /// Its place in `Mock.screens`.
    public var screen: Int
    /// Tells two visits to one screen apart.
    public var visit: Int
    /// Whether it shows a navigation bar: it, or the screen it was pushed from, is in a `NavigationStack`.
    public var showsNavigationBar: Bool
    /// How far each scroll view that was ever scrolled is scrolled.
    public var scrollOffsets: [ScrollOffset] = []

    /// Makes the state of a screen that was just opened.
    public init(screen: Int, visit: Int, showsNavigationBar: Bool) {
      self.screen = screen
      self.visit = visit
      self.showsNavigationBar = showsNavigationBar
    }
  }

  /// How far a scroll view is scrolled.
  public struct ScrollOffset: Hashable, Sendable {
    /// The scroll view.
    public var view: ViewIdentity
    /// Points of content above and to the left of the visible part.
    public var offset: Point

    /// Makes an offset.
    public init(view: ViewIdentity, offset: Point) {
      self.view = view
      self.offset = offset
    }
  }

  /// Where a sheet rests.
  public struct SheetRest: Hashable, Sendable {
    /// The sheet.
    public var sheet: ViewIdentity
    /// The place of the height among the sheet's, from 0 for the lowest.
    public var place: Int

    /// Makes a rest.
    public init(sheet: ViewIdentity, place: Int) {
      self.sheet = sheet
      self.place = place
    }
  }

  /// A row whose swipe actions show.
  public struct UncoveredRow: Hashable, Sendable {
    /// The edges that swipe actions come from, by their names in the format.
    public enum Edge: String, Hashable, Sendable {
      case leading, trailing
    }

    /// The view with the swipe actions.
    public var row: ViewIdentity
    /// Where they show.
    public var edge: Edge

    /// Makes one.
    public init(row: ViewIdentity, edge: Edge) {
      self.row = row
      self.edge = edge
    }
  }

  /// The chosen tab of a tab view.
  public struct TabSelection: Hashable, Sendable {
    public var view: ViewIdentity
    /// From 0.
    public var index: Int

    /// Makes a selection.
    public init(view: ViewIdentity, index: Int) {
      self.view = view
      self.index = index
    }
  }
}

extension AppState {
  /// How far a scroll view of the front screen is scrolled, in points.
  public func scrollOffset(of view: ViewIdentity) -> Point {
    navigation.last?.scrollOffsets.first { $0.view == view }?.offset ?? .zero
  }

  /// At which of its heights a sheet rests: the lowest until it is pulled.
  func detent(of sheet: ViewIdentity, among heights: [Detent]) -> Int {
    let place = detents.first { $0.sheet == sheet }?.place ?? 0
    return max(0, min(place, heights.count - 1))
  }

  /// How far the scroll views around a node have moved it, as a shift to add to its frame; what is presented lies
  /// above them.
  func shift(of node: NodeIndex, in views: ViewTree) -> Point {
    // The region that closes a presented view does not move with what that scrolls.
    guard navigation.last?.scrollOffsets.isEmpty == false, views.nodes[Int(node)].part != .dismiss else {
      return .zero
    }
    var shift = Point.zero
    var inner = node
    while inner >= 0, !views.nodes[Int(inner)].flags.contains(.presented) {
      inner = views.nodes[Int(inner)].parent
      if inner >= 0, views.nodes[Int(inner)].flags.contains(.scrolls) {
        shift = shift - scrollOffset(of: views.nodes[Int(inner)].identity)
      }
    }
    return shift
  }
}
