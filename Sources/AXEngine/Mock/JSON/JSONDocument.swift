/// One value or key of a ``JSONDocument``; 12 bytes, so that a large file stays small in memory.
struct JSONNode {
  /// What a node is.
  enum Kind: UInt8 {
    case object, array, text, number, `true`, `false`, null, key
  }

  /// Where it begins, and above that the kind. Files are far smaller than the 28 bits that are left.
  private var startAndKind: UInt32
  /// Where it ends, and above that whether there are escapes.
  private var endAndEscape: UInt32
  /// The place behind the last descendant; of a key, the hash of its name instead.
  var next: Int32

  init(kind: Kind, isEscaped: Bool = false, start: Int, end: Int, next: Int32) {
    startAndKind = UInt32(truncatingIfNeeded: start) | UInt32(kind.rawValue) << 28
    endAndEscape = UInt32(truncatingIfNeeded: end) | (isEscaped ? 1 << 31 : 0)
    self.next = next
  }

  var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: startAndKind >> 28)) ?? .null }
  /// Whether a text or key holds escapes and so differs from its bytes.
  var isEscaped: Bool { endAndEscape >> 31 == 1 }
  /// Offset of the first byte in the file; of a text, its opening quote.
  var start: Int { Int(startAndKind & 0x0FFF_FFFF) }
  /// Offset behind the last byte.
  var end: Int {
    get { Int(endAndEscape & 0x7FFF_FFFF) }
    set { endAndEscape = UInt32(truncatingIfNeeded: newValue) | endAndEscape & 1 << 31 }
  }
}

/// A JSON file as a flat list of nodes in file order. An object's members stand behind it as key, value, key,
/// value …; an array's elements follow it directly. Nothing is copied out of the file until it is asked for.
struct JSONDocument {
  /// A node's place in the list; the file's value is at 0.
  typealias Index = Int

  let bytes: [UInt8]
  let nodes: [JSONNode]

  func kind(_ node: Index) -> JSONNode.Kind { nodes[node].kind }

  /// The place behind a value and everything in it.
  func next(_ node: Index) -> Index { Int(nodes[node].next) }

  /// Where a node stands in the file.
  func range(_ node: Index) -> SourceRange { SourceRange(nodes[node].start, nodes[node].end) }

  /// Calls a closure with each key and value of an object, in file order.
  func forEachMember(of object: Index, _ body: (_ key: Index, _ value: Index) -> Void) {
    var key = object + 1
    let end = next(object)
    while key < end {
      body(key, key + 1)
      key = next(key + 1)
    }
  }

  /// Calls a closure with each element of an array, in file order.
  func forEachElement(of array: Index, _ body: (Index) -> Void) {
    var element = array + 1
    let end = next(array)
    while element < end {
      body(element)
      element = next(element)
    }
  }

  /// How many elements an array has.
  func count(of array: Index) -> Int {
    var count = 0
    forEachElement(of: array) { _ in count += 1 }
    return count
  }

  /// The value of an object's member. Costs a walk over the members.
  func value(_ name: String, in object: Index) -> Index? {
    guard kind(object) == .object else { return nil }
    var found: Index?
    forEachMember(of: object) { key, value in
      if found == nil, text(key) == name { found = value }
    }
    return found
  }

  /// The characters of a text or key, escapes replaced.
  func text(_ node: Index) -> String {
    let entry = nodes[node]
    guard entry.end - entry.start >= 2 else { return "" }
    if entry.isEscaped { return String(decoding: unescaped(node).bytes, as: UTF8.self) }
    return String(decoding: bytes[entry.start + 1..<entry.end - 1], as: UTF8.self)
  }

  /// The UTF-8 of a text with its escapes replaced, and for each byte where it came from in the file (with one
  /// offset more, that of the closing quote).
  func unescaped(_ node: Index) -> (bytes: [UInt8], offsets: [Int32]) {
    bytes.withUnsafeBufferPointer {
      JSONText.unescaped($0, from: nodes[node].start + 1, to: nodes[node].end - 1)
    }
  }

  /// The value of a number.
  func number(_ node: Index) -> Double {
    JSONText.number(bytes[nodes[node].start..<nodes[node].end])
  }
}

/// Small conversions that reading and writing JSON share.
enum JSONText {
  /// The value of a hexadecimal digit.
  static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The number that well-formed JSON digits stand for; infinite where a Double cannot hold it.
  static func number(_ digits: ArraySlice<UInt8>) -> Double {
    // Whole numbers and short fractions are exact without a general conversion.
    var mantissa: UInt64 = 0
    var count = 0
    var scale = 0
    var isFraction = false
    var isNegative = false
    for byte in digits {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        mantissa = mantissa &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
        count += 1
        if isFraction { scale += 1 }
      default: count = 100
      }
      if count > 15 { return Double(String(decoding: digits, as: UTF8.self)) ?? .infinity }
    }
    let value = Double(mantissa) / powersOfTen[scale]
    return isNegative ? -value : value
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// The UTF-8 of a checked stretch of text with its escapes replaced, and where each byte came from.
  static func unescaped(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> (bytes: [UInt8], offsets: [Int32]) {
    var result: [UInt8] = []
    var offsets: [Int32] = []
    var place = start
    func unit(_ place: Int) -> UInt32 {
      bytes[place..<place + 4].reduce(0) { $0 << 4 + UInt32(hexadecimalDigit($1) ?? 0) }
    }
    while place < end {
      let origin = Int32(place)
      guard bytes[place] == UInt8(ascii: "\\") else {
        result.append(bytes[place])
        offsets.append(origin)
        place += 1
        continue
      }
      var scalar = UInt32(bytes[place + 1])
      place += 2
      switch UInt8(truncatingIfNeeded: scalar) {
      case UInt8(ascii: "b"): scalar = 8
      case UInt8(ascii: "f"): scalar = 12
      case UInt8(ascii: "n"): scalar = 10
      case UInt8(ascii: "r"): scalar = 13
      case UInt8(ascii: "t"): scalar = 9
      case UInt8(ascii: "u"):
        scalar = unit(place)
        place += 4
        if scalar >> 10 == 0x36 {
          scalar = 0x10000 + ((scalar & 0x3FF) << 10) + (unit(place + 2) & 0x3FF)
          place += 6
        }
      default: break
      }
      for byte in String(Character(Unicode.Scalar(scalar) ?? "\u{FFFD}")).utf8 {
        result.append(byte)
        offsets.append(origin)
      }
    }
    offsets.append(Int32(end))
    return (result, offsets)
  }

  /// The hash by which keys are found; FNV-1a in 32 bits.
  static func hash(_ bytes: some Sequence<UInt8>) -> Int32 {
    var hash: UInt32 = 0x811c_9dc5
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return Int32(bitPattern: hash)
  }
}
