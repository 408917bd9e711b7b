/// Reads properties of views in the state they were built from.
struct Reader {
  let mock: Mock
  let state: AppState
  let views: ViewTree
  /// What expressions read.
  let context: EvaluationContext

  init(mock: Mock, state: AppState, views: ViewTree) {
    self.mock = mock
    self.state = state
    self.views = views
    context = EvaluationContext(mock: mock, state: state, scopes: views.scopes)
  }

  /// The view that a node came from; nil for a generated part, which has no properties of its own.
  func view(of node: NodeIndex) -> ViewDescription? {
    views.nodes[Int(node)].part == nil ? mock.views[Int(views.nodes[Int(node)].view)] : nil
  }

  /// A property under `accessibility`.
  func property(_ key: AccessibilityKey, of node: NodeIndex) -> PropertyValue? {
    view(of: node)?.accessibility[key]
  }

  /// A property outside it, also for a part, whose view it belongs to.
  func property(_ key: ViewKey, of node: NodeIndex) -> PropertyValue? {
    mock.views[Int(views.nodes[Int(node)].view)].properties[key]
  }

  /// A text as it is now; nil where it is empty, which counts as not set (S2).
  func text(_ value: PropertyValue?, at node: NodeIndex) -> String? {
    switch value {
    case .text(let template)?: return string(template, at: node).nonEmpty
    case .strings(let list)?: return list.first?.nonEmpty
    case .expression, .binding, .number, .flag:
      return self.value(value, at: node)?.description.nonEmpty
    default: return nil
    }
  }

  /// A template's text.
  func string(_ template: Template, at node: NodeIndex) -> String {
    Evaluator.string(of: template, scope: views.nodes[Int(node)].scope, in: context)
  }

  /// What a fixed, computed or bound property holds.
  func value(_ property: PropertyValue?, at node: NodeIndex) -> Value? {
    let scope = views.nodes[Int(node)].scope
    switch property {
    case .binding(let binding)?: return Evaluator.read(binding, scope: scope, in: context)
    case .expression(let expression)?: return Evaluator.evaluate(expression, scope: scope, in: context)
    case .number(let number)?: return .number(number)
    case .flag(let flag)?: return .flag(flag)
    case .text(let template)?: return .text(string(template, at: node))
    default: return nil
    }
  }

  /// Whether a condition holds.
  func isTrue(_ condition: Expression, at node: NodeIndex) -> Bool {
    Evaluator.evaluate(condition, scope: views.nodes[Int(node)].scope, in: context).isTrue
  }

  /// The words of the language in use.
  var phrases: Phrases { Phrases.table(for: state.environment.locale) }
}

extension String {
  /// Itself, or nil where there is nothing in it.
  var nonEmpty: String? { isEmpty ? nil : self }
}
