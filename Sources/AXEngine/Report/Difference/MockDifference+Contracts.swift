extension MockDifference {
  /// The states that contracts of either version give and a mock knows, each once, beginning like the others.
  static func states(of beginnings: [Beginning], givenBy contracts: [Contract]) -> [Beginning] {
    guard let first = beginnings.first?.session else { return [] }
    let mock = first.scene.mock
    var states: [Beginning] = []
    for contract in contracts where !contract.given.isEmpty {
      let given = contract.given.compactMap { value -> (variable: Int, value: Value)? in
        guard let variable = mock.variable(named: value.name.text),
          mock.variables[variable].initial.kindName == value.value.kindName
        else { return nil }
        return (variable, value.value)
      }
      guard given.count == contract.given.count else { continue }
      let words = contract.given.map { $0.name.text + " = " + $0.value.notation }.joined(separator: ", ")
      let screen = contract.screen.map { mock.screen(named: $0.text) } ?? nil
      if contract.screen != nil, screen == nil { continue }
      var session = Session(
        mock: mock, environment: first.scene.environment, screen: screen, given: given,
        technologies: first.technologies)
      session.inUse.settings = first.settings
      let state = Beginning(starting: session, given: words)
      guard !states.contains(where: { $0.screen == state.screen && $0.given == words }) else { continue }
      states.append(state)
    }
    return states
  }
}
