/// Keys that occur twice in one object.
extension JSONScanner {
  mutating func findDuplicates(_ object: Int) {
    // Two bit sets tell nearly always that there are none.
    var first: UInt64 = 0
    var second: UInt64 = 0
    var isSuspicious = false
    var key = object + 1
    while key < nodes.count {
      let hash = UInt64(UInt32(bitPattern: nodes[key].next))
      let (a, b): (UInt64, UInt64) = (1 << (hash & 63), 1 << (hash >> 8 & 63))
      if first & a != 0, second & b != 0 { isSuspicious = true }
      first |= a
      second |= b
      key = Int(nodes[key + 1].next)
    }
    if isSuspicious { compareKeys(object) }
  }

  private mutating func compareKeys(_ object: Int) {
    var keys: [Int] = []
    var key = object + 1
    while key < nodes.count {
      keys.append(key)
      key = Int(nodes[key + 1].next)
    }
    keys.sort { (nodes[$0].next, $0) < (nodes[$1].next, $1) }
    for position in keys.indices.dropFirst() {
      guard nodes[keys[position]].next == nodes[keys[position - 1]].next else { continue }
      _ = report(keys[position], repeats: keys[position - 1])
    }
  }

  private mutating func report(_ later: Int, repeats earlier: Int) -> Bool {
    let isSame =
      nodes[later].isEscaped || nodes[earlier].isEscaped
      ? plain(later) == plain(earlier)
      : bytes[content(later)].elementsEqual(bytes[content(earlier)])
    guard isSame, duplicates.count < 1_000 else { return false }
    let name = String(decoding: plain(later), as: UTF8.self)
    duplicates.append(
      Diagnostic(
        at: SourceRange(nodes[later].start, nodes[later].end),
        "the key '\(name)' occurs twice in one object", help: "remove one of them",
        notes: [
          Diagnostic.Note(
            SourceRange(nodes[earlier].start, nodes[earlier].end), "the first one is here")
        ]))
    return true
  }

  /// Where the characters of a key are.
  func content(_ key: Int) -> Range<Int> { nodes[key].start + 1..<nodes[key].end - 1 }

  /// The bytes of a key, escapes replaced.
  func plain(_ key: Int) -> [UInt8] {
    JSONText.unescaped(bytes, from: content(key).lowerBound, to: content(key).upperBound).bytes
  }
}
