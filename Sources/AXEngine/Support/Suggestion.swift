/// Finds the word that somebody probably meant.
public enum Suggestion {
  /// The candidate closest to a word, if one is close enough; of equally close ones the first.
  public static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
    let bytes = Array(word.utf8)
    guard !bytes.isEmpty, bytes.count <= 64 else { return nil }
    let limit = bytes.count <= 2 ? 1 : max(1, (bytes.count + 1) / 3)
    var best: String?
    var bestDistance = limit + 1
    for candidate in candidates where candidate != word {
      let count = candidate.utf8.count
      guard abs(count - bytes.count) < bestDistance, count <= 96 else { continue }
      let distance = distance(bytes, Array(candidate.utf8), limit: bestDistance)
      if distance < bestDistance, distance < max(bytes.count, count) {
        best = candidate
        bestDistance = distance
      }
    }
    return best
  }

  /// "did you mean 'x'?", where there is something to suggest.
  public static func help(for word: String, among candidates: some Sequence<String>) -> String? {
    closest(to: word, among: candidates).map { "did you mean '\($0)'?" }
  }

  /// The edit distance with swaps of neighbours as one edit and letter case as none (a difference of case
  /// alone costs one); stops at a limit.
  static func distance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int {
    if a == b { return 0 }
    let (a, b) = (a.map(lowercase), b.map(lowercase))
    if a == b { return 1 }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    var row = last
    for i in 1...max(1, a.count) where i <= a.count {
      row[0] = i
      var smallest = i
      for j in 1...max(1, b.count) where j <= b.count {
        var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          cost = min(cost, beforeLast[j - 2] + 1)
        }
        row[j] = cost
        smallest = min(smallest, cost)
      }
      if smallest >= limit { return limit }
      (beforeLast, last, row) = (last, row, last)
    }
    return last[b.count]
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }
}
