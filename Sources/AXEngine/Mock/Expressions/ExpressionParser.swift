/// Parses and checks expressions where they stand in the file: every problem has its place there, every name
/// is resolved, every type checked as far as the initial state tells.
struct ExpressionParser {
  /// The longest expression, in operators and calls; keeps the tree shallow enough to walk.
  static let maximumOperations = 200

  let bytes: [UInt8]
  let names: ExpressionNames
  /// Where each byte stands in the file; nil where `bytes` is the file itself.
  let offsets: [Int32]?
  var place: Int
  let end: Int
  /// What the expressions parsed so far read.
  var dependencies = VariableSet.none
  var operations = 0

  init(bytes: [UInt8], from place: Int, to end: Int, offsets: [Int32]?, names: ExpressionNames) {
    self.bytes = bytes
    self.place = place
    self.end = end
    self.offsets = offsets
    self.names = names
  }

  /// A part of the expression with its type and place.
  struct Operand {
    var expression: Expression
    var type: ValueType
    var start: Int
    var end: Int
  }

  /// Reads an expression that must fill the whole stretch.
  mutating func whole() throws(Diagnostic) -> Operand {
    let operand = try expression()
    skipBlanks()
    guard place >= end else { throw unexpected() }
    return operand
  }

  /// Reads an expression and stops behind it.
  mutating func expression() throws(Diagnostic) -> Operand {
    let condition = try binary(above: 0)
    skipBlanks()
    guard take("?") else { return condition }
    try count(condition)
    try require(condition, .flag, by: "'?'")
    let then = try expression()
    skipBlanks()
    guard take(":") else {
      throw problem(place, min(place + 1, end), "expected ':'", help: "as in: condition ? 'a' : 'b'")
    }
    let otherwise = try expression()
    return Operand(
      expression: .conditional(condition.expression, then.expression, otherwise.expression),
      type: then.type.fits(otherwise.type) ? then.type.merged(with: otherwise.type) : .any,
      start: condition.start, end: otherwise.end)
  }

  // MARK: Operators

  private mutating func binary(above weakest: Int) throws(Diagnostic) -> Operand {
    var left = try unary()
    while let (found, strength) = nextOperator(), strength > weakest {
      place += found.rawValue.utf8.count
      try count(left)
      let right = try binary(above: strength)
      let type = try check(found, left, right)
      left = Operand(
        expression: .binary(found, left.expression, right.expression), type: type, start: left.start,
        end: right.end)
    }
    return left
  }

  /// The operator that comes next, and how strongly it binds; from 1, the weakest.
  private mutating func nextOperator() -> (BinaryOperator, Int)? {
    skipBlanks()
    guard place < end else { return nil }
    let second = place + 1 < end ? bytes[place + 1] : 0
    let isEqual = second == UInt8(ascii: "=")
    switch bytes[place] {
    case UInt8(ascii: "|"): return second == UInt8(ascii: "|") ? (.or, 1) : nil
    case UInt8(ascii: "&"): return second == UInt8(ascii: "&") ? (.and, 2) : nil
    case UInt8(ascii: "="): return isEqual ? (.equal, 3) : nil
    case UInt8(ascii: "!"): return isEqual ? (.notEqual, 3) : nil
    case UInt8(ascii: "<"): return (isEqual ? .lessOrEqual : .less, 4)
    case UInt8(ascii: ">"): return (isEqual ? .greaterOrEqual : .greater, 4)
    case UInt8(ascii: "+"): return (.add, 5)
    case UInt8(ascii: "-"): return (.subtract, 5)
    case UInt8(ascii: "*"): return (.multiply, 6)
    case UInt8(ascii: "/"): return (.divide, 6)
    case UInt8(ascii: "%"): return (.remainder, 6)
    default: return nil
    }
  }

  private func check(
    _ found: BinaryOperator, _ left: Operand, _ right: Operand
  ) throws(Diagnostic) -> ValueType {
    let sign = "'\(found.rawValue)'"
    switch found {
    case .or, .and:
      try require(left, .flag, by: sign)
      try require(right, .flag, by: sign)
      return .flag
    case .equal, .notEqual:
      guard left.type.fits(right.type) else {
        throw problem(
          left.start, right.end, "\(sign) compares \(left.type.words) with \(right.type.words)",
          help: "they are never equal")
      }
      return .flag
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      if left.type.isA(.text), right.type.isA(.text), left.type != .any || right.type != .any {
        return .flag
      }
      try require(left, .number, by: sign)
      try require(right, .number, by: sign)
      return .flag
    case .add:
      if left.type == .text || right.type == .text { return .text }
      if left.type == .any || right.type == .any { return .any }
      try require(left, .number, by: sign)
      try require(right, .number, by: sign)
      return .number
    case .subtract, .multiply, .divide, .remainder:
      try require(left, .number, by: sign)
      try require(right, .number, by: sign)
      return .number
    }
  }

  private mutating func unary() throws(Diagnostic) -> Operand {
    skipBlanks()
    let start = place
    if place < end, bytes[place] == UInt8(ascii: "!") || bytes[place] == UInt8(ascii: "-") {
      let sign = bytes[place] == UInt8(ascii: "!") ? UnaryOperator.not : .minus
      place += 1
      operations += 1
      guard operations <= Self.maximumOperations else { throw tooLong(start) }
      let operand = try unary()
      try require(operand, sign == .not ? .flag : .number, by: "'\(sign.rawValue)'")
      return Operand(
        expression: .unary(sign, operand.expression), type: sign == .not ? .flag : .number, start: start,
        end: operand.end)
    }
    return try postfix(primary())
  }

  private mutating func postfix(_ first: Operand) throws(Diagnostic) -> Operand {
    var operand = first
    while place < end, bytes[place] == UInt8(ascii: ".") {
      try count(operand)
      place += 1
      let start = place
      guard let name = identifier() else {
        throw problem(start, min(start + 1, end), "expected a name after '.'", help: "as in item.title")
      }
      operand = try member(name, of: operand, from: start)
    }
    return operand
  }

  private func member(_ name: String, of operand: Operand, from start: Int) throws(Diagnostic) -> Operand {
    var result = operand
    result.end = place
    if case .object(let members) = operand.type {
      guard let match = members.first(where: { $0.name == name }) else {
        throw problem(
          start, place, "there is no field '\(name)' here",
          help: Suggestion.help(for: name, among: members.map(\.name)) ?? list(members.map(\.name)))
      }
      result.expression = .member(operand.expression, name)
      result.type = match.type
      return result
    }
    switch operand.type {
    case .list, .text, .any:
      if name == "count", operand.type != .any {
        result.expression = .count(operand.expression)
        result.type = .number
        return result
      }
      if operand.type == .any {
        result.expression = name == "count" ? .count(operand.expression) : .member(operand.expression, name)
        return result
      }
    case .number, .flag, .object: break
    }
    let isCountable = operand.type.isA(.text) || operand.type.isA(.list)
    throw problem(
      start, place, "\(operand.type.words) has no '\(name)'",
      help: isCountable ? "only 'count' can be asked of it" : nil)
  }

  // MARK: Small things

  mutating func identifier() -> String? {
    let start = place
    guard place < end, Self.isLetter(bytes[place]) else { return nil }
    while place < end, Self.isLetter(bytes[place]) || bytes[place] &- UInt8(ascii: "0") < 10 { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  mutating func skipBlanks() {
    while place < end, bytes[place] == 0x20 || bytes[place] == 9 || bytes[place] == 10 || bytes[place] == 13 {
      place += 1
    }
  }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard place < end, bytes[place] == UInt8(truncatingIfNeeded: sign.value) else { return false }
    place += 1
    return true
  }

  private mutating func count(_ operand: Operand) throws(Diagnostic) {
    operations += 1
    guard operations <= Self.maximumOperations else { throw tooLong(operand.start) }
  }

  func require(_ operand: Operand, _ kind: ValueKind, by user: String) throws(Diagnostic) {
    guard !operand.type.isA(kind) else { return }
    throw problem(
      operand.start, operand.end, "\(user) needs \(kind.words), but this is \(operand.type.words)",
      help: Self.wayForward(from: operand.type, to: kind))
  }

  /// How a value of one type becomes one of another.
  static func wayForward(from type: ValueType, to kind: ValueKind) -> String? {
    switch (type, kind) {
    case (.number, .flag): "compare it, as in: x > 0"
    case (.text, .flag): "ask, as in: x != ''"
    case (.list, .flag): "ask, as in: !isEmpty(x)"
    case (.list, .number), (.text, .number): "its length is x.count"
    default: nil
    }
  }

  func unexpected() -> Diagnostic {
    guard place < end else { return problem(place, place, "the expression stops short") }
    var after = place + 1
    while after < end, bytes[after] & 0xC0 == 0x80 { after += 1 }
    let help: String? =
      switch bytes[place] {
      case UInt8(ascii: "="): "equality is '=='; 'set' writes a variable"
      case UInt8(ascii: "&"): "'and' is '&&'"
      case UInt8(ascii: "|"): "'or' is '||'"
      case UInt8(ascii: "\""): "texts stand in single quotes"
      case UInt8(ascii: "$"): "'$' is for bindings; an expression takes the name alone"
      default: nil
      }
    return problem(place, after, "this does not belong in the expression here", help: help)
  }

  func tooLong(_ start: Int) -> Diagnostic {
    problem(start, end, "the expression is too long", help: "at most \(Self.maximumOperations) operations")
  }

  private func list(_ names: [String]) -> String? {
    names.isEmpty ? nil : "there are: " + names.prefix(8).joined(separator: ", ")
  }

  /// A diagnostic for a stretch of the expression.
  func problem(_ start: Int, _ end: Int, _ message: String, help: String? = nil) -> Diagnostic {
    Diagnostic(at: range(start, end), message, help: help)
  }

  /// Where a stretch of the expression stands in the file.
  func range(_ start: Int, _ end: Int) -> SourceRange {
    guard let offsets else { return SourceRange(start, end) }
    return SourceRange(
      Int(offsets[min(start, offsets.count - 1)]), Int(offsets[min(end, offsets.count - 1)]))
  }
}
