import AXEngine

/// `voterm report`: everything that is known of a mock, on one page.
enum ReportCommand {
  static let command = Command(
    name: "report", operands: "PATH…", count: 1...1_000,
    summary: "writes a page: screens drawn in reading order, who reaches what, findings, walks",
    details: TextWidth.wrapped(
      "The page is HTML that needs nothing else and no scripts; it can be printed, and read by ear. For each screen it "
        + "has a picture, everything that is said, and the reachability matrix; then what contracts, audit and exploration "
        + "found, and the "
        + "walks that lie beside the file and open it (NAME*.walk). Of a folder, all mocks in it are on one page. "
        + "The status does not depend on what was found.",
      cells: 112),
    options: [SceneOptions.profile, SceneOptions.set, .output],
    run: { invocation throws(CommandError) in
      let profile = try SceneOptions.profile(of: invocation)
      let found = try MockPaths.all(below: invocation.operands, isDeep: false)
      var status = found.showUnreadable(invocation.errors)
      var parts: [MockReport.Part] = []
      var verdicts = JudgeReport(command: "report", files: [], checks: [])
      for path in found.entries.map(\.path) {
        do throws(CommandError) {
          let file = try read(path, profile, invocation)
          let screens = try screens(of: file.mock, profile, invocation)
          let walks = try walks(beside: path, invocation, &status)
          parts.append(MockReport.Part(title: file.mock.title, screens: screens, walks: walks))
          verdicts.files.append(
            .init(source: file.mock.source, title: file.mock.title, verdicts: file.verdicts))
        } catch {
          // One wrong file keeps no other from its page.
          if !error.lines.isEmpty { invocation.errors.show(error) }
          status = status.worse(error.status)
        }
      }
      let occurring = Set(verdicts.files.flatMap { $0.verdicts.map(\.check) })
      let checks =
        ContractCheck.descriptions + AuditRules.ids.compactMap { AuditRules.description(of: $0) }
        + ExploreChecks.descriptions
      verdicts.checks = checks.filter { occurring.contains($0.id) }
      if !parts.isEmpty {
        try invocation.deliver(MockPage.render(MockReport(parts: parts, verdicts: verdicts)))
      }
      return status
    })

  /// A mock, and what judges say about it.
  private static func read(
    _ path: String, _ profile: Profile, _ invocation: Invocation
  ) throws(CommandError) -> (mock: Mock, verdicts: [Verdict]) {
    let source: SourceFile
    do {
      source = SourceFile(path: path, bytes: try Files.read(path))
    } catch {
      throw CommandError(error)
    }
    let file = ContractFile.load(source)
    invocation.errors.show(file.diagnostics, in: source)
    guard let mock = file.mock else { throw CommandError(status: .data, lines: []) }
    let (verdicts, faults) = ContractJudge.judge(file.contracts, of: mock)
    let audit = Audit(mock, profile: profile)
    invocation.errors.show(faults + audit.diagnostics, in: source)
    guard !(faults + audit.diagnostics).contains(where: { $0.severity == .error }) else {
      throw CommandError(status: .data, lines: [])
    }
    let work = try ExploreWork(
      invocation, profile, isAlone: false, limits: Exploration.Limits(places: explored))
    let outcomes = work.explore([mock], judges: true)[0]
    if let refusal = outcomes.compactMap(\.refusal).first {
      throw CommandError(refusal, of: mock, invocation.errors)
    }
    return (mock, verdicts + audit.verdicts + outcomes.flatMap(\.verdicts))
  }

  /// How many places each technology looks at for a page, which is made of many mocks at a time.
  private static let explored = 10_000

  private static func screens(
    of mock: Mock, _ profile: Profile, _ invocation: Invocation
  ) throws(CommandError) -> [MockReport.Screen] {
    try SceneOptions.beginnings(of: mock, invocation, profile).map { session, _ in
      MockReport.Screen(
        order: OrderReport(session, profile: profile),
        matrix: ReachabilityMatrix(session))
    }
  }

  /// The walks beside a mock whose names begin like its own and that open it.
  private static func walks(
    beside path: String, _ invocation: Invocation, _ status: inout ExitStatus
  ) throws(CommandError) -> [WalkResult] {
    let file = Path.name(of: path)
    guard file.hasSuffix(".json"), let names = try? Files.names(in: Path.folder(of: path)) else { return [] }
    var walks: [WalkResult] = []
    for name in names where name.hasPrefix(file.dropLast(5)) && name.hasSuffix(".walk") {
      let walk = Path.join(Path.folder(of: path), name)
      guard Files.isPlain(walk), let bytes = try? Files.read(walk) else { continue }
      let opened = WalkParser.parse(SourceFile(path: walk, bytes: bytes)).file.mocks
      guard opened.contains(where: { Path.name(of: $0) == file }) else { continue }
      do throws(CommandError) {
        walks.append(try RunCommand.replay(walk, nil, nil, invocation))
      } catch {
        if !error.lines.isEmpty { invocation.errors.show(error) }
        status = status.worse(error.status)
      }
    }
    return walks
  }
}
