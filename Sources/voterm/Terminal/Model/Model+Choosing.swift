import AXEngine

/// Lists and the prompt: moving in them, choosing, going back.
extension Model {
  mutating func move(_ command: KeyCommand) {
    let page = max(1, drawing.listHeight - 1)
    let step =
      switch command {
      case .up: -1
      case .down: 1
      case .pageUp: -page
      default: page
      }
    switch overlay {
    case .prompt: complete()
    case .saying: break
    case .settings(var chooser):
      guard let session = rehearsal?.session else { return }
      chooser.selection.move(step, count: chooser.rows(of: session).count)
      overlay = .settings(chooser)
      sayChosenSetting(chooser)
    case .help, .matrix: helpTop = max(0, helpTop + step)
    case .screenChooser:
      chooser.selection.move(step, count: chooser.entries.count)
      setStatus("")
    case .commands(var chooser):
      chooser.selection.move(step, count: chooser.matches.count)
      overlay = .commands(chooser)
    case .none: break
    }
  }

  /// Completes the words of the step in the prompt, as far as only one continuation is left.
  private mutating func complete() {
    let typed = prompt.text
    let steps = StepTable.rows.map(\.words)
    let words = steps + [SoundOutput.command] + Self.teachingWords
    let candidates = words.filter { $0.hasPrefix(typed) }
    guard var common = candidates.first else { return }
    for candidate in candidates { common = String(zip(common, candidate).prefix { $0 == $1 }.map(\.0)) }
    if candidates.count == 1 { common += " " }
    if common.count > typed.count { prompt.set(common) }
  }

  mutating func accept(now: Int64) {
    switch overlay {
    case .prompt:
      let line = prompt.finish().withoutBlanks
      overlay = .none
      guard !line.isEmpty, !teach(line) else { return }
      guard let choice = SoundOutput.choice(in: line) else { return perform(line, now: now) }
      if let choice { choose(choice) } else { fail("write " + SoundOutput.syntax) }
    case .commands(let chooser):
      overlay = .none
      let matches = chooser.matches
      guard matches.indices.contains(chooser.selection.place) else {
        setStatus("no gesture or key is called that: " + chooser.filter.text)
        return
      }
      perform(matches[chooser.selection.place].step, now: now)
    case .screenChooser:
      guard let entry = chooser.chosen else { return }
      if entry.path.hasSuffix(TourFiles.ending) {
        let (tour, problem) = files.tour(entry.path)
        if let tour { open(tour, now: now) } else { setStatus(problem) }
        return
      }
      let (mock, problem) = files.load(entry.path)
      if let mock { open(mock, now: now) } else { setStatus(problem) }
    case .saying:
      let words = prompt.finish().withoutBlanks
      overlay = .none
      if !words.isEmpty { perform("say " + quoted(words), now: now) }
    case .settings: changeSetting(forward: true, now: now)
    case .help, .matrix: overlay = .none
    case .none: break
    }
  }

  mutating func cancel() -> [ShellCommand] {
    switch overlay {
    case .screenChooser where rehearsal == nil: return [.quit(status: 0)]
    case .prompt, .saying: prompt.cancel()
    case .matrix where matrixWork != nil:
      matrixWork = nil
      setStatus("stopped looking who reaches what")
    case .help, .matrix, .settings, .commands, .screenChooser, .none: break
    }
    overlay = rehearsal == nil ? .screenChooser : .none
    return []
  }
}
