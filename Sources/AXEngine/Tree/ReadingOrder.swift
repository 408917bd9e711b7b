/// Something that has a place in the reading order: an element, or a level that is read in one piece. Trivial.
struct ReadingMember {
  /// The left and top edge that it is sorted by.
  var x: Double
  var y: Double
  /// The view it stands for.
  var node: NodeIndex
  /// A place in `TreeBuilder.levels`; -1 for an element; `goneLevel` and below for one whose view is gone.
  var level: Int32 = -1
  /// Smaller first, before anything else: places in `childrenInNavigationOrder` are negative, bars that come
  /// after the content are positive.
  var rank: Int32 = 0
  /// `sortPriority`: larger first.
  var priority: Float = 0
  /// Place in the file's order; decides where nothing else does.
  var order: Int32
  /// What it has from the views around it.
  var inherited: Inherited.Facts = []

  /// The first element of `TreeBuilder.gone`; the second is one less, and so on.
  static let goneLevel: Int32 = -2
}

/// Rows from top to bottom, in a row from the leading edge on (CU-22, O13…O20).
///
/// Real VoiceOver compares two elements at a time, which is no order where three tops stand 6 points apart (O19).
/// Here a row is anchored on its topmost member and takes whatever starts less than the tolerance below it.
struct ReadingOrder {
  /// Tops that are closer than this stand in one row (O15), in points.
  var tolerance: Double
  /// Whether rows run from the right, comparing left edges (O16, CU-23).
  var isRightToLeft: Bool
  private let rules: OrderRules

  /// The rule of a device.
  init(_ environment: Environment) {
    switch environment.device.idiom {
    case .phone: tolerance = 8
    case .pad, .tv: tolerance = environment.rules.order.contains(.padRows) ? 13 : 8
    }
    rules = environment.rules.order
    if !rules.contains(.rows) { tolerance = 0 }
    isRightToLeft = environment.isRightToLeft && rules.contains(.rightToLeft)
  }

  /// Sorts a stretch of members. Costs one pass where they are in order already.
  func sort(_ members: inout [ReadingMember], from start: Int) {
    guard members.count - start > 1 else { return }
    members.withUnsafeMutableBufferPointer { all in
      var part = UnsafeMutableBufferPointer(rebasing: all[start...])
      let first = part[0]
      if part.allSatisfy({ $0.rank == first.rank && $0.priority == first.priority }) {
        sortRows(&part)
        return
      }
      part.sort {
        if $0.rank != $1.rank { return $0.rank < $1.rank }
        if $0.priority != $1.priority { return $0.priority > $1.priority }  // SE-15
        return $0.order < $1.order
      }
      var begin = 0
      while begin < part.count {
        var end = begin + 1
        while end < part.count, part[end].rank == part[begin].rank,
          part[end].priority == part[begin].priority
        { end += 1 }
        var equal = UnsafeMutableBufferPointer(rebasing: part[begin..<end])
        sortRows(&equal)
        begin = end
      }
    }
  }

  private func sortRows(_ part: inout UnsafeMutableBufferPointer<ReadingMember>) {
    guard rules.contains(.topToBottom) else { return }
    var isSorted = true
    for index in part.indices.dropFirst() where part[index].y < part[index - 1].y {
      isSorted = false
      break
    }
    if !isSorted { part.sort { $0.y != $1.y ? $0.y < $1.y : $0.order < $1.order } }
    let anchorsRows = rules.contains(.rowAnchor)
    var begin = 0
    while begin < part.count {
      var end = begin + 1
      var needsSort = false
      while end < part.count, part[end].y - part[anchorsRows ? begin : end - 1].y < tolerance {
        needsSort = needsSort || precedes(part[end], part[end - 1])
        end += 1
      }
      if needsSort {
        var row = UnsafeMutableBufferPointer(rebasing: part[begin..<end])
        row.sort(by: precedes)
      }
      begin = end
    }
  }

  /// Whether one member of a row comes before another (O15, O20).
  private func precedes(_ a: ReadingMember, _ b: ReadingMember) -> Bool {
    if a.x != b.x, rules.contains(.leadingFirst) { return isRightToLeft ? a.x > b.x : a.x < b.x }
    return rules.contains(.fileOrder) ? a.order < b.order : a.order > b.order
  }

  /// The member by which a level is placed: the foremost of its topmost row (O18).
  func topmost(_ members: ArraySlice<ReadingMember>) -> ReadingMember? {
    guard rules.contains(.levelCorner) else { return members.last }
    guard let top = members.min(by: { $0.y < $1.y }) else { return nil }
    var best = top
    for member in members where member.y - top.y < tolerance && precedes(member, best) { best = member }
    return best
  }
}
