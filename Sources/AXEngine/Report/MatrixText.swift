/// A matrix for people: a table, then why what is missed is missed.
public enum MatrixText: MatrixFormat {
  public static let name = "text"

  public static func render(_ matrices: [ReachabilityMatrix]) -> String {
    var lines: [String] = []
    for matrix in matrices {
      if !lines.isEmpty { lines.append("") }
      lines.append(matrix.heading)
      lines.append(matrix.summary)
      if let ways = matrix.longestWays { lines.append(ways) }
      lines += table(matrix, width: 72) + reasons(matrix)
    }
    if !lines.isEmpty {
      lines += ["", legend]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A screen's table, why what is missed is missed, and what the signs mean.
  public static func lines(of matrix: ReachabilityMatrix, width: Int) -> [String] {
    [matrix.heading, ""] + table(matrix, width: width) + [""] + reasons(matrix) + ["", legend]
  }

  static let legend =
    "numbers: gestures, keys or sayings until it is reached; s: seconds of scanning, + presses into groups; "
    + "no: not reached; point, grid: only by pointing at its place; scroll: only once something else scrolls it in; ?: the search came to its bound before it; "
    + ".: nothing to do there"

  /// The table in lines, a name cut so that a line takes no more than some cells.
  static func table(_ matrix: ReachabilityMatrix, width: Int) -> [String] {
    let heads = ReachabilityMatrix.technologies.map { $0.short.uppercased() }
    let cells = matrix.rows.map { $0.cells.map(\.words) }
    let widths = heads.indices.map { column in
      max(heads[column].count, cells.map { $0[column].count }.max() ?? 0)
    }
    let names = matrix.rows.map { "#" + ReportText.oneLine($0.id) + "  " + $0.words }
    let room = max(12, width - widths.reduce(0) { $0 + $1 + 2 })
    let longest = min(room, names.map { TextWidth.cells(of: $0) }.max() ?? 0)
    func line(_ name: String, _ cells: [String]) -> String {
      let cut = TextWidth.truncated(name, toCells: longest, ellipsis: "…")
      let padded = cut + String(repeating: " ", count: max(0, longest - TextWidth.cells(of: cut)))
      return cells.indices.reduce(padded) { text, column in
        text + "  " + String(repeating: " ", count: widths[column] - cells[column].count) + cells[column]
      }
    }
    return [line("", heads)] + zip(names, cells).map(line)
  }

  /// A line for each cell that is no or that needs a word.
  static func reasons(_ matrix: ReachabilityMatrix) -> [String] {
    matrix.rows.flatMap { row in
      row.cells.compactMap { cell in
        let verdict: String
        switch cell.verdict {
        case .reached: verdict = ""
        case .notReached: verdict = "no, "
        case .byPlaceOnly: verdict = "by its place only, "
        case .byScrollingOnly: verdict = "by scrolling only, "
        // The summary counts them; a line for each would say the same.
        case .notLookedAt, .notNeeded: return nil
        }
        guard let reason = cell.reason else { return nil }
        let rule = cell.rule.map { " (" + $0 + ")" } ?? ""
        return
          "  #\(ReportText.oneLine(row.id)) \(cell.technology.title): \(verdict)\(ReportText.oneLine(reason))\(rule)"
      }
    }
  }
}
