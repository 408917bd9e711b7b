extension TreeBuilder {
  /// Completes a level: sorts its members, moves them to their place and puts the level itself into the one
  /// around it. A level without members is forgotten.
  mutating func close(
    _ node: NodeIndex, _ facts: ViewSemantics, _ inherited: Inherited, from start: Int
  ) {
    guard open.count > start else { return }
    if facts.facts.contains(.hasNavigationOrder), rules.contains(.navigationOrder) {
      rank(from: start, by: node)
    }
    let isExplicit = facts.facts.contains(.hasElements) && rules.contains(.listedElements)
    var rule = order
    if facts.grouping == .bar, rules.contains(.barRows) { rule.tolerance = Self.barTolerance }
    finish(from: start, isExplicit: isExplicit, rule)
    guard open.count > start, let top = order.topmost(open[start...]) else { return }
    let kind = Self.kind(facts)
    let level = Level(node: node, kind: kind, first: members.count, count: open.count - start)
    if start == 0, members.isEmpty {
      // The first level to end is often the last as well, and holds all there is: the list itself changes hands.
      swap(&open, &members)
    } else {
      members.append(contentsOf: open[start...])
      open.removeLast(open.count - start)
    }
    var member = ReadingMember(
      x: top.x, y: top.y, node: node, level: Int32(levels.count), order: Int32(open.count))
    if rules.contains(.priority) {
      member.priority = facts.facts.contains(.hasPriority) ? facts.sortPriority : inherited.priority
    }
    if kind == .tabBar {
      if rules.contains(.tabBarFrame) {  // CU-24
        member.x = views.frames[Int(node)].minX
        member.y = views.frames[Int(node)].minY
      }
      if views.nodes[Int(node)].part == .tabBar, state.environment.device.idiom == .phone,
        rules.contains(.tabBarLast)
      {
        member.rank = 1
      }
    }
    levels.append(level)
    open.append(member)
  }

  /// The items of a bar stand in one row, however high each of them is: half of a bar's 44 points.
  static let barTolerance = 22.0

  /// Brings the members of a level into order, unless a list has fixed it, and joins labelled pairs.
  mutating func finish(from start: Int, isExplicit: Bool, _ rule: ReadingOrder? = nil) {
    if !isExplicit { (rule ?? order).sort(&open, from: start) }
    if hasPairs, rules.contains(.pairs) { joinPairs(from: start) }
  }

  /// What kind of container a level becomes (O12, M1).
  static func kind(_ facts: ViewSemantics) -> AccessibilityContainer.Kind {
    switch facts.grouping {
    case .tabBar: .tabBar
    case .series: .series
    case .none, .group, .bar:
      switch facts.container {
      case .none: .group
      case .dataTable: .dataTable
      case .list: .list
      case .landmark: .landmark
      case .semanticGroup: .semanticGroup
      }
    }
  }

  /// Puts the views of `childrenInNavigationOrder` first: each member takes the place of the innermost listed
  /// view around it.
  private mutating func rank(from start: Int, by node: NodeIndex) {
    guard case .references(let list)? = property(.childrenInNavigationOrder, of: node) else { return }
    let targets = NodeFinder(views).nodes(list, around: node)
    var ranks: [NodeIndex: Int32] = [:]
    for (place, target) in targets.enumerated() where ranks[target] == nil {
      ranks[target] = Int32(place - targets.count)
    }
    for index in start..<open.count {
      var around = open[index].node
      while around >= 0, around != node {
        if let rank = ranks[around] {
          open[index].rank = rank
          break
        }
        around = views.nodes[Int(around)].parent
      }
    }
  }

  /// SE-18: a label that stands next to its content is read with it, under the content's id.
  private mutating func joinPairs(from start: Int) {
    var kept = start
    var index = start
    while index < open.count {
      let member = open[index]
      if member.level < 0, let pair = pair(member.node, .isLabelOfPair),
        isContent(index + 1, of: pair) || (kept > start && isContent(kept - 1, of: pair))
      {
        index += 1
        continue
      }
      open[kept] = member
      kept += 1
      index += 1
    }
    open.removeLast(open.count - kept)
  }

  private func isContent(_ index: Int, of pair: Int32) -> Bool {
    index < open.count && open[index].level < 0 && self.pair(open[index].node, .isContentOfPair) == pair
  }

  /// The number of the pair in which a node has the given half.
  func pair(_ node: NodeIndex, _ half: ViewSemantics.Facts) -> Int32? {
    let facts = semantics(of: node)
    return facts.facts.isDisjoint(with: half) || facts.pair < 0 ? nil : facts.pair
  }

  /// A property of the view that a node stands for; a generated part has none.
  func property(_ key: AccessibilityKey, of node: NodeIndex) -> PropertyValue? {
    guard views.nodes[Int(node)].part == nil else { return nil }
    return mock.views[Int(views.nodes[Int(node)].view)].accessibility[key]
  }
}

extension PropertyValue {
  /// A text that takes nothing from the state.
  var plainText: String? {
    switch self {
    case .text(let template): template.literal
    case .strings(let list) where list.count == 1: list[0]
    default: nil
    }
  }
}
