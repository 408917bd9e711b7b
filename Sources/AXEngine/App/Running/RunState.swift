/// A place in the state: a variable and the way into it.
struct Place: Equatable {
  var variable: Int
  var path: [Component]

  enum Component: Equatable {
    case field(String)
    case element(Int)
  }
}

/// The steps that change variables.
extension App {
  mutating func runStateStep(_ step: Step, _ context: inout StepContext, _ turn: inout Turn) {
    switch step {
    case .set(let assignments):
      for assignment in assignments {
        write(evaluate(assignment.value, context), to: assignment.target, &context, &turn)
      }
    case .toggle(let binding):
      let value = Evaluator.read(binding, scope: context.scope, in: evaluation(context))
      write(.flag(!value.isTrue), to: binding, &context, &turn)
    case .append(let binding, let value):
      edit(binding, value, &context, &turn) { list, value, rows in
        if let value { list.append(value) }
      }
    case .insert(let binding, let value, let at):
      let place = index(at, context)
      edit(binding, value, &context, &turn) { list, value, rows in
        guard let value else { return }
        let place = min(max(place, 0), list.count)
        list.insert(value, at: place)
        for row in rows.indices { if let index = rows[row], index >= place { rows[row] = index + 1 } }
      }
    case .remove(let binding, let at):
      let place = index(at, context)
      edit(binding, nil, &context, &turn) { list, _, rows in
        guard list.indices.contains(place) else { return }
        list.remove(at: place)
        for row in rows.indices {
          guard let index = rows[row], index >= place else { continue }
          rows[row] = index == place ? nil : index - 1
        }
      }
    case .move(let binding, let from, let to):
      let (from, to) = (index(from, context), index(to, context))
      edit(binding, nil, &context, &turn) { list, _, rows in
        guard list.indices.contains(from) else { return }
        let target = min(max(to, 0), list.count - 1)
        list.insert(list.remove(at: from), at: target)
        for row in rows.indices {
          guard var index = rows[row] else { continue }
          if index == from {
            index = target
          } else {
            if index > from { index -= 1 }
            if index >= target { index += 1 }
          }
          rows[row] = index
        }
      }
    case .returning, .updateFocus, .requestGuidedAccess, .push, .pop, .popToRoot, .selectTab, .present,
      .dismiss, .focus, .post, .scrollTo, .condition, .after, .animate, .play:
      break
    }
  }

  private func index(_ expression: Expression, _ context: StepContext) -> Int {
    let number = evaluate(expression, context).asNumber
    return number.magnitude < 1e9 ? Int(number) : -1
  }

  /// Changes a list, and lets the rows of that very list in the context know where they are now.
  private mutating func edit(
    _ binding: Binding, _ value: StepValue?, _ context: inout StepContext, _ turn: inout Turn,
    _ change: (inout [Value], Value?, inout [Int?]) -> Void
  ) {
    guard let place = place(of: binding, context) else { return }
    let value = value.map { self.value($0, context) }
    let own = context.scopes.indices.filter { index in
      context.scopes[index].list.flatMap { self.place(of: $0, context) } == place
    }
    var rows = own.map { context.rows[$0] }
    modify(place, &turn) { list in
      guard case .list(var elements) = list else { return }
      list = .neutral
      change(&elements, value, &rows)
      list = .list(elements)
    }
    for (index, row) in zip(own, rows) { context.rows[index] = row }
  }

  private func value(_ value: StepValue, _ context: StepContext) -> Value {
    switch value {
    case .expression(let expression): evaluate(expression, context)
    case .text(let template): .text(plainText(template, context))
    case .object(let fields): .object(fields.map { Value.Field($0.name, self.value($0.value, context)) })
    case .list(let list): .list(list.map { self.value($0, context) })
    }
  }

  /// A text as data: interpolated, but not translated.
  private func plainText(_ template: Template, _ context: StepContext) -> String {
    var evaluation = evaluation(context)
    evaluation.translation = nil
    return Evaluator.string(of: template, scope: context.scope, in: evaluation)
  }

  /// Where a binding leads; nil for a row that is not in a list of the state (any more).
  func place(of binding: Binding, _ context: StepContext) -> Place? {
    let fields = binding.path.map(Place.Component.field)
    switch binding.base {
    case .variable(let slot):
      return state.variables.indices.contains(slot) ? Place(variable: slot, path: fields) : nil
    case .item(let depth):
      guard context.scopes.indices.contains(depth), let list = context.scopes[depth].list,
        let row = context.rows[depth], var place = place(of: list, context)
      else { return nil }
      place.path.append(.element(row))
      place.path += fields
      return place
    }
  }

  /// Writes through a binding; the row of the context sees it at once.
  mutating func write(
    _ value: Value, to binding: Binding, _ context: inout StepContext, _ turn: inout Turn
  ) {
    if case .item(let depth) = binding.base, context.scopes.indices.contains(depth) {
      context.scopes[depth].item.modify(ArraySlice(binding.path.map(Place.Component.field))) { $0 = value }
    }
    guard let place = place(of: binding, context) else { return }
    write(value, to: place, &turn)
  }

  /// Writes through a binding of a view.
  @discardableResult
  mutating func write(_ value: Value, to binding: Binding, at node: NodeIndex, _ turn: inout Turn) -> Bool {
    guard let place = place(of: binding, context(at: node)) else { return false }
    write(value, to: place, &turn)
    return true
  }

  /// Writes a value into the state.
  mutating func write(_ value: Value, to place: Place, _ turn: inout Turn) {
    modify(place, &turn) { $0 = value }
  }

  private mutating func modify(_ place: Place, _ turn: inout Turn, _ change: (inout Value) -> Void) {
    if !turn.written.contains(place.variable) { turn.written.append(place.variable) }
    turn.writers[place.variable] = Cause(handler: turn.current, what: .write(place.variable))
    turn.lastCause = Cause(handler: turn.current, what: .write(place.variable))
    state.variables[place.variable].modify(ArraySlice(place.path), change)
  }
}

extension Value {
  /// Changes what lies at the end of a path; nothing where the path leads nowhere. A field that is not there yet
  /// is added.
  mutating func modify(_ path: ArraySlice<Place.Component>, _ change: (inout Value) -> Void) {
    guard let first = path.first else {
      change(&self)
      return
    }
    let rest = path.dropFirst()
    switch (first, self) {
    case (.field(let name), .object(var fields)):
      self = .neutral
      if let index = fields.firstIndex(where: { $0.name == name }) {
        fields[index].value.modify(rest, change)
      } else if rest.isEmpty {
        fields.append(Field(name, .neutral))
        change(&fields[fields.count - 1].value)
      }
      self = .object(fields)
    case (.element(let index), .list(var elements)):
      guard elements.indices.contains(index) else { return }
      self = .neutral
      elements[index].modify(rest, change)
      self = .list(elements)
    case (.field, _), (.element, _): break
    }
  }
}
