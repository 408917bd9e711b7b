/// The menu's pages, and what their items and the button's actions do.
extension AssistiveTouch {
  /// What stands on the page that is open.
  var titles: [String] {
    switch page {
    case nil: []
    case .top?: settings.icons.prefix(settings.iconCount).filter { $0 != .none }.map(\.rawValue)
    case .device?: Self.device.map(\.rawValue)
    case .more?: Self.more.map(\.rawValue)
    case .custom?: settings.gestures.filter { $0 != AssistiveTouchTitle.none.rawValue }
    case .ways(let title)?: AssistiveTouchGesture.choices(of: title).map(\.name)
    case .shortcut(let features)?: features.map(\.title)
    }
  }

  // AT-05
  private static let device: [AssistiveTouchTitle] = [
    .lockScreen, .rotateScreen, .volumeUp, .volumeDown, .mute, .more,
  ]
  private static let more: [AssistiveTouchTitle] = [
    .appSwitcher, .screenshot, .shake, .sos, .reachability, .restart, .accessibilityShortcut,
  ]

  /// The menu as it is shown over the screen; nil while it is closed.
  var overlay: Overlay? {
    guard let page else { return nil }
    let behindMore = page == .device ? Self.more.map(\.rawValue) : []
    return Overlay(
      .menu, items: titles.map { Overlay.Item(title: $0) }, highlighted: highlighted, more: behindMore)
  }

  /// Opens a page.
  mutating func open(_ page: Page) -> [Act] {
    waiting = nil
    self.page = page
    return [.overlay(rule: page.rule)]
  }

  /// Closes the menu, whatever page is open.
  mutating func close(by rule: String) -> [Act] {
    guard page != nil else { return [] }
    page = nil
    return [.overlay(rule: rule)]
  }

  /// Escape: the page before, or no menu, or no gesture that waits. Which way back there is no source says.
  mutating func goBack() -> [Act]? {
    switch page {
    case .top?, .shortcut?: return close(by: "AT-09")
    case .device?, .custom?: return open(.top)
    case .more?: return open(.device)
    case .ways?: return open(.custom)
    case nil:
      guard waiting != nil else { return nil }
      waiting = nil
      return []
    }
  }

  /// Everything stops: it has been switched off.
  mutating func switchOff() -> [Act] {
    var off = AssistiveTouch()
    off.settings = settings
    if case .shortcut? = page { off.page = page }
    defer { self = off }
    return page == off.page ? [] : [.overlay(rule: "AT-10")]
  }

  /// Picks an item of the open page, or what stands behind More; nil where it has none by that title.
  mutating func choose(_ title: String, in scene: Scene) -> [Act]? {
    let wanted = title.lowercased()
    if let place = titles.firstIndex(where: { $0.lowercased() == wanted }) {
      switch page {
      case .shortcut(let features)?: return close(by: "AT-10") + [.toggle(features[place])]
      case .custom?, .ways?: return use(gesture: titles[place])
      case .top?, .device?, .more?, nil: break
      }
    }
    let known = titles + (page == .device ? Self.more.map(\.rawValue) : [])
    guard let item = known.first(where: { $0.lowercased() == wanted }).flatMap(AssistiveTouchTitle.init)
    else { return nil }
    return use(item, in: scene)
  }

  /// Does what an item or one of the button's actions is there for.
  mutating func use(_ title: AssistiveTouchTitle, in scene: Scene) -> [Act] {
    let rule = "AT-06"
    switch title {
    case .none: return []
    case .openMenu: return page == nil ? open(.top) : close(by: "AT-09")
    case .device: return open(.device)
    case .more: return open(.more)
    case .custom: return open(.custom)
    case .volumeUp, .volumeDown, .mute: return [.device(title.rawValue)]  // may be wanted several times
    case .rotateScreen: return close(by: rule) + [.rotateScreen]
    case .accessibilityShortcut: return close(by: rule) + [.shortcut]
    case .scrollUp: return close(by: rule) + [.perform(.scroll(.up, from: nil), at: nil)]
    case .scrollDown: return close(by: rule) + [.perform(.scroll(.down, from: nil), at: nil)]
    case .scrollLeft: return close(by: rule) + [.perform(.scroll(.left, from: nil), at: nil)]
    case .scrollRight: return close(by: rule) + [.perform(.scroll(.right, from: nil), at: nil)]
    case .tap, .doubleTap, .longPress, .pinch, .pinchAndRotate, .rotate, .holdAndDrag:
      return use(gesture: title.rawValue)
    case .notificationCenter, .controlCenter, .home, .siri, .lockScreen, .appSwitcher, .screenshot, .shake,
      .sos, .reachability, .restart, .spotlight, .analytics, .speakScreen:
      return close(by: rule) + [.device(title.rawValue)]
    }
  }

  /// AT-07: a gesture waits for its place, once it is known which way it goes.
  private mutating func use(gesture title: String) -> [Act] {
    let choices = AssistiveTouchGesture.choices(of: title)
    guard choices.count == 1, let gesture = choices.first else {
      return choices.isEmpty ? [] : open(.ways(title))
    }
    let closing = close(by: "AT-07")
    waiting = gesture
    return closing + [.log(gesture.name + ": where?", rule: "AT-07")]
  }

  /// AT-07: makes a gesture at a place, as a finger does.
  mutating func make(
    _ gesture: AssistiveTouchGesture, at point: Point, _ named: NodeIndex?, in scene: Scene,
    _ hasVoiceOver: Bool
  ) -> [Act] {
    waiting = nil
    let touch = Act.gesture(named.map { .touch($0) } ?? .touchPoint(point))
    let node = named ?? scene.nodeAt(point)
    switch gesture.movement {
    case .tap(let count):
      let tap = Act.gesture(.tap(count: count, fingers: gesture.fingers, hold: false))
      if gesture.fingers > 1 { return [tap] }
      return count == 1 ? [touch] : [touch, tap]
    case .longPress: return node.map { [.gesture(.hold($0))] } ?? []
    case .swipe(let direction):
      if hasVoiceOver { return [.gesture(.swipe(direction, fingers: gesture.fingers))] }
      guard let node else { return gesture.fingers == 1 ? [.perform(.flick(direction), at: point)] : [] }
      // Several fingers move the content, and mean nothing else to an app.
      let isSwipe = gesture.fingers == 1
      return [
        .perform(isSwipe ? .swipe(direction, over: node) : .scroll(direction.scrolled, from: node), at: point)
      ]
    case .pinch(let isIn): return node.map { [.gesture(.pinch($0, isIn: isIn))] } ?? []
    case .rotate(let clockwise): return [.gesture(.rotate(clockwise: clockwise))]
    case .holdAndDrag(let direction):
      return node.map { [.gesture(.drag($0, to: .point(point + direction.way)))] } ?? []
    case .scrub: return [.gesture(.scrub)]
    }
  }
}

extension AssistiveTouch.Page {
  /// By which rule it looks as it does.
  fileprivate var rule: String {
    switch self {
    case .top: "AT-04"
    case .device, .more: "AT-05"
    case .custom, .ways: "AT-07"
    case .shortcut: "AT-10"
    }
  }
}
