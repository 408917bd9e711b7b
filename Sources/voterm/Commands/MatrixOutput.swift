import AXEngine

/// `voterm explore --matrix`: who reaches what, with which technology, at what cost.
enum MatrixOutput {
  static func run(_ invocation: Invocation) throws(CommandError) -> ExitStatus {
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
    guard let text = MatrixFormats.render(matrices, as: format) else {
      throw .usage(
        "--matrix is not written as '\(format)'",
        help: "it is: " + MatrixFormats.names.joined(separator: ", "))
    }
    try invocation.deliver(text)
    let isMissed = matrices.contains { matrix in required.contains { !matrix.missed(by: $0).isEmpty } }
    return isMissed ? .doesNotHold : .success
  }

  private static func technologies(_ list: String) throws(CommandError) -> [TechnologyName] {
    var names: [TechnologyName] = []
    for word in list.split(separator: ",") {
      let text = String(word).withoutBlanks
      do {
        names.append(try Profile.parse(text).technology)
      } catch {
        throw .usage("--require: \(error.message)", help: error.help)
      }
    }
    return names
  }
}
