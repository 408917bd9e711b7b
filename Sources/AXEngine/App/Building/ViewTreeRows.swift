/// A `forEach` while its rows are placed.
struct RowLoop {
  let loop: ViewIndex
  let template: ViewIndex
  let facts: ViewFacts
  let depth: Int32
  let list: Binding?
  let key: Expression?
  /// Whether rows may be copied when their element is the same.
  var isClean: Bool
  /// Whether rows with the same element have the same key.
  let hasStableKeys: Bool
  /// Whether a row whose place in the list changed is another row, or shows its place.
  var needsSameIndex: Bool
  /// The first row in the old tree; -1 where there was none.
  var firstOld: Int32
  /// How many rows of the same key stood before; only counted when there may be any.
  var counts: [UInt64: Int32]?
  /// Rows that were looked up by key.
  var lookups = 0
  var byIdentity: FlatTable?
  var byElement: FlatTable?
  /// The row behind the last one that was used of the old tree.
  var highest: Int32 = -1
  /// The node behind the last one that was used.
  var usedEnd: NodeIndex = -1
  /// Whether old rows were used in another order, so that one may have been used twice.
  var isReordered = false
  /// Rows that the old tree does not have, and rows that make no nodes.
  var fresh: [UInt64] = []
  var invisible: [UInt64] = []

  /// Notes that old rows are used.
  mutating func use(_ row: Int32, until end: Int32) {
    if row < highest { isReordered = true }
    highest = end
  }
}

extension ViewTreeBuilder {
  /// Places the rows of a `forEach`: known rows are found by their key, the expected neighbour first.
  mutating func placeRows(of index: ViewIndex, _ facts: ViewFacts, _ level: inout Level) {
    let template = index + 1
    guard template < facts.end else { return }
    let view = descriptions[Int(index)]
    let templateFacts = self.facts[Int(template)]
    // Rows of a loop that stands directly in a loop are not matched.
    let first = templateFacts.type == .forEach ? -1 : locate(template, &level)
    if !level.isForced, templateFacts.type != .forEach, isClean(index, facts, level) {
      guard first >= 0 else { return }
      keep(first, endOfRows(first, template, level), level)
      level.cursor = pending.end
      return
    }
    if let when = view.properties.expression(.when),
      !Evaluator.evaluate(when, scope: level.scope, in: context).isTrue
    {
      return
    }
    guard let source = view.properties.expression(.in),
      case .list(let elements) = Evaluator.evaluate(source, scope: level.scope, in: context)
    else { return }
    flush()
    let key = view.properties.expression(.forEachKey)
    var keyUses = ExpressionUses()
    if let key { keyUses.add(key) }
    let bit = UInt32(1) << UInt32(min(view.loopDepth, 31))
    let hasStableKeys = !keyUses.variables.intersects(changed) && keyUses.items & ~bit == 0
    var loop = RowLoop(
      loop: index, template: template, facts: templateFacts, depth: view.loopDepth,
      list: source.path, key: key,
      isClean: !level.isForced && first >= 0 && isClean(template, templateFacts, level) && hasStableKeys,
      hasStableKeys: hasStableKeys,
      needsSameIndex: key == nil || (keyUses.indices | templateFacts.indices) & bit != 0,
      firstOld: first >= 0 ? old.nodes[Int(first)].scope : -1)
    let start = (nodes.count, context.scopes.count, observers.count, presented.count)
    if !place(elements, of: &loop, level) {
      nodes.removeLast(nodes.count - start.0)
      context.scopes.removeLast(context.scopes.count - start.1)
      observers.removeLast(observers.count - start.2)
      presented.removeLast(presented.count - start.3)
      loop.counts = [:]
      loop.isClean = false
      _ = place(elements, of: &loop, level)
    }
    level.cursor = max(level.cursor, loop.usedEnd)
  }

  /// Places all rows; false where two may have the same key although the loop does not count them.
  private mutating func place(_ elements: [Value], of loop: inout RowLoop, _ level: Level) -> Bool {
    var candidate = loop.firstOld
    let firstScope = context.scopes.count
    var index = 0
    while index < elements.count {
      if isFull {
        overflow = overflow ?? loop.loop
        break
      }
      if loop.isClean, isRow(candidate, of: loop, level) {
        let (end, count) = sameRows(from: candidate, elements, index, loop, level)
        if count > 0 {
          loop.use(candidate, until: end)
          copyRows(candidate, end, firstIndex: index, &loop, level)
          candidate = end
          index += count
          continue
        }
        if loop.lookups > 4, !loop.needsSameIndex,
          let found = find(elements[index], in: &loop, level)
        {
          candidate = found
          continue
        }
      }
      candidate = placeRow(elements[index], index, candidate, &loop, level)
      index += 1
    }
    return loop.counts != nil || rowsDiffer(from: firstScope, loop, level)
  }

  /// Copies old rows and gives them their new places in the list.
  private mutating func copyRows(
    _ start: Int32, _ end: Int32, firstIndex: Int, _ loop: inout RowLoop, _ level: Level
  ) {
    let firstNode = old.scopes[Int(start)].firstNode
    let lastNode =
      loop.facts.hasLoops
      ? (Int(end) < old.scopes.count && isRow(end, of: loop, level)
        ? old.scopes[Int(end)].firstNode : endOfRows(firstNode, loop.template, level))
      : old.nodes[Int(old.scopes[Int(end) - 1].firstNode)].end
    let scopeStart = context.scopes.count
    copy(
      PendingCopy(
        start: firstNode, end: lastNode, oldParent: level.old, newParent: level.node,
        oldScope: level.oldScope, newScope: level.scope),
      scopes: Int(start)..<Int(end))
    loop.usedEnd = max(loop.usedEnd, lastNode)
    let loopView = loop.loop
    let parent = level.scope
    context.scopes.withUnsafeMutableBufferPointer { buffer in
      var index = firstIndex
      for scope in scopeStart..<buffer.count
      where buffer[scope].loop == loopView && buffer[scope].parent == parent {
        buffer[scope].index = index
        index += 1
      }
    }
  }

  /// Places one row by its key; returns the old row that is expected next.
  private mutating func placeRow(
    _ element: Value, _ index: Int, _ candidate: Int32, _ loop: inout RowLoop, _ level: Level
  ) -> Int32 {
    flush()
    rowCount += 1
    let scope = Int32(context.scopes.count)
    context.scopes.append(
      Scope(
        parent: level.scope, item: element, index: index, list: loop.list, depth: loop.depth,
        firstNode: NodeIndex(nodes.count), loop: loop.loop))
    let identity = identity(of: element, index, scope, candidate, &loop, level)
    var row = level
    row.scope = scope
    if loop.facts.type == .forEach {
      row.identity = identity
      row.old = -1
      row.isForced = true
      placeRows(of: loop.template, loop.facts, &row)
      loop.fresh.append(identity.hash)
      if nodes.count == Int(context.scopes[Int(scope)].firstNode) { dropScopes(from: scope) }
      return -1
    }
    let match = find(identity, candidate, in: &loop, level)
    if match < 0 {
      loop.fresh.append(identity.hash)
    } else {
      loop.use(match, until: next(match, loop))
      let bit = UInt32(1) << UInt32(min(loop.depth, 31))
      let before = old.scopes[Int(match)]
      if !before.item.isSame(as: element), before.item != element { row.changedItems |= bit }
      if before.index != index { row.changedIndices |= bit }
      if !level.isForced, isClean(loop.template, loop.facts, row) {
        let occurrence = context.scopes[Int(scope)].occurrence
        dropScopes(from: scope)
        copyRows(match, next(match, loop), firstIndex: index, &loop, level)
        context.scopes[Int(scope)].item = element
        context.scopes[Int(scope)].occurrence = occurrence
        return next(match, loop)
      }
    }
    visit(
      loop.template, identity: identity, match: match >= 0 ? old.scopes[Int(match)].firstNode : -1, row)
    if nodes.count == Int(context.scopes[Int(scope)].firstNode) {
      dropScopes(from: scope)
      loop.invisible.append(identity.hash)
    }
    return match >= 0 ? next(match, loop) : candidate
  }

  /// The identity of a row: that of the expected old row where the element is the very same, else by its key.
  private mutating func identity(
    of element: Value, _ index: Int, _ scope: Int32, _ candidate: Int32, _ loop: inout RowLoop,
    _ level: Level
  ) -> ViewIdentity {
    if loop.hasStableKeys, loop.counts == nil, isRow(candidate, of: loop, level) {
      let expected = old.scopes[Int(candidate)]
      if expected.occurrence == 0, !loop.needsSameIndex || expected.index == index,
        element.isSame(as: expected.item)
      {
        return oldIdentity(candidate)
      }
    }
    var hash = StableHash()
    if let key = loop.key {
      Evaluator.evaluate(key, scope: scope, in: context).add(to: &hash)
    } else {
      hash.add(UInt64(index))
    }
    let occurrence = loop.counts?[hash.value] ?? 0
    if loop.counts != nil {
      loop.counts?[hash.value] = occurrence + 1
      context.scopes[Int(scope)].occurrence = occurrence
    }
    return level.identity.row(loop.template, key: hash.value, occurrence: occurrence)
  }

  private mutating func dropScopes(from scope: Int32) {
    context.scopes.removeLast(context.scopes.count - Int(scope))
  }
}

extension ViewTreeBuilder {
  /// Counted once for all that ask for names: looking at what comes before would be as many steps for each copy.
  func copyNumbers() -> [Int32] {
    guard context.scopes.contains(where: { $0.parent >= 0 }) else { return [] }
    var views = [Int32](repeating: 0, count: descriptions.count)
    var parts: [CopiedPart: Int32] = [:]
    return nodes.map { node in
      guard let part = node.part else {
        defer { views[Int(node.view)] += 1 }
        return views[Int(node.view)]
      }
      let key = CopiedPart(view: node.view, part: part)
      defer { parts[key, default: 0] += 1 }
      return parts[key, default: 0]
    }
  }
}

private struct CopiedPart: Hashable {
  var view: ViewIndex
  var part: ViewPart
}
