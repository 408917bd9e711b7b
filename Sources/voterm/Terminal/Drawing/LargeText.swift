import AXEngine

/// A text for a room: in block letters where they fit and the font has them, else in a frame, bold and with wide
/// spacing as far as there is room.
struct LargeText: Hashable, Sendable {
  /// Rows of block letters, `#` where something is.
  private(set) var blocks: [String] = []
  /// Lines of the framed form; empty where there are block letters.
  private(set) var lines: [String] = []

  /// Rows that it takes, a line above it or its frame included.
  var height: Int { blocks.isEmpty ? lines.count + 2 : blocks.count + 1 }

  /// Lays out a text in at most that many cells.
  init(_ whole: String, width: Int, height: Int, charset: Charset) {
    let text = TextWidth.beginning(of: whole, characters: max(1, width * height))
    if let blocks = Self.blocks(text, width: width - 2, height: height - 1) {
      self.blocks = blocks
      return
    }
    let room = max(1, width - 4)
    let limit = max(1, height - 2)
    let shown = TextWidth.neutralised(text)
    for candidate in [Self.spaced(shown), shown] {
      lines = TextWidth.wrapped(candidate, cells: room)
      if lines.count <= limit { break }
    }
    guard lines.count > limit else { return }
    let rest = lines[(limit - 1)...].joined(separator: " ")
    lines = lines[..<(limit - 1)] + [TextWidth.truncated(rest, toCells: room, ellipsis: charset.ellipsis)]
  }

  // MARK: Block letters

  private static func blocks(_ text: String, width: Int, height: Int) -> [String]? {
    var lines: [[[LargeFont.Glyph]]] = []
    var used = 0
    for word in text.split(whereSeparator: { $0.isWhitespace }) {
      var glyphs: [LargeFont.Glyph] = []
      for character in word {
        guard let shapes = LargeFont.glyphs(character) else { return nil }
        glyphs += shapes
      }
      let wide = glyphs.reduce(-1) { $0 + $1.width + 1 }
      guard wide <= width else { return nil }
      if !lines.isEmpty, used + LargeFont.space + wide <= width {
        lines[lines.count - 1].append(glyphs)
        used += LargeFont.space + wide
      } else {
        lines.append([glyphs])
        used = wide
      }
    }
    var rows: [String] = []
    for line in lines {
      if !rows.isEmpty { rows.append("") }
      rows += picture(line)
    }
    return rows.isEmpty || rows.count > height ? nil : rows
  }

  private static func picture(_ words: [[LargeFont.Glyph]]) -> [String] {
    let gap = String(repeating: ".", count: LargeFont.space)
    func row(_ part: (LargeFont.Glyph) -> String) -> String {
      words.map { $0.map(part).joined(separator: ".") }.joined(separator: gap)
    }
    var rows = (0..<LargeFont.height).map { place in row { $0.rows[place] } }
    if words.contains(where: { $0.contains { $0.accent != nil } }) {
      rows.insert(row { $0.accent ?? String(repeating: ".", count: $0.width) }, at: 0)
    }
    return rows
  }

  // MARK: Framed

  /// A blank behind each character and three between words; letters that join their neighbours stay together.
  private static func spaced(_ text: String) -> String {
    var result = ""
    var previous: Character?
    for character in text {
      if let previous, !(joins(previous) && joins(character)) {
        // Such blanks are no place to break a line at.
        result += previous == " " || character == " " ? "" : "\u{A0}"
      }
      result += character == " " ? "   " : String(character)
      previous = character
    }
    return result
  }

  /// Arabic, Syriac, the scripts of India and Mongolia: apart their letters have other shapes.
  private static func joins(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return (0x0600...0x08FF).contains(value) || (0x0900...0x0DFF).contains(value)
      || (0x1800...0x18AF).contains(value) || (0xFB50...0xFEFC).contains(value)
  }

  // MARK: Drawing

  /// Draws it from a row on, across the picture.
  func draw(row: Int, _ frame: inout Frame) {
    let rect = CellRect(row: row, column: 0, height: height, width: frame.columns)
    frame.fill(rect)
    let box = frame.charset.plainBox
    guard !blocks.isEmpty else {
      frame.box(rect, box, title: "Captions")
      for (offset, line) in lines.enumerated() {
        let shown = String(line.map { $0 == "\u{A0}" ? " " : $0 })
        frame.put(shown, row: row + 1 + offset, column: 2, limit: frame.columns - 4, style: .bold)
      }
      return
    }
    for column in 0..<frame.columns { frame.put(box.top, row: row, column: column, style: .frame) }
    frame.put(" Captions ", row: row, column: 1, limit: frame.columns - 2, style: .bold)
    let ink: Character = frame.charset == .utf8 ? "█" : "#"
    for (offset, line) in blocks.enumerated() {
      for (column, sign) in line.enumerated() where sign == "#" {
        frame.put(ink, row: row + 1 + offset, column: 1 + column, style: .bold)
      }
    }
  }
}
