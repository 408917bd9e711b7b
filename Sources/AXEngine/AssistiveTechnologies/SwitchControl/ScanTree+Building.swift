extension ScanTree {
  /// The tree of a scene. `groupsItems` is false where every element is a stop of its own (SC-08); `keys` are shown
  /// where the scene has a keyboard on the screen. What is in scroll views that are `shut` is not scanned (SC-16).
  init(_ scene: Scene, groupsItems: Bool, keys: KeyboardRows.Page, shut: [NodeIndex] = []) {
    let language = scene.environment.locale
    keyboard = scene.state.keyboardFrame == nil ? nil : KeyboardRows(keys, language: language)
    homes = [Int32](repeating: -1, count: Int(scene.count))
    groups = [Group(source: .screen, parent: 0)]
    var roots: [Stop]
    var members: [[Stop]] = []
    var sources: [NodeIndex] = []
    let shut = shut.map { $0 + 1..<scene.views.nodes[Int($0)].end }
    let items = (0..<scene.count).filter { index in
      Self.isStop(scene[index]) && !shut.contains { $0.contains(scene[index].node) }
    }
    if groupsItems {
      var collector = ScanGroupCollector(scene, items)
      roots = collector.collect()
      members = collector.members
      sources = collector.nodes
    } else {
      roots = items.map(Stop.element)
    }
    let rows = keyboard?.rows ?? []
    roots += rows.indices.map { .group(-1 - $0) }
    lay(roots, of: 0) { group in
      if group < 0 {
        let row = -1 - group
        return (.row(row), rows[row].indices.map { .key(row: row, place: $0) })
      }
      return (.view(sources[group]), members[group])
    }
  }

  /// Lays down the stops of a group, then those of the groups in it.
  private mutating func lay(
    _ list: [Stop], of group: Int, _ contents: (Int) -> (source: Group.Source, stops: [Stop])
  ) {
    let first = stops.count
    groups[group].first = first
    groups[group].count = list.count
    stops += list
    owners += [Int32](repeating: Int32(group), count: list.count)
    for (place, stop) in list.enumerated() {
      switch stop {
      case .element(let element): homes[Int(element)] = Int32(first + place)
      case .key: continue
      case .group(let inner):
        let (source, inside) = contents(inner)
        groups.append(Group(source: source, parent: group, place: place))
        stops[first + place] = .group(groups.count - 1)
        lay(inside, of: groups.count - 1, contents)
      }
    }
  }
}

/// Finds the groups of a scene (SC-10).
///
/// A group is a container that the app declares, or a view whose `navigationStyle` is `combined`; one whose style is
/// `separate` is none. One that would hold a single stop, or all there is around it, is none either, since entering it
/// would tell nobody anything.
struct ScanGroupCollector {
  private enum Style: UInt8 {
    case automatic, separate, combined
  }

  private let scene: Scene
  /// What is scanned, in the reading order.
  private let items: [ElementIndex]
  /// The innermost group around each node or at it; -1 for none.
  private var around: [Int32]
  /// The views of the groups, and which of them have to stay groups.
  private(set) var nodes: [NodeIndex] = []
  private var isCombined: [Bool] = []
  private var parents: [Int32] = []
  /// The stops of each group.
  private(set) var members: [[ScanTree.Stop]] = []
  private var isKnown: [Bool] = []

  init(_ scene: Scene, _ items: [ElementIndex]) {
    self.scene = scene
    self.items = items
    around = [Int32](repeating: -1, count: scene.views.nodes.count)
    let styles = Self.styles(of: scene.mock)
    for container in scene.tree.containers where Self.isGroup(container, in: scene) {
      around[Int(container.node)] = -2
    }
    for index in around.indices {
      let node = scene.views.nodes[index]
      let outer = node.parent >= 0 ? around[Int(node.parent)] : -1
      let style = node.part == nil ? styles[Int(node.view)] : .automatic
      guard style == .combined || style == .automatic && around[index] == -2 else {
        around[index] = outer
        continue
      }
      around[index] = Int32(nodes.count)
      nodes.append(NodeIndex(index))
      isCombined.append(style == .combined)
      parents.append(outer)
    }
    members = [[ScanTree.Stop]](repeating: [], count: nodes.count)
    isKnown = [Bool](repeating: false, count: nodes.count)
  }

  /// The stops of the screen; those of the groups are in `members`.
  mutating func collect() -> [ScanTree.Stop] {
    var roots: [ScanTree.Stop] = []
    for index in items {
      let group = group(of: scene[index])
      guard group >= 0 else {
        roots.append(.element(index))
        continue
      }
      members[Int(group)].append(.element(index))
      introduce(group, &roots)
    }
    for group in nodes.indices.reversed() where isKnown[group] { members[group] = flattened(members[group]) }
    return flattened(roots)
  }

  /// Puts a group into the one around it, where its first member is met.
  private mutating func introduce(_ group: Int32, _ roots: inout [ScanTree.Stop]) {
    var group = Int(group)
    while !isKnown[group] {
      isKnown[group] = true
      let parent = Int(parents[group])
      guard parent >= 0 else { return roots.append(.group(group)) }
      members[parent].append(.group(group))
      group = parent
    }
  }

  /// Groups of one, and the only group of another, give way to what is in them.
  private func flattened(_ stops: [ScanTree.Stop]) -> [ScanTree.Stop] {
    guard stops.contains(where: \.isGroup) else { return stops }
    var flat: [ScanTree.Stop] = []
    for stop in stops {
      guard case .group(let inner) = stop, members[inner].count < 2 else {
        flat.append(stop)
        continue
      }
      flat += members[inner]
    }
    while flat.count == 1, case .group(let only) = flat[0], !isCombined[only] { flat = members[only] }
    return flat
  }

  /// The innermost group around an element. A list of elements may hold what lies elsewhere.
  private func group(of element: AccessibilityElement) -> Int32 {
    var container = element.container
    while container >= 0 {
      let found = scene.tree.containers[Int(container)]
      let group = around[Int(found.node)]
      if group >= 0, nodes[Int(group)] == found.node {
        let isInside = element.node > found.node && element.node < scene.views.nodes[Int(found.node)].end
        if !isInside { return group }
        break
      }
      container = found.parent
    }
    let parent = scene.views.nodes[Int(element.node)].parent
    return parent >= 0 ? around[Int(parent)] : -1
  }

  /// SC-10: containers of a type, grouped children and `contain`; a tab bar and a segmented control are the system's. A
  /// scroll view or a list of elements alone is none.
  private static func isGroup(_ container: AccessibilityContainer, in scene: Scene) -> Bool {
    switch container.kind {
    case .dataTable, .list, .landmark, .semanticGroup, .tabBar, .series: return true
    case .none: return false
    case .group:
      let node = scene.views.nodes[Int(container.node)]
      guard node.part == nil else { return false }
      let own = scene.mock.views[Int(node.view)].accessibility
      if case .flag(true)? = own[.groupsChildren] { return true }
      if case .choice(let place)? = own[.children] { return ChildBehavior(rawValue: place) == .contain }
      return false
    }
  }

  private static func styles(of mock: Mock) -> [Style] {
    mock.views.map { view in
      guard case .choice(let place)? = view.accessibility[.navigationStyle] else { return .automatic }
      return Style(rawValue: UInt8(clamping: place)) ?? .automatic
    }
  }
}

extension ScanTree.Stop {
  fileprivate var isGroup: Bool {
    if case .group = self { return true }
    return false
  }
}
