/// The steps that change what is shown: screens, tabs, presented views.
extension App {
  mutating func runNavigationStep(_ step: Step, _ context: StepContext, _ turn: inout Turn) {
    switch step {
    case .push(let screen): push(screen, &turn)
    case .pop: pop(to: state.navigation.count - 1, .pop, &turn)
    case .popToRoot: pop(to: 1, .popToRoot, &turn)
    case .selectTab(let choice): selectTab(choice, context, &turn)
    case .set, .toggle, .append, .insert, .remove, .move, .returning, .updateFocus, .requestGuidedAccess,
      .present, .dismiss, .focus, .post, .scrollTo, .condition, .after, .animate, .play:
      break
    }
  }

  /// Shows a screen on top; it starts afresh, and shows a bar if this one does.
  mutating func push(_ screen: Int, _ turn: inout Turn) {
    guard mock.screens.indices.contains(screen) else { return }
    turn.lastCause = Cause(handler: turn.current, what: .push(screen))
    state.opened += 1
    let showsBar =
      !blueprint.navigationStacks[screen].isEmpty || state.navigation.last?.showsNavigationBar == true
    state.navigation.append(
      AppState.ScreenState(screen: screen, visit: state.opened, showsNavigationBar: showsBar))
  }

  /// Goes back until so many screens are left; the first one stays.
  @discardableResult
  mutating func pop(to count: Int, _ what: Cause.What, _ turn: inout Turn) -> Bool {
    guard count >= 1, state.navigation.count > count else { return false }
    turn.lastCause = Cause(handler: turn.current, what: what)
    state.navigation.removeLast(state.navigation.count - count)
    return true
  }

  /// Chooses a tab of the innermost tab view around the handler, or else of the first one.
  private mutating func selectTab(_ choice: Step.TabChoice, _ context: StepContext, _ turn: inout Turn) {
    let around = context.ancestors.compactMap { views.node($0) }.first(where: isTabView)
    guard let node = around ?? views.nodes.indices.map(NodeIndex.init).first(where: isTabView) else { return }
    let tabs = mock.tabs(of: views.nodes[Int(node)].view)
    let index =
      switch choice {
      case .index(let index): index
      case .title(let title):
        tabs.firstIndex { tab in
          let template = mock.views[Int(tab)].properties.template(.title)
          return template.map { $0.source ?? $0.literal } == title
        } ?? -1
      }
    selectTab(index, at: node, &turn)
  }

  private func isTabView(_ node: NodeIndex) -> Bool {
    mock.views[Int(views.nodes[Int(node)].view)].type == .tabView && views.nodes[Int(node)].part == nil
  }

  /// Chooses a tab of a tab view by its place.
  @discardableResult
  mutating func selectTab(_ index: Int, at node: NodeIndex, _ turn: inout Turn) -> Bool {
    let owner = views.nodes[Int(node)]
    let view = mock.views[Int(owner.view)]
    let tabs = mock.tabs(of: owner.view)
    guard tabs.indices.contains(index) else { return false }
    let evaluation = evaluation
    let before = state.chosenTab(of: view, tabs, owner.identity, scope: owner.scope, mock, evaluation)
    guard before != index else { return true }
    turn.lastCause = Cause(handler: turn.current, what: .selectTab)
    if let binding = view.properties.binding(.value) {
      let title = mock.views[Int(tabs[index])].properties.template(.title)
      let isText =
        if case .text = Evaluator.read(binding, scope: owner.scope, in: evaluation) { true } else { false }
      let value =
        isText ? Value.text(title.flatMap { $0.source ?? $0.literal } ?? "") : .number(Double(index))
      write(value, to: binding, at: node, &turn)
    }
    let selection = AppState.TabSelection(view: owner.identity, index: index)
    if let known = state.tabs.firstIndex(where: { $0.view == owner.identity }) {
      state.tabs[known] = selection
    } else {
      state.tabs.append(selection)
    }
    turn.touched.append(owner.view)
    turn.pending.append(.event(.tabSelected(index)))
    return true
  }

  mutating func runPresentationStep(_ step: Step, _ context: StepContext, _ turn: inout Turn) {
    switch step {
    case .present(let view): present(view, context, &turn)
    case .dismiss(nil):
      if let top = state.presentations.last, let node = views.node(top) { close(node, &turn) }
    case .dismiss(let view?):
      if let node = views.presented.last(where: { views.nodes[Int($0)].view == view }) {
        close(node, &turn)
      } else if let binding = mock.views[Int(view)].properties.binding(.isPresented) {
        var context = context
        write(.flag(false), to: binding, &context, &turn)
      }
    case .set, .toggle, .append, .insert, .remove, .move, .returning, .updateFocus, .requestGuidedAccess,
      .push, .pop, .popToRoot, .selectTab, .focus, .post, .scrollTo, .condition, .after, .animate, .play:
      break
    }
  }

  /// Sets the binding of a presented view.
  private mutating func present(_ view: ViewIndex, _ context: StepContext, _ turn: inout Turn) {
    guard let binding = mock.views[Int(view)].properties.binding(.isPresented) else { return }
    var context = context
    write(.flag(true), to: binding, &context, &turn)
    turn.lastCause = Cause(handler: turn.current, what: .present(view))
  }

  /// Opens the menu of a view.
  mutating func openMenu(at node: NodeIndex, isContext: Bool = false, _ turn: inout Turn) {
    let owner = views.nodes[Int(node)].identity
    let identity = isContext ? owner.contextMenu : owner.part(.menu)
    guard !state.presentations.contains(identity) else { return }
    state.presentations.append(identity)
    turn.touched.append(views.nodes[Int(node)].view)
  }

  /// Closes a presented view: through its binding, or as the menu it is.
  @discardableResult
  mutating func close(_ node: NodeIndex, _ turn: inout Turn) -> Bool {
    let presented = views.nodes[Int(node)]
    guard presented.flags.contains(.presented) else { return false }
    turn.lastCause = Cause(handler: turn.current, what: .dismiss)
    if presented.part == nil, let binding = mock.views[Int(presented.view)].properties.binding(.isPresented) {
      return write(.flag(false), to: binding, at: node, &turn)
    }
    state.presentations.removeAll { $0 == presented.identity }
    turn.touched.append(presented.view)
    return true
  }
}
