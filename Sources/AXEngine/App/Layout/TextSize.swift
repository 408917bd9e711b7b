/// What a text needs.
public struct TextSize: Hashable, Sendable {
  /// Width and height, in whole points; never wider than the limit.
  public var size: Size
  /// How many lines are shown.
  public var lines: Int
  /// Whether some of the text is cut off.
  public var isTruncated: Bool
}

extension TextMetrics {
  /// The estimated size of a text, wrapped at words (East Asian text between characters, long words inside).
  ///
  /// - Parameters:
  ///   - limit: the width there is, in points; nil for any.
  ///   - lineLimit: the most lines that are shown; nil for any.
  public static func size(
    of text: String, font: TextFont, width limit: Double? = nil, lineLimit: Int? = nil
  ) -> TextSize {
    if text.isEmpty { return TextSize(size: .zero, lines: 0, isTruncated: false) }
    let unit = font.pointSize * Double(font.widthPercent) / 10_000
    let most = limit.map { unit > 0 ? Int(clamping: max(0, $0) / unit + 0.001) : .max } ?? .max
    var lines = LineBreaker(limit: most)
    lines.feed(text)
    lines.finish()
    let shown = min(lines.count, max(1, lineLimit ?? .max))
    let cut = shown < lines.count
    let natural = (Double(lines.widest) * unit - 0.001).rounded(.up)
    let width = cut ? max(natural, limit ?? natural) : natural
    return TextSize(
      size: Size(max(0, min(width, limit ?? width)), Double(shown) * font.leading), lines: shown,
      isTruncated: cut)
  }

  /// The estimated width of a text on one line for each of its paragraphs, in whole points.
  public static func width(of text: String, font: TextFont) -> Double {
    size(of: text, font: font).size.width
  }
}

extension Int {
  /// The whole part of a number, or the nearest number that fits.
  init(clamping number: Double) {
    self = number >= 9e18 ? .max : number <= -9e18 ? .min : number.isNaN ? 0 : Int(number)
  }
}

/// Counts lines and widths without building them. Widths are in hundredths of the point size.
private struct LineBreaker {
  let limit: Int
  /// Lines that are complete; `finish` adds the last one.
  var count = 0
  /// The widest line.
  var widest = 0
  /// Width up to the last place where a break is allowed, without the blanks there.
  private var line = 0
  /// Blanks behind it.
  private var blanks = 0
  /// What comes after them and may not be torn apart.
  private var word = 0

  init(limit: Int) { self.limit = limit }

  mutating func feed(_ text: String) {
    let isDone: Bool? = text.utf8.withContiguousStorageIfAvailable { bytes in
      feedLine(bytes) || feedASCII(bytes)
    }
    if isDone != true {
      self = LineBreaker(limit: limit)
      feedScalars(text)
    }
  }

  /// Takes a text that fits on one line in one go, as nearly all do; false where it does not, or is not ASCII.
  private mutating func feedLine(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var end = bytes.count
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    var width = 0
    let isLine = TextAdvance.ascii.withUnsafeBufferPointer { table in
      for place in 0..<end {
        let byte = bytes[place]
        guard byte < 0x80, byte != 0x0A, width <= limit else { return false }
        width += Int(table[Int(byte)])
      }
      return width <= limit
    }
    if isLine { word = width }
    return isLine
  }

  /// False as soon as a byte is not ASCII.
  private mutating func feedASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    TextAdvance.ascii.withUnsafeBufferPointer { table in
      for byte in bytes {
        guard byte < 0x80 else { return false }
        let width = Int(table[Int(byte)])
        switch byte {
        case 0x20: blank(width)
        case 0x0A: newLine()
        case 0x2D:
          add(width)
          mayBreak()
        default: add(width)
        }
      }
      return true
    }
  }

  private mutating func feedScalars(_ text: String) {
    var previous = 0  // width of the last visible scalar
    var isOpen = true  // whether a break is allowed behind it, as far as it is concerned
    var isWide = false
    var isJoined = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x20: blank(TextAdvance.space)
      case 0x0A, 0x2028, 0x2029: newLine()
      case 0x2D, 0x2010, 0x200B:
        add(TextAdvance.advance(of: scalar))
        mayBreak()
      case 0x200D: isJoined = true
      case 0xFE0F: add(max(0, TextAdvance.emoji - previous))
      default:
        let width = isJoined ? 0 : TextAdvance.advance(of: scalar)
        isJoined = false
        if width > 0 {
          let wide = TextAdvance.breaksAround(scalar)
          if isOpen && (wide || isWide) && !TextAdvance.mayNotBegin(scalar) { mayBreak() }
          isOpen = !TextAdvance.mayNotEnd(scalar)
          isWide = wide
          previous = width
        }
        add(width)
      }
    }
  }

  private mutating func add(_ width: Int) {
    if width > limit - min(limit, line + blanks + word) {
      if line > 0 { wrap() }
      if word > 0 && word + width > limit {
        widest = max(widest, word)
        count += 1
        word = 0
      }
    }
    word += width
  }

  private mutating func wrap() {
    widest = max(widest, line)
    count += 1
    line = 0
    blanks = 0
  }

  private mutating func mayBreak() {
    guard word > 0 else { return }
    line += blanks + word
    blanks = 0
    word = 0
  }

  private mutating func blank(_ width: Int) {
    mayBreak()
    blanks += width
  }

  private mutating func newLine() {
    mayBreak()
    wrap()
  }

  mutating func finish() {
    mayBreak()
    wrap()
  }
}
