/// The system's keyboard on the screen: it comes when a text is edited and covers what is behind it.
///
/// It is an area only. Its keys are no elements: what is typed reaches the field without them.
enum OnScreenKeyboard {
  /// How high it is above the bottom of the screen, in points. Estimates from the system's keyboards, with the row of
  /// suggestions where there is one; never more than half of the screen.
  static func height(in environment: Environment) -> Double {
    guard environment.showsKeyboard else { return 0 }
    let height: Double =
      switch (environment.device.idiom, environment.isLandscape) {
      case (.phone, false): 336
      case (.phone, true): 209
      case (.pad, false): 337
      case (.pad, true): 423
      case (.tv, _): 0  // a screen of its own
      }
    return min(height, environment.screenSize.height / 2)
  }
}

extension Environment {
  /// Whether a text that is edited brings up the keyboard; not beside one that is attached, nor where a trainer has
  /// switched keyboards off (GA-03).
  var showsKeyboard: Bool {
    !isHardwareKeyboardAttached && !isFullKeyboardAccessEnabled
      && !(guidedAccess.isOn && !guidedAccess.areKeyboardsOn)
  }
}

extension AppState {
  /// How much of the screen's bottom the keyboard covers now, in points.
  var keyboardHeight: Double { firstResponder == nil ? 0 : OnScreenKeyboard.height(in: environment) }

  /// What the keyboard covers; nil where it is not there.
  public var keyboardFrame: Rect? {
    let height = keyboardHeight
    guard height > 0 else { return nil }
    let screen = environment.screenSize
    return Rect(0, screen.height - height, screen.width, height)
  }
}

extension App {
  /// After the views have made room the text that is edited comes into view.
  mutating func followKeyboard(from before: Double, _ round: Round, _ turn: inout Turn) {
    let now = state.keyboardHeight
    guard now > 0, let field = state.firstResponder else { return }
    let begins = round.pending.contains(.event(.editingBegan(field)))
    if now != before || begins, let node = views.node(field) { scrollToVisible(node, &turn) }
  }
}
