/// The machine behind ``JSONReader``: walks the bytes once and writes nodes.
struct JSONScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let count: Int
  private var place = 0
  /// Objects and arrays that are not closed yet.
  private var open: [Int] = []
  private(set) var nodes: [JSONNode] = []
  /// Keys that occur twice in one object.
  private(set) var duplicates: [Diagnostic] = []

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    count = bytes.count
    // Room that is never written costs nothing, growing would copy.
    nodes.reserveCapacity(count / 3 + 16)
  }

  private enum State {
    /// A value must follow.
    case value
    /// A value or the end of the array must follow.
    case element
    /// A key or the end of the object must follow.
    case member
    /// A comma or the end must follow.
    case separator
  }

  /// Reads the whole file.
  mutating func run() throws(Diagnostic) {
    if count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { place = 3 }
    var state = State.value
    while true {
      try skipTrivia()
      guard place < count else {
        if open.isEmpty, state == .separator { return }
        throw endOfFile()
      }
      let byte = bytes[place]
      switch state {
      case .value: state = try value(byte)
      case .element: state = byte == UInt8(ascii: "]") ? close() : try value(byte)
      case .member: state = byte == UInt8(ascii: "}") ? close() : try key(byte)
      case .separator: state = try separator(byte)
      }
    }
  }

  // MARK: Values

  private mutating func value(_ byte: UInt8) throws(Diagnostic) -> State {
    switch byte {
    case UInt8(ascii: "{"):
      try begin(.object)
      return .member
    case UInt8(ascii: "["):
      try begin(.array)
      return .element
    case UInt8(ascii: "\""): try text(.text)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    case UInt8(ascii: "t"): try word("true", .true)
    case UInt8(ascii: "f"): try word("false", .false)
    case UInt8(ascii: "n"): try word("null", .null)
    default: throw JSONProblem.unexpected(bytes, at: place)
    }
    return .separator
  }

  private mutating func begin(_ kind: JSONNode.Kind) throws(Diagnostic) {
    guard open.count < JSONReader.maximumDepth else {
      throw Diagnostic(
        at: SourceRange(place, place + 1), "objects and lists are nested more than 1,000 levels deep",
        help: "flatten the views; no screen needs this many levels")
    }
    open.append(nodes.count)
    nodes.append(JSONNode(kind: kind, start: place, end: 0, next: 0))
    place += 1
  }

  private mutating func close() -> State {
    place += 1
    if let container = open.popLast() {
      nodes[container].end = place
      nodes[container].next = Int32(nodes.count)
      if nodes[container].kind == .object { findDuplicates(container) }
    }
    return .separator
  }

  private mutating func append(_ kind: JSONNode.Kind, from start: Int, isEscaped: Bool = false) {
    nodes.append(
      JSONNode(
        kind: kind, isEscaped: isEscaped, start: start, end: place,
        next: Int32(nodes.count + 1)))
  }

  private mutating func word(_ word: StaticString, _ kind: JSONNode.Kind) throws(Diagnostic) {
    let start = place
    let length = word.utf8CodeUnitCount
    let matches =
      start + length <= count
      && word.withUTF8Buffer { $0.elementsEqual(bytes[start..<start + length]) }
      && (start + length == count || !JSONProblem.isWord(bytes[start + length]))
    guard matches else { throw JSONProblem.unexpected(bytes, at: start) }
    place += length
    append(kind, from: start)
  }

  private mutating func number() throws(Diagnostic) {
    let start = place
    if bytes[place] == UInt8(ascii: "-") { place += 1 }
    let whole = place
    guard skipDigits() else { throw JSONProblem.number(bytes, at: start) }
    if bytes[whole] == UInt8(ascii: "0"), place > whole + 1 { throw JSONProblem.number(bytes, at: start) }
    if place < count, bytes[place] == UInt8(ascii: ".") {
      place += 1
      guard skipDigits() else { throw JSONProblem.number(bytes, at: start) }
    }
    var mayOverflow = place - start > 300
    if place < count, bytes[place] | 0x20 == UInt8(ascii: "e") {
      mayOverflow = true
      place += 1
      if place < count, bytes[place] == UInt8(ascii: "+") || bytes[place] == UInt8(ascii: "-") { place += 1 }
      guard skipDigits() else { throw JSONProblem.number(bytes, at: start) }
    }
    if place < count, JSONProblem.isWord(bytes[place]) || bytes[place] == UInt8(ascii: ".") {
      throw JSONProblem.number(bytes, at: start)
    }
    if mayOverflow, !JSONText.number(ArraySlice(bytes[start..<place])).isFinite {
      throw Diagnostic(at: SourceRange(start, place), "the number is too large")
    }
    append(.number, from: start)
  }

  /// Passes over digits; false where there is none.
  private mutating func skipDigits() -> Bool {
    let start = place
    while place < count, bytes[place] &- UInt8(ascii: "0") < 10 { place += 1 }
    return place > start
  }

  // MARK: Texts

  private mutating func text(_ kind: JSONNode.Kind) throws(Diagnostic) {
    let start = place
    var isEscaped = false
    place += 1
    while place < count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") {
        place += 1
        append(kind, from: start, isEscaped: isEscaped)
        return
      }
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        try escape()
      } else if byte < 0x20 {
        if byte == 10 || byte == 13 {
          throw Diagnostic(
            at: SourceRange(start, place), "the text is not closed before the end of the line",
            help: "put '\"' at its end, or write \\n for a line break")
        }
        throw Diagnostic(
          at: SourceRange(place, place + 1), "a control character in a text",
          help: byte == 9
            ? "write \\t" : "write \\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
      } else {
        place += 1
      }
    }
    throw Diagnostic(
      at: SourceRange(start, start + 1), "the text is never closed", help: "put '\"' at its end")
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

  // MARK: Structure

  private mutating func key(_ byte: UInt8) throws(Diagnostic) -> State {
    guard byte == UInt8(ascii: "\"") else {
      var problem = JSONProblem.unexpected(bytes, at: place)
      problem.message = "expected a key in double quotes or '}'"
      throw problem
    }
    try text(.key)
    let node = nodes.count - 1
    nodes[node].next =
      nodes[node].isEscaped ? JSONText.hash(plain(node)) : JSONText.hash(bytes[content(node)])
    try skipTrivia()
    guard place < count else { throw endOfFile() }
    guard bytes[place] == UInt8(ascii: ":") else {
      throw Diagnostic(
        at: SourceRange(place, JSONProblem.scalarEnd(bytes, place)), "expected ':' after the key")
    }
    place += 1
    return .value
  }

  private mutating func separator(_ byte: UInt8) throws(Diagnostic) -> State {
    guard let container = open.last else {
      throw Diagnostic(
        at: SourceRange(place, JSONProblem.scalarEnd(bytes, place)),
        "something follows the end of the JSON value", help: "a mock file holds one object")
    }
    let isObject = nodes[container].kind == .object
    if byte == UInt8(ascii: ",") {
      place += 1
      return isObject ? .member : .element
    }
    if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) { return close() }
    let isValue = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
    throw Diagnostic(
      at: SourceRange(place, JSONProblem.scalarEnd(bytes, place)),
      isObject ? "expected ',' or '}'" : "expected ',' or ']'",
      help: isValue ? "is a comma missing before this?" : nil,
      notes: [Diagnostic.Note(opening(container), isObject ? "in this object" : "in this list")])
  }

  /// Passes over blanks, line ends and comments.
  private mutating func skipTrivia() throws(Diagnostic) {
    while place < count {
      switch bytes[place] {
      case 0x20, 0x0A, 0x0D, 0x09: place += 1
      case UInt8(ascii: "/"):
        let start = place
        if start + 1 < count, bytes[start + 1] == UInt8(ascii: "/") {
          while place < count, bytes[place] != 10, bytes[place] != 13 { place += 1 }
        } else if start + 1 < count, bytes[start + 1] == UInt8(ascii: "*") {
          place += 2
          while place + 1 < count, bytes[place] != UInt8(ascii: "*") || bytes[place + 1] != UInt8(ascii: "/")
          {
            place += 1
          }
          guard place + 1 < count else {
            throw Diagnostic(
              at: SourceRange(start, start + 2), "the comment is never closed", help: "put '*/' at its end")
          }
          place += 2
        } else {
          throw JSONProblem.unexpected(bytes, at: place)
        }
      default: return
      }
    }
  }

  private func opening(_ container: Int) -> SourceRange {
    SourceRange(nodes[container].start, nodes[container].start + 1)
  }

  private func endOfFile() -> Diagnostic {
    guard let container = open.last else {
      return Diagnostic(
        at: SourceRange(count, count), "the file is empty",
        help: "the smallest mock is { \"root\": { \"type\": \"Text\", \"text\": \"Hello\" } }")
    }
    let isObject = nodes[container].kind == .object
    return Diagnostic(
      at: SourceRange(count, count),
      isObject ? "the file ends before an object is closed" : "the file ends before a list is closed",
      help: isObject ? "is a '}' missing?" : "is a ']' missing?",
      notes: [Diagnostic.Note(opening(container), "opened here")])
  }

  // MARK: Duplicate keys

  private mutating func findDuplicates(_ object: Int) {
    // Two bit sets tell nearly always that there are none.
    var first: UInt64 = 0
    var second: UInt64 = 0
    var isSuspicious = false
    var key = object + 1
    while key < nodes.count {
      let hash = UInt64(UInt32(bitPattern: nodes[key].next))
      let (a, b): (UInt64, UInt64) = (1 << (hash & 63), 1 << (hash >> 8 & 63))
      if first & a != 0, second & b != 0 { isSuspicious = true }
      first |= a
      second |= b
      key = Int(nodes[key + 1].next)
    }
    if isSuspicious { compareKeys(object) }
  }

  private mutating func compareKeys(_ object: Int) {
    var keys: [Int] = []
    var key = object + 1
    while key < nodes.count {
      keys.append(key)
      key = Int(nodes[key + 1].next)
    }
    keys.sort { (nodes[$0].next, $0) < (nodes[$1].next, $1) }
    for position in keys.indices.dropFirst() {
      guard nodes[keys[position]].next == nodes[keys[position - 1]].next else { continue }
      _ = report(keys[position], repeats: keys[position - 1])
    }
  }

  private mutating func report(_ later: Int, repeats earlier: Int) -> Bool {
    let isSame =
      nodes[later].isEscaped || nodes[earlier].isEscaped
      ? plain(later) == plain(earlier)
      : bytes[content(later)].elementsEqual(bytes[content(earlier)])
    guard isSame, duplicates.count < 1_000 else { return false }
    let name = String(decoding: plain(later), as: UTF8.self)
    duplicates.append(
      Diagnostic(
        at: SourceRange(nodes[later].start, nodes[later].end),
        "the key '\(name)' occurs twice in one object", help: "remove one of them",
        notes: [
          Diagnostic.Note(
            SourceRange(nodes[earlier].start, nodes[earlier].end), "the first one is here")
        ]))
    return true
  }

  /// Where the characters of a key are.
  private func content(_ key: Int) -> Range<Int> { nodes[key].start + 1..<nodes[key].end - 1 }

  /// The bytes of a key, escapes replaced.
  private func plain(_ key: Int) -> [UInt8] {
    JSONText.unescaped(bytes, from: content(key).lowerBound, to: content(key).upperBound).bytes
  }
}
