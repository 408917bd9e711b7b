/// Texts: the quotes, what may stand between them, and escapes.
extension JSONScanner {
  mutating func text(_ kind: JSONNode.Kind) throws(Diagnostic) {
    let start = place
    var isEscaped = false
    place += 1
    while true {
      place = plainEnd(from: place)
      guard place < count else { break }
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place += 1
        append(kind, from: start, isEscaped: isEscaped)
        return
      case UInt8(ascii: "\\"):
        isEscaped = true
        try escape()
      default: throw control(in: start)
      }
    }
    throw Diagnostic(
      at: SourceRange(start, start + 1), "the text is never closed", help: "put '\"' at its end")
  }

  /// The first byte at or behind a place that means something in a text, looked for eight at a time.
  private func plainEnd(from start: Int) -> Int {
    var place = start
    let raw = UnsafeRawBufferPointer(bytes)
    let ones: UInt64 = 0x0101_0101_0101_0101
    while place + 8 <= count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      let quote = word ^ ones &* 0x22
      let backslash = word ^ ones &* 0x5C
      let found = (quote &- ones) & ~quote | (backslash &- ones) & ~backslash | (word &- ones &* 0x20) & ~word
      // The lowest hit is a true one; borrows can only make false ones above it.
      let hits = found & (ones &* 0x80)
      if hits != 0 { return place + hits.trailingZeroBitCount / 8 }
      place += 8
    }
    while place < count {
      let byte = bytes[place]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      place += 1
    }
    return place
  }

  private func control(in start: Int) -> Diagnostic {
    let byte = bytes[place]
    if byte == 10 || byte == 13 {
      return Diagnostic(
        at: SourceRange(start, place), "the text is not closed before the end of the line",
        help: "put '\"' at its end, or write \\n for a line break")
    }
    return Diagnostic(
      at: SourceRange(place, place + 1), "a control character in a text",
      help: byte == 9 ? "write \\t" : "write \\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
  }

  private mutating func escape() throws(Diagnostic) {
    let start = place
    place += 2
    guard start + 1 < count else { return }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return
    case UInt8(ascii: "u"):
      let unit = try hexadecimal(from: start)
      if unit >> 10 == 0x36 {
        let second = place
        guard second + 1 < count, bytes[second] == UInt8(ascii: "\\"), bytes[second + 1] == UInt8(ascii: "u")
        else { throw JSONProblem.surrogate(start) }
        place += 2
        guard try hexadecimal(from: second) >> 10 == 0x37 else { throw JSONProblem.surrogate(start) }
      } else if unit >> 10 == 0x37 {
        throw JSONProblem.surrogate(start)
      }
    default:
      throw Diagnostic(
        at: SourceRange(start, JSONProblem.scalarEnd(bytes, start + 1)),
        "there is no such escape in JSON", help: "write \\\\ for a backslash")
    }
  }

  private mutating func hexadecimal(from start: Int) throws(Diagnostic) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard place < count, let digit = JSONText.hexadecimalDigit(bytes[place]) else {
        throw Diagnostic(
          at: SourceRange(start, place), "four hexadecimal digits must follow \\u", help: "as in \\u00e9")
      }
      unit = unit << 4 | UInt32(digit)
      place += 1
    }
    return unit
  }
}
