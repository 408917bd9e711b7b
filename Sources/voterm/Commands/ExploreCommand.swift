import AXEngine

/// `voterm explore --matrix`: who reaches what, with which technology, at what cost.
enum ExploreCommand {
  static let command = Command(
    name: "explore", operands: "PATH", count: 1...1,
    summary: "prints which technology reaches what, at what cost, and why not",
    details: TextWidth.wrapped(
      "--matrix is the only way of exploring so far and must be given. Each screen is shown as it is after its "
        + "onAppear steps; the technologies are tried one by one, each alone, from where it begins. With --require the "
        + "status is 1 where one of these technologies does not reach a control.",
      cells: 112),
    options: [
      Command.Option(name: "--matrix", summary: "elements by technologies"),
      Command.Option(
        name: "--require", value: "TECHNOLOGIES",
        summary: "fails where one misses a control: fka,switchControl"),
      SceneOptions.profile, SceneOptions.set, SceneOptions.screen, SceneOptions.given,
      Command.Option(
        name: "--format", value: "FORMAT", choices: MatrixFormats.names, summary: "how it is written"),
      .output,
    ],
    run: { invocation throws(CommandError) in
      guard invocation.has("--matrix") else {
        throw .usage("explore needs --matrix", help: "voterm explore --matrix \(invocation.operands[0])")
      }
      let required = try technologies(invocation.value("--require") ?? "")
      let profile = try SceneOptions.profile(of: invocation)
      let first = try SceneOptions.session(invocation, profile)
      var matrices = [ReachabilityMatrix(first)]
      if invocation.value("--screen") == nil {
        let mock = first.scene.mock
        for screen in mock.screens.indices where screen != first.scene.views.screen {
          let session = try SceneOptions.session(invocation, profile, screen: mock.screens[screen].name)
          // A screen that only leads on to one that was looked at already shows nothing of its own.
          if session.scene.views.screen == screen { matrices.append(ReachabilityMatrix(session)) }
        }
      }
      let format = invocation.value("--format") ?? MatrixFormats.names[0]
      try invocation.deliver(MatrixFormats.render(matrices, as: format) ?? "")
      let isMissed = matrices.contains { matrix in required.contains { !matrix.missed(by: $0).isEmpty } }
      return isMissed ? .doesNotHold : .success
    })

  private static func technologies(_ list: String) throws(CommandError) -> [TechnologyName] {
    var names: [TechnologyName] = []
    for word in list.split(separator: ",") {
      let text = String(word).trimmingBlanks
      do {
        names.append(try Profile.parse(text).technology)
      } catch {
        throw .usage("--require: \(error.message)", help: error.help)
      }
    }
    return names
  }
}
