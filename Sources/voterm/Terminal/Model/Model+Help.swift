import AXEngine

/// The keys of the mode below, then every gesture and key of VoiceOver as a step.
extension Model {
  /// A row of the help: a key or step with what it does, in one or more columns.
  struct HelpRow: Hashable, Sendable {
    struct Entry: Hashable, Sendable {
      var keys: String
      var help: String
      var column: Int
      /// From the column to the help.
      var indent: Int
    }

    var entries: [Entry] = []
    /// A line about those that follow.
    var title = ""
  }

  mutating func drawHelp(_ regions: Regions, _ frame: inout Frame) {
    let mode = stageMode
    let rect = regions.body
    guard rect.height > 0 else { return }
    let isFramed = rect.height >= 6 && rect.width >= 24
    let inner = isFramed ? rect.inset(rows: 1, columns: 2) : rect
    if isFramed { frame.box(rect, frame.charset.plainBox, title: "Keys: " + mode.title) }
    let rows = Self.helpRows(mode, width: inner.width)
    drawing.listHeight = inner.height
    helpTop = max(0, min(helpTop, rows.count - inner.height))
    for (place, content) in rows.dropFirst(helpTop).prefix(inner.height).enumerated() {
      let row = inner.row + place
      frame.put(frame.fit(content.title, inner.width), row: row, column: inner.column, style: .bold)
      for entry in content.entries {
        let column = inner.column + entry.column
        let room = max(0, inner.endColumn - column)
        frame.put(frame.fit(entry.keys, room), row: row, column: column, style: .key)
        frame.put(
          frame.fit(entry.help, max(0, room - entry.indent)), row: row, column: column + entry.indent)
      }
    }
    if isFramed, helpTop > 0 {
      frame.put(" Page Up ", row: rect.row, column: max(1, rect.endColumn - 12), style: .bold)
    }
    if isFramed, helpTop + inner.height < rows.count {
      frame.put(" Page Down: more ", row: rect.endRow - 1, column: max(1, rect.endColumn - 20), style: .bold)
    }
    frame.cursor = CellPoint(row: inner.row, column: inner.column)
  }

  /// The rows of the help on a number of cells; what does not fit beside its key stands below it.
  static func helpRows(_ mode: KeyMode, width: Int) -> [HelpRow] {
    let keys = keyLines(mode)
    let steps = stepLines(mode)
    var rows = helpRows(keys, width)
    guard !steps.isEmpty else { return rows }
    rows += [HelpRow(), HelpRow(title: "As steps, behind : or from g")]
    return rows + helpRows(steps, width)
  }

  private static func helpRows(_ lines: [(keys: String, help: String)], _ width: Int) -> [HelpRow] {
    let indent = max(12, (lines.map { TextWidth.cells(of: $0.keys) }.max() ?? 0) + 1)
    let whole = indent + (lines.map { TextWidth.cells(of: $0.help) }.max() ?? 0)
    let columns = max(1, (width + 1) / (whole + 1))
    guard columns == 1 else {
      let height = (lines.count + columns - 1) / columns
      return (0..<height).map { row in
        HelpRow(
          entries: stride(from: row, to: lines.count, by: height).enumerated().map { place, line in
            HelpRow.Entry(
              keys: lines[line].keys, help: lines[line].help, column: place * (width / columns),
              indent: indent)
          })
      }
    }
    return lines.flatMap { line in
      let used = max(12, TextWidth.cells(of: line.keys) + 1)
      for start in [indent, used] where start + TextWidth.cells(of: line.help) <= width {
        return [HelpRow(entries: [HelpRow.Entry(keys: line.keys, help: line.help, column: 0, indent: start)])]
      }
      let keys = TextWidth.wrapped(line.keys, cells: width).map {
        HelpRow.Entry(keys: $0, help: "", column: 0, indent: used)
      }
      let help = TextWidth.wrapped(line.help, cells: max(1, width - 1)).map {
        HelpRow.Entry(keys: "", help: $0, column: 0, indent: 1)
      }
      return (keys + help).map { HelpRow(entries: [$0]) }
    }
  }

  /// A line of the help for each binding and step with a text of its own.
  static func helpLines(_ mode: KeyMode) -> [(keys: String, help: String)] {
    keyLines(mode) + stepLines(mode)
  }

  private static func keyLines(_ mode: KeyMode) -> [(keys: String, help: String)] {
    KeyMap.bindings(mode).filter { !$0.help.isEmpty }.map { binding in
      (keys: binding.keys.map(\.title).joined(separator: ", "), help: binding.help)
    }
  }

  private static func stepLines(_ mode: KeyMode) -> [(keys: String, help: String)] {
    switch mode {
    case .voiceOver, .voiceOverWithFocus, .voiceOverWithSwitches, .editing:
      (VoiceOverSteps.gestures + VoiceOverSteps.keys).map { ($0.step, $0.title) }
    case .keyboard, .editingByKeyboard, .editingOtherwise, .switchControl, .voiceControl, .focusEngine,
      .voiceOverList, .prompt, .saying, .settings, .matrix, .commands, .screenChooser, .help:
      []
    }
  }
}
