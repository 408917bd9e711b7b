import AXEngine

/// A session in the hands of a person: the steps that led here with what they did, and the way back.
struct Rehearsal {
  /// What a step brought about.
  struct Outcome {
    var effects: [Effect] = []
    /// What was wrong with the step, or with what it set off.
    var problem: String?
  }

  /// How far back a person can go; less far on a huge screen, of which every change keeps a copy.
  private var undoLimit: Int { max(10, min(200, 400_000 / max(1, session.scene.views.nodes.count))) }

  let mock: Mock
  private(set) var player: WalkPlayer
  /// The steps so far, as a walk file has them.
  private(set) var steps: [(line: String, records: [WalkRecord])] = []
  private var past: [(player: WalkPlayer, steps: Int)] = []

  /// Makes a session on a mock, not yet started.
  init(mock: Mock, session: Session? = nil) {
    self.mock = mock
    player = WalkPlayer(session ?? Session(mock: mock), isLive: true)
  }

  var session: Session { player.session }

  /// The first screen appears.
  mutating func start() -> Outcome {
    let before = player
    return attempt("open " + mock.source.path, before) { player throws(WalkPlayer.Problem) in
      try player.start()
    }
  }

  /// Carries out a step as it would be written in a walk file.
  mutating func perform(_ line: String) -> Outcome {
    switch WalkParser.parse(line: line).step {
    case nil: return Outcome()
    case .failure(let problem)?: return Outcome(problem: Self.text(problem))
    case .success(let step)? where step.action.isOnlySetUp:
      return Outcome(problem: "'\(line)' belongs before the first gesture of a walk file")
    case .success(let step)?:
      let (earlier, interrupts) = settledSteps
      past.append((player, steps.count))
      if past.count > undoLimit { past.removeFirst(past.count - undoLimit) }
      if !step.action.isExpectation { steps = earlier }
      let written = interrupts && !step.action.isExpectation ? "interrupt " + line : line
      let outcome = attempt(written, player) { player throws(WalkPlayer.Problem) in try player.perform(step) }
      if outcome.problem != nil, outcome.effects.isEmpty, !step.action.isExpectation { past.removeLast() }
      return outcome
    }
  }

  private mutating func attempt(
    _ line: String, _ before: WalkPlayer,
    _ body: (inout WalkPlayer) throws(WalkPlayer.Problem) -> WalkPlayer.Outcome
  ) -> Outcome {
    do {
      let outcome = try body(&player)
      steps.append((line, outcome.records))
      return Outcome(effects: outcome.effects, problem: outcome.failure)
    } catch {
      switch error {
      case .walk(let problem):
        player = before
        return Outcome(problem: Self.text(problem))
      case .mock(let problem): return Outcome(problem: mock.source.path + ": " + Self.text(problem))
      }
    }
  }

  /// Writes lines of set-up behind the first line of the walk; what the appearance did is recorded below the last.
  mutating func begin(with setUp: [String]) {
    guard let first = steps.first, let last = setUp.last else { return }
    steps = ([first.line] + setUp.dropLast()).map { ($0, []) } + [(last, first.records)]
  }

  /// There is no way back behind what was done so far.
  mutating func forgetPast() { past = [] }

  /// Replaces the first line of the walk by those that lead to where this rehearsal began: on another device and with
  /// other settings than a fresh one, too.
  mutating func describeStart(
    screen: String, given: [(name: String, value: Value)], settings: TechnologySettings
  ) {
    guard let first = steps.first else { return }
    var lines = [first.line]
    if !mock.screens.indices.contains(mock.start) || screen != mock.screens[mock.start].name {
      lines.append("screen " + screen)
    }
    if !given.isEmpty {
      lines.append("given " + given.map { $0.name + " = " + $0.value.notation }.joined(separator: ", "))
    }
    let fresh = Environment(device: mock.device, locale: mock.locale)
    for setting in Setting.differences(of: session.scene.environment, settings, from: fresh) {
      lines.append("set " + setting.name + " " + setting.value)
    }
    lines += settings.assignments.map(\.step)
    let names = session.technologies.map(\.rawValue)
    if names != ["voiceOver"], !names.isEmpty { lines.append("use " + names.joined(separator: " + ")) }
    // What the appearance did is recorded below the last of them.
    steps = lines.dropLast().map { ($0, []) } + [(lines[lines.count - 1], first.records)]
  }

  /// Goes on with another session, as the one that the steps so far have led to; there is no way back.
  mutating func goOn(with session: Session) {
    player.goOn(with: session)
    past = []
  }

  /// The clock runs.
  mutating func advance(by duration: Duration) -> [Effect] { player.advance(by: duration) }

  /// The steps so far with what they have done up to now: where the clock has run since the last one and brought
  /// more than words, that is a step too. Whether the next one interrupts.
  private var settledSteps: (steps: [(line: String, records: [WalkRecord])], interrupts: Bool) {
    guard var last = steps.last else { return (steps, false) }
    let passage = player.passage
    guard let wait = passage.wait else { return (steps, false) }
    var settled = steps
    last.records = passage.records
    settled[settled.count - 1] = last
    let line = (passage.interrupts ? "interrupt " : "") + "wait " + WalkStep.seconds(wait.duration)
    settled.append((line, wait.records))
    return (settled, passage.interrupts)
  }

  /// Goes back before the last step; gives its text, or nil where there is none.
  mutating func undo() -> String? {
    guard let last = past.popLast() else { return nil }
    let step = steps.last?.line
    player = last.player
    steps.removeLast(max(0, steps.count - last.steps))
    return step ?? ""
  }

  /// The walk so far as a file: every step with what it does when it is replayed below it. At the pace of a person less
  /// is heard to its end, and a setting that came first belongs to the screen's appearance there.
  var walk: String {
    let (file, diagnostics) = WalkParser.parse(SourceFile(path: mock.source.path, text: walkAsHeard))
    let run = WalkRun(file, mock: mock) { _ in mock }
    guard diagnostics.isEmpty, run.problem == nil else { return walkAsHeard }
    return String(decoding: run.updatedBytes, as: UTF8.self)
  }

  private var walkAsHeard: String {
    var text = ""
    for step in settledSteps.steps {
      text += step.line + "\n"
      for record in step.records { text += "    " + record.line + "\n" }
    }
    return text
  }

  static func text(_ diagnostic: Diagnostic) -> String {
    diagnostic.message + (diagnostic.help.map { " (" + $0 + ")" } ?? "")
  }
}
