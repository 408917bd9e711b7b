/// One line of a comparison of two lists of lines.
public struct LineDifference: Hashable, Sendable {
  /// On which side the line is.
  public enum Side: Hashable, Sendable {
    case both
    /// Only in what was expected.
    case expected
    /// Only in what happened.
    case actual
  }

  public var side: Side
  /// The line.
  public var line: String

  /// Makes a line.
  public init(_ side: Side, _ line: String) {
    self.side = side
    self.line = line
  }

  /// The two lists in one, as few lines as possible standing on one side only; what was expected comes first.
  public static func between(_ expected: [String], _ actual: [String]) -> [LineDifference] {
    var prefix = 0
    while prefix < expected.count, prefix < actual.count, expected[prefix] == actual[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < expected.count - prefix, suffix < actual.count - prefix,
      expected[expected.count - 1 - suffix] == actual[actual.count - 1 - suffix]
    { suffix += 1 }
    let old = Array(expected[prefix..<(expected.count - suffix)])
    let new = Array(actual[prefix..<(actual.count - suffix)])
    return expected[..<prefix].map { LineDifference(.both, $0) } + middle(old, new)
      + expected[(expected.count - suffix)...].map { LineDifference(.both, $0) }
  }

  private static func middle(_ old: [String], _ new: [String]) -> [LineDifference] {
    // The table has a cell for each pair; long recordings that differ in everything are shown whole.
    guard old.count * new.count <= 4_000_000 else {
      return old.map { LineDifference(.expected, $0) } + new.map { LineDifference(.actual, $0) }
    }
    let width = new.count + 1
    var common = [Int32](repeating: 0, count: (old.count + 1) * width)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        common[i * width + j] =
          old[i] == new[j]
          ? common[(i + 1) * width + j + 1] + 1
          : max(common[(i + 1) * width + j], common[i * width + j + 1])
      }
    }
    var lines: [LineDifference] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        lines.append(LineDifference(.both, old[i]))
        (i, j) = (i + 1, j + 1)
      } else if i < old.count,
        j == new.count || common[(i + 1) * width + j] >= common[i * width + j + 1]
      {
        lines.append(LineDifference(.expected, old[i]))
        i += 1
      } else {
        lines.append(LineDifference(.actual, new[j]))
        j += 1
      }
    }
    return lines
  }
}
