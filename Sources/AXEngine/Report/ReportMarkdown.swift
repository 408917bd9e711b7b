/// What the Markdown formats share.
enum ReportMarkdown {
  /// A text that means nothing but itself.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in ReportText.oneLine(text) {
      if "\\`*_{}[]<>#|~".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// A text as code in a table or a line; a bar would end a table's cell even there.
  static func code(_ text: String) -> String {
    let text = ReportText.oneLine(text)
    return text.contains("|") ? escaped(text) : span(text)
  }

  /// A code span, with as many signs around it as what stands inside needs.
  static func span(_ text: String) -> String {
    let fence = String(repeating: "`", count: longestRun(in: text) + 1)
    let needsRoom = text.hasPrefix("`") || text.hasSuffix("`")
    return needsRoom ? "\(fence) \(text) \(fence)" : fence + text + fence
  }

  /// The signs around a block of lines, so many that none of them ends it.
  static func fence(around lines: [String]) -> String {
    String(repeating: "`", count: max(2, lines.map(longestRun).max() ?? 0) + 1)
  }

  /// How many of the signs that mark code follow one another at most.
  private static func longestRun(in text: String) -> Int {
    var (run, longest) = (0, 0)
    for scalar in text.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
