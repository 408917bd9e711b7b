/// A place in the text of the element under the cursor, moved by the rotor's items for text.
struct ReadingPoint: Hashable, Sendable {
  /// The unit read last, in characters from the start of the text; empty before anything was read.
  private(set) var unit: Range<Int> = 0..<0
  /// Which stop of the app's rotor the cursor came to; a rotor may stop at one element more than once.
  var stop: Int?

  /// Whether a rotor stopped at the stretch, and nothing has been read since.
  private(set) var isFind = false

  /// Something of the text was read, or a rotor stopped there.
  mutating func come(to unit: Range<Int>, asFind: Bool = false) {
    self.unit = unit
    isFind = asFind
  }

  /// The unit after or before a stretch; nil at the end of the text. `lines` are those of the text, for lines.
  static func next(
    _ unit: TextUnit, forward: Bool, from stretch: Range<Int>, in text: [Character], lines: [Range<Int>] = []
  ) -> Range<Int>? {
    switch unit {
    case .character:
      let start = forward ? stretch.upperBound : stretch.lowerBound - 1
      return text.indices.contains(start) ? start..<start + 1 : nil
    case .word:
      return word(forward: forward, from: stretch, in: text)
    case .sentence:
      return Self.stretch(forward, among: sentences(of: text), from: stretch)
    case .paragraph:
      return Self.stretch(forward, among: paragraphs(of: text), from: stretch)
    case .line:
      // From within a line, its rest is no line of its own.
      return forward
        ? lines.first {
          $0.lowerBound >= stretch.upperBound || stretch.isEmpty && $0.contains(stretch.lowerBound)
        }
        : lines.last { $0.upperBound <= stretch.lowerBound && $0.lowerBound < stretch.lowerBound }
    }
  }

  /// The first word behind or the last before a stretch: what stands between blanks.
  static func word(forward: Bool, from unit: Range<Int>, in text: [Character]) -> Range<Int>? {
    if forward {
      guard let start = text[min(unit.upperBound, text.count)...].firstIndex(where: { !$0.isWhitespace })
      else { return nil }
      let end = text[start...].firstIndex(where: \.isWhitespace) ?? text.count
      return start..<end
    }
    guard let last = text[..<min(unit.lowerBound, text.count)].lastIndex(where: { !$0.isWhitespace })
    else { return nil }
    let before = text[...last].lastIndex(where: \.isWhitespace)
    return (before.map { $0 + 1 } ?? 0)..<last + 1
  }

  private static func stretch(
    _ forward: Bool, among all: [Range<Int>], from here: Range<Int>
  ) -> Range<Int>? {
    forward
      ? all.first { $0.lowerBound >= here.upperBound } : all.last { $0.upperBound <= here.lowerBound }
  }

  /// What stands between line breaks.
  static func paragraphs(of text: [Character]) -> [Range<Int>] {
    text.indices.split { text[$0].isNewline }.map { $0.startIndex..<$0.endIndex }
  }

  /// What ends in a stop, question or exclamation mark before a blank.
  static func sentences(of text: [Character]) -> [Range<Int>] {
    let stops: [Character] = [".", "!", "?", "…", "。", "！", "？", "؟"]
    var found: [Range<Int>] = []
    for paragraph in paragraphs(of: text) {
      var start = paragraph.lowerBound
      for place in paragraph where stops.contains(text[place]) {
        guard place + 1 == paragraph.upperBound || text[place + 1].isWhitespace else { continue }
        found.append(start..<place + 1)
        start = text[place + 1..<paragraph.upperBound].firstIndex { !$0.isWhitespace } ?? paragraph.upperBound
      }
      if start < paragraph.upperBound { found.append(start..<paragraph.upperBound) }
    }
    return found
  }
}
