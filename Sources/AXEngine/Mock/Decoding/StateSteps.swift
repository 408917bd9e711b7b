/// Steps that change the state.
extension MockDecoder {
  mutating func stateStep(
    _ verb: StepVerb.Kind, _ node: JSONDocument.Index, _ name: String, _ beside: [RecordField]
  ) -> [Step]? {
    if verb == .toggle {
      return binding(node, name, .flag, needsDollar: false).map { [.toggle($0.0)] }
    }
    guard document.kind(node) == .object else {
      mismatch(node, name, "an object of variables")
      return nil
    }
    var steps: [Step] = []
    var assignments: [Step.Assignment] = []
    document.forEachMemberMutating(of: node, &self) { decoder, key, value in
      let wanted: ValueKind = verb == .set ? .any : .list
      guard let (target, type) = decoder.binding(key, name, wanted, needsDollar: false) else { return }
      switch verb {
      case .set:
        if let value = decoder.assigned(value, to: decoder.document.text(key), type) {
          assignments.append(Step.Assignment(target, value))
        }
      case .append, .insert:
        guard let element = decoder.stepValue(value, type.element) else { return }
        if let actual = element.type, !actual.fits(type.element) {
          let list = decoder.document.text(key)
          decoder.error(
            value, "an element of '\(list)' is \(type.element.words), but this is \(actual.words)")
        }
        let place = beside.expression("at") ?? .constant(.number(0))
        steps.append(verb == .append ? .append(target, element) : .insert(target, element, at: place))
      case .remove:
        if let place = decoder.expression(value, name, .number) { steps.append(.remove(target, at: place)) }
      default:
        guard let places = decoder.list(value, name, { $0.expression($1, name, .number) }) else { return }
        guard places.count == 2 else {
          if decoder.document.count(of: value) != 2 { decoder.error(value, "'move' needs [from, to]") }
          return
        }
        steps.append(.move(target, from: places[0], to: places[1]))
      }
    }
    return verb == .set ? [.set(assignments)] : steps
  }

  /// The right side of `set`.
  private mutating func assigned(
    _ node: JSONDocument.Index, to name: String, _ type: ValueType
  ) -> Expression? {
    let expression: Expression
    let actual: ValueType
    if document.kind(node) == .text {
      guard let operand = parse(node) else {
        if type == .text { suggestQuotes(node) }
        return nil
      }
      (expression, actual) = (operand.expression, operand.type)
    } else {
      guard let value = value(node) else { return nil }
      (expression, actual) = (.constant(value), ValueType(of: value))
    }
    if actual.fits(type) { return expression }
    error(node, "'\(name)' holds \(type.words), but this is \(actual.words)")
    return nil
  }

  /// A bare word where a text is wanted was probably meant as that text.
  private mutating func suggestQuotes(_ node: JSONDocument.Index) {
    let text = document.text(node)
    guard text.utf8.allSatisfy({ ExpressionParser.isLetter($0) || $0 == 0x20 }) else { return }
    amendLast("a text stands in single quotes: '\(text)'")
  }

  /// What is added to a list.
  private mutating func stepValue(_ node: JSONDocument.Index, _ type: ValueType) -> StepValue? {
    switch document.kind(node) {
    case .text, .key: return template(node).map { .text($0) }
    case .number: return .expression(.constant(.number(document.number(node))))
    case .true: return .expression(.constant(.flag(true)))
    case .false: return .expression(.constant(.flag(false)))
    case .null:
      error(node, "null is no value of the state", help: "use an empty text, 0 or false")
      return nil
    case .array: return list(node, "list") { $0.stepValue($1, type.element) }.map { .list($0) }
    case .object:
      var fields: [(name: String, value: StepValue)] = []
      document.forEachMemberMutating(of: node, &self) { decoder, key, value in
        let name = decoder.document.text(key)
        var memberType = ValueType.any
        if case .object(let members) = type {
          if let member = members.first(where: { $0.name == name }) {
            memberType = member.type
          } else {
            decoder.warn(
              key, "the other elements have no field '\(name)'",
              help: decoder.suggestion(name, members.map(\.name)))
          }
        }
        guard let decoded = decoder.stepValue(value, memberType) else { return }
        if let type = decoded.type, !type.fits(memberType) {
          decoder.error(value, "'\(name)' holds \(memberType.words), but this is \(type.words)")
        }
        fields.append((name, decoded))
      }
      return .object(fields)
    }
  }
}

extension ValueType {
  /// The type of a list's elements.
  var element: ValueType {
    if case .list(let element) = self { element } else { .any }
  }
}

extension StepValue {
  /// What kind of value it is; nil where only running tells.
  fileprivate var type: ValueType? {
    switch self {
    case .text: .text
    case .list: .list(.any)
    case .object: .object([])
    case .expression(.constant(let value)): ValueType(of: value)
    case .expression: nil
    }
  }
}
