import AXEngine

/// `voterm audit`: what rules find on screens.
enum AuditCommand {
  static let command = Command(
    name: "audit", operands: "PATH…", count: 0...10_000,
    summary: "looks for mistakes on every screen of mock files and folders",
    details: TextWidth.wrapped(
      "Each screen is looked at as it comes up, as time leaves it, and as pressing each control, at most twice, "
        + "leaves it. The status is 1 where a violation is at least as grave as --fail-on says. What a mock excuses with a reason "
        + "(suppress) does not count. Folders are searched with the folders in them; the mistakes of a gallery are left "
        + "out. docs/audit.md explains the rules.",
      cells: 112),
    options: [
      Command.Option(name: "--rule", value: "ID", repeats: true, summary: "asks only this rule"),
      Command.Option(
        name: "--fail-on", value: "SEVERITY", choices: [Severity.error.rawValue, Severity.warning.rawValue],
        summary: "from which severity the status is 1; error unless it says otherwise"),
      Command.Option(name: "--list", summary: "prints all rules"),
      Command.Option(name: "--explain", value: "RULE", summary: "explains one rule"),
      SceneOptions.profile,
      Command.Option(name: "--screen", value: "NAME", summary: "looks at this screen of each mock only"),
      .judgeFormat, .output,
    ],
    run: { invocation throws(CommandError) in
      if invocation.has("--list") {
        try invocation.deliver(AuditReference.list())
        return .success
      }
      if let rule = invocation.value("--explain") {
        guard let text = AuditReference.text(of: rule) else { throw unknown(rule) }
        try invocation.deliver(text)
        return .success
      }
      guard !invocation.operands.isEmpty else {
        throw .usage("'audit' needs a mock file or a folder", help: "voterm audit screens")
      }
      return try audit(invocation)
    })

  private static func unknown(_ rule: String) -> CommandError {
    .usage(
      "there is no audit rule '\(rule)'",
      help: Suggestion.help(for: rule, among: AuditRules.ids) ?? "voterm audit --list names them")
  }

  private static func audit(_ invocation: Invocation) throws(CommandError) -> ExitStatus {
    let rules = invocation.has("--rule") ? invocation.values("--rule") : nil
    for rule in rules ?? [] where !AuditRules.ids.contains(rule) { throw unknown(rule) }
    let profile = try SceneOptions.profile(of: invocation)
    let screen = invocation.value("--screen")
    let found = try MockPaths.all(below: invocation.operands, where: GalleryFiles.isMeantToHold)
    let outcomes = Parallel.map(found.entries) {
      Outcome($0.path, rules: rules, profile: profile, screen: screen)
    }
    try SceneOptions.check(profile, against: outcomes.compactMap(\.mock), invocation.errors)
    var status = found.showUnreadable(invocation.errors)
    var report = JudgeReport(command: "audit", files: [], checks: [])
    if let name = invocation.value("--fail-on"), let severity = Severity(rawValue: name) {
      report.threshold = severity
    }
    for outcome in outcomes {
      if let error = outcome.error {
        invocation.errors.show(error)
        status = status.worse(error.status)
      }
      if let source = outcome.source { invocation.errors.show(outcome.diagnostics, in: source) }
      if outcome.diagnostics.contains(where: { $0.severity == .error }) { status = status.worse(.data) }
      if let judged = outcome.judged { report.files.append(judged) }
    }
    if report.files.isEmpty {
      guard let screen, status == .success else { return status }
      throw .usage(
        "no mock here has a screen '\(screen)'",
        help: Suggestion.help(for: screen, among: outcomes.flatMap(\.screens)))
    }
    let occurring = Set(report.files.flatMap { $0.verdicts.map(\.check) })
    report.checks = AuditRules.ids.compactMap { AuditRules.description(of: $0) }.filter {
      occurring.contains($0.id)
    }
    return try invocation.deliver(report).worse(status)
  }

  /// What came of one file.
  private struct Outcome: Sendable {
    var source: SourceFile?
    var diagnostics: [Diagnostic] = []
    var error: CommandError?
    var judged: JudgeReport.Judged?
    var mock: Mock?
    /// The names of its screens.
    var screens: [String] { mock?.screens.map(\.name) ?? [] }

    init(_ path: String, rules: [String]?, profile: Profile, screen: String?) {
      let source: SourceFile
      do throws(FileError) {
        source = SourceFile(path: path, bytes: try Files.read(path))
      } catch {
        self.error = CommandError(error)
        return
      }
      self.source = source
      let result = Mock.load(source)
      diagnostics = result.diagnostics
      guard let mock = result.mock else { return }
      self.mock = mock
      let place = screen.flatMap { mock.screen(named: $0) }
      if screen != nil, place == nil { return }
      let audit = Audit(mock, rules: rules, profile: profile, screen: place)
      diagnostics += audit.diagnostics
      judged = JudgeReport.Judged(source: source, title: mock.title, verdicts: audit.verdicts)
    }
  }
}
