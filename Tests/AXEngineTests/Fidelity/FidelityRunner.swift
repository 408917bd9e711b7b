@testable import AXEngine

/// Plays a case and says what is not as the rules have it.
struct FidelityRunner {
  /// Everything that is not as expected, a line each; empty where the case holds. `rules` are those that the device
  /// follows.
  static func failures(of fidelityCase: FidelityCase, under rules: RulesInForce = .all) -> [String] {
    let loaded = Mock.load(SourceFile(path: "case.json", text: fidelityCase.mock))
    guard let mock = loaded.mock else {
      return ["the mock is wrong: " + (loaded.diagnostics.first?.message ?? "")]
    }
    if let problem = loaded.diagnostics.first(where: { $0.severity == .error }) {
      return ["the mock is wrong: " + problem.message]
    }
    // The first line is there so that what the appearance does is recorded below it.
    let text = (["use voiceOver"] + fidelityCase.steps).joined(separator: "\n")
    let parsed = WalkParser.parse(SourceFile(path: "case.walk", text: text))
    if let problem = parsed.diagnostics.first { return ["the steps are wrong: " + problem.message] }
    let run = WalkRun(parsed.file, mock: mock, rules: rules) { _ in nil }
    switch run.problem {
    case nil: break
    case .walk(let problem): return ["the steps are wrong: " + problem.message]
    case .mock(_, let problem): return ["the mock is wrong: " + problem.message]
    case .cannotOpen: return ["a case opens no file"]
    }
    guard let session = run.session else { return ["the screen never appeared"] }
    var failures = run.entries.compactMap(\.failure)
    let records = run.entries.last(where: \.isRecorded)?.records ?? []
    for expectation in fidelityCase.expectations {
      if let failure = FidelityRunner(session: session, records: records).failure(of: expectation) {
        failures.append(failure)
      }
    }
    return failures
  }

  let session: Session
  let records: [WalkRecord]

  private func failure(of expectation: FidelityCase.Expectation) -> String? {
    switch expectation {
    case .spoken(let texts): compare("spoken", texts, subjects(.speak, nil))
    case .hint(let texts): compare("hint", texts, subjects(.hint, nil))
    case .cutOff(let texts): compare("cutOff", texts, subjects(.speak, .cutOff))
    case .sounds(let sounds): compare("sounds", sounds, subjects(.sound, nil))
    case .lines(let lines): compare("lines", lines, records.filter { $0.kind != .nothing }.map(\.line))
    case .cursor(let id): compare("cursor", [id], [session.cursor.map { "#" + self.id(of: $0) } ?? "none"])
    case .order(let ids): compare("order", ids, (0..<session.scene.count).map(id))
    case .unreachable(let ids):
      compare("unreachable", ids, session.scene.unreachable().map { session.scene.id(of: $0.node) })
    case .rotors(let names): compare("rotors", names, session.rotorNames)
    case .rotor(let name): compare("rotor", [name], [session.rotorName ?? "none"])
    case .screen(let name):
      compare("screen", [name], [session.app.mock.screens[session.scene.views.screen].name])
    case .state(let expected):
      compare(
        "state", expected.map { $0.name + " = " + $0.value },
        expected.map { name, _ in
          let value = session.app.mock.variable(named: name).map { session.app.state.variables[$0].notation }
          return name + " = " + (value ?? "no such variable")
        })
    }
  }

  private func id(of element: ElementIndex) -> String { session.scene.id(ofElement: element) }

  private func subjects(_ kind: WalkRecord.Kind, _ mark: WalkRecord.Mark?) -> [String] {
    records.filter { $0.kind == kind && $0.mark == mark }.map(\.subject)
  }

  private func compare(_ what: String, _ expected: [String], _ actual: [String]) -> String? {
    if expected == actual { return nil }
    func shown(_ texts: [String]) -> String {
      texts.isEmpty ? "nothing" : texts.map { "\"\($0)\"" }.joined(separator: " | ")
    }
    return "\(what)\n      by the rules: \(shown(expected))\n      by voterm:    \(shown(actual))"
  }
}
