extension WalkAction {
  /// How many gestures, keys and characters a person makes for the step. What the program does by itself, what
  /// sets the device up and what only looks counts nothing.
  public var gestures: Int {
    switch self {
    case .open, .screen, .given, .use, .set, .assign, .guidedAccess, .wait, .expect: 0
    case .input(.text(let text), let times): text.count * times
    case .input(.gesture, let times), .input(.key, let times), .input(.rotor, let times),
      .input(.chooseItem, let times), .input(.chooseEntry, let times), .input(.chooseNamed, let times),
      .input(.switches, let times), .input(.say, let times), .input(.remote, let times),
      .input(.assistiveTouch, let times), .input(.dwell, let times),
      .input(.accessibilityShortcut, let times):
      times
    case .hold, .rotor, .splitTap, .drag, .explore, .itemChooser, .choose, .assistiveTouch, .dwell: 1
    // A finger that stays, and two that are there anyway, are one gesture.
    case .touch(_, nil), .touch(_, .tap(count: 1, fingers: 1, hold: true)?), .touch(_, .pinch?): 1
    case .touch: 2
    }
  }
}
