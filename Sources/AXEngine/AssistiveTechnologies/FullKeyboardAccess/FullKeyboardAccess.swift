/// Full Keyboard Access: a focus ring of its own that Tab moves over what responds to interaction.
///
/// Silent by nature: what it does is seen, not heard (FK-39). Works alone or beside VoiceOver, over the same tree,
/// so that modal and hidden views are out of reach for both (FK-63).
public struct FullKeyboardAccess: AssistiveTechnology {
  public static let name = TechnologyName.fullKeyboardAccess

  /// The focused element; nil until the first key.
  public internal(set) var focus: ElementIndex?
  /// How it is set up.
  public var settings: KeyboardSettings
  /// What is open over the screen.
  var sheet: KeyboardSheet?
  /// Whether all keys go to the app (FK-16).
  public internal(set) var isPassingThrough = false
  /// Whether keys are gestures (FK-18).
  public internal(set) var isGesturing = false

  var identity: ViewIdentity?
  var memory = PlaceMemory()
  /// How long no key was pressed, up to the time at which the ring goes.
  var idle = Duration.zero
  /// Whether the ring has gone (FK-30).
  public internal(set) var isRingHidden = false
  /// The stops of the scene that was looked at last.
  var map: KeyboardMap?
  /// The item of each group that had the focus last (FK-55).
  private var lastInGroup: [ViewIdentity: Visit] = [:]

  private struct Visit: Hashable, Sendable {
    var item: ViewIdentity
    /// Where it was.
    var near: ElementIndex
  }

  /// Full Keyboard Access with nothing focused.
  public init(settings: KeyboardSettings = KeyboardSettings()) { self.settings = settings }

  public func place(in scene: Scene) -> NodeIndex? { focus.map { scene[$0].node } }

  /// Among everything that takes the focus, in reading order.
  public func position(in scene: Scene) -> (place: Int, count: Int)? {
    guard let focus, focus < scene.count else { return nil }
    let elements = scene.tree.elements
    let before = elements[..<Int(focus)].count(where: FocusGroups.isStop)
    return (before, before + elements[Int(focus)...].count(where: FocusGroups.isStop))
  }

  public mutating func start(in scene: Scene) -> [Reaction] { [] }

  /// Where the keyboard can stand in a scene.
  mutating func map(of scene: Scene) -> KeyboardMap {
    if let map, map.scene === scene { return map }
    let new = map.flatMap { $0.holds(for: scene) ? $0.moved(to: scene) : nil } ?? KeyboardMap(scene)
    map = new
    return new
  }

  /// The same without keeping it; nil where nothing was worked out for the scene yet.
  func mapNow(of scene: Scene) -> KeyboardMap? { map.flatMap { $0.holds(for: scene) ? $0 : nil } }

  /// Calls the visited items by what they are called in another version of the file.
  mutating func renameVisits(_ counterparts: Counterparts) {
    var renamed: [ViewIdentity: Visit] = [:]
    for (group, visit) in lastInGroup {
      guard let group = counterparts[group], let item = counterparts[visit.item] else { continue }
      renamed[group] = Visit(item: item, near: visit.near)
    }
    lastInGroup = renamed
  }

  public mutating func handle(_ input: Input, in scene: Scene) -> Handling {
    switch input {
    case .key(let key):
      showRing()
      return press(key, in: scene)
    case .text(let text):
      showRing()
      guard sheet != nil else { return .ignored }
      var reactions: [Reaction] = []
      type(text, in: scene, &reactions)
      return .handled(reactions)
    case .chooseNamed(let title): return choose(title, in: scene)
    case .gesture, .rotor, .chooseItem, .chooseEntry, .switches, .say, .remote, .assistiveTouch, .dwell,
      .accessibilityShortcut:
      return .ignored
    }
  }

  private mutating func press(_ key: KeyPress, in scene: Scene) -> Handling {
    let command = settings.command(of: key)
    var reactions: [Reaction] = []
    if isPassingThrough, command != .passThrough { return .ignored }  // FK-16
    if sheet != nil, take(key, command, in: scene, &reactions) { return .handled(reactions) }
    if isGesturing, scene.state.firstResponder == nil,
      let gesture = KeyboardGesture.keys.first(where: { $0.key == key })?.gesture
    {
      perform(gesture, in: scene, &reactions)
      return .handled(reactions)
    }
    if key == KeyPress(.return), command == nil, scene.state.firstResponder == nil, let focus,
      scene.listItem(at: focus) != nil
    {
      reactions.perform(.activate(scene.target(of: focus)))  // FK-56
      return .handled(reactions)
    }
    guard let command, carryOut(command, in: scene, &reactions) else {
      return reactions.isEmpty ? .ignored : .handled(reactions)
    }
    return .handled(reactions)
  }

  /// Does what a command says; false where its key means something else here.
  mutating func carryOut(
    _ command: KeyboardCommand, in scene: Scene, _ reactions: inout [Reaction]
  ) -> Bool {
    let isEditing = scene.state.firstResponder != nil
    switch command {
    case .move(let forward):
      // FK-03: a text area keeps Tab for itself while it is edited.
      if isEditing, let focus, scene[focus].traits.contains(.textArea) { return false }
      move(forward: forward, in: scene, by: "FK-01", &reactions)
    case .moveOut(let forward): move(forward: forward, in: scene, by: "FK-03", &reactions)
    case .jump(let toEnd):
      _ = map(of: scene)
      guard let stop = map?.openEnd(isLast: toEnd, from: focus, in: scene) else {
        sayNothingTakesFocus(in: scene, &reactions)
        return true
      }
      step(to: stop, in: scene, by: "FK-04", &reactions)
    case .arrow(let direction):
      guard !isEditing, let focus else { return false }
      arrow(direction, at: focus, in: scene, &reactions)
    case .activate:
      guard !isEditing, let focus else { return false }
      reactions.perform(.activate(scene.target(of: focus)))
    case .goBack, .close:
      if isEditing {
        reactions.perform(.edit(nil))
      } else {
        reactions.perform(.escape(from: focus.map { scene[$0].node }))
      }
    case .contextMenu:
      if let focus { reactions.perform(.longPress(scene[focus].node)) }
    case .actions: openActions(in: scene, &reactions)
    case .find: open(.find(KeyboardFind(in: scene, from: identity)), by: "FK-10", in: scene, &reactions)
    case .help: open(.help(top: 0), by: "FK-11", in: scene, &reactions)
    case .shortcuts: openShortcuts(in: scene, &reactions)
    case .passThrough:
      isPassingThrough.toggle()
      reactions.emit(.log(command.title + (isPassingThrough ? " on" : " off")))
    case .gestureMode:
      isGesturing.toggle()
      reactions.emit(.log(command.title + (isGesturing ? " on" : " off")))
    case .gesture(let gesture): perform(gesture, in: scene, &reactions)
    case .system(let command): perform(command, in: scene, &reactions)
    }
    return true
  }

  /// FK-01, FK-50: from group to group, landing on each group's primary item.
  private mutating func move(
    forward: Bool, in scene: Scene, by key: String, _ reactions: inout [Reaction]
  ) {
    _ = map(of: scene)
    guard let (station, wraps) = self.map?.openStation(after: focus, forward: forward, in: scene) else {
      return sayNothingTakesFocus(in: scene, &reactions)
    }
    let map = map(of: scene)
    switch station {
    case .item(let item): step(to: item, in: scene, by: wraps ? "FK-53" : key, &reactions)
    case .group(let group):
      // The only group there is keeps the focus where it is.
      if let focus, map.group(of: focus) == group { return }
      guard let primary = map.primary(of: group, last: lastItem(of: group, in: map), in: scene) else {
        return
      }
      step(to: primary.stop, in: scene, by: primary.rule, &reactions)
    }
  }

  private func lastItem(of group: Int, in map: KeyboardMap) -> ElementIndex? {
    guard let visit = lastInGroup[map.groups[group].view] else { return nil }
    let found = map.scene.tree.element(visit.item, near: visit.near)
    return found.flatMap { map.group(of: $0) == group ? $0 : nil }
  }

  /// FK-02, FK-40: inside a group arrows move; what they cannot move along, they adjust.
  private mutating func arrow(
    _ direction: SwipeDirection, at focus: ElementIndex, in scene: Scene, _ reactions: inout [Reaction]
  ) {
    let group = map(of: scene).group(of: focus)
    var moves = group != nil
    if let group, scene[focus].traits.contains(.adjustable) {
      moves = self.moves(direction, at: focus, in: group, scene)
    }
    if scene[focus].traits.contains(.adjustable), !moves {
      let isHorizontal = direction == .left || direction == .right
      let leads = direction == .up || (direction == .left) != scene.environment.isRightToLeft && isHorizontal
      let node = scene.target(of: focus)
      let increases = direction == .up || isHorizontal && !leads
      return reactions.perform(increases ? .increment(node) : .decrement(node))
    }
    let item = group.flatMap { neighbour(direction, of: focus, in: $0, scene) }
    if let target = map(of: scene).guided(direction, from: focus, before: item, in: scene) {
      step(to: target, in: scene, by: "FK-02", &reactions)
    } else if let item {
      step(to: item, in: scene, by: "FK-02", &reactions)
    }
  }

  /// Whether arrows along an axis move in the group of something adjustable: those up and down where anything lies
  /// there, else those to the sides; the others adjust.
  private mutating func moves(
    _ direction: SwipeDirection, at focus: ElementIndex, in group: Int, _ scene: Scene
  ) -> Bool {
    if [.down, .up].contains(where: { neighbour($0, of: focus, in: group, scene) != nil }) {
      return !direction.isHorizontal
    }
    return direction.isHorizontal && map(of: scene).groups[group].members.count > 1
  }

  private mutating func neighbour(
    _ direction: SwipeDirection, of focus: ElementIndex, in group: Int, _ scene: Scene
  ) -> ElementIndex? {
    _ = map(of: scene)
    return map?.neighbour(direction, of: focus, in: group, of: scene)
  }

  /// Moves the focus for a key, where the app lets it go (TV-07).
  mutating func step(
    to index: ElementIndex, in scene: Scene, by rule: String, _ reactions: inout [Reaction]
  ) {
    guard map(of: scene).mayMove(from: focus, to: index, in: scene) else { return }
    let before = identity
    focus(on: index, in: scene, by: rule, &reactions)
    if identity != before, scene.selectionFollowsFocus(to: index) {
      reactions.perform(.activate(scene.target(of: index)))  // FK-56
    }
  }

  mutating func focus(
    on index: ElementIndex, in scene: Scene, by rule: String?, _ reactions: inout [Reaction]
  ) {
    let element = scene[index]
    if index == focus, element.identity == identity { return }
    let map = map(of: scene)
    if let group = map.group(of: index) {
      lastInGroup[map.groups[group].view] = Visit(item: element.identity, near: index)
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
