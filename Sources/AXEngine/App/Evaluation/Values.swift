/// How values are read where a number, a flag or a text is wanted. Nothing here fails: a value of another type
/// counts as 0, false or empty.
extension Value {
  /// What stands in for a value that is not there.
  static let neutral = Value.text("")

  /// No text made by calculation or out of parts grows beyond this many bytes, so that steps that double a text
  /// cannot fill the memory.
  static let longestText = 1 << 18

  /// Whether the value is the flag `true`.
  public var isTrue: Bool { self == .flag(true) }

  /// The number; 0 for anything else.
  public var asNumber: Double {
    if case .number(let number) = self { return number }
    return 0
  }

  /// Characters of a text or elements of a list; 0 for anything else.
  var count: Int {
    switch self {
    case .text(let text): text.count
    case .list(let list): list.count
    case .number, .flag, .object: 0
    }
  }

  /// A field of an object; neutral where there is none.
  func field(_ name: String) -> Value {
    guard case .object(let fields) = self else { return .neutral }
    return fields.first { $0.name == name }?.value ?? .neutral
  }

  /// Whether a text holds another, or a list an element.
  func contains(_ part: Value) -> Bool {
    switch (self, part) {
    case (.text(let whole), .text(let part)): whole.utf8.holds(part.utf8)  // byte for byte
    case (.list(let list), let element): list.contains(element)
    case (.text, _), (.number, _), (.flag, _), (.object, _): false
    }
  }

  /// A number that took part in a calculation; 0 where that left the range of numbers.
  static func finite(_ number: Double) -> Value { .number(number.isFinite ? number : 0) }

  /// Two texts behind one another.
  static func joined(_ a: Value, _ b: Value) -> Value {
    let first = a.description
    let second = b.description
    return .text(first.utf8.count + second.utf8.count > longestText ? first : first + second)
  }

  /// Whether two values share their storage, or are equal and quick to compare.
  func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.object(let a), .object(let b)):
      a.count == b.count
        && a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { $0.baseAddress == a.baseAddress } }
    case (.number(let a), .number(let b)): a == b
    case (.text(let a), .text(let b)): a == b
    case (.flag(let a), .flag(let b)): a == b
    case (.object, _), (.number, _), (.text, _), (.flag, _), (.list, _): false
    }
  }

  /// Adds the value to a hash.
  func add(to hash: inout StableHash) {
    switch self {
    case .number(let number):
      hash.add(UInt8(1))
      hash.add(number.bitPattern)
    case .text(let text):
      hash.add(UInt8(2))
      hash.add(text)
    case .flag(let flag): hash.add(UInt8(flag ? 3 : 4))
    case .list(let list):
      hash.add(UInt8(5))
      for element in list { element.add(to: &hash) }
    case .object(let fields):
      hash.add(UInt8(6))
      for field in fields {
        hash.add(field.name)
        field.value.add(to: &hash)
      }
    }
  }
}

extension Value: CustomStringConvertible {
  /// The text form that interpolation shows: `3`, `0.1`, `true`; a list's elements and an object's values
  /// joined by commas.
  public var description: String {
    switch self {
    case .text(let text): return text
    case .flag(let flag): return flag ? "true" : "false"
    case .number(let number): return NumberText.text(of: number)
    case .list, .object:
      var text = ""
      write(to: &text)
      return text
    }
  }

  private func write(to text: inout String) {
    guard text.utf8.count < 10_000 else { return }
    let parts: [Value]
    switch self {
    case .list(let list): parts = list
    case .object(let fields): parts = fields.map(\.value)
    case .text, .flag, .number:
      text += description
      return
    }
    for (index, part) in parts.enumerated() {
      if index > 0 { text += ", " }
      part.write(to: &text)
    }
  }
}
