import AXEngine

/// What is seen of the text in a field that is being edited: as much as there is room for, with a sign where the
/// insertion point is and what is selected told apart. Places are in characters, room is in cells.
struct FieldText: Sendable {
  /// A stretch of a row that looks the same.
  struct Run: Hashable, Sendable {
    enum Look: Hashable, Sendable {
      case text, placeholder, selected, caret
      /// Says that the text goes on there, or where the selection begins and ends in ASCII.
      case sign
    }

    var text: String
    var look: Look
  }

  /// A cell of the window, or two: a character, the caret, a sign.
  private struct Piece {
    var text: String
    var cells: Int
    var look: Run.Look
  }

  /// The rows that are shown, each at most as wide as was asked for.
  private(set) var rows: [[Run]] = []
  /// Row and column of the caret in them.
  private(set) var caret = CellPoint(row: 0, column: 0)
  /// Whether rows lie above or below those that are shown.
  private(set) var goesOn = (above: false, below: false)

  private let charset: Charset
  private let caretPlace: Int
  private let selection: Range<Int>?
  private let glyphs: [Piece]
  private let isPlaceholder: Bool

  /// The window of a field onto its text; `width` and `height` are the cells there are.
  init(_ text: String, _ field: ScreenItem.Field, width: Int, height: Int, charset: Charset) {
    self.charset = charset
    isPlaceholder = field.isPlaceholder
    let shown = isPlaceholder ? "(" + text + ")" : text
    glyphs = shown.map { Self.piece($0, field, charset) }
    let count = isPlaceholder ? 0 : glyphs.count
    caretPlace = min(max(0, field.caret ?? 0), count)
    selection = field.selection?.clamped(to: 0..<count)
    guard width > 0, height > 0 else { return }
    let lines = field.isMultiline ? wrapped(width) : [0..<glyphs.count]
    let at = lines.lastIndex { $0.lowerBound <= caretPlace } ?? 0
    let top = Self.start(keeping: at, in: height)
    goesOn = (top > 0, top + height < lines.count)
    for (row, line) in lines.dropFirst(top).prefix(height).enumerated() {
      let isCarets = top + row == at
      let (pieces, place) = pieces(of: line, withCaret: isCarets)
      let (visible, column) = Self.window(pieces, caret: place, width: width, charset)
      rows.append(Self.runs(visible))
      if isCarets { caret = CellPoint(row: row, column: column) }
    }
  }

  private static func piece(_ character: Character, _ field: ScreenItem.Field, _ charset: Charset) -> Piece {
    if field.isMultiline, !field.isSecure, character.isNewline {
      return Piece(text: "", cells: 0, look: .text)
    }
    let text =
      field.isSecure && !field.isPlaceholder
      ? charset.bullet : TextWidth.neutralised(String(character))
    return Piece(
      text: text, cells: TextWidth.cells(of: text), look: field.isPlaceholder ? .placeholder : .text)
  }

  // MARK: Lines

  /// The lines of an editor: broken at its breaks and behind a blank, else where the room ends. The caret's cell is
  /// left free, so that a line stays as it is while the caret passes through it.
  private func wrapped(_ width: Int) -> [Range<Int>] {
    let room = max(1, width - 1 - (hasBrackets ? 2 : 0))
    var lines: [Range<Int>] = []
    var start = 0
    var used = 0
    var afterBlank: Int?
    var at = 0
    while at < glyphs.count {
      if glyphs[at].text.isEmpty {
        lines.append(start..<at)
        (start, used, afterBlank) = (at + 1, 0, nil)
      } else if used + glyphs[at].cells > room, at > start {
        let end = afterBlank ?? at
        lines.append(start..<end)
        (start, used, afterBlank) = (end, 0, nil)
        at = end
        continue
      } else {
        used += glyphs[at].cells
        if glyphs[at].text == " " { afterBlank = at + 1 }
      }
      at += 1
    }
    return lines + [start..<glyphs.count]
  }

  private var hasBrackets: Bool { charset == .ascii && selection?.isEmpty == false }

  /// A line with the caret and, in ASCII, the ends of the selection in it; and where the caret is among the pieces.
  private func pieces(of line: Range<Int>, withCaret: Bool) -> (pieces: [Piece], caret: Int?) {
    var pieces: [Piece] = []
    var caret: Int?
    for at in line.lowerBound...line.upperBound {
      let isLast = at == line.upperBound
      if hasBrackets, at == selection?.upperBound, at > line.lowerBound {
        pieces.append(Piece(text: "]", cells: 1, look: .sign))
      }
      if withCaret, at == caretPlace {
        caret = pieces.count
        pieces.append(Piece(text: charset.caret, cells: 1, look: .caret))
      }
      if hasBrackets, at == selection?.lowerBound, !isLast {
        pieces.append(Piece(text: "[", cells: 1, look: .sign))
      }
      guard !isLast else { break }
      var piece = glyphs[at]
      if selection?.contains(at) == true { piece.look = .selected }
      pieces.append(piece)
    }
    return (pieces, caret)
  }

  // MARK: Window

  /// The first of `room` places in a row of them, so that one is in view. It moves on by half of them at a time, so
  /// that the text stands still while the caret moves.
  private static func start(keeping place: Int, in room: Int) -> Int {
    let step = max(1, room / 2)
    return place < room ? 0 : ((place - room) / step + 1) * step
  }

  /// The part of a line that is seen, with signs where it goes on; and the caret's column in it.
  private static func window(
    _ pieces: [Piece], caret: Int?, width: Int, _ charset: Charset
  ) -> (pieces: [Piece], column: Int) {
    let before = pieces[..<(caret ?? 0)].reduce(0) { $0 + $1.cells }
    if pieces.reduce(0, { $0 + $1.cells }) <= width { return (pieces, before) }
    let isAtStart = before < width - 1 || width < 2
    let room = isAtStart ? max(1, width - 1) : max(1, width - 2)
    let first = isAtStart && width > 1 ? 0 : start(keeping: before, in: room)
    var shown: [Piece] = []
    if !isAtStart { shown.append(Piece(text: charset.goesOnBefore, cells: 1, look: .sign)) }
    var used = shown.count
    var column = 0
    var at = 0
    var isCut = false
    for (place, piece) in pieces.enumerated() {
      defer { at += piece.cells }
      guard at >= first else { continue }
      if at + piece.cells > first + room {
        isCut = true
        break
      }
      if place == caret { column = used }
      shown.append(piece)
      used += piece.cells
    }
    if isCut, used < width { shown.append(Piece(text: String(charset.ellipsis), cells: 1, look: .sign)) }
    return (shown, column)
  }

  private static func runs(_ pieces: [Piece]) -> [Run] {
    var runs: [Run] = []
    for piece in pieces {
      if let last = runs.last, last.look == piece.look {
        runs[runs.count - 1].text += piece.text
      } else {
        runs.append(Run(text: piece.text, look: piece.look))
      }
    }
    return runs
  }
}
