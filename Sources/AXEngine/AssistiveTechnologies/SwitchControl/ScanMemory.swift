/// What was highlighted, in words that outlive the scene.
struct ScanMemory: Hashable, Sendable {
  enum Stop: Hashable, Sendable {
    case nothing, icon
    case element(ViewIdentity, near: ElementIndex)
    case key(row: Int, place: Int)
    case group(ViewIdentity)
    case exit(ViewIdentity)
    /// A row of the keyboard on the screen, or the stop that leaves it.
    case row(Int)
    case exitOfRow(Int)
  }

  private(set) var stop = Stop.nothing

  /// What a scan that stands in a scene highlights.
  init(of scan: SwitchControl, in scene: Scene) {
    switch scan.current {
    case .nothing: break
    case .icon: stop = .icon
    case .element(let element):
      if element < scene.count { stop = .element(scene[element].identity, near: element) }
    case .key(let row, let key): stop = .key(row: row, place: key)
    case .group(let group): stop = Self.stop(scan.tree.groups[group].source, scene, Stop.group, Stop.row)
    case .exit(let group): stop = Self.stop(scan.tree.groups[group].source, scene, Stop.exit, Stop.exitOfRow)
    }
  }

  private static func stop(
    _ source: ScanTree.Group.Source, _ scene: Scene, _ view: (ViewIdentity) -> Stop, _ row: (Int) -> Stop
  ) -> Stop {
    switch source {
    case .screen: .nothing
    case .row(let place): row(place)
    case .view(let node):
      Int(node) < scene.views.nodes.count ? view(scene.views.nodes[Int(node)].identity) : .nothing
    }
  }

  /// The same in the names of another version of the file.
  mutating func rename(_ names: Counterparts) {
    switch stop {
    case .element(let view, let near): stop = names[view].map { .element($0, near: near) } ?? .nothing
    case .group(let view): stop = names[view].map { .group($0) } ?? .nothing
    case .exit(let view): stop = names[view].map { .exit($0) } ?? .nothing
    case .nothing, .icon, .key, .row, .exitOfRow: break
    }
  }

  /// Where the same is in another scene, whose tree the scan has; nil where it is gone.
  func place(in scan: SwitchControl, _ scene: Scene) -> ScanPlace? {
    let tree = scan.tree
    switch stop {
    case .nothing: return nil
    case .icon:
      let last = tree.groups[0].count
      return scan.count(of: 0) > last ? ScanPlace(index: last) : nil
    case .element(let view, let near):
      return scene.tree.element(view, near: near).flatMap { tree.place(of: $0) }
    case .key(let row, let key):
      guard let group = tree.group(of: .row(row)) else { return nil }
      return ScanPlace(group: group, index: min(key, tree.groups[group].count - 1))
    case .group(let view): return group(of: view, tree, scene).map { stop(of: $0, tree) }
    case .row(let row): return tree.group(of: .row(row)).map { stop(of: $0, tree) }
    case .exit(let view): return group(of: view, tree, scene).map { exit(of: $0, tree) }
    case .exitOfRow(let row): return tree.group(of: .row(row)).map { exit(of: $0, tree) }
    }
  }

  private func group(of view: ViewIdentity, _ tree: ScanTree, _ scene: Scene) -> Int? {
    scene.views.node(view).flatMap { tree.group(of: .view($0)) }
  }

  private func stop(of group: Int, _ tree: ScanTree) -> ScanPlace {
    ScanPlace(group: tree.groups[group].parent, index: tree.groups[group].place)
  }

  private func exit(of group: Int, _ tree: ScanTree) -> ScanPlace {
    ScanPlace(group: group, index: tree.groups[group].count)
  }
}
