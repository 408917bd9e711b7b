/// A page of the Scanner Menu that a person can shorten and reorder (SC-38), by the name that its settings have.
enum SwitchPage: String, Hashable, Sendable, CaseIterable {
  case gestures, device, media, settings

  /// Its items in Apple's order (SC-34 to SC-37). Of the settings each item has two names; here it has the one that
  /// switches on.
  var usual: [SwitchTitle] {
    let items: [ScannerMenu.Item] =
      switch self {
      case .gestures: ScannerMenu.gestures
      case .device: ScannerMenu.device
      case .media: ScannerMenu.media
      case .settings: ScannerMenu.changes(.switchedOff)
      }
    return items.compactMap(\.name)
  }
}

extension SwitchControlSettings {
  /// With all off that the menu switches.
  fileprivate static let switchedOff: SwitchControlSettings = {
    var settings = SwitchControlSettings()
    settings.speaks = false
    settings.playsSounds = false
    settings.groupItems = false
    return settings
  }()

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
