import AXEngine

/// `voterm explore`: every state that a mock can be brought to, by each technology, and what is wrong there.
enum ExploreCommand {
  static let command = Command(
    name: "explore", operands: "PATH…", count: 1...10_000,
    summary:
      "tries every state of mocks by each technology: what cannot be reached, traps, dead ends, lost focus",
    details: TextWidth.wrapped(
      "Everything that a person can do is tried, and time passes, from the first screen on; the technologies are tried "
        + "one by one, each alone: those that the mock's device has, or the one of --as. Texts are typed as samples. "
        + "What was not come to is said, too. The status is 1 where something was found. Folders are searched with the "
        + "folders in them; the mistakes of a gallery are left out.",
      cells: 112)
      + TextWidth.wrapped(
        "Of a single file --from and --to print the cheapest way between two views as a walk, --ways the cheapest way to everything. "
          + "--matrix shows instead who reaches what on each screen as it is after its onAppear steps; with --require "
          + "the status is 1 where one of these technologies does not reach a control.",
        cells: 112),
    options: [
      SceneOptions.profile, SceneOptions.set, SceneOptions.screen, SceneOptions.given,
      Command.Option(
        name: "--limit", value: "PLACES",
        summary: "how many places each technology looks at; \(Exploration.Limits().places) by itself"
      ),
      Command.Option(
        name: "--memory", value: "MB",
        summary: "how much each technology may hold at a time; \(Exploration.Limits().memory >> 20) by itself"
      ),
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
      let isSingle = ["--matrix", "--ways", "--to", "--from"].first { invocation.value($0) != nil }
      if let option = isSingle, invocation.operands.count > 1 {
        throw .usage("\(option) needs a single mock file")
      }
      if invocation.has("--matrix") { return try MatrixOutput.run(invocation) }
      if invocation.value("--require") != nil {
        throw .usage(
          "--require needs --matrix", help: "voterm explore --matrix --require fka \(invocation.operands[0])")
      }
      if isSingle != nil { return try ExploreWaysOutput.run(invocation) }
      return try explore(invocation)
    })

  /// How far and by whom.
  static func work(_ invocation: Invocation) throws(CommandError) -> ExploreWork {
    let usual = Exploration.Limits()
    return try ExploreWork(
      invocation, SceneOptions.profile(of: invocation), isAlone: invocation.value("--as") != nil,
      limits: Exploration.Limits(
        places: try number("--limit", of: invocation) ?? usual.places,
        memory: try number("--memory", of: invocation).map { $0 << 20 } ?? usual.memory))
  }

  private static func explore(_ invocation: Invocation) throws(CommandError) -> ExitStatus {
    let work = try work(invocation)
    let found = try MockPaths.all(below: invocation.operands, where: GalleryFiles.isMeantToHold)
    var status = found.showUnreadable(invocation.errors)
    var mocks: [Mock] = []
    var screens: [String] = []
    for path in found.entries {
      do throws(CommandError) {
        let mock = try MockFiles.open(path.path, errors: invocation.errors)
        screens += mock.screens.map(\.name)
        // Of several, those are explored that have the screen.
        if found.entries.count == 1 || work.screen.map({ mock.screen(named: $0) != nil }) ?? true {
          mocks.append(mock)
        }
      } catch {
        if !error.lines.isEmpty { invocation.errors.show(error) }
        status = status.worse(error.status)
      }
    }
    try SceneOptions.check(SceneOptions.profile(of: invocation), against: mocks, invocation.errors)
    var report = JudgeReport(command: "explore", files: [], checks: ExploreChecks.descriptions)
    for (mock, outcomes) in zip(mocks, work.explore(mocks, judges: true)) {
      if let refusal = outcomes.compactMap(\.refusal).first {
        let error = CommandError(refusal, of: mock, invocation.errors)
        if !error.lines.isEmpty { invocation.errors.show(error) }
        status = status.worse(error.status)
        continue
      }
      report.files.append(
        JudgeReport.Judged(source: mock.source, title: mock.title, verdicts: outcomes.flatMap(\.verdicts)))
    }
    if report.files.isEmpty {
      guard let screen = work.screen, status == .success else { return status }
      throw .usage(
        "no mock here has a screen '\(screen)'", help: Suggestion.help(for: screen, among: screens))
    }
    let occurring = Set(report.files.flatMap { $0.verdicts.map(\.check) })
    report.checks.removeAll { !occurring.contains($0.id) }
    return try invocation.deliver(report).worse(status)
  }

  private static func number(_ option: String, of invocation: Invocation) throws(CommandError) -> Int? {
    guard let text = invocation.value(option) else { return nil }
    guard let number = Int(text), (1...1_000_000).contains(number) else {
      throw .usage("\(option): '\(text)' is no whole number from 1 to 1000000")
    }
    return number
  }
}
