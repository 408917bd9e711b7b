/// A walk file replayed: what each step did, and where that differs from what was written down.
public struct WalkRun: Sendable {
  /// A step and what came of it.
  public struct Entry: Sendable {
    /// The step.
    public var step: WalkStep
    /// The line of the file on which it stands, from 1.
    public var line: Int
    /// What it did. Of the lines before the first gesture, the last one has what the screen's appearance did.
    public var records: [WalkRecord] = []
    /// Whether it is one of the lines whose effects are recorded.
    public var isRecorded = false
    /// Where the recording differs; empty where it does not, or nothing was recorded.
    public var difference: [LineDifference] = []
    /// What an `expect` found instead.
    public var failure: String?

    /// Whether everything held.
    public var holds: Bool { difference.isEmpty && failure == nil }
  }

  /// What ends a replay before its time.
  public enum Problem: Error, Sendable {
    /// The walk is wrong at a place.
    case walk(Diagnostic)
    /// The mock's steps never end; the diagnostic points into the mock file.
    case mock(SourceFile, Diagnostic)
    /// The mock could not be opened; whoever opened it knows why and has a place in the walk to name.
    case cannotOpen(SourceRange?)
  }

  /// Gives a mock for the path behind `open`; nil where it cannot, having kept the reason.
  public typealias Opener = (Located) -> Mock?

  /// The file.
  public let file: WalkFile
  /// The steps that were carried out.
  public private(set) var entries: [Entry] = []
  /// What ended the replay, where something did.
  public private(set) var problem: Problem?
  /// The session as the last step left it; nil where the screen never appeared.
  public private(set) var session: Session?

  /// Whether everything held.
  public var holds: Bool { problem == nil && entries.allSatisfy(\.holds) }

  /// Replays a file.
  ///
  /// - Parameters:
  ///   - file: A file without mistakes.
  ///   - mock: The mock to use where the file opens none.
  ///   - profile: Another device to replay it on; the walk's own `set` and `use` lines win over it. The recording is of
  ///     the walk's own device and is not compared then; expectations are judged, except those about words where the
  ///     profile has a language of its own.
  ///   - opener: Reads mocks.
  public init(_ file: WalkFile, mock: Mock? = nil, profile: Profile? = nil, opener: Opener) {
    self.init(file, mock: mock, profile: profile, rules: .all, opener: opener)
  }

  /// Replays a file on a device that follows given rules.
  init(
    _ file: WalkFile, mock: Mock? = nil, profile: Profile? = nil, rules: RulesInForce, opener: Opener
  ) {
    self.file = file
    do {
      try replay(mock, profile, rules, opener)
    } catch {
      problem = error
    }
  }

  private mutating func replay(
    _ given: Mock?, _ profile: Profile?, _ rules: RulesInForce, _ opener: Opener
  ) throws(Problem) {
    let steps = file.entries
    let setUpCount = steps.firstIndex { !$0.step.maySetUp } ?? steps.count
    var mock = given
    var setUp = WalkSetUp()
    if let profile { setUp.add(.use([profile.technology])) }
    for entry in steps[..<setUpCount] {
      entries.append(Entry(step: entry.step, line: entry.line))
      if case .open(let path) = entry.step.action {
        guard let opened = opener(path) else { throw .cannotOpen(path.range) }
        mock = opened
      } else {
        setUp.add(entry.step.action)
      }
    }
    guard let mock else {
      let range = steps.first?.step.range ?? SourceRange(0, 0)
      throw .walk(Diagnostic(at: range, "no mock is open", help: "begin with: open FILE"))
    }
    var player: WalkPlayer
    do {
      var environment = Environment(device: mock.device, locale: mock.locale)
      environment.rules = rules
      profile?.apply(to: &environment)
      player = WalkPlayer(try setUp.makeSession(mock, environment: environment))
    } catch {
      throw .walk(error)
    }
    defer { session = player.session }
    let appearance = try attempt(mock) { () throws(WalkPlayer.Problem) in try player.start() }
    if setUpCount > 0 {
      entries[setUpCount - 1].records = appearance.records
      entries[setUpCount - 1].isRecorded = true
    }
    for entry in steps[setUpCount...] {
      var outcome = try attempt(mock) { () throws(WalkPlayer.Problem) in try player.perform(entry.step) }
      if profile?.hasLanguage == true, entry.step.action.isAboutWords { outcome.failure = nil }
      if let interrupted = outcome.interrupted, let last = entries.lastIndex(where: \.isRecorded) {
        entries[last].records = interrupted.isEmpty ? [.nothing] : interrupted
      }
      entries.append(
        Entry(
          step: entry.step, line: entry.line, records: outcome.records,
          isRecorded: !entry.step.action.isExpectation,
          failure: outcome.failure))
    }
    if profile == nil { compare() }
  }

  private func attempt(
    _ mock: Mock, _ body: () throws(WalkPlayer.Problem) -> WalkPlayer.Outcome
  ) throws(Problem) -> WalkPlayer.Outcome {
    do {
      return try body()
    } catch {
      switch error {
      case .walk(let diagnostic): throw .walk(diagnostic)
      case .mock(let diagnostic): throw .mock(mock.source, diagnostic)
      }
    }
  }

  /// Lines before the first gesture but the last have done nothing, and need not say so.
  private mutating func compare() {
    guard file.isRecorded else { return }
    for index in entries.indices {
      let expected = file.entries[index].recorded.map(\.text)
      let actual = entries[index].isRecorded ? entries[index].records.map(\.line) : []
      if entries[index].step.action.isExpectation || Self.areEqual(expected, actual) { continue }
      entries[index].difference = LineDifference.between(expected, actual)
    }
  }

  /// A step that did nothing may say so or stay bare.
  private static func areEqual(_ expected: [String], _ actual: [String]) -> Bool {
    let nothing = [WalkRecord.nothing.line]
    return expected == actual || expected.isEmpty && actual == nothing
      || expected == nothing && actual.isEmpty
  }
}
