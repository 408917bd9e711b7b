/// A page of the Scanner Menu that a person can shorten and reorder (SC-38), by the name that its settings have.
enum SwitchPage: String, Hashable, Sendable, CaseIterable {
  case gestures, device, media, settings

  /// Its items in Apple's order (SC-34 to SC-37). Of the settings each item has two names; here it has the one that
  /// switches on.
  var usual: [SwitchTitle] {
    switch self {
    case .gestures:
      [
        .tap, .flick, .pan, .pinch, .tapAndHold, .drag, .holdAndDrag, .doubleTap, .freehand, .fingers, .saved,
      ]
    case .device:
      [
        .notificationCenter, .controlCenter, .lockScreen, .volume, .spotlight, .siri, .accessibilityShortcut,
        .screenshot, .useOtherDevices, .voiceControl, .home, .rotate, .shake, .mute,
      ]
    case .media: [.previousTrack, .playPause, .nextTrack, .skipBack, .skipForward, .rewind, .fastForward]
    case .settings: [.speedUp, .slowDown, .speechOn, .soundOn, .groupsOn]
    }
  }
}

extension SwitchControlSettings {
  /// The items of a page in the person's order; `none` where one was taken out.
  func titles(on page: SwitchPage) -> [SwitchTitle] { pages[page] ?? page.usual }

  /// Puts an item at a place of a page; one that stood elsewhere changes places with it.
  mutating func put(_ title: SwitchTitle, at place: Int, on page: SwitchPage) {
    var titles = titles(on: page)
    guard titles.indices.contains(place) else { return }
    if title != .none, let old = titles.firstIndex(of: title) { titles[old] = titles[place] }
    titles[place] = title
    pages[page] = titles
  }
}
