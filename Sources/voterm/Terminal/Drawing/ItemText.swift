import AXEngine

/// What an item looks like in one row of cells; the same table serves for its wanted width.
struct ItemText {
  let charset: Charset

  private var isUTF8: Bool { charset == .utf8 }

  /// The item in as many cells as it likes.
  func whole(_ item: ScreenItem) -> String { row(item, width: nil) }

  /// The rows of an item in a number of cells, at most `limit`; the last one says where more is missing.
  func rows(_ item: ScreenItem, width: Int, limit: Int) -> [String] {
    guard width > 0 else { return [] }
    guard item.wraps, limit > 1 else { return [row(item, width: width)] }
    let lines = set(item, width) ?? TextWidth.wrapped(whole(item), cells: width)
    guard lines.count > limit else { return lines }
    // The remaining words in one line are cut with the sign for more.
    let rest = lines[(limit - 1)...].joined(separator: " ")
    return Array(lines[..<(limit - 1)]) + [fit(rest, width)]
  }

  /// Rows that an item takes in a number of cells when nothing is left out.
  func height(_ item: ScreenItem, width: Int) -> Int {
    guard item.wraps, width > 0 else { return 1 }
    if let lines = set(item, width) { return lines.count }
    let text = whole(item)
    if TextWidth.cells(of: text) <= width { return 1 }
    return TextWidth.wrapped(text, cells: width).count
  }

  /// Cells of the longest row of an item that is drawn in as many cells as it likes.
  func width(_ item: ScreenItem) -> Int {
    marked(linesOf: item)?.map(TextWidth.cells).max() ?? TextWidth.cells(of: whole(item))
  }

  /// A text that the device sets in several lines: a row for each, and more where the cells are too few.
  private func set(_ item: ScreenItem, _ width: Int) -> [String]? {
    marked(linesOf: item)?.flatMap { TextWidth.wrapped($0, cells: width) }
  }

  private func marked(linesOf item: ScreenItem) -> [String]? {
    guard item.kind == .text, item.lines.count > 1 else { return nil }
    var lines = item.lines
    let last = lines.count - 1
    if item.isCut { lines[last].append(charset.ellipsis) }
    if item.isDimmed { (lines[0], lines[last]) = ("~" + lines[0], lines[last] + "~") }
    if item.isSelected { lines[0] = selected + lines[0] }
    return lines
  }

  private func fit(_ text: String, _ width: Int?) -> String {
    guard let width else { return text }
    return TextWidth.truncated(text, toCells: width, ellipsis: charset.ellipsis)
  }

  /// A text between two signs, which stay when it is cut.
  private func enclosed(_ open: String, _ text: String, _ close: String, _ width: Int?) -> String {
    guard let width else { return open + text + close }
    let signs = TextWidth.cells(of: open) + TextWidth.cells(of: close)
    if width <= signs { return fit(open + text + close, width) }
    return open + fit(text, width - signs) + close
  }

  private func row(_ item: ScreenItem, width: Int?) -> String {
    let text = marked(item)
    switch item.kind {
    case .text, .unseen: return item.kind == .unseen ? enclosed("(", text, ")", width) : fit(text, width)
    case .button: return button(text, width)
    case .link: return enclosed(isUTF8 ? "‹" : "<", text, isUTF8 ? "›" : ">", width)
    case .field(let field): return self.field(content(item, field), field, width)
    case .toggle(let isOn):
      // DS-03: with On/Off Labels the sign is in the item's text.
      let sign = item.text.isEmpty ? (isOn ? "x" : " ") : item.text
      return fit(dimmed("[" + sign + "]", item), width)
    case .slider(let place):
      let knob = isUTF8 ? "●" : "O"
      let bar = bar(place, width ?? 12, filled: isUTF8 ? "━" : "=", empty: isUTF8 ? "─" : "-", knob: knob)
      return mirrored(bar, item)
    case .progress(let part): return progress(part, width ?? 12, item)
    case .option(let isChosen), .tab(let isChosen):
      return fit((isChosen ? (isUTF8 ? "(•) " : "(*) ") : "( ) ") + dimmed(item.text, item), width)
    case .day:
      // The sign of the chosen one stands beside it, where the picture has its margins.
      let text = String(repeating: " ", count: max(0, 2 - TextWidth.cells(of: item.text))) + item.text
      return fit(text, width)
    case .choice: return enclosed("", text, isUTF8 ? " ▾" : " v", width)
    case .disclosure(let isExpanded):
      return fit((isExpanded ? (isUTF8 ? "▾ " : "v ") : (isUTF8 ? "▸ " : "> ")) + text, width)
    case .navigation:
      return item.isRightToLeft
        ? enclosed(isUTF8 ? "‹ " : "< ", text, "", width) : enclosed("", text, isUTF8 ? " ›" : " >", width)
    case .back: return enclosed(isUTF8 ? "[‹ " : "[< ", text, "]", width)
    case .picture: return enclosed(isUTF8 ? "▣ " : "# ", text, "", width)
    case .badge: return enclosed("(", text, ")", width)
    case .divider: return String(repeating: isUTF8 ? "─" : "-", count: width ?? 3)
    case .pages(let current, let count):
      let signs = (0..<min(count, 20)).map { $0 == current ? (isUTF8 ? "●" : "O") : (isUTF8 ? "○" : "o") }
      return mirrored(fit(signs.joined(), width), item)
    case .edge: return ""
    }
  }

  /// The text with the marks for selected and dimmed; a mark is never a colour alone.
  private func marked(_ item: ScreenItem) -> String {
    (item.isSelected ? selected : "") + dimmed(item.text, item)
  }

  private var selected: String { isUTF8 ? "✓ " : "* " }

  private func dimmed(_ text: String, _ item: ScreenItem) -> String {
    let text = item.isCut ? text + String(charset.ellipsis) : text
    return item.isDimmed ? "~" + text + "~" : text
  }

  private func button(_ text: String, _ width: Int?) -> String {
    let wanted = TextWidth.cells(of: text) + 4
    if let width, width < wanted { return enclosed("[", text, "]", width) }
    return "[ " + text + " ]"
  }

  private func field(_ text: String, _ field: ScreenItem.Field, _ width: Int?) -> String {
    guard let width else { return "[" + text + "__]" }
    if width < 3 { return fit("[" + text, width) }
    let shown = fit(text, width - 2)
    let rest = String(repeating: "_", count: width - 2 - TextWidth.cells(of: shown))
    return "[" + (field.isRightToLeft ? rest + shown : shown + rest) + "]"
  }

  /// What stands in a field: dots for a secret, a placeholder in parentheses, the lines of an editor one behind the
  /// other.
  func content(_ item: ScreenItem, _ field: ScreenItem.Field) -> String {
    if field.isPlaceholder { return dimmed("(" + item.text + ")", item) }
    if field.isSecure { return dimmed(String(repeating: charset.bullet, count: item.text.count), item) }
    guard field.isMultiline else { return dimmed(item.text, item) }
    return dimmed(String(item.text.map { $0.isNewline ? " " : $0 }), item)
  }

  private func bar(_ place: Double, _ width: Int, filled: String, empty: String, knob: String) -> String {
    guard width > 0 else { return "" }
    let at = min(width - 1, max(0, Int(near: place * Double(width - 1))))
    return String(repeating: filled, count: at) + knob + String(repeating: empty, count: width - 1 - at)
  }

  /// Where lines run from right to left, what is filled is filled from the right.
  private func mirrored(_ bar: String, _ item: ScreenItem) -> String {
    item.isRightToLeft ? String(bar.reversed()) : bar
  }

  private func progress(_ part: Double?, _ width: Int, _ item: ScreenItem) -> String {
    guard width > 2 else { return fit("[]", width) }
    guard let part else { return fit("[ " + (isUTF8 ? "…" : "..."), width - 1) + "]" }
    let filled = min(width - 2, max(0, Int(near: part * Double(width - 2))))
    let bar =
      String(repeating: isUTF8 ? "█" : "#", count: filled)
      + String(repeating: isUTF8 ? "░" : ".", count: width - 2 - filled)
    return "[" + mirrored(bar, item) + "]"
  }
}
