import AXEngine

/// What the technologies do that is seen and not heard, in words for the log and the last line.
extension Model {
  /// What scanning highlights now.
  mutating func noteScan(_ stop: ScanStop?) -> String {
    let text = "scanning: " + (stop.map { words($0) } ?? "stopped")
    log.add(.note, text)
    return text
  }

  /// What is shown over the screen now.
  mutating func noteOverlay(_ overlay: AXEngine.Overlay?) -> String {
    guard let overlay else {
      log.add(.note, "closed")
      return "closed"
    }
    let items = overlay.items.map { item in
      let number = item.number.map(String.init)
      let own = item.title ?? item.view.map { name(of: $0) }
      return [number, own, item.detail, item.hasActions ? ">>" : nil].compactMap { $0 }.joined(separator: " ")
    }
    let title = overlay.kind.title
    log.add(.note, title + (items.isEmpty ? "" : ": " + items.joined(separator: ", ")))
    return title + ": "
      + (overlay.grid.map { "\($0.rows * $0.columns) cells" } ?? items.joined(separator: ", "))
  }

  private func words(_ stop: ScanStop) -> String {
    func members(_ container: ViewIdentity?, _ members: [ViewIdentity]) -> String {
      let names = members.prefix(3).map { name(of: $0) }.joined(separator: ", ")
      return names + (members.count > 3 ? " and \(members.count - 3) more" : "")
    }
    switch stop {
    case .element(let view): return name(of: view)
    case .group(let view, let all): return "group " + members(view, all)
    case .exit(let view, let all): return "out of group " + members(view, all)
    case .item(let title): return title
    case .band(let axis, let from, let to): return "band \(axis.rawValue) \(from) to \(to)"
    case .line(let axis, let at): return "line \(axis.rawValue) \(at)"
    }
  }

  /// What a view is called: by its label, else by its id.
  private func name(of view: ViewIdentity) -> String {
    guard let scene = rehearsal?.session.scene, let node = scene.views.node(view) else { return "(gone)" }
    let semantics = scene.element(for: node).map { scene.semantics(of: $0) }
    return semantics?.label ?? semantics?.value ?? "#" + scene.id(of: node)
  }

  /// The overlay of a technology as a list beside the screen; nil for what is drawn on the screen alone.
  var technologyList: (title: String, lines: [String], chosen: Int)? {
    guard let session = rehearsal?.session else { return nil }
    guard let overlay = session.overlay else { return keyboardList(session) }
    guard overlay.grid == nil else { return cellList(session) }
    let signs = overlay.kind == .menu ? session.switchControl?.menuSigns ?? [] : []
    let lines = overlay.items.enumerated().map { place, item in
      let parts = [
        // SC-32: a custom action's picture, or its first letter.
        signs.count == overlay.items.count ? signs[place].map { "[" + $0 + "]" } : nil,
        item.number.map(String.init), item.title, item.detail,
        item.title == nil || overlay.kind == .find ? item.view.map { name(of: $0) } : nil,
        item.hasActions ? ">>" : nil,
      ]
      return parts.compactMap { $0 }.joined(separator: "  ")
    }
    return (overlay.kind.title, lines, overlay.highlighted ?? -1)
  }

  /// The cells of the grid that have no place on the screen, a line for each row of it, and what lies in them.
  private func cellList(_ session: Session) -> (title: String, lines: [String], chosen: Int)? {
    let hidden = drawing.hiddenCells
    guard let first = hidden.first, let last = hidden.last else { return nil }
    let scene = session.scene
    let screen = Rect(origin: .zero, size: scene.environment.screenSize)
    // Of a long list only what is in sight can lie in a cell.
    let centers = (0..<scene.count).lazy.map { ($0, scene.visibleFrame(of: scene[$0]).center) }
      .filter { screen.contains($0.1) }
    let inSight = Array(centers)
    let numbers = Set(hidden)
    var lines: [(top: Double, numbers: [String], names: [String])] = []
    for mark in session.marks where mark.kind == .gridCell {
      guard let number = mark.label, numbers.contains(number) else { continue }
      let names = inSight.filter { mark.frame.contains($0.1) }.compactMap { scene.semantics(of: $0.0).label }
      if lines.last?.top != mark.frame.minY { lines.append((mark.frame.minY, [], [])) }
      lines[lines.count - 1].numbers.append(number)
      lines[lines.count - 1].names += names
    }
    let title = first == last ? "Cell " + first : "Cells " + first + " to " + last
    return (
      title,
      lines.map {
        $0.numbers.joined(separator: " ") + ($0.names.isEmpty ? "" : ": ")
          + $0.names.joined(separator: ", ")
      }, -1
    )
  }

  /// The keyboard on the screen while it is scanned (SC-12), a line for each row; the key that is highlighted in
  /// brackets.
  private func keyboardList(_ session: Session) -> (title: String, lines: [String], chosen: Int)? {
    guard let keyboard = session.switchControl?.scannedKeyboard else { return nil }
    let lines = keyboard.rows.enumerated().map { row, keys in
      keys.enumerated().map { key, title in
        row == keyboard.row && key == keyboard.key ? "[" + title + "]" : " " + title + " "
      }.joined()
    }
    return ("Keyboard", lines, keyboard.row)
  }
}

extension AXEngine.Overlay.Kind {
  /// What stands above its list.
  var title: String {
    switch self {
    case .numbers: "Numbers"
    case .names: "Names"
    case .grid: "Grid"
    case .actions: "Actions"
    case .menu: "Menu"
    case .find: "Find"
    case .help: "Commands"
    case .shortcuts: "Shortcuts"
    }
  }
}

/// The prompt for what is said, and the list of settings.
extension Model {
  /// Opens the prompt for what is said; switches Voice Control on beside what is in use where it is off.
  mutating func openSaying(now: Int64) {
    guard let session = rehearsal?.session else { return }
    if session.voiceControl == nil {
      let names = session.technologies + [.voiceControl]
      perform("use " + names.map(\.rawValue).joined(separator: " + "), now: now)
    }
    overlay = .saying
  }

  mutating func sayChosenSetting(_ chooser: SettingChooser) {
    guard let session = rehearsal?.session else { return }
    setStatus(chooser.announcement(of: session))
  }

  /// Gives the chosen setting its next or previous value.
  mutating func changeSetting(forward: Bool, now: Int64) {
    guard case .settings(let chooser) = overlay, let session = rehearsal?.session else { return }
    if let step = chooser.step(forward: forward, in: session) { perform(step, now: now) }
    sayChosenSetting(chooser)
  }

  /// Whether letters narrow down Full Keyboard Access's Find.
  var isFinding: Bool { rehearsal?.session.overlay?.kind == .find }
}

extension Model {
  /// The technologies in use that the mode's name does not tell.
  static func others(_ session: Session, isShort: Bool) -> [String] {
    let own: [TechnologyName] =
      switch KeyMode(of: session) {
      case .voiceOver, .voiceOverWithFocus, .editing: [.voiceOver]
      case .voiceOverWithSwitches: [.voiceOver, .switchControl]
      case .keyboard, .editingByKeyboard: [.fullKeyboardAccess]
      case .switchControl: [.switchControl]
      case .voiceControl: [.voiceControl]
      case .focusEngine: [.focusEngine]
      case .editingOtherwise, .voiceOverList, .prompt, .saying, .settings, .matrix, .commands, .screenChooser,
        .help:
        []
      }
    return session.technologies.filter { !own.contains($0) }.map {
      $0 == .fullKeyboardAccess ? "keyboard" : isShort ? $0.short : $0.title
    }
  }
}

extension Model {
  /// Says how to begin with technologies that were switched on.
  mutating func introduce(since before: [TechnologyName]) {
    for name in rehearsal?.session.technologies ?? [] where !before.contains(name) {
      log.add(.note, name.title + ": " + name.introduction)
    }
  }
}

/// Who reaches what: the matrix of the screen as it is now.
extension Model {
  /// How many places each search may look at before a person would wait.
  private static let matrixLimit = 3000

  mutating func openMatrix() {
    guard let session = rehearsal?.session else { return }
    helpTop = 0
    matrixWork = ReachabilityWork(session, limit: Self.matrixLimit)
    overlay = .matrix([])
    goOnWithMatrix()
  }

  /// How many places are looked at between two keys.
  private static let matrixSlice = 40

  /// Looks on for a moment; shows what is known once that is all. Whoever has closed the panel waits no longer.
  mutating func goOnWithMatrix() {
    guard case .matrix = overlay, var work = matrixWork else { return matrixWork = nil }
    matrixWork = nil
    if work.goOn(places: Self.matrixSlice) {
      overlay = .matrix(MatrixText.lines(of: work.matrix, width: 76))
      return setStatus(work.matrix.summary)
    }
    let progress = "looking: " + (work.progress ?? "") + "; Esc stops"
    matrixWork = work
    overlay = .matrix([work.matrix.heading, "", progress])
    setStatus(progress)
  }

  /// Lines that are read from the top, in the whole body.
  mutating func drawText(_ lines: [String], _ regions: Regions, _ frame: inout Frame) {
    let rect = regions.body
    guard rect.height > 0 else { return }
    let isFramed = rect.height >= 6 && rect.width >= 24
    let inner = isFramed ? rect.inset(rows: 1, columns: 1) : rect
    if isFramed { frame.box(rect, frame.charset.plainBox, title: mode.title) }
    let wrapped = lines.flatMap { line -> [String] in
      let parts = TextWidth.wrapped(line, cells: max(1, inner.width))
      return parts.isEmpty ? [""] : parts
    }
    drawing.listHeight = inner.height
    helpTop = max(0, min(helpTop, wrapped.count - inner.height))
    for (offset, line) in wrapped.dropFirst(helpTop).prefix(inner.height).enumerated() {
      frame.put(line, row: inner.row + offset, column: inner.column, limit: inner.width)
    }
    if isFramed, helpTop + inner.height < wrapped.count {
      frame.put(" Page Down: more ", row: rect.endRow - 1, column: max(1, rect.endColumn - 20), style: .bold)
    }
    frame.cursor = CellPoint(row: inner.row, column: inner.column)
  }
}

extension Model {
  /// What can be picked from the list of gestures and keys: those of the technologies in use.
  var commandRows: [VoiceOverSteps.Row] {
    guard let session = rehearsal?.session else { return [] }
    let settings = session.settings
    let keyboard = session.keyboard == nil ? [] : KeyboardSteps.rows(settings.keyboard)
    let voiceOver =
      session.voiceOver == nil && !keyboard.isEmpty
      ? [] : VoiceOverSteps.rows(assigned: settings.voiceOver.assignedKeys)
    return keyboard + voiceOver
  }

  /// What the position line says of modes that would puzzle somebody who did not choose them.
  static func modes(_ session: Session) -> [String] {
    var modes: [String] = []
    if let keyboard = session.keyboard {
      if keyboard.isPassingThrough { modes.append("pass-through") }
      if keyboard.isGesturing { modes.append("gestures") }
      if keyboard.isRingHidden { modes.append("ring hidden") }
    }
    if let voice = session.voiceControl {
      if voice.isAsleep { modes.append("asleep: say \"wake up\"") }
      switch voice.settings.mode {
      case .dictation: break
      case .command, .spelling: modes.append(voice.settings.mode.rawValue + " mode")
      }
    }
    if session.switchControl != nil, session.scanStop == nil { modes.append("not scanning") }
    return modes
  }
}

extension Model {
  /// The keys that lead on from here, most of them first.
  var keyHints: [String] {
    guard let session = rehearsal?.session else { return [] }
    guard stageMode == .keyboard, let keyboard = session.keyboard else {
      return [stageMode.hint].compactMap { $0 }
    }
    let hints = keyboard.hints(in: session.scene).map { KeyNames.text($0.key) + " " + $0.does }
    return hints.indices.reversed().map { hints[...$0].joined(separator: ", ") }
  }
}
