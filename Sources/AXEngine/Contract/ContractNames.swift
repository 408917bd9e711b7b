/// What the views of a scene are called, and which elements stand for them: looked up in one pass for everything that
/// contracts name, however many copies a view has.
struct ContractNames {
  /// The id of each node, as ``Scene/id(of:)`` writes it.
  let ids: [String]
  /// The first node of each id, and of each repeated view by the id that its copies share.
  private let nodes: [String: NodeIndex]
  /// The element that stands for each node itself; -1 for none.
  private let elements: [ElementIndex]
  /// The element that is read first of those in a node, itself among them; -1 for none.
  private let firsts: [ElementIndex]
  private let scene: Scene
  private let describer: Describer

  init(_ scene: Scene) {
    let views = scene.views
    let describer = Describer(scene)
    self.scene = scene
    self.describer = describer
    var ids: [String] = []
    ids.reserveCapacity(views.nodes.count)
    var nodes: [String: NodeIndex] = [:]
    for place in views.nodes.indices {
      let node = NodeIndex(place)
      let spoken = describer.spokenFor(by: node)
      let found = views.nodes[place]
      let id = spoken != node ? ids[Int(spoken)] : scene.id(ofItself: node)
      ids.append(id)
      if nodes[id] == nil { nodes[id] = node }
      if found.part == nil, scene.mock.views[Int(found.view)].loopDepth > 0 {
        let shared = id.withoutCopyNumber
        if nodes[shared] == nil { nodes[shared] = node }
      }
    }
    self.ids = ids
    self.nodes = nodes
    var elements = [ElementIndex](repeating: -1, count: views.nodes.count)
    for (index, element) in scene.tree.elements.enumerated() where !element.flags.contains(.gone) {
      for node in [element.node, describer.spokenFor(by: element.node)] where elements[Int(node)] < 0 {
        elements[Int(node)] = ElementIndex(index)
      }
    }
    self.elements = elements
    var firsts = elements
    for place in views.nodes.indices.reversed() {
      let parent = Int(views.nodes[place].parent)
      guard parent >= 0, firsts[place] >= 0 else { continue }
      firsts[parent] = firsts[parent] < 0 ? firsts[place] : min(firsts[parent], firsts[place])
    }
    self.firsts = firsts
  }

  /// The node with an id; nil where nothing is called so now.
  func node(_ id: String) -> NodeIndex? {
    // Parts of the screen and of first copies and made-up names have rules of their own.
    if ViewPart.ofScreen.contains(where: { $0.suffix.dropFirst() == id }) { return scene.node(id: id) }
    if let node = nodes[id] { return node }
    let hasRules = id.hasPrefix("tabs") || id.contains { $0 == "." || $0 == "@" || $0 == "#" }
    return hasRules ? scene.node(id: id) : nil
  }

  /// The element that stands for a view itself, not for one around it or inside.
  func element(of node: NodeIndex) -> ElementIndex? { elements[Int(node)] < 0 ? nil : elements[Int(node)] }

  /// The element that reads a view as a part of itself; nil where none does.
  func element(around node: NodeIndex) -> ElementIndex? {
    var around = scene.views.nodes[Int(node)].parent
    while around >= 0 {
      if let element = element(of: around), describer.facts(around).presence != .transparent {
        return element
      }
      around = scene.views.nodes[Int(around)].parent
    }
    return nil
  }

  /// The element that is read first of those in a view.
  func firstElement(in node: NodeIndex) -> ElementIndex? { firsts[Int(node)] < 0 ? nil : firsts[Int(node)] }
}

extension String {
  /// `row` of `row[2]`.
  fileprivate var withoutCopyNumber: String {
    guard hasSuffix("]"), let start = lastIndex(of: "[") else { return self }
    return String(self[..<start])
  }
}
