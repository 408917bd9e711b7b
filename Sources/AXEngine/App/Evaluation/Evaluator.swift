/// What an expression may read.
public struct EvaluationContext: Sendable {
  /// The state variables.
  public var variables: [Value]
  /// The device's settings.
  public var environment: Environment
  /// The rows of loops; expressions name a place in it as their scope.
  public var scopes: [Scope]
  /// What `isFocused` answers.
  public var isFocused = false
  /// What `from` and `to` answer inside an `onMove` handler.
  public var moveSource = 0
  public var moveDestination = 0
  /// The month that an open calendar was turned to (``AppState/shownMonth``).
  var shownMonth: Int?
  /// Whether it shows wheels for month and year (``AppState/choosesMonth``).
  var choosesMonth = false
  /// How texts are translated for the locale in use; nil where they are used as they are.
  var translation: Translation?

  /// Makes a context for the texts and expressions of a mock.
  public init(mock: Mock, state: AppState, scopes: [Scope] = []) {
    variables = state.variables
    environment = state.environment
    shownMonth = state.shownMonth
    choosesMonth = state.choosesMonth
    self.scopes = scopes
    translation = mock.translation(for: state.environment.locale)
  }

  /// The row of the loop at a depth, seen from a scope; loops are counted from the outermost.
  func row(of scope: Int32, depth: Int) -> Scope? {
    var scope = scope
    while scope >= 0, Int(scope) < scopes.count {
      let row = scopes[Int(scope)]
      if Int(row.depth) == depth { return row }
      scope = row.parent
    }
    return nil
  }
}

/// Works out expressions and texts. Pure and total: where a type does not fit, the neutral value of the wanted
/// type stands in (0, empty, false), and dividing by zero gives 0.
public enum Evaluator {
  /// The value of an expression.
  ///
  /// - Parameter scope: the innermost row around the expression, a place in `context.scopes`; -1 outside loops.
  public static func evaluate(_ expression: Expression, scope: Int32, in context: EvaluationContext) -> Value
  {
    switch expression {
    case .constant(let value): return value
    case .variable(let slot):
      return context.variables.indices.contains(slot) ? context.variables[slot] : .neutral
    case .item(let depth): return context.row(of: scope, depth: depth)?.item ?? .neutral
    case .index(let depth): return .number(Double(context.row(of: scope, depth: depth)?.index ?? 0))
    case .environment(let flag): return context.environment.value(of: flag)
    case .isRestricted(let name):
      let identifier = evaluate(name, scope: scope, in: context).description
      return .flag(context.environment.deniedRestrictions.contains(identifier))
    case .isFocused: return .flag(context.isFocused)
    case .moveSource: return .number(Double(context.moveSource))
    case .moveDestination: return .number(Double(context.moveDestination))
    case .member(let object, let name): return evaluate(object, scope: scope, in: context).field(name)
    case .count(let operand): return .number(Double(evaluate(operand, scope: scope, in: context).count))
    case .unary(.not, let operand): return .flag(!evaluate(operand, scope: scope, in: context).isTrue)
    case .unary(.minus, let operand):
      return .number(0 - evaluate(operand, scope: scope, in: context).asNumber)
    case .binary(.or, let a, let b):
      return .flag(
        evaluate(a, scope: scope, in: context).isTrue || evaluate(b, scope: scope, in: context).isTrue)
    case .binary(.and, let a, let b):
      return .flag(
        evaluate(a, scope: scope, in: context).isTrue && evaluate(b, scope: scope, in: context).isTrue)
    case .binary(let operation, let a, let b):
      return combine(
        evaluate(a, scope: scope, in: context), operation, evaluate(b, scope: scope, in: context))
    case .conditional(let condition, let yes, let no):
      let isTrue = evaluate(condition, scope: scope, in: context).isTrue
      return evaluate(isTrue ? yes : no, scope: scope, in: context)
    case .contains(let whole, let part):
      return .flag(
        evaluate(whole, scope: scope, in: context).contains(evaluate(part, scope: scope, in: context)))
    case .isEmpty(let operand): return .flag(evaluate(operand, scope: scope, in: context).count == 0)
    }
  }

  /// What a binding holds now.
  public static func read(_ binding: Binding, scope: Int32, in context: EvaluationContext) -> Value {
    var value: Value
    switch binding.base {
    case .variable(let slot): value = evaluate(.variable(slot), scope: scope, in: context)
    case .item(let depth): value = context.row(of: scope, depth: depth)?.item ?? .neutral
    }
    for name in binding.path { value = value.field(name) }
    return value
  }

  /// The text that a template shows: translated first, then interpolated. What a text of one expression gives
  /// is a whole phrase, such as `{failed ? 'Try again' : 'Pay'}`, and translated as one.
  public static func string(of template: Template, scope: Int32, in context: EvaluationContext) -> String {
    switch context.translation {
    case .texts(let translations)? where !translations.isEmpty:
      let text = interpolate(template.translated(by: translations), scope: scope, in: context)
      return template.isOneExpression ? Template.translation(of: text, by: translations) ?? text : text
    case .pseudo(let locale)?: return locale.text(of: interpolate(template, scope: scope, in: context))
    case .texts?, nil: return interpolate(template, scope: scope, in: context)
    }
  }

  private static func interpolate(_ template: Template, scope: Int32, in context: EvaluationContext) -> String
  {
    if let literal = template.literal { return literal }
    var text = ""
    for segment in template.segments {
      switch segment {
      case .literal(let literal): text += literal
      case .expression(let expression):
        let part = evaluate(expression, scope: scope, in: context).description
        if text.utf8.count + part.utf8.count <= Value.longestText || text.isEmpty { text += part }
      }
    }
    return text
  }

  private static func combine(_ a: Value, _ operation: BinaryOperator, _ b: Value) -> Value {
    switch operation {
    case .or: return .flag(a.isTrue || b.isTrue)
    case .and: return .flag(a.isTrue && b.isTrue)
    case .equal: return .flag(a == b)
    case .notEqual: return .flag(a != b)
    case .less: return .flag(compare(a, b).map { $0 < 0 } ?? false)
    case .lessOrEqual: return .flag(compare(a, b).map { $0 <= 0 } ?? false)
    case .greater: return .flag(compare(a, b).map { $0 > 0 } ?? false)
    case .greaterOrEqual: return .flag(compare(a, b).map { $0 >= 0 } ?? false)
    case .add:
      if case .text = a { return .joined(a, b) }
      if case .text = b { return .joined(a, b) }
      return .finite(a.asNumber + b.asNumber)
    case .subtract: return .finite(a.asNumber - b.asNumber)
    case .multiply: return .finite(a.asNumber * b.asNumber)
    case .divide: return b.asNumber == 0 ? .number(0) : .finite(a.asNumber / b.asNumber)
    case .remainder:
      let quotient = b.asNumber == 0 ? 0 : a.asNumber / b.asNumber
      // Beyond this the parts behind the point are lost anyway.
      guard quotient.magnitude < 9e15, b.asNumber != 0 else { return .number(0) }
      return .finite(a.asNumber - b.asNumber * Double(Int64(quotient)))
    }
  }

  /// -1, 0 or 1; nil where the two cannot be compared.
  private static func compare(_ a: Value, _ b: Value) -> Int? {
    switch (a, b) {
    case (.number(let a), .number(let b)): a < b ? -1 : a > b ? 1 : 0
    case (.text(let a), .text(let b)): a < b ? -1 : a > b ? 1 : 0
    case (.number, _), (.text, _), (.flag, _), (.list, _), (.object, _): nil
    }
  }
}

extension Environment {
  /// What the app is told when it asks.
  func value(of flag: EnvironmentFlag) -> Value {
    switch flag {
    case .isVoiceOverRunning: .flag(isVoiceOverRunning)
    case .isSwitchControlRunning: .flag(isSwitchControlRunning)
    case .isFullKeyboardAccessEnabled: .flag(isFullKeyboardAccessEnabled)
    case .isAssistiveTouchRunning: .flag(isAssistiveTouchRunning)
    case .isGuidedAccessEnabled: .flag(isGuidedAccessEnabled)
    case .isReduceMotionEnabled: .flag(isReduceMotionEnabled)
    case .isBoldTextEnabled: .flag(isBoldTextEnabled)
    case .isAccessibilityCategory: .flag(contentSizeCategory.isAccessibilityCategory)
    case .contentSizeCategory: .text(contentSizeCategory.rawValue)
    case .isLandscape: .flag(isLandscape)
    case .isReduceTransparencyEnabled: .flag(display.reducesTransparency)
    case .shouldDifferentiateWithoutColor: .flag(display.differentiatesWithoutColor)
    case .isDarkerSystemColorsEnabled: .flag(display.increasesContrast)
    case .isInvertColorsEnabled: .flag(display.invertedColors != .off)
    case .isGrayscaleEnabled: .flag(display.isGrayscale)
    case .buttonShapesEnabled: .flag(display.showsButtonShapes)
    case .isOnOffSwitchLabelsEnabled: .flag(display.showsOnOffLabels)
    }
  }
}

extension Expression {
  /// The binding that names the same place, where the expression is a plain path.
  var path: Binding? {
    switch self {
    case .variable(let slot): return Binding(.variable(slot))
    case .item(let depth): return Binding(.item(depth))
    case .member(let object, let name):
      guard var binding = object.path else { return nil }
      binding.path.append(name)
      return binding
    case .constant, .index, .environment, .isRestricted, .isFocused, .moveSource, .moveDestination, .count,
      .unary, .binary, .conditional,
      .contains, .isEmpty:
      return nil
    }
  }
}
