/// Following links: a `Link`, and those within a text.
extension App {
  /// Goes where a link leads: to a screen of the mock, else the address is what the app asks the system to open.
  mutating func follow(_ destination: String, _ turn: inout Turn) {
    if let screen = mock.screens.firstIndex(where: { $0.name == destination }) {
      push(screen, &turn)
    } else {
      turn.pending.append(.event(.opened(destination)))
    }
  }

  /// Follows the link of a text that a character belongs to; false where there is none.
  mutating func followLink(_ node: NodeIndex, at place: Int, _ turn: inout Turn) -> Bool {
    guard !views.nodes[Int(node)].flags.contains(.disabled),
      let link = links(of: node).first(where: { $0.range.contains(place) })
    else { return false }
    follow(link.destination, &turn)
    return true
  }

  /// Follows the link of a text that has one and no more, wherever in it one is; false for other texts.
  mutating func followOnlyLink(_ node: NodeIndex, _ turn: inout Turn) -> Bool {
    let links = links(of: node)
    guard links.count == 1 else { return false }
    follow(links[0].destination, &turn)
    return true
  }

  /// The link of a text that stands under a point of the screen.
  func link(of node: NodeIndex, at point: Point) -> TextLink? {
    let frame = visibleFrame(of: node)
    // Lines are worked out for the text that is touched, not for all of them.
    guard frame.contains(point) else { return nil }
    let links = links(of: node)
    guard !links.isEmpty else { return nil }
    let text = Array(views.nodes[Int(node)].text)
    let font = views.font(of: node, in: mock, state.environment)
    return links.first { link in
      TextMetrics.areas(
        of: link.range, in: text, font: font, frame: frame, isRightToLeft: state.environment.isRightToLeft
      ).contains { $0.contains(point) }
    }
  }

  private func links(of node: NodeIndex) -> [TextLink] {
    let target = views.nodes[Int(node)]
    let view = mock.views[Int(target.view)]
    guard target.part == nil, view.type == .text, case .runs(let runs)? = view.properties[.runs] else {
      return []
    }
    return TextLink.all(in: runs) { Evaluator.string(of: $0, scope: target.scope, in: evaluation) }
  }
}
