extension Setting {
  /// The settings of Switch Control.
  static let switchControl: [SettingRow] = scanning + presses + selecting + gliding + switches + menu + pages

  private static let scanning: [SettingRow] = [
    .switches("switch.scanningStyle", \.scanningStyle, "Scanning Style"),
    .switches("switch.scanningMode", \.scanningMode, "what is scanned: items, or points"),
    .switches(
      "switch.autoScanningTime", \.autoScanningTime, inSeconds: 0.05...25, "Auto Scanning Time"),
    .switches(
      "switch.pauseOnFirstItem", \.pauseOnFirstItem, inSeconds: 0.03...8, "Pause on First Item"),
    .switches("switch.loops", \.loops, in: 0...10, "Loops without a press; 0 for no end"),
    .switches("switch.dwellTime", \.dwellTime, inSeconds: 0.05...25, "Dwell Time of Single Switch Step"),
    .switches("switch.groupItems", \.groupItems, "Group Items"),
  ]

  private static let presses: [SettingRow] = [
    .switches("switch.moveRepeat", \.moveRepeat, inSeconds: 0.05...8, "Move Repeat while a switch is held"),
    .switches("switch.longPress", \.longPress, inSeconds: 0.1...8, "Long Press"),
    .switches(
      "switch.holdDuration", \.holdDuration, inSeconds: 0.01...8, "Hold Duration before a press counts"),
    .switches("switch.ignoreRepeat", \.ignoreRepeat, inSeconds: 0.01...8, "Ignore Repeat"),
  ]

  private static let selecting: [SettingRow] = [
    .switches("switch.tapBehavior", \.tapBehavior, "Tap Behavior"),
    .switches("switch.focusedItemAfterTap", \.focusedItemAfterTap, "Focused Item After Tap"),
    .switches("switch.streamlinedMenu", \.streamlinesMenu, "a first page with few choices in the menu"),
    .switches("switch.scanSameKeyAfterTap", \.scansSameKey, "Scan Same Key After Tap"),
    .switches("switch.alwaysTapKeyboardKeys", \.alwaysTapsKeys, "Always Tap Keyboard Keys"),
    .switches("switch.speech", \.speaks, "Speech"),
    .switches("switch.soundEffects", \.playsSounds, "Sound Effects"),
  ]

  private static let gliding: [SettingRow] = [
    .switches("switch.glidingCursor", \.glidingCursor, "Gliding Cursor"),
    .switches("switch.glidingCursorSpeed", \.glidingCursorSpeed, in: 1...120, "Gliding Cursor speed"),
  ]

  /// `switch.2`, `switch.2.longPress` (SC-41).
  private static let switches: [SettingRow] = (1...SwitchControlSettings.switchCount).flatMap { number in
    [
      command("switch.\(number)", \.switches, number - 1, "the action of switch \(number)"),
      command("switch.\(number).longPress", \.longPresses, number - 1, "what its long press does"),
    ]
  }

  /// `switch.menu.1`: the list of the menu, item by item; an item that stood elsewhere changes places (SC-38).
  private static let menu: [SettingRow] = SwitchControlSettings.MenuEntry.usual.indices.map { place in
    SettingRow(
      name: "switch.menu.\(place + 1)", summary: "item \(place + 1) of the menu's list; None for none",
      values: .choices(SwitchControlSettings.MenuEntry.allCases.map(\.title.rawValue)),
      target: .technology(
        set: { settings, title in
          guard let entry = SwitchControlSettings.MenuEntry.named(title) else { return }
          if entry != .none, let old = settings.switchControl.menu.firstIndex(of: entry) {
            settings.switchControl.menu[old] = settings.switchControl.menu[place]
          }
          settings.switchControl.menu[place] = entry
        },
        get: { $0.switchControl.menu[place].title.rawValue }))
  }

  /// `switch.menu.device.1`: the pages behind that list (SC-38).
  private static let pages: [SettingRow] = SwitchPage.allCases.flatMap { page in
    page.usual.indices.map { place in
      SettingRow(
        name: "switch.menu.\(page.rawValue).\(place + 1)",
        summary: "item \(place + 1) of the menu's page \(page.rawValue); None for none",
        values: .choices(([.none] + page.usual).map(\.rawValue)),
        target: .technology(
          set: { settings, title in
            if let title = SwitchTitle(rawValue: title) {
              settings.switchControl.put(title, at: place, on: page)
            }
          },
          get: { $0.switchControl.titles(on: page)[place].rawValue }))
    }
  }

  private static func command(
    _ name: String, _ path: any WritableKeyPath<SwitchControlSettings, [SwitchCommand]> & Sendable,
    _ place: Int, _ summary: String
  ) -> SettingRow {
    SettingRow(
      name: name, summary: summary, values: .choices(SwitchCommand.titles.map(\.title.rawValue)),
      target: .technology(
        set: { settings, title in
          guard let command = SwitchCommand.named(title) else { return }
          settings.switchControl[keyPath: path][place] = command
        },
        get: { $0.switchControl[keyPath: path][place].title }))
  }
}
