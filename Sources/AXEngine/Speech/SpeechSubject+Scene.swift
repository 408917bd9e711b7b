extension SpeechSubject {
  /// An element of a scene, reached from another one; nil where the cursor comes from nowhere. With `previous` the
  /// element itself, nothing is entered.
  public init(_ element: ElementIndex, from previous: ElementIndex? = nil, in scene: Scene) {
    let facts = scene[element]
    semantics = scene.semantics(of: element)
    let context = scene.context(of: element, from: previous)
    position = context.position
    edge = context.edge
    entered = context.entered.compactMap { scene.label(ofContainer: $0) }
    cell = context.cell?.mapHeaders { header in
      let semantics = scene.semantics(of: header)
      return Pair(semantics.label ?? "", semantics.value ?? "")
    }
    entersAlert = scene.entersAlert(facts.node, from: previous)
    // Of what is gone nothing is left but its words.
    if facts.flags.contains(.gone) { return }
    hasActions = facts.flags.contains(.hasActions)
    hasMoreContent = facts.flags.contains(.hasMoreContent)
    let node = scene.views.nodes[Int(facts.node)]
    let view = scene.mock.views[Int(node.view)]
    if let part = node.part {
      if part == .increment || part == .decrement { steppedValue = scene.value(ofStepper: node.parent) }
      opensPicker = part == .date || part == .time
      return
    }
    if view.accessibility.has(.customContent) {
      importantContent = scene.customContent(of: element).filter(\.isHigh).map { Pair($0.label, $0.value) }
    }
    if view.accessibility.has(.rotors) { rotors = scene.namesOfRotors(on: facts.node) }
    modifiers = SpeechModifiers(view)
    opensPicker = view.type == .datePicker && has(.button)
    isDraggable = view.accessibility.has(.dragPoints)
    isReorderable = scene.isReorderable(facts.node)
    if takesText, scene.state.firstResponder == facts.identity { insertionPoint = scene.state.insertionPoint }
  }
}

extension Scene {
  /// Whether an element lies in an open alert and the one before it does not (CU-47).
  fileprivate func entersAlert(_ node: NodeIndex, from previous: ElementIndex?) -> Bool {
    for alert in views.presented where mock.views[Int(views.nodes[Int(alert)].view)].type == .alert {
      let span = alert..<views.nodes[Int(alert)].end
      guard span.contains(node) else { continue }
      if let previous, span.contains(self[previous].node) { continue }
      return true
    }
    return false
  }

  /// Whether a row, or what holds it, can be put in another order.
  fileprivate func isReorderable(_ node: NodeIndex) -> Bool {
    var next = node
    while next >= 0 {
      let found = views.nodes[Int(next)]
      if found.part == nil, mock.views[Int(found.view)].properties.has(.onMove) { return true }
      if found.flags.contains(.presented) { return false }
      next = found.parent
    }
    return false
  }

  /// What a stepper stands at.
  fileprivate func value(ofStepper stepper: NodeIndex) -> String? {
    guard stepper >= 0 else { return nil }
    let reader = Reader(mock: mock, state: state, views: views)
    return reader.text(reader.property(AccessibilityKey.value, of: stepper), at: stepper)
      ?? reader.text(reader.property(ViewKey.value, of: stepper), at: stepper)
  }

  /// What a view's own custom rotors are called (RO-33); their stops are of no interest here.
  fileprivate func namesOfRotors(on node: NodeIndex) -> [String] {
    let reader = Reader(mock: mock, state: state, views: views)
    guard case .rotors(let rotors)? = reader.property(.rotors, of: node) else { return [] }
    return rotors.compactMap { rotor in
      rotor.name.map { reader.string($0, at: node) }
        ?? rotor.system.flatMap { reader.phrases.name(ofSystemRotor: $0) }
    }
  }
}

extension SpeechModifiers {
  /// What a view asks for; nil where it asks for nothing.
  init?(_ view: ViewDescription) {
    guard view.accessibility.has(.speech) || view.accessibility.has(.textContentType) else { return nil }
    self.init()
    // SE-41, SE-47: code is read with all its signs.
    if case .text(let kind)? = view.accessibility[.textContentType],
      case .literal(let name)? = kind.segments.first, ["sourceCode", "console"].contains(name)
    {
      includesPunctuation = true
    }
    guard case .record(let fields)? = view.accessibility[.speech] else { return }
    for field in fields {
      switch (field.name, field.value) {
      case ("spellsOut", .flag(let isOn)): spellsOut = isOn
      case ("alwaysIncludesPunctuation", .flag(let isOn)): includesPunctuation = includesPunctuation || isOn
      case ("pitch", .number(let number)): pitch = min(max(number, -1), 1)
      case ("queued", .flag(let isOn)): isQueued = isOn
      default: continue
      }
    }
  }
}
