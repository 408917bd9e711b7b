import AXEngine

/// Everything the full-screen program knows. Pure: events go in, commands and pictures come out.
struct Model: ScreenProgram {
  /// What lies over the two-panel view.
  enum Overlay {
    case none, prompt, help
    /// What is said to Voice Control.
    case saying
    case settings(SettingChooser)
    /// Who reaches what on the screen, in lines.
    case matrix([String])
    case commands(CommandChooser)
    case screenChooser
  }

  /// A Tab that a letter may still turn into a chord.
  struct PendingTab {
    var until: Int64
    var chord: String
  }

  /// How soon after Tab a letter must come to make `Tab+letter`, in milliseconds.
  static let chordDelay: Int64 = 400
  /// How soon after a click another one at the same place makes it a double tap, in milliseconds.
  static let doubleClickDelay: Int64 = 400

  var rehearsal: Rehearsal?
  var chooser: MockChooser
  var overlay = Overlay.none
  var log = SpeechLog()
  /// What is being spoken, or a message of the program.
  var status = ""
  /// Which part of a long status line is shown.
  var statusPage = 0
  /// Lines of the log that are scrolled away.
  var logBack = 0
  /// Whether the element panel shows everything.
  var isExplaining = false
  var isLeading = false
  /// What is held beside the key that comes next, as a walk writes it; nil where that is a key like any other.
  var heldKeys: String?
  var prompt = LineEditor()
  /// The first line of the help that is shown.
  var helpTop = 0
  /// The matrix that is being worked out.
  var matrixWork: ReachabilityWork?
  /// What a finger that stays shows large, until the next key.
  var largeContent: LargeContent?
  /// The names of the sounds of the last step, which the position line shows.
  var heard: [String] = []
  /// What of them the terminal or a player is to make audible.
  var sounds: SoundQueue
  /// What the cursor's element was last spoken with.
  var spoken: (utterance: Utterance, element: ViewIdentity)?
  /// Whether the words of the language in use were a draft after the last step.
  private var hasDraftWords = false
  /// When the session's clock was last brought up to date; nil while nothing waits for it.
  var clock: Int64?
  /// Whether the person has stopped the clock.
  var isClockStopped = false
  var pendingTab: PendingTab?
  /// The tour that is under way.
  var tour: TourProgress?
  /// Whether the tour's task takes the room it needs, until the next key.
  var showsWholeTask = false
  /// Whether what is spoken is shown in large letters.
  var showsCaptions = false
  /// Whether the gesture made last is shown in words.
  var showsGesture = false
  /// Whether keys are named instead of acting.
  var practice: Practice?
  /// What is known of the file on disk.
  var fileReload = FileReload()
  var lastClick: (at: Int64, point: CellPoint)?
  /// What the shell opens and writes for the model.
  let files: any ModelFiles
  var drawing = DrawingCache()

  /// Opens a mock, or the chooser.
  init(
    mock: Mock?, chooser: MockChooser, files: any ModelFiles, sounds: SoundOutput = .off, now: Int64
  ) {
    self.chooser = chooser
    self.files = files
    self.sounds = SoundQueue(sounds)
    if let mock { open(mock, now: now) } else { overlay = .screenChooser }
    // Nobody has done anything yet.
    self.sounds.clear()
  }

  /// Begins to rehearse a mock, or a stop of a tour on it.
  mutating func open(_ mock: Mock, at stop: (stop: Tour.Stop, session: Session)? = nil, now: Int64) {
    var rehearsal = Rehearsal(mock: mock, session: stop?.session)
    log = SpeechLog()
    overlay = .none
    isExplaining = false
    isClockStopped = false
    logBack = 0
    spoken = nil
    largeContent = nil
    hasDraftWords = false
    fileReload = FileReload()
    drawing = DrawingCache()
    let outcome = stop.map { rehearsal.start($0.stop) } ?? rehearsal.start()
    self.rehearsal = rehearsal
    for line in files.notice(of: mock.source.path) { log.add(.note, line) }
    show(outcome, of: "open " + mock.source.path, now: now)
  }

  /// The keys in force.
  var mode: KeyMode {
    switch overlay {
    case .prompt: return .prompt
    case .saying: return .saying
    case .settings: return .settings
    case .help: return .help
    case .matrix: return .matrix
    case .commands: return .commands
    case .screenChooser: return .screenChooser
    case .none: break
    }
    return stageMode
  }

  /// The keys in force below any overlay.
  var stageMode: KeyMode {
    guard let session = rehearsal?.session else { return .screenChooser }
    return session.isListOpen ? .voiceOverList : KeyMode(of: session)
  }

  // MARK: What happened

  /// Carries out a step and shows what came of it.
  mutating func perform(_ line: String, now: Int64) {
    catchUp(now: now)
    let before = rehearsal?.session.technologies ?? []
    guard let outcome = rehearsal?.perform(line) else { return }
    show(outcome, of: line, now: now)
    introduce(since: before)
    if outcome.problem == nil { judgeTour(after: line) }
  }

  mutating func show(_ outcome: Rehearsal.Outcome, of line: String, now: Int64) {
    logBack = 0
    log.add(.step, line)
    if let problem = outcome.problem { fail(problem) }
    if outcome.problem == nil || !outcome.effects.isEmpty { show(outcome.effects) }
    startClock(now: now)
  }

  /// Says that something went wrong.
  mutating func fail(_ text: String) {
    log.add(.fault, text)
    setStatus((drawing.charset == .utf8 ? "✗ " : "! ") + text)
  }

  mutating func setStatus(_ text: String) {
    status = TextWidth.beginning(of: text, characters: SpeechLog.longest)
    statusPage = 0
    heard = []
  }

  /// Writes effects into the log and the status line. What comes later, as the clock runs, replaces the line only
  /// where it is spoken.
  mutating func show(_ effects: [Effect], isLater: Bool = false) {
    var said: [String] = []
    var heard: [String] = []
    var notes: [String] = []
    var shown: [String] = []
    var wasQuiet = true
    for effect in effects {
      switch effect {
      case .speak(let utterance):
        wasQuiet = false
        hear(utterance, &said)
      case .unspoken(let utterance, rule: _):
        wasQuiet = false
        log.add(.speech, utterance.text + " " + WalkRecord.Mark.cutOff.rawValue)
      case .stopSpeaking:
        log.cutOff()
        // What was cut off at once, as a tour's stop began, has not been heard.
        _ = said.popLast()
      case .sound(let earcon):
        sounds.add(.earcon(earcon))
        if earcon == .itemFocused { break }
        wasQuiet = false
        heard.append(earcon.rawValue)
        log.add(.sound, earcon.rawValue)
      case .appSound(let name):
        sounds.add(.app)
        wasQuiet = false
        heard.append(name)
        log.add(.sound, name)
      case .screen(let name):
        log.add(.note, "screen " + name)
        notes.append("screen " + name)
      case .state(let variable, let value): notes += noteState(variable, value)
      case .largeContent(let content):
        largeContent = content
        log.add(.note, "large content: " + content.words)
        notes.append("large content: " + content.words)
      case .log(let line, _):
        log.add(.note, line)
        notes.append(line)
      case .fault(let diagnostic): fail(Rehearsal.text(diagnostic))
      case .cursor: wasQuiet = false
      case .scan(let stop, _): shown.append(noteScan(stop))
      case .overlay(let overlay, _): shown.append(noteOverlay(overlay))
      case .focus(let view, _):
        wasQuiet = false
        noteFocus(view)
      }
    }
    noteDraft()
    if isLater, said.isEmpty, heard.isEmpty, shown.isEmpty { return }
    if !said.isEmpty {
      setStatus(said.joined(separator: " "))
    } else if !heard.isEmpty {
      setStatus(drawing.charset.note + heard.joined(separator: ", "))
    } else if !shown.isEmpty {
      setStatus((notes + shown.suffix(1)).joined(separator: ", "))
    } else if wasQuiet, !notes.isEmpty {
      setStatus(notes.joined(separator: ", "))
    } else if wasQuiet, effects.isEmpty {
      log.add(.note, "nothing")
      setStatus("(nothing)")
    }
    self.heard = heard
  }

  /// Says once that the words are a draft, when they begin to be.
  private mutating func noteDraft() {
    let isDraft = rehearsal?.session.draftLanguage != nil
    defer { hasDraftWords = isDraft }
    if isDraft, !hasDraftWords { log.add(.note, Phrases.draftNote) }
  }

  private mutating func hear(_ utterance: Utterance, _ said: inout [String]) {
    let text = utterance.text
    guard !text.isEmpty else { return }
    let isMuted = rehearsal?.session.isMuted == true
    switch utterance.reason {
    case .hint, .availability:
      guard !isMuted else { return }
      log.add(.hint, text)
      status += (status.isEmpty ? "" : " ") + text
      statusPage = 0
      return
    case .focus:
      guard let session = rehearsal?.session, let cursor = session.cursor, cursor < session.scene.count
      else { break }
      spoken = (utterance, session.scene[cursor].identity)
    case .activation, .valueChange, .phonetic, .announcement, .system: break
    }
    if isMuted, utterance.reason != .system {
      return log.add(.speech, text + " " + WalkRecord.Mark.muted.rawValue)
    }
    log.add(.speech, text)
    said.append(text)
  }

  /// The keyboard's and the TV's focus say nothing by themselves; the last line names where it stands.
  private mutating func noteFocus(_ view: ViewIdentity?) {
    guard let session = rehearsal?.session, view != nil, let element = session.focusElement,
      element < session.scene.count
    else { return setStatus("focus: none") }
    let semantics = session.scene.semantics(of: element)
    let text = "focus: " + (semantics.label ?? semantics.value ?? "(no label)")
    log.add(.note, text)
    setStatus(text)
  }

  private mutating func noteState(_ variable: Int, _ value: Value) -> [String] {
    guard let variables = rehearsal?.mock.variables, variables.indices.contains(variable) else { return [] }
    let text = variables[variable].name + " = " + value.notation(after: nil)
    log.add(.note, text)
    return [text]
  }
}

/// What the model needs of the world of files.
@MainActor
protocol ModelFiles {
  /// Whether there is anything at a path.
  func exists(_ path: String) -> Bool
  /// Whether a file on disk still has the content that was read.
  func isUnchanged(_ source: SourceFile) -> Bool
  /// Loads a mock; the text is the first thing that is wrong with it, with file, line and column, and empty where
  /// nothing is.
  func load(_ path: String) -> (mock: Mock?, problem: String)
  /// Reads a tour; a text says why it cannot be.
  func tour(_ path: String) -> (tour: Tour?, problem: String)
  /// What to notice about a mock of the gallery, in lines; none of any other.
  func notice(of path: String) -> [String]
  /// Writes a walk or contract under a name with that ending that is not taken; gives the name, or a text that says why not.
  func write(_ text: String, ending: String, for mock: Mock) -> (path: String?, problem: String)
}
