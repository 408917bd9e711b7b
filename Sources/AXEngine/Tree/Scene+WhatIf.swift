/// What would move an element to another place in the reading order.
extension Scene {
  /// The rule by which an element comes after its predecessor; nil where it is the format's own.
  public func orderRule(of element: ElementIndex) -> String? {
    guard element > 0 else { return ReadingWords.rule(of: .first) }
    return ReadingWords.rule(of: place(of: element))
  }

  /// What would move it, a sentence each.
  public func whatWouldMove(_ element: ElementIndex) -> [String] {
    var changes: [String] = []
    if let change = withoutPriority(element) { changes.append(change) }
    guard element > 0 else { return changes.isEmpty ? [ReadingWords.change(of: .first)] : changes }
    let place = place(of: element)
    // What it would be without priority says more than the rule.
    if case .priority = place, !changes.isEmpty { return changes }
    return changes + [ReadingWords.change(of: place)]
  }

  private func place(of element: ElementIndex) -> ReadingWords.Place {
    let (mine, others) = (chain(of: element), chain(of: element - 1))
    let shared = sharedDepth(mine, others)
    return reason(
      member(of: element, mine, shared), member(of: element - 1, others, shared),
      in: shared > 0 ? mine[shared - 1] : -1)
  }

  /// Where it would come in its level if nothing there had a priority; nil where nothing has one or it makes no
  /// difference (SE-15).
  private func withoutPriority(_ element: ElementIndex) -> String? {
    let mine = chain(of: element)
    let depth = element > 0 ? sharedDepth(mine, chain(of: element - 1)) : mine.count
    let level = depth > 0 ? mine[depth - 1] : -1
    let owner = level >= 0 ? tree.containers[Int(level)].node : -1
    let range = level >= 0 ? tree.containers[Int(level)].start..<tree.containers[Int(level)].end : 0..<count
    let builder = TreeBuilder(self)
    var members: [ReadingMember] = []
    var hasPriority = false
    for index in range {
      let found = member(of: index, chain(of: index), depth)
      if members.last?.node == found.node { continue }
      if priority(of: found.node, below: owner, builder) != 0 { hasPriority = true }
      var member = ReadingMember(
        x: found.corner.x, y: found.corner.y, node: found.node, order: Int32(found.node))
      member.rank = rank(of: found.node)
      members.append(member)
    }
    guard hasPriority else { return nil }
    let own = member(of: element, mine, depth).node
    let before = members.firstIndex { $0.node == own }.flatMap { $0 > 0 ? members[$0 - 1].node : nil }
    ReadingOrder(environment).sort(&members, from: 0)
    guard let place = members.firstIndex(where: { $0.node == own }) else { return nil }
    let other = place > 0 ? members[place - 1].node : nil
    if other == before { return nil }
    let name = owner >= 0 ? id(of: owner) : ReadingWords.screen
    return ReadingWords.withoutPriority(after: other.map { id(of: $0) }, in: name)
  }

  /// Bars come after the content.
  private func rank(of node: NodeIndex) -> Int32 {
    let part = views.nodes[Int(node)].part
    if part == .dismiss { return 2 }
    return part == .tabBar && environment.device.idiom == .phone ? 1 : 0
  }
}
