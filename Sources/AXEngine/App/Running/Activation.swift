/// Activating, touching and pressing views.
extension App {
  /// Activates a view: the app's `activate`, then what the control does by itself, then a touch (SE-37, SE-38).
  mutating func activate(_ node: NodeIndex, _ turn: inout Turn) -> Bool {
    let target = views.nodes[Int(node)]
    guard !target.flags.contains(.disabled) else { return false }
    let view = mock.views[Int(target.view)]
    if target.part == nil, let steps = view.accessibility.steps(.activate),
      run(steps, "accessibility.activate", context(at: node), &turn)
    {
      return true
    }
    // What is done to a view is done to the one that stands for it.
    if let substitute = views.representation(of: node, in: mock) { return activate(substitute, &turn) }
    // SE-37: where the app names a point, the tap goes to whatever is there.
    if target.part == nil, let own = view.accessibility.point(.activationPoint),
      touch(own + shift(of: node), &turn)
    {
      return true
    }
    if actAsControl(node, &turn) { return true }
    if followOnlyLink(node, &turn) { return true }
    return touch(visibleFrame(of: node).center, &turn)
  }

  /// A finger at a point: the front view there that handles taps.
  mutating func touch(_ point: Point, _ turn: inout Turn) -> Bool {
    if state.keyboardFrame?.contains(point) == true { return true }
    let front = touchTarget(at: point)
    if !isUncovered(front), cover(&turn) { return true }
    if let node = front {
      if views.nodes[Int(node)].flags.contains(.disabled) { return true }
      let view = mock.views[Int(views.nodes[Int(node)].view)]
      if let link = link(of: node, at: point) {
        follow(link.destination, &turn)
        return true
      }
      if views.nodes[Int(node)].part == nil, let steps = view.properties.steps(.onTap) {
        run(steps, "onTap", context(at: node), &turn)
        return true
      }
      return actAsControl(node, &turn)
    }
    // A touch beside what leaves part of the screen free closes it.
    guard let top = views.presented.last, !visibleFrame(of: top).contains(point),
      !state.environment.guidedAccess.ignoresTouch(at: point)
    else { return false }
    var hasRegion = false
    views.forEachChild(of: top) { if views.nodes[Int($0)].part == .dismiss { hasRegion = true } }
    return hasRegion && close(top, &turn)
  }

  /// A long press: the context menu of the view or of one around it, else its `onLongPress` (CU-93).
  mutating func longPress(_ node: NodeIndex, _ turn: inout Turn) -> Bool {
    var next = node
    while next >= 0 {
      let target = views.nodes[Int(next)]
      if target.flags.contains(.disabled) { return false }
      let view = mock.views[Int(target.view)]
      if target.part == nil, view.properties.has(.contextMenu) {
        openMenu(at: next, isContext: true, &turn)
        return true
      }
      if target.part == nil, let steps = view.properties.steps(.onLongPress) {
        run(steps, "onLongPress", context(at: next), &turn)
        return true
      }
      next = target.parent
    }
    return false
  }

  /// A custom action, a context-menu item or a swipe action (SE-50, SE-53).
  mutating func perform(_ target: CustomActionTarget, _ turn: inout Turn) -> Bool {
    let node = views.nodes[Int(target.node)]
    guard !node.flags.contains(.disabled) else { return false }
    let view = mock.views[Int(node.view)]
    let value: PropertyValue?
    let name: String
    switch target.source {
    case .activation: return activate(target.node, &turn)
    case .actions:
      value = view.accessibility[.actions]
      name = "accessibility.actions"
    case .drag:
      value = view.accessibility[.dragPoints]
      name = ""
    case .drop:
      value = view.accessibility[.dropPoints]
      name = ""
    case .contextMenu:
      value = view.properties[.contextMenu]
      name = "contextMenu"
    case .swipeActions:
      value = view.properties[.swipeActions]
      name = "swipeActions"
    }
    guard case .actions(let actions)? = value, actions.indices.contains(target.index) else { return false }
    if target.source == .drag || target.source == .drop {
      return carry(target, actions[target.index].steps, &turn)
    }
    return run(actions[target.index].steps, name, context(at: target.node), &turn)
  }

  /// What a view does when it is used, by its type; false where it does nothing.
  mutating func actAsControl(_ node: NodeIndex, _ turn: inout Turn) -> Bool {
    let target = views.nodes[Int(node)]
    let view = mock.views[Int(target.view)]
    if let part = target.part { return actAsPart(part, node, view, &turn) }
    switch view.type {
    case .toggle:
      // The value changes first, as with UIKit's valueChanged.
      if let binding = view.properties.binding(.value) {
        let value = Evaluator.read(binding, scope: target.scope, in: evaluation)
        write(.flag(!value.isTrue), to: binding, at: node, &turn)
      }
      runAction(of: view, node, &turn)
      return true
    case .button:
      runAction(of: view, node, &turn)
      closeAround(node, &turn)
      return true
    case .navigationLink:
      runAction(of: view, node, &turn)
      if let screen = view.properties.screen(.to) { push(screen, &turn) }
      closeAround(node, &turn)
      return true
    case .link:
      runAction(of: view, node, &turn)
      if let destination = view.properties.string(.destination) { follow(destination, &turn) }
      return true
    case .searchField, .textField, .secureField, .textEditor:
      let hasRun = runAction(of: view, node, &turn)
      return edit(node, &turn) || hasRun
    case .menu:
      runAction(of: view, node, &turn)
      openMenu(at: node, &turn)
      return true
    case .picker:
      guard PickerStyle(of: view).opensOptions else { return runAction(of: view, node, &turn) }
      runAction(of: view, node, &turn)
      openMenu(at: node, &turn)  // CU-78
      return true
    case .datePicker:
      if DatePickerMode(of: view) == .dateAndTime { return runAction(of: view, node, &turn) }
      return openDates(of: view, node, &turn)
    case .disclosureGroup:
      toggleExpansion(of: view, node, &turn)
      runAction(of: view, node, &turn)
      return true
    case .vStack, .hStack, .zStack, .scrollView, .list, .section, .form, .grid, .table, .group, .spacer,
      .divider, .view, .text, .label, .image, .badge, .slider, .stepper, .pageControl, .progressView,
      .gauge, .navigationStack, .tabView, .toolbar, .sheet, .fullScreenCover, .popover, .alert,
      .confirmationDialog, .forEach, .tab:
      return runAction(of: view, node, &turn)
    }
  }

  /// Runs `do`; false where there is none.
  @discardableResult
  mutating func runAction(of view: ViewDescription, _ node: NodeIndex, _ turn: inout Turn) -> Bool {
    guard let steps = view.properties.steps(.do) else { return false }
    run(steps, "do", context(at: node), &turn)
    return true
  }

  private mutating func actAsPart(
    _ part: ViewPart, _ node: NodeIndex, _ view: ViewDescription, _ turn: inout Turn
  ) -> Bool {
    let target = views.nodes[Int(node)]
    switch part {
    case .decrement, .increment:
      return adjust(target.parent, isUp: part == .increment, &turn)
    case .option(let index):
      var owner = target.parent
      if views.nodes[Int(owner)].part == .list { owner = views.nodes[Int(owner)].parent }
      let isContext = views.isContextMenu(owner)
      if views.nodes[Int(owner)].part == .menu { owner = views.nodes[Int(owner)].parent }
      if !isContext, view.type == .picker || view.type == .datePicker {
        choose(index, of: view, at: owner, &turn)
      } else {
        let item = CustomActionTarget(node: owner, source: .contextMenu, index: index)
        _ = perform(item, &turn)
      }
      closeAround(node, &turn)
      return true
    case .tab(let index): return selectTab(index, at: views.nodes[Int(target.parent)].parent, &turn)
    case .backButton:
      let page = views.nodes[Int(target.parent)].parent
      if page >= 0, views.nodes[Int(page)].part == .menu { return close(page, &turn) }
      return pop(to: state.navigation.count - 1, .pop, &turn)
    case .dismiss, .ok, .cancel: return close(target.parent, &turn)
    case .swipeAction(let index): return runUncovered(index, of: target.parent, &turn)
    case .grabber: return raise(target.parent, goesRound: true, &turn)
    case .previousMonth: return turnPage(of: target.view, node, by: -1, &turn)
    case .nextMonth: return turnPage(of: target.view, node, by: 1, &turn)
    case .month: return showMonths(of: target.view, node, &turn)
    case .date, .time: return openDates(of: view, node, &turn)
    case .caption, .content: return actAsControl(target.parent, &turn)
    case .tabBar, .navigationBar, .navigationTitle, .title, .message, .header, .footer, .column, .menu,
      .list, .wheel, .weekday:
      return false
    }
  }

  /// Opens a date picker or one of its two buttons (CU-61d).
  private mutating func openDates(of view: ViewDescription, _ node: NodeIndex, _ turn: inout Turn) -> Bool {
    let target = views.nodes[Int(node)]
    let hasRun = runAction(of: view, node, &turn)
    guard view.properties.binding(.value) != nil,
      evaluation.opensDates(of: view, part: target.part, scope: target.scope)
    else { return hasRun }
    state.shownMonth = nil
    state.choosesMonth = false
    openMenu(at: node, &turn)
    return true
  }

  /// Writes an option of a picker into its binding.
  @discardableResult
  mutating func choose(_ index: Int, of view: ViewDescription, at node: NodeIndex, _ turn: inout Turn) -> Bool
  {
    let target = views.nodes[Int(node)]
    let options = evaluation.options(of: view, part: target.part, scope: target.scope)
    guard options.indices.contains(index), let binding = view.properties.binding(.value) else { return false }
    // Choosing what is chosen changes nothing, and nobody is told.
    if evaluation.chosenOption(of: view, part: target.part, scope: target.scope) == index { return true }
    write(.text(options[index].value), to: binding, at: node, &turn)
    runAction(of: view, node, &turn)
    return true
  }

  /// Opens or closes a disclosure group (CU-79).
  private mutating func toggleExpansion(of view: ViewDescription, _ node: NodeIndex, _ turn: inout Turn) {
    let target = views.nodes[Int(node)]
    if let binding = view.properties.binding(.isExpanded) {
      let value = Evaluator.read(binding, scope: target.scope, in: evaluation)
      write(.flag(!value.isTrue), to: binding, at: node, &turn)
      return
    }
    if let index = state.expanded.firstIndex(of: target.identity) {
      state.expanded.remove(at: index)
    } else {
      state.expanded.append(target.identity)
    }
    turn.touched.append(target.view)
  }

  /// After its steps a button closes the alert or dialog it is in, and all menus around it.
  private mutating func closeAround(_ node: NodeIndex, _ turn: inout Turn) {
    var next = views.nodes[Int(node)].parent
    while next >= 0 {
      let around = views.nodes[Int(next)]
      if around.flags.contains(.presented) {
        let type = mock.views[Int(around.view)].type
        guard around.part == .menu || type == .alert || type == .confirmationDialog else { return }
        close(next, &turn)
        if around.part != .menu { return }
      }
      next = around.parent
    }
  }
}
