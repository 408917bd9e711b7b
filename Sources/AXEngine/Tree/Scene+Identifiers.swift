extension Scene {
  /// The id by which walks and contracts name a node: that of the file, `row[2]` for a copy, `copies.increment`
  /// and the like for a generated part, and a made-up `Text@3` where the file gives none.
  public func id(of node: NodeIndex) -> String { id(ofItself: Describer(self).spokenFor(by: node)) }

  /// The same for a node that speaks for itself.
  func id(ofItself node: NodeIndex) -> String {
    let found = views.nodes[Int(node)]
    let view = mock.views[Int(found.view)]
    guard let part = found.part else { return baseName(of: view, found.view) + copySuffix(of: node) }
    if part.isOfScreen { return String(part.suffix.dropFirst()) }
    let base = part.isTab && view.id == nil ? "tabs" : baseName(of: view, found.view)
    return base + copySuffix(of: node) + part.suffix
  }

  /// The id by which an element is named; of one whose view is gone, the id it had.
  public func id(ofElement element: ElementIndex) -> String {
    remains(of: element)?.name ?? id(of: self[element].node)
  }

  private func baseName(of view: ViewDescription, _ index: ViewIndex) -> String {
    if let id = view.id { return id }
    let root = mock.screens.indices.contains(Int(view.screen)) ? mock.screens[Int(view.screen)].root : 0
    return view.type.rawValue + "@" + String(index - root)
  }

  /// `[2]` behind the id of a view in a loop: the row's index, or among nested loops the place of the copy.
  private func copySuffix(of node: NodeIndex) -> String {
    let found = views.nodes[Int(node)]
    guard found.scope >= 0, mock.views[Int(found.view)].loopDepth > 0 else { return "" }
    let scope = views.scopes[Int(found.scope)]
    return "[" + (scope.parent < 0 ? String(scope.index) : String(views.copyNumbers[Int(node)])) + "]"
  }

  /// The node with an id, as ``id(of:)`` writes it; without `[n]` the first copy.
  public func node(id: String) -> NodeIndex? {
    var id = Substring(id)
    if id.hasPrefix("#") { id.removeFirst() }
    let bar = ViewPart.ofScreen.first { $0.suffix.dropFirst() == id }
    if let bar, let found = barPart(bar) { return found }
    let name = id.prefix { $0 != "[" && $0 != "." }
    if let view = view(named: name), let found = node(of: view, id.dropFirst(name.count)) { return found }
    // An id may hold dots and brackets of its own; made-up names and parts are found by what they are called.
    if let view = view(named: id) { return firstNode { $0.view == view && $0.part == nil } }
    guard id.contains("@") || name == "tabs" else { return nil }
    return views.nodes.indices.lazy.map(NodeIndex.init).first { self.id(of: $0) == id }
  }

  /// A part of the bar in front: that of a picker's list while one is shown.
  private func barPart(_ part: ViewPart) -> NodeIndex? {
    let front = views.presented.last.map { $0..<views.nodes[Int($0)].end }
    let inFront = front?.first { views.nodes[Int($0)].part == part }
    return inFront ?? firstNode { $0.part == part }
  }

  private func firstNode(where matches: (ViewNode) -> Bool) -> NodeIndex? {
    views.nodes.firstIndex(where: matches).map(NodeIndex.init)
  }

  private func view(named name: Substring) -> ViewIndex? {
    guard mock.screens.indices.contains(views.screen) else { return nil }
    let root = mock.screens[views.screen].root
    return (root..<mock.views[Int(root)].end).first { mock.views[Int($0)].id.map { $0 == name } ?? false }
  }

  /// The node of a view with what stands behind the name: `[2]`, `.increment`, `[1].dismiss`.
  private func node(of view: ViewIndex, _ rest: Substring) -> NodeIndex? {
    let all = views.nodes.indices.lazy.map(NodeIndex.init).filter { self.views.nodes[Int($0)].view == view }
    if rest.isEmpty { return all.first { views.nodes[Int($0)].part == nil } }
    for node in all {
      let part = views.nodes[Int(node)].part
      if copySuffix(of: node) + (part?.suffix ?? "") == rest { return node }
    }
    // `name.increment` of a repeated view means its first copy.
    return all.first { views.nodes[Int($0)].part?.suffix == String(rest) }
  }

  /// The element with an id: the view's own, its representation's, that of the element it is part of, or the
  /// first one inside it.
  public func element(id: String) -> ElementIndex? { node(id: id).flatMap { element(for: $0) } }

  /// The element that stands for a node.
  public func element(for node: NodeIndex) -> ElementIndex? {
    let builder = TreeBuilder(self)
    var own: NodeIndex = node
    while let standIn = builder.representation(of: own) { own = standIn }
    if let found = tree.elements.firstIndex(where: { $0.node == own && !$0.flags.contains(.gone) }) {
      return ElementIndex(found)
    }
    if let pair = builder.pair(node, .isLabelOfPair),
      let found = content(of: pair, besides: node, builder)
    {
      return found  // SE-18
    }
    var around = views.nodes[Int(node)].parent
    while around >= 0 {
      if builder.semantics(of: around).presence != .transparent,
        let found = tree.elements.firstIndex(where: { $0.node == around })
      {
        return ElementIndex(found)
      }
      around = views.nodes[Int(around)].parent
    }
    let inside = node..<views.nodes[Int(node)].end
    return tree.elements.firstIndex { inside.contains($0.node) && !$0.flags.contains(.gone) }.map(
      ElementIndex.init)
  }

  /// The content half of a labelled pair: of the same row where there are rows.
  private func content(of pair: Int32, besides label: NodeIndex, _ builder: TreeBuilder) -> ElementIndex? {
    let row = views.nodes[Int(label)].scope
    var first: ElementIndex?
    for (index, element) in tree.elements.enumerated()
    where builder.pair(element.node, .isContentOfPair) == pair {
      if views.nodes[Int(element.node)].scope == row { return ElementIndex(index) }
      first = first ?? ElementIndex(index)
    }
    return first
  }
}

extension ViewPart {
  fileprivate var isTab: Bool {
    if case .tab = self { return true }
    return self == .tabBar
  }

  /// The parts that a screen has one of; their ids name no view (format, "Generated elements").
  static let ofScreen: [ViewPart] = [.backButton, .navigationTitle, .navigationBar]

  fileprivate var isOfScreen: Bool { Self.ofScreen.contains(self) }

  /// What stands behind the id of the view that made the part.
  var suffix: String {
    switch self {
    case .decrement: ".decrement"
    case .increment: ".increment"
    case .previousMonth: ".previousMonth"
    case .nextMonth: ".nextMonth"
    case .month: ".month"
    case .weekday(let place): ".weekday[" + String(place) + "]"
    case .option(let place), .tab(let place), .column(let place), .wheel(let place): "[" + String(place) + "]"
    case .tabBar: ".tabBar"
    case .navigationBar: ".navigationBar"
    case .backButton: ".backButton"
    case .navigationTitle: ".navigationTitle"
    case .dismiss: ".dismiss"
    case .title: ".title"
    case .message: ".message"
    case .header: ".header"
    case .footer: ".footer"
    case .caption: ".caption"
    case .content: ".content"
    case .menu: ".menu"
    case .date: ".date"
    case .time: ".time"
    case .ok: ".ok"
    case .cancel: ".cancel"
    case .list: ".list"
    case .grabber: ".grabber"
    case .swipeAction(let place): ".swipeActions[" + String(place) + "]"
    }
  }
}
