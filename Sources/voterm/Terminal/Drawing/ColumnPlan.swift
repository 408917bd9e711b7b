import AXEngine

/// Gives items their columns. Two items that share a row and stand beside each other in points stand beside each
/// other in cells; as far as that allows, each stands where its points are and is as wide as it likes.
struct ColumnPlan {
  /// What is to be placed.
  struct Item {
    var rect: Rect
    /// Wanted width in cells, and the least that makes sense.
    var width: Int
    var least: Int
    /// Columns it must stay within.
    var bounds: Range<Int>
    /// Whether it stands in the middle of its frame, as a button's text does.
    var isCentered = false
    /// Whether it ends at its right edge rather than beginning at its left one.
    var endsAtRight = false
    /// Whether it gives up some of its width so that its neighbours stand where they would alone, as a slider does.
    var isElastic = false
  }

  private let items: [Item]
  private let columns: Int
  private let screen: Double
  private var spans: [Range<Int>]

  /// The columns of each item; empty where there is no room. `screen` is the width in points.
  static func plan(_ items: [Item], columns: Int, screen: Double) -> [Range<Int>] {
    var plan = ColumnPlan(items, columns, screen)
    for band in plan.bands() { plan.place(band) }
    return plan.spans
  }

  private init(_ items: [Item], _ columns: Int, _ screen: Double) {
    self.items = items
    self.columns = columns
    self.screen = max(1, screen)
    spans = Array(repeating: 0..<0, count: items.count)
  }

  /// Items that overlap in y, directly or through others; only these can share a row.
  private func bands() -> [[Int]] {
    let order = items.indices.sorted { (items[$0].rect.minY, $0) < (items[$1].rect.minY, $1) }
    var bands: [[Int]] = []
    var end = -Double.infinity
    for item in order {
      if items[item].rect.minY >= end { bands.append([]) }
      bands[bands.count - 1].append(item)
      end = max(end, items[item].rect.maxY)
    }
    return bands
  }

  private mutating func place(_ band: [Int]) {
    // A crowd nobody could read would cost more than it shows.
    var members = band.sorted { (items[$0].rect.minX, $0) < (items[$1].rect.minX, $1) }
    if members.count > 300 { members.removeLast(members.count - 300) }
    while !members.isEmpty {
      let before = predecessors(members)
      if let widths = widths(members, before) {
        settle(members, before, widths)
        return
      }
      members.removeLast()
    }
  }

  /// For each member, the earlier members that must end before it begins.
  private func predecessors(_ members: [Int]) -> [[Int]] {
    members.indices.map { place in
      let rect = items[members[place]].rect
      return (0..<place).filter { other in
        let its = items[members[other]].rect
        // Columns of a grid touch, but for the last bit.
        return its.maxX <= rect.minX + 0.01 && its.minY < rect.maxY && rect.minY < its.maxY
      }
    }
  }

  /// The widths under the largest common cap that lets all fit; nil where even the least ones don't.
  private func widths(_ members: [Int], _ before: [[Int]]) -> [Int]? {
    func capped(_ cap: Int) -> [Int] {
      members.map { min(items[$0].width, max(items[$0].least, cap)) }
    }
    var low = 0
    var high = columns
    if fits(members, before, capped(high)) { return capped(high) }
    guard fits(members, before, capped(low)) else { return nil }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(members, before, capped(middle)) { low = middle } else { high = middle }
    }
    return capped(low)
  }

  private func fits(_ members: [Int], _ before: [[Int]], _ widths: [Int]) -> Bool {
    var ends = [Int](repeating: 0, count: members.count)
    for place in members.indices {
      let bounds = items[members[place]].bounds
      let start = before[place].reduce(bounds.lowerBound) { max($0, ends[$1]) }
      ends[place] = start + widths[place]
      if ends[place] > bounds.upperBound { return false }
    }
    return true
  }

  /// The widths with those of sliders and their kin reduced to what their neighbours leave, and where each has to end.
  private func giving(_ members: [Int], _ before: [[Int]], _ widths: [Int]) -> (widths: [Int], ends: [Int]) {
    var widths = widths
    var ends = members.map { items[$0].bounds.upperBound }
    for place in members.indices where items[members[place]].isElastic {
      let bounds = items[members[place]].bounds
      let start =
        before[place].map { other in
          max(
            items[members[other]].bounds.lowerBound,
            target(items[members[other]], width: widths[other])) + widths[other]
        }.max() ?? max(bounds.lowerBound, leading(items[members[place]]))
      let end =
        members.indices.filter { before[$0].contains(place) }.map { other in
          target(items[members[other]], width: widths[other])
        }.min() ?? bounds.upperBound
      let room = min(end, bounds.upperBound) - start
      guard room >= 8 else { continue }
      widths[place] = min(widths[place], room)
      ends[place] = start + room
    }
    return (widths, ends)
  }

  /// The column in which an item's left edge lies.
  private func leading(_ item: Item) -> Int {
    Int(near: (item.rect.minX * Double(columns) / screen).rounded(.down))
  }

  private mutating func settle(_ members: [Int], _ before: [[Int]], _ wanted: [Int]) {
    let (widths, ends) = giving(members, before, wanted)
    var latest = ends
    for place in members.indices.reversed() {
      for other in before[place] { latest[other] = min(latest[other], latest[place] - widths[place]) }
    }
    for place in members.indices {
      let item = items[members[place]]
      let earliest = before[place].reduce(item.bounds.lowerBound) {
        max($0, spans[members[$1]].upperBound)
      }
      let start = min(max(target(item, width: widths[place]), earliest), latest[place] - widths[place])
      spans[members[place]] = start..<(start + widths[place])
    }
  }

  /// Where an item would like to begin: at its left edge, or about its middle where it stands in the middle of the
  /// screen, or before its right edge where that is the screen's or lines run from right to left.
  private func target(_ item: Item, width: Int) -> Int {
    let scale = Double(columns) / screen
    let rect = item.rect
    if item.isCentered { return Int(near: rect.center.x * scale - Double(width) / 2) }
    if rect.minX > 24 {
      if abs(rect.center.x - screen / 2) < 2 { return (columns - width) / 2 }
      if screen - rect.maxX < 40 { return Int(near: (rect.maxX * scale).rounded(.up)) - width }
    }
    if item.endsAtRight { return Int(near: (rect.maxX * scale).rounded(.up)) - width }
    return Int(near: (rect.minX * scale).rounded(.down))
  }
}
