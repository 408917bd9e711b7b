extension TreeBuilder {
  /// Whether a view may be collected at all: presented views are collected by themselves, and with `elements`
  /// lists each view once.
  mutating func passes(_ node: NodeIndex, _ facts: ViewSemantics) -> Bool {
    if facts.facts.contains(.isPresented) { return false }
    return claims?.take(node) ?? true
  }

  /// The view that speaks for a node (SE-16).
  func representation(of node: NodeIndex) -> NodeIndex? { views.representation(of: node, in: mock) }

  /// O5, B5: exactly the listed views, in the order of the list; what is below one of them is sorted as ever.
  mutating func collectElements(of owner: NodeIndex, _ inner: Inherited) {
    claims?.begin(owner)
    for listed in cachedElements.listed(by: owner, in: views, mock) {
      switch listed {
      case .view(let target):
        guard !contains(target, owner), isExposed(target, within: owner) else { continue }
        let start = open.count
        collect(target, handedDown(to: target, within: owner, inner))
        order.sort(&open, from: start)
      case .gone(let element):
        var member = ReadingMember(
          x: views.frames[Int(owner)].minX, y: views.frames[Int(owner)].minY, node: owner,
          order: Int32(open.count))
        member.level = ReadingMember.goneLevel - Int32(gone.count)
        gone.append(element)
        open.append(member)
      }
    }
    claims?.end()
  }

  /// SE-17: the views of the list stand for the drawing and replace what is in it.
  mutating func collectOwnChildren(of owner: NodeIndex, _ inner: Inherited) {
    var child = owner + 1
    let end = views.nodes[Int(owner)].end
    while child < end {
      if views.nodes[Int(child)].part == nil,
        mock.views[Int(views.nodes[Int(child)].view)].role == .accessibilityChild
      {
        collect(child, inner)
      }
      child = max(child + 1, views.nodes[Int(child)].end)
    }
  }

  /// Whether a node is another one or is around it.
  func contains(_ node: NodeIndex, _ inner: NodeIndex) -> Bool {
    node <= inner && inner < views.nodes[Int(node)].end
  }

  /// Whether nothing between a listed view and the owner of the list is invisible.
  private func isExposed(_ target: NodeIndex, within owner: NodeIndex) -> Bool {
    guard rules.contains(.hiddenAroundListed) else { return true }
    var around = views.nodes[Int(target)].parent
    while around >= 0, !contains(around, owner) {
      if !views.nodes[Int(around)].flags.isDisjoint(with: unseen) { return false }
      around = views.nodes[Int(around)].parent
    }
    return true
  }

  private func handedDown(to target: NodeIndex, within owner: NodeIndex, _ inner: Inherited) -> Inherited {
    var inherited = inner
    var around = views.nodes[Int(target)].parent
    while around >= 0, !contains(around, owner) {
      inherited = inherited.inside(semantics(of: around))
      around = views.nodes[Int(around)].parent
    }
    return inherited
  }

  /// The elements inside a view, in reading order, as if it were not an element itself: what a combined view
  /// (SE-12) and a button with pictures and texts are made of.
  mutating func innerElements(of node: NodeIndex) -> [NodeIndex] {
    let start = open.count
    collectContents(node, semantics(of: node), Inherited())
    finish(from: start, isExplicit: false)
    var found: [NodeIndex] = []
    for member in open[start...] { append(member, to: &found) }
    open.removeLast(open.count - start)
    return found
  }

  private func append(_ member: ReadingMember, to found: inout [NodeIndex]) {
    guard member.level >= 0 else {
      if member.level > ReadingMember.goneLevel { found.append(member.node) }
      return
    }
    let level = levels[Int(member.level)]
    for inner in members[level.first..<level.first + level.count] { append(inner, to: &found) }
  }
}
