/// The JSON Schema of the mock file, made from the field tables.
public enum MockSchema {
  /// The schema as JSON text (draft 2020-12).
  public static func json() -> String { JSONWriter.write(value) }

  /// The schema as a value.
  static var value: JSONValue {
    guard case .object(let mock) = object(Fields.mock) else { return .null }
    return .object(
      [
        ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
        ("title", .text("voterm mock, version 1")),
      ] + mock + [
        ("oneOf", .array([required(["screens"]), required(["root"])])),
        ("$defs", .object(definitions)),
      ])
  }

  private static var definitions: [(String, JSONValue)] {
    [
      ("view", .object([("anyOf", .array([reference("element"), reference("repetition")]))])),
      ("element", element),
      (
        "repetition",
        object(
          FieldTable([
            Field(
              "forEach", .record(Fields.forEach), required: true, "repeats a view over a list in the state"),
            Field("when", .expression(.flag), "the rows exist only while this is true"),
          ]))
      ),
      ("accessibility", object(Fields.accessibility)),
      ("steps", .object([("type", .text("array")), ("items", reference("step"))])),
      ("step", .object([("anyOf", .array(Fields.verbs.map(step)))])),
      ("action", object(Fields.action)),
      ("trait", words(AccessibilityTraits.named.map(\.name))),
      ("textStyle", words(TextStyle.allCases.map(\.rawValue))),
    ]
  }

  /// A view with a type: which keys belong to which types is said key by key.
  private static var element: JSONValue {
    guard case .object(let members) = object(Fields.view, requiring: ["type"]) else { return .null }
    var rules: [JSONValue] = []
    for field in Fields.view.fields {
      guard let types = field.types else { continue }
      let isOfType = JSONValue.object([
        ("properties", .object([("type", words(types.map(\.rawValue)))]))
      ])
      rules.append(.object([("if", required([field.name])), ("then", isOfType)]))
      if field.isRequired {
        rules.append(.object([("if", isOfType), ("then", required([field.name]))]))
      }
    }
    return .object(members + [("allOf", .array(rules))])
  }

  private static func step(_ verb: StepVerb) -> JSONValue {
    object(FieldTable([verb.field] + verb.companions.fields), requiring: [verb.field.name])
  }

  // MARK: Shapes

  private static func object(_ table: FieldTable, requiring names: [String]? = nil) -> JSONValue {
    let needed = names ?? table.fields.filter(\.isRequired).map(\.name)
    var members: [(String, JSONValue)] = [
      ("type", .text("object")),
      ("properties", .object(table.fields.map { ($0.name, described($0)) })),
    ]
    if !needed.isEmpty { members.append(("required", .texts(needed))) }
    return .object(members + [("additionalProperties", .flag(false))])
  }

  private static func described(_ field: Field) -> JSONValue {
    guard case .object(let members) = schema(field.shape) else { return .null }
    let remark = field.effect.remark.map { " (\($0))" } ?? ""
    return .object([("description", .text(field.summary + remark))] + members)
  }

  private static func schema(_ shape: Shape) -> JSONValue {
    switch shape {
    case .text, .plainText, .keyChord, .reference, .screen: type("string")
    case .name: .object([("type", .text("string")), ("minLength", .number(1))])
    case .texts, .plainTexts, .references: array(type("string"))
    case .flag: type("boolean")
    case .number: type("number")
    case .seconds: seconds(from: 0)
    case .interval: seconds(from: Shape.shortestInterval)
    case .null: type("null")
    case .integer(let bounds):
      .object([
        ("type", .text("integer")), ("minimum", .number(Double(bounds.lowerBound))),
        ("maximum", .number(Double(bounds.upperBound))),
      ])
    case .extent:
      .object([("type", .text("number")), ("minimum", .number(1)), ("maximum", .number(10_000))])
    case .length: any([minimum, object(Fields.scaled)])
    case .maximumLength: any([minimum, object(Fields.scaled), words(["infinity"])])
    case .padding: any([minimum, object(Fields.scaled), object(Fields.edges)])
    case .headingLevel: any([schema(.integer(1...6)), words(["unspecified"])])
    case .flagOrExpression: types(["boolean", "string"])
    case .numberOrExpression: types(["number", "string"])
    case .expression(let kind):
      switch kind {
      case .any: types(["string", "number", "boolean"])
      case .flag: types(["string", "boolean"])
      case .number: types(["string", "number"])
      case .text, .list: type("string")
      }
    case .choiceOrExpression: types(["string", "boolean"])
    case .binding: .object([("type", .text("string")), ("minLength", .number(1))])
    case .controlValue: types(["string", "number", "boolean"])
    case .choice(let names): words(names)
    case .rect: numbers(4)
    case .point, .range: numbers(2)
    case .points: array(numbers(2))
    case .color: .object([("type", .text("string")), ("pattern", .text("^#[0-9a-fA-F]{6}$"))])
    case .style: reference("textStyle")
    case .traits: array(reference("trait"))
    case .conditionalTraits:
      any([
        array(reference("trait")),
        .object([
          ("type", .text("object")), ("propertyNames", reference("trait")),
          ("additionalProperties", types(["boolean", "string"])),
        ]),
      ])
    case .steps: reference("steps")
    case .handlers(let names):
      .object([
        ("type", .text("object")), ("properties", .object(names.map { ($0, reference("steps")) })),
        ("additionalProperties", .flag(false)),
      ])
    case .variableHandlers: map(reference("steps"))
    case .actions: array(reference("action"))
    case .rotors: array(object(Fields.rotor))
    case .customContent: array(object(Fields.customContent))
    case .runs: array(object(Fields.run))
    case .detents: array(any([words(["medium", "large"]), type("number")]))
    case .view: reference("view")
    case .views: array(reference("view"))
    case .tabs: array(object(Fields.tab))
    case .forEach: object(Fields.forEach)
    case .viewType: words(ViewType.allCases.filter(\.isWritable).map(\.rawValue))
    case .record(let table): object(table)
    case .records(let table): array(object(table))
    case .map(let shape): map(schema(shape))
    case .list(let shape): array(schema(shape))
    case .either(let first, let second): any([schema(first), schema(second)])
    case .accessibility: reference("accessibility")
    case .assignments: map(.object([]))
    case .value: types(["string", "number", "boolean", "array", "object"])
    case .any: .object([])
    }
  }

  private static func seconds(from least: Double) -> JSONValue {
    .object([
      ("type", .text("number")), ("minimum", .number(least)), ("maximum", .number(Shape.longestTime)),
    ])
  }

  private static let minimum = JSONValue.object([("type", .text("number")), ("minimum", .number(0))])

  private static func type(_ name: String) -> JSONValue { .object([("type", .text(name))]) }
  private static func types(_ names: [String]) -> JSONValue { .object([("type", .texts(names))]) }
  private static func words(_ names: [String]) -> JSONValue { .object([("enum", .texts(names))]) }
  private static func any(_ choices: [JSONValue]) -> JSONValue { .object([("anyOf", .array(choices))]) }
  private static func required(_ names: [String]) -> JSONValue { .object([("required", .texts(names))]) }
  private static func reference(_ name: String) -> JSONValue { .object([("$ref", .text("#/$defs/\(name)"))]) }

  private static func array(_ items: JSONValue) -> JSONValue {
    .object([("type", .text("array")), ("items", items)])
  }

  private static func map(_ values: JSONValue) -> JSONValue {
    .object([("type", .text("object")), ("additionalProperties", values)])
  }

  private static func numbers(_ count: Int) -> JSONValue {
    .object([
      ("type", .text("array")), ("items", type("number")), ("minItems", .number(Double(count))),
      ("maxItems", .number(Double(count))),
    ])
  }
}
