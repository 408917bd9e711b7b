/// What waits to be looked at, the cheapest first: a heap. Of equal costs the one that came first is first.
struct CheapestFirst<Cost: Comparable & Sendable, Entry: Sendable>: Sendable {
  private var heap: [(cost: Cost, order: Int, entry: Entry)] = []
  private var count = 0

  var isEmpty: Bool { heap.isEmpty }

  mutating func add(_ entry: Entry, at cost: Cost) {
    heap.append((cost, count, entry))
    count += 1
    var at = heap.count - 1
    while at > 0, isCheaper(at, (at - 1) / 2) {
      heap.swapAt(at, (at - 1) / 2)
      at = (at - 1) / 2
    }
  }

  mutating func take() -> (cost: Cost, entry: Entry)? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return (first.cost, first.entry) }
    heap[0] = last
    var at = 0
    while true {
      var least = at
      for child in [2 * at + 1, 2 * at + 2] where child < heap.count {
        if isCheaper(child, least) { least = child }
      }
      if least == at { return (first.cost, first.entry) }
      heap.swapAt(at, least)
      at = least
    }
  }

  private func isCheaper(_ a: Int, _ b: Int) -> Bool {
    heap[a].cost == heap[b].cost ? heap[a].order < heap[b].order : heap[a].cost < heap[b].cost
  }
}
