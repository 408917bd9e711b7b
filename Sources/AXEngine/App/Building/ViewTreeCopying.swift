/// A stretch of old nodes, all children of one parent with what is below them.
struct PendingCopy {
  var start: NodeIndex = 0
  var end: NodeIndex = 0
  var oldParent: NodeIndex = -1
  var newParent: NodeIndex = -1
  var oldScope: Int32 = -1
  var newScope: Int32 = -1
}

extension ViewTreeBuilder {
  /// Remembers old nodes for copying; joins them to the stretch before where they follow it.
  mutating func keep(_ start: NodeIndex, _ end: NodeIndex, _ level: Level) {
    if pending.end == start, pending.start < pending.end, pending.newParent == level.node {
      pending.end = end
      return
    }
    flush()
    pending = PendingCopy(
      start: start, end: end, oldParent: level.old, newParent: level.node, oldScope: level.oldScope,
      newScope: level.scope)
  }

  /// Copies what was remembered.
  mutating func flush() {
    guard pending.start < pending.end else { return }
    copy(pending, scopes: scope(from: pending.start)..<scope(from: pending.end))
    pending.start = pending.end
  }

  /// The first old scope whose nodes begin at or behind a node.
  func scope(from node: NodeIndex) -> Int {
    var low = 0
    var high = old.scopes.count
    while low < high {
      let middle = (low + high) / 2
      if old.scopes[middle].firstNode < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Copies old nodes and scopes to the end of the new ones and moves the numbers in them.
  mutating func copy(_ source: PendingCopy, scopes scopeRange: Range<Int>) {
    let nodeStart = nodes.count
    let scopeStart = context.scopes.count
    let delta = NodeIndex(nodeStart) - source.start
    let scopeDelta = Int32(scopeStart - scopeRange.lowerBound)
    nodes.append(contentsOf: old.nodes[Int(source.start)..<Int(source.end)])
    context.scopes.append(contentsOf: old.scopes[scopeRange])
    if delta != 0 || scopeDelta != 0 || source.oldParent != source.newParent
      || source.oldScope != source.newScope
    {
      nodes.withUnsafeMutableBufferPointer { buffer in
        for index in nodeStart..<buffer.count {
          let parent = buffer[index].parent
          buffer[index].parent = parent == source.oldParent ? source.newParent : parent + delta
          buffer[index].end += delta
          let scope = buffer[index].scope
          buffer[index].scope = scope == source.oldScope ? source.newScope : scope + scopeDelta
        }
      }
      context.scopes.withUnsafeMutableBufferPointer { buffer in
        for index in scopeStart..<buffer.count {
          let parent = buffer[index].parent
          buffer[index].parent = parent == source.oldScope ? source.newScope : parent + scopeDelta
          buffer[index].firstNode += delta
        }
      }
    }
    copyMarks(of: old.observers, source, delta, to: &observers)
    copyMarks(of: old.presented, source, delta, to: &presented)
  }

  /// Copies the members of a sorted list of nodes that lie in a stretch.
  private func copyMarks(
    of marks: [NodeIndex], _ source: PendingCopy, _ delta: NodeIndex, to target: inout [NodeIndex]
  ) {
    guard !marks.isEmpty else { return }
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if marks[middle] < source.start { low = middle + 1 } else { high = middle }
    }
    while low < marks.count, marks[low] < source.end {
      target.append(marks[low] + delta)
      low += 1
    }
  }
}

extension ViewTreeBuilder {
  /// Lets views that were made anew keep their measurements where they look as before: where only traits or
  /// handlers depend on what changed, there is nothing to lay out.
  mutating func keepMeasurements() {
    guard !old.nodes.isEmpty else { return }
    var differs = [Bool](repeating: false, count: nodes.count)
    for (node, match) in fresh.reversed() {
      let index = Int(node)
      if match >= 0, !differs[index], looksSame(index, Int(match)) {
        let before = old.nodes[Int(match)]
        nodes[index].measured = before.measured
        nodes[index].frame = before.frame
        nodes[index].flags.formUnion(before.flags.intersection(.foundByLayout))
      } else if nodes[index].parent >= 0 {
        differs[Int(nodes[index].parent)] = true
      }
    }
  }

  /// Whether a node shows what an old one showed and has the same children, which look the same themselves.
  private func looksSame(_ index: Int, _ match: Int) -> Bool {
    guard nodes[index].identity == old.nodes[match].identity, nodes[index].text == old.nodes[match].text,
      nodes[index].flags.intersection(.seenByLayout)
        == old.nodes[match].flags.intersection(.seenByLayout),
      Int(nodes[index].end) - index == Int(old.nodes[match].end) - match
    else { return false }
    var child = index + 1
    var oldChild = match + 1
    while child < Int(nodes[index].end) {
      guard oldChild < Int(old.nodes[match].end),
        nodes[child].identity == old.nodes[oldChild].identity
      else { return false }
      child = Int(nodes[child].end)
      oldChild = Int(old.nodes[oldChild].end)
    }
    return true
  }
}

/// A hash table from numbers to places, for matching rows; built in one go, never changed.
struct FlatTable {
  private var keys: [UInt64]
  private var places: [Int32]
  private let mask: Int

  /// Makes a table for a number of entries.
  init(count: Int) {
    var size = 16
    while size < count * 2 { size *= 2 }
    keys = [UInt64](repeating: 0, count: size)
    places = [Int32](repeating: -1, count: size)
    mask = size - 1
  }

  /// Adds an entry; of two with one key the first is found. Returns false for the second.
  @discardableResult
  mutating func insert(_ key: UInt64, _ place: Int32) -> Bool {
    var slot = Self.slot(key, mask)
    while places[slot] >= 0 {
      if keys[slot] == key { return false }
      slot = (slot + 1) & mask
    }
    keys[slot] = key
    places[slot] = place
    return true
  }

  /// The place of a key; -1 where there is none.
  func find(_ key: UInt64) -> Int32 {
    var slot = Self.slot(key, mask)
    while places[slot] >= 0 {
      if keys[slot] == key { return places[slot] }
      slot = (slot + 1) & mask
    }
    return -1
  }

  private static func slot(_ key: UInt64, _ mask: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 20) & mask
  }
}
