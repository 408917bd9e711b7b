extension Scene {
  /// Every view that a person may expect in the reading order and that is not there, in the order of the file,
  /// with the outermost thing that keeps it out.
  public func unreachable() -> [Unreachable] {
    var search = UnreachableSearch(self)
    return search.run()
  }

  /// Why one view is not reachable by itself; nil where it is, or nobody expects it to be.
  func reasonAgainst(_ node: NodeIndex) -> Unreachable? {
    partOfControl(node) ?? unreachable().first { $0.node == node }
  }

  /// Why a text that a control shows of itself, its name or its value, is no stop of its own; nil for other views.
  func partOfControl(_ node: NodeIndex) -> Unreachable? {
    let found = views.nodes[Int(node)]
    guard found.part == .caption || found.part == .content, found.parent >= 0 else { return nil }
    let owner = found.parent
    let key: AccessibilityKey = found.part == .caption ? .label : .value
    let isNamed = mock.views[Int(found.view)].accessibility.has(key)
    let reason: ReadingWords.Reason = isNamed ? .namedOtherwise(id(of: owner)) : .spokenWith(id(of: owner))
    return Unreachable(node: node, reason)
  }
}

/// One pass over the views that follows what the tree builder does and notes what it passes over.
private struct UnreachableSearch {
  let scene: Scene
  let builder: TreeBuilder
  var isReached: [Bool]
  var found: [Unreachable] = []
  /// For each view that silences its siblings, itself by its parent (O7); empty on most screens.
  let modals: [NodeIndex: NodeIndex]
  /// What lists that the app keeps do not know yet, with the owner of the list.
  let missing: [NodeIndex: NodeIndex]
  /// The content halves of labelled pairs, by pair and row.
  let contents: [Half: NodeIndex]
  /// What keeps out everything before a place.
  var blocked: (reason: ReadingWords.Reason, end: NodeIndex)?

  /// A half of a labelled pair: its pair, and the row it is in.
  struct Half: Hashable {
    var pair: Int32
    var row: Int32
  }

  init(_ scene: Scene) {
    self.scene = scene
    builder = TreeBuilder(scene)
    isReached = Array(repeating: false, count: scene.views.nodes.count)
    var modals: [NodeIndex: NodeIndex] = [:]
    for index in scene.views.nodes.indices where scene.views.nodes[index].flags.contains(.modal) {
      guard scene.views.nodes[index].flags.isDisjoint(with: builder.unseen),
        !builder.isSubstitute(NodeIndex(index))
      else { continue }
      modals[scene.views.nodes[index].parent] = NodeIndex(index)
    }
    self.modals = modals
    missing = scene.missingFromCaches()
    var contents: [Half: NodeIndex] = [:]
    for element in scene.tree.elements {
      guard let pair = builder.pair(element.node, .isContentOfPair) else { continue }
      let half = Half(pair: pair, row: scene.views.nodes[Int(element.node)].scope)
      contents[half] = contents[half] ?? element.node
    }
    self.contents = contents
    for element in scene.tree.elements where !element.flags.contains(.gone) {
      var node = element.node
      isReached[Int(node)] = true
      // What a view has speak for it counts as itself.
      node = builder.spokenFor(by: node)
      isReached[Int(node)] = true
    }
  }

  mutating func run() -> [Unreachable] {
    for index in scene.views.nodes.indices {
      let node = NodeIndex(index)
      if let blocked, node >= blocked.end { self.blocked = nil }
      if blocked == nil, let reason = barrier(at: node) {
        blocked = (reason, scene.views.nodes[index].end)
      }
      if !isReached[index], isExpected(node) { note(node) }
      if blocked == nil { blockContents(of: node) }
    }
    return found
  }

  /// Whether a person may expect to reach a view: it would be an element by itself, or is a plain view with a
  /// name or gesture and nothing inside.
  private func isExpected(_ node: NodeIndex) -> Bool {
    let found = scene.views.nodes[Int(node)]
    if found.flags.contains(.semanticOnly) { return false }
    if found.part == .caption || found.part == .content { return false }
    if case .option? = found.part, isInside(node) { return false }
    let facts = builder.semantics(of: node)
    if builder.isElement(node, facts) { return true }
    guard found.part == nil else { return false }
    let view = scene.mock.views[Int(found.view)]
    if view.type == .view { return facts.facts.contains(.isNoticeable) && found.end == node + 1 }
    return facts.facts.contains(.isForcedOut) || Self.speaking.contains(view.type)
  }

  /// Types that are there to be read.
  private static let speaking: [ViewType] = [.image, .text, .label, .badge, .button]

  /// The wheel's options are part of the wheel.
  private func isInside(_ node: NodeIndex) -> Bool {
    guard case .insideElement? = blocked?.reason else { return false }
    return true
  }

  private mutating func note(_ node: NodeIndex) {
    var reason = blocked?.reason ?? ownReason(node)
    if case .notListed = reason, let owner = missing[node] { reason = .notInCache(scene.id(of: owner)) }
    found.append(Unreachable(node: node, reason))
  }

  private func ownReason(_ node: NodeIndex) -> ReadingWords.Reason {
    let facts = builder.semantics(of: node)
    if let pair = builder.pair(node, .isLabelOfPair) {  // SE-18
      let half = Half(pair: pair, row: scene.views.nodes[Int(node)].scope)
      if let content = contents[half] ?? scene.element(for: node).map({ scene[$0].node }) {
        return .insideElement(scene.id(of: content))
      }
    }
    if facts.facts.contains(.isDecorative) { return .decorative }
    if facts.facts.contains(.isForcedOut) { return .notAnElement }
    if !builder.isElement(node, facts) { return .nothingToSay }
    return scene.views.frames[Int(node)].size == .zero ? .noSize : .shownInAnother
  }

  /// What keeps a view itself and everything in it out.
  private func barrier(at node: NodeIndex) -> ReadingWords.Reason? {
    let found = scene.views.nodes[Int(node)]
    if let top = scene.views.presented.last, !builder.contains(top, node) {
      if !builder.contains(node, top) { return .behindPresented(scene.id(of: top)) }
    }
    if found.flags.contains(.hidden) {
      let denied = found.part == nil && scene.mock.deniedViews(in: scene.environment).contains(found.view)
      return denied ? .denied : .hidden
    }
    if found.flags.contains(.transparent) { return .transparent }
    if found.flags.contains(.accessibilityHidden) { return .accessibilityHidden }
    if let modal = modalSibling(of: node) { return .behindModal(scene.id(of: modal)) }
    let facts = builder.semantics(of: node)
    if scene.views.frames[Int(node)].size == .zero, !isReached[Int(node)],
      !builder.mayBeEmpty(facts, found.flags, builder.isElement(node, facts))
    {
      return facts.facts.contains(.isDecorative) ? .decorative : .noSize
    }
    return nil
  }

  /// The sibling that silences a node (O7).
  private func modalSibling(of node: NodeIndex) -> NodeIndex? {
    let parent = scene.views.nodes[Int(node)].parent
    guard parent >= 0, let modal = modals[parent], modal != node, scene.views.presented.last != node else {
      return nil
    }
    let facts = builder.semantics(of: parent).facts
    return facts.isDisjoint(with: [.hasElements, .hasOwnChildren]) ? modal : nil
  }

  /// What a view does to everything inside it.
  private mutating func blockContents(of node: NodeIndex) {
    let found = scene.views.nodes[Int(node)]
    guard found.end > node + 1 else { return }
    let facts = builder.semantics(of: node)
    if facts.presence == .heading { return }
    if builder.isElement(node, facts) {
      blocked = (.insideElement(scene.id(of: node)), found.end)
    } else if facts.facts.contains(.hasElements) {
      blocked = (.notListed(scene.id(of: node)), found.end)
    } else if facts.facts.contains(.hasOwnChildren) {
      blocked = (.replaced(scene.id(of: node)), found.end)
    } else if facts.facts.contains(.hasRepresentation) {
      blocked = (.insideElement(scene.id(of: node)), found.end)
    }
  }
}
