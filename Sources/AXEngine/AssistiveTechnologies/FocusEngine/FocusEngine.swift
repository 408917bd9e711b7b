/// The focus of Apple TV: one item has it, and the remote moves it by geometry (TV-01).
///
/// Works on views, with or without semantics. Beside VoiceOver the cursor goes where the focus goes.
public struct FocusEngine: AssistiveTechnology {
  public static let name = TechnologyName.focusEngine

  /// How it is set up.
  public var settings: FocusEngineSettings

  /// The focused item, by the place it had last; nil where nothing takes the focus.
  var focus: NodeIndex?
  /// Its name.
  var identity: ViewIdentity?
  var memory = PlaceMemory()
  /// Where focus left what remembers it (TV-23).
  var visits: [Visit] = []
  /// The tab that is going to be chosen, and how long until then (TV-36).
  var nextTab: (view: ViewIdentity, left: Duration)?
  /// A move that waits for the tab to be chosen.
  var queued: SwipeDirection?
  /// A direction that is held (TV-10).
  var held: Held?
  /// The regions of the screen, as long as its views are the same.
  private(set) var currentMap: FocusMap?

  /// How long the focus rests on a tab until that is chosen (TV-36: "a short delay").
  public static let tabDelay = Duration.milliseconds(500)

  /// The last focused item of a view, with its place among the items there.
  struct Visit: Hashable, Sendable {
    var view: ViewIdentity
    var item: ViewIdentity
    var place: Int
  }

  /// Makes one that has not begun.
  public init(settings: FocusEngineSettings = FocusEngineSettings()) { self.settings = settings }

  /// The regions of a scene.
  mutating func map(of scene: Scene) -> FocusMap {
    if let currentMap, currentMap.fits(scene) { return currentMap }
    let map = FocusMap(scene)
    currentMap = map
    return map
  }

  public mutating func start(in scene: Scene) -> [Reaction] {
    var reactions: [Reaction] = []
    updateFocus(in: map(of: scene).front.lowerBound, of: scene, by: nil, &reactions)
    return reactions
  }

  public mutating func handle(_ input: Input, in scene: Scene) -> Handling {
    guard case .remote(let press) = input else { return .ignored }
    var reactions: [Reaction] = []
    queued = nil
    held = nil
    switch press {
    case .direction(let direction): go(direction, in: scene, &reactions)
    case .hold(let direction):
      go(direction, in: scene, &reactions)
      held = Held(direction: direction)
    case .release: break
    case .select:
      // VoiceOver has its own way to activate.
      guard let focus, !scene.environment.isVoiceOverRunning else { return .ignored }
      nextTab = nil
      reactions.perform(scene.state.firstResponder == nil ? .press(.select, from: focus) : .submit)
    case .holdSelect:
      if let focus { reactions.perform(.longPress(focus)) }  // TV-11
    case .menu:
      if returnToBar(in: scene, &reactions) { break }
      reactions.perform(.press(.menu, from: focus))
    case .playPause:
      reactions.perform(.press(.playPause, from: focus))
    }
    return .handled(reactions)
  }

  /// A press to one side.
  mutating func go(_ direction: SwipeDirection, in scene: Scene, _ reactions: inout [Reaction]) {
    if adjust(direction, in: scene, &reactions) { return }
    if let tab = nextTab, let node = scene.views.node(tab.view), !direction.isHorizontal {
      // What the focus leaves for lies behind the tab that is not chosen yet.
      nextTab = nil
      queued = direction
      return reactions.perform(.use(node))
    }
    move(direction, in: scene, &reactions)
  }

  /// A value that is moved from side to side takes the presses to the sides (FK-40).
  private func adjust(_ direction: SwipeDirection, in scene: Scene, _ reactions: inout [Reaction]) -> Bool {
    guard direction.isHorizontal, let focus, isMovedSideways(scene.views.nodes[Int(focus)], in: scene) else {
      return false
    }
    let isMore = (direction == .right) != scene.environment.isRightToLeft
    reactions.perform(isMore ? .increment(focus) : .decrement(focus))
    return true
  }

  /// Sliders and wheels, also those of an open date picker.
  private func isMovedSideways(_ node: ViewNode, in scene: Scene) -> Bool {
    if case .wheel? = node.part { return true }
    let view = scene.mock.views[Int(node.view)]
    return node.part == nil
      && (view.type == .slider || view.type == .picker && PickerStyle(of: view) == .wheel)
  }

  /// TV-01…06: to what the search finds; where it finds nothing the focus stays.
  mutating func move(_ direction: SwipeDirection, in scene: Scene, _ reactions: inout [Reaction]) {
    let map = map(of: scene)
    guard let focus, let item = map.item(focus) else { return fail(in: scene, &reactions) }
    let met = map.region(direction, from: item, in: scene) { guide in
      map.target(ofGuide: guide, in: scene).map { $0 != focus } ?? false
    }
    guard let met else {
      if let content = content(direction, below: focus, in: scene) {
        return self.focus(on: content, in: scene, by: "TV-36", &reactions)
      }
      return fail(in: scene, &reactions)
    }
    let region = map.regions[met]
    let target: (node: NodeIndex, rule: String)?
    switch region.kind {
    case .item: target = entering(at: region.node, from: focus, by: "TV-04", in: scene)
    case .guide:
      // Its views are asked anew whenever it is met (TV-21).
      target = map.target(ofGuide: region.node, in: scene).map { ($0, "TV-20") }
    case .section:
      target = map.entrance(of: met, direction, from: item, in: scene).map {
        entering(at: $0, from: focus, by: "TV-22", in: scene)
      }
    }
    guard let target, target.node != focus, mayUpdate(from: focus, to: target.node, in: scene) else {
      return fail(in: scene, &reactions)
    }
    self.focus(on: target.node, in: scene, by: target.rule, &reactions)
  }

  /// TV-05: the focus stays; VoiceOver says so by a sound.
  private func fail(in scene: Scene, _ reactions: inout [Reaction]) {
    if scene.environment.isVoiceOverRunning { reactions.emit(.sound(.boundary)) }
  }

  /// TV-07: the item left, the one entered and the views around both are asked; one that refuses is enough.
  func mayUpdate(from old: NodeIndex, to new: NodeIndex, in scene: Scene) -> Bool {
    guard let map = currentMap, !map.vetoing.isEmpty else { return true }
    let context = EvaluationContext(mock: scene.mock, state: scene.state, scopes: scene.views.scopes)
    return map.vetoing.allSatisfy { view in
      let found = scene.views.nodes[Int(view)]
      let inside = view..<found.end
      guard inside.contains(old) || inside.contains(new),
        let condition = scene.mock.views[Int(found.view)].focusDescription?.shouldUpdate
      else { return true }
      return Evaluator.evaluate(condition, scope: found.scope, in: context).isTrue
    }
  }

  /// Gives the focus to an item, scrolled into view (TV-09), and tells the app (TV-08).
  mutating func focus(
    on node: NodeIndex, in scene: Scene, by rule: String?, _ reactions: inout [Reaction]
  ) {
    let found = scene.views.nodes[Int(node)]
    let isElsewhere = found.identity != identity
    focus = node
    identity = found.identity
    remember(node, in: scene)
    noteTab(node, in: scene)
    if scene.isCutOff(node: node) { reactions.perform(.scrollToVisible(node)) }
    // Leaving a text that is being edited ends that.
    if let edited = scene.state.firstResponder, edited != found.identity { reactions.perform(.edit(nil)) }
    if isElsewhere { reactions.emit(.focus(found.identity, rule: rule)) }
    reactions.perform(.setFocus(node))
  }

  public func place(in scene: Scene) -> NodeIndex? {
    identity.flatMap { scene.views.node($0, near: focus ?? 0) }
  }

  /// Among the items of what lies in front, in the order of the file.
  public func position(in scene: Scene) -> (place: Int, count: Int)? {
    guard let map = currentMap, map.fits(scene), let node = place(in: scene) else { return nil }
    var (before, count) = (0, 0)
    for region in map.regions where region.kind == .item {
      count += 1
      if region.node < node { before += 1 }
    }
    return before < count ? (before, count) : nil
  }

  public func marks(in scene: Scene) -> [Mark] {
    place(in: scene).map { [Mark(.focus, scene.visibleFrame(of: $0))] } ?? []
  }
}
