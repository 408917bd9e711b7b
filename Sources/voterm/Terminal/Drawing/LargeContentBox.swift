import AXEngine

extension Panels {
  /// The large content viewer in the middle of the screen: the name of the picture, and below it the title in letters
  /// as large as there is room for.
  static func draw(_ content: LargeContent, in rect: CellRect, _ frame: inout Frame) {
    guard rect.width >= 8, rect.height >= 3 else { return }
    let title = LargeText(
      content.title, width: rect.width - 2, height: rect.height - 3, charset: frame.charset)
    let ink = frame.charset == .utf8 ? "█" : "#"
    var lines = title.lines.map { String($0.map { $0 == "\u{A0}" ? " " : $0 }) }
    for row in title.blocks { lines.append(row.map { $0 == "#" ? ink : " " }.joined()) }
    if let image = content.image { lines.insert(frame.fit("(" + image + ")", rect.width - 4), at: 0) }
    lines = Array(lines.prefix(rect.height - 2))
    let width = (lines.map { TextWidth.cells(of: $0) }.max() ?? 0) + 4
    let box = CellRect(
      row: rect.row + (rect.height - lines.count - 2) / 2, column: rect.column + (rect.width - width) / 2,
      height: lines.count + 2, width: width)
    frame.fill(box)
    frame.box(box, frame.charset.plainBox, style: .bold)
    for (offset, line) in lines.enumerated() {
      let indent = title.blocks.isEmpty || offset == 0 ? (width - TextWidth.cells(of: line)) / 2 : 2
      frame.put(
        line, row: box.row + 1 + offset, column: box.column + indent, limit: box.width - 2, style: .bold)
    }
  }
}
