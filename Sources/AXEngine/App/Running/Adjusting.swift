/// Increment and decrement.
extension App {
  /// Moves a control one step: the app's own handler first, then what the control does.
  mutating func adjust(_ node: NodeIndex, isUp: Bool, _ turn: inout Turn) -> Bool {
    let target = views.nodes[Int(node)]
    if target.part == .grabber {
      // At the ends nothing changes, as with a slider (CU-74).
      _ = isUp ? raise(target.parent, goesRound: false, &turn) : lower(target.parent, &turn)
      return true
    }
    if case .wheel(let wheel)? = target.part { return move(wheel: wheel, node, isUp: isUp, &turn) }
    guard !target.flags.contains(.disabled), target.part == nil else { return false }
    let view = mock.views[Int(target.view)]
    let key = isUp ? AccessibilityKey.increment : .decrement
    if let steps = view.accessibility.steps(key),
      run(steps, isUp ? "accessibility.increment" : "accessibility.decrement", context(at: node), &turn)
    {
      return true
    }
    if let substitute = views.representation(of: node, in: mock) {
      return adjust(substitute, isUp: isUp, &turn)
    }
    switch view.type {
    case .slider, .stepper: return moveValue(of: view, node, isUp: isUp, &turn)
    case .pageControl:  // CU-80
      let pages = view.properties.number(.pages) ?? 1
      return moveValue(of: view, node, by: isUp ? 1 : -1, in: 0...max(0, pages - 1), &turn)
    case .picker:
      guard PickerStyle(of: view) == .wheel else { return false }
      let count = evaluation.options(of: view, scope: target.scope).count
      let chosen = evaluation.chosenOption(of: view, scope: target.scope)
      // Up is the next row (CU-77).
      let next = (chosen ?? (isUp ? -1 : count)) + (isUp ? 1 : -1)
      if next >= 0, next < count { choose(next, of: view, at: node, &turn) }
      return count > 0
    case .datePicker: return moveDate(of: view, node, by: isUp ? 1 : -1, &turn)
    case .vStack, .hStack, .zStack, .scrollView, .list, .section, .form, .grid, .table, .group, .spacer,
      .divider, .view, .text, .label, .image, .link, .badge, .button, .toggle, .textField, .secureField,
      .textEditor, .searchField, .menu, .disclosureGroup, .progressView, .gauge, .navigationStack,
      .navigationLink, .tabView, .toolbar, .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog,
      .forEach, .tab:
      return false
    }
  }

  /// A slider moves by a tenth of its range, or by its step where that is more (CU-74); a stepper by its step
  /// (CU-76).
  private mutating func moveValue(
    of view: ViewDescription, _ node: NodeIndex, isUp: Bool, _ turn: inout Turn
  ) -> Bool {
    let range = evaluation.range(of: view)
    let step = view.properties.number(.step)?.magnitude
    var delta = step ?? 1
    if view.type == .slider, let range {
      delta = max((range.upperBound - range.lowerBound) / 10, step ?? 0)
    }
    return moveValue(of: view, node, by: isUp ? delta : -delta, in: range, &turn)
  }

  /// Moves a number within its range and runs `do` if it changed.
  private mutating func moveValue(
    of view: ViewDescription, _ node: NodeIndex, by delta: Double, in range: ClosedRange<Double>?,
    _ turn: inout Turn
  ) -> Bool {
    guard let binding = view.properties.binding(.value) else { return runAction(of: view, node, &turn) }
    let scope = views.nodes[Int(node)].scope
    let before = Evaluator.read(binding, scope: scope, in: evaluation).asNumber
    var after = tidy(before + delta)
    if let range { after = min(max(after, range.lowerBound), range.upperBound) }
    if after != before {
      write(.number(after), to: binding, at: node, &turn)
      runAction(of: view, node, &turn)
    }
    return true
  }

  /// Takes away what adding fractions leaves in the last digits: 0.1 + 0.2 is 0.3.
  func tidy(_ number: Double) -> Double {
    guard number.magnitude < 1e6 else { return number }
    let scaled = number * 1e9
    return Double(Int64(scaled < 0 ? scaled - 0.5 : scaled + 0.5)) / 1e9
  }

  /// A date moves by one day: an ISO text, or a number of days.
  private mutating func moveDate(
    of view: ViewDescription, _ node: NodeIndex, by days: Int, _ turn: inout Turn
  ) -> Bool {
    guard let binding = view.properties.binding(.value) else { return false }
    switch Evaluator.read(binding, scope: views.nodes[Int(node)].scope, in: evaluation) {
    case .number(let number): write(.number(number + Double(days)), to: binding, at: node, &turn)
    case .text(let text):
      guard let day = CivilDate(text) else { return false }
      // There is no day before the year 1 and none after 9999.
      guard let moved = day.moved(by: days) else { return true }
      // What follows the day, a time perhaps, stays.
      write(.text(moved.description + text.dropFirst(10)), to: binding, at: node, &turn)
    case .flag, .list, .object: return false
    }
    runAction(of: view, node, &turn)
    return true
  }
}
