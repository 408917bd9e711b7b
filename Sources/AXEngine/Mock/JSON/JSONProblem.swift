/// Wording for bytes that are no JSON.
enum JSONProblem {
  /// Whether a byte can belong to a bare word.
  static func isWord(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  /// The offset behind the character at a place.
  static func scalarEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
    var end = min(place + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// The offset behind the bare word at a place.
  private static func wordEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
    var end = place
    while end < bytes.count, isWord(bytes[end]) { end += 1 }
    return end > place ? end : scalarEnd(bytes, place)
  }

  /// Something where a value should be.
  static func unexpected(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Diagnostic {
    let end = wordEnd(bytes, place)
    let help: String? =
      switch bytes[place] {
      case UInt8(ascii: "'"): "JSON texts stand in double quotes"
      case UInt8(ascii: "+"), UInt8(ascii: "."): "JSON numbers begin with a digit or '-'"
      case UInt8(ascii: ","): "is there a comma too many?"
      default: isWord(bytes[place]) ? "put texts in double quotes" : nil
      }
    return Diagnostic(at: SourceRange(place, end), "expected a value", help: help)
  }

  /// A malformed number.
  static func number(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Diagnostic {
    var end = place + 1
    while end < bytes.count,
      isWord(bytes[end]) || bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: "+")
        || bytes[end] == UInt8(ascii: "-")
    { end += 1 }
    let digits = bytes[place..<end].drop { $0 == UInt8(ascii: "-") }
    let isOctal = digits.first == UInt8(ascii: "0") && digits.dropFirst().first.map { $0 &- 48 < 10 } == true
    return Diagnostic(
      at: SourceRange(place, end), "this is no JSON number",
      help: isOctal ? "leave out the leading zero" : "as in 3, -2.5 or 1e3")
  }

  /// Half of a surrogate pair.
  static func surrogate(_ place: Int) -> Diagnostic {
    Diagnostic(
      at: SourceRange(place, place + 6), "half of a surrogate pair stands alone",
      help: "characters above U+FFFF are two \\u escapes, or simply the character itself")
  }
}
