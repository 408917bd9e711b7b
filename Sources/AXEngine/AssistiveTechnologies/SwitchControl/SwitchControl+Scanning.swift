/// Where scanning stands and how it moves.
extension SwitchControl {
  /// What a place among the items holds.
  enum Current: Hashable, Sendable {
    case nothing
    case element(ElementIndex)
    case key(row: Int, place: Int)
    case group(Int)
    /// The last stop of a group, which leaves it (SC-09).
    case exit(Int)
    /// The icon that opens the menu while items are always tapped (SC-30).
    case icon
  }

  /// How many stops a group has, with what comes behind its members.
  func count(of group: Int) -> Int {
    guard tree.groups.indices.contains(group) else { return 0 }
    let members = tree.groups[group].count
    if group > 0 { return members + 1 }
    return members > 0 && settings.tapBehavior == .alwaysTap ? members + 1 : members
  }

  /// What is at the place.
  var current: Current {
    guard tree.groups.indices.contains(place.group) else { return .nothing }
    switch tree.stop(at: place) {
    case .element(let element)?: return .element(element)
    case .key(let row, let key)?: return .key(row: row, place: key)
    case .group(let group)?: return .group(group)
    case nil: return place.group > 0 ? .exit(place.group) : count(of: 0) > 0 ? .icon : .nothing
    }
  }

  /// The element at the place; nil where there is something else.
  var currentElement: ElementIndex? {
    if case .element(let element) = current { return element }
    return nil
  }

  /// The element at the place, or the first one of the group that is highlighted or left there; nil where there is
  /// neither.
  var scannedElement: ElementIndex? {
    switch current {
    case .element(let element): element
    case .group(let group), .exit(let group): tree.elements(in: group).first
    case .key, .icon, .nothing: nil
    }
  }

  /// The next or previous stop of the level, round its ends.
  mutating func move(forward: Bool, _ reactions: inout [Reaction]) {
    switch phase {
    case .hidden: return
    case .items, .autoTap:
      phase = .items
      let count = count(of: place.group)
      guard count > 0 else { return }
      place.index = (place.index + (forward ? 1 : count - 1)) % count
    case .menu(let menu, let index):
      let count = menuItems.count + 1
      phase = .menu(menu, index: (index + (forward ? 1 : count - 1)) % count)
    case .point: return
    }
    highlight(&reactions)
  }

  /// The clock moves on; behind the last stop of the last round scanning goes up (SC-04, SC-09, DF-17).
  mutating func moveOn(_ reactions: inout [Reaction]) {
    let isLast: Bool
    switch phase {
    case .items: isLast = place.index + 1 >= count(of: place.group)
    case .menu(_, let index): isLast = index >= menuItems.count
    case .hidden, .autoTap, .point: return
    }
    if isLast {
      rounds += 1
      if settings.loops > 0, rounds >= settings.loops { return goUp(&reactions) }
    }
    move(forward: true, &reactions)
  }

  /// Nobody pressed: out of the group, out of the page of the menu, at the top out of sight.
  private mutating func goUp(_ reactions: inout [Reaction]) {
    switch phase {
    case .menu: leavePage(&reactions)
    case .items where place.group > 0: leaveGroup(&reactions)
    case .items, .hidden, .autoTap, .point: hide(&reactions)
    }
  }

  /// SC-04: the highlight goes until the next press.
  mutating func hide(_ reactions: inout [Reaction]) {
    phase = .hidden
    rounds = 0
    highlight(&reactions)
  }

  /// SC-09: back to the level above, on the group that was left.
  mutating func leaveGroup(_ reactions: inout [Reaction]) {
    let group = tree.groups[place.group]
    place = ScanPlace(group: group.parent, index: group.place)
    rounds = 0
    isDwelling = false
    highlight(&reactions)
  }

  /// Starts again at a place, in the mode that is chosen.
  mutating func restart(at place: ScanPlace, _ reactions: inout [Reaction]) {
    self.place = place
    rounds = 0
    isDwelling = false
    if let scene { phase = freshPhase(in: scene) }
    highlight(&reactions)
  }

  /// SC-13: where scanning goes on after a tap or a closed menu.
  mutating func restart(_ reactions: inout [Reaction]) {
    switch settings.focusedItemAfterTap {
    case .firstItem: restart(at: ScanPlace(), &reactions)
    case .currentItem: restart(at: place, &reactions)
    }
  }

  /// Tells what is highlighted now, where it is something else than before: shows it, scrolls to it, says it, and tells
  /// the app (SC-43).
  mutating func highlight(_ reactions: inout [Reaction]) {
    elapsed = .zero
    guard let scene else { return }
    if case .point = phase {
      // The band tells where it is when it is stopped.
      shown = nil
      return tellFocus(nil, in: scene, &reactions)
    }
    let stop = stop(in: scene)
    sayNothingIsScanned(stop, in: scene, &reactions)
    guard stop != shown else { return }
    shown = stop
    reactions.emit(.scan(stop, rule: rule(of: stop)))
    if settings.playsSounds, stop != nil { reactions.emit(.sound(.itemFocused)) }
    if settings.speaks || scene.environment.isVoiceOverRunning { say(in: scene, &reactions) }
    guard isAmongItems else { return tellFocus(nil, in: scene, &reactions) }
    let element: ElementIndex?
    switch current {
    case .element(let found): element = found
    case .group(let group): element = tree.elements(in: group).first
    case .key, .exit, .icon, .nothing: element = nil
    }
    if let element, scene[element].scrollView >= 0, scene.isCutOff(element) {
      reactions.perform(.scrollToVisible(scene[element].node))
    }
    tellFocus(currentElement, in: scene, &reactions)
  }

  /// Says, once, that there is nothing to highlight, and the way on: a press opens the menu all the same (SC-31).
  private mutating func sayNothingIsScanned(
    _ stop: ScanStop?, in scene: Scene, _ reactions: inout [Reaction]
  ) {
    guard stop == nil, phase == .items, current == .nothing else { return hasNothing = false }
    if hasNothing { return }
    hasNothing = true
    let hasStops = scene.tree.elements.contains(where: ScanTree.isStop)
    let reason =
      hasStops ? "nothing in sight is scanned (SC-16)" : "nothing on the screen is scanned (SC-11)"
    let scrolls = ScrollDirection.scanned.contains { scene.canScroll($0, from: nil) }
    reactions.emit(
      .log(reason + "; a press opens the menu" + (scrolls ? ", which scrolls (SC-40)" : " (SC-31)")))
  }

  /// The rule by which something is highlighted.
  private func rule(of stop: ScanStop?) -> String {
    switch stop {
    case nil: "SC-04"
    case .element?: "SC-07"
    case .group?: "SC-08"
    case .exit?: "SC-09"
    case .item?: isAmongItems ? "SC-12" : "SC-38"
    case .band?, .line?: "SC-20"
    }
  }

  private var isAmongItems: Bool {
    switch phase {
    case .items, .autoTap: true
    case .hidden, .menu, .point: false
    }
  }

  /// SC-43: the app hears which element has the highlight; while the menu is open, still that one.
  private mutating func tellFocus(
    _ element: ElementIndex?, in scene: Scene, _ reactions: inout [Reaction]
  ) {
    if case .menu = phase { return }
    let identity = element.map { scene[$0].identity }
    guard identity != focused else { return }
    focused = identity
    reactions.perform(.accessibilityFocusDidChange(element.map { scene[$0].node }, by: .switchControl))
  }

  /// SC-15: what is highlighted is called by its name; a group by its own, else by those of its members. Beside
  /// VoiceOver its cursor comes along to elements and says them.
  private func say(in scene: Scene, _ reactions: inout [Reaction]) {
    let words: String?
    switch phase {
    case .menu(_, let index): words = menuItems.indices.contains(index) ? menuItems[index].title : nil
    case .hidden, .point: words = nil
    case .items, .autoTap:
      switch current {
      case .element(let element):
        words = scene.environment.isVoiceOverRunning ? nil : scene.semantics(of: element).label
      case .key(let row, let key): words = tree.keyboard.map { $0.title(of: $0.rows[row][key]) }
      case .group(let group): words = label(of: group, in: scene)
      case .icon: words = iconTitle(in: scene)
      case .exit, .nothing: words = nil
      }
    }
    guard let words else { return }
    reactions.emit(.speak(Utterance(.focus, [SpeechFragment(.label, words, rule: "SC-15")])))
  }

  private func label(of group: Int, in scene: Scene) -> String? {
    switch tree.groups[group].source {
    case .screen: return nil
    case .row(let row): return tree.keyboard?.title(ofRow: row)
    case .view(let node):
      let reader = Reader(mock: scene.mock, state: scene.state, views: scene.views)
      if let own = reader.text(reader.property(.label, of: node), at: node) { return own }
      return tree.elements(in: group).compactMap { scene.semantics(of: $0).label }.joined(separator: ", ")
        .nonEmpty
    }
  }
}
