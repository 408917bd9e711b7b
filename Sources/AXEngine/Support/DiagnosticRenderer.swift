/// Shows diagnostics to people: place, message, the line with a mark under the spot, and a way forward.
///
/// Nothing from the file reaches the output as it is: what a terminal would obey becomes visible signs.
public struct DiagnosticRenderer: Sendable {
  /// More cells of a line than this are not shown; the part around the mark is.
  static let maximumExcerpt = 120

  private let source: SourceFile
  /// Where each line begins.
  private let lines: [Int]
  /// How many characters begin before each stretch of bytes: a line may be as long as the file.
  private let counts: [Int]
  private static let stretch = 512

  /// Prepares for the diagnostics of one file.
  public init(_ source: SourceFile) {
    self.source = source
    var lines = [0]
    var counts: [Int] = []
    var count = 0
    for (offset, byte) in source.bytes.enumerated() {
      if offset % Self.stretch == 0 { counts.append(count) }
      if byte & 0xC0 != 0x80 { count += 1 }
      if byte == UInt8(ascii: "\n") { lines.append(offset + 1) }
    }
    self.lines = lines
    self.counts = counts
  }

  /// One diagnostic as text; the last line ends without a line break.
  public static func render(_ diagnostic: Diagnostic, in source: SourceFile) -> String {
    DiagnosticRenderer(source).render(diagnostic)
  }

  /// One diagnostic as text; the last line ends without a line break.
  public func render(_ diagnostic: Diagnostic) -> String {
    var output = entry(diagnostic.range, diagnostic.severity.rawValue, diagnostic.message)
    if let help = diagnostic.help { output += "\n   help: " + TextWidth.neutralised(help) }
    for note in diagnostic.notes { output += "\n" + entry(note.range, "note", note.message) }
    return output
  }

  /// Line and column of a byte, both from 1; columns count Unicode scalars.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    let line = lineIndex(of: offset)
    let start = start(of: line)
    let end = min(max(offset, start), source.bytes.count)
    return (line + 1, 1 + charactersBegun(before: end) - charactersBegun(before: start))
  }

  /// How many characters begin before a byte.
  private func charactersBegun(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let stretch = (offset - 1) / Self.stretch
    var count = counts[stretch]
    for byte in source.bytes[stretch * Self.stretch..<offset] where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Where a line begins, a byte order mark left out.
  private func start(of line: Int) -> Int {
    line == 0 && source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : lines[line]
  }

  private func entry(_ range: SourceRange, _ kind: String, _ message: String) -> String {
    let position = position(of: Int(range.start))
    let path = TextWidth.neutralised(source.path)
    let heading = "\(path):\(position.line):\(position.column): \(kind): \(TextWidth.neutralised(message))"
    guard !source.bytes.isEmpty else { return heading }
    let excerpt = excerpt(range)
    let number = String(position.line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.utf8.count)) + number
    let blank = String(repeating: " ", count: gutter.utf8.count)
    return heading + "\n\(gutter) | \(excerpt.text)\n\(blank) | \(excerpt.mark)"
  }

  /// The line of a range, made harmless and cut to what fits, and the marks that belong under it.
  private func excerpt(_ range: SourceRange) -> (text: String, mark: String) {
    let line = lineIndex(of: Int(range.start))
    let start = start(of: line)
    var end = line + 1 < lines.count ? lines[line + 1] - 1 : source.bytes.count
    if end > start, source.bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let first = min(max(Int(range.start), start), end)
    let last = min(max(Int(range.end), first), end)
    // Only what can be seen is decoded: a line may be as long as the file.
    let limit = Self.maximumExcerpt
    let from = characterStart(max(start, first - 4 * limit), in: start..<end)
    let to = characterStart(min(end, last + 4 * limit, first + 8 * limit), in: start..<end)
    var before = Self.harmless(source.bytes[from..<first])
    var marked = Self.harmless(source.bytes[first..<max(first, min(last, to))])
    var after = Self.harmless(source.bytes[max(first, min(last, to))..<max(to, min(last, to))])
    if from > start || TextWidth.cells(of: before) > limit * 2 / 3, Self.cells(before, marked, after) > limit
    {
      before = "…" + Self.suffix(of: before, cells: limit / 3)
    }
    let room = limit - TextWidth.cells(of: before)
    if to < end || Self.cells(before, marked, after) > limit {
      if TextWidth.cells(of: marked) > room { marked = TextWidth.truncated(marked, toCells: room) }
      let rest = room - TextWidth.cells(of: marked)
      if TextWidth.cells(of: after) > rest { after = TextWidth.truncated(after, toCells: rest) }
    }
    let tail = String(repeating: "~", count: max(0, TextWidth.cells(of: marked) - 1))
    let indent = String(repeating: " ", count: TextWidth.cells(of: before))
    return (before + marked + after, indent + "^" + tail)
  }

  private static func cells(_ parts: String...) -> Int { parts.reduce(0) { $0 + TextWidth.cells(of: $1) } }

  /// The nearest beginning of a character at or before an offset.
  private func characterStart(_ offset: Int, in line: Range<Int>) -> Int {
    var place = min(offset, line.upperBound)
    while place > line.lowerBound, place < line.upperBound, source.bytes[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }

  /// The end of a text that fits into so many cells.
  private static func suffix(of text: String, cells limit: Int) -> String {
    var kept: [Character] = []
    var width = 0
    for character in text.reversed() {
      width += TextWidth.cells(of: character)
      if width > limit { break }
      kept.append(character)
    }
    return String(kept.reversed())
  }

  /// Bytes as text without anything that a terminal obeys; a tab is one blank.
  private static func harmless(_ bytes: ArraySlice<UInt8>) -> String {
    TextWidth.neutralised(String(decoding: bytes.map { $0 == 9 ? 0x20 : $0 }, as: UTF8.self))
  }
}
