/// What the formats in XML and HTML share.
enum ReportXML {
  /// A text that means nothing but itself, as content and between quotes: no mark-up, no break, and no character that
  /// XML does not know.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in ReportText.oneLine(text) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
    return result
  }
}
