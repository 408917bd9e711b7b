/// Reads one value by the shape its field prescribes.
extension MockDecoder {
  /// The value of a field; nil where it is wrong, which has then been reported.
  mutating func decode(_ shape: Shape, _ node: JSONDocument.Index, _ name: String) -> PropertyValue? {
    let kind = document.kind(node)
    switch shape {
    case .text:
      guard kind == .text else { return wrong(node, name, "a text") }
      return template(node).map { .text($0) }
    case .plainText: return plainText(node, name).map { .text(Template(literal: $0)) }
    case .flag:
      guard kind == .true || kind == .false else {
        return wrong(node, name, "true or false", help: kind == .text ? "leave out the quotes" : nil)
      }
      return .flag(kind == .true)
    case .number: return number(node, name).map { .number($0) }
    case .seconds: return seconds(node, name, from: 0)
    case .interval: return seconds(node, name, from: Shape.shortestInterval)
    case .keyChord: return keyChord(node, name)
    case .null: return kind == .null ? .flag(false) : wrong(node, name, "null")
    case .integer(let bounds):
      guard let number = number(node, name) else { return nil }
      guard let whole = Int(exactly: number), bounds.contains(whole) else {
        error(node, "'\(name)' needs a whole number from \(bounds.lowerBound) to \(bounds.upperBound)")
        return nil
      }
      return .number(number)
    case .length, .extent, .maximumLength, .padding, .headingLevel, .rect, .point, .points, .range, .color,
      .style,
      .detents:
      return measure(shape, node, name)
    case .flagOrExpression, .numberOrExpression, .expression, .binding, .controlValue, .choiceOrExpression:
      return computed(shape, node, name)
    case .choice(let words): return choice(words, node, name)
    case .traits, .conditionalTraits: return traits(shape, node, name)
    case .texts: return list(node, name) { $0.textTemplate($1, name) }.map { .texts($0) }
    case .plainTexts: return list(node, name) { $0.plainText($1, name) }.map { .strings($0) }
    case .steps: return steps(node, name).map { .steps($0) }
    case .handlers, .variableHandlers, .actions, .rotors, .customContent, .runs:
      return described(shape, node, name)
    case .reference: return reference(node, name).map { .references([$0]) }
    case .references: return list(node, name) { $0.reference($1, name) }.map { .references($0) }
    case .screen: return screen(node, name).map { .screen($0) }
    case .view, .views, .tabs: return nested(shape, node, name)
    case .record(let table):
      guard kind == .object else { return wrong(node, name, "an object") }
      return .record(record(table, node, "'\(name)'"))
    case .records(let table):
      return list(node, name) { decoder, element -> [RecordField]? in
        guard decoder.document.kind(element) == .object else {
          decoder.mismatch(element, name, "objects")
          return nil
        }
        return decoder.record(table, element, "'\(name)'")
      }.map { .records($0) }
    case .map(let shape):
      guard kind == .object else { return wrong(node, name, "an object") }
      var fields: [RecordField] = []
      document.forEachMemberMutating(of: node, &self) { decoder, key, value in
        let key = decoder.document.text(key)
        if let decoded = decoder.decode(shape, value, key) {
          fields.append(RecordField(key, range: decoder.document.range(value), value: decoded))
        }
      }
      return .record(fields)
    case .list(let shape): return list(node, name) { $0.decode(shape, $1, name) }.map { .values($0) }
    case .either(let first, let second):
      if first.accepts(kind) { return decode(first, node, name) }
      if second.accepts(kind) { return decode(second, node, name) }
      return wrong(node, name, first.alternatives(with: second))
    case .any, .value, .assignments, .viewType, .name, .forEach, .accessibility: return nil
    }
  }

  mutating func wrong(
    _ node: JSONDocument.Index, _ name: String, _ wanted: String, help: String? = nil
  ) -> PropertyValue? {
    mismatch(node, name, wanted, help: help)
    return nil
  }

  // MARK: Simple values

  private mutating func keyChord(_ node: JSONDocument.Index, _ name: String) -> PropertyValue? {
    guard let text = plainText(node, name) else { return nil }
    do throws(Diagnostic) {
      return .text(Template(literal: KeyNames.text(try KeyNames.parse(text, at: document.range(node)))))
    } catch {
      report(error)
      return nil
    }
  }

  mutating func number(_ node: JSONDocument.Index, _ name: String) -> Double? {
    guard document.kind(node) == .number else {
      mismatch(node, name, "a number", help: document.kind(node) == .text ? "leave out the quotes" : nil)
      return nil
    }
    return document.number(node)
  }

  mutating func plainText(_ node: JSONDocument.Index, _ name: String) -> String? {
    guard document.kind(node) == .text else {
      mismatch(node, name, "a text")
      return nil
    }
    let text = document.text(node)
    warnOfControls(text, node)
    return text
  }

  private mutating func textTemplate(_ node: JSONDocument.Index, _ name: String) -> Template? {
    guard document.kind(node) == .text else {
      mismatch(node, name, "texts")
      return nil
    }
    return template(node)
  }

  /// The elements of a list that can be read; nil where it is no list.
  mutating func list<T>(
    _ node: JSONDocument.Index, _ name: String, _ element: (inout Self, JSONDocument.Index) -> T?
  ) -> [T]? {
    guard document.kind(node) == .array else {
      mismatch(node, name, "a list", help: document.kind(node) == .null ? nil : "put it in [ ]")
      return nil
    }
    var result: [T] = []
    document.forEachElementMutating(of: node, &self) { decoder, place in
      if let value = element(&decoder, place) { result.append(value) }
    }
    return result
  }

  mutating func choice(_ words: [String], _ node: JSONDocument.Index, _ name: String) -> PropertyValue? {
    guard document.kind(node) == .text else {
      return wrong(node, name, "one of \(words.map { "'\($0)'" }.joined(separator: ", "))")
    }
    let word = document.text(node)
    if let index = words.firstIndex(of: word) { return .choice(index) }
    error(
      node, "'\(name)' cannot be '\(word)'",
      help: suggestion(word, words) ?? "there are: " + words.joined(separator: ", "))
    return nil
  }

  private mutating func traits(_ shape: Shape, _ node: JSONDocument.Index, _ name: String) -> PropertyValue? {
    if case .conditionalTraits = shape, document.kind(node) == .object {
      var result: [ConditionalTraits] = []
      document.forEachMemberMutating(of: node, &self) { decoder, key, value in
        let trait = decoder.trait(key)
        let condition = decoder.computed(.flagOrExpression, value, decoder.document.text(key))
        if let trait, let condition { result.append(ConditionalTraits(trait, when: condition.expression)) }
      }
      return .conditionalTraits(result)
    }
    guard document.kind(node) == .array else {
      return wrong(node, name, "a list of traits", help: "as in [\"button\", \"selected\"]")
    }
    var traits: AccessibilityTraits = []
    document.forEachElementMutating(of: node, &self) { decoder, element in
      if let trait = decoder.trait(element) { traits.formUnion(trait) }
    }
    return .traits(traits)
  }

  private mutating func trait(_ node: JSONDocument.Index) -> AccessibilityTraits? {
    guard document.kind(node) == .text || document.kind(node) == .key else {
      error(node, "a trait is a text, but this is \(words(for: node))")
      return nil
    }
    let name = document.text(node)
    if let trait = AccessibilityTraits(name: name) { return trait }
    error(node, "unknown trait '\(name)'", help: suggestion(name, AccessibilityTraits.named.map(\.name)))
    return nil
  }

  private mutating func screen(_ node: JSONDocument.Index, _ name: String) -> Int? {
    guard let text = plainText(node, name) else { return nil }
    if let index = screenNames.firstIndex(of: text) { return index }
    error(node, "there is no screen '\(text)'", help: suggestion(text, screenNames))
    return nil
  }

  // MARK: Objects

  /// Reads an object by a table; wrong and missing keys are reported.
  mutating func record(_ table: FieldTable, _ node: JSONDocument.Index, _ owner: String) -> [RecordField] {
    var result: [RecordField] = []
    var seen: UInt64 = 0
    document.forEachMemberMutating(of: node, &self) { decoder, key, value in
      guard let index = table.find(key, in: decoder.document) else {
        decoder.unknownKey(key, among: table.fields.map(\.name), in: owner)
        return
      }
      guard seen >> UInt64(index) & 1 == 0 else { return }
      seen |= 1 << UInt64(index)
      let field = table.fields[index]
      if let decoded = decoder.decode(field.shape, value, field.name) {
        result.append(RecordField(field.name, range: decoder.document.range(value), value: decoded))
      }
    }
    for index in table.required where seen >> UInt64(index) & 1 == 0 {
      let field = table.fields[index]
      error(node, "\(owner) lacks '\(field.name)'", help: "\(field.name): \(field.summary)")
    }
    return result
  }

  private mutating func nested(_ shape: Shape, _ node: JSONDocument.Index, _ name: String) -> PropertyValue? {
    if case .view = shape {
      guard document.kind(node) == .object else { return wrong(node, name, "a view") }
      return viewIndex(of: node).map { .views([$0]) }
    }
    return list(node, name) { decoder, element -> ViewIndex? in
      guard decoder.document.kind(element) == .object else {
        decoder.mismatch(element, name, "views")
        return nil
      }
      return decoder.viewIndex(of: element)
    }.map { .views($0) }
  }
}

extension Shape {
  /// Whether a value of a kind can begin this shape.
  func accepts(_ kind: JSONNode.Kind) -> Bool {
    switch self {
    case .flag: kind == .true || kind == .false
    case .number, .seconds, .interval, .integer, .extent: kind == .number
    case .null: kind == .null
    case .length: kind == .number || kind == .object
    case .text, .plainText, .choice, .binding, .reference, .screen: kind == .text
    case .record, .map, .view: kind == .object
    case .views, .references, .texts, .plainTexts, .list, .records: kind == .array
    default: true
    }
  }

  /// What either shape wants, for messages.
  fileprivate func alternatives(with other: Shape) -> String { "\(noun) or \(other.noun)" }

  /// What the shape wants, for messages.
  private var noun: String {
    switch self {
    case .flag: "true or false"
    case .number, .seconds, .interval, .integer, .length, .extent: "a number"
    case .null: "null"
    case .text, .plainText: "a text"
    case .choice(let words): words.map { "\"\($0)\"" }.joined(separator: ", ")
    case .binding: "a binding"
    case .reference: "an id"
    case .record, .map: "an object"
    case .view: "a view"
    case .views: "a list of views"
    case .references: "a list of ids"
    default: "a list"
    }
  }
}
