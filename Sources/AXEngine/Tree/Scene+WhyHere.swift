extension Scene {
  /// Why an element is read after its predecessor, in one phrase.
  public func whyHere(_ element: ElementIndex) -> String {
    guard element > 0 else {
      return ReadingWords.text(.first)
    }
    let (mine, others) = (chain(of: element), chain(of: element - 1))
    let shared = sharedDepth(mine, others)
    let here = member(of: element, mine, shared)
    let before = member(of: element - 1, others, shared)
    var text = ReadingWords.text(reason(here, before, in: shared > 0 ? mine[shared - 1] : -1))
    if shared < others.count { text = ReadingWords.text(.after(id(of: before.node))) + "; " + text }
    if shared < mine.count { text += "; " + ReadingWords.text(.firstIn(id(of: here.node))) }
    return text
  }

  /// How many containers two elements have in common.
  func sharedDepth(_ mine: [Int32], _ others: [Int32]) -> Int {
    var shared = 0
    while shared < mine.count, shared < others.count, mine[shared] == others[shared] { shared += 1 }
    return shared
  }

  /// The containers around an element, outermost first.
  func chain(of element: ElementIndex) -> [Int32] {
    var chain: [Int32] = []
    var container = self[element].container
    while container >= 0 {
      chain.append(container)
      container = tree.containers[Int(container)].parent
    }
    return chain.reversed()
  }

  /// An element, or the container around it, as a member of a level, with the corner it is placed by.
  func member(
    of element: ElementIndex, _ chain: [Int32], _ depth: Int
  ) -> (node: NodeIndex, corner: Point) {
    guard depth < chain.count else { return (self[element].node, self[element].frame.origin) }
    let container = tree.containers[Int(chain[depth])]
    if container.kind == .tabBar { return (container.node, views.frames[Int(container.node)].origin) }
    let order = ReadingOrder(environment)
    let members = (container.start..<container.end).map { index in
      ReadingMember(
        x: self[index].frame.minX, y: self[index].frame.minY, node: self[index].node, order: index)
    }
    let top = order.topmost(members[...])
    return (container.node, top.map { Point($0.x, $0.y) } ?? self[element].frame.origin)
  }

  func reason(
    _ here: (node: NodeIndex, corner: Point), _ before: (node: NodeIndex, corner: Point), in level: Int32
  ) -> ReadingWords.Place {
    let builder = TreeBuilder(self)
    let owner = level >= 0 ? tree.containers[Int(level)].node : -1
    let name = owner >= 0 ? id(of: owner) : ReadingWords.screen
    if owner >= 0 {
      let facts = builder.semantics(of: owner).facts
      if facts.contains(.hasElements) {
        let list = cachedElements.listed(by: owner, in: views, mock).map { listed -> NodeIndex in
          if case .view(let node) = listed { node } else { owner }
        }
        let mine = list.firstIndex { builder.contains($0, here.node) }
        let other = list.firstIndex { builder.contains($0, before.node) }
        if let mine, mine != other { return .listed(mine + 1, name) }
      } else if facts.contains(.hasNavigationOrder),
        case .references(let references)? = builder.property(.childrenInNavigationOrder, of: owner)
      {
        let list = NodeFinder(views).nodes(references, around: owner)
        let mine = list.firstIndex { builder.contains($0, here.node) }
        let other = list.firstIndex { builder.contains($0, before.node) }
        if let mine, mine != other { return .navigationOrder(mine + 1, name) }
        if mine == nil, other != nil { return .afterListed(name) }
      }
    }
    let part = views.nodes[Int(here.node)].part
    if part == .dismiss { return .dismiss }
    if part == .tabBar, environment.device.idiom == .phone { return .bar }
    let own = priority(of: here.node, below: owner, builder)
    let other = priority(of: before.node, below: owner, builder)
    if own != other { return .priority(own, over: other, name) }
    return geometry(here, before)
  }

  private func geometry(
    _ here: (node: NodeIndex, corner: Point), _ before: (node: NodeIndex, corner: Point)
  ) -> ReadingWords.Place {
    let apart = here.corner.y - before.corner.y
    let other = id(of: before.node)
    if apart.magnitude < ReadingOrder(environment).tolerance {
      if here.corner.x == before.corner.x { return .samePlace(other) }
      return .sameRow(apart.magnitude, here.corner.x, before.corner.x, other)
    }
    return .nextRow(here.corner.y, before.corner.y, other)
  }

  /// The priority that a member has in its level: its own or that of a plain group around it.
  func priority(of node: NodeIndex, below owner: NodeIndex, _ builder: TreeBuilder) -> Double {
    var node = node
    while node >= 0, node != owner {
      let facts = builder.semantics(of: node)
      if facts.facts.contains(.hasPriority) { return Double(facts.sortPriority) }
      node = views.nodes[Int(node)].parent
    }
    return 0
  }
}
