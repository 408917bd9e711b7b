/// The views of a screen by their ids. It holds places alone: the ids stand in the views already.
struct IDTable {
  /// Places of views, -1 where there is none; a power of two of them, at most half of them taken.
  private var slots: [ViewIndex] = []
  private var count = 0

  /// The view with an id.
  func find(_ id: String, in views: [ViewDescription]) -> ViewIndex? {
    guard !slots.isEmpty else { return nil }
    let view = slots[slot(of: id, in: views)]
    return view < 0 ? nil : view
  }

  /// Adds a view that has an id, unless another one has the same; gives that one.
  mutating func add(_ view: ViewIndex, _ id: String, in views: [ViewDescription]) -> ViewIndex? {
    if count * 2 >= slots.count { grow(views) }
    let slot = slot(of: id, in: views)
    if slots[slot] >= 0 { return slots[slot] }
    slots[slot] = view
    count += 1
    return nil
  }

  /// Where an id stands, or would stand. Which slot that is differs from run to run; nobody hears of it.
  private func slot(of id: String, in views: [ViewDescription]) -> Int {
    let mask = slots.count - 1
    var slot = id.hashValue & mask
    while slots[slot] >= 0, views[Int(slots[slot])].id != id { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow(_ views: [ViewDescription]) {
    let old = slots
    slots = [ViewIndex](repeating: -1, count: max(16, old.count * 4))
    for view in old where view >= 0 {
      guard let id = views[Int(view)].id else { continue }
      slots[slot(of: id, in: views)] = view
    }
  }
}
