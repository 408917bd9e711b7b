import AXEngine

/// Text fields in the picture: a frame or two brackets, and in the one that is being edited the caret.
extension ScreenPicture {
  /// Rows that a field takes where there is room for its frame; an editor shows some of its lines.
  static func fieldRows(_ field: ScreenItem.Field, _ item: ScreenItem) -> Int {
    field.isMultiline ? 2 + min(6, max(1, Int(near: item.rect.height / 22))) : 3
  }

  /// Whether an element is the text that is being edited.
  func isEdited(_ element: ElementIndex?) -> Bool {
    placed.contains { place in
      guard case .field(let field) = place.item.kind else { return false }
      return field.caret != nil && place.item.element == element
    }
  }

  /// Draws a field; gives the cell of its caret where it is being edited.
  func draw(_ field: ScreenItem.Field, _ place: Placed, _ style: Style, _ frame: inout Frame) -> CellPoint? {
    let rect = place.rect.inset(rows: 0, columns: margin)
    let isBoxed = rect.height >= 3
    if isBoxed {
      let keepsColors = look.keepsColors(place.item)
      frame.fill(rect, style: keepsColors ? .plain : look.ground)
      frame.box(rect, charset.plainBox, style: keepsColors ? .frame : look.line)
    }
    let inner = isBoxed ? rect.inner : rect.inset(rows: 0, columns: rect.width > 3 ? 1 : 0)
    guard field.caret != nil, !inner.isEmpty else {
      drawAtRest(field, place, isBoxed ? inner : rect, isBoxed: isBoxed, style, &frame)
      return nil
    }
    if !isBoxed, rect.width > 3 {
      frame.put("[" + String(repeating: "_", count: inner.width) + "]", row: rect.row, column: rect.column)
    }
    let text = FieldText(
      place.item.text, field, width: inner.width, height: inner.height, charset: charset)
    let sign = charset == .utf8 ? ("↑", "↓") : ("^", "v")
    if isBoxed, text.goesOn.above { frame.put(sign.0, row: rect.row, column: rect.endColumn - 2) }
    if isBoxed, text.goesOn.below { frame.put(sign.1, row: rect.endRow - 1, column: rect.endColumn - 2) }
    for (row, runs) in text.rows.enumerated() {
      var column = inner.column + shift(runs, field, inner.width)
      for run in runs {
        column += frame.put(
          run.text, row: inner.row + row, column: column, limit: inner.endColumn - column,
          style: Self.style(run.look, style))
      }
    }
    guard text.rows.indices.contains(text.caret.row) else { return nil }
    let start = shift(text.rows[text.caret.row], field, inner.width)
    return CellPoint(row: inner.row + text.caret.row, column: inner.column + start + text.caret.column)
  }

  /// Where a row begins that ends at the right.
  private func shift(_ runs: [FieldText.Run], _ field: ScreenItem.Field, _ width: Int) -> Int {
    guard field.isRightToLeft else { return 0 }
    return max(0, width - runs.reduce(0) { $0 + TextWidth.cells(of: $1.text) })
  }

  private func drawAtRest(
    _ field: ScreenItem.Field, _ place: Placed, _ rect: CellRect, isBoxed: Bool, _ style: Style,
    _ frame: inout Frame
  ) {
    guard isBoxed else {
      for (line, text) in place.lines.prefix(rect.height).enumerated() {
        frame.put(text, row: rect.row + line, column: rect.column, limit: rect.width, style: style)
      }
      return
    }
    let content = ItemText(charset: charset).content(place.item, field)
    var lines = [content]
    if field.isMultiline, !field.isPlaceholder, !field.isSecure, !place.item.isDimmed {
      lines = TextWidth.wrapped(place.item.text, cells: rect.width)
      if lines.count > rect.height {
        lines[rect.height - 1] = lines[(rect.height - 1)...].joined(separator: " ")
      }
    }
    for (row, line) in lines.prefix(rect.height).enumerated() {
      let text = frame.fit(line, rect.width)
      let column = field.isRightToLeft ? rect.width - TextWidth.cells(of: text) : 0
      frame.put(
        text, row: rect.row + row, column: rect.column + column, limit: rect.width - column, style: style)
    }
  }

  private static func style(_ look: FieldText.Run.Look, _ style: Style) -> Style {
    switch look {
    case .text, .placeholder: style
    case .selected: Style(attributes: style.attributes.union(.reverse), color: style.color)
    case .caret: .cursor
    case .sign: .bold
    }
  }
}
