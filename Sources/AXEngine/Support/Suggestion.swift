/// "Did you mean …?": the nearest of the names that would have been right.
public enum Suggestion {
  /// The candidate that takes the fewest changed, added, missing or swapped letters; case counts little. nil
  /// where none is near enough to be what was meant. Of equals, the first is taken.
  public static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.unicodeScalars.prefix(64))
    guard !wanted.isEmpty else { return nil }
    var best: (name: String, cost: Int)?
    for candidate in candidates where candidate != name {
      let scalars = Array(candidate.unicodeScalars.prefix(64))
      // Costs are doubled so that a wrong case can count half.
      let limit = 2 * max(1, max(wanted.count, scalars.count) / 3)
      guard 2 * abs(scalars.count - wanted.count) <= limit else { continue }
      let cost = distance(wanted, scalars)
      if cost <= limit, cost < best?.cost ?? .max { best = (candidate, cost) }
    }
    return best?.name
  }

  /// "did you mean 'button'?", ready to be a diagnostic's help; nil where nothing is near.
  public static func help(for name: String, in candidates: some Sequence<String>) -> String? {
    nearest(to: name, in: candidates).map { "did you mean '\($0)'?" }
  }

  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(stride(from: 0, through: 2 * b.count, by: 2))
    for i in a.indices {
      var row = [2 * (i + 1)]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        var cost = min(last[j] + change(a[i], b[j]), last[j + 1] + 2, row[j] + 2)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 2) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }

  private static func change(_ a: Unicode.Scalar, _ b: Unicode.Scalar) -> Int {
    a == b ? 0 : a.properties.lowercaseMapping == b.properties.lowercaseMapping ? 1 : 2
  }
}
