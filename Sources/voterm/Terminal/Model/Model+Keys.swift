import AXEngine

extension Model {
  mutating func handle(_ event: TerminalEvent, now: Int64) -> [ShellCommand] {
    var commands: [ShellCommand] = []
    if case .windowFocus = event { return sounds.take(now: now) }
    largeContent = nil
    showsWholeTask = false
    switch event {
    case .key(let stroke): commands = take(stroke, now: now)
    case .paste(let text): paste(text, now: now)
    case .mouse(let mouse): take(mouse, now: now)
    case .windowFocus: break
    }
    return commands + sounds.take(now: now)
  }

  private mutating func take(_ stroke: KeyStroke, now: Int64) -> [ShellCommand] {
    if practise(stroke) { return [] }
    let wasLeading = isLeading
    isLeading = false
    if let pending = pendingTab {
      pendingTab = nil
      if now <= pending.until, case .character(let letter) = stroke.key, letter.isLetter,
        stroke.modifiers.subtracting(.shift).isEmpty
      {
        // The Tab was the first half of a chord (terminals do not report a held Tab): it is taken back.
        takeBack()
        perform("key Tab+" + letter.uppercased(), now: now)
        return []
      }
    }
    if let held = heldKeys {
      heldKeys = nil
      return press(stroke, holding: held, now: now)
    }
    // A terminal that tells Control and Option from other keys.
    if stroke.modifiers.isSuperset(of: [.control, .alt]), case .none = overlay, rehearsal != nil {
      return press(
        KeyStroke(stroke.key, stroke.modifiers.subtracting([.control, .alt])), holding: "VO+", now: now)
    }
    if !wasLeading, answerVoiceOver(stroke, now: now) { return [] }
    if !wasLeading, edit(stroke, now: now) { return [] }
    guard let command = KeyMap.command(stroke, mode, afterLeader: wasLeading) else {
      if wasLeading || mode != .screenChooser { return explain(stroke) }
      if case .character(let sign) = stroke.key { chooser.jump(to: sign) }
      return []
    }
    return run(command, now: now)
  }

  /// What is typed to VoiceOver itself, into its list, as a name or a text to look for, and the Escape that leaves
  /// VoiceOver Help.
  private mutating func answerVoiceOver(_ stroke: KeyStroke, now: Int64) -> Bool {
    guard case .none = overlay, let session = rehearsal?.session else { return false }
    if session.isPractising, stroke == KeyStroke(.escape) {
      perform("key Escape", now: now)
      return true
    }
    if session.isListOpen, case .character(let sign) = stroke.key, sign != " ",
      stroke.modifiers.isSubset(of: .shift)
    {
      type(String(sign), now: now)
      return true
    }
    guard session.asksForText, stroke.modifiers.isSubset(of: .shift) else { return false }
    switch stroke.key {
    case .character(let sign): type(String(sign), now: now)
    case .enter: perform("key Return", now: now)
    case .escape: perform("key Escape", now: now)
    case .backspace: perform("key Delete", now: now)
    case .tab, .insert, .delete, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .function:
      return false
    }
    return true
  }

  /// Keys that type a text: into the prompt, the chooser's filter, or the app's text field.
  private mutating func edit(_ stroke: KeyStroke, now: Int64) -> Bool {
    switch overlay {
    case .prompt:
      if prompt.text.isEmpty, stroke.key == .backspace {
        overlay = .none
        return true
      }
      return prompt.take(stroke)
    case .saying:
      if prompt.text.isEmpty, stroke.key == .backspace {
        overlay = .none
        return true
      }
      if prompt.text.isEmpty, stroke == KeyStroke(.character(":")) { return false }
      return prompt.take(stroke)
    case .settings, .matrix: return false
    case .commands(var chooser):
      guard stroke.key != .up, stroke.key != .down, chooser.filter.take(stroke) else { return false }
      chooser.selection = Selection()
      overlay = .commands(chooser)
      return true
    case .screenChooser, .help: return false
    case .none: break
    }
    guard mode.takesLetters || isFinding, case .character(let sign) = stroke.key,
      stroke.modifiers.subtracting(.shift).isEmpty
    else { return false }
    type(String(sign), now: now)
    return true
  }

  private mutating func type(_ text: String, now: Int64) {
    perform("type " + quoted(text), now: now)
  }

  func quoted(_ text: String) -> String { WalkStep.quoted(text) }

  private mutating func paste(_ text: String, now: Int64) {
    if practice != nil { return setStatus("a paste types its text") }
    let line = String(
      text.map { $0.isNewline ? " " : $0 }.filter { $0.unicodeScalars.allSatisfy { $0.value >= 32 } })
    switch overlay {
    case .prompt, .saying: prompt.insert(line)
    case .commands(var chooser):
      chooser.filter.insert(line)
      overlay = .commands(chooser)
    case .help, .matrix, .settings, .screenChooser: break
    case .none:
      let isTyped = mode.takesLetters || mode == .voiceOverList
      if isTyped, !line.isEmpty { type(line, now: now) }
    }
  }

  /// A key without a meaning here says so; nothing else happens.
  private mutating func explain(_ stroke: KeyStroke) -> [ShellCommand] {
    setStatus(stroke.title + " does nothing here; ? shows the keys")
    return []
  }

  /// A key of the hardware keyboard with what is held beside it; Escape gives it up.
  private mutating func press(_ stroke: KeyStroke, holding held: String, now: Int64) -> [ShellCommand] {
    guard let name = stroke.keyName(besideVO: held.hasPrefix("VO")),
      !(stroke.key == .escape && !held.isEmpty)
    else {
      setStatus("")
      return []
    }
    perform("key " + held + name, now: now)
    return []
  }

  private mutating func takeBack() {
    guard let step = rehearsal?.undo() else { return }
    clock = nil
    takeBackInTour(step)
  }

  // MARK: Commands

  mutating func run(_ command: KeyCommand, now: Int64) -> [ShellCommand] {
    switch command {
    case .step(let line): perform(line, now: now)
    case .tab(let line): pressTab(line, now: now)
    case .technology(let technology): perform("use " + technology.rawValue, now: now)
    case .prompt: overlay = rehearsal == nil ? overlay : .prompt
    case .say: openSaying(now: now)
    case .settings, .guidedAccess:
      guard rehearsal != nil else { break }
      let chooser = SettingChooser(subject: command == .settings ? .settings : .guidedAccess)
      overlay = .settings(chooser)
      sayChosenSetting(chooser)
    case .matrix: openMatrix()
    case .more, .less: changeSetting(forward: command == .more, now: now)
    case .commands:
      overlay = .commands(CommandChooser(commandRows))
    case .chord(let held):
      heldKeys = held
      setStatus((held.isEmpty ? "key" : held) + " …")
    case .why: isExplaining.toggle()
    case .undo: undo()
    case .write: write()
    case .writeContract: writeContract()
    case .clock: stopOrStartClock(now: now)
    case .sounds: choose(sounds.output.next)
    case .tour(let key): take(key, now: now)
    case .teaching(let key): take(key)
    case .help:
      helpTop = 0
      overlay = .help
    case .quit: return [.quit(status: 0)]
    case .interrupt: return [.quit(status: 130)]
    case .suspend: return [.suspend]
    case .repaint: return [.repaint]
    case .leader: isLeading = true
    case .moreStatus: statusPage += 1
    case .logBack: logBack += 5
    case .logForward: logBack = max(0, logBack - 5)
    case .up, .down, .pageUp, .pageDown: move(command)
    case .accept: accept(now: now)
    case .cancel: return cancel()
    }
    return []
  }

  /// Tab acts at once. Where only VoiceOver is on, Full Keyboard Access is switched on beside it first.
  private mutating func pressTab(_ line: String, now: Int64) {
    if rehearsal?.session.keyboard == nil, rehearsal?.session.voiceOver != nil {
      perform("use voiceOver + fullKeyboardAccess", now: now)
    }
    perform(line, now: now)
    if line == "key Tab" { pendingTab = PendingTab(until: now + Self.chordDelay, chord: line) }
  }

  private mutating func undo() {
    guard let step = rehearsal?.undo() else {
      setStatus("there is nothing to undo")
      return
    }
    clock = nil
    takeBackInTour(step)
    log.add(.note, "undone: " + step)
    setStatus("undone: " + step)
  }

  private mutating func write() {
    guard let rehearsal else { return }
    report(files.write(rehearsal.walk, ending: "walk", for: rehearsal.mock), of: rehearsal)
  }

  /// The steps so far as a contract, with what was heard after each.
  private mutating func writeContract() {
    guard let rehearsal else { return }
    let name = "What was done on " + rehearsal.mock.title
    guard let contract = ContractRecorder.contract(ofWalk: rehearsal.walk, on: rehearsal.mock, name: name)
    else {
      return setStatus("there are no steps yet to make a contract of")
    }
    let text = JSONWriter.write(contract)
    report(files.write(text, ending: "contract", for: rehearsal.mock), of: rehearsal)
  }

  private mutating func report(_ written: (path: String?, problem: String), of rehearsal: Rehearsal) {
    guard let path = written.path else { return fail(written.problem) }
    log.add(.note, "wrote " + path)
    setStatus("wrote \(path), " + NumberText.count(rehearsal.steps.count, "step"))
  }
}
