/// Expressions, bindings and interpolated texts.
extension MockDecoder {
  /// Reads a value that may depend on the state.
  mutating func computed(_ shape: Shape, _ node: JSONDocument.Index, _ name: String) -> PropertyValue? {
    let kind = document.kind(node)
    switch shape {
    case .expression(let wanted): return expression(node, name, wanted).map { .expression($0) }
    case .flagOrExpression:
      if kind == .true || kind == .false { return .flag(kind == .true) }
      return expression(node, name, .flag).map { .expression($0) }
    case .numberOrExpression:
      if kind == .number { return .number(document.number(node)) }
      return expression(node, name, .number).map { .expression($0) }
    case .choiceOrExpression(let words):
      if kind == .text, let index = words.firstIndex(of: document.text(node)) { return .choice(index) }
      if kind == .true || kind == .false { return .flag(kind == .true) }
      return expression(node, name, .flag).map { .expression($0) }
    case .binding(let wanted): return binding(node, name, wanted).map { .binding($0.0) }
    case .controlValue: return controlValue(node, name)
    default: return nil
    }
  }

  /// Reads an expression; numbers and flags may stand as they are.
  mutating func expression(
    _ node: JSONDocument.Index, _ name: String, _ wanted: ValueKind
  ) -> Expression? {
    switch document.kind(node) {
    case .text: break
    case .number where ValueType.number.isA(wanted): return .constant(.number(document.number(node)))
    case .true where ValueType.flag.isA(wanted): return .constant(.flag(true))
    case .false where ValueType.flag.isA(wanted): return .constant(.flag(false))
    case .number, .true, .false, .null, .object, .array, .key:
      mismatch(node, name, wanted == .any ? "an expression" : "an expression for \(wanted.words)")
      return nil
    }
    guard let operand = parse(node) else { return nil }
    guard operand.type.isA(wanted) else {
      error(
        node, "'\(name)' needs \(wanted.words), but this is \(operand.type.words)",
        help: ExpressionParser.wayForward(from: operand.type, to: wanted))
      return nil
    }
    return operand.expression
  }

  /// Parses the expression in a text; nil where it is wrong, which has then been reported.
  mutating func parse(_ node: JSONDocument.Index) -> ExpressionParser.Operand? {
    var parser = parser(for: node)
    do throws(Diagnostic) {
      let operand = try parser.whole()
      dependencies.formUnion(parser.dependencies)
      return operand
    } catch {
      report(error)
      return nil
    }
  }

  private func parser(for node: JSONDocument.Index) -> ExpressionParser {
    let entry = document.nodes[node]
    if entry.isEscaped {
      let (bytes, offsets) = document.unescaped(node)
      return ExpressionParser(bytes: bytes, from: 0, to: bytes.count, offsets: offsets, names: names)
    }
    return ExpressionParser(
      bytes: document.bytes, from: entry.start + 1, to: entry.end - 1, offsets: nil, names: names)
  }

  // MARK: Texts

  /// Reads a text with `{expression}` in it.
  mutating func template(_ node: JSONDocument.Index) -> Template? {
    let entry = document.nodes[node]
    var hasBraces = false
    var isSuspicious = entry.isEscaped
    for place in entry.start + 1..<max(entry.start + 1, entry.end - 1) {
      let byte = document.bytes[place]
      if byte | 0x26 == 0x7F {
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { hasBraces = true }
        if byte == 0x7F { isSuspicious = true }
      } else if byte == 0xC2 || byte == 0xE2 {
        isSuspicious = true
      }
    }
    if isSuspicious { warnOfControls(document.text(node), node) }
    if !hasBraces { return Template(literal: document.text(node)) }
    var segments: [Template.Segment] = []
    var literal: [UInt8] = []
    func flush() {
      if !literal.isEmpty { segments.append(.literal(String(decoding: literal, as: UTF8.self))) }
      literal = []
    }
    let whole = parser(for: node)
    let (bytes, end) = (whole.bytes, whole.end)
    var place = whole.place
    while place < end {
      let byte = bytes[place]
      let isDoubled = place + 1 < end && bytes[place + 1] == byte
      if byte == UInt8(ascii: "{") && !isDoubled {
        flush()
        guard bytes[place..<end].contains(UInt8(ascii: "}")) else {
          report(
            whole.problem(place, place + 1, "'{' is never closed", help: "a brace in the text is '{{'"))
          return nil
        }
        var parser = ExpressionParser(
          bytes: bytes, from: place + 1, to: end, offsets: whole.offsets, names: names)
        do throws(Diagnostic) {
          segments.append(.expression(try parser.expression().expression))
          dependencies.formUnion(parser.dependencies)
          guard parser.place < end, bytes[parser.place] == UInt8(ascii: "}") else {
            throw whole.problem(
              parser.place, min(parser.place + 1, end), "expected '}' behind the expression",
              help: "a brace in the text is '{{'")
          }
        } catch {
          report(error)
          return nil
        }
        place = parser.place + 1
        continue
      }
      if byte == UInt8(ascii: "}"), !isDoubled {
        report(whole.problem(place, place + 1, "'}' without '{'", help: "a brace in the text is '}}'"))
        return nil
      }
      if isDoubled, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { place += 1 }
      literal.append(byte)
      place += 1
    }
    flush()
    return Template(segments, source: document.text(node))
  }

  /// Warns of characters that would act on a terminal; they are shown as signs instead.
  mutating func warnOfControls(_ text: String, _ node: JSONDocument.Index) {
    for scalar in text.unicodeScalars {
      let value = scalar.value
      guard
        value < 0x20 && value != 10 && value != 9 || 0x7F...0x9F ~= value || 0x202A...0x202E ~= value
          || 0x2066...0x2069 ~= value
      else { continue }
      let hex = String(value, radix: 16, uppercase: true)
      let name = "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
      warn(node, "the text holds the control character \(name)", help: "it is shown as a sign, not obeyed")
      return
    }
  }

  // MARK: Bindings

  /// Reads `"$wifi"` or `"$item.done"`.
  mutating func binding(
    _ node: JSONDocument.Index, _ name: String, _ wanted: ValueKind, needsDollar: Bool = true
  ) -> (Binding, ValueType)? {
    guard document.kind(node) == .text || document.kind(node) == .key else {
      mismatch(node, name, "a binding such as \"$name\"")
      return nil
    }
    let text = document.text(node)
    let hasDollar = text.utf8.first == UInt8(ascii: "$")
    if needsDollar, !hasDollar {
      error(node, "'\(name)' needs a binding", help: "put '$' before the variable's name: \"$\(text)\"")
      return nil
    }
    let parts = Self.path(text.utf8.dropFirst(hasDollar ? 1 : 0))
    var base: Binding.Base
    var type: ValueType
    if let loop = names.loop(named: parts[0]) {
      (base, type) = (.item(loop.depth), loop.type)
    } else if let slot = names.variables[parts[0]] {
      (base, type) = (.variable(slot), names.types[slot])
      dependencies.formUnion(.variable(slot))
    } else {
      error(
        node, "there is no variable '\(parts[0])'",
        help: suggestion(parts[0], names.variableNames + names.loops.map(\.name)) ?? "declare it in 'state'")
      return nil
    }
    for part in parts.dropFirst() {
      switch type {
      case .any: break
      case .object(let members):
        guard let member = members.first(where: { $0.name == part }) else {
          error(node, "there is no field '\(part)' here", help: suggestion(part, members.map(\.name)))
          return nil
        }
        type = member.type
      case .number, .text, .flag, .list:
        error(node, "\(type.words) has no field '\(part)'")
        return nil
      }
    }
    guard type.isA(wanted) else {
      error(node, "'\(name)' needs \(wanted.words), but '\(text)' is \(type.words)")
      return nil
    }
    return (Binding(base, path: Array(parts.dropFirst())), type)
  }

  /// The names of a path `a.b.c`.
  private static func path(_ text: Substring.UTF8View) -> [String] {
    if !text.contains(UInt8(ascii: ".")) { return [String(Substring(text))] }
    return text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
  }

  /// What a control shows: a binding; or a fixed value; or, for controls that show a number or flag, an
  /// expression; for others a text.
  private mutating func controlValue(_ node: JSONDocument.Index, _ name: String) -> PropertyValue? {
    let type = view >= 0 ? views[Int(view)].type : .view
    let wanted = type.valueKind
    switch document.kind(node) {
    case .text:
      let entry = document.nodes[node]
      if entry.end - entry.start > 2, document.bytes[entry.start + 1] == UInt8(ascii: "$") {
        return binding(node, name, wanted).map { .binding($0.0) }
      }
      if wanted == .text || wanted == .any { return template(node).map { .text($0) } }
      return expression(node, name, wanted).map { .expression($0) }
    case .number where ValueType.number.isA(wanted): return .number(document.number(node))
    case .true where ValueType.flag.isA(wanted): return .flag(true)
    case .false where ValueType.flag.isA(wanted): return .flag(false)
    case .number, .true, .false, .null, .object, .array, .key:
      mismatch(node, name, "a binding such as \"$name\" to \(wanted.words)")
      return nil
    }
  }
}

extension ViewType {
  /// What the variable of a control holds.
  var valueKind: ValueKind {
    switch self {
    case .toggle: .flag
    case .slider, .stepper, .pageControl, .progressView, .gauge: .number
    case .textField, .secureField, .textEditor, .searchField, .picker, .datePicker: .text
    default: .any
    }
  }
}
