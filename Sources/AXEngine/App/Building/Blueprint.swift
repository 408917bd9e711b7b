/// What can be said of a mock's views once and for all, in a form that is quick to ask when the state changes.
final class Blueprint: Sendable {
  /// One entry a view, in the order of `Mock.views`.
  let facts: [ViewFacts]
  /// For each screen, its navigation stacks that show the screen's bar: those that are in no other one and in
  /// no presented view.
  let navigationStacks: [[ViewIndex]]
  /// For each screen, what its title reads.
  let titleDependencies: [VariableSet]
  /// Views that Guided Access may hide, with the feature they belong to.
  let restricted: [(view: ViewIndex, identifier: String)]
  /// Whether any view has an `accessibility.focused` binding.
  let hasFocusedBindings: Bool
  /// Whether any view says how it is animated.
  let hasAnimatedViews: Bool

  /// Looks through all views.
  init(_ mock: Mock) {
    var facts: [ViewFacts] = []
    facts.reserveCapacity(mock.views.count)
    var navigationStacks = [[ViewIndex]](repeating: [], count: mock.screens.count)
    var stackEnd: ViewIndex = 0
    var hasFocusedBindings = false
    var hasAnimatedViews = false
    for view in mock.views {
      facts.append(ViewFacts(view))
      let index = ViewIndex(facts.count - 1)
      if index >= stackEnd, view.type == .navigationStack || view.type.isPresented {
        stackEnd = view.end
        if view.type == .navigationStack, navigationStacks.indices.contains(Int(view.screen)) {
          navigationStacks[Int(view.screen)].append(index)
        }
      }
      if view.accessibility.has(.focused) { hasFocusedBindings = true }
      if view.isAnimated { hasAnimatedViews = true }
    }
    for index in facts.indices.reversed() where mock.views[index].parent >= 0 {
      facts[Int(mock.views[index].parent)].include(facts[index])
    }
    self.facts = facts
    self.navigationStacks = navigationStacks
    self.hasFocusedBindings = hasFocusedBindings
    self.hasAnimatedViews = hasAnimatedViews
    titleDependencies = mock.screens.map { screen in
      var uses = ExpressionUses()
      if let title = screen.title { uses.add(title) }
      return uses.variables
    }
    restricted = mock.guidedAccess.flatMap { restriction in
      restriction.restricts.map { ($0, restriction.identifier) }
    }
  }
}

/// What a view and those below it depend on. Trivial, so that asking thousands of them is quick.
struct ViewFacts: Sendable {
  /// State variables and environment.
  var variables: VariableSet
  /// Loops whose rows are read, as bits by depth.
  var items: UInt32 = 0
  /// Loops whose running index is read, as bits by depth.
  var indices: UInt32 = 0
  /// The place behind the last descendant.
  var end: ViewIndex
  /// What it is.
  var type: ViewType
  /// How it is nested.
  var role: ViewDescription.Role
  private var marks: Marks = []

  // Three flags of a byte each would make every entry a third larger.
  private struct Marks: OptionSet {
    let rawValue: UInt8
    static let isObserver = Marks(rawValue: 1)
    static let hasLoops = Marks(rawValue: 2)
    static let isPlain = Marks(rawValue: 4)
  }

  /// Whether the app has to notice its coming and going, or a binding of its.
  var isObserver: Bool { marks.contains(.isObserver) }
  /// Whether there is a `forEach` in it.
  var hasLoops: Bool { marks.contains(.hasLoops) }
  /// Whether nothing is said that could dim, hide, clip or make it modal.
  var isPlain: Bool { marks.contains(.isPlain) }

  /// Works out the view's own part.
  init(_ view: ViewDescription) {
    variables = view.dependencies
    end = view.end
    type = view.type
    role = view.role
    let own = view.properties
    let spoken = view.accessibility
    if own.has(.onAppear) || own.has(.onDisappear) || own.has(.onChange) || spoken.has(.focused)
      || view.isAnimated
    {
      marks.insert(.isObserver)
    }
    if view.type == .forEach { marks.insert(.hasLoops) }
    if !own.has(.disabled) && !own.has(.hidden) && !own.has(.opacity) && !own.has(.clipsToBounds)
      && !spoken.has(.hidden) && !spoken.has(.viewIsModal)
      && !Self.mayBeModal(spoken[.traits]) && !Self.mayBeModal(spoken[.addTraits])
    {
      marks.insert(.isPlain)
    }
    if view.loopDepth > 0 {
      var uses = ExpressionUses()
      for property in view.properties.all { uses.add(property.value) }
      for property in view.accessibility.all { uses.add(property.value) }
      items = uses.items
      indices = uses.indices
    }
  }

  private static func mayBeModal(_ value: PropertyValue?) -> Bool {
    switch value {
    case .traits(let traits)?: traits.contains(.isModal)
    case .conditionalTraits(let list)?: list.contains { $0.traits.contains(.isModal) }
    default: false
    }
  }

  /// Adds what a descendant depends on.
  mutating func include(_ child: ViewFacts) {
    variables.formUnion(child.variables)
    items |= child.items
    indices |= child.indices
    if child.hasLoops { marks.insert(.hasLoops) }
  }
}

/// What expressions read. Steps are not looked into: they are worked out when they run.
struct ExpressionUses {
  var variables = VariableSet.none
  var items: UInt32 = 0
  var indices: UInt32 = 0

  mutating func add(_ template: Template) {
    guard template.literal == nil else { return }
    for segment in template.segments {
      if case .expression(let expression) = segment { add(expression) }
    }
  }

  mutating func add(_ binding: Binding) {
    switch binding.base {
    case .variable(let slot): variables.formUnion(.variable(slot))
    case .item(let depth): items |= Self.bit(depth)
    }
  }

  mutating func add(_ expression: Expression) {
    switch expression {
    case .constant, .isFocused, .moveSource, .moveDestination: break
    case .variable(let slot): variables.formUnion(.variable(slot))
    case .item(let depth): items |= Self.bit(depth)
    case .index(let depth): indices |= Self.bit(depth)
    case .environment: variables.formUnion(.environment)
    case .isRestricted(let operand):
      variables.formUnion(.environment)
      add(operand)
    case .member(let operand, _), .count(let operand), .unary(_, let operand), .isEmpty(let operand):
      add(operand)
    case .binary(_, let a, let b), .contains(let a, let b):
      add(a)
      add(b)
    case .conditional(let condition, let yes, let no):
      add(condition)
      add(yes)
      add(no)
    }
  }

  mutating func add(_ value: PropertyValue) {
    switch value {
    case .flag, .number, .scaled, .choice, .style, .color, .rect, .point, .points, .steps, .strings, .traits,
      .references, .views, .handlers, .screen:
      break
    case .text(let template): add(template)
    case .texts(let templates): for template in templates { add(template) }
    case .expression(let expression): add(expression)
    case .binding(let binding): add(binding)
    case .conditionalTraits(let list):
      for traits in list { if let condition = traits.condition { add(condition) } }
    case .actions(let actions): for action in actions { add(action.name) }
    case .customContent(let list):
      for content in list {
        add(content.label)
        add(content.value)
      }
    case .runs(let runs): for run in runs { add(run.text) }
    case .record(let fields): for field in fields { add(field.value) }
    case .records(let records): for fields in records { for field in fields { add(field.value) } }
    case .values(let values): for value in values { add(value) }
    case .rotors(let rotors):
      for rotor in rotors {
        if let condition = rotor.condition { add(condition) }
        for entry in rotor.entries ?? [] { if let label = entry.label { add(label) } }
      }
    }
  }

  /// Loops from the 32nd on share a bit.
  private static func bit(_ depth: Int) -> UInt32 { 1 << UInt32(min(max(depth, 0), 31)) }
}

extension ViewDescription {
  /// Whether it says how it is animated.
  var isAnimated: Bool {
    properties.has(.animation) || properties.has(.transaction) || properties.has(.phaseAnimator)
      || properties.has(.keyframeAnimator)
  }
}
