/// How AssistiveTouch is set up; what is not said otherwise is what a fresh device has.
public struct AssistiveTouchSettings: Hashable, Sendable {
  /// What the button does (AT-02).
  public var singleTap = AssistiveTouchTitle.openMenu
  public var doubleTap = AssistiveTouchTitle.none
  public var longPress = AssistiveTouchTitle.none
  /// How long a tap waits for a second one, where one means something (AT-02).
  public var doubleTapTimeout = Duration.milliseconds(300)
  /// From when on a press is a long one (AT-02).
  public var longPressDuration = Duration.milliseconds(750)
  /// How many icons the menu has, 1…8 (AT-03).
  public var iconCount = 6
  /// The icons in order, eight of them; `none` shows nothing.
  public var icons = Self.icons
  /// The gestures of the Custom page by their names, eight of them; "None" shows nothing.
  public var gestures = Self.gestures
  /// Whether a pointer that rests does something (AT-08).
  public var dwellControl = false
  /// How long it has to rest, 0.25…8 s.
  public var dwellTime = Duration.seconds(2)
  /// What it does then.
  public var fallbackAction = AssistiveTouchTitle.tap
  /// What it does in the corners: top left, top right, bottom left, bottom right.
  public var hotCorners = [AssistiveTouchTitle](repeating: .none, count: 4)

  /// How many icons and gestures there can be (AT-03).
  public static let slots = 8

  // AT-04, DF-23
  private static let icons: [AssistiveTouchTitle] = [
    .notificationCenter, .device, .controlCenter, .home, .siri, .custom, .none, .none,
  ]
  private static let gestures =
    AssistiveTouchGesture.titles.prefix(6) + [String](repeating: AssistiveTouchTitle.none.rawValue, count: 2)

  /// A fresh device's.
  public init() {}

  /// AT-03: Reset restores the icons.
  mutating func resetMenu() {
    iconCount = 6
    icons = Self.icons
  }

  /// Whether the icons are those of a fresh device.
  var hasOwnMenu: Bool { iconCount != 6 || icons != Self.icons }
}
