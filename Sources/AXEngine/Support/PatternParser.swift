/// A pattern taken apart.
indirect enum PatternNode {
  case empty
  /// One scalar out of a set.
  case one(ScalarSet)
  case assertion(PatternAssertion)
  case sequence([PatternNode])
  case alternatives([PatternNode])
  /// A maximum of nil means without end.
  case repetition(PatternNode, minimum: Int, maximum: Int?)
}

/// A condition on a place between two scalars.
enum PatternAssertion {
  case start, end
  /// At the end, or before the line end that is the last scalar.
  case endOfLastLine
  case wordBoundary, notWordBoundary
}

/// Reads the text of a pattern.
struct PatternParser {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var depth = 0

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  mutating func parse() throws(PatternError) -> PatternNode {
    if scalars.count > PatternLimits.length {
      throw error("the pattern is longer than \(PatternLimits.length) characters", at: PatternLimits.length)
    }
    let node = try alternatives()
    if position < scalars.count { throw error("')' without '('", at: position) }
    return node
  }

  // MARK: Structure

  private mutating func alternatives() throws(PatternError) -> PatternNode {
    var branches = [try sequence()]
    while take("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }

  private mutating func sequence() throws(PatternError) -> PatternNode {
    var parts: [PatternNode] = []
    while let next = peek, next != "|", next != ")" {
      let start = position
      let part = try atom()
      parts.append(try quantified(part, start: start))
    }
    return parts.isEmpty ? .empty : parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func quantified(_ node: PatternNode, start: Int) throws(PatternError) -> PatternNode {
    guard let (minimum, maximum) = try quantifier() else { return node }
    if take("+") {
      throw error("possessive quantifiers are not supported; leave out the second '+'", at: position - 1)
    }
    _ = take("?")
    let behind = position
    if try quantifier() != nil {
      throw error("'\(scalars[behind])' has nothing to repeat", at: behind)
    }
    return .repetition(node, minimum: minimum, maximum: maximum)
  }

  private mutating func quantifier() throws(PatternError) -> (Int, Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    guard peek == "{" else { return nil }
    let start = position
    position += 1
    let low = number()
    let hasComma = take(",")
    let high = hasComma ? number() : low
    // A brace that is no quantifier stands for itself, as in Swift.
    guard take("}"), low != nil || high != nil else {
      position = start
      return nil
    }
    if max(low ?? 0, high ?? 0) > PatternLimits.repetitions {
      throw error("more than \(PatternLimits.repetitions) repetitions", at: start)
    }
    if let low, let high, low > high { throw error("{\(low),\(high)} is the wrong way round", at: start) }
    return (low ?? 0, high)
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let next = peek, ("0"..."9").contains(next) {
      value = min((value ?? 0) * 10 + Int(next.value - 48), 1_000_000)
      position += 1
    }
    return value
  }

  private mutating func atom() throws(PatternError) -> PatternNode {
    let start = position
    let scalar = scalars[position]
    position += 1
    switch scalar {
    case "(": return try group(start)
    case "[": return .one(try characterClass(start))
    case ".": return .one(.anyButLineEnd)
    case "^": return .assertion(.start)
    case "$": return .assertion(.endOfLastLine)
    case "*", "+", "?": throw error("'\(scalar)' has nothing to repeat", at: start)
    case "\\":
      if let assertion = assertionEscape() { return .assertion(assertion) }
      return .one(try escape(start))
    default: return .one(ScalarSet(scalar))
    }
  }

  private mutating func group(_ start: Int) throws(PatternError) -> PatternNode {
    depth += 1
    if depth > PatternLimits.nesting {
      throw error("more than \(PatternLimits.nesting) groups inside each other", at: start)
    }
    if take("?") { try groupKind(start) }
    let node = try alternatives()
    guard take(")") else { throw error("'(' is never closed", at: start) }
    depth -= 1
    return node
  }

  /// What follows `(?`: `:` or a name; everything else needs more than linear time, or nobody asked for it.
  private mutating func groupKind(_ start: Int) throws(PatternError) {
    if take(":") { return }
    if take("<"), let first = peek, first != "=", first != "!" {
      while let next = peek, next != ">" {
        guard next == "_" || next.properties.isAlphabetic || ("0"..."9").contains(next) else { break }
        position += 1
      }
      if take(">") { return }
      throw error("the name of the group is never closed", at: start)
    }
    throw error("this kind of group is not supported; '(…)', '(?:…)' and '(?<name>…)' are", at: start)
  }

  // MARK: Escapes

  private mutating func assertionEscape() -> PatternAssertion? {
    let assertion: PatternAssertion
    switch peek {
    case "b": assertion = .wordBoundary
    case "B": assertion = .notWordBoundary
    case "A": assertion = .start
    case "z": assertion = .end
    case "Z": assertion = .endOfLastLine
    default: return nil
    }
    position += 1
    return assertion
  }

  /// What stands behind a backslash, inside and outside of a class.
  private mutating func escape(_ start: Int) throws(PatternError) -> ScalarSet {
    guard let scalar = peek else { throw error("nothing follows the last '\\'", at: start) }
    position += 1
    if let kind = ScalarSet.Kind(letter: scalar.properties.lowercaseMapping) {
      return ScalarSet([.kind(kind)], isNegated: scalar.properties.isUppercase)
    }
    switch scalar {
    case "n": return ScalarSet("\n")
    case "t": return ScalarSet("\t")
    case "r": return ScalarSet("\r")
    case "f": return ScalarSet("\u{c}")
    case "v": return ScalarSet("\u{b}")
    case "e": return ScalarSet("\u{1b}")
    case "a": return ScalarSet("\u{7}")
    case "0": return ScalarSet("\0")
    case "x", "u", "U": return ScalarSet(try scalarNumber(letter: scalar, start))
    case "p", "P":
      guard take("{"), let name = readName(), let categories = ScalarSet.categories(named: name) else {
        throw error("this property is not supported; the general categories such as \\p{L} are", at: start)
      }
      return ScalarSet([.categories(categories)], isNegated: scalar == "P")
    case "1"..."9": throw error("back-references are not supported", at: start)
    case "a"..."z", "A"..."Z": throw error("unknown escape '\\\(scalar)'", at: start)
    default: return ScalarSet(scalar)
    }
  }

  private mutating func readName() -> String? {
    var name = String.UnicodeScalarView()
    while let next = peek, next != "}" {
      name.append(next)
      position += 1
    }
    return take("}") ? String(name) : nil
  }

  /// `\x41`, `\u0041`, `\U00000041`, or any of them with braces.
  private mutating func scalarNumber(
    letter: Unicode.Scalar, _ start: Int
  ) throws(PatternError) -> Unicode.Scalar {
    let braced = take("{")
    let count = braced ? 8 : letter == "x" ? 2 : letter == "u" ? 4 : 8
    var value: UInt32 = 0
    var digits = 0
    while digits < count, let next = peek, let digit = Character(next).hexDigitValue {
      value = value << 4 | UInt32(digit)
      digits += 1
      position += 1
    }
    guard digits > 0, braced ? take("}") : digits == count, let scalar = Unicode.Scalar(value) else {
      throw error("not the number of a character", at: start)
    }
    return scalar
  }

  // MARK: Classes

  private mutating func characterClass(_ start: Int) throws(PatternError) -> ScalarSet {
    var members: [ScalarSet.Member] = []
    let isNegated = take("^")
    repeat {
      guard let scalar = peek else { throw error("'[' is never closed", at: start) }
      let place = position
      position += 1
      if scalar == "[" { throw error("write '\\[': classes inside classes are not supported", at: place) }
      if (scalar == "&" || scalar == "~"), peek == scalar {
        throw error("operators between classes are not supported", at: place)
      }
      let low = scalar == "\\" ? try escape(place) : ScalarSet(scalar)
      if let first = low.single, peek == "-", position + 1 < scalars.count, scalars[position + 1] != "]" {
        position += 1
        members.append(.range(try upperEnd(of: first, place)))
      } else {
        members.append(.set(low))
      }
    } while !take("]")
    return ScalarSet(members, isNegated: isNegated)
  }

  private mutating func upperEnd(
    of first: Unicode.Scalar, _ start: Int
  ) throws(PatternError) -> ClosedRange<Unicode.Scalar> {
    let place = position
    let scalar = scalars[position]
    position += 1
    let high = scalar == "\\" ? try escape(place) : ScalarSet(scalar)
    guard let last = high.single else { throw error("a range needs a character at its end", at: place) }
    guard first <= last else { throw error("the range is the wrong way round", at: start) }
    return first...last
  }

  // MARK: Reading

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    position += 1
    return true
  }

  private func error(_ message: String, at offset: Int) -> PatternError {
    PatternError(offset: min(offset, scalars.count), message: message)
  }
}
