/// The machine behind ``JSONReader``: walks the bytes once and writes nodes.
struct JSONScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let count: Int
  var place = 0
  /// Objects and arrays that are not closed yet.
  private var open: [Int] = []
  var nodes: [JSONNode] = []
  /// Keys that occur twice in one object.
  var duplicates: [Diagnostic] = []

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

  mutating func append(_ kind: JSONNode.Kind, from start: Int, isEscaped: Bool = false) {
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
      case 0x20, 0x0A, 0x0D, 0x09:
        var next = place + 1
        while next < count, bytes[next] == 0x20 { next += 1 }
        place = next
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
}
