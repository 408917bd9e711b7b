import AXEngine

/// For each view the element it belongs to: its own, or that of the nearest view around it. Made once for a tree of
/// views and kept while that stays the same.
struct ElementOwners: Sendable {
  private let views: ViewTree
  private let count: ElementIndex
  private let owners: [ElementIndex]

  /// Works the table out.
  init(_ scene: Scene) {
    views = scene.views
    count = scene.count
    var owners = [ElementIndex](repeating: -1, count: scene.views.nodes.count)
    // Of two elements for one view the first in the order stands.
    for element in (0..<scene.count).reversed() where scene[element].node >= 0 {
      owners[Int(scene[element].node)] = element
    }
    for (node, here) in scene.views.nodes.enumerated()
    where owners[node] < 0 && here.parent >= 0 && Int(here.parent) < node {
      owners[node] = owners[Int(here.parent)]
    }
    self.owners = owners
  }

  /// Whether the table still holds.
  func isValid(for scene: Scene) -> Bool { count == scene.count && views.isIdentical(to: scene.views) }

  /// The element of a view; -1 for none.
  subscript(node: NodeIndex) -> ElementIndex {
    Int(node) < owners.count && node >= 0 ? owners[Int(node)] : -1
  }
}
