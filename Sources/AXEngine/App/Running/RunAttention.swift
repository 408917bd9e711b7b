/// The steps that move or ask for attention: focus, notifications, scrolling, sounds.
extension App {
  mutating func runAttentionStep(_ step: Step, _ context: StepContext, _ turn: inout Turn) {
    switch step {
    case .focus(let view): turn.pending.append(.focus(view, context))
    case .updateFocus: turn.pending.append(.focusUpdate(context))
    case .scrollTo(let view): turn.pending.append(.scrollTo(view, context))
    case .play(let name): turn.pending.append(.event(.sound(name)))
    case .post(let notification):
      switch notification.argument {
      case .none:
        turn.pending.append(.event(.notification(notification.kind, .none, notification.priority)))
      case .text(let template):
        let text = Evaluator.string(of: template, scope: context.scope, in: evaluation(context))
        turn.pending.append(.event(.notification(notification.kind, .text(text), notification.priority)))
      case .view(let view):
        turn.pending.append(.post(notification.kind, view, notification.priority, context))
      }
    case .set, .toggle, .append, .insert, .remove, .move, .returning, .requestGuidedAccess,
      .push, .pop, .popToRoot, .selectTab, .present, .dismiss, .condition, .after, .animate:
      break
    }
  }

  /// Tells what was to be told once the views are there.
  mutating func resolve(_ pending: [PendingEvent], _ turn: inout Turn) {
    for event in pending {
      switch event {
      case .event(let event): turn.outcome.events.append(event)
      case .focus(let view, let context):
        if let node = node(of: view, near: context) {
          turn.outcome.events.append(.focusRequested(views.nodes[Int(node)].identity))  // CU-52
        }
      case .focusBinding(let view):
        if let node = views.node(view), let event = boundFocus(of: node) { turn.outcome.events.append(event) }
      case .focusUpdate(let context):
        if let view = focusEnvironment(around: context) {
          turn.outcome.events.append(.focusUpdateRequested(of: view))
        }
      case .post(let kind, let view, let priority, let context):
        // A view that does not exist counts as none (CU-43).
        let target = node(of: view, near: context).map { views.nodes[Int($0)].identity }
        turn.outcome.events.append(.notification(kind, target.map { .view($0) } ?? .none, priority))
      case .scrollTo(let view, let context):
        if let node = node(of: view, near: context) { scrollToVisible(node, &turn) }
      }
    }
  }
  /// Whose preferences a handler's `updateFocus` asks for (TV-33): the innermost view around it that prefers any, else
  /// what lies in front.
  private func focusEnvironment(around context: StepContext) -> ViewIdentity? {
    for ancestor in context.ancestors {
      guard let node = views.node(ancestor), views.nodes[Int(node)].part == nil else { continue }
      let prefers = mock.views[Int(views.nodes[Int(node)].view)].focusDescription?.preferred != nil
      if prefers || views.nodes[Int(node)].flags.contains(.presented) { return ancestor }
    }
    return (views.presented.last.map { views.nodes[Int($0)] } ?? views.nodes.first)?.identity
  }
}
