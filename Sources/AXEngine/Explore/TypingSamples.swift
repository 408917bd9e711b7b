/// Texts that are typed for a sample, by what the mock asks of the variable behind a field: a text of the length it
/// is compared with, one that has what is looked for in it, else a single sign.
struct TypingSamples: Sendable {
  /// What is asked of each variable.
  private var lengths: [Int: [Int]] = [:]
  private var wanted: [Int: [String]] = [:]
  private var found: [Int: [String]] = [:]

  init(_ mock: Mock) {
    var comparisons = MockExpressions()
    comparisons.collect(mock)
    for expression in comparisons.expressions { note(expression) }
  }

  private mutating func note(_ expression: Expression) {
    switch expression {
    case .binary(let operation, .count(.variable(let variable)), .constant(.number(let number))):
      let most = Double(Self.longest)
      guard number > 0, number <= most else { return }
      let length = operation == .greater ? Int(number) + 1 : Int(number)
      lengths[variable, default: []].append(length)
    case .binary(_, .variable(let variable), .constant(.text(let text))):
      wanted[variable, default: []].append(text)
    case .contains(.variable(let variable), .constant(.text(let text))):
      found[variable, default: []].append(text)
    case .constant, .variable, .item, .index, .environment, .isRestricted, .isFocused, .moveSource,
      .moveDestination, .member, .count, .unary, .binary, .conditional, .contains, .isEmpty:
      return
    }
  }

  /// What may be typed into the field at a node, as it is now.
  func texts(for node: NodeIndex, in scene: Scene) -> [String] {
    let view = scene.views.nodes[Int(node)]
    guard case .binding(let binding)? = scene.mock.views[Int(view.view)].properties[.value],
      case .variable(let variable) = binding.base, binding.path.isEmpty,
      case .text(let text) = scene.state.variables[variable]
    else { return [Self.sign] }
    var texts: [String] = []
    for length in lengths[variable] ?? [] where length > text.count {
      texts.append(String(repeating: Self.sign, count: length - text.count))
    }
    for part in found[variable] ?? [] where !text.holds(part) { texts.append(part) }
    for whole in wanted[variable] ?? [] where text.isEmpty && !whole.isEmpty { texts.append(whole) }
    var unique: [String] = []
    for text in texts + [Self.sign] where !unique.contains(text) { unique.append(text) }
    return unique
  }

  private static let sign = "1"
  private static let longest = 64
}

/// Every expression of a mock with those inside it, that of steps included.
struct MockExpressions {
  private(set) var expressions: [Expression] = []

  mutating func collect(_ mock: Mock) {
    for view in mock.views {
      for property in view.properties.all { add(property.value) }
      for property in view.accessibility.all { add(property.value) }
    }
    for screen in mock.screens {
      for steps in [screen.onAppear, screen.onDisappear] { add(steps) }
      for entry in screen.scheduled { add(entry.steps) }
    }
  }

  private mutating func add(_ value: PropertyValue) {
    switch value {
    case .expression(let expression): add(expression)
    case .text(let template):
      for case .expression(let expression) in template.segments { add(expression) }
    case .steps(let steps): add(steps)
    case .actions(let actions): for action in actions { add(action.steps) }
    case .handlers(let handlers): for handler in handlers { add(handler.steps) }
    case .conditionalTraits(let list): for traits in list { if let when = traits.condition { add(when) } }
    case .record(let fields): for field in fields { add(field.value) }
    case .flag, .number, .scaled, .choice, .style, .color, .rect, .point, .points, .binding, .screen,
      .strings, .texts, .traits, .references, .views, .rotors, .customContent, .runs, .records, .values:
      return
    }
  }

  private mutating func add(_ steps: [Step]) {
    for step in steps {
      switch step {
      case .set(let assignments): for assignment in assignments { add(assignment.value) }
      case .condition(let condition, let yes, let no):
        add(condition)
        add(yes)
        add(no)
      case .after(_, let steps): add(steps)
      case .animate(_, let steps, let completion): add(steps + completion)
      case .toggle, .append, .insert, .remove, .move, .returning, .updateFocus, .requestGuidedAccess, .push,
        .pop, .popToRoot, .selectTab, .present, .dismiss, .focus, .post, .scrollTo, .play:
        continue
      }
    }
  }

  private mutating func add(_ expression: Expression) {
    expressions.append(expression)
    switch expression {
    case .constant, .variable, .item, .index, .environment, .isFocused, .moveSource, .moveDestination: return
    case .isRestricted(let a), .member(let a, _), .count(let a), .unary(_, let a), .isEmpty(let a): add(a)
    case .binary(_, let a, let b), .contains(let a, let b):
      add(a)
      add(b)
    case .conditional(let a, let b, let c):
      add(a)
      add(b)
      add(c)
    }
  }
}
