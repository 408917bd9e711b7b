/// AssistiveTouch: a button that floats over the screen, with a menu of what is otherwise done by buttons of the device
/// and by gestures. A feature of the device beside any technology, so it is none of them.
///
/// A value, as the technologies are. What its fingers do goes the way of any finger: VoiceOver hears them where it is on.
public struct AssistiveTouch: Hashable, Sendable {
  /// How it is set up.
  public var settings = AssistiveTouchSettings()
  /// The page of the menu that is open.
  var page: Page? {
    didSet { if page != oldValue { highlighted = nil } }
  }
  /// The item of the page that a technology has come to, by its place.
  var highlighted: Int?
  /// A gesture that waits for the place to be made at (AT-07).
  public internal(set) var waiting: AssistiveTouchGesture?
  /// How long a tap on the button still waits for a second one (AT-02).
  private var untilTap: Duration?
  /// Where a pointer rests, and for how long yet (AT-08).
  private var pointer: Pointer?

  /// A page of the menu.
  enum Page: Hashable, Sendable {
    case top, device, more, custom
    /// A gesture of Apple's, of which the way is still open.
    case ways(String)
    /// The features of the Accessibility Shortcut (AT-10); without the button, too.
    case shortcut([ShortcutFeature])
  }

  private struct Pointer: Hashable, Sendable {
    var point: Point
    var left: Duration
  }

  /// What it wants to be done.
  enum Act: Hashable, Sendable {
    /// What is shown over the screen has changed; by which rule.
    case overlay(rule: String)
    /// VoiceOver has come to an item, or to an end.
    case speak(String), boundary
    case log(String, rule: String)
    /// A finger does this.
    case gesture(Gesture)
    /// A finger has this done, at a place or at none.
    case perform(AppRequest, at: Point?)
    /// Something of the device outside the app, by Apple's name.
    case device(String)
    case rotateScreen
    case shortcut
    case toggle(ShortcutFeature)
  }

  /// A fresh one, without a menu.
  public init() {}

  // MARK: Input

  /// Takes an input; nil leaves it to the technologies.
  mutating func handle(_ input: Input, in scene: Scene, beside voiceOver: Bool) -> [Act]? {
    switch input {
    case .assistiveTouch(let input): return press(input, in: scene, voiceOver)
    case .dwell(let node):
      guard settings.dwellControl, node >= 0, Int(node) < scene.views.nodes.count else { return [] }
      pointer = Pointer(point: scene.visibleFrame(of: node).center, left: settings.dwellTime)
      return []
    case .chooseNamed(let title): return page == nil ? nil : choose(title, in: scene)
    case .gesture(.touch(let node)):
      guard node >= 0, Int(node) < scene.views.nodes.count else { return nil }
      return finger(at: scene.visibleFrame(of: node).center, node, in: scene, voiceOver)
    case .gesture(.touchPoint(let point)): return finger(at: point, nil, in: scene, voiceOver)
    case .gesture(.scrub): return goBack()
    case .key(let key): return key.key == .escape && key.modifiers.isEmpty ? goBack() : nil
    case .gesture, .text, .rotor, .chooseItem, .chooseEntry, .switches, .say, .remote, .accessibilityShortcut:
      return nil
    }
  }

  /// How long the button is held.
  func duration(of input: Input) -> Duration {
    guard case .assistiveTouch(.longPress) = input, settings.longPress != .none else { return .zero }
    return settings.longPressDuration
  }

  private mutating func press(
    _ input: AssistiveTouchInput, in scene: Scene, _ voiceOver: Bool
  ) -> [Act] {
    let isSecond = untilTap != nil
    untilTap = nil
    switch input {
    case .tap where settings.doubleTap == .none: return use(settings.singleTap, in: scene)
    case .tap where isSecond: return use(settings.doubleTap, in: scene)
    case .tap:
      untilTap = settings.doubleTapTimeout  // AT-02
      return []
    case .doubleTap where settings.doubleTap != .none: return use(settings.doubleTap, in: scene)
    case .doubleTap:
      // Two taps; the menu takes the place of the button.
      let first = use(settings.singleTap, in: scene)
      return page == nil ? first + use(settings.singleTap, in: scene) : first
    case .longPress: return use(settings.longPress, in: scene)
    case .gesture(let name, let node):
      guard let gesture = AssistiveTouchGesture.named(name), node >= 0, Int(node) < scene.views.nodes.count
      else { return [] }
      let closing = close(by: "AT-07")
      return closing + make(gesture, at: scene.visibleFrame(of: node).center, node, in: scene, voiceOver)
    }
  }

  /// A finger on the screen: on the menu, beside it, on the button, or at the place that a gesture waits for.
  private mutating func finger(
    at point: Point, _ node: NodeIndex?, in scene: Scene, _ voiceOver: Bool
  ) -> [Act]? {
    if page != nil {
      guard let place = place(of: point, in: scene) else { return close(by: "AT-09") }
      let titles = titles
      if voiceOver { return titles.indices.contains(place) ? look(at: place) : [] }
      return titles.indices.contains(place) ? choose(titles[place], in: scene) : []
    }
    if let gesture = waiting { return make(gesture, at: point, node, in: scene, voiceOver) }
    // VoiceOver's finger looks around; and a view that is named is meant even where the button lies over it.
    guard node == nil, !voiceOver, buttonFrame(in: scene).contains(point) else { return nil }
    return press(.tap, in: scene, voiceOver)
  }

  // MARK: Time

  /// Whether it shows or waits for anything but a tap on its button.
  var isBusy: Bool { page != nil || waiting != nil || untilTap != nil || pointer != nil }

  /// How long until it does something by itself.
  var untilNext: Duration? { [untilTap, pointer?.left].compactMap { $0 }.min() }

  /// The clock has run.
  mutating func advance(by duration: Duration, in scene: Scene, beside voiceOver: Bool) -> [Act] {
    var acts: [Act] = []
    if let left = untilTap {
      untilTap = left > duration ? left - duration : nil
      if untilTap == nil { acts += use(settings.singleTap, in: scene) }
    }
    if var pointer {
      pointer.left -= duration
      self.pointer = pointer.left > .zero ? pointer : nil
      if self.pointer == nil { acts += rest(at: pointer.point, in: scene, voiceOver) }
    }
    return acts
  }

  /// AT-08: what a pointer does that has rested.
  private mutating func rest(at point: Point, in scene: Scene, _ voiceOver: Bool) -> [Act] {
    let corner = hotCorner(at: point, in: scene)
    if let corner, settings.hotCorners[corner] != .none { return use(settings.hotCorners[corner], in: scene) }
    guard settings.fallbackAction == .tap || page != nil || waiting != nil else {
      guard let gesture = AssistiveTouchGesture.choices(of: settings.fallbackAction.rawValue).first else {
        return use(settings.fallbackAction, in: scene)
      }
      return make(gesture, at: point, nil, in: scene, voiceOver)
    }
    return finger(at: point, nil, in: scene, voiceOver) ?? [.gesture(.touchPoint(point))]
  }

  /// The corner that a point lies in. How large corners are nobody says: 40 points.
  private func hotCorner(at point: Point, in scene: Scene) -> Int? {
    let (size, reach) = (scene.environment.screenSize, 40.0)
    let (isLeft, isRight) = (point.x < reach, point.x >= size.width - reach)
    let (isTop, isBottom) = (point.y < reach, point.y >= size.height - reach)
    guard isLeft || isRight, isTop || isBottom else { return nil }
    return (isTop ? 0 : 2) + (isLeft ? 0 : 1)
  }

  // MARK: What is shown

  /// The button; nothing while the menu is open.
  func marks(in scene: Scene) -> [Mark] {
    page == nil ? [Mark(.floatingButton, buttonFrame(in: scene), label: "AssistiveTouch")] : []
  }

  /// AT-01: at an edge of the screen, on which nobody says; half-way down on the right.
  private func buttonFrame(in scene: Scene) -> Rect {
    let size = scene.environment.screenSize
    return Rect(size.width - 62, size.height / 2 - 30, 60, 60)
  }

  /// The menu: a square in the middle of the screen with three icons in a row.
  private func place(of point: Point, in scene: Scene) -> Int? {
    let (size, side) = (scene.environment.screenSize, 300.0)
    let frame = Rect((size.width - side) / 2, (size.height - side) / 2, side, side)
    guard frame.contains(point) else { return nil }
    let (column, row) = ((point.x - frame.minX) / (side / 3), (point.y - frame.minY) / (side / 3))
    return Int(row) * 3 + Int(column)
  }
}
