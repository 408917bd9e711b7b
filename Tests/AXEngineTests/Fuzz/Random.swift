@testable import AXEngine

/// A generator of its own, so that what was drawn once can be drawn again on every machine.
struct Random {
  private var state: StableHash

  init(seed: UInt64) { state = StableHash(seed) }

  /// A number from 0 up to but without `limit`; 0 where the limit is no more than that.
  mutating func below(_ limit: Int) -> Int {
    state.add(UInt64(1))
    return Int(state.value % UInt64(max(1, limit)))
  }

  /// One of some things; nil where there are none.
  mutating func pick<Thing>(_ things: [Thing]) -> Thing? {
    things.isEmpty ? nil : things[below(things.count)]
  }
}
