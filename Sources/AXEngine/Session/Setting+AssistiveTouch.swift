extension Setting {
  /// AssistiveTouch, and what the Accessibility Shortcut toggles.
  static let assistiveTouch: [SettingRow] = button + menu + dwelling + shortcut

  private static let button: [SettingRow] = [
    .device("assistiveTouch", \.isAssistiveTouchRunning, "AssistiveTouch: a button floats over the screen"),
    action("assistiveTouch.singleTap", \.singleTap, "what a tap on the button does"),
    action("assistiveTouch.doubleTap", \.doubleTap, "what a double tap on it does"),
    action("assistiveTouch.longPress", \.longPress, "what a long press on it does"),
    .floating(
      "assistiveTouch.doubleTapTimeout", \.doubleTapTimeout, inSeconds: 0.1...2, "Double-Tap Timeout"),
    .floating(
      "assistiveTouch.longPressDuration", \.longPressDuration, inSeconds: 0.1...4, "Long Press Duration"),
  ]

  /// AT-03, AT-07.
  private static let menu: [SettingRow] =
    [
      .floating(
        "assistiveTouch.icons", \.iconCount, in: 1...AssistiveTouchSettings.slots, "icons of the menu"),
      SettingRow(
        name: "assistiveTouch.menu", summary: "Reset gives the menu the icons back that it had",
        values: .choices(["reset"]),
        target: .technology(
          set: { settings, value in if value == "reset" { settings.assistiveTouch.resetMenu() } },
          get: { $0.assistiveTouch.hasOwnMenu ? "own" : "reset" })),
    ]
    + (1...AssistiveTouchSettings.slots).flatMap { number in
      [
        action("assistiveTouch.icon.\(number)", \.icons[number - 1], "what icon \(number) of the menu does"),
        SettingRow(
          name: "assistiveTouch.gesture.\(number)", summary: "gesture \(number) of the Custom page",
          values: .choices([AssistiveTouchTitle.none.rawValue] + AssistiveTouchGesture.titles),
          target: .technology(
            set: { $0.assistiveTouch.gestures[number - 1] = $1 },
            get: { $0.assistiveTouch.gestures[number - 1] })),
      ]
    }

  /// AT-08.
  private static let dwelling: [SettingRow] =
    [
      .floating("assistiveTouch.dwellControl", \.dwellControl, "Dwell Control: a pointer that rests acts"),
      .floating("assistiveTouch.dwellTime", \.dwellTime, inSeconds: 0.25...8, "how long it has to rest"),
      action("assistiveTouch.fallbackAction", \.fallbackAction, "what it does then"),
    ]
    + ["topLeft", "topRight", "bottomLeft", "bottomRight"].enumerated().map { place, corner in
      action("assistiveTouch.\(corner)", \.hotCorners[place], "what it does in that corner")
    }

  /// AT-10: the features that three clicks of the side button toggle.
  private static let shortcut: [SettingRow] =
    ShortcutFeature.allCases.map { feature in
      SettingRow(
        name: "accessibilityShortcut." + feature.rawValue,
        summary: "whether the Accessibility Shortcut has " + feature.title, values: .choices(["on", "off"]),
        target: .technology(
          set: { $0.setShortcut(feature, isOn: $1 == "on") },
          get: { $0.shortcut.contains(feature) ? "on" : "off" }))
    } + [
      SettingRow(
        name: "guidedAccess.accessibilityShortcut",
        summary: "whether it works in a session of Guided Access, without the passcode",
        values: .choices(["on", "off"]),
        target: .technology(
          set: { $0.shortcutWorksInGuidedAccess = $1 == "on" },
          get: { $0.shortcutWorksInGuidedAccess ? "on" : "off" }))
    ]

  private static func action(
    _ name: String,
    _ path: any WritableKeyPath<AssistiveTouchSettings, AssistiveTouchTitle> & Sendable,
    _ summary: String
  ) -> SettingRow { .floating(name, path, summary) }
}
