/// Full Keyboard Access: a focus ring of its own that Tab moves over what responds to interaction.
///
/// Silent by nature: what it does is seen, not heard (FK-39). Works alone or beside VoiceOver, over the same tree,
/// so that modal and hidden views are out of reach for both (FK-63).
public struct FullKeyboardAccess: AssistiveTechnology {
  public static let name = TechnologyName.fullKeyboardAccess

  /// The focused element; nil until the first key.
  public internal(set) var focus: ElementIndex?

  var identity: ViewIdentity?
  var memory = PlaceMemory()
  /// The item of each group that had the focus last (FK-55).
  private var lastInGroup: [Visit] = []

  private struct Visit: Hashable, Sendable {
    var group: ViewIdentity
    var item: ViewIdentity
  }

  /// How it is set up.
  public var settings: KeyboardSettings

  /// Full Keyboard Access with nothing focused.
  public init(settings: KeyboardSettings = KeyboardSettings()) { self.settings = settings }

  public func place(in scene: Scene) -> NodeIndex? { focus.map { scene[$0].node } }

  public func marks(in scene: Scene) -> [Mark] {
    focus.map { [Mark(.ring, scene.visibleFrame(of: scene[$0]))] } ?? []
  }

  public mutating func start(in scene: Scene) -> [Reaction] { [] }

  /// Calls the visited items by what they are called in another version of the file.
  mutating func renameVisits(_ counterparts: Counterparts) {
    lastInGroup = lastInGroup.compactMap { visit in
      guard let group = counterparts[visit.group], let item = counterparts[visit.item] else { return nil }
      return Visit(group: group, item: item)
    }
  }

  public mutating func handle(_ input: Input, in scene: Scene) -> Handling {
    guard case .key(let key) = input, let command = KeyboardCommand.named(by: key) else { return .ignored }
    let isEditing = scene.state.firstResponder != nil
    var reactions: [Reaction] = []
    switch command {
    case .move(let forward):
      // FK-03: a text area keeps Tab for itself while it is edited.
      if isEditing, !key.modifiers.contains(.control), let focus, scene[focus].traits.contains(.textArea) {
        return .ignored
      }
      move(forward: forward, in: scene, by: key.modifiers.contains(.control) ? "FK-03" : "FK-01", &reactions)
    case .jump(let toEnd):
      guard let stop = FocusGroups.stop(after: nil, forward: !toEnd, in: scene) else { return .handled([]) }
      focus(on: stop, in: scene, by: "FK-04", &reactions)
    case .arrow(let direction):
      guard !isEditing, let focus else { return .ignored }
      arrow(direction, at: focus, in: scene, &reactions)
    case .activate:
      guard !isEditing, let focus else { return .ignored }
      reactions.perform(.activate(scene[focus].node))
    case .escape:
      if isEditing {
        reactions.perform(.edit(nil))
      } else {
        reactions.perform(.escape(from: focus.map { scene[$0].node }))
      }
    case .contextMenu:
      guard let focus else { return .handled([]) }
      reactions.perform(.longPress(scene[focus].node))
    }
    return .handled(reactions)
  }

  public mutating func sceneDidChange(_ change: SceneChange) -> [Reaction] {
    if change.new === change.old, change.outcome.events.isEmpty { return [] }
    let place = focus.map { CursorPlace(of: $0, in: change.old) }
    let arrival = memory.arrival(of: change, from: place, heedsApp: false)
    guard let focus else { return [] }
    let landing = Landing(scene: change.new, isStop: FocusGroups.isStop)
    var reactions: [Reaction] = []
    // FK-41, CU-50, CU-56: into what opened, back to what opened it, near what is gone.
    guard let target = landing.place(for: arrival, from: place, near: focus) else {
      self.focus = nil
      identity = nil
      reactions.emit(.focus(nil, rule: Landing.nowhere))
      reactions.perform(.setFocus(nil))
      return reactions
    }
    if change.new[target.element].identity == identity {
      self.focus = target.element
    } else {
      var rule = target.rule
      if case .presented = arrival.cause, rule != "CU-51" { rule = "FK-41" }
      self.focus(on: target.element, in: change.new, by: rule, &reactions)
    }
    return reactions
  }

  /// FK-01, FK-50: from group to group, landing on each group's primary item.
  private mutating func move(
    forward: Bool, in scene: Scene, by key: String, _ reactions: inout [Reaction]
  ) {
    guard let stop = FocusGroups.stop(after: focus, forward: forward, in: scene) else { return }
    var target = stop
    // FK-53
    var rule = focus.map { forward ? stop < $0 : stop > $0 } == true ? "FK-53" : key
    if let group = FocusGroups.group(of: stop, in: scene), stop != focus {
      let container = scene.tree.containers[Int(group)].identity
      let last = lastInGroup.first { $0.group == container }?.item
      if let primary = FocusGroups.primary(of: group, last: last, in: scene) {
        (target, rule) = (primary.stop, primary.rule)
      }
    }
    focus(on: target, in: scene, by: rule, &reactions)
  }

  /// FK-02, FK-40: inside lists and tables up and down move, elsewhere all arrows adjust what can be adjusted.
  private mutating func arrow(
    _ direction: SwipeDirection, at focus: ElementIndex, in scene: Scene, _ reactions: inout [Reaction]
  ) {
    let element = scene[focus]
    let group = FocusGroups.group(of: focus, in: scene)
    let isHorizontal = direction == .left || direction == .right
    let leads = direction == .up || (direction == .left) != scene.environment.isRightToLeft && isHorizontal
    if element.traits.contains(.adjustable), group == nil || isHorizontal {
      let increases = direction == .up || isHorizontal && !leads
      reactions.perform(increases ? .increment(element.node) : .decrement(element.node))
      return
    }
    guard let group,
      let target = FocusGroups.stop(inside: group, after: focus, forward: !leads, in: scene)
    else { return }
    self.focus(on: target, in: scene, by: "FK-02", &reactions)
  }

  private mutating func focus(
    on index: ElementIndex, in scene: Scene, by rule: String?, _ reactions: inout [Reaction]
  ) {
    let element = scene[index]
    if index == focus, element.identity == identity { return }
    if let group = FocusGroups.group(of: index, in: scene) {
      let container = scene.tree.containers[Int(group)].identity
      lastInGroup.removeAll { $0.group == container }
      lastInGroup.append(Visit(group: container, item: element.identity))
    }
    if element.scrollView >= 0, scene.isCutOff(index) {
      reactions.perform(.scrollToVisible(element.node))  // FK-64
    }
    focus = index
    identity = element.identity
    // Leaving a text that is being edited ends that.
    if let edited = scene.state.firstResponder, edited != element.identity { reactions.perform(.edit(nil)) }
    reactions.emit(.focus(element.identity, rule: rule))
    reactions.perform(.setFocus(element.node))
  }
}
