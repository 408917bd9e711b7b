import AXEngine

/// `voterm plain`: the session as a line dialogue, for screen readers, pipes and terminals that can do nothing.
enum PlainCommand {
  static let command = Command(
    name: "plain", operands: "[PATH]", count: 0...1,
    summary: "the same session line by line: reads steps, prints what happens",
    details: [
      "Reads the steps of walk files from standard input; no frames, no cursor movement. Without PATH it lists the",
      "bundled screens to choose from. Through a pipe it repeats each step and indents what happened, so that its",
      "output is a walk file. help lists the steps, :quit ends.",
      "With --watch the session follows the file: between two steps a line says what a new version changes for a",
      "listener (reloaded: …), or what is wrong with it, as file:line:column; the last good version stays then.",
      "With --listen Voice Control is on and every line is what was said, as a recogniser writes it; a step stands behind",
      "a colon.",
    ],
    options: [
      Command.Option(name: "--watch", summary: "follows the file: reads it anew whenever it is written"),
      Command.Option(name: "--listen", summary: "takes each line as what was said to Voice Control"),
    ],
    run: { invocation throws(CommandError) in
      var dialogue = PlainDialogue(
        output: invocation.output, errors: invocation.errors,
        isInteractive: Platform.isTerminal(0) && Platform.isTerminal(1),
        isWatching: invocation.has("--watch"),
        isListening: invocation.has("--listen"))
      return try dialogue.run(path: invocation.operands.first)
    })
}

/// The dialogue itself.
@MainActor struct PlainDialogue: LineDialogue {
  let output: StandardStream
  let errors: StandardStream
  /// A person types and reads: prompt, no echo, no indentation, and mistakes do not count in the end.
  let isInteractive: Bool
  /// Lines are what was said to Voice Control.
  private let isListening: Bool
  private var status = ExitStatus.success
  private var lineNumber = 0
  private var chooser: ScreenChooser?
  /// The tour that was chosen, by its path; it has a dialogue of its own.
  private var tour: String?
  var mock: Mock?
  /// What to notice about a mock of the gallery, until it was said.
  private var notice: [String] = []
  private var setUp = WalkSetUp()
  var player: WalkPlayer?
  /// The steps that were carried out, set-up included, `open` left out.
  var made: [String] = []
  /// Follows the mock's file; nil without `--watch`.
  var follower: FileFollower?
  /// Whether VoiceOver's words were a draft after the last step.
  private var hasDraftWords = false

  init(
    output: StandardStream, errors: StandardStream, isInteractive: Bool, isWatching: Bool = false,
    isListening: Bool = false
  ) {
    self.output = output
    self.errors = errors
    self.isInteractive = isInteractive
    self.isListening = isListening
    if isWatching { follower = FileFollower() }
  }

  var isOver: Bool { tour != nil }

  /// Talks until the input ends.
  mutating func run(path: String?) throws(CommandError) -> ExitStatus {
    if isInteractive { output.line("voterm. Type a step, help for a list of steps, or :quit.") }
    if let path, Files.kind(of: path) == .folder {
      chooser = try ScreenChooser(folder: path)
    } else if let path {
      mock = try MockFiles.open(path, errors: errors)
      notice = GalleryFiles.notice(of: path)
      listen()
    } else {
      chooser = try ScreenChooser()
    }
    if isInteractive {
      list()
      appear()
    }
    let reader = LineReader()
    try talk(reader)
    if let tour {
      var dialogue = TourDialogue(
        try TourFiles.open(tour, errors: errors), at: 0, output: output, errors: errors,
        isInteractive: isInteractive)
      return try dialogue.run(reader).worse(status)
    }
    if isInteractive { return .success }
    if player == nil {
      if mock == nil { list() }
      appear()
    }
    return status
  }

  mutating func take(_ line: String) -> Bool {
    lineNumber += 1
    guard isListening, mock != nil, ![":q", ":quit"].contains(line) else { return takeStep(line) }
    if line.allSatisfy(\.isWhitespace) { return true }
    return takeStep(line.hasPrefix(":") ? String(line.dropFirst()) : "say " + WalkStep.quoted(line))
  }

  /// Voice Control is on from the beginning, where lines are what is said to it.
  private mutating func listen() {
    guard isListening else { return }
    setUp.add(.use([.voiceControl]))
    made.append("use voiceControl")
    if !isInteractive { output.line("use voiceControl") }
  }

  private mutating func takeStep(_ line: String) -> Bool {
    // What is indented is a recording, where a walk file is piped in.
    if !isInteractive, line.first == " " || line.first == "\t" { return true }
    let words = line.split(separator: " ").map(String.init)
    switch words.first {
    case ":quit", ":q", "quit", "exit": return false
    case "help", "?":
      help(about: words.dropFirst().first)
      return true
    case "timers" where words.count == 1:
      listTimers()
      return true
    case "contract" where words.count == 1:
      printContract()
      return true
    case .some(let word) where words.count == 1 && mock == nil && pick(word): return true
    default: break
    }
    let (source, parsed) = WalkParser.parse(line: line)
    switch parsed {
    case nil: break
    case .failure(let problem)?: complain(problem, in: source)
    case .success(let step)?:
      // What the screen's appearance did belongs above the first gesture.
      if player == nil, mock != nil, !step.maySetUp { appear() }
      if !isInteractive { output.line(TextWidth.neutralised(step.text)) }
      carryOut(step, in: source)
    }
    return true
  }

  // MARK: Steps

  private mutating func carryOut(_ step: WalkStep, in source: SourceFile) {
    if case .open(let path) = step.action { return open(path.text) }
    guard mock != nil else {
      let way = isInteractive ? "type the number of a screen, or: open FILE" : "begin with: open FILE"
      return complain(Diagnostic(at: step.range, "no mock is open", help: way), in: source)
    }
    if step.action.isOnlySetUp || player == nil && step.maySetUp {
      let before = setUp
      setUp.add(step.action)
      // A screen or state chosen later begins anew.
      if player != nil || isInteractive {
        guard appear(source) else {
          setUp = before
          return
        }
        made.removeAll {
          WalkParser.parse(line: $0).step.map { (try? $0.get().maySetUp) != true } ?? true
        }
      }
      made.append(step.text)
      return
    }
    if player == nil { return }
    let outcome: WalkPlayer.Outcome
    do {
      guard let done = try player?.perform(step) else { return }
      outcome = done
    } catch {
      return complain(error, in: source)
    }
    if outcome.failure == nil { made.append(step.text) }
    show(interrupted: outcome.interrupted ?? [])
    show(outcome.records)
    noteDraft()
    guard step.action.isExpectation else { return }
    if let failure = outcome.failure {
      status = status.worse(.doesNotHold)
      output.line((isInteractive ? "" : "// ") + "does not hold: " + TextWidth.neutralised(failure))
    } else if isInteractive {
      output.line("holds")
    }
  }

  private mutating func open(_ path: String) {
    do {
      mock = try MockFiles.open(path, errors: errors)
    } catch {
      if !error.lines.isEmpty { errors.show(error) }
      status = status.worse(error.status)
      return
    }
    notice = GalleryFiles.notice(of: path)
    setUp = WalkSetUp()
    made = []
    listen()
    player = nil
    hasDraftWords = false
    if isInteractive { appear() }
  }

  /// Begins the session; false where the set-up is wrong.
  @discardableResult
  mutating func appear(_ source: SourceFile? = nil) -> Bool {
    guard let mock else { return false }
    do {
      var player = WalkPlayer(try setUp.makeSession(mock))
      let outcome: WalkPlayer.Outcome
      do {
        outcome = try player.start()
      } catch {
        complain(error, in: source)
        return false
      }
      self.player = player
      if isInteractive { output.line(TextWidth.neutralised(mock.title)) }
      for line in notice { output.line((isInteractive ? "" : "// ") + TextWidth.neutralised(line)) }
      notice = []
      show(outcome.records)
      noteDraft()
      return true
    } catch {
      complain(error, in: source)
      return false
    }
  }

  private func show(_ records: [WalkRecord]) {
    for record in records { output.line((isInteractive ? "" : "    ") + record.line) }
  }

  /// Says once that the words are a draft, when they begin to be.
  private mutating func noteDraft() {
    let isDraft = player?.session.draftLanguage != nil
    defer { hasDraftWords = isDraft }
    if isDraft, !hasDraftWords { output.line((isInteractive ? "" : "// ") + Phrases.draftNote) }
  }

  /// What the step before had not said to its end after all; it was written down as if it had, since whoever reads
  /// may wait for it.
  private func show(interrupted records: [WalkRecord]) {
    for record in records where record.mark == .cutOff {
      output.line((isInteractive ? "" : "// ") + record.line)
    }
  }

  // MARK: Choosing a mock

  private mutating func pick(_ word: String) -> Bool {
    guard let path = chooser?.path(for: word) else { return false }
    if Files.kind(of: path) == .folder {
      if let chapter = try? ScreenChooser(folder: path) { chooser = chapter }
      if isInteractive { list() }
      return true
    }
    if path.hasSuffix(TourFiles.ending) {
      tour = path
      return true
    }
    if !isInteractive { output.line("open " + TextWidth.neutralised(path)) }
    open(path)
    return true
  }

  private mutating func list() {
    guard let chooser else { return }
    for line in chooser.lines { output.line(TextWidth.neutralised(line)) }
    if isInteractive { output.line("Type a number or a name, or: open FILE") }
  }

  // MARK: Problems

  private mutating func complain(_ problem: WalkPlayer.Problem, in source: SourceFile?) {
    switch problem {
    case .walk(let diagnostic): complain(diagnostic, in: source)
    case .mock(let diagnostic):
      status = status.worse(.data)
      if let mock { errors.show([diagnostic], in: mock.source) }
    }
  }

  /// People who type need no excerpt of the line they have just typed.
  private mutating func complain(_ problem: Diagnostic, in source: SourceFile?) {
    status = status.worse(.data)
    errors.line(
      (isInteractive ? "" : "line \(lineNumber): ") + "error: " + TextWidth.neutralised(problem.message))
    if let help = problem.help { errors.line("help: " + TextWidth.neutralised(help)) }
  }
}
