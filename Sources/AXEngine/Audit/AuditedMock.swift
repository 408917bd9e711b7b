/// A mock under audit, with what rules ask of the file as a whole, worked out once.
final class AuditedMock {
  let mock: Mock
  /// The device and settings it is looked at with.
  let environment: Environment
  /// Every list of steps that some technology offers: activation, actions, escape and the like.
  private(set) var offered: Set<[Step]> = []
  /// The variables that steps or controls write.
  private(set) var written: Set<Int> = []
  /// The states in which a contract says in which order a screen is read.
  private var ordered: Set<Origin> = []
  /// The states that contracts are about.
  private(set) var states: [State] = []

  /// A screen with variables that differ from their initial values.
  struct State {
    var screen: Int
    var given: [(variable: Int, value: Value)]
    /// How a walk writes it.
    var step: String
  }

  /// How a screen came to be what it is before anybody did something: the `given` step of a walk; nil for none.
  struct Origin: Hashable {
    var screen: Int
    var step: String?
  }

  /// Every handler of the file.
  private(set) var handlers: [Handler] = []

  /// Steps, and where they hang.
  struct Handler {
    /// The view; the root of a screen for the screen's own.
    var view: ViewIndex
    /// The key they stand under.
    var key: String
    var steps: [Step]
    /// Whether a person sets them off, and a technology offers it.
    var isOffered: Bool
  }

  init(_ mock: Mock, environment: Environment) {
    self.mock = mock
    self.environment = environment
    readContracts()
    for place in mock.views.indices { collect(ViewIndex(place)) }
    for screen in mock.screens {
      add(screen.root, "onAppear", screen.onAppear, false)
      add(screen.root, "onDisappear", screen.onDisappear, false)
      add(screen.root, "escape", screen.escape, true)
      add(screen.root, "magicTap", screen.magicTap, true)
      for entry in screen.scheduled { add(screen.root, "scheduled", entry.steps, false) }
    }
    for handler in mock.handlers { add(-1, handler.name, handler.steps, true) }
    for intent in mock.appIntents { add(-1, "appIntents", intent.steps, true) }
    for handler in handlers {
      if handler.isOffered { offered.insert(handler.steps) }
      for step in handler.steps.flattened { written.formUnion(step.writtenVariables) }
    }
  }

  /// Whether a contract of the file says in which order a screen is read that came up in this way.
  func hasOrderContract(_ origin: Origin) -> Bool { ordered.contains(origin) }

  /// What contracts say of their screens: in which order they are read, and which states they are about. One with an
  /// error says nothing; whoever checks contracts is told.
  private func readContracts() {
    guard let range = mock.deferred.first(where: { $0.key == "contracts" })?.range else { return }
    for contract in ContractReader.read(mock.source, in: range).contracts {
      var checker = ContractChecker(mock)
      checker.check(contract)
      let screen = contract.screen.map { mock.screen(named: $0.text) } ?? mock.start
      guard let screen, !checker.diagnostics.contains(where: { $0.severity == .error }) else { continue }
      guard let step = readState(contract.given, of: screen) else { continue }
      let fixesOrder = contract.demands.contains { if case .order = $0.kind { true } else { false } }
      if fixesOrder, contract.profiles.contains(where: { isLookedAt($0.profile) }) {
        ordered.insert(Origin(screen: screen, step: step.isEmpty ? nil : step))
      }
    }
  }

  /// Whether what holds under a profile is about the order that is looked at: VoiceOver's, on the same device, turned the
  /// same way, in the same text size and language.
  private func isLookedAt(_ profile: Profile) -> Bool {
    var agreed = Environment(device: mock.device, locale: mock.locale)
    profile.apply(to: &agreed)
    return profile.technology == .voiceOver && agreed.device == environment.device
      && agreed.isLandscape == environment.isLandscape
      && agreed.contentSizeCategory == environment.contentSizeCategory
      && agreed.isRightToLeft == environment.isRightToLeft && agreed.locale == environment.locale
  }

  /// A state as texts, numbers and flags, and how a walk writes it, empty where it is the one that comes up by itself; nil
  /// for one with lists or objects, which is left to its contract.
  private func readState(_ given: [Contract.Given], of screen: Int) -> String? {
    var values: [(variable: Int, value: Value)] = []
    var words: [String] = []
    for entry in given {
      switch entry.value {
      case .text, .number, .flag: break
      case .list, .object: return nil
      }
      guard let variable = mock.variable(named: entry.name.text) else { return nil }
      if mock.variables[variable].initial == entry.value { continue }
      values.append((variable, entry.value))
      words.append(entry.name.text + " = " + entry.value.notation)
    }
    guard !values.isEmpty else { return "" }
    let step = "given " + words.joined(separator: ", ")
    states.append(State(screen: screen, given: values, step: step))
    return step
  }

  private func add(_ view: ViewIndex, _ key: String, _ steps: [Step]?, _ isOffered: Bool) {
    guard let steps, !steps.isEmpty else { return }
    handlers.append(Handler(view: view, key: key, steps: steps, isOffered: isOffered))
  }

  private func collect(_ index: ViewIndex) {
    let view = mock.views[Int(index)]
    for property in view.properties.all {
      guard let key = ViewKey(rawValue: property.key) else { continue }
      let gestures: [ViewKey] = [.onTap, .onLongPress, .onSwipe, .onPinch]
      let unprompted: [ViewKey] = [
        .onAppear, .onDisappear, .onChange, .transaction, .phaseAnimator, .keyframeAnimator, .onFocusChange,
        .onMove,
      ]
      collect(property.value, index, "\(key)", !gestures.contains(key) && !unprompted.contains(key))
      if key == .value, case .binding(let binding) = property.value, case .variable(let slot) = binding.base {
        written.insert(slot)
      }
    }
    for property in view.accessibility.all {
      guard let key = AccessibilityKey(rawValue: property.key) else { continue }
      collect(property.value, index, "\(key)", true)
    }
  }

  private func collect(_ value: PropertyValue, _ view: ViewIndex, _ key: String, _ isOffered: Bool) {
    switch value {
    case .steps(let steps): add(view, key, steps, isOffered)
    case .actions(let actions): for action in actions { add(view, key, action.steps, isOffered) }
    case .handlers(let handlers): for handler in handlers { add(view, key, handler.steps, isOffered) }
    case .record(let fields): for field in fields { collect(field.value, view, key, isOffered) }
    case .records(let records):
      for record in records { for field in record { collect(field.value, view, key, isOffered) } }
    case .flag, .number, .scaled, .text, .expression, .choice, .style, .color, .rect, .point, .points,
      .binding, .screen, .strings, .texts, .traits, .conditionalTraits, .references, .views, .rotors,
      .customContent, .runs, .values:
      return
    }
  }

  /// Whether one of a view's gesture handlers does what some technology offers elsewhere.
  func isOffered(_ steps: [Step]) -> Bool { steps.isEmpty || offered.contains(steps) }
}

extension [Step] {
  /// The steps, and those that are inside of them, in order.
  var flattened: [Step] {
    flatMap { step -> [Step] in
      switch step {
      case .condition(_, let then, let other): [step] + then.flattened + other.flattened
      case .after(_, let steps): [step] + steps.flattened
      case .animate(let animation, let steps, let completion):
        [step] + animation.phases.flatMap(\.steps.flattened) + steps.flattened + completion.flattened
      case .set, .toggle, .append, .insert, .remove, .move, .returning, .updateFocus, .requestGuidedAccess,
        .push, .pop, .popToRoot, .selectTab, .present, .dismiss, .focus, .post, .scrollTo, .play:
        [step]
      }
    }
  }
}

extension Step {
  /// The variables that the step itself writes.
  var writtenVariables: [Int] {
    let bindings: [Binding]
    switch self {
    case .set(let assignments): bindings = assignments.map(\.target)
    case .toggle(let binding), .append(let binding, _), .insert(let binding, _, _), .remove(let binding, _),
      .move(let binding, _, _):
      bindings = [binding]
    case .condition, .after, .animate, .returning, .updateFocus, .requestGuidedAccess, .push, .pop,
      .popToRoot, .selectTab, .present, .dismiss, .focus, .post, .scrollTo, .play:
      bindings = []
    }
    return bindings.compactMap { if case .variable(let slot) = $0.base { slot } else { nil } }
  }
}
