/// Finds the nodes that a reference of the file means, seen from a view: inside that view first, then in the
/// nearest row or view around it that has any. So a list inside a `forEach` means its own row.
struct NodeFinder {
  let views: ViewTree

  init(_ views: ViewTree) { self.views = views }

  /// The nodes of several references, in their order; `row[]` gives all copies.
  func nodes(_ references: [ViewReference], around owner: NodeIndex) -> [NodeIndex] {
    nodesOfEach(references, around: owner).flatMap { $0 }
  }

  /// The nodes of each of several references.
  func nodesOfEach(_ references: [ViewReference], around owner: NodeIndex) -> [[NodeIndex]] {
    if references.count > 8 { return nodesByTable(references, around: owner) }
    return references.map { nodes($0, around: owner) }
  }

  /// The nodes of one reference; empty where the view is not there now.
  func nodes(_ reference: ViewReference, around owner: NodeIndex) -> [NodeIndex] {
    var around = owner
    while true {
      let range = around < 0 ? 0..<views.nodes.count : Int(around)..<Int(views.nodes[Int(around)].end)
      let all = range.lazy.filter { matches($0, reference) }
      switch reference.copy {
      case .first: if let first = all.first { return [NodeIndex(first)] }
      case .at(let place):
        if let found = copy(place, among: all.map(NodeIndex.init)) { return [found] }
      case .all:
        let found = all.map(NodeIndex.init)
        if !found.isEmpty { return Array(found) }
      }
      if around < 0 { return [] }
      around = views.nodes[Int(around)].parent
    }
  }

  /// `row[2]`: the row with that index where there is one loop, else the copy at that place.
  func copy(_ place: Int, among copies: some Sequence<NodeIndex>) -> NodeIndex? {
    var count = 0
    for node in copies {
      let scope = views.nodes[Int(node)].scope
      if scope >= 0, views.scopes[Int(scope)].parent < 0 {
        if views.scopes[Int(scope)].index == place { return node }
      } else if count == place {
        return node
      }
      count += 1
    }
    return nil
  }

  private func matches(_ index: Int, _ reference: ViewReference) -> Bool {
    views.nodes[index].view == reference.view && views.nodes[index].part == reference.part
  }

  /// The same for long lists: one pass over the views sorts the nodes by view first.
  private func nodesByTable(_ references: [ViewReference], around owner: NodeIndex) -> [[NodeIndex]] {
    var byView: [ViewIndex: [NodeIndex]] = [:]
    for reference in references { byView[reference.view] = [] }
    for index in views.nodes.indices { byView[views.nodes[index].view]?.append(NodeIndex(index)) }
    return references.map { reference in
      let all = (byView[reference.view] ?? []).filter { views.nodes[Int($0)].part == reference.part }
      var around = owner
      while true {
        let end = around < 0 ? NodeIndex(views.nodes.count) : views.nodes[Int(around)].end
        let inside = all.filter { $0 >= around && $0 < end }
        let match: [NodeIndex]
        switch reference.copy {
        case .first: match = Array(inside.prefix(1))
        case .at(let place): match = copy(place, among: inside).map { [$0] } ?? []
        case .all: match = inside
        }
        if !match.isEmpty || around < 0 { return match }
        around = views.nodes[Int(around)].parent
      }
    }
  }
}
