import AXEngine

/// `voterm explore`: every state that a mock can be brought to, by each technology, and what is wrong there.
enum ExploreCommand {
  static let command = Command(
    name: "explore", operands: "PATH", count: 1...1,
    summary:
      "tries every state of a mock by each technology: what cannot be reached, traps, dead ends, lost focus",
    details: TextWidth.wrapped(
      "Everything that a person can do is tried, and time passes, from the first screen on; the technologies are tried "
        + "one by one, each alone: those that the mock's device has, or the one of --as. Texts are typed as samples. "
        + "What was not come to is said, too. The status is 1 where something was found.",
      cells: 112)
      + TextWidth.wrapped(
        "--from and --to print the cheapest way between two views as a walk, --ways the cheapest way to everything. "
          + "--matrix shows instead who reaches what on each screen as it is after its onAppear steps; with --require "
          + "the status is 1 where one of these technologies does not reach a control.",
        cells: 112),
    options: [
      SceneOptions.profile, SceneOptions.set, SceneOptions.screen, SceneOptions.given,
      Command.Option(
        name: "--limit", value: "PLACES", summary: "how many places each technology looks at; 40000 by itself"
      ),
      Command.Option(name: "--memory", value: "MB", summary: "how much it may hold at a time; 256 by itself"),
      Command.Option(
        name: "--from", value: "ID", summary: "where a way begins; by itself where the app does"),
      Command.Option(name: "--to", value: "ID", summary: "prints the cheapest way there as a walk"),
      Command.Option(name: "--ways", summary: "prints the cheapest way to everything"),
      Command.Option(name: "--matrix", summary: "prints elements by technologies"),
      Command.Option(
        name: "--require", value: "TECHNOLOGIES",
        summary: "with --matrix: fails where one misses a control: fka,switchControl"),
      .judgeFormat, .output,
    ],
    run: { invocation throws(CommandError) in
      if invocation.has("--matrix") { return try MatrixOutput.run(invocation) }
      if invocation.value("--require") != nil {
        throw .usage(
          "--require needs --matrix", help: "voterm explore --matrix --require fka \(invocation.operands[0])")
      }
      if invocation.has("--ways") || invocation.value("--to") != nil || invocation.value("--from") != nil {
        return try ExploreWaysOutput.run(invocation)
      }
      let explorations = try explore(invocation)
      let mock = explorations[0].exploration.mock
      let report = JudgeReport(
        command: "explore",
        files: [
          JudgeReport.Judged(
            source: mock.source, title: mock.title,
            verdicts: explorations.flatMap { $0.exploration.verdicts(profile: $0.profile.description) })
        ],
        checks: ExploreChecks.descriptions)
      return try invocation.deliver(report)
    })

  /// Explores by every technology that was asked for, or that the device has.
  static func explore(
    _ invocation: Invocation
  ) throws(CommandError) -> [(exploration: Exploration, profile: Profile)] {
    let limits = Exploration.Limits(
      places: try number("--limit", of: invocation) ?? Exploration.Limits().places,
      memory: try number("--memory", of: invocation).map { $0 << 20 } ?? Exploration.Limits().memory)
    let asked = try SceneOptions.profile(of: invocation)
    let mock = try SceneOptions.session(invocation, asked).scene.mock
    let technologies =
      invocation.value("--as") == nil ? Exploration.technologies(of: mock) : [asked.technology]
    var explorations: [(exploration: Exploration, profile: Profile)] = []
    for technology in technologies {
      let profile = asked.with(technology)
      let screen = try SceneOptions.session(invocation, profile).scene.views.screen
      let begins = invocation.value("--screen") == nil ? nil : Optional(screen)
      let exploration = Exploration(mock, technology, screen: begins, limits: limits) { other in
        let name = other.flatMap { begins == nil ? mock.screens[$0].name : nil }
        return try? SceneOptions.session(invocation, profile, screen: name)
      }
      explorations.append((exploration, profile))
    }
    return explorations
  }

  private static func number(_ option: String, of invocation: Invocation) throws(CommandError) -> Int? {
    guard let text = invocation.value(option) else { return nil }
    guard let number = Int(text), (1...1_000_000).contains(number) else {
      throw .usage("\(option): '\(text)' is no whole number from 1 to 1000000")
    }
    return number
  }
}
