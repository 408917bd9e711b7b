/// The lines of a walk file, told apart by what stands at their left edge.
struct WalkLines: Sequence {
  /// A line.
  struct Line {
    /// What it is.
    var kind: Kind
    /// The whole line with its end.
    var range: Range<Int>
  }

  /// What a line is.
  enum Kind {
    case empty
    /// `// …`, indented or not.
    case comment
    /// Indented: something that happened.
    case recorded(Located)
    /// At the left edge: a step.
    case step(Located)
    /// Bytes that are no text.
    case invalid(SourceRange)
  }

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func makeIterator() -> Iterator { Iterator(bytes) }

  struct Iterator: IteratorProtocol {
    private let bytes: [UInt8]
    private var position: Int

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      // A byte order mark is no part of the first step.
      position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    mutating func next() -> Line? {
      guard position < bytes.count else { return nil }
      let start = position
      let stop = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      position = stop < bytes.count ? stop + 1 : stop
      return Line(kind: kind(start, stop), range: start..<position)
    }

    private func kind(_ lineStart: Int, _ lineEnd: Int) -> Kind {
      var start = lineStart
      var end = lineEnd
      while end > start, isBlank(bytes[end - 1]) { end -= 1 }
      while start < end, isBlank(bytes[start]) { start += 1 }
      if start == end { return .empty }
      let range = SourceRange(start, end)
      let slice = bytes[start..<end]
      if slice.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) { return .comment }
      guard let text = String(validating: slice, as: UTF8.self) else { return .invalid(range) }
      let located = Located(text: text, range: range)
      return start > lineStart ? .recorded(located) : .step(located)
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
  }
}
