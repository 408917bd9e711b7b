import AXEngine

/// `voterm explore --ways`, `--from` and `--to`: the cheapest ways, by everything that was tried.
enum ExploreWaysOutput {
  static func run(_ invocation: Invocation) throws(CommandError) -> ExitStatus {
    let mock = try MockFiles.open(invocation.operands[0], errors: invocation.errors)
    try SceneOptions.check(SceneOptions.profile(of: invocation), against: [mock], invocation.errors)
    var explorations: [(exploration: Exploration, profile: Profile)] = []
    for outcome in try ExploreCommand.work(invocation).explore([mock], judges: false)[0] {
      if let refusal = outcome.refusal { throw CommandError(refusal, of: mock, invocation.errors) }
      if let exploration = outcome.exploration { explorations.append((exploration, outcome.profile)) }
    }
    if invocation.has("--ways") {
      guard invocation.value("--from") == nil, invocation.value("--to") == nil else {
        throw .usage("--ways shows all of them, and takes no --from or --to")
      }
      try invocation.deliver(
        explorations.map { table($0.exploration, $0.profile.description) }.joined(separator: "\n"))
      return .success
    }
    guard let to = invocation.value("--to") else {
      throw .usage(
        "--from needs --to", help: "voterm explore --from '#a' --to '#b' \(invocation.operands[0])")
    }
    // Without --as the way is VoiceOver's, or that of the device's first technology.
    let (exploration, profile) = explorations[0]
    let lines: [String]
    do {
      lines = try exploration.walk(from: invocation.value("--from"), to: to)
    } catch {
      throw CommandError(
        status: error.isOfMock ? .doesNotHold : .usage, error.message, help: error.help)
    }
    try invocation.deliver((setUp(invocation, profile) + lines).map { $0 + "\n" }.joined())
    return .success
  }

  /// The lines before the first gesture.
  private static func setUp(_ invocation: Invocation, _ profile: Profile) -> [String] {
    var lines = ["open " + invocation.operands[0]]
    if let screen = invocation.value("--screen") { lines.append("screen " + screen) }
    lines += invocation.values("--given").map { "given " + $0 }
    return lines + profile.steps + invocation.values("--set").map { "set " + $0 }
  }

  private static func table(_ exploration: Exploration, _ profile: String) -> String {
    let ways = exploration.ways()
    var lines = [profile + ": the cheapest way to each"]
    let costs = ways.map { way in
      let seconds = NumberText.text(of: (way.seconds * 100).rounded() / 100) + " s"
      return exploration.technology == .switchControl
        ? seconds + (way.gestures > 0 ? " +\(way.gestures)" : "") : String(way.gestures)
    }
    let width = costs.map(\.count).max() ?? 0
    for (way, cost) in zip(ways, costs) {
      let name = way.name.map { " " + TextWidth.neutralised($0) } ?? ""
      let steps = way.steps.isEmpty ? "at once" : way.steps.joined(separator: ", ")
      lines.append(
        "  " + String(repeating: " ", count: width - cost.count) + cost + "  #\(way.id)\(name): "
          + TextWidth.neutralised(steps))
    }
    if !exploration.isComplete { lines.append("  not everything was looked at; see --limit and --memory") }
    return lines.map { $0 + "\n" }.joined()
  }
}
