import AXEngine

/// The two lowest lines: where a person is, and what is spoken.
extension Model {
  func drawPosition(_ regions: Regions, _ frame: inout Frame) {
    guard let row = regions.positionRow else { return }
    let dot = frame.charset.dot
    let lines = [false, true].map { isShort in
      positionParts(isShort: isShort, frame.charset).joined(separator: dot)
    }
    let line = lines.first { TextWidth.cells(of: $0) <= frame.columns - 2 } ?? lines[1]
    let keys: [String]
    switch overlay {
    case .none:
      keys =
        stageMode == .voiceOverList
        ? ["Esc back"]
        : stageMode.takesLetters
          ? ["Ctrl-A ? help", "Ctrl-A ?"]
          // What moves on goes before the way to other keys: it may be all that a person can press.
          : ["  ? help  q quit", "  ? help", "  ?", ""].flatMap { rest in keyHints.map { $0 + rest } }
            + ["? help  q quit", "? help", "?"]
    case .prompt, .saying, .settings, .matrix, .commands, .help: keys = ["Esc back"]
    case .screenChooser: keys = ["Return opens  q quit", "q quit"]
    }
    Panels.drawPosition(line, keys, row: row, &frame)
  }

  /// What the position line says, without what goes without saying where room is short.
  private func positionParts(isShort: Bool, _ charset: Charset) -> [String] {
    if practice != nil { return ["Practice", "Esc twice ends it"] }
    if isLeading { return ["Ctrl-A", "now a command key"] }
    var parts = soundSign(charset)
    switch overlay {
    case .prompt: return [mode.title] + [promptSyntax].compactMap { $0 }
    case .saying: return [mode.title, "as one would say it; : for a step of a walk"]
    case .settings(let chooser): return [chooser.title, "left, right: change"]
    case .commands(let chooser):
      let count = chooser.matches.count
      let place = count == 0 ? "none" : "\(min(chooser.selection.place, count - 1) + 1) of \(count)"
      return [mode.title, place] + (isShort ? [] : ["type to look for"])
    case .screenChooser: return [chooser.group ?? mode.title]
    case .help, .matrix: return [mode.title]
    case .none: parts.append(isShort ? mode.shortTitle : mode.title)
    }
    guard let session = rehearsal?.session else { return parts }
    if let list = session.shownList {
      let place = list.lines.isEmpty ? "none" : "\((list.chosen ?? 0) + 1) of \(list.lines.count)"
      let filter = list.filter.isEmpty ? [] : ["\"" + list.filter + "\""]
      return soundSign(charset) + [list.title, place] + filter
    }
    if let language = session.draftLanguage { parts.append(language + " draft") }
    parts += Self.others(session, isShort: isShort) + Self.modes(session)
    if let rotor = session.rotorName { parts.append(isShort ? rotor : "rotor " + rotor) }
    if let position = session.position { parts.append(position) }
    if session.isMuted { parts.append("speech off") }
    if session.scene.environment.isGuidedAccessEnabled { parts.append("Guided Access") }
    if let clockWords { parts.append(clockWords) }
    let mock = session.scene.mock
    return parts
      + Profile.differences(
        of: session.scene.environment, from: Environment(device: mock.device, locale: mock.locale))
  }

  /// How the step is written that is being typed.
  private var promptSyntax: String? {
    let typed = prompt.text
    guard !typed.isEmpty else { return nil }
    var lines = StepTable.rows.map { (words: $0.words, syntax: $0.syntax) }
    lines.append((words: SoundOutput.command, syntax: SoundOutput.syntax))
    let line = lines.first(where: { $0.words.hasPrefix(typed) || typed.hasPrefix($0.words + " ") })
    return line?.syntax
  }

  /// What the last line says; in the chooser, what is chosen.
  private var statusText: String {
    guard status.isEmpty, case .screenChooser = overlay else { return status }
    return chooser.announcement ?? ""
  }

  mutating func drawStatus(_ regions: Regions, _ frame: inout Frame) {
    guard let row = regions.statusRow else { return }
    let editor: (sign: String, line: LineEditor)?
    switch overlay {
    case .prompt: editor = (":", prompt)
    case .saying: editor = ("\"", prompt)
    case .commands(let chooser): editor = ("/", chooser.filter)
    case .none, .help, .matrix, .settings, .screenChooser: editor = nil
    }
    if let editor {
      let room = max(1, frame.columns - 2)
      var head = editor.line.head
      while TextWidth.cells(of: head) > room - 1 { head.removeFirst() }
      let tail = editor.line.text.dropFirst(editor.line.place)
      frame.put(editor.sign, row: row, column: 0, style: .bold)
      let used = frame.put(head, row: row, column: 1)
      frame.put(String(tail), row: row, column: 1 + used)
      frame.cursor = CellPoint(row: row, column: min(frame.columns - 1, 1 + used))
      return
    }
    let sign = frame.charset.spoken
    let first = frame.columns > 4 ? sign : ""
    let width = max(1, frame.columns - TextWidth.cells(of: first) - 1)
    // Where there is no line above, the sounds stand here.
    let sounds = regions.positionRow == nil ? soundSign(frame.charset) : []
    let pages = Panels.statusPages((sounds + [statusText]).joined(separator: " "), width: width)
    let page = pages.isEmpty ? 0 : statusPage % pages.count
    var used = frame.put(first, row: row, column: 0, style: .cursor)
    if pages.indices.contains(page) {
      used += frame.put(pages[page], row: row, column: used, style: .bold)
      if pages.count > 1, page < pages.count - 1 || frame.columns < 3 {
        frame.put(frame.charset.ellipsis, row: row, column: min(used, frame.columns - 1), style: .cursor)
      }
    }
    if frame.cursor == nil { frame.cursor = CellPoint(row: row, column: min(used, frame.columns - 1)) }
  }
}
