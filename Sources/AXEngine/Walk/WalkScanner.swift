/// A stretch of a walk file's text and where it stands.
public struct Located: Hashable, Sendable {
  /// The text, without quotes, escapes undone.
  public var text: String
  /// Where it stands, quotes included.
  public var range: SourceRange

  /// The text as a message can show it: not without end.
  var shown: String { text.shortened }
}

extension String {
  /// At most 60 characters of the text.
  var shortened: String { utf8.count <= 60 || count <= 60 ? self : prefix(60) + "…" }
}

/// Reads one line of a walk file, word by word.
struct WalkScanner {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int

  /// Scans some bytes of a file.
  init(_ bytes: [UInt8], _ range: SourceRange) {
    self.bytes = bytes
    position = Int(range.start)
    end = Int(range.end)
    skipBlanks()
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { position >= end }
  /// What is left, for diagnostics; at the end of the line the place behind it.
  var restRange: SourceRange { SourceRange(position, max(end, position)) }
  /// The place of the next byte.
  var offset: Int { position }
  /// The next byte, nil at the end.
  var next: UInt8? { position < end ? bytes[position] : nil }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private mutating func skipBlanks() {
    while position < end, Self.isBlank(bytes[position]) { position += 1 }
  }

  private func located(_ start: Int, _ stop: Int) -> Located {
    Located(text: String(decoding: bytes[start..<stop], as: UTF8.self), range: SourceRange(start, stop))
  }

  /// The next word, up to a blank, without taking it.
  func peekWord() -> Located? {
    guard position < end else { return nil }
    var stop = position
    while stop < end, !Self.isBlank(bytes[stop]) { stop += 1 }
    return located(position, stop)
  }

  /// The next word, up to a blank.
  mutating func word() -> Located? {
    guard let word = peekWord() else { return nil }
    position = Int(word.range.end)
    skipBlanks()
    return word
  }

  /// Takes a word if it comes next.
  mutating func take(_ expected: String) -> Bool {
    guard let word = peekWord(), word.text == expected else { return false }
    _ = self.word()
    return true
  }

  /// Takes a byte if it comes next, and the blanks behind it.
  mutating func take(byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    skipBlanks()
    return true
  }

  /// Takes all that is left, without the blanks at its end.
  mutating func rest() -> Located? {
    guard position < end else { return nil }
    var stop = end
    while stop > position, Self.isBlank(bytes[stop - 1]) { stop -= 1 }
    defer { position = end }
    return located(position, stop)
  }

  /// Takes what stands before a comma that is in no quotes or brackets, and the comma.
  mutating func part() -> Located? {
    guard position < end else { return nil }
    var depth = 0
    var quote: UInt8?
    var stop = position
    scan: while stop < end {
      let byte = bytes[stop]
      if let open = quote {
        if byte == UInt8(ascii: "\\") { stop += 1 } else if byte == open { quote = nil }
      } else {
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "\""): quote = byte
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: ",") where depth <= 0: break scan
        default: break
        }
      }
      stop += 1
    }
    stop = min(stop, end)
    var trimmed = stop
    while trimmed > position, Self.isBlank(bytes[trimmed - 1]) { trimmed -= 1 }
    let part = located(position, trimmed)
    position = stop < end ? stop + 1 : stop
    skipBlanks()
    return part
  }

  /// Takes everything before a byte, and the byte; nil (and nothing taken) where it does not come.
  mutating func before(_ byte: UInt8) -> Located? {
    guard let found = bytes[position..<end].firstIndex(of: byte) else { return nil }
    var stop = found
    while stop > position, Self.isBlank(bytes[stop - 1]) { stop -= 1 }
    let part = located(position, stop)
    position = found + 1
    skipBlanks()
    return part
  }

  /// Takes a text in double quotes; `\"` and `\\` stand for the second character alone, `\n` for a line end.
  mutating func quoted() throws(Diagnostic) -> Located? {
    guard next == UInt8(ascii: "\"") else { return nil }
    return try delimited(by: UInt8(ascii: "\""), keepingEscapes: false, "the text is never closed with '\"'")
  }

  /// Takes a pattern between slashes; `\/` stands for a slash, every other escape is the pattern's own.
  mutating func pattern() throws(Diagnostic) -> Located? {
    guard next == UInt8(ascii: "/") else { return nil }
    return try delimited(by: UInt8(ascii: "/"), keepingEscapes: true, "the pattern is never closed with '/'")
  }

  private mutating func delimited(
    by delimiter: UInt8, keepingEscapes: Bool, _ complaint: String
  ) throws(Diagnostic) -> Located {
    let start = position
    var content: [UInt8] = []
    var stop = position + 1
    while stop < end, bytes[stop] != delimiter {
      if bytes[stop] == UInt8(ascii: "\\"), stop + 1 < end {
        let escaped = bytes[stop + 1]
        if keepingEscapes {
          content.append(contentsOf: bytes[stop...(stop + 1)])
        } else {
          content.append(escaped == UInt8(ascii: "n") ? UInt8(ascii: "\n") : escaped)
        }
        stop += 2
      } else {
        content.append(bytes[stop])
        stop += 1
      }
    }
    guard stop < end else { throw Diagnostic(at: SourceRange(start, end), complaint) }
    position = stop + 1
    skipBlanks()
    return Located(
      text: String(decoding: content, as: UTF8.self), range: SourceRange(start, stop + 1))
  }
}
