extension Scene {
  /// A key of the app's own, and the control that has it.
  struct Shortcut: Hashable, Sendable {
    var key: KeyPress
    var node: NodeIndex
    /// What the control is called.
    var name: String
  }

  /// The control that a key of the app's own belongs to, in what lies in front.
  func shortcut(_ key: KeyPress) -> NodeIndex? {
    let nodes = views.nodes
    let chord = KeyNames.text(key)
    return front.first { node in
      offersShortcut(node)
        && mock.views[Int(nodes[Int(node)].view)].properties.string(.keyboardShortcut) == chord
    }
  }

  private var front: Range<NodeIndex> {
    views.presented.last.map { $0..<views.nodes[Int($0)].end } ?? 0..<NodeIndex(views.nodes.count)
  }

  private func offersShortcut(_ node: NodeIndex) -> Bool {
    let target = views.nodes[Int(node)]
    return target.part == nil && target.flags.isDisjoint(with: [.disabled, .semanticOnly])
  }

  /// The app's own keys in what lies in front, in the order of the views; of two for one key the first.
  var shortcuts: [Shortcut] {
    let describer = Describer(self)
    var shortcuts: [Shortcut] = []
    for node in front {
      guard offersShortcut(node),
        let chord = mock.views[Int(views.nodes[Int(node)].view)].properties.string(.keyboardShortcut),
        let key = try? KeyNames.parse(chord, at: SourceRange(0, 0)),
        !shortcuts.contains(where: { $0.key == key.lowercased })
      else { continue }
      shortcuts.append(Shortcut(key: key.lowercased, node: node, name: describer.label(of: node) ?? ""))
    }
    return shortcuts
  }

  /// The rectangle around an element's shape, with scrolling applied: that of its `path` where it has one, else its
  /// frame (SE-36, P5).
  func outline(of index: ElementIndex) -> Rect {
    let element = self[index]
    let reader = Reader(mock: mock, state: state, views: views)
    guard case .points(let path)? = reader.property(.path, of: element.node), let first = path.first else {
      return visibleFrame(of: element)
    }
    let around = path.reduce(Rect(first.x, first.y, 0, 0)) { $0.union(Rect($1.x, $1.y, 0, 0)) }
    return around.offset(by: shift(of: element.node))
  }
}
