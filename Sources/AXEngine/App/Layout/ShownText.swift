/// What can be seen of texts: the lines that the layout sets, as far as their frames and what is around them show them.
public struct ShownText: Sendable {
  private let tree: ViewTree
  private let views: [ViewDescription]
  private let context: LayoutContext

  /// The texts of a tree with frames, for the environment in which they were worked out.
  public init(_ tree: ViewTree, mock: Mock, environment: Environment) {
    self.tree = tree
    views = mock.views
    context = LayoutContext(environment)
  }

  /// The lines of a node's own text. What is cut by its frame or its `lineLimit` ends where the sign for more begins,
  /// without that sign.
  ///
  /// - Parameter visible: which part of the node's height can be seen, in points from its top; lines outside of it are
  ///   left out, but never all.
  public func lines(of node: NodeIndex, visible: ClosedRange<Double>) -> [String] {
    let here = tree.nodes[Int(node)]
    guard !here.text.isEmpty, tree.frames.indices.contains(Int(node)) else { return [] }
    let (font, box, symbol) = setting(of: node)
    let frame = tree.frames[Int(node)]
    let width = max(1, frame.width - box.insets.horizontal - symbol)
    let padding = here.measured.fit == .row ? ControlMetrics.rowPadding : 0
    let height = max(0, frame.height - box.insets.vertical - 2 * padding)
    let isCut = here.flags.contains(.truncated)
    var most = Int.max
    if isCut { most = min(box.lineLimit ?? .max, Self.fitting(height, font)) }
    let bottom = visible.upperBound - box.insets.top - padding
    let wanted = min(most, max(1, Int(clamping: (bottom / font.leading).rounded(.up))))
    let text = characters(of: here.text, lines: wanted, width: width, font)
    let all = TextMetrics.lines(of: text, font: font, width: width, most: wanted < .max ? wanted + 1 : .max)
    var lines = all.prefix(wanted).map { String(text[$0]) }
    if isCut, wanted == most, all.count > most, let last = all.prefix(wanted).last {
      let rest = text[last.lowerBound...].prefix { !$0.isNewline }
      lines[wanted - 1] = String(rest.prefix(TextMetrics.fitting(rest, font: font, width: width)))
    }
    for place in lines.indices {
      while lines[place].last == " " { lines[place].removeLast() }
    }
    // A text that ends within its frame stands in the middle of it.
    let free = all.count <= wanted ? max(0, height - Double(lines.count) * font.leading) / 2 : 0
    let top = visible.lowerBound - box.insets.top - padding - free
    let first = min(max(0, Int(clamping: (top / font.leading).rounded(.down))), max(0, lines.count - 1))
    return Array(lines[first...])
  }

  /// How many lines fit into a height; a label drawn to its letters' exact height is a little lower than the style's
  /// line height.
  static func fitting(_ height: Double, _ font: TextFont) -> Int {
    max(1, Int(clamping: height / (0.92 * font.leading)))
  }

  /// The characters that some lines can hold at most.
  private func characters(of text: String, lines: Int, width: Double, _ font: TextFont) -> [Character] {
    let narrowest = max(0.01, font.pointSize * Double(font.widthPercent * TextAdvance.narrow) / 10_000)
    let most = Double(lines + 1) * (width / narrowest + 2)
    return most < Double(text.utf8.count) ? Array(text.prefix(Int(clamping: most))) : Array(text)
  }

  private func setting(of node: NodeIndex) -> (TextFont, LayoutBox, symbol: Double) {
    tree.nodes.withUnsafeBufferPointer { nodes in
      // Only read.
      let pass = LayoutPass(
        nodes: UnsafeMutableBufferPointer(mutating: nodes), views: views, context: context)
      let index = Int(node)
      let isBeside = nodes[index].part == nil && pass.hasSymbol(index)
      return (
        pass.font(of: index), pass.properties(of: index),
        isBeside ? pass.symbolSide(index) + ControlMetrics.spacing : 0
      )
    }
  }
}
