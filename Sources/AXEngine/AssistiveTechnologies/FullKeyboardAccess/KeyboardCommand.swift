/// What Full Keyboard Access can be told to do.
public enum KeyboardCommand: Hashable, Sendable {
  /// The next or previous stop (FK-01).
  case move(forward: Bool)
  /// The first or last stop (FK-04).
  case jump(toEnd: Bool)
  /// Within a group, or a control's value (FK-02, FK-40).
  case arrow(SwipeDirection)
  /// Activates the focused view (FK-05).
  case activate
  /// The way back: closes, dismisses, goes back (FK-06, FK-07).
  case escape
  /// The context menu (FK-09).
  case contextMenu

  /// Apple's default keys, as far as they are known here.
  public static let keys: [(key: KeyPress, command: KeyboardCommand)] = [
    (KeyPress(.tab), .move(forward: true)),  // FK-01
    (KeyPress(.tab, .shift), .move(forward: false)),  // FK-01
    (KeyPress(.tab, .control), .move(forward: true)),  // FK-03
    (KeyPress(.tab, [.control, .shift]), .move(forward: false)),  // FK-03
    (KeyPress(.left, .tab), .jump(toEnd: false)),  // FK-04
    (KeyPress(.right, .tab), .jump(toEnd: true)),  // FK-04
    (KeyPress(.up), .arrow(.up)),  // FK-02
    (KeyPress(.down), .arrow(.down)),
    (KeyPress(.left), .arrow(.left)),
    (KeyPress(.right), .arrow(.right)),
    (KeyPress(.space), .activate),  // FK-05
    (KeyPress(.escape), .escape),  // FK-07
    (KeyPress(.character("b"), .tab), .escape),  // FK-06
    (KeyPress(.character("B"), .tab), .escape),
    (KeyPress(.character("m"), .tab), .contextMenu),  // FK-09
    (KeyPress(.character("M"), .tab), .contextMenu),
  ]

  /// The command of a key, where there is one.
  static func named(by key: KeyPress) -> KeyboardCommand? {
    for entry in keys where entry.key == key { return entry.command }
    return nil
  }
}
