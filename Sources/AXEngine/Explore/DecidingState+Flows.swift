/// What flows from variable to variable in a mock's steps.
extension DecidingState {
  mutating func follow(_ value: PropertyValue, _ loops: [ViewLoop]) {
    switch value {
    case .steps(let steps): follow(steps, loops)
    case .actions(let actions): for action in actions { follow(action.steps, loops) }
    case .handlers(let handlers): for handler in handlers { follow(handler.steps, loops) }
    case .flag, .number, .scaled, .text, .expression, .choice, .style, .color, .rect, .point, .points,
      .binding, .screen, .strings, .texts, .traits, .conditionalTraits, .references, .views, .rotors,
      .customContent, .runs, .record, .records, .values:
      return
    }
  }

  mutating func follow(_ steps: [Step], _ loops: [ViewLoop]) {
    for step in steps {
      switch step {
      case .set(let assignments):
        for assignment in assignments { flow(assignment.value, into: assignment.target, loops) }
      case .append(let list, let value): flow(value, into: list, loops)
      case .insert(let list, let value, let place):
        flow(value, into: list, loops)
        flow(place, into: list, loops)
      case .remove(let list, let place): flow(place, into: list, loops)
      case .move(let list, let from, let to):
        flow(from, into: list, loops)
        flow(to, into: list, loops)
      case .condition(let condition, let yes, let no):
        decide(condition, loops)
        follow(yes, loops)
        follow(no, loops)
      case .after(_, let steps): follow(steps, loops)
      case .animate(let animation, let steps, let completion):
        for phase in animation.phases { follow(phase.steps, loops) }
        follow(steps, loops)
        follow(completion, loops)
      case .toggle, .returning, .updateFocus, .requestGuidedAccess, .push, .pop, .popToRoot, .selectTab,
        .present, .dismiss, .focus, .post, .scrollTo, .play:
        continue
      }
    }
  }

  private mutating func flow(_ value: Expression, into target: Binding, _ loops: [ViewLoop]) {
    switch target.base {
    case .variable(let variable):
      flows.append(Flow(variable: variable, field: target.path.first, value: value, loops: loops))
    case .item(let depth):
      guard loops.indices.contains(depth) else { return }
      switch loops[depth] {
      case .elements(let variable):
        flows.append(Flow(variable: variable, field: target.path.first, value: value, loops: loops))
      // Nobody knows whose element it is.
      case .other: decide(value, loops)
      }
    }
  }

  private mutating func flow(_ value: StepValue, into target: Binding, _ loops: [ViewLoop]) {
    switch value {
    case .expression(let expression): flow(expression, into: target, loops)
    case .text(let template):
      for case .expression(let expression) in template.segments { flow(expression, into: target, loops) }
    case .object(let fields):
      for field in fields {
        flow(field.value, into: Binding(target.base, path: target.path + [field.name]), loops)
      }
    case .list(let values): for value in values { flow(value, into: target, loops) }
    }
  }

  /// What flows into something that decides, decides.
  mutating func settle() {
    for watched in watched { watch(watched) }
    var before: [Part] = []
    while before != parts {
      before = parts
      for flow in flows where isDeciding(flow.variable, flow.field) && !flow.counts {
        decide(flow.value, flow.loops)
      }
    }
  }

  /// What waits for the change of a variable that only counts on comes whatever it is; of one that is also set to
  /// fixed values, those are told apart from all others.
  private mutating func watch(_ watched: Watched) {
    guard case .variable(let variable) = watched.value else { return decide(watched.value, watched.loops) }
    let own = flows.filter { $0.variable == variable }
    if !bound.contains(variable), own.allSatisfy(\.steps) { return }
    mark(variable, nil)
    for flow in own {
      if case .constant(.number(let number)) = flow.value { compare(variable, with: number, .equal) }
    }
  }

  private func isDeciding(_ variable: Int, _ field: String?) -> Bool {
    guard parts.indices.contains(variable) else { return false }
    switch parts[variable] {
    case .nothing: return false
    case .whole: return true
    case .fields(let fields): return field.map(fields.contains) ?? true
    }
  }
}
