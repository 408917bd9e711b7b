/// Where the keyboard can stand on a screen: the stops, the groups they are in, and the order in which Tab comes to them
/// (FK-31, FK-33, FK-50 to FK-52). Made once for a tree.
struct KeyboardMap: Sendable {
  /// Items among which arrows move and which Tab passes in one step.
  struct Group: Sendable {
    /// The view whose group it is, by which what was focused last is remembered.
    var view: ViewIdentity
    /// Its stops in reading order.
    var members: [ElementIndex] = []
    /// Those with a priority above that of every item (FK-54), highest first, then in reading order.
    var preferred: [Preference] = []
    /// Those that are never where the group is entered: a priority below 0.
    var passedOver: Set<ElementIndex> = []
    /// Whether one scroll view holds all of it, or none does.
    var isOfOneScrollView = true
    /// Its place in `ring`.
    var place = 0
  }

  /// A priority of an item in its group, as UIFocusGroupPriority has it (FK-54).
  struct Preference: Hashable, Sendable {
    var priority: Double
    var item: ElementIndex

    /// What was focused last in its group.
    static let previouslyFocused = 1000.0
    /// What the system puts forward: the selected item.
    static let prioritized = 2000.0
  }

  /// What Tab comes to: an item outside every group, or a group.
  enum Station: Hashable, Sendable {
    case item(ElementIndex)
    case group(Int)
  }

  /// The scene it was made for.
  private(set) var scene: Scene
  /// The groups, by their first stops.
  private(set) var groups: [Group] = []
  /// What Tab comes to, in order (FK-52).
  private(set) var ring: [Station] = []
  /// For each element its place in `ring`; -1 where it is no stop.
  private var places: [Int32] = []
  /// For each element its group; -1 outside every group.
  private var groupOf: [Int32] = []
  /// The focus guides in front.
  private(set) var guides: [NodeIndex] = []
  /// The views that are asked before the focus moves.
  private var vetoing: [NodeIndex] = []
  /// Which scroll views can be entered, and for each place of `ring` the outermost one around it; -1 for none (FK-42).
  var entry = ScrollEntry()
  private(set) var outers: [NodeIndex] = []
  /// By group what arrows search, made when the first one comes.
  var searches: [Int: FocusSearch] = [:]

  /// Works out the stops of a scene.
  init(_ scene: Scene) {
    self.scene = scene
    let roots = KeyboardGroups(scene)
    guides = roots.guides
    vetoing = roots.vetoing
    places = Array(repeating: -1, count: Int(scene.count))
    groupOf = places
    var known = [Int32](repeating: -1, count: scene.views.nodes.count)
    for (index, element) in scene.tree.elements.enumerated() where FocusGroups.isStop(element) {
      guard let root = roots.root(of: element) else {
        places[index] = Int32(ring.count)
        ring.append(.item(ElementIndex(index)))
        continue
      }
      if known[Int(root)] < 0 {
        known[Int(root)] = Int32(groups.count)
        let identity = scene.views.nodes[Int(root)].identity
        groups.append(Group(view: identity, place: ring.count))
        ring.append(.group(groups.count - 1))
      }
      add(ElementIndex(index), to: Int(known[Int(root)]), appPriority: roots.priority(of: element))
    }
    for group in groups.indices {
      groups[group].preferred.sort { ($0.priority, $1.item) > ($1.priority, $0.item) }
    }
    entry = ScrollEntry(scene, isStop: FocusGroups.isStop)
    if !entry.scrollViews.isEmpty {
      outers = ring.map { scene.outermostScrollView(around: first(of: $0)) ?? -1 }
    }
  }

  /// The first stop of what Tab comes to.
  func first(of station: Station) -> ElementIndex {
    switch station {
    case .item(let item): item
    case .group(let group): groups[group].members[0]
    }
  }

  /// The place in `ring` of what Tab comes to with an element; nil where it is no stop.
  func place(of index: ElementIndex) -> Int? {
    guard index >= 0, Int(index) < places.count, places[Int(index)] >= 0 else { return nil }
    return Int(places[Int(index)])
  }

  private mutating func add(_ index: ElementIndex, to group: Int, appPriority: Double?) {
    places[Int(index)] = Int32(groups[group].place)
    groupOf[Int(index)] = Int32(group)
    if let first = groups[group].members.first, scene[first].scrollView != scene[index].scrollView {
      groups[group].isOfOneScrollView = false
    }
    groups[group].members.append(index)
    // An app can only raise what the system gives; below 0 the item is out.
    let own = appPriority ?? 0
    if own < 0 {
      groups[group].passedOver.insert(index)
      return
    }
    let system = scene[index].traits.contains(.selected) ? Preference.prioritized : 0
    if max(own, system) > 0 {
      groups[group].preferred.append(Preference(priority: max(own, system), item: index))
    }
  }

  /// Whether it still holds for a scene: nothing but the focus or scroll offsets has changed.
  func holds(for other: Scene) -> Bool { scene === other || scene.sharesTree(with: other) }

  /// The same for a scene for which it holds.
  func moved(to scene: Scene) -> KeyboardMap {
    var map = self
    map.scene = scene
    return map
  }

  /// The group of an element; nil outside every group.
  func group(of index: ElementIndex) -> Int? {
    guard index >= 0, Int(index) < groupOf.count, groupOf[Int(index)] >= 0 else { return nil }
    return Int(groupOf[Int(index)])
  }

  /// What Tab comes to next or before: an element's group is passed as one. nil where there is nothing at all.
  ///
  /// From nowhere the first and the last; goes round, and says so (FK-53, FK-62).
  func station(after index: ElementIndex?, forward: Bool) -> (station: Station, wraps: Bool)? {
    guard !ring.isEmpty else { return nil }
    guard let index, Int(index) < places.count else {
      return (forward ? ring[0] : ring[ring.count - 1], false)
    }
    let place = places[Int(index)]
    guard place >= 0 else {
      // From what is no stop: the nearest stop in that direction.
      let range = forward ? Array(Int(index)..<places.count) : Array((0...Int(index)).reversed())
      guard let next = range.first(where: { places[$0] >= 0 }) else {
        return (forward ? ring[0] : ring[ring.count - 1], true)
      }
      return (ring[Int(places[next])], false)
    }
    let next = Int(place) + (forward ? 1 : -1)
    if ring.indices.contains(next) { return (ring[next], false) }
    return (forward ? ring[0] : ring[ring.count - 1], true)
  }

  /// Whether the app lets the focus move: views around the item left or the one entered may refuse (TV-07).
  func mayMove(from old: ElementIndex?, to new: ElementIndex, in scene: Scene) -> Bool {
    guard !vetoing.isEmpty else { return true }
    let context = EvaluationContext(mock: scene.mock, state: scene.state, scopes: scene.views.scopes)
    return vetoing.allSatisfy { view in
      let found = scene.views.nodes[Int(view)]
      let inside = view..<found.end
      guard inside.contains(scene[new].node) || old.map({ inside.contains(scene[$0].node) }) == true,
        let condition = scene.mock.views[Int(found.view)].focusDescription?.shouldUpdate
      else { return true }
      return Evaluator.evaluate(condition, scope: found.scope, in: context).isTrue
    }
  }

  /// The first or last stop in reading order (FK-04).
  func end(isLast: Bool) -> ElementIndex? {
    let found = isLast ? places.lastIndex { $0 >= 0 } : places.firstIndex { $0 >= 0 }
    return found.map(ElementIndex.init)
  }

  /// Where a group is entered: the visible item of the highest priority, else, where none is visible, the item of the
  /// highest; with the rule that decides it (FK-54, FK-55). `last` is the item of the group that had the focus last.
  func primary(of group: Int, last: ElementIndex?, in scene: Scene) -> (stop: ElementIndex, rule: String)? {
    let group = groups[group]
    var preferred = group.preferred
    if let last, groupOf.indices.contains(Int(last)), !group.passedOver.contains(last) {
      let place = preferred.firstIndex { $0.priority < Preference.previouslyFocused } ?? preferred.count
      preferred.insert(Preference(priority: Preference.previouslyFocused, item: last), at: place)
    }
    var sight = ScrollSight(scene)
    func answer(_ preference: Preference) -> (ElementIndex, String) {
      (preference.item, preference.item == last && preference.priority == 1000 ? "FK-55" : "FK-54")
    }
    if let found = preferred.first(where: { sight.shows($0.item) }) { return answer(found) }
    let usual = group.members.lazy.filter { !group.passedOver.contains($0) }
    if let found = usual.first(where: { sight.shows($0) }) { return (found, "FK-50") }
    if let first = preferred.first { return answer(first) }
    return (usual.first ?? group.members.first).map { ($0, "FK-50") }
  }
}
