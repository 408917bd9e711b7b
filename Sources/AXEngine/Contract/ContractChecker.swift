/// Checks what contracts name against the mock that they belong to: ids, variables, features, screens of steps.
struct ContractChecker {
  private let mock: Mock
  /// The views of each screen by their ids.
  private let ids: [[String: ViewIndex]]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ mock: Mock) {
    self.mock = mock
    var ids = [[String: ViewIndex]](repeating: [:], count: mock.screens.count)
    for (index, view) in mock.views.enumerated() {
      guard let id = view.id, ids.indices.contains(Int(view.screen)) else { continue }
      if ids[Int(view.screen)][id] == nil { ids[Int(view.screen)][id] = ViewIndex(index) }
    }
    self.ids = ids
  }

  /// Views by their ids, on one screen or on all.
  private struct Names: ViewNaming {
    let views: [ViewDescription]
    let screen: Int
    let ids: [[String: ViewIndex]]

    func viewIndex(named id: String) -> ViewIndex? {
      if screen >= 0 { return ids.indices.contains(screen) ? ids[screen][id] : nil }
      return ids.lazy.compactMap { $0[id] }.first
    }
  }

  /// Checks a contract. One of an unknown screen, which the file's reader has reported, is not looked at any further.
  mutating func check(_ contract: Contract) {
    var screen = mock.start
    if let name = contract.screen {
      guard let found = mock.screen(named: name.text) else { return }
      screen = found
    }
    for given in contract.given { check(given) }
    for profile in contract.profiles { check(profile) }
    for demand in contract.demands {
      for id in demand.ids { check(id, on: screen, in: demand) }
      for step in demand.steps { check(step) }
      check(demand, against: contract.profiles)
    }
    // Said once, however many words there are.
    if let spoken = contract.demands.first(where: { $0.check == .spoken }),
      !contract.profiles.contains(where: { $0.profile.technology == .voiceOver })
    {
      warn(
        spoken.range, "only VoiceOver speaks, and no profile of the contract uses it",
        help: "add 'voiceOver' to 'profile'")
    }
  }

  // MARK: State and device

  private mutating func check(_ given: Contract.Given) {
    guard let variable = mock.variable(named: given.name.text) else {
      return report(
        given.name.range, "unknown variable '\(given.name.shown)'",
        help: Suggestion.help(for: given.name.text, among: mock.variables.map(\.name))
          ?? "variables are declared in 'state'")
    }
    let initial = mock.variables[variable].initial
    if given.value.kindName != initial.kindName {
      report(
        given.range, "'\(given.name.shown)' is \(initial.kindName), and this is \(given.value.kindName)",
        help: "'given' holds JSON values: 3, true, \"text\"")
    }
  }

  private mutating func check(_ named: Contract.NamedProfile) {
    if let problem = named.profile.problem(in: mock) {
      report(named.text.range, problem.message, help: problem.help)
    }
    if let warning = named.profile.warning(in: mock) {
      warn(named.text.range, warning.message, help: warning.help)
    }
  }

  /// What can never be looked at under the profiles of its contract.
  private mutating func check(_ demand: Contract.Demand, against profiles: [Contract.NamedProfile]) {
    let used = profiles.map(\.profile.technology)
    switch demand.kind {
    case .effort(_, let technology, _) where !used.contains(technology):
      warn(
        demand.range, "no profile of the contract uses \(technology.rawValue), so this is never judged",
        help: "add '\(technology.rawValue)' to 'profile'")
    case .announces(let steps, _) where !used.contains(.voiceOver):
      guard let first = steps.first else { return }
      warn(
        first.text.range, "only VoiceOver announces, and no profile of the contract uses it",
        help: "add 'voiceOver' to 'profile'")
    case .initialFocus(let id) where used.allSatisfy({ $0 == .voiceControl }):
      warn(
        id.range, "Voice Control begins nowhere, and the contract has no other profile",
        help: "add 'voiceOver' to 'profile'")
    case .journey(let steps):
      if !used.contains(where: { steps.stranger(to: $0) == nil }), let profile = used.first,
        let step = steps.stranger(to: profile)
      {
        warn(
          step.text.range,
          "no profile of the contract can take this journey: this is no step of \(profile.rawValue)")
      } else if let first = steps.first, !steps.contains(where: { $0.step.action.canFail }) {
        warn(
          first.text.range, "nothing is expected on this journey",
          help: "add a step such as 'expect focus #pay'")
      }
    case .order, .orderIncludes, .before, .together, .reachable, .unreachable, .initialFocus, .spoken,
      .minimumTarget, .frame, .activationPoint, .effort, .announces:
      return
    }
  }

  // MARK: Ids

  private mutating func check(_ id: Located, on screen: Int, in demand: Contract.Demand) {
    let names = Names(views: mock.views, screen: screen, ids: ids)
    if let reference = names.resolve(id.text) {
      guard reference.copy == .all, !demand.takesAllCopies else { return }
      return report(
        id.range, "'\(id.shown)' means all copies, and this is about one",
        help: "name one: '\(id.text.dropLast(2))[0]'")
    }
    if isMadeUp(id.text, on: screen) { return }
    report(id.range, "there is no view with the id '\(id.shown)'", help: help(for: id.text, on: screen))
  }

  /// Whether an id is one that the program makes up for a view without: `Text@3`, `tabs[0]`.
  private func isMadeUp(_ id: String, on screen: Int) -> Bool {
    let base = id.prefix { $0 != "[" && $0 != "." }
    let root = Int(mock.screens[screen].root)
    let views = mock.views.indices.contains(root) ? root..<Int(mock.views[root].end) : 0..<0
    if base == "tabs" {
      return views.contains { mock.views[$0].type == .tabView && mock.views[$0].id == nil }
    }
    let parts = base.split(separator: "@")
    guard parts.count == 2, let place = Int(parts[1]), (0..<views.count).contains(place) else { return false }
    return mock.views[root + place].id == nil && mock.views[root + place].type.rawValue == parts[0]
  }

  private func help(for id: String, on screen: Int) -> String? {
    for (place, table) in ids.enumerated() where place != screen {
      if table[id] != nil { return "it is in the screen '\(mock.screens[place].name)'" }
    }
    if id.hasPrefix("#") { return "leave out the '#'" }
    let known = mock.views.compactMap { Int($0.screen) == screen ? $0.id : nil }
    return Suggestion.help(for: id, among: known + ["backButton", "navigationTitle"])
  }

  // MARK: Steps

  private mutating func check(_ step: Contract.Step) {
    let names = Names(views: mock.views, screen: -1, ids: ids)
    for view in step.step.action.views where names.resolve(view.id) == nil && !view.id.contains("@") {
      if StepResolver.isKnown(view, in: mock) || view.id.hasPrefix("tabs[") { continue }
      let known = mock.views.compactMap(\.id)
      report(
        place(view.range, in: step), "unknown id '#\(view.id.shortened)'",
        help: Suggestion.closest(to: view.id, among: known).map { "did you mean '#\($0)'?" })
    }
    switch step.step.action {
    case .guidedAccess(_, let feature?):
      let known = mock.guidedAccess.map(\.identifier)
      if known.contains(feature.text) { return }
      report(
        place(feature.range, in: step), "the app has no feature '\(feature.shown)' to deny",
        help: Suggestion.help(for: feature.text, among: known))
    case .expect(let expectation): check(expectation, in: step)
    case .open, .screen, .given, .use, .set, .assign, .input, .hold, .rotor, .touch, .splitTap, .drag,
      .explore,
      .itemChooser, .choose, .assistiveTouch, .dwell, .guidedAccess, .wait:
      return
    }
  }

  private mutating func check(_ expectation: Expectation, in step: Contract.Step) {
    switch expectation.subject {
    case .screen(let matcher):
      guard case .equals(let name) = matcher.kind, mock.screen(named: name) == nil else { return }
      report(
        step.text.range, "unknown screen '\(name.shortened)'",
        help: Suggestion.help(for: name, among: mock.screens.map(\.name)))
    case .state(let assignment):
      let name = assignment.name
      guard mock.variable(named: name.text) != nil else {
        return report(
          place(name.range, in: step), "unknown variable '\(name.shown)'",
          help: Suggestion.help(for: name.text, among: mock.variables.map(\.name)))
      }
      if case .failure(let problem) = mock.parseExpression(assignment.expression.text) {
        report(step.text.range, problem.message, help: problem.help)
      }
    case .spoken, .hint, .focus, .rotor, .sound, .silence, .visible, .guidedAccess, .overlay, .scan, .log:
      return
    }
  }

  /// A stretch of a step's text in the file; the whole step where escapes stand in it.
  private func place(_ range: SourceRange, in step: Contract.Step) -> SourceRange {
    let whole = step.text.range
    guard Int(whole.end - whole.start) == step.text.text.utf8.count + 2 else { return whole }
    let start = Int(whole.start) + 1
    return SourceRange(start + Int(range.start), start + Int(range.end))
  }

  private mutating func report(
    _ range: SourceRange, _ message: String, help: String? = nil
  ) {
    diagnostics.append(Diagnostic(at: range, message, help: help))
  }

  private mutating func warn(_ range: SourceRange, _ message: String, help: String? = nil) {
    diagnostics.append(Diagnostic(.warning, at: range, message, help: help))
  }
}

extension WalkAction {
  /// Whether a step asks for something that may not be there; a gesture, a key and time always pass.
  fileprivate var canFail: Bool {
    switch self {
    case .expect, .touch, .splitTap, .drag, .explore, .rotor, .itemChooser, .choose, .assistiveTouch, .dwell,
      .guidedAccess, .assign, .open, .screen, .given:
      true
    case .use, .set, .input, .hold, .wait: false
    }
  }
}

extension Contract.Demand {
  /// Whether `row[]` may stand for all copies of a view.
  fileprivate var takesAllCopies: Bool {
    switch kind {
    case .order, .orderIncludes, .together, .reachable, .unreachable, .minimumTarget: true
    case .before, .initialFocus, .spoken, .frame, .activationPoint, .effort, .announces, .journey: false
    }
  }
}

extension WalkAction {
  /// The views that the step names.
  fileprivate var views: [ViewName] {
    switch self {
    case .touch(let view, _), .splitTap(let view), .assistiveTouch(_, let view), .dwell(let view): [view]
    case .drag(let view, .view(let target)): [view, target]
    case .drag(let view, .point): [view]
    case .explore(let views): views
    case .expect(let expectation):
      switch expectation.subject {
      case .focus(.view(let view)), .visible(let view): [view]
      case .focus, .spoken, .hint, .screen, .state, .rotor, .sound, .silence, .guidedAccess, .overlay, .scan,
        .log:
        []
      }
    case .open, .screen, .given, .use, .set, .assign, .input, .hold, .rotor, .itemChooser, .choose,
      .guidedAccess,
      .wait:
      []
    }
  }
}
