import AXEngine

/// A tour as a line dialogue, for screen readers, pipes and terminals that can do nothing.
@MainActor struct TourDialogue: LineDialogue {
  let output: StandardStream
  let errors: StandardStream
  let isInteractive: Bool
  private var status = ExitStatus.success
  private var progress: TourProgress
  private var player: WalkPlayer?

  /// The words that are no steps, with what they do.
  private static let words = [
    ("task", "says the task again"), ("hint", "gives the next hint"),
    ("again", "begins the stop anew"), ("next", "goes to the next stop"),
    ("help", "lists the steps of walks too"), (":quit", "leaves the tour"),
  ]

  init(
    _ tour: Tour, at place: Int, output: StandardStream, errors: StandardStream, isInteractive: Bool
  ) {
    self.output = output
    self.errors = errors
    self.isInteractive = isInteractive
    progress = TourProgress(tour, at: place)
  }

  var isOver: Bool { progress.stop == nil }

  /// Talks until the input or the tour ends.
  mutating func run(_ reader: LineReader = LineReader()) throws(CommandError) -> ExitStatus {
    say(progress.tour.overview)
    say("Type a step, or: " + Self.words.map(\.0).joined(separator: ", ") + ".")
    try begin()
    try talk(reader)
    if progress.stop != nil { say(progress.summary) }
    return isInteractive ? .success : status
  }

  /// Nothing happens by itself here.
  mutating func follow(until reader: LineReader) {}

  mutating func take(_ line: String) throws(CommandError) -> Bool {
    if !isInteractive, !line.isEmpty { output.line(TextWidth.neutralised(line)) }
    switch line.withoutBlanks {
    case ":quit", ":q", "quit", "exit": return false
    case "task": sayTask()
    case "hint": hint()
    case "again":
      progress.again()
      try begin()
    // Not the step of that name: `next 1` is that.
    case "next":
      progress.next()
      try begin()
    case "help", "?": help()
    default: perform(line)
    }
    return true
  }

  /// The stop at hand begins; at the end the whole tour is summed up.
  private mutating func begin() throws(CommandError) {
    guard let stop = progress.stop else {
      for line in progress.ledger { say(line) }
      return say(progress.summary)
    }
    let mock = try MockFiles.open(TourFiles.path(stop.mock, of: progress.tour), errors: errors)
    do {
      let (player, records) = try stop.begin(mock)
      self.player = player
      sayTask()
      show(records)
    } catch {
      switch error {
      case .walk(let diagnostic): errors.show([diagnostic], in: progress.tour.source)
      case .mock(let diagnostic): errors.show([diagnostic], in: mock.source)
      }
      throw CommandError(status: .data, lines: [])
    }
  }

  private mutating func perform(_ line: String) {
    let step: WalkStep
    switch WalkParser.parse(line: line).step {
    case nil: return
    case .failure(let problem)?: return complain(problem)
    case .success(let parsed)? where parsed.action.isOnlySetUp:
      return complain(Diagnostic(at: parsed.range, "the tour has set this up already"))
    case .success(let parsed)?: step = parsed
    }
    do {
      guard let outcome = try player?.perform(step) else { return }
      if let failure = outcome.failure { say("does not hold: " + failure) }
      show(outcome.records)
      progress.count(step.action)
      if let player, progress.judge(player) { congratulate() }
    } catch {
      switch error {
      case .walk(let problem), .mock(let problem): complain(problem)
      }
    }
  }

  // MARK: Words

  private func sayTask() {
    say(progress.heading)
    say(progress.task)
    say(progress.standing)
  }

  private mutating func hint() {
    say(progress.showHint() ? "Hint: " + (progress.hint ?? "") : "There is no further hint.")
  }

  private func congratulate() {
    say(progress.verdict ?? "")
    if let lesson = progress.stop?.lesson { say(lesson) }
    say("next goes on, again begins this stop anew.")
  }

  private func help() {
    for (word, meaning) in Self.words { say(word + ": " + meaning) }
    for row in StepTable.rows { say("\(row.syntax): \(row.summary)") }
  }

  private func say(_ text: String) { output.line(TextWidth.neutralised(text)) }

  private func show(_ records: [WalkRecord]) {
    for record in records { output.line((isInteractive ? "" : "    ") + record.line) }
  }

  private mutating func complain(_ problem: Diagnostic) {
    status = status.worse(.data)
    errors.line("error: " + TextWidth.neutralised(problem.message))
    if let help = problem.help { errors.line("help: " + TextWidth.neutralised(help)) }
  }
}
