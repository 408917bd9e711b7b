import AXEngine

/// `voterm order`: the reading order of a screen.
enum OrderCommand {
  static let command = Command(
    name: "order", operands: "PATH", count: 1...1,
    summary: "prints the reading order with everything that is said",
    details: TextWidth.wrapped(
      "The screen is shown as it is after its onAppear steps. A profile is a technology (short forms: vo, fka) and, "
        + "behind colons in any order, what differs from the mock's own device: \(Profile.offered).",
      cells: 112)
      + ["Languages: \(Phrases.offered).", "--set takes the settings of a walk's set."],
    options: [
      SceneOptions.profile, SceneOptions.set, SceneOptions.screen, SceneOptions.given,
      Command.Option(
        name: "--format", value: "FORMAT", choices: OrderFormats.names, summary: "how it is written"),
      .output,
    ],
    run: { invocation throws(CommandError) in
      let profile = try SceneOptions.profile(of: invocation)
      let session = try SceneOptions.session(invocation, profile)
      let report = OrderReport(session, profile: profile)
      let format = invocation.value("--format") ?? OrderFormats.names[0]
      try invocation.deliver(OrderFormats.render(report, as: format) ?? "")
      return .success
    })
}

/// `voterm tree`: the views beside the accessibility tree.
enum TreeCommand {
  static let command = Command(
    name: "tree", operands: "PATH", count: 1...1,
    summary: "prints every view beside what is perceived of it, and why not where it is not",
    options: [
      SceneOptions.profile, SceneOptions.set, SceneOptions.screen, SceneOptions.given,
      Command.Option(
        name: "--why", value: "ID",
        summary: "explains one element: each word, its place, what is not spoken, what would change it"),
      .output,
    ],
    run: { invocation throws(CommandError) in
      let session = try SceneOptions.session(invocation, try SceneOptions.profile(of: invocation))
      let (scene, settings) = (session.scene, session.settings.voiceOver)
      if let id = invocation.value("--why") {
        guard let text = ElementExplanation.render(id: id, in: scene, settings: settings) else {
          throw .usage("no view '\(id)' is on the screen", help: "voterm tree lists the ids")
        }
        try invocation.deliver(text)
        return .success
      }
      try invocation.deliver(TreeReport.render(scene, settings: settings))
      return .success
    })
}
