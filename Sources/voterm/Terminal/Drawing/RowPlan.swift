import AXEngine

/// Gives items their rows: a monotone map of the sorted edges. Every item gets the rows it needs, what lies above
/// another in points lies above it in cells, and gaps are no more than a blank row.
struct RowPlan {
  /// What is to be placed.
  struct Item {
    var top: Double
    var bottom: Double
    /// Rows it needs, at least 1.
    var rows: Int
    /// Items of one group (one element) have no blank row between them; -1 for none.
    var group: Int32 = -1
    /// Nothing is drawn there: it only sees to it that a stretch of the screen has rows.
    var isGuide = false
  }

  /// The first row of each item.
  private(set) var starts: [Int] = []
  /// Rows of all together.
  private(set) var height = 0
  private var edges: [Double] = []
  private var rows: [Int] = []

  /// Places the items; a gap of at least `gap` points gets a blank row.
  init(_ items: [Item], gap: Double) {
    edges = items.flatMap { [$0.top, $0.bottom] }.sorted()
    var kept = 0
    for edge in edges where kept == 0 || edges[kept - 1] != edge {
      edges[kept] = edge
      kept += 1
    }
    edges.removeLast(edges.count - kept)
    var ending = [[Int]](repeating: [], count: edges.count)
    var reach = -Double.infinity
    var lastGroup: Int32 = -1
    var opens = [Double](repeating: -1, count: edges.count)
    for at in items.indices.sorted(by: { (items[$0].top, $0) < (items[$1].top, $1) }) {
      ending[index(items[at].bottom)].append(at)
      if items[at].isGuide { continue }
      if reach.isFinite, items[at].top >= reach, items[at].group < 0 || items[at].group != lastGroup {
        opens[index(items[at].top)] = items[at].top - reach
      }
      if items[at].bottom >= reach { lastGroup = items[at].group }
      reach = max(reach, items[at].bottom)
    }
    rows = [Int](repeating: 0, count: edges.count)
    for edge in edges.indices.dropFirst() {
      rows[edge] = rows[edge - 1]
      if opens[edge] >= gap, opens[edge] >= 0 { rows[edge] += 1 }
      for item in ending[edge] {
        rows[edge] = max(rows[edge], rows[index(items[item].top)] + items[item].rows)
      }
    }
    height = rows.last ?? 0
    starts = items.map { item in
      let first = rows[index(item.top)]
      return first + max(0, rows[index(item.bottom)] - first - item.rows) / 2
    }
  }

  /// The row at which an edge of an item lies.
  func row(ofEdge edge: Double) -> Int { rows.isEmpty ? 0 : rows[index(edge)] }

  /// The place of an edge that is in the list.
  private func index(_ edge: Double) -> Int {
    var low = 0
    var high = edges.count
    while low < high {
      let middle = (low + high) / 2
      if edges[middle] < edge { low = middle + 1 } else { high = middle }
    }
    return min(low, max(0, edges.count - 1))
  }
}
