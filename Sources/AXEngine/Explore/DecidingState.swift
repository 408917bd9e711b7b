/// What of an app's variables can decide what it does: whatever only shows in a text or as a value is left out, so
/// that states that differ in nothing else count as one.
///
/// Lists and objects are told apart by their fields. What cannot be followed counts whole, so that two states that
/// behave differently are never taken for one.
struct DecidingState: Sendable {
  /// What of a variable decides.
  enum Part: Hashable, Sendable {
    case nothing
    /// Of a list its length, and of its elements, or of an object, these fields.
    case fields([String])
    case whole
  }

  /// In the order of `Mock.variables`.
  private(set) var parts: [Part]
  /// Something is written into a variable; it decides where the variable does.
  private struct Flow {
    var variable: Int
    var field: String?
    var value: Expression
    var loops: [ViewLoop]

    /// Whether a number counts up or down by a fixed one, or is set to a fixed one.
    var counts: Bool {
      switch value {
      case .binary(.add, .variable(variable), .constant), .binary(.subtract, .variable(variable), .constant),
        .constant:
        field == nil
      default: false
      }
    }
  }

  /// Of a number that is only compared with fixed ones, those; one far beyond them behaves as any other there, so that
  /// what counts on without end comes to one.
  private(set) var compared: [ClosedRange<Double>?]
  private(set) var isExact: [Bool]
  /// What each text is compared with.
  private(set) var texts: [[String]]
  /// What each number is at first.
  let firsts: [Double]
  /// How many elements each list has at first; further ones of the same shape tell nothing new.
  let firstCounts: [Int]
  private var flows: [Flow] = []
  private let lists: Set<Int>

  /// Looks through a mock.
  init(_ mock: Mock) {
    parts = mock.variables.map { _ in .nothing }
    lists = Set(mock.variables.indices.filter { mock.variables[$0].initial.isList })
    compared = mock.variables.map { _ in nil }
    isExact = mock.variables.map { _ in false }
    texts = mock.variables.map { _ in [] }
    firstCounts = mock.variables.map { $0.initial.elementCount }
    firsts = mock.variables.map { if case .number(let number) = $0.initial { number } else { 0 } }
    for (index, view) in mock.views.enumerated() {
      let loops = mock.loops(around: ViewIndex(index))
      for property in view.properties.all where !Self.shown.contains(property.key) {
        decide(property.value, loops)
      }
      for property in view.accessibility.all where !Self.heard.contains(property.key) {
        decide(property.value, loops)
      }
    }
    for view in mock.views {
      guard case .handlers(let handlers)? = view.properties[.onChange] else { continue }
      for handler in handlers {
        if let variable = mock.variable(named: handler.name) { mark(variable, nil) }
      }
    }
    for screen in mock.screens {
      for steps in [screen.onAppear, screen.onDisappear, screen.escape ?? [], screen.magicTap ?? []] {
        follow(steps, [])
      }
      for entry in screen.scheduled { follow(entry.steps, []) }
    }
    for handler in mock.handlers { follow(handler.steps, []) }
    for intent in mock.appIntents { follow(intent.steps, []) }
    for restriction in mock.guidedAccess { follow(restriction.onChange, []) }
    settle()
  }

  /// What a person perceives and no handler asks.
  private static let shown: [UInt8] = [
    ViewKey.text, .prompt, .runs, .value, .title, .message, .header, .footer, .headers, .name, .badge, .image,
    .color, .background, .style, .font,
  ].map(\.rawValue)
  private static let heard: [UInt8] = [
    AccessibilityKey.label, .value, .hint, .customContent, .inputLabels,
  ].map(\.rawValue)

  // MARK: What decides

  private mutating func mark(_ variable: Int, _ field: String?) {
    guard parts.indices.contains(variable) else { return }
    switch (parts[variable], field) {
    case (.whole, _): return
    case (_, nil): parts[variable] = .whole
    case (.nothing, let field?): parts[variable] = .fields(field.isEmpty ? [] : [field])
    case (.fields(let fields), let field?):
      if !field.isEmpty, !fields.contains(field) { parts[variable] = .fields(fields + [field]) }
    }
  }

  private mutating func decide(_ expression: Expression, _ loops: [ViewLoop]) {
    switch expression {
    case .constant, .environment, .isFocused, .moveSource, .moveDestination, .index: return
    case .variable(let variable):
      mark(variable, nil)
      if isExact.indices.contains(variable) { isExact[variable] = true }
    case .item(let depth): decide(loop: depth, nil, loops)
    case .member(.item(let depth), let field): decide(loop: depth, field, loops)
    case .member(.variable(let variable), let field): mark(variable, field)
    case .count(.variable(let variable)):
      mark(variable, isList(variable) ? "" : nil)
      isExact[variable] = true
    case .isEmpty(.variable(let variable)):
      mark(variable, isList(variable) ? "" : nil)
      compare(variable, with: "")
    case .member(let operand, _), .count(let operand), .isEmpty(let operand), .unary(_, let operand),
      .isRestricted(let operand):
      decide(operand, loops)
    case .binary(let operation, .variable(let variable), .constant(.number(let number))),
      .binary(let operation, .constant(.number(let number)), .variable(let variable)):
      mark(variable, nil)
      compare(variable, with: number, operation)
    case .binary(.equal, .variable(let variable), .constant(.text(let text))),
      .binary(.notEqual, .variable(let variable), .constant(.text(let text))):
      mark(variable, nil)
      compare(variable, with: text)
    case .binary(_, let a, let b), .contains(let a, let b):
      decide(a, loops)
      decide(b, loops)
    case .conditional(let condition, let yes, let no):
      for part in [condition, yes, no] { decide(part, loops) }
    }
  }

  private mutating func compare(_ variable: Int, with number: Double, _ operation: BinaryOperator) {
    guard compared.indices.contains(variable) else { return }
    switch operation {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      let known = compared[variable] ?? number...number
      compared[variable] = min(known.lowerBound, number)...max(known.upperBound, number)
    case .or, .and, .add, .subtract, .multiply, .divide, .remainder: isExact[variable] = true
    }
  }

  private mutating func compare(_ variable: Int, with text: String) {
    if texts.indices.contains(variable) { texts[variable].append(text) }
  }

  private func isList(_ variable: Int) -> Bool { lists.contains(variable) }

  private mutating func decide(loop depth: Int, _ field: String?, _ loops: [ViewLoop]) {
    guard loops.indices.contains(depth) else { return }
    switch loops[depth] {
    case .elements(let variable): mark(variable, field)
    case .other(let list): decide(list, loops)
    }
  }

  private mutating func decide(_ template: Template, _ loops: [ViewLoop]) {
    for case .expression(let expression) in template.segments { decide(expression, loops) }
  }

  private mutating func decide(_ binding: Binding, _ loops: [ViewLoop]) {
    switch binding.base {
    case .variable(let variable): mark(variable, binding.path.first)
    case .item(let depth): decide(loop: depth, binding.path.first, loops)
    }
  }

  /// Everything in a property decides, texts of actions excepted.
  private mutating func decide(_ value: PropertyValue, _ loops: [ViewLoop]) {
    switch value {
    case .expression(.variable(let variable)) where isList(variable): mark(variable, "")
    case .expression(let expression): decide(expression, loops)
    case .text(let template): decide(template, loops)
    case .texts(let templates): for template in templates { decide(template, loops) }
    case .binding(let binding): decide(binding, loops)
    case .conditionalTraits(let list):
      for traits in list { if let condition = traits.condition { decide(condition, loops) } }
    case .rotors(let rotors):
      for rotor in rotors { if let condition = rotor.condition { decide(condition, loops) } }
    case .record(let fields): for field in fields { decide(field.value, loops) }
    case .records(let records): for fields in records { for field in fields { decide(field.value, loops) } }
    case .values(let values): for value in values { decide(value, loops) }
    case .steps, .actions, .handlers: follow(value, loops)
    case .flag, .number, .scaled, .choice, .style, .color, .rect, .point, .points, .strings, .traits,
      .references, .views, .screen, .customContent, .runs:
      return
    }
  }

  // MARK: What flows where

  private mutating func follow(_ value: PropertyValue, _ loops: [ViewLoop]) {
    switch value {
    case .steps(let steps): follow(steps, loops)
    case .actions(let actions): for action in actions { follow(action.steps, loops) }
    case .handlers(let handlers): for handler in handlers { follow(handler.steps, loops) }
    case .flag, .number, .scaled, .text, .expression, .choice, .style, .color, .rect, .point, .points,
      .binding, .screen, .strings, .texts, .traits, .conditionalTraits, .references, .views, .rotors,
      .customContent, .runs, .record, .records, .values:
      return
    }
  }

  private mutating func follow(_ steps: [Step], _ loops: [ViewLoop]) {
    for step in steps {
      switch step {
      case .set(let assignments):
        for assignment in assignments { flow(assignment.value, into: assignment.target, loops) }
      case .append(let list, let value): flow(value, into: list, loops)
      case .insert(let list, let value, let place):
        flow(value, into: list, loops)
        flow(place, into: list, loops)
      case .remove(let list, let place): flow(place, into: list, loops)
      case .move(let list, let from, let to):
        flow(from, into: list, loops)
        flow(to, into: list, loops)
      case .condition(let condition, let yes, let no):
        decide(condition, loops)
        follow(yes, loops)
        follow(no, loops)
      case .after(_, let steps): follow(steps, loops)
      case .animate(let animation, let steps, let completion):
        for phase in animation.phases { follow(phase.steps, loops) }
        follow(steps, loops)
        follow(completion, loops)
      case .toggle, .returning, .updateFocus, .requestGuidedAccess, .push, .pop, .popToRoot, .selectTab,
        .present, .dismiss, .focus, .post, .scrollTo, .play:
        continue
      }
    }
  }

  private mutating func flow(_ value: Expression, into target: Binding, _ loops: [ViewLoop]) {
    switch target.base {
    case .variable(let variable):
      flows.append(Flow(variable: variable, field: target.path.first, value: value, loops: loops))
    case .item(let depth):
      guard loops.indices.contains(depth) else { return }
      switch loops[depth] {
      case .elements(let variable):
        flows.append(Flow(variable: variable, field: target.path.first, value: value, loops: loops))
      // Nobody knows whose element it is.
      case .other: decide(value, loops)
      }
    }
  }

  private mutating func flow(_ value: StepValue, into target: Binding, _ loops: [ViewLoop]) {
    switch value {
    case .expression(let expression): flow(expression, into: target, loops)
    case .text(let template):
      for case .expression(let expression) in template.segments { flow(expression, into: target, loops) }
    case .object(let fields):
      for field in fields {
        flow(field.value, into: Binding(target.base, path: target.path + [field.name]), loops)
      }
    case .list(let values): for value in values { flow(value, into: target, loops) }
    }
  }

  /// What flows into something that decides, decides.
  private mutating func settle() {
    var before: [Part] = []
    while before != parts {
      before = parts
      for flow in flows where isDeciding(flow.variable, flow.field) && !flow.counts {
        decide(flow.value, flow.loops)
      }
    }
  }

  private func isDeciding(_ variable: Int, _ field: String?) -> Bool {
    guard parts.indices.contains(variable) else { return false }
    switch parts[variable] {
    case .nothing: return false
    case .whole: return true
    case .fields(let fields): return field.map(fields.contains) ?? true
    }
  }
}

extension Value {
  fileprivate var elementCount: Int {
    if case .list(let elements) = self { return elements.count }
    return 0
  }

  fileprivate var isList: Bool {
    if case .list = self { return true }
    return false
  }
}
