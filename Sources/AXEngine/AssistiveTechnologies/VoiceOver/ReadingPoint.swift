/// A place in the text of the element under the cursor, moved by the Characters and Words items.
struct ReadingPoint: Hashable, Sendable {
  /// The unit read last, in characters from the start of the text; empty before anything was read.
  private(set) var unit: Range<Int> = 0..<0
  /// Which stop of the app's rotor the cursor came to; a rotor may stop at one element more than once.
  var stop: Int?

  /// Reads the next or previous character; nil at the end of the text.
  mutating func character(forward: Bool, of text: [Character]) -> Range<Int>? {
    let start = forward ? unit.upperBound : unit.lowerBound - 1
    guard text.indices.contains(start) else { return nil }
    unit = start..<start + 1
    return unit
  }

  /// Reads the next or previous word, a stretch without blanks; nil at the end of the text.
  mutating func word(forward: Bool, of text: [Character]) -> Range<Int>? {
    guard let found = Self.word(forward: forward, from: unit, in: text) else { return nil }
    unit = found
    return unit
  }

  /// The first word behind or the last before a stretch.
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
}
