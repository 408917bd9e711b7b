import AXEngine

/// `voterm check`: the contracts in mock files.
enum CheckCommand {
  static let command = Command(
    name: "check", operands: "PATH…", count: 0...10_000,
    summary: "judges the contracts in mock files and folders",
    details: TextWidth.wrapped(
      "Each contract is judged under each of its profiles, key by key; no key fails for another one's reason. Folders "
        + "are searched with the folders in them. The keys for --only and --skip: "
        + ContractCheck.words.joined(separator: ", ") + ".",
      cells: 112)
      + [
        "--baseline excuses the breaches that a file knows, so that only new ones fail; --write-baseline writes it.",
        "--record and --from-markdown print members for 'contracts', --markdown the numbered lists of a design review.",
      ],
    options: [
      Command.Option(
        name: "--only", value: "KEYS", repeats: true, summary: "judges these keys: order,spoken"),
      Command.Option(name: "--skip", value: "KEYS", repeats: true, summary: "judges all keys but these"),
      Command.Option(
        name: "--as", value: "PROFILE", summary: "judges under this profile instead of the contracts' own"),
      Command.Option(name: "--baseline", value: "FILE", summary: "fails on breaches that are not in it"),
      Command.Option(
        name: "--write-baseline", value: "FILE", summary: "writes today's breaches as a baseline"),
      Command.Option(
        name: "--record", value: "SCREEN", summary: "prints a contract of what a screen does today"),
      Command.Option(
        name: "--given", value: "'NAME = EXPRESSION'", repeats: true,
        summary: "with --record: another value, such as 'failed = true'"),
      Command.Option(name: "--markdown", summary: "prints the contracts as lists for a review"),
      Command.Option(
        name: "--from-markdown", value: "FILE", summary: "prints the contracts that such a list holds"),
      .judgeFormat, .output,
    ],
    run: { invocation throws(CommandError) in
      if let list = invocation.value("--from-markdown") { return try convert(list, invocation) }
      guard !invocation.operands.isEmpty else {
        throw .usage("'check' needs a mock file or a folder", help: "voterm check screens")
      }
      if invocation.has("--record") { return try record(invocation) }
      if invocation.has("--given") { throw .usage("'--given' belongs to '--record'") }
      return try judge(invocation)
    })

  // MARK: Judging

  /// What came of a file.
  private struct Outcome: Sendable {
    var file: ContractFile?
    var verdicts: [Verdict] = []
    var faults: [Diagnostic] = []
    var error: FileError?
  }

  private static func judge(_ invocation: Invocation) throws(CommandError) -> ExitStatus {
    let checks = try checks(invocation)
    let profile = invocation.has("--as") ? try SceneOptions.profile(of: invocation) : nil
    let isList = invocation.has("--markdown")
    if isList,
      invocation.has("--baseline") || invocation.has("--write-baseline") || invocation.has("--format")
    {
      throw .usage(
        "'--markdown' prints the contracts and judges nothing", help: "for a report: --format markdown")
    }
    if invocation.has("--write-baseline"),
      let filter = ["--only", "--skip", "--as"].first(where: { invocation.has($0) })
    {
      throw .usage(
        "a baseline has every breach, and '\(filter)' leaves some out", help: "write it without '\(filter)'")
    }
    let baseline = try invocation.value("--baseline").map { path throws(CommandError) in
      try readBaseline(path, invocation)
    }
    let found = try MockPaths.all(below: invocation.operands, where: GalleryFiles.isMeantToHold)
    let outcomes = Parallel.map(found.entries) { path in outcome(path, checks, profile, isJudged: !isList) }
    if let profile {
      let mocks = outcomes.compactMap { $0.file?.contracts.isEmpty == false ? $0.file?.mock : nil }
      try SceneOptions.check(profile, against: mocks, invocation.errors)
    }
    var status = found.showUnreadable(invocation.errors)
    var report = JudgeReport(command: "check", files: [], checks: [])
    var lists: [String] = []
    var hasContracts = false
    var isWhole = found.unreadable.isEmpty
    for (path, outcome) in zip(found.entries, outcomes) {
      if let error = outcome.error {
        invocation.errors.show(CommandError(error))
        status = status.worse(error.status)
        isWhole = false
      }
      guard let file = outcome.file else { continue }
      invocation.errors.show(file.diagnostics, in: file.source)
      invocation.errors.show(outcome.faults, in: file.source)
      guard let mock = file.mock, outcome.faults.isEmpty else {
        status = status.worse(.data)
        isWhole = false
        continue
      }
      if file.contracts.isEmpty {
        if path.isNamed {
          invocation.errors.show(ContractPaths.nothing(in: path.path, "there are no contracts in this file"))
          status = status.worse(.noInput)
        }
        continue
      }
      hasContracts = true
      report.files.append(.init(source: file.source, title: mock.title, verdicts: outcome.verdicts))
      if isList { lists.append(ContractMarkdown.render(file.contracts, title: mock.title)) }
    }
    guard hasContracts else {
      if status == .success {
        throw ContractPaths.nothing(in: invocation.operands[0], "there are no contracts in this folder")
      }
      return status
    }
    if isList {
      try invocation.deliver(lists.joined(separator: "\n"))
      return status
    }
    let occurring = Set(report.files.flatMap { $0.verdicts.map(\.check) })
    report.checks = ContractCheck.descriptions.filter { occurring.contains($0.id) }
    if let path = invocation.value("--write-baseline") {
      guard isWhole else {
        throw CommandError(
          status: status,
          lines: ["error: \(path): not written, because not every file could be judged"])
      }
      return try writeBaseline(of: report, to: path, invocation).worse(status)
    }
    if let baseline { try excuse(&report, baseline, checks, profile, invocation) }
    return try invocation.deliver(report).worse(status)
  }

  @Sendable private static func outcome(
    _ path: MockPaths.Entry, _ checks: [ContractCheck], _ profile: Profile?, isJudged: Bool
  ) -> Outcome {
    let source: SourceFile
    do throws(FileError) {
      source = SourceFile(path: path.path, bytes: try Files.read(path.path))
    } catch {
      return Outcome(error: error)
    }
    if !path.isNamed, !ContractFile.holdsContracts(source) { return Outcome() }
    let file = ContractFile.load(source)
    guard isJudged, let mock = file.mock else { return Outcome(file: file) }
    let (verdicts, faults) = ContractJudge.judge(file.contracts, of: mock, checks: checks, profile: profile)
    return Outcome(file: file, verdicts: verdicts, faults: faults)
  }

  /// The keys that are judged.
  private static func checks(_ invocation: Invocation) throws(CommandError) -> [ContractCheck] {
    func named(_ option: String) throws(CommandError) -> [ContractCheck] {
      var found: [ContractCheck] = []
      let isNamed = !invocation.values(option).flatMap { $0.split(separator: ",") }.isEmpty
      guard isNamed || !invocation.has(option) else {
        throw .usage(
          "\(option) names no key of a contract",
          help: "there are: " + ContractCheck.words.joined(separator: ", "))
      }
      for word in invocation.values(option).flatMap({ $0.split(separator: ",") }) {
        let text = String(word).withoutBlanks
        let checks = ContractCheck.named(text)
        guard !checks.isEmpty else {
          throw .usage(
            "\(option): '\(text)' is no key of a contract",
            help: Suggestion.help(for: text, among: ContractCheck.words)
              ?? "there are: " + ContractCheck.words.joined(separator: ", "))
        }
        found += checks
      }
      return found
    }
    let only = try named("--only")
    let skipped = try named("--skip")
    let checks = ContractCheck.allCases.filter {
      (!invocation.has("--only") || only.contains($0)) && !skipped.contains($0)
    }
    guard !checks.isEmpty else {
      throw .usage("--only and --skip leave nothing to judge", help: "leave '--skip' out")
    }
    return checks
  }

  // MARK: Baselines

  private static func readBaseline(
    _ path: String, _ invocation: Invocation
  ) throws(CommandError) -> JudgeBaseline {
    if invocation.has("--write-baseline") {
      throw .usage("a baseline is either read or written", help: "leave '--baseline' out to write one")
    }
    let source: SourceFile
    do {
      source = SourceFile(path: path, bytes: try Files.read(path))
    } catch {
      throw CommandError(error)
    }
    let (baseline, diagnostics) = JudgeBaseline.read(source)
    invocation.errors.show(diagnostics, in: source)
    guard let baseline else { throw CommandError(status: .data, lines: []) }
    return baseline
  }

  private static func excuse(
    _ report: inout JudgeReport, _ baseline: JudgeBaseline, _ checks: [ContractCheck], _ profile: Profile?,
    _ invocation: Invocation
  ) throws(CommandError) {
    let name = { (source: SourceFile) in ContractPaths.name(of: source.path, from: baseline.path) }
    if baseline.isForeign(to: report, name: name) {
      let known = baseline.files[0].name + (baseline.files.count > 1 ? " and others" : "")
      throw CommandError(
        status: .data,
        lines: [
          "error: \(baseline.path): this baseline is of other files: it knows \(known)",
          "help: write one for these files with --write-baseline",
        ])
    }
    let gone = baseline.excuse(
      &report, checks: checks.map(\.id), profile: profile?.description, name: name)
    if gone > 0 {
      let counted = gone == 1 ? "1 breach of the baseline is" : "\(gone) breaches of the baseline are"
      invocation.errors.line("voterm: \(counted) mended; --write-baseline forgets what is mended")
    }
  }

  private static func writeBaseline(
    of report: JudgeReport, to path: String, _ invocation: Invocation
  ) throws(CommandError) -> ExitStatus {
    try invocation.keepMock(at: path)
    let baseline = JudgeBaseline(of: report, path: path) { ContractPaths.name(of: $0.path, from: path) }
    do {
      try Files.write(Array(baseline.text.utf8), to: path)
    } catch {
      throw CommandError(error)
    }
    let count = baseline.files.reduce(0) { $0 + $1.entries.count }
    invocation.output.line(
      "\(path): " + (count == 1 ? "1 breach" : "\(count) breaches") + " in "
        + NumberText.count(baseline.files.count, "file"))
    return .success
  }

  // MARK: Writing contracts

  private static func record(_ invocation: Invocation) throws(CommandError) -> ExitStatus {
    guard invocation.operands.count == 1 else {
      throw .usage("'--record' needs one mock file", help: "voterm check --record main mock.json")
    }
    let profile = try SceneOptions.profile(of: invocation)
    let mock = try MockFiles.open(invocation.operands[0], errors: invocation.errors)
    try SceneOptions.check(profile, against: [mock], invocation.errors)
    var given: [WalkAction.Assignment] = []
    for value in invocation.values("--given") {
      switch WalkParser.parse(line: "given " + value).step {
      case .success(let step)?:
        if case .given(let assignments) = step.action { given += assignments }
      case .failure(let problem)?: throw .usage("--given: \(problem.message)", help: problem.help)
      case nil: continue
      }
    }
    let contract: JSONValue
    do {
      contract = try ContractRecorder.contract(
        of: mock, screen: invocation.value("--record") ?? "", given: given, profile: profile)
    } catch {
      throw .usage(error.message, help: error.help)
    }
    try invocation.deliver(JSONWriter.write(contract))
    return .success
  }

  private static func convert(_ path: String, _ invocation: Invocation) throws(CommandError) -> ExitStatus {
    guard invocation.operands.isEmpty else {
      throw .usage(
        "'--from-markdown' needs no mock file", help: "put what it prints into the mock's 'contracts'")
    }
    let source: SourceFile
    do {
      source = SourceFile(path: path, bytes: try path == "-" ? Files.readStandardInput() : Files.read(path))
    } catch {
      throw CommandError(error)
    }
    let (contracts, diagnostics) = ContractMarkdownReader.read(source)
    invocation.errors.show(diagnostics, in: source)
    guard diagnostics.isEmpty else { return .data }
    try invocation.deliver(JSONWriter.write(.array(contracts)))
    return .success
  }
}
