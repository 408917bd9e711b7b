import AXEngine

/// The panels beside the mock screen, and the two lowest lines.
enum Panels {
  // MARK: Speech log

  /// The latest lines of the log, the newest at the bottom; `back` lines are scrolled away.
  static func drawLog(_ log: SpeechLog, back: Int, in rect: CellRect, _ frame: inout Frame) {
    guard !rect.isEmpty else { return }
    var lines: [(text: String, style: Style, indent: Int)] = []
    let newest = log.entries.lastIndex { $0.kind == .step } ?? 0
    for (at, entry) in log.entries.enumerated().reversed() {
      if lines.count >= rect.height + back { break }
      let (sign, indent, style) = look(entry.kind, frame.charset)
      let text = sign + entry.text
      let width = max(1, rect.width - indent)
      var wrapped = TextWidth.wrapped(TextWidth.neutralised(text), cells: width)
      if wrapped.isEmpty { wrapped = [""] }
      var own = style
      if at >= newest, entry.kind == .speech { own.attributes.insert(.bold) }
      for line in wrapped.reversed() { lines.append((line, own, indent)) }
    }
    let shown = lines.dropFirst(min(back, max(0, lines.count - rect.height))).prefix(rect.height)
    for (offset, line) in shown.enumerated() {
      let row = rect.row + min(rect.height, shown.count) - 1 - offset
      frame.put(
        line.text, row: row, column: rect.column + line.indent, limit: rect.width - line.indent,
        style: line.style)
    }
  }

  private static func look(_ kind: SpeechLog.Entry.Kind, _ charset: Charset) -> (String, Int, Style) {
    switch kind {
    case .step: (charset == .utf8 ? "› " : "> ", 0, .dim)
    case .speech: ("", 2, .plain)
    case .hint: ("", 4, .plain)
    case .sound: (charset.note, 2, .sound)
    case .note: ("", 2, .dim)
    case .fault: ("! ", 0, .fault)
    }
  }

  // MARK: Element

  /// Facts in two columns: names, and values that may go on in further rows.
  static func drawFacts(_ facts: [ElementFacts.Fact], in rect: CellRect, _ frame: inout Frame) {
    guard rect.height > 0, rect.width > 4 else { return }
    if rect.width < 30 { return drawNarrowFacts(facts, in: rect, &frame) }
    let names = facts.map { TextWidth.cells(of: $0.name) }.max() ?? 0
    let indent = min(names + 2, rect.width / 3)
    var row = rect.row
    for (at, fact) in facts.enumerated() {
      if row >= rect.endRow { break }
      // Facts that follow keep a row each; the last one in the panel says when it goes on.
      let left = rect.endRow - row - min(facts.count - at - 1, 3)
      let width = rect.width - indent
      let value = TextWidth.beginning(of: fact.value, characters: rect.width * rect.height)
      let lines = TextWidth.wrapped(TextWidth.neutralised(value), cells: max(1, width))
      let shown = max(1, min(lines.count, left))
      frame.put(frame.fit(fact.name, indent - 1), row: row, column: rect.column, style: .dim)
      for line in 0..<shown {
        let isCut = line == shown - 1 && lines.count > shown
        let text = isCut ? lines[line...].joined(separator: " ") : lines[line]
        frame.put(
          frame.fit(text, width), row: row, column: rect.column + indent, limit: width,
          style: fact.isStrong ? .bold : .plain)
        row += 1
      }
    }
  }

  /// Facts where two columns have no room: the name before its value.
  private static func drawNarrowFacts(
    _ facts: [ElementFacts.Fact], in rect: CellRect, _ frame: inout Frame
  ) {
    var row = rect.row
    for (at, fact) in facts.enumerated() {
      if row >= rect.endRow { break }
      let left = max(1, rect.endRow - row - min(facts.count - at - 1, 3))
      let value = TextWidth.beginning(of: fact.value, characters: rect.width * rect.height)
      let text = TextWidth.neutralised(fact.name.isEmpty ? value : fact.name + ": " + value)
      let lines = TextWidth.wrapped(text, cells: rect.width - 1)
      for line in 0..<min(lines.count, left) {
        let isCut = line == left - 1 && lines.count > left
        let shown = isCut ? lines[line...].joined(separator: " ") : lines[line]
        frame.put(
          frame.fit(shown, rect.width - 1), row: row, column: rect.column + (line == 0 ? 0 : 1),
          style: fact.isStrong ? .bold : .plain)
        row += 1
      }
    }
  }

  // MARK: Lowest lines

  /// A line with something at its left and, where there is room beside it, the longest of some texts at its right.
  static func drawPosition(_ left: String, _ right: [String], row: Int, _ frame: inout Frame) {
    let used = frame.put(frame.fit(left, frame.columns - 2), row: row, column: 1)
    let room = frame.columns - used - 3
    guard let fitting = right.first(where: { TextWidth.cells(of: $0) <= room }) else { return }
    frame.put(fitting, row: row, column: frame.columns - TextWidth.cells(of: fitting) - 1, style: .dim)
  }

  /// The status line from a part of its text on; a sign stands where it goes on. Gives the cells used and whether
  /// more follows.
  static func statusPages(_ text: String, width: Int) -> [String] {
    guard width > 0 else { return [] }
    let lines = TextWidth.wrapped(TextWidth.neutralised(text), cells: width)
    return lines.isEmpty ? [""] : lines
  }
}
