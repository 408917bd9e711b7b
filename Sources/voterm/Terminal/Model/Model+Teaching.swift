import AXEngine

/// What helps a group to follow: captions in large letters, gestures in words, and keys that only say what they do.
extension Model {
  /// A practice: keys are named.
  struct Practice: Hashable, Sendable {
    /// Whether the key before was Escape; a second one ends the practice.
    var hasEscaped = false
    /// What is held beside the next key, as a walk writes it; nil where that is a key like any other.
    var held: String?
    /// Whether the next key is a command of the program in every mode.
    var isLeading = false
  }

  /// What the prompt takes beside steps.
  static let teachingWords = ["captions large", "captions off", "gestures on", "gestures off", "practice"]

  mutating func take(_ key: TeachingKey) {
    switch key {
    case .captions: setCaptions(!showsCaptions)
    case .gesture: setGestures(!showsGesture)
    case .practice:
      practice = Practice()
      setStatus("practice: a key says what it does; Esc twice or P ends it")
    }
  }

  /// Carries out a line of the prompt that is no step; false for any other.
  mutating func teach(_ line: String) -> Bool {
    switch line {
    case "captions large", "captions off": setCaptions(line == "captions large")
    case "gestures on", "gestures off": setGestures(line == "gestures on")
    case "practice": take(.practice)
    default: return false
    }
    return true
  }

  private mutating func setCaptions(_ isOn: Bool) {
    showsCaptions = isOn
    setStatus(isOn ? "captions in large letters" : "captions off")
  }

  private mutating func setGestures(_ isOn: Bool) {
    showsGesture = isOn
    setStatus(isOn ? "gestures are shown in words" : "gestures are not shown")
  }

  // MARK: Bands

  /// What stands across the terminal now; nothing while a list of its own fills it.
  func bands(rows: Int, columns: Int, charset: Charset) -> Bands {
    var tour = self.tour
    var gesture = showsGesture ? gestureWords ?? "" : nil
    var captions = showsCaptions ? captionText : nil
    switch overlay {
    case .help, .matrix, .screenChooser: (tour, gesture, captions) = (nil, nil, nil)
    case .none, .prompt, .saying, .settings, .commands: break
    }
    return Bands(
      tour: tour, isWhole: showsWholeTask,
      needsLeader: stageMode.takesLetters || stageMode == .voiceOverList, gesture: gesture,
      captions: captions, rows: rows,
      columns: columns, charset: charset)
  }

  /// The step made last, in words.
  private var gestureWords: String? {
    guard let line = log.entries.last(where: { $0.kind == .step })?.text,
      case .success(let step)? = WalkParser.parse(line: line).step
    else { return nil }
    return step.words(withVoiceOver: rehearsal?.session.voiceOver != nil)
  }

  /// What was spoken since the last step; its hint once that comes, its sound where nothing was said.
  private var captionText: String {
    let first = log.entries.lastIndex { $0.kind == .step } ?? 0
    // What was cut off nobody has heard; what is only muted can be read.
    let cutOff = " " + WalkRecord.Mark.cutOff.rawValue
    let muted = " " + WalkRecord.Mark.muted.rawValue
    let entries = log.entries[first...].filter { !$0.text.hasSuffix(cutOff) }
    if let last = entries.last(where: { $0.kind == .speech || $0.kind == .hint }), last.kind == .hint {
      return last.text
    }
    let said = entries.filter { $0.kind == .speech }.map { entry in
      entry.text.hasSuffix(muted) ? String(entry.text.dropLast(muted.count)) : entry.text
    }
    if !said.isEmpty { return said.joined(separator: " ") }
    let sounds = entries.filter { $0.kind == .sound }.map(\.text)
    return sounds.isEmpty ? "-" : "(" + sounds.joined(separator: ", ") + ")"
  }

  // MARK: Practice

  /// Says what a key would do; false where keys act. Ctrl-C acts always.
  mutating func practise(_ stroke: KeyStroke) -> Bool {
    guard var practice, stroke != KeyStroke(.character("c"), .control) else { return false }
    let before = practice
    practice = Practice()
    self.practice = practice
    if before.hasEscaped, stroke == KeyStroke(.escape) {
      return endPractice()
    }
    if before.held == nil, stroke == KeyStroke(.character("P")) { return endPractice() }
    if let held = before.held {
      setStatus(nameOfChord(stroke, held: held))
      return true
    }
    var name = "nothing here"
    if let binding = KeyMap.binding(stroke, mode, afterLeader: before.isLeading) {
      name = binding.help.isEmpty ? Self.name(binding.command) : binding.help
      if case .chord(let held) = binding.command { practice.held = held }
      practice.isLeading = binding.command == .leader
    } else if case .character(let sign) = stroke.key, mode.takesLetters {
      name = "types " + String(sign)
    }
    if stroke == KeyStroke(.escape) {
      practice.hasEscaped = true
      name += "; once more ends the practice"
    }
    self.practice = practice
    setStatus(stroke.title + ": " + name)
    return true
  }

  private mutating func endPractice() -> Bool {
    practice = nil
    setStatus("practice ended: keys act again")
    return true
  }

  private func nameOfChord(_ stroke: KeyStroke, held: String) -> String {
    guard let name = stroke.keyName(besideVO: held.hasPrefix("VO")),
      case .success(let step)? = WalkParser.parse(line: "key " + held + name).step
    else { return stroke.title + ": nothing here" }
    return step.words(withVoiceOver: rehearsal?.session.voiceOver != nil)
  }

  /// A command whose line in the help stands at another key.
  private static func name(_ command: KeyCommand) -> String {
    guard case .step(let line) = command, case .success(let step)? = WalkParser.parse(line: line).step else {
      return "not in this version yet"
    }
    return step.words(withVoiceOver: false)
  }
}
