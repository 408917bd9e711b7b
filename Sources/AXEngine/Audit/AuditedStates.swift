/// The states in which a mock is audited: each screen as it comes up and as contracts give it, what time makes of it, and
/// what single presses make of that. No search: exploring visits everything; here each control is pressed at most twice.
struct AuditedStates {
  /// How many states of one file are looked at, and how many presses deep.
  static let most = 24
  static let depth = 2
  /// How many views all states of one file may have together; a large screen is pressed less.
  static let mostViews = 60_000
  /// How long, in seconds, time is allowed to pass without anybody doing something.
  static let patience = 30.0
  /// How many things may happen in that time.
  static let happenings = 8

  private(set) var screens: [AuditedScreen] = []
  private(set) var changes: [AuditedChange] = []
  /// What went wrong: steps without end.
  private(set) var faults: [Diagnostic] = []
  /// Why some states were left out; nil where all were looked at.
  private(set) var leftOut: String?
  private let whole: AuditedMock
  private var pictures: Set<UInt64> = []
  private var pressed: [Control: Int] = [:]
  /// How often a control is pressed, in all states together: on the screen it is on, and once more.
  private static let presses = 2
  /// The screens on which steps never end; nothing more is pressed there.
  private var faulty: Set<Int> = []
  private var views = 0
  private var queue: [(screen: AuditedScreen, depth: Int)] = []

  private struct Control: Hashable {
    var view: ViewIndex
    var part: ViewPart?
  }

  /// Visits the states of one screen, by its place in the mock, or of all.
  init(_ whole: AuditedMock, screen: Int?) {
    self.whole = whole
    for place in screen.map({ $0...$0 }) ?? 0...max(0, whole.mock.screens.count - 1) {
      begin(place, given: [])
    }
    for state in whole.states where screen == nil || screen == state.screen {
      begin(state.screen, given: state.given, steps: [state.step])
    }
    var next = 0
    while next < queue.count {
      if queue[next].depth < Self.depth { pressAll(of: queue[next].screen, depth: queue[next].depth) }
      next += 1
    }
  }

  /// Whether another state may be looked at; where not, that is noted.
  private mutating func hasRoom() -> Bool {
    if screens.count >= Self.most {
      leftOut = leftOut ?? "the file has more than \(Self.most) states, not all of which were looked at"
      return false
    }
    if views >= Self.mostViews {
      leftOut = leftOut ?? "the states of the file are too large for all of them to be looked at"
      return false
    }
    return true
  }

  /// Opens a screen, with variables that differ.
  private mutating func begin(_ place: Int, given: [(variable: Int, value: Value)], steps: [String] = []) {
    var session = Session(
      mock: whole.mock, environment: whole.environment, screen: place, given: given,
      technologies: [.voiceOver])
    session.composesSpeech = false
    guard note(session.start(), on: place) else { return }
    let origin = AuditedMock.Origin(screen: place, step: steps.first)
    visit(AuditedScreen(whole, session, steps: steps, origin: origin), depth: 0)
  }

  /// Collects faults, each once; false where there is one.
  private mutating func note(_ effects: [Effect], on screen: Int) -> Bool {
    let found = effects.compactMap { if case .fault(let diagnostic) = $0 { diagnostic } else { nil } }
    for fault in found where !faults.contains(fault) { faults.append(fault) }
    guard !found.isEmpty else { return true }
    faulty.insert(screen)
    leftOut = leftOut ?? "steps of the file never end, so that not all of its states were looked at"
    return false
  }

  /// Looks at a state, unless one that is just like it was looked at, and lets time pass in it.
  private mutating func visit(_ screen: AuditedScreen, depth: Int) {
    guard pictures.insert(screen.picture).inserted else { return }
    views += screen.scene.views.nodes.count
    screens.append(screen)
    queue.append((screen, depth))
    passTime(from: screen, depth: depth, isAnswer: depth > 0)
  }

  private mutating func passTime(from start: AuditedScreen, depth: Int, isAnswer: Bool) {
    var screen = start
    var passed = 0.0
    for _ in 0..<Self.happenings {
      guard let next = screen.session.app.untilNextEvent, passed + next.inSeconds <= Self.patience, hasRoom()
      else { return }
      passed += next.inSeconds
      var session = screen.session
      let (effects, events) = session.observe(.advance(next))
      guard note(effects, on: screen.place) else { return }
      let steps = start.steps + ["wait " + NumberText.text(of: NumberText.toHundredths(passed)) + "s"]
      let after = AuditedScreen(whole, session, steps: steps, origin: start.origin)
      changes.append(
        AuditedChange(
          before: screen, after: after, cause: .time(passed), cursor: screen.session.cursor, events: events,
          isAnswer: isAnswer))
      if pictures.insert(after.picture).inserted {
        views += after.scene.views.nodes.count
        screens.append(after)
        queue.append((after, depth))
      }
      screen = after
    }
  }

  private mutating func pressAll(of screen: AuditedScreen, depth: Int) {
    guard !faulty.contains(screen.place) else { return }
    for element in screen.elements where canBePressed(element, on: screen) {
      let node = screen.scene.views.nodes[Int(element.node)]
      // The days of a calendar are many and alike.
      var part = node.part
      if case .option? = part, screen.mock.views[Int(node.view)].type == .datePicker { part = .option(0) }
      let control = Control(view: node.view, part: part)
      guard pressed[control, default: 0] < Self.presses else { continue }
      guard hasRoom() else { return }
      pressed[control, default: 0] += 1
      var session = screen.session
      _ = session.update(.input(.gesture(.touch(element.node))))
      // Touching moves the cursor and, where it scrolls, the screen; the rest need not be worked out again.
      let before =
        session.scene === screen.scene
        ? screen : AuditedScreen(whole, session, steps: screen.steps, origin: screen.origin)
      let cursor = session.cursor
      let (effects, events) = session.observe(.input(.gesture(.tap(count: 2, fingers: 1, hold: false))))
      guard note(effects, on: screen.place) else { return }
      let steps = screen.steps + ["double tap " + screen.name(element.node)]
      let after = AuditedScreen(whole, session, steps: steps, origin: screen.origin)
      views += after.scene.views.nodes.count
      changes.append(
        AuditedChange(
          before: before, after: after, cause: .press(element.node), cursor: cursor, events: events,
          isAnswer: true))
      visit(after, depth: depth + 1)
    }
  }

  /// Whether pressing is worth it: something of the app's hangs on it, or the system opens or chooses something.
  private func canBePressed(_ element: AuditedScreen.Element, on screen: AuditedScreen) -> Bool {
    guard !element.isDimmed, element.traits.isDisjoint(with: .field), !element.traits.contains(.adjustable)
    else { return false }
    let node = screen.scene.target(of: element.index)
    guard let view = screen.own(screen.shown(node)) else { return true }
    if screen.acts(screen.shown(node)) || screen.acts(node) { return true }
    switch view.type {
    case .toggle, .navigationLink, .link, .disclosureGroup, .menu, .picker, .datePicker: return true
    case .button, .vStack, .hStack, .zStack, .scrollView, .list, .section, .form,
      .grid, .table, .group, .spacer, .divider, .view, .text, .label, .image, .badge, .slider, .stepper,
      .textField, .secureField, .textEditor, .searchField, .pageControl, .progressView, .gauge,
      .navigationStack, .tabView, .toolbar, .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog,
      .forEach, .tab:
      return false
    }
  }
}

extension Duration {
  /// In seconds.
  var inSeconds: Double { self / .seconds(1) }
}
