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
  var parts: [Part]
  /// Something is written into a variable; it decides where the variable does.
  struct Flow {
    var variable: Int
    var field: String?
    var value: Expression
    var loops: [ViewLoop]

    /// Whether a number counts up or down by a fixed one, or is set to a fixed one.
    var counts: Bool {
      if case .constant = value { field == nil } else { change != nil }
    }

    /// Whether the number is another one each time.
    var steps: Bool {
      if case .number(let by)? = change { by != 0 } else { false }
    }

    /// What is added to the variable or taken from it; nil where something else is written.
    private var change: Value? {
      guard field == nil, case .binary(let operation, .variable(variable), .constant(let change)) = value,
        operation == .add || operation == .subtract
      else { return nil }
      return change
    }
  }

  /// Something for which only counts that it changes: what moves a view, what `onChange` names.
  struct Watched {
    var value: Expression
    var loops: [ViewLoop]
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
  var flows: [Flow] = []
  var watched: [Watched] = []
  /// The variables that controls are bound to.
  private(set) var bound: Set<Int> = []
  private let lists: Set<Int>
  /// Whether a technology goes by what is selected: the keyboard enters a group there, the remote a list.
  let tellsSelected: Bool

  /// Looks through a mock, for a technology.
  init(_ mock: Mock, _ technology: TechnologyName) {
    switch technology {
    case .fullKeyboardAccess, .focusEngine: tellsSelected = true
    case .voiceOver, .switchControl, .voiceControl: tellsSelected = false
    }
    parts = mock.variables.map { _ in .nothing }
    lists = Set(mock.variables.indices.filter { mock.variables[$0].initial.isList })
    compared = mock.variables.map { _ in nil }
    isExact = mock.variables.map { _ in false }
    texts = mock.variables.map { _ in [] }
    firstCounts = mock.variables.map { $0.initial.elementCount }
    firsts = mock.variables.map { if case .number(let number) = $0.initial { number } else { 0 } }
    for (index, view) in mock.views.enumerated() {
      let loops = mock.loops(around: ViewIndex(index))
      for property in view.properties.all {
        if case .binding(let binding) = property.value, case .variable(let variable) = binding.base {
          bound.insert(variable)
        }
        if Self.shown.contains(property.key) { continue }
        decide(property.value, loops, in: property.key)
      }
      for property in view.accessibility.all where !Self.heard.contains(property.key) {
        decide(property.value, loops)
      }
    }
    for view in mock.views {
      guard case .handlers(let handlers)? = view.properties[.onChange] else { continue }
      for handler in handlers {
        if let variable = mock.variable(named: handler.name) {
          watched.append(Watched(value: .variable(variable), loops: []))
        }
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
  private static let moving: [UInt8] = [
    ViewKey.animation, .transaction, .phaseAnimator, .keyframeAnimator,
  ].map(\.rawValue)
  private static let heard: [UInt8] = [
    AccessibilityKey.label, .value, .hint, .customContent, .inputLabels,
  ].map(\.rawValue)

  // MARK: What decides

  mutating func mark(_ variable: Int, _ field: String?) {
    guard parts.indices.contains(variable) else { return }
    switch (parts[variable], field) {
    case (.whole, _): return
    case (_, nil): parts[variable] = .whole
    case (.nothing, let field?): parts[variable] = .fields(field.isEmpty ? [] : [field])
    case (.fields(let fields), let field?):
      if !field.isEmpty, !fields.contains(field) { parts[variable] = .fields(fields + [field]) }
    }
  }

  mutating func decide(_ expression: Expression, _ loops: [ViewLoop]) {
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

  mutating func compare(_ variable: Int, with number: Double, _ operation: BinaryOperator) {
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

  /// A property of a view; of what moves it only the change counts.
  private mutating func decide(_ value: PropertyValue, _ loops: [ViewLoop], in key: UInt8) {
    guard Self.moving.contains(key), case .record(let fields) = value else { return decide(value, loops) }
    for field in fields {
      if case .expression(let expression) = field.value, ["value", "trigger"].contains(field.name) {
        watched.append(Watched(value: expression, loops: loops))
      } else {
        decide(field.value, loops)
      }
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
      for traits in list where tellsSelected || traits.traits != .selected {
        if let condition = traits.condition { decide(condition, loops) }
      }
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
