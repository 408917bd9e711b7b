import Testing

@testable import AXEngine

@Suite struct EvaluatorTests {
  /// A context with the variables `name`, `count` and one row of a loop.
  private func context() -> EvaluationContext {
    let mock = Mock(
      source: SourceFile(path: "a.json", text: ""), title: "", device: .iPhone, locale: "en",
      strings: [
        "ar": ["Hello {name}, you have {count}": "لديك {count} يا {name}", "Pay": "ادفع", "Five": "{{5}"]
      ],
      variables: [], screens: [], start: 0, views: [])
    var state = AppState(
      variables: [.text("Ann"), .number(3)], navigation: [],
      environment: Environment(device: .iPhone, locale: "ar-EG"))
    state.environment.guidedAccess.apply(.deny("purchases"))
    state.environment.guidedAccess.apply(.start)
    let row = Value.object([Value.Field("title", .text("Milk"))])
    return EvaluationContext(
      mock: mock, state: state,
      scopes: [
        Scope(parent: -1, item: .text("outer"), index: 7, list: nil, depth: 0, firstNode: 0),
        Scope(parent: 0, item: row, index: 2, list: nil, depth: 1, firstNode: 1),
      ])
  }

  @Test(arguments: [
    (3.0, "3"), (-2.5, "-2.5"), (0.1 + 0.2, "0.3"), (1.0 / 3, "0.333333333333333"),
    (1e15, "1000000000000000"),
    (2.0 / 3, "0.666666666666667"), (0.000001, "0.000001"), (1e30, "1e30"), (-0.0, "0"), (1e-9, "1e-9"),
    (0.99999999999999999, "1"), (123456.789, "123456.789"), (9.999999999999999, "10"),
  ])
  func numbersReadAsPeopleWriteThem(number: Double, text: String) {
    #expect(Value.number(number).description == text)
  }

  @Test(
    "each setting of the device answers under Apple's name",
    arguments: [
      ("reduceMotion", EnvironmentFlag.isReduceMotionEnabled), ("boldText", .isBoldTextEnabled),
      ("reduceTransparency", .isReduceTransparencyEnabled),
      ("differentiateWithoutColor", .shouldDifferentiateWithoutColor),
      ("increaseContrast", .isDarkerSystemColorsEnabled), ("invertColors", .isInvertColorsEnabled),
      ("grayscale", .isGrayscaleEnabled), ("buttonShapes", .buttonShapesEnabled),
      ("onOffLabels", .isOnOffSwitchLabelsEnabled),
    ])
  func settings(setting: String, flag: EnvironmentFlag) throws {
    let mock = try SessionTester.load(#"{ "root": { "type": "Text", "text": "A" } }"#)
    var session = Session(mock: mock)
    _ = session.start()
    #expect(session.scene.environment.value(of: flag) == .flag(false))
    _ = session.update(.setting(name: setting, value: setting == "invertColors" ? "smart" : "on"))
    #expect(session.scene.environment.value(of: flag) == .flag(true))
  }

  @Test func wrongTypesGiveNeutralValues() {
    let context = context()
    func value(_ expression: Expression) -> Value {
      Evaluator.evaluate(expression, scope: -1, in: context)
    }
    let name = Expression.variable(0)
    let count = Expression.variable(1)
    #expect(value(.binary(.subtract, name, count)) == .number(-3))
    #expect(value(.binary(.divide, count, .constant(.number(0)))) == .number(0))
    #expect(value(.binary(.remainder, count, .constant(.number(0)))) == .number(0))
    #expect(value(.binary(.less, name, count)) == .flag(false))
    #expect(value(.unary(.not, name)) == .flag(true))
    #expect(value(.member(count, "title")) == .text(""))
    #expect(value(.variable(99)) == .text(""))
    #expect(value(.item(0)) == .text(""))
  }

  @Test func textsAndListsAreCountedAndSearched() {
    let context = context()
    func value(_ expression: Expression) -> Value {
      Evaluator.evaluate(expression, scope: -1, in: context)
    }
    #expect(value(.count(.constant(.text("né")))) == .number(2))
    #expect(value(.count(.constant(.list([.flag(true)])))) == .number(1))
    #expect(value(.contains(.constant(.text("banana")), .constant(.text("nan")))) == .flag(true))
    #expect(value(.contains(.constant(.text("banana")), .constant(.text("nab")))) == .flag(false))
    // A file may hold texts that look alike nearly everywhere; comparing from every place would never end.
    let long = String(repeating: "a", count: 60_000)
    let part = String(repeating: "a", count: 30_000) + "b"
    #expect(value(.contains(.constant(.text(long)), .constant(.text(part)))) == .flag(false))
    #expect(value(.isEmpty(.constant(.text("")))) == .flag(true))
    #expect(value(.binary(.add, .variable(0), .variable(1))) == .text("Ann3"))
    #expect(value(.isRestricted(.constant(.text("purchases")))) == .flag(true))
  }

  @Test func rowsAreFoundByDepth() {
    let context = context()
    #expect(Evaluator.evaluate(.item(0), scope: 1, in: context) == .text("outer"))
    #expect(Evaluator.evaluate(.index(0), scope: 1, in: context) == .number(7))
    #expect(Evaluator.evaluate(.member(.item(1), "title"), scope: 1, in: context) == .text("Milk"))
    #expect(Evaluator.evaluate(.index(1), scope: 0, in: context) == .number(0))
  }

  @Test func translationsAreLookedUpBeforeInterpolation() {
    let context = context()
    let greeting = Template(
      [
        .literal("Hello "), .expression(.variable(0)), .literal(", you have "), .expression(.variable(1)),
      ], source: "Hello {name}, you have {count}")
    #expect(Evaluator.string(of: greeting, scope: -1, in: context) == "لديك 3 يا Ann")
    #expect(Evaluator.string(of: Template(literal: "Pay"), scope: -1, in: context) == "ادفع")
    #expect(Evaluator.string(of: Template(literal: "Five"), scope: -1, in: context) == "{5}")
    #expect(Evaluator.string(of: Template(literal: "Untold"), scope: -1, in: context) == "Untold")
  }

  @Test func aTextThatIsOneExpressionIsTranslatedByWhatItGives() {
    let context = context()
    let choice = Expression.conditional(
      .constant(.flag(true)), .constant(.text("Pay")), .constant(.text("Untold")))
    let whole = Template([.expression(choice)], source: "{true ? 'Pay' : 'Untold'}")
    #expect(Evaluator.string(of: whole, scope: -1, in: context) == "ادفع")
    let part = Template([.expression(choice), .literal("!")], source: "{true ? 'Pay' : 'Untold'}!")
    #expect(Evaluator.string(of: part, scope: -1, in: context) == "Pay!")
    let untold = Template([.expression(.variable(0))], source: "{name}")
    #expect(Evaluator.string(of: untold, scope: -1, in: context) == "Ann")
  }
}
