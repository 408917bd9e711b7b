/// The code spans of an item, and what stands behind the last one.
struct MarkdownSpans {
  var codes: [String] = []
  /// The parts between commas, where nothing is code.
  var texts: [String] = []
  /// What stands behind the colon that follows the last code span of the beginning.
  var rest = ""

  /// The first id: a code span, or a word behind `#`.
  var first: String? { codes.first }

  init(_ item: Substring) {
    var position = item.startIndex
    while position < item.endIndex {
      let character = item[position]
      if character == "\\" {
        position = item.index(after: position)
        if position < item.endIndex { position = item.index(after: position) }
        continue
      }
      if character == ":", !codes.isEmpty {
        rest = Self.words(String(item[item.index(after: position)...]).withoutBlanks)
        return
      }
      if character == "#", codes.isEmpty || item[..<position].hasSuffix(" ") {
        let word = item[item.index(after: position)...].prefix { $0 != " " && $0 != ":" && $0 != "," }
        if !word.isEmpty { codes.append(String(word)) }
        position = item.index(position, offsetBy: word.count + 1)
        continue
      }
      guard character == "`" else {
        position = item.index(after: position)
        continue
      }
      let fence = item[position...].prefix { $0 == "`" }
      let inside = item[fence.endIndex...]
      guard let close = Self.close(of: fence, in: inside) else { return }
      var text = String(inside[..<close])
      if text.hasPrefix(" "), text.hasSuffix(" "), text.count > 1 {
        text = String(text.dropFirst().dropLast())
      }
      codes.append(Self.unquoted(text) ?? text)
      position = item.index(close, offsetBy: fence.count)
    }
    if codes.isEmpty {
      texts = item.split(separator: ",").map { ContractMarkdownReader.plain(String($0).withoutBlanks) }
        .filter { !$0.isEmpty }
      if texts.count == 1, !texts[0].contains(" ") { codes = texts }
    }
  }

  /// Words as they were meant: a code span with a text between quotes is that text, anything else is prose.
  static func words(_ text: String) -> String {
    let fence = text.prefix { $0 == "`" }
    let inside = text[fence.endIndex...]
    if !fence.isEmpty, let close = close(of: fence, in: inside), inside[close...].count == fence.count,
      let quoted = unquoted(inside[..<close])
    {
      return quoted
    }
    return ContractMarkdownReader.plain(text)
  }

  /// What stands between quotes as JSON has it; nil where it is no such text.
  private static func unquoted(_ text: some StringProtocol) -> String? {
    guard text.hasPrefix("\""),
      let document = JSONReader.read(SourceFile(path: "", bytes: Array(text.utf8))).document,
      document.kind(0) == .text
    else { return nil }
    return document.text(0)
  }

  /// Where the run of signs begins that closes a code span.
  private static func close(of fence: Substring, in text: Substring) -> String.Index? {
    var position = text.startIndex
    while position < text.endIndex {
      let run = text[position...].prefix { $0 == "`" }
      if run.count == fence.count { return position }
      position = run.isEmpty ? text.index(after: position) : run.endIndex
    }
    return nil
  }
}
