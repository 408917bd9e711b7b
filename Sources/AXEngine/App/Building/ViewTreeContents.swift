/// What single views are: whether they exist, what they show and what they make for themselves.
extension ViewTreeBuilder {
  /// Whether a view exists now.
  func exists(_ view: ViewDescription, _ identity: ViewIdentity, scope: Int32) -> Bool {
    if view.properties.has(.when), !context.holds(.when, of: view.properties, scope: scope) { return false }
    guard view.type.isPresented else { return true }
    guard let binding = view.properties.binding(.isPresented) else {
      return state.presentations.contains(identity)
    }
    return Evaluator.read(binding, scope: scope, in: context).isTrue
  }

  /// What a view shows of its own: its `text`, or its runs behind one another.
  func text(of view: ViewDescription, scope: Int32) -> String {
    if let template = view.properties.template(.text) {
      return Evaluator.string(of: template, scope: scope, in: context)
    }
    if case .runs(let runs)? = view.properties[.runs] {
      var text = ""
      for run in runs where text.utf8.count <= Value.longestText {
        text += Evaluator.string(of: run.text, scope: scope, in: context)
      }
      return text
    }
    return ""
  }

  /// What is known of a view beyond its text.
  func flags(of view: ViewDescription, _ index: ViewIndex, _ level: Level) -> ViewFlags {
    var flags = ViewFlags()
    let properties = view.properties
    let scope = level.scope
    if level.isSemantic { flags.insert(.semanticOnly) }
    switch view.type {
    case .scrollView, .list, .form: flags.formUnion([.scrolls, .clips])
    default: break
    }
    if view.type.isPresented { flags.insert(.presented) }
    if self.facts[Int(index)].isPlain, blueprint.restricted.isEmpty {
      if level.isDisabled { flags.insert(.disabled) }
      return flags
    }
    if level.isDisabled || context.holds(.disabled, of: properties, scope: scope) { flags.insert(.disabled) }
    if context.holds(.hidden, of: properties, scope: scope) || isDenied(index) { flags.insert(.hidden) }
    if properties.has(.opacity), let opacity = properties.expression(.opacity),
      Evaluator.evaluate(opacity, scope: scope, in: context).asNumber <= 0
    {
      flags.insert(.transparent)  // SE-05
    }
    if context.holds(.hidden, of: view.accessibility, scope: scope) { flags.insert(.accessibilityHidden) }
    if properties.has(.clipsToBounds), context.holds(.clipsToBounds, of: properties, scope: scope) {
      flags.insert(.clips)
    }
    if isModal(view, scope: scope) { flags.insert(.modal) }
    return flags
  }

  /// Whether Guided Access denies the feature that a view belongs to (GA-06).
  private func isDenied(_ index: ViewIndex) -> Bool {
    let denied = state.environment.deniedRestrictions
    return !denied.isEmpty
      && blueprint.restricted.contains { $0.view == index && denied.contains($0.identifier) }
  }

  /// `viewIsModal` (SE-03) or the `isModal` trait (SE-04), also where the trait comes and goes.
  private func isModal(_ view: ViewDescription, scope: Int32) -> Bool {
    let accessibility = view.accessibility
    if context.holds(.viewIsModal, of: accessibility, scope: scope) { return true }
    return (hasModalTrait(.traits, accessibility, scope) || hasModalTrait(.addTraits, accessibility, scope))
      && !hasModalTrait(.removeTraits, accessibility, scope)
  }

  private func hasModalTrait(
    _ key: AccessibilityKey, _ properties: Properties<AccessibilityKey>, _ scope: Int32
  ) -> Bool {
    guard properties.has(key) else { return false }
    switch properties[key] {
    case .traits(let traits)?: return traits.contains(.isModal)
    case .conditionalTraits(let list)?:
      return list.contains { entry in
        entry.traits.contains(.isModal)
          && (entry.condition.map { Evaluator.evaluate($0, scope: scope, in: context).isTrue } ?? true)
      }
    default: return false
    }
  }

  /// Places what is in a view: generated parts and children, in the order in which they are reached.
  mutating func placeContents(of view: ViewDescription, _ index: ViewIndex, _ level: inout Level) {
    placeNavigationBar(of: view, index, level)
    if state.environment.hasGrabber(view), !level.isSemantic { addPart(.grabber, of: index, level) }
    switch view.type {
    case .alert, .confirmationDialog:
      addText(.title, .title, of: view, index, level)
      addText(.message, .message, of: view, index, level)
      placeChildren(of: index, &level)
      addSystemButton(of: view, index, level)
    case .section:
      placeCaption(.header, .header, of: view, index, level)
      placeChildren(of: index, &level)
      placeCaption(.footer, .footer, of: view, index, level)
    case .toggle, .slider, .progressView, .gauge:
      addCaption(of: view, index, level)
    case .datePicker:
      placeDateParts(of: view, index, level)
    case .stepper:
      addCaption(of: view, index, level)
      placeStepperButtons(of: view, index, level)
    case .picker: placePickerParts(of: view, index, level)
    case .textField, .secureField, .textEditor, .searchField: placeFieldContent(of: view, index, level)
    case .tabView: placeTabs(of: view, index, &level)
    case .menu: placeMenu(of: view, index, level)
    case .disclosureGroup:
      if isExpanded(view, level.identity, scope: level.scope) {
        // Content that was not shown before is new, whatever it depends on.
        if level.old >= 0, old.nodes[Int(level.old)].end == level.old + 1 { level.isForced = true }
        placeChildren(of: index, &level)
      }
    case .grid, .table:
      for (place, title) in (view.properties.texts(.headers) ?? []).enumerated() {
        addPart(
          .column(place), of: index, level,
          text: Evaluator.string(of: title, scope: level.scope, in: context))
      }
      placeChildren(of: index, &level)
    case .vStack, .hStack, .zStack, .scrollView, .list, .form, .group, .spacer, .divider, .view,
      .text, .label, .image, .link, .badge, .button, .pageControl, .navigationStack, .navigationLink,
      .toolbar, .sheet, .fullScreenCover, .popover, .forEach, .tab:
      placeChildren(of: index, &level)
    }
    placeContextMenu(of: view, index, level)
    placeSwipeActions(of: view, index, level)
  }

  /// Whether a disclosure group shows its content: by its binding, else as the person left it.
  func isExpanded(_ view: ViewDescription, _ identity: ViewIdentity, scope: Int32) -> Bool {
    if let binding = view.properties.binding(.isExpanded) {
      return Evaluator.read(binding, scope: scope, in: context).isTrue
    }
    return state.expanded.contains(identity)
  }

  /// Whether a presented view has a region beside it that closes it (CU-49): popovers, sheets that leave
  /// part of the screen free, and an iPad's dialogs, which are popovers.
  func hasDismissRegion(_ view: ViewDescription, scope: Int32) -> Bool {
    if context.holds(.interactiveDismissDisabled, of: view.properties, scope: scope) { return false }
    return switch view.type {
    case .popover: true
    case .confirmationDialog: state.environment.device.idiom == .pad
    case .sheet: view.isPartialSheet || state.environment.device.idiom == .pad
    default: false
    }
  }
}
