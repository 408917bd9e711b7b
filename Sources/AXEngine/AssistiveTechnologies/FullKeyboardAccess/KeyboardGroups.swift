/// The views that make focus groups (FK-51): those that the file names by `focus.group`, lists and tables, segmented
/// controls, tab bars, and open menus.
///
/// A plain scroll view is none here, though UIKit makes it one: a whole screen often lies in one, of which Tab would
/// reach a single control.
struct KeyboardGroups {
  private let scene: Scene
  /// For each node the nearest view at or around it that makes a group by itself; -1 for none.
  private var named: [NodeIndex] = []
  /// For each node the open presented view around it, in which a group from outside does not go on; -1 for none.
  private var presented: [NodeIndex] = []
  /// For each container of the tree the node of the nearest one at or around it that makes a group; -1 for none.
  private var containers: [NodeIndex] = []
  /// The focus guides of what lies in front, in the order of the views (TV-20).
  private(set) var guides: [NodeIndex] = []
  /// The views that are asked before the focus moves, in their order (TV-07).
  private(set) var vetoing: [NodeIndex] = []
  /// What views of the file say of focus; nothing of most.
  private var said: [ViewIndex: FocusDescription] = [:]

  /// A group by name: views with one name in the same group around them are one (FK-51).
  private struct Name: Hashable {
    var text: String
    var around: NodeIndex
  }

  init(_ scene: Scene) {
    self.scene = scene
    for index in scene.mock.views.indices {
      if let own = scene.mock.views[index].focusDescription { said[ViewIndex(index)] = own }
    }
    findNamed()
    findContainers()
  }

  private mutating func findNamed() {
    let nodes = scene.views.nodes
    named = Array(repeating: -1, count: nodes.count)
    presented = named
    var firsts: [Name: NodeIndex] = [:]
    for index in nodes.indices {
      let parent = nodes[index].parent
      let isPresented = nodes[index].flags.contains(.presented)
      let around = parent >= 0 && !isPresented ? named[Int(parent)] : -1
      named[index] = around
      presented[index] = isPresented ? NodeIndex(index) : parent >= 0 ? presented[Int(parent)] : -1
      if nodes[index].part == .menu || nodes[index].part == .list {
        named[index] = NodeIndex(index)
      } else if nodes[index].part == .navigationBar, parent >= 0, nodes[Int(parent)].part == .menu {
        // The bar of the page that a picker has pushed is none of its options.
        named[index] = -1
      } else if nodes[index].part == nil, let own = said[nodes[index].view] {
        note(own, at: NodeIndex(index))
        guard let group = own.group else { continue }
        let name = Name(text: group, around: around)
        let first = firsts[name] ?? NodeIndex(index)
        firsts[name] = first
        named[index] = first
      }
    }
  }

  private mutating func note(_ own: FocusDescription, at node: NodeIndex) {
    if own.shouldUpdate != nil { vetoing.append(node) }
    let flags = scene.views.nodes[Int(node)].flags
    guard own.guide != nil, flags.isDisjoint(with: [.disabled, .hidden, .transparent]),
      presented[Int(node)] == scene.views.presented.last ?? -1
    else { return }
    guides.append(node)
  }

  private mutating func findContainers() {
    containers.reserveCapacity(scene.tree.containers.count)
    for container in scene.tree.containers {
      let around = container.parent >= 0 ? containers[Int(container.parent)] : -1
      containers.append(makesGroup(container) ? container.node : around)
    }
  }

  private func makesGroup(_ container: AccessibilityContainer) -> Bool {
    switch container.kind {
    case .series, .tabBar, .list, .dataTable: return true
    case .none, .landmark, .semanticGroup, .group:
      let node = scene.views.nodes[Int(container.node)]
      guard node.part == nil else { return false }
      let type = scene.mock.views[Int(node.view)].type
      return type == .list || type == .form || type == .table
    }
  }

  /// The view whose group an element is in; nil outside every group, as text fields are (FK-51).
  func root(of element: AccessibilityElement) -> NodeIndex? {
    // What lies around an open menu is none of its items.
    if scene.views.nodes[Int(element.node)].part == .dismiss { return nil }
    let own = named[Int(element.node)]
    if !element.traits.isDisjoint(with: [.textEntry, .searchField, .textArea, .secureTextField]) {
      // A field is a group of its own, unless the file puts it into one by its own name.
      let node = scene.views.nodes[Int(element.node)]
      return node.part == nil && said[node.view]?.group != nil ? own : nil
    }
    var container = element.container >= 0 ? containers[Int(element.container)] : -1
    if container < presented[Int(element.node)] { container = -1 }
    // Of two around it, the inner one.
    let root = max(own, container)
    return root >= 0 ? root : nil
  }

  /// What the file says of an element's priority in its group (FK-54).
  func priority(of element: AccessibilityElement) -> Double? {
    let node = scene.views.nodes[Int(element.node)]
    return node.part == nil ? said[node.view]?.priority : nil
  }
}
