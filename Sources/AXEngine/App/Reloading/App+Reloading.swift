/// A running app that goes on with another version of its file.
struct AppContinuation {
  /// The app, on the new version.
  var app: App
  /// What its views were called before.
  var counterparts: Counterparts
  /// Names of the screens on the stack that are gone, the front one last.
  var lostScreens: [String]
  /// Whether the screen in front is another one than before.
  var isElsewhere: Bool
  /// How many timers and animations were given up.
  var lostTimers: Int
}

extension App {
  /// The same app on another version of its file: the stack of screens, state, tabs, open views, scroll offsets and
  /// timers are kept as far as they still exist. No handler runs: nothing appears that a person has waited for.
  /// Nil where none of the open screens is left.
  func continued(with mock: Mock) -> AppContinuation? {
    let pairs = ViewPairs(self.mock, mock)
    let blueprint = Blueprint(mock)
    var lost: [String] = []
    var kept: [Int] = []
    var next = state
    next.navigation = []
    for (place, screen) in state.navigation.enumerated() {
      guard pairs.screens.indices.contains(screen.screen), let target = pairs.screens[screen.screen] else {
        if self.mock.screens.indices.contains(screen.screen) {
          lost.append(self.mock.screens[screen.screen].name)
        }
        continue
      }
      var same = screen
      same.screen = target
      same.showsNavigationBar =
        !blueprint.navigationStacks[target].isEmpty || next.navigation.last?.showsNavigationBar == true
      next.navigation.append(same)
      kept.append(place)
    }
    guard let front = kept.last else { return nil }
    next.variables = variables(in: mock)
    if self.mock.device != mock.device { next.environment.device = mock.device }
    if next.environment.locale == self.mock.locale { next.environment.locale = mock.locale }

    let before = kept.map { version(upTo: $0) }
    var after: [Counterparts.Version] = []
    var counterparts = Counterparts()
    var known = -1
    // What is chosen, unfolded or opened shows more views, in which more may be.
    while counterparts.count > known {
      known = counterparts.count
      next.tabs = state.tabs.compactMap { tab in
        counterparts[tab.view].map { AppState.TabSelection(view: $0, index: tab.index) }
      }
      next.expanded = counterparts(state.expanded)
      next.detents = state.detents.compactMap { rest in
        counterparts[rest.sheet].map { AppState.SheetRest(sheet: $0, place: rest.place) }
      }
      next.presentations = counterparts(state.presentations)
      after = next.navigation.indices.map { place in
        Self.version(of: mock, blueprint, next, upTo: place)
      }
      for (old, new) in zip(before, after) { counterparts.add(old, new, pairs) }
      if state.tabs.isEmpty, state.expanded.isEmpty, state.presentations.isEmpty { break }
    }
    var app = App(mock: mock, blueprint: blueprint, state: next, views: after.last?.views ?? ViewTree())
    app.layOut()
    app.keepPresentations()
    app.keepNames(of: self, counterparts, screens: kept)
    let isElsewhere = front != state.navigation.count - 1
    let lostTimers = app.keepTimers(of: self, counterparts, pairs, isElsewhere: isElsewhere)
    return AppContinuation(
      app: app, counterparts: counterparts, lostScreens: lost, isElsewhere: isElsewhere,
      lostTimers: lostTimers)
  }

  private init(mock: Mock, blueprint: Blueprint, state: AppState, views: ViewTree) {
    self.mock = mock
    self.blueprint = blueprint
    self.state = state
    self.views = views
  }

  /// The variables as they are; a new initial value in the file counts more than the old one in the state.
  private func variables(in mock: Mock) -> [Value] {
    var places: [String: Int] = [:]
    for (place, variable) in self.mock.variables.enumerated() { places[variable.name] = place }
    return mock.variables.map { variable in
      guard let place = places[variable.name], self.mock.variables[place].initial == variable.initial,
        state.variables.indices.contains(place)
      else { return variable.initial }
      return state.variables[place]
    }
  }

  /// The screen at a place of the stack.
  private func version(upTo place: Int) -> Counterparts.Version {
    if place == state.navigation.count - 1 {
      return Counterparts.Version(mock: mock, state: state, views: views)
    }
    return Self.version(of: mock, blueprint, state, upTo: place)
  }

  private static func version(
    of mock: Mock, _ blueprint: Blueprint, _ state: AppState, upTo place: Int
  ) -> Counterparts.Version {
    var state = state
    state.navigation = Array(state.navigation.prefix(place + 1))
    let views = ViewTreeBuilder.build(mock: mock, blueprint: blueprint, state: state)
    return Counterparts.Version(mock: mock, state: state, views: views)
  }

  /// Open views stand in the order in which they were opened; what opens with the new version comes last.
  private mutating func keepPresentations() {
    let present = views.presented.map { views.nodes[Int($0)].identity }
    state.presentations.removeAll { !present.contains($0) }
    state.presentations += present.filter { !state.presentations.contains($0) }
    let order = state.presentations
    views.presented.sort { a, b in
      (order.firstIndex(of: views.nodes[Int(a)].identity) ?? 0)
        < (order.firstIndex(of: views.nodes[Int(b)].identity) ?? 0)
    }
  }

  /// What the state calls by name.
  private mutating func keepNames(of old: App, _ counterparts: Counterparts, screens: [Int]) {
    for (place, screen) in screens.enumerated() {
      state.navigation[place].scrollOffsets = old.state.navigation[screen].scrollOffsets.compactMap { known in
        counterparts[known.view].map { AppState.ScrollOffset(view: $0, offset: known.offset) }
      }
    }
    let front = state.navigation.count - 1
    for place in state.navigation[front].scrollOffsets.indices {
      let known = state.navigation[front].scrollOffsets[place]
      guard let node = views.node(known.view), views.frames.indices.contains(Int(node)) else { continue }
      state.navigation[front].scrollOffsets[place].offset =
        views.scrollGeometry(of: node).clamped(known.offset)
    }
    state.completedOnce = counterparts(old.state.completedOnce)
    state.focus = old.state.focus.flatMap { counterparts[$0] }
    state.dragged = old.state.dragged.flatMap { counterparts[$0] }
    keepEditing(of: old, counterparts)
  }

  /// A field goes on being edited, as far as it has the text for it.
  private mutating func keepEditing(of old: App, _ counterparts: Counterparts) {
    let node = old.state.firstResponder.flatMap { counterparts[$0] }.flatMap { views.node($0) }
    guard let node, views.nodes[Int(node)].part == nil, !views.nodes[Int(node)].flags.contains(.disabled),
      mock.views[Int(views.nodes[Int(node)].view)].type.isTextEntry
    else {
      state.firstResponder = nil
      state.insertionPoint = 0
      state.selectionAnchor = nil
      return
    }
    state.firstResponder = views.nodes[Int(node)].identity
    let length = text(of: node)?.count ?? 0
    state.insertionPoint = min(state.insertionPoint, length)
    state.selectionAnchor = state.selectionAnchor.map { min($0, length) }
  }
}
