/// Two lists beside each other, the first difference marked.
enum SideBySide {
  /// How many lines are shown before and behind the difference.
  private static let context = 4

  static func lines(_ expected: [String], _ actual: [String], divergence: Int) -> [String] {
    let count = max(expected.count, actual.count)
    let shown = max(0, divergence - context)..<min(count, divergence + context + 1)
    let digits = String(count).count
    let left = (["expected"] + expected).map { TextWidth.cells(of: $0) }.max() ?? 0
    func line(_ mark: String, _ number: String, _ expected: String, _ actual: String) -> String {
      let pad = String(repeating: " ", count: max(0, left - TextWidth.cells(of: expected)))
      let room = String(repeating: " ", count: digits - number.count)
      let text = "\(mark) \(room)\(number)  \(expected)\(pad)  \(actual)"
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
    var lines = [line(" ", "", "expected", "actual")]
    if shown.lowerBound > 0 { lines.append(line(" ", "", "…", "…")) }
    for place in shown {
      lines.append(
        line(
          place == divergence ? ">" : " ", String(place + 1), place < expected.count ? expected[place] : "–",
          place < actual.count ? actual[place] : "–"))
    }
    if shown.upperBound < count { lines.append(line(" ", "", "…", "…")) }
    return lines
  }
}
