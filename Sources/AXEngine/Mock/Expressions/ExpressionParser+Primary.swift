/// The smallest parts of an expression: values, names, calls.
extension ExpressionParser {
  mutating func primary() throws(Diagnostic) -> Operand {
    skipBlanks()
    let start = place
    let stops: [UInt8] = [UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: ":")]
    guard place < end, !stops.contains(bytes[place]) else {
      throw problem(
        place, min(place + 1, end),
        operations == 0 ? "expected an expression" : "the expression stops short")
    }
    let byte = bytes[place]
    if byte == UInt8(ascii: "(") {
      place += 1
      operations += 1
      guard operations <= Self.maximumOperations else { throw tooLong(start) }
      var operand = try expression()
      skipBlanks()
      guard take(")") else { throw problem(start, start + 1, "this parenthesis is never closed") }
      operand.start = start
      operand.end = place
      return operand
    }
    if byte == UInt8(ascii: "'") {
      return Operand(expression: .constant(.text(try quotedText())), type: .text, start: start, end: place)
    }
    if byte &- UInt8(ascii: "0") < 10 {
      return Operand(expression: .constant(.number(try number())), type: .number, start: start, end: place)
    }
    guard let name = identifier() else { throw unexpected() }
    let (expression, type) = try resolve(name, from: start)
    return Operand(expression: expression, type: type, start: start, end: place)
  }

  private mutating func quotedText() throws(Diagnostic) -> String {
    let start = place
    var characters: [UInt8] = []
    place += 1
    while place < end {
      let byte = bytes[place]
      if byte == UInt8(ascii: "'") {
        place += 1
        return String(decoding: characters, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\"), place + 1 < end {
        place += 1
      }
      characters.append(bytes[place])
      place += 1
    }
    throw problem(start, end, "the text is never closed", help: "put \"'\" at its end")
  }

  private mutating func number() throws(Diagnostic) -> Double {
    let start = place
    while place < end, bytes[place] &- UInt8(ascii: "0") < 10 { place += 1 }
    if place + 1 < end, bytes[place] == UInt8(ascii: "."), bytes[place + 1] &- UInt8(ascii: "0") < 10 {
      place += 1
      while place < end, bytes[place] &- UInt8(ascii: "0") < 10 { place += 1 }
    }
    let value = JSONText.number(bytes[start..<place])
    guard value.isFinite else { throw problem(start, place, "the number is too large") }
    return value
  }

  private mutating func resolve(
    _ name: String, from start: Int
  ) throws(Diagnostic) -> (Expression, ValueType) {
    if place < end, bytes[place] == UInt8(ascii: "(") { return try call(name, from: start) }
    if let innermost = names.loops.last {
      if let loop = names.loop(named: name) { return (.item(loop.depth), loop.type) }
      if name == "index" { return (.index(innermost.depth), .number) }
    }
    if names.allowsMove {
      if name == "from" { return (.moveSource, .number) }
      if name == "to" { return (.moveDestination, .number) }
    }
    if let slot = names.variables[name] {
      dependencies.formUnion(.variable(slot))
      return (.variable(slot), names.types[slot])
    }
    if name == "true" || name == "false" { return (.constant(.flag(name == "true")), .flag) }
    if let flag = EnvironmentFlag(rawValue: name) {
      dependencies.formUnion(.environment)
      return (.environment(flag), flag == .contentSizeCategory ? .text : .flag)
    }
    if name == "isFocused" {
      guard names.allowsFocused else {
        throw problem(start, place, "'isFocused' is known only inside 'onFocusChange'")
      }
      return (.isFocused, .flag)
    }
    if name == "index" || name == "item" {
      throw problem(
        start, place, "'\(name)' is known only inside a 'forEach'",
        help: Suggestion.help(for: name, among: names.all))
    }
    throw problem(
      start, place, "unknown name '\(name)'",
      help: Suggestion.help(for: name, among: names.all)
        ?? (names.variableNames.isEmpty ? "declare it in 'state'" : nil))
  }

  private mutating func call(_ name: String, from start: Int) throws(Diagnostic) -> (Expression, ValueType) {
    let nameEnd = place
    place += 1
    operations += 1
    guard operations <= Self.maximumOperations else { throw tooLong(start) }
    let wanted: Int
    switch name {
    case "contains": wanted = 2
    case "isEmpty", "isRestricted": wanted = 1
    default:
      throw problem(
        start, nameEnd, "there is no function '\(name)'",
        help: Suggestion.help(for: name, among: ["contains", "isEmpty", "isRestricted"])
          ?? "there are contains(text, part), isEmpty(x) and isRestricted('name')")
    }
    var arguments: [Operand] = []
    skipBlanks()
    if !take(")") {
      repeat {
        arguments.append(try expression())
        skipBlanks()
      } while take(",")
      guard take(")") else { throw problem(nameEnd, nameEnd + 1, "this parenthesis is never closed") }
    }
    guard arguments.count == wanted else {
      throw problem(start, place, "'\(name)' takes \(wanted == 1 ? "one value" : "two values")")
    }
    switch name {
    case "contains":
      if case .list(let element) = arguments[0].type {
        guard element.fits(arguments[1].type) else {
          throw problem(
            arguments[1].start, arguments[1].end,
            "the list holds no \(arguments[1].type.words.split(separator: " ").last ?? "value")s")
        }
      } else {
        try require(arguments[0], .text, by: "'contains'")
        try require(arguments[1], .text, by: "'contains'")
      }
      return (.contains(arguments[0].expression, arguments[1].expression), .flag)
    case "isEmpty":
      guard arguments[0].type.isA(.text) || arguments[0].type.isA(.list) else {
        throw problem(
          arguments[0].start, arguments[0].end,
          "'isEmpty' takes a text or a list, but this is \(arguments[0].type.words)")
      }
      return (.isEmpty(arguments[0].expression), .flag)
    default:
      try require(arguments[0], .text, by: "'isRestricted'")
      dependencies.formUnion(.environment)
      return (.isRestricted(arguments[0].expression), .flag)
    }
  }
}
