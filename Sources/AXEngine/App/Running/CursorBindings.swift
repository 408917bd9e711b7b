/// `focused` bindings: they follow the cursor, and ask for it (CU-52).
extension App {
  /// A binding of `accessibility.focused`: a flag, or a variable that has a certain value.
  private struct FocusedBinding {
    var target: Binding
    var equals: Expression?
    /// The technology it is limited to; nil for all.
    var technology: FocusTechnology?
  }

  private func focusedBinding(_ view: ViewDescription) -> FocusedBinding? {
    guard view.accessibility.has(.focused) else { return nil }
    switch view.accessibility[.focused] {
    case .binding(let binding)?: return FocusedBinding(target: binding)
    case .record(let fields)?:
      guard case .binding(let binding)? = fields["variable"] else { return nil }
      return FocusedBinding(
        target: binding, equals: fields.expression("equals"),
        technology: fields.choice("for").map { FocusTechnology.allCases[$0] })
    default: return nil
    }
  }

  private func isFocused(_ binding: FocusedBinding, scope: Int32, _ context: EvaluationContext) -> Bool {
    let value = Evaluator.read(binding.target, scope: scope, in: context)
    guard let wanted = binding.equals else { return value.isTrue }
    return value == Evaluator.evaluate(wanted, scope: scope, in: context)
  }

  /// Writes the bindings of views that the cursor has left or come to. The cursor is in a view when it is on the
  /// view or inside it.
  mutating func follow(_ node: NodeIndex?, by technology: FocusTechnology, _ turn: inout Turn) -> Bool {
    turn.followsCursor = true
    let place = node ?? -1
    let evaluation = evaluation
    var gained: [(NodeIndex, FocusedBinding)] = []
    for observer in views.observers {
      let target = views.nodes[Int(observer)]
      guard let binding = focusedBinding(mock.views[Int(target.view)]),
        binding.technology ?? technology == technology
      else { continue }
      let isInside = place >= observer && place < target.end
      let wasInside = isFocused(binding, scope: target.scope, evaluation)
      if isInside, !wasInside { gained.append((observer, binding)) }
      // What waits for the end of an animation is not there yet.
      if wasInside, !isInside,
        !state.animations.contains(where: { $0.waiting.contains(.focusBinding(target.identity)) })
      {
        write(unfocused(binding, target, evaluation), to: binding.target, at: observer, &turn)
      }
    }
    for (observer, binding) in gained {
      let scope = views.nodes[Int(observer)].scope
      let value = binding.equals.map { Evaluator.evaluate($0, scope: scope, in: evaluation) } ?? .flag(true)
      write(value, to: binding.target, at: observer, &turn)
    }
    return true
  }

  /// What a binding holds while the cursor is elsewhere: false, or the empty value of its type.
  private func unfocused(
    _ binding: FocusedBinding, _ node: ViewNode, _ context: EvaluationContext
  ) -> Value {
    guard binding.equals != nil else { return .flag(false) }
    switch Evaluator.read(binding.target, scope: node.scope, in: context) {
    case .number: return .number(0)
    case .flag: return .flag(false)
    case .text, .list, .object: return .text("")
    }
  }

  /// Tells which views the app has just given the cursor to by their bindings.
  mutating func requestFocus(before round: Round?, _ turn: inout Turn) {
    guard blueprint.hasFocusedBindings, !turn.followsCursor else { return }
    let evaluation = evaluation
    var earlier: EvaluationContext?
    var known: [ViewIdentity: NodeIndex] = [:]
    if let round {
      var state = state
      state.variables = round.variables
      earlier = EvaluationContext(mock: mock, state: state, scopes: round.views.scopes)
      for node in round.views.observers { known[round.views.nodes[Int(node)].identity] = node }
    }
    for observer in views.observers {
      let target = views.nodes[Int(observer)]
      guard let binding = focusedBinding(mock.views[Int(target.view)]),
        isFocused(binding, scope: target.scope, evaluation)
      else { continue }
      if let round, let earlier, let before = known[target.identity],
        isFocused(binding, scope: round.views.nodes[Int(before)].scope, earlier)
      {
        continue
      }
      // Written in an animation: focus moves when that is over.
      if let slot = place(of: binding.target, context(at: observer))?.variable, let id = turn.animated[slot],
        let animation = state.animations.firstIndex(where: { $0.id == id })
      {
        state.animations[animation].waiting.append(.focusBinding(target.identity))
        continue
      }
      turn.outcome.events.append(.focusRequested(target.identity, for: binding.technology))
    }
  }

  /// What a view's `focused` binding asks for now; nil where it does not.
  func boundFocus(of node: NodeIndex) -> AppEvent? {
    let target = views.nodes[Int(node)]
    guard let binding = focusedBinding(mock.views[Int(target.view)]),
      isFocused(binding, scope: target.scope, evaluation)
    else { return nil }
    return .focusRequested(target.identity, for: binding.technology)
  }
}
