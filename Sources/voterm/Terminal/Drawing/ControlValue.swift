import AXEngine

/// What controls show of their values; independent of what is told to assistive technologies.
struct ControlValue {
  let scene: Scene
  private let context: EvaluationContext

  init(_ scene: Scene) {
    self.scene = scene
    context = EvaluationContext(mock: scene.mock, state: scene.state, scopes: scene.views.scopes)
  }

  private func value(_ view: ViewDescription, _ node: ViewNode) -> Value? {
    context.value(of: view, scope: node.scope)
  }

  /// Whether a switch is on.
  func isOn(_ view: ViewDescription, _ node: ViewNode) -> Bool { value(view, node)?.isTrue ?? false }

  /// How far along its range a control is, from 0 to 1; nil where it shows no value.
  func part(_ view: ViewDescription, _ node: ViewNode) -> Double? {
    guard let number = value(view, node)?.asNumber, let range = context.range(of: view) else { return nil }
    let length = range.upperBound - range.lowerBound
    return length > 0 ? (number - range.lowerBound) / length : 0
  }

  /// The page that is shown, from 0, and how many there are.
  func pages(_ view: ViewDescription, _ node: ViewNode) -> (current: Int, count: Int) {
    guard case .number(let count)? = view.properties[.pages] else { return (0, 1) }
    return (Int(near: value(view, node)?.asNumber ?? 0), max(1, Int(near: count)))
  }

  /// Whether a disclosure group is open.
  func isExpanded(_ view: ViewDescription, _ node: ViewNode) -> Bool {
    switch view.properties[.isExpanded] {
    case .binding(let binding)?: Evaluator.read(binding, scope: node.scope, in: context).isTrue
    case .expression(let expression)?:
      Evaluator.evaluate(expression, scope: node.scope, in: context).isTrue
    case .flag(let flag)?: flag
    default: scene.state.expanded.contains(node.identity)
    }
  }
}

extension Int {
  /// The nearest whole number; what is no number at all, or beyond a million, becomes one that is.
  init(near value: Double) {
    self = value.isNaN ? 0 : Int(Swift.min(1_000_000, Swift.max(-1_000_000, value)).rounded())
  }
}
