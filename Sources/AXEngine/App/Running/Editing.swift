/// Text fields and the system's keyboard focus.
extension App {
  /// Makes a field the first responder (CU-81), or ends editing. A second activation moves the insertion point to
  /// the other end (CU-84).
  mutating func edit(_ node: NodeIndex?, _ turn: inout Turn) -> Bool {
    guard let node else { return endEditing(&turn) }
    guard isNode(node), views.nodes[Int(node)].part == nil,
      !views.nodes[Int(node)].flags.contains(.disabled),
      mock.views[Int(views.nodes[Int(node)].view)].takesText
    else { return false }
    let identity = views.nodes[Int(node)].identity
    let length = text(of: node)?.count ?? 0
    if state.firstResponder == identity {
      state.insertionPoint = state.insertionPoint == length ? 0 : length
      return true
    }
    _ = endEditing(&turn)
    state.firstResponder = identity
    state.textHistory = TextHistory()
    state.insertionPoint = length
    state.selectionAnchor = nil
    turn.pending.append(.event(.editingBegan(identity)))
    return true
  }

  /// Ends editing; false where nothing is edited.
  mutating func endEditing(_ turn: inout Turn) -> Bool {
    guard let field = state.firstResponder else { return false }
    state.firstResponder = nil
    state.textHistory = TextHistory()
    state.insertionPoint = 0
    state.selectionAnchor = nil
    turn.pending.append(.event(.editingEnded(field)))
    return true
  }

  /// Editing ends when the field goes.
  mutating func endEditingOfGoneFields(_ round: Round, _ turn: inout Turn) {
    guard let field = state.firstResponder, views.node(field) == nil else { return }
    state.firstResponder = nil
    state.textHistory = TextHistory()
    state.insertionPoint = 0
    state.selectionAnchor = nil
    turn.outcome.events.append(.editingEnded(field))
  }

  /// Gives the keyboard focus to a view, and tells the views it enters and leaves.
  mutating func setFocus(_ node: NodeIndex?, _ turn: inout Turn) -> Bool {
    let target = node.flatMap { isNode($0) ? $0 : nil }
    guard node == nil || target != nil else { return false }
    let identity = target.map { views.nodes[Int($0)].identity }
    guard identity != state.focus else { return true }
    let left = state.focus.flatMap { views.node($0) }.map(chain) ?? []
    let entered = target.map(chain) ?? []
    state.focus = identity
    for node in left where !entered.contains(node) { runFocusHandler(node, isFocused: false, &turn) }
    for node in entered where !left.contains(node) { runFocusHandler(node, isFocused: true, &turn) }
    return true
  }

  private func chain(_ node: NodeIndex) -> [NodeIndex] {
    var chain: [NodeIndex] = []
    var next = node
    while next >= 0 {
      if views.nodes[Int(next)].part == nil { chain.append(next) }
      next = views.nodes[Int(next)].parent
    }
    return chain
  }

  private mutating func runFocusHandler(_ node: NodeIndex, isFocused: Bool, _ turn: inout Turn) {
    let view = mock.views[Int(views.nodes[Int(node)].view)]
    guard let steps = view.properties.steps(.onFocusChange) else { return }
    var context = context(at: node)
    context.isFocused = isFocused
    run(steps, "onFocusChange", context, &turn)
  }
}

extension ViewDescription {
  /// Whether the system can edit text in it: a field, unless it is one of the app's own that speaks no text-input
  /// protocol (`textInput` false). To that no keyboard comes, and nothing that is typed.
  var takesText: Bool {
    if case .flag(false)? = properties[.textInput] { return false }
    return type.isTextEntry
  }
}

extension ViewType {
  /// Whether text can be typed into it.
  var isTextEntry: Bool {
    switch self {
    case .textField, .secureField, .textEditor, .searchField: true
    default: false
    }
  }
}
