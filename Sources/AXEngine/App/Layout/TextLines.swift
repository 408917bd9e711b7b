extension TextMetrics {
  /// Where the lines of a text begin and end, in characters; as many as ``size(of:font:width:lineLimit:)`` counts, but
  /// none behind a line feed at the very end. A line keeps the blanks at its end, not its line feed.
  ///
  /// - Parameter most: how many lines are wanted; what comes behind them is not looked at.
  static func lines(of text: [Character], font: TextFont, width: Double, most: Int = .max) -> [Range<Int>] {
    let unit = font.pointSize * Double(font.widthPercent) / 10_000
    let limit = unit > 0 ? Int(clamping: max(0, width) / unit + 0.001) : .max
    var cutter = LineCutter(limit: limit)
    for (place, character) in text.enumerated() where cutter.lines.count < most {
      cutter.feed(character, at: place)
    }
    if cutter.lines.count < most { cutter.finish(at: text.count) }
    return cutter.lines.count > most ? Array(cutter.lines.prefix(most)) : cutter.lines
  }

  /// How many of some characters fit into a width together with the sign that more was there.
  static func fitting(_ text: some Sequence<Character>, font: TextFont, width: Double) -> Int {
    let unit = font.pointSize * Double(font.widthPercent) / 10_000
    var room = (unit > 0 ? Int(clamping: max(0, width) / unit + 0.001) : .max) - TextAdvance.width(of: "…")
    var count = 0
    for character in text {
      room -= TextAdvance.width(of: character)
      if room < 0 { break }
      count += 1
    }
    return count
  }
}

extension TextAdvance {
  /// Width of a character as a person sees it: what is joined adds nothing, a sign shown as a picture is as wide as one.
  static func width(of character: Character) -> Int {
    if let byte = character.asciiValue { return Int(ascii[Int(byte)]) }
    var width = 0
    var previous = 0
    var isJoined = false
    for scalar in character.unicodeScalars {
      switch scalar.value {
      case 0x200D: isJoined = true
      case 0xFE0F: width += max(0, emoji - previous)
      default:
        let own = isJoined ? 0 : advance(of: scalar)
        isJoined = false
        if own > 0 { previous = own }
        width += own
      }
    }
    return width
  }
}

/// Cuts a text where `LineBreaker` counts a line. Widths are in hundredths of the point size.
private struct LineCutter {
  let limit: Int
  /// Lines that are complete.
  var lines: [Range<Int>] = []
  private var start = 0
  /// Where the word begins that may not be torn apart.
  private var wordStart = 0
  private var line = 0
  private var blanks = 0
  private var word = 0
  private var isOpen = true
  private var isWide = false

  init(limit: Int) { self.limit = limit }

  mutating func feed(_ character: Character, at place: Int) {
    if character == " " {
      mayBreak()
      blanks += TextAdvance.space
      wordStart = place + 1
    } else if character.isNewline {
      mayBreak()
      close(at: place)
      start = place + 1
      wordStart = start
    } else {
      let width = TextAdvance.width(of: character)
      if width > 0, let scalar = character.unicodeScalars.first {
        let wide = TextAdvance.breaksAround(scalar)
        if isOpen, wide || isWide, !TextAdvance.mayNotBegin(scalar), word > 0 {
          mayBreak()
          wordStart = place
        }
        isOpen = !TextAdvance.mayNotEnd(scalar)
        isWide = wide
      }
      add(width, at: place)
      switch character {
      case "-", "\u{2010}", "\u{200B}":
        mayBreak()
        wordStart = place + 1
      default: break
      }
    }
  }

  private mutating func add(_ width: Int, at place: Int) {
    if width > limit - min(limit, line + blanks + word) {
      if line > 0 { close(at: wordStart) }
      if word > 0, word + width > limit {
        lines.append(start..<place)
        start = place
        wordStart = place
        word = 0
      }
    }
    word += width
  }

  private mutating func mayBreak() {
    guard word > 0 else { return }
    line += blanks + word
    blanks = 0
    word = 0
  }

  private mutating func close(at place: Int) {
    lines.append(start..<place)
    start = place
    line = 0
    blanks = 0
  }

  mutating func finish(at end: Int) {
    guard start < end else { return }
    lines.append(start..<end)
  }
}
