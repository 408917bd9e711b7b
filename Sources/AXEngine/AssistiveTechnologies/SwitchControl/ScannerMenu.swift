/// The Scanner Menu while it is open: what it is for, and which page of it is shown.
struct ScannerMenu: Hashable, Sendable {
  /// What the menu acts on.
  enum Target: Hashable, Sendable {
    /// An element, by its view.
    case element(ViewIdentity)
    /// A key of the keyboard on the screen.
    case key(row: Int, place: Int)
    /// A point of the screen, chosen by point scanning.
    case point(Point)
    /// Nothing in particular.
    case screen
  }

  /// Its pages.
  enum Page: Hashable, Sendable {
    case first, more, gestures, flick, pan, pinch, device, volume, media, settings, editing, recipes, turnOff
    /// The menu of AssistiveTouch, which is scanned while it is open.
    case guest([String])
  }

  /// An item and what choosing it does.
  struct Item: Hashable, Sendable {
    var title: String
    /// What it is, whatever the language; nil for the app's own actions.
    var name: SwitchTitle?
    /// The picture of a custom action, or its first letter (SC-32).
    var sign: String?
    var effect: Effect

    init(_ title: SwitchTitle, _ effect: Effect) {
      self.title = title.rawValue
      name = title
      self.effect = effect
    }

    /// Whether somebody calls it so, in the language of the device or in English; in small letters.
    func isCalled(_ wanted: String) -> Bool {
      title.lowercased() == wanted || name?.rawValue.lowercased() == wanted
    }

    /// The same in the language of the device.
    func translated(to language: String) -> Item {
      var item = self
      if let name { item.title = name.text(in: language) }
      return item
    }

    init(_ title: String, sign: String?, _ effect: Effect) {
      self.title = title
      self.sign = sign
      self.effect = effect
    }
  }

  /// What an item does.
  enum Effect: Hashable, Sendable {
    case tap
    case action(CustomActionTarget)
    case adjust(isUp: Bool)
    case scroll(ScrollDirection)
    case open(Page)
    case gesture(Gesture)
    case edit(TextOperation)
    /// Something of the device that no mock app has: a line in the log.
    case device
    case rotate
    case refine
    case mode(SwitchControlSettings.ScanningMode)
    case change(Change)
    case launch(SwitchRecipe)
    case askToTurnOff, turnOff, cancel
    /// Picks an item of AssistiveTouch's menu.
    case pick
  }

  /// A finger's gesture (SC-34).
  enum Gesture: Hashable, Sendable {
    case tap, doubleTap, tapAndHold
    case flick(SwipeDirection)
    case pan(SwipeDirection)
    case pinch(isIn: Bool)
    /// Where to is chosen next, by point scanning.
    case drag
  }

  /// A change of the settings (SC-36).
  enum Change: Hashable, Sendable {
    case faster, slower, speech, sounds, groups
  }

  var target: Target
  /// The way to the page that is shown.
  var pages: [Page]

  /// A menu that has just been opened.
  init(for target: Target, page: Page = .first) {
    self.target = target
    pages = [page]
  }

  /// The page that is shown.
  var page: Page { pages.last ?? .first }
}

/// Switches that do something else for a while (SC-42).
enum SwitchRecipe: Hashable, Sendable, CaseIterable {
  case turnPages, tapMiddle

  /// How long after the last press the switches are what they were before.
  static let timeOut = Duration.seconds(60)

  var title: SwitchTitle {
    switch self {
    case .turnPages: .turnPages
    case .tapMiddle: .tapMiddle
    }
  }

  /// What a switch asks of the app meanwhile.
  func request(ofSwitch number: Int, in scene: Scene) -> AppRequest? {
    switch (self, number) {
    case (.turnPages, 1): return .scroll(.next, from: nil)
    case (.turnPages, 2): return .scroll(.previous, from: nil)
    case (.tapMiddle, 1):
      let size = scene.environment.screenSize
      return .touch(Point(size.width / 2, size.height / 2))
    case (.turnPages, _), (.tapMiddle, _): return nil
    }
  }
}
