import AXEngine

extension Model {
  /// The mocks that can be opened.
  mutating func drawScreens(_ regions: Regions, _ frame: inout Frame) {
    let rect = regions.body
    guard rect.height > 0 else { return }
    let isFramed = rect.height >= 6 && rect.width >= 24
    let inner = isFramed ? rect.inset(rows: 1, columns: 2) : rect
    if isFramed { frame.box(rect, frame.charset.plainBox, title: "voterm: choose a screen") }
    let list = chooser.lines
    let lines = list.map { line in
      switch line {
      case .group(let name): return name
      case .entry(let place):
        let entry = chooser.entries[place]
        let detail = entry.problem.map { "! " + $0 } ?? entry.detail
        return entry.title + (detail.isEmpty ? "" : "  " + detail)
      }
    }
    let chosen = list.firstIndex(of: .entry(chooser.selection.place)) ?? 0
    let names = list.indices.filter { if case .group = list[$0] { true } else { false } }
    drawList(lines, names: names, chosen: chosen, inner, &frame)
    if lines.isEmpty {
      frame.put(frame.fit("no screens here", inner.width), row: inner.row, column: inner.column)
    }
  }

  /// The list that is open: gestures and keys, or one of VoiceOver's own.
  var openList: (title: String, lines: [String], chosen: Int)? {
    if case .commands(let chooser) = overlay {
      return ("Gestures and keys", chooser.matches.map(\.label), chooser.selection.place)
    }
    if case .settings(let chooser) = overlay, let session = rehearsal?.session {
      return (chooser.title, chooser.lines(of: session), chooser.selection.place)
    }
    guard let list = rehearsal?.session.shownList else { return technologyList }
    let lines = list.lines.map { $0.value.isEmpty ? $0.name : $0.name + ": " + $0.value }
    return (list.title, lines, list.chosen ?? 0)
  }

  /// A list with a mark before the chosen line, which is always in view. Lines at `names` name those below them.
  mutating func drawList(
    _ lines: [String], names: [Int] = [], chosen: Int, _ rect: CellRect, _ frame: inout Frame
  ) {
    guard rect.height > 0 else { return }
    drawing.listHeight = rect.height
    drawing.listRow = rect.row
    drawing.listColumns = rect.column..<max(rect.column, rect.endColumn)
    drawing.listTop = max(0, min(max(0, chosen - rect.height / 2), lines.count - rect.height))
    for (offset, line) in lines.dropFirst(drawing.listTop).prefix(rect.height).enumerated() {
      let isChosen = drawing.listTop + offset == chosen
      let isName = names.contains(drawing.listTop + offset)
      let sign = isChosen ? frame.charset.spoken : isName ? "" : "  "
      frame.put(
        frame.fit(sign + line, rect.width), row: rect.row + offset, column: rect.column,
        style: isChosen ? Style(attributes: [.bold, .reverse]) : isName ? .bold : .plain)
      if isChosen, frame.cursor == nil {
        frame.cursor = CellPoint(row: rect.row + offset, column: rect.column)
      }
    }
  }
}
