/// Somewhere a technology can stand, as contracts, reports and differences count it.
struct Stop {
  var id: String
  var node: NodeIndex
  /// nil for what only the focus of Apple TV knows.
  var element: ElementIndex?
  /// Made for a control or a bar by itself.
  var isGenerated: Bool

  private init(element: ElementIndex, in scene: Scene) {
    id = scene.id(ofElement: element)
    node = scene[element].node
    self.element = element
    isGenerated = scene[element].flags.contains(.generated)
  }

  private init(node: NodeIndex, in scene: Scene) {
    let element = scene.element(for: node).flatMap { scene[$0].node == node ? $0 : nil }
    id = scene.id(of: node)
    self.node = node
    self.element = element
    isGenerated = scene.views.nodes[Int(node)].part != nil
  }

  /// Those of VoiceOver: the elements in reading order.
  static func all(in scene: Scene) -> [Stop] {
    (0..<scene.count).map { Stop(element: $0, in: scene) }
  }

  /// The stops of a technology in its order: the reading order, with what keyboard and scanning treat as a group kept
  /// together. What they cannot come to because it is out of sight is none (FK-42, SC-16).
  static func all(in session: Session, _ technology: TechnologyName) -> [Stop] {
    let scene = session.scene
    func elements(_ list: [ElementIndex]) -> [Stop] {
      list.map { Stop(element: $0, in: scene) }
    }
    switch technology {
    case .voiceOver: return all(in: scene)
    case .voiceControl: return elements((0..<scene.count).filter { VoiceTargets.canBeUsed($0, in: scene) })
    case .fullKeyboardAccess:
      var map = KeyboardMap(scene)
      let shut = map.entry.shut(in: scene)
      let order = map.ring.flatMap { station -> [ElementIndex] in
        switch station {
        case .item(let item): [item]
        case .group(let group): map.groups[group].members
        }
      }
      return elements(
        order.filter { element in
          scene.outermostScrollView(around: element).map { !shut.contains($0) } ?? true
        })
    case .switchControl:
      var entry = ScrollEntry(scene, isStop: ScanTree.isStop)
      let tree = ScanTree(
        scene, groupsItems: session.settings.switchControl.groupItems, keys: .letters,
        shut: entry.shut(in: scene))
      return elements(tree.elements(in: 0))
    case .focusEngine:
      return FocusMap(scene).regions.filter { $0.kind == .item }.map {
        Stop(node: $0.node, in: scene)
      }
    }
  }
}
