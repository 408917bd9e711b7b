/// How rows of a `forEach` are found in the tree before.
extension ViewTreeBuilder {
  /// How many rows from a candidate on have the very elements that are wanted; and the row behind them.
  func sameRows(
    from candidate: Int32, _ elements: [Value], _ index: Int, _ loop: RowLoop, _ level: Level
  ) -> (end: Int32, count: Int) {
    var row = candidate
    var count = 0
    while index + count < elements.count, isRow(row, of: loop, level) {
      let scope = Int(row)
      guard old.scopes[scope].occurrence == 0,
        !loop.needsSameIndex || old.scopes[scope].index == index + count,
        elements[index + count].isSame(as: old.scopes[scope].item)
      else { break }
      count += 1
      row = next(row, loop)
    }
    return (row, count)
  }

  /// Whether an old scope is a row of the loop.
  func isRow(_ row: Int32, of loop: RowLoop, _ level: Level) -> Bool {
    row >= 0 && Int(row) < old.scopes.count && old.scopes[Int(row)].loop == loop.loop
      && old.scopes[Int(row)].parent == level.oldScope
  }

  /// The old row behind an old row.
  func next(_ row: Int32, _ loop: RowLoop) -> Int32 {
    guard loop.facts.hasLoops else { return row + 1 }
    return Int32(scope(from: old.nodes[Int(old.scopes[Int(row)].firstNode)].end))
  }

  func endOfRows(_ first: NodeIndex, _ template: ViewIndex, _ level: Level) -> NodeIndex {
    let end = old.nodes[Int(level.old)].end
    var node = first
    while node < end, old.nodes[Int(node)].view == template, old.nodes[Int(node)].part == nil {
      node = old.nodes[Int(node)].end
    }
    return node
  }

  /// The old row with an identity: the expected one, else looked up. A few times by scanning, then in a table.
  mutating func find(
    _ identity: ViewIdentity, _ candidate: Int32, in loop: inout RowLoop, _ level: Level
  ) -> Int32 {
    guard loop.firstOld >= 0 else { return -1 }
    if isRow(candidate, of: loop, level), oldIdentity(candidate) == identity { return candidate }
    loop.lookups += 1
    if loop.lookups > 4 {
      if loop.byIdentity == nil {
        loop.byIdentity = table(of: loop, level) { $0.oldIdentity($1).hash }
      }
      return loop.byIdentity?.find(identity.hash) ?? -1
    }
    var row = loop.firstOld
    while isRow(row, of: loop, level) {
      if oldIdentity(row) == identity { return row }
      row = next(row, loop)
    }
    return -1
  }

  /// The old row with the very same element, where that can be told by its storage.
  func find(_ element: Value, in loop: inout RowLoop, _ level: Level) -> Int32? {
    guard let key = element.storageKey else { return nil }
    if loop.byElement == nil {
      loop.byElement = table(of: loop, level) { $0.old.scopes[Int($1)].item.storageKey ?? 0 }
    }
    guard let row = loop.byElement?.find(key), row >= 0, old.scopes[Int(row)].occurrence == 0,
      old.scopes[Int(row)].item.isSame(as: element)
    else { return nil }
    return row
  }

  func oldIdentity(_ row: Int32) -> ViewIdentity {
    old.nodes[Int(old.scopes[Int(row)].firstNode)].identity
  }

  private func table(
    of loop: RowLoop, _ level: Level, key: (ViewTreeBuilder, Int32) -> UInt64
  ) -> FlatTable {
    var rows: [Int32] = []
    var row = loop.firstOld
    while isRow(row, of: loop, level) {
      rows.append(row)
      row = next(row, loop)
    }
    var table = FlatTable(count: rows.count)
    for row in rows { table.insert(key(self, row), row) }
    return table
  }

  /// Whether no two of the rows just placed have one identity, as far as it cannot be taken for granted: old rows
  /// differ from each other, and fresh ones from the old.
  func rowsDiffer(from first: Int, _ loop: RowLoop, _ level: Level) -> Bool {
    if !loop.isReordered, loop.fresh.count < 2 { return true }
    var table = FlatTable(count: context.scopes.count - first + loop.fresh.count + loop.invisible.count)
    if !loop.isReordered { return loop.fresh.allSatisfy { table.insert($0, 0) } }
    for scope in first..<context.scopes.count
    where context.scopes[scope].loop == loop.loop && context.scopes[scope].parent == level.scope {
      let node = Int(context.scopes[scope].firstNode)
      if node < nodes.count, !table.insert(nodes[node].identity.hash, 0) { return false }
    }
    return loop.invisible.allSatisfy { table.insert($0, 0) }
  }
}

extension Value {
  /// A number that two values of shared storage have in common; nil where they have none.
  fileprivate var storageKey: UInt64? {
    guard case .object(let fields) = self, !fields.isEmpty else { return nil }
    return fields.withUnsafeBufferPointer { UInt64(UInt(bitPattern: $0.baseAddress)) }
  }
}
