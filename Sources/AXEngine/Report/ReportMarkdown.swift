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

  /// An id as code; a bar would end a table's cell even there.
  static func code(_ id: String) -> String {
    let text = ReportText.oneLine(id)
    return text.contains("`") || text.contains("|") ? escaped(text) : "`\(text)`"
  }
}
