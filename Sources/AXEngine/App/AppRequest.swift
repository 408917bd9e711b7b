/// What an assistive technology, a finger or a key asks of the app. Technologies never change the app themselves;
/// everything they want is one of these, so that it can be logged, asserted and refused.
///
/// Nodes are places in the current `ViewTree`: a request is carried out before anything can change there.
public enum AppRequest: Hashable, Sendable {
  /// Activates a view: `activate` handler first, then the control's own behaviour and `do`; where nothing
  /// handles it, a synthetic touch at the activation point (VO-05, SE-38).
  case activate(NodeIndex)
  /// Follows the link within a text that a character belongs to (RO-13).
  case followLink(NodeIndex, at: Int)
  /// A finger at a point, as without any technology: the front view under it that handles taps.
  case touch(Point)
  /// Uses a control without a finger on it: the app's own key was pressed.
  case use(NodeIndex)
  /// One finger flicks in the middle of the screen: `onSwipe` there, else the content scrolls along.
  case flick(SwipeDirection)
  /// Two fingers go together, in, or apart, out: `onPinch` of the view or of one around it; nil means the middle of the screen.
  case pinch(NodeIndex?, isIn: Bool)
  /// One finger flicks over a view: `onSwipe` there or around it, else the content scrolls along.
  case swipe(SwipeDirection, over: NodeIndex)
  /// A long press: context menu, `onLongPress`.
  case longPress(NodeIndex)
  /// A finger carries a view somewhere: a row of a list, a thing to drop, the thumb of a slider (CU-75, CU-90).
  case drag(NodeIndex, to: DragDestination)
  /// One step up (CU-74, CU-77, CU-80).
  case increment(NodeIndex)
  /// One step down.
  case decrement(NodeIndex)
  /// Zooms in or out (RO-21, SE-56).
  case zoom(NodeIndex, isIn: Bool)
  /// Escape, asked of the view and then of what is around it: `escape` handlers, presented views, the
  /// navigation stack, the app (VO-19). nil starts at the front view.
  case escape(from: NodeIndex?)
  /// Magic tap, asked in the same way (VO-12).
  case magicTap(from: NodeIndex?)
  /// A custom action.
  case perform(CustomActionTarget)
  /// Scrolls the innermost scroll view around a node that can go that way; nil starts at the front one.
  case scroll(ScrollDirection, from: NodeIndex?)
  /// Scrolls the innermost scroll view around a node that can go that way to its end; nil starts at the front one.
  case scrollToEdge(ScrollDirection, from: NodeIndex?)
  /// Scrolls just enough that a view is visible in all scroll views around it (CU-29).
  case scrollToVisible(NodeIndex)
  /// Gives the system's keyboard focus to a view, or takes it away.
  case setFocus(NodeIndex?)
  /// Makes a text view the first responder, or ends editing.
  case edit(NodeIndex?)
  /// Characters typed into the first responder.
  case insertText(String)
  /// Deletes the character before the insertion point.
  case deleteBackward
  /// Moves the insertion point to a place, in characters.
  case moveInsertionPoint(Int)
  /// Selects from a place that stays to the one the insertion point moves to, in characters.
  case selectText(from: Int, to: Int)
  /// Does something of the edit menu.
  case editText(TextOperation)
  /// Takes the last change of the text back.
  case undoText
  /// Makes again what was taken back last.
  case redoText
  /// Return in a text view: `onSubmit`.
  case submit
  /// A button of the remote, pressed with the focus on a view; nil where nothing has it (TV-39).
  case press(PressType, from: NodeIndex?)
  /// A technology's cursor has moved: two-way `focused` bindings follow.
  case accessibilityFocusDidChange(NodeIndex?, by: FocusTechnology = .voiceOver)
  /// A spoken command of the app, by its place in `Mock.appIntents`.
  case runIntent(Int)
  /// A setting of the device changed.
  case setEnvironment(Environment)
}

/// The buttons of a remote that reach the app (`UIPress.PressType`).
public enum PressType: String, Hashable, Sendable, CaseIterable {
  case select, menu, playPause
}

/// Where a finger carries something.
public enum DragDestination: Hashable, Sendable {
  case view(NodeIndex)
  /// In screen coordinates.
  case point(Point)
}

/// Directions of `accessibilityScroll`, by the content that comes into view: `down` shows what lies below (DF-19).
public enum ScrollDirection: String, Hashable, Sendable, CaseIterable {
  case up, down, left, right, next, previous
}

/// Where a custom action lives.
public struct CustomActionTarget: Hashable, Sendable {
  /// Which list of the node it is in.
  public enum Source: Hashable, Sendable {
    /// `accessibility.actions`.
    case actions
    /// `contextMenu`.
    case contextMenu
    /// `swipeActions`.
    case swipeActions
    /// The default action of a button that was combined into the element (SE-12); the index is unused.
    case activation
    /// `accessibility.dragPoints`, while nothing is dragged.
    case drag
    /// `accessibility.dropPoints`, while something is.
    case drop
  }

  /// The view that has the action.
  public var node: NodeIndex
  public var source: Source
  /// The place in that list, from 0.
  public var index: Int

  /// Makes a target.
  public init(node: NodeIndex, source: Source, index: Int) {
    self.node = node
    self.source = source
    self.index = index
  }
}

/// What came of a request.
public struct AppOutcome: Hashable, Sendable {
  /// Whether anything took it; a swipe or escape that nobody handles answers false.
  public var handled = false
  /// Whether views may have come, gone, moved or changed.
  public var viewsChanged = false
  /// What happened, in order.
  public var events: [AppEvent] = []

  /// Nothing happened, nobody handled it.
  public init() {}

  /// Whether something went wrong.
  var hasFault: Bool {
    events.contains { event in
      if case .fault = event { true } else { false }
    }
  }
}

/// Something the app did that others may notice.
public enum AppEvent: Hashable, Sendable {
  /// A variable has a new value; by its place in `Mock.variables`.
  case stateChanged(variable: Int, value: Value)
  /// Another screen is shown (`push`, `pop`, `popToRoot`, another tab is `tabSelected` instead).
  case screenShown(screen: Int, change: ScreenChange)
  /// A tab was chosen.
  case tabSelected(Int)
  /// A presented view was opened.
  case presented(ViewIdentity, ViewType)
  /// A presented view was closed.
  case dismissed(ViewIdentity)
  /// The app posted a notification; text arguments are interpolated and translated.
  case notification(NotificationKind, PostedArgument, AnnouncementPriority)
  /// The app asked for accessibility focus (`focus` step, a `focused` binding), of one technology or of all.
  case focusRequested(ViewIdentity, for: FocusTechnology? = nil)
  /// The app asked the focus system to look again at what a view prefers (`updateFocus`, TV-33).
  case focusUpdateRequested(of: ViewIdentity)
  /// A view scrolled; the offset is the new one.
  case scrolled(ViewIdentity, Point)
  /// Editing began.
  case editingBegan(ViewIdentity)
  /// Editing ended.
  case editingEnded(ViewIdentity)
  /// Something happened to the text that is edited.
  case text(TextEvent)
  /// A row has moved in its list, below or above another one, which is named as it was called before.
  case reordered(isBelow: Bool, ViewIdentity)
  /// What was dragged has been dropped.
  case dropped
  /// The app asks the system to open the address of a link.
  case opened(String)
  /// A Guided Access session began or ended.
  case guidedAccess(isOn: Bool)
  /// The time of the session is over.
  case guidedAccessTimeOver
  /// The app plays a sound.
  case sound(String)
  /// The steps never came to an end; the text names the chain (exit status 65).
  case fault(Diagnostic)

  /// How a screen came to be shown.
  public enum ScreenChange: Hashable, Sendable {
    case push, pop
  }

  /// What comes with a posted notification.
  public enum PostedArgument: Hashable, Sendable {
    case none
    case view(ViewIdentity)
    case text(String)
  }
}
