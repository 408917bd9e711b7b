/// A link within an attributed text (`runs` with `link`).
struct TextLink: Hashable, Sendable {
  /// Characters of the text, from its start.
  var range: Range<Int>
  /// Where it leads.
  var destination: String

  /// The links of a text; neighbouring runs that lead to the same place are one.
  static func all(in runs: [TextRun], text: (Template) -> String) -> [TextLink] {
    var links: [TextLink] = []
    var start = 0
    for run in runs {
      let end = start + text(run.text).count
      defer { start = end }
      guard let destination = run.link, end > start else { continue }
      if let last = links.last, last.range.upperBound == start, last.destination == destination {
        links[links.count - 1].range = last.range.lowerBound..<end
      } else {
        links.append(TextLink(range: start..<end, destination: destination))
      }
    }
    return links
  }
}

extension ViewTree {
  /// The font that a text is set in: the layout's, with `font`, `scales` and what bars keep.
  func font(of node: NodeIndex, in mock: Mock, _ environment: Environment) -> TextFont {
    nodes.withUnsafeBufferPointer { nodes in
      // Only read.
      let pass = LayoutPass(
        nodes: UnsafeMutableBufferPointer(mutating: nodes), views: mock.views,
        context: LayoutContext(environment))
      return pass.font(of: Int(node))
    }
  }
}

extension TextMetrics {
  /// The rectangles that a stretch of a text covers in a frame, line by line; set from the leading edge and in the
  /// middle of the height, as a label does it.
  static func areas(
    of stretch: Range<Int>, in text: [Character], font: TextFont, frame: Rect, isRightToLeft: Bool
  ) -> [Rect] {
    let lines = lines(of: text, font: font, width: frame.width)
    let top = frame.minY + max(0, (frame.height - Double(lines.count) * font.leading) / 2)
    var areas: [Rect] = []
    for (number, line) in lines.enumerated() {
      let part = stretch.clamped(to: line)
      guard !part.isEmpty else { continue }
      let width = width(of: String(text[part]), font: font)
      let end = self.width(of: String(text[line.lowerBound..<part.upperBound]), font: font)
      let x = isRightToLeft ? frame.maxX - end : frame.minX + end - width
      areas.append(Rect(x, top + Double(number) * font.leading, width, font.leading))
    }
    return areas
  }
}
