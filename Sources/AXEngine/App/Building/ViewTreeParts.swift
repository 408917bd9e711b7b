/// The parts that views make for themselves.
extension ViewTreeBuilder {
  /// Adds a part without anything in it; more may be placed in it before it is closed.
  @discardableResult
  mutating func addPart(
    _ part: ViewPart, of index: ViewIndex, _ level: Level, text: String = "", flags: ViewFlags = []
  ) -> NodeIndex {
    flush()
    let node = NodeIndex(nodes.count)
    var flags = flags
    if level.isDisabled { flags.insert(.disabled) }
    if level.isSemantic { flags.insert(.semanticOnly) }
    if flags.contains(.presented) { presented.append(node) }
    fresh.append((node, matchOfPart(node, level)))
    nodes.append(
      ViewNode(
        view: index, part: part, index: node, parent: level.node, scope: level.scope,
        identity: level.identity.part(part), flags: flags, text: text))
    return node
  }

  /// Where a part stood in the old tree, if it stood at the same distance from its view; else -1.
  private func matchOfPart(_ node: NodeIndex, _ level: Level) -> NodeIndex {
    guard level.owner >= 0 else { return -1 }
    let match = level.owner + node - level.ownerNode
    return match < old.nodes[Int(level.owner)].end ? match : -1
  }

  /// The level inside a part: nothing in it is taken from the old tree.
  func inside(_ part: NodeIndex, _ level: Level) -> Level {
    var inner = level
    inner.node = part
    inner.identity = nodes[Int(part)].identity
    inner.old = -1
    inner.isForced = true
    return inner
  }

  /// Adds a part that shows a text property, where it is given.
  mutating func addText(
    _ part: ViewPart, _ key: ViewKey, of view: ViewDescription, _ index: ViewIndex, _ level: Level
  ) {
    guard let template = view.properties.template(key) else { return }
    addPart(part, of: index, level, text: Evaluator.string(of: template, scope: level.scope, in: context))
  }

  /// Adds a section's header or footer: a text, or a part around a view.
  mutating func placeCaption(
    _ part: ViewPart, _ key: ViewKey, of view: ViewDescription, _ index: ViewIndex, _ level: Level
  ) {
    guard case .views(let views)? = view.properties[key] else {
      addText(part, key, of: view, index, level)
      return
    }
    let node = addPart(part, of: index, level)
    var inner = inside(node, level)
    for view in views { place(view, &inner) }
    close(node)
  }

  /// Adds the visible name beside a control.
  mutating func addCaption(of view: ViewDescription, _ index: ViewIndex, _ level: Level) {
    let text = nodes[Int(level.node)].text
    if !text.isEmpty { addPart(.caption, of: index, level, text: text) }
  }

  /// Adds the two buttons of a stepper (CU-76); the one that leads beyond the range is dimmed.
  mutating func placeStepperButtons(of view: ViewDescription, _ index: ViewIndex, _ level: Level) {
    let value = context.value(of: view, scope: level.scope)?.asNumber
    let range = context.range(of: view)
    var lower = ViewFlags()
    var upper = ViewFlags()
    if let value, let range {
      if value <= range.lowerBound { lower.insert(.disabled) }
      if value >= range.upperBound { upper.insert(.disabled) }
    }
    addPart(.decrement, of: index, level, text: "−", flags: lower)
    addPart(.increment, of: index, level, text: "+", flags: upper)
  }

  /// Adds what a date picker shows and its menu where that is open: one value, or a button for each of two.
  mutating func placeDateParts(of view: ViewDescription, _ index: ViewIndex, _ level: Level) {
    addCaption(of: view, index, level)
    guard DatePickerMode(of: view) == .dateAndTime else {
      addPart(.content, of: index, level, text: context.dateText(of: view, scope: level.scope))
      placeOpenDates(of: view, index, level)
      return
    }
    for part in [ViewPart.date, .time] {
      let text = context.dateText(of: view, part: part, scope: level.scope)
      let button = addPart(part, of: index, level, text: text)
      placeOpenDates(of: view, part: part, index, inside(button, level))
      close(button)
    }
  }

  /// Adds the button without which an alert could not be left, and a phone's dialog not without a choice; SwiftUI
  /// adds them.
  mutating func addSystemButton(of view: ViewDescription, _ index: ViewIndex, _ level: Level) {
    flush()
    var hasButton = false
    var hasCancel = false
    for node in nodes[Int(level.node)...].dropFirst() where node.part == nil {
      let inner = descriptions[Int(node.view)]
      if inner.type == .button || inner.type == .navigationLink { hasButton = true }
      if inner.type == .button, inner.properties.choiceName(.role) == "cancel" { hasCancel = true }
    }
    let words = Phrases.table(for: state.environment.locale)
    if view.type == .alert, !hasButton { addPart(.ok, of: index, level, text: words[.ok]) }
    if view.type == .confirmationDialog, !hasCancel, state.environment.device.idiom != .pad {
      addPart(.cancel, of: index, level, text: words[.cancel])
    }
  }

  /// What a back button says that leads to a screen: its title, else the system's word.
  func backTitle(to screen: AppState.ScreenState?) -> String {
    let title = screen.flatMap {
      mock.screens.indices.contains($0.screen) ? mock.screens[$0.screen].title : nil
    }
    let label = title.map { Evaluator.string(of: $0, scope: -1, in: context) } ?? ""
    return label.isEmpty ? Phrases.table(for: state.environment.locale)[.back] : label
  }

  /// Adds the list of an open picker.
  mutating func placeOpenOptions(
    of view: ViewDescription, part: ViewPart? = nil, _ index: ViewIndex, _ level: Level
  ) {
    placeOpenMenu(of: index, level) { builder, inner in
      let options = builder.context.options(of: view, part: part, scope: inner.scope)
      for (place, option) in options.enumerated() {
        builder.addPart(.option(place), of: index, inner, text: option.text)
      }
    }
  }

  /// Adds the items of an open `Menu`.
  mutating func placeMenu(of view: ViewDescription, _ index: ViewIndex, _ level: Level) {
    placeOpenMenu(of: index, level) { builder, inner in
      var inner = inner
      builder.placeChildren(of: index, &inner)
    }
  }

  /// Adds the items of an open context menu (CU-93).
  mutating func placeContextMenu(of view: ViewDescription, _ index: ViewIndex, _ level: Level) {
    guard case .actions(let actions)? = view.properties[.contextMenu] else { return }
    placeOpenMenu(of: index, level, as: level.identity.contextMenu) { builder, inner in
      for (place, action) in actions.enumerated() {
        let name = Evaluator.string(of: action.name, scope: inner.scope, in: builder.context)
        builder.addPart(.option(place), of: index, inner, text: name)
      }
    }
  }

  /// Adds the buttons that a swipe has uncovered, those of its edge.
  mutating func placeSwipeActions(of view: ViewDescription, _ index: ViewIndex, _ level: Level) {
    guard let uncovered = state.uncovered, uncovered.row == level.identity, !level.isSemantic else { return }
    for (place, action) in view.swipeActions(at: uncovered.edge) {
      let name = Evaluator.string(of: action.name, scope: level.scope, in: context)
      addPart(.swipeAction(place), of: index, level, text: name)
    }
  }

  /// Adds a menu with its dismiss region last (CU-49), if it is open. A context menu has an identity of its own.
  mutating func placeOpenMenu(
    of index: ViewIndex, _ level: Level, as identity: ViewIdentity? = nil,
    items: (inout ViewTreeBuilder, Level) -> Void
  ) {
    let identity = identity ?? level.identity.part(.menu)
    guard !state.presentations.isEmpty, state.presentations.contains(identity) else { return }
    let menu = addPart(.menu, of: index, level, flags: .presented)
    nodes[Int(menu)].identity = identity
    let inner = inside(menu, level)
    items(&self, inner)
    addPart(.dismiss, of: index, inner)
    close(menu)
  }

  /// Adds what a field shows: its text, bullets for a secure one, or the placeholder.
  mutating func placeFieldContent(of view: ViewDescription, _ index: ViewIndex, _ level: Level) {
    let value = context.value(of: view, scope: level.scope)?.description ?? ""
    if !value.isEmpty {
      let shown = view.type == .secureField ? String(repeating: "•", count: value.count) : value
      addPart(.content, of: index, level, text: shown)
      return
    }
    let placeholder =
      view.properties.template(.prompt).map { Evaluator.string(of: $0, scope: level.scope, in: context) }
      ?? nodes[Int(level.node)].text
    addPart(.content, of: index, level, text: placeholder, flags: .placeholder)
  }

  /// Adds the chosen tab's content and the bar; the bar comes last on a phone and first elsewhere.
  mutating func placeTabs(of view: ViewDescription, _ index: ViewIndex, _ level: inout Level) {
    let tabs = tabs(of: index)
    let chosen = state.chosenTab(of: view, tabs, level.identity, scope: level.scope, mock, context)
    let isBarLast = state.environment.device.idiom == .phone
    if !isBarLast { placeTabBar(tabs, index, level) }
    if tabs.indices.contains(chosen) {
      // Content of a tab that was not shown before is new, whatever it depends on.
      if locate(tabs[chosen] + 1, &level) < 0 { level.isForced = true }
      placeChildren(of: tabs[chosen], &level)
    }
    if isBarLast { placeTabBar(tabs, index, level) }
  }

  private mutating func placeTabBar(_ tabs: [ViewIndex], _ index: ViewIndex, _ level: Level) {
    let bar = addPart(.tabBar, of: index, level)
    let inner = inside(bar, level)
    for (place, tab) in tabs.enumerated() {
      let title = descriptions[Int(tab)].properties.template(.title)
      addPart(
        .tab(place), of: index, inner,
        text: title.map { Evaluator.string(of: $0, scope: level.scope, in: context) } ?? "")
    }
    close(bar)
  }

  /// The members of `tabs`.
  func tabs(of index: ViewIndex) -> [ViewIndex] { mock.tabs(of: index) }

  /// Adds the navigation bar to the view that shows it: a navigation stack, or the root of a screen that was
  /// pushed from one.
  mutating func placeNavigationBar(of view: ViewDescription, _ index: ViewIndex, _ level: Level) {
    guard view.type == .navigationStack || nodes[Int(level.node)].parent < 0,
      let screen = state.navigation.last, mock.screens.indices.contains(screen.screen)
    else { return }
    let stacks = blueprint.navigationStacks[screen.screen]
    let shows =
      view.type == .navigationStack
      ? stacks.contains(index)
      : stacks.isEmpty && screen.showsNavigationBar
    guard shows, !level.isSemantic else { return }
    let bar = addPart(.navigationBar, of: index, level)
    let inner = inside(bar, level)
    if state.navigation.count > 1 {
      let before = state.navigation[state.navigation.count - 2]
      addPart(.backButton, of: index, inner, text: backTitle(to: before))
    }
    if let title = mock.screens[screen.screen].title {
      addPart(
        .navigationTitle, of: index, inner, text: Evaluator.string(of: title, scope: -1, in: context))
    }
    close(bar)
  }
}

extension Mock {
  /// The members of a tab view's `tabs`.
  func tabs(of index: ViewIndex) -> [ViewIndex] {
    var tabs: [ViewIndex] = []
    var child = index + 1
    while child < views[Int(index)].end {
      if views[Int(child)].role == .tab { tabs.append(child) }
      child = views[Int(child)].end
    }
    return tabs
  }
}

extension AppState {
  /// The chosen tab: by the binding of the tab view (place or title), else as it was chosen last.
  func chosenTab(
    of view: ViewDescription, _ tabs: [ViewIndex], _ identity: ViewIdentity, scope: Int32, _ mock: Mock,
    _ context: EvaluationContext
  ) -> Int {
    switch context.value(of: view, scope: scope) {
    case .number(let number)?:
      return number >= 0 && number < Double(tabs.count) ? Int(number) : 0
    case .text(let title)?:
      var plain = context
      plain.translation = nil
      return tabs.firstIndex { tab in
        let template = mock.views[Int(tab)].properties.template(.title)
        return template.map { Evaluator.string(of: $0, scope: scope, in: plain) } == title
      } ?? 0
    case .flag, .list, .object, nil:
      return self.tabs.first { $0.view == identity }?.index ?? 0
    }
  }
}
