extension MockDifference {
  /// The states that contracts of a mock give, each once, beginning like the others.
  static func contractStates(of beginnings: [Beginning]) -> [Beginning] {
    guard let first = beginnings.first?.session else { return [] }
    let mock = first.scene.mock
    var states: [Beginning] = []
    for contract in ContractFile.load(mock.source).contracts where !contract.given.isEmpty {
      var given: [(variable: Int, value: Value)] = []
      for value in contract.given {
        if let variable = mock.variable(named: value.name.text) { given.append((variable, value.value)) }
      }
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
