/// What a view hands down to the elements inside.
struct Inherited {
  /// Facts of the views around.
  struct Facts: OptionSet {
    let rawValue: UInt8
    /// A view around has custom actions of its own (SE-52).
    static let actions = Facts(rawValue: 1)
    /// A view around has swipe actions or a context menu (A5, SE-53).
    static let rowActions = Facts(rawValue: 2)
  }

  var facts: Facts = []
  /// The priority set on a plain group, which its members take over.
  var priority: Float = 0
}

/// Gathers the elements of the current views and brings them into reading order.
///
/// Two passes: views are collected into levels (a container's own members), each sorted when it is complete; then
/// the levels are laid out one after the other. Everything is kept in flat arrays of trivial values.
struct TreeBuilder {
  /// A level that is complete: a stretch of `members`, in reading order.
  struct Level {
    var node: NodeIndex
    var kind: AccessibilityContainer.Kind
    var first: Int
    var count: Int
  }

  let mock: Mock
  let state: AppState
  let views: ViewTree
  let order: ReadingOrder
  let rules: OrderRules
  /// What keeps a view and everything in it out of the tree (O1, O2, SE-02, SE-05). Being off screen, scrolled
  /// away or covered does not (O3, B7).
  let unseen: ViewFlags
  let reader: Reader
  /// The members of levels that are still open, innermost last.
  var open: [ReadingMember] = []
  /// The members of complete levels.
  var members: [ReadingMember] = []
  /// The complete levels.
  var levels: [Level] = []
  /// Which nodes are already in the order; only kept where `elements` may name a view twice (O21).
  var claims: ElementClaims?
  /// The lists of elements that the app keeps.
  let cachedElements: [CachedElements]
  /// Elements whose views are gone, met so far.
  var gone: [GoneElement] = []
  /// Whether the view whose traits were combined last has parts that become custom actions.
  var combinesActions = false
  /// Whether a half of a labelled pair has been met.
  var hasPairs = false

  /// Looks at views. `claims` are those of the views, with nothing taken.
  init(
    mock: Mock, state: AppState, views: ViewTree, claims: ElementClaims?, cachedElements: [CachedElements]
  ) {
    self.cachedElements = cachedElements
    self.mock = mock
    self.state = state
    self.views = views
    rules = state.environment.rules.order
    self.claims = rules.contains(.readOnce) ? claims : nil
    unseen = .unseen(rules)
    order = ReadingOrder(state.environment)
    reader = Reader(mock: mock, state: state, views: views)
  }

  /// Looks at the views of a scene once more; costs the same whatever their number.
  init(_ scene: Scene) {
    self.init(
      mock: scene.mock, state: scene.state, views: scene.views, claims: scene.claims,
      cachedElements: scene.cachedElements)
  }

  /// What is fixed about a node.
  func semantics(of node: NodeIndex) -> ViewSemantics {
    if let part = views.nodes[Int(node)].part { return ViewSemantics(part) }
    return mock.semantics[Int(views.nodes[Int(node)].view)]
  }

  /// Collects what is reachable: of presented views the topmost alone (CU-48), else all roots.
  mutating func collectRoots() {
    open.reserveCapacity(views.nodes.count)
    members.reserveCapacity(views.nodes.count)
    if let top = views.presented.last, rules.contains(.presentedAlone) {
      // What is hidden itself hides what is in it, and still keeps what lies behind out.
      if views.nodes[Int(top)].flags.isDisjoint(with: unseen) {
        collectGroup(top, semantics(of: top), Inherited())
      }
    } else {
      var root: NodeIndex = 0
      while root < views.nodes.count {
        collect(root, Inherited())
        root = max(root + 1, views.nodes[Int(root)].end)
      }
    }
    finish(from: 0, isExplicit: false)
  }

  /// Collects a view and what is in it into the open level.
  mutating func collect(_ node: NodeIndex, _ inherited: Inherited) {
    let index = Int(node)
    let flags = views.nodes[index].flags
    guard flags.isDisjoint(with: unseen) else { return }
    let facts = semantics(of: node)
    if claims != nil || !facts.facts.isDisjoint(with: [.isPresented, .hasRepresentation]) {
      guard passes(node, facts) else { return }
      if facts.facts.contains(.hasRepresentation), rules.contains(.representation),
        let standIn = representation(of: node)
      {
        collect(standIn, inherited.inside(facts))  // SE-16
        return
      }
    }
    let isElement = isElement(node, facts)
    if views.frames[index].size == .zero, rules.contains(.emptyViews), !mayBeEmpty(facts, flags, isElement) {
      return
    }
    if isElement {
      add(node, facts, inherited)
      if facts.presence == .heading { collectContents(node, facts, inherited.inside(facts)) }
    } else {
      collectGroup(node, facts, inherited)
    }
    if let uncovered = state.uncovered, uncovered.row == views.nodes[index].identity {
      collectUncovered(node, inherited)
    }
  }

  /// The buttons that a swipe has uncovered are elements beside their row, also where that is one itself.
  private mutating func collectUncovered(_ row: NodeIndex, _ inherited: Inherited) {
    views.forEachChild(of: row) { child in
      if case .swipeAction? = views.nodes[Int(child)].part { collect(child, inherited) }
    }
  }

  /// Whether a view is an element (SE-01, O4).
  func isElement(_ node: NodeIndex, _ facts: ViewSemantics) -> Bool {
    switch facts.presence {
    case .transparent: false
    case .element, .heading, .picture: true
    case .whenNamed:
      rules.contains(.namedViews)
        && (!facts.facts.isDisjoint(with: [.hasLabel, .hasTraits, .hasRuns])
          || !views.nodes[Int(node)].text.isEmpty)
    }
  }

  /// O2: a view of no size at all lets its children through unless it clips, is an element or lists its elements.
  /// With an accessibility frame of its own it has a size (B10).
  func mayBeEmpty(_ facts: ViewSemantics, _ flags: ViewFlags, _ isElement: Bool) -> Bool {
    if flags.contains(.semanticOnly) || facts.facts.contains(.hasFrame) && rules.contains(.frameMakesSize) {
      return true
    }
    return !isElement && rules.contains(.emptyLetsThrough) && flags.isDisjoint(with: [.clips, .scrolls])
      && !facts.facts.contains(.hasElements)
  }

  /// Collects what is in a view that is no element: into a level of its own, or beside its neighbours (O11).
  mutating func collectGroup(_ node: NodeIndex, _ facts: ViewSemantics, _ inherited: Inherited) {
    var inner = inherited.inside(facts)
    let scrolls = views.nodes[Int(node)].flags.contains(.scrolls)
    let isLevel =
      scrolls && Self.kind(facts) == .group
      ? rules.contains(.scrollingLevels)
      : (scrolls || facts.facts.contains(.isLevel)) && rules.contains(.levels)
    guard isLevel else {
      if facts.facts.contains(.hasPriority), rules.contains(.groupPriority) {
        inner.priority = facts.sortPriority
      }
      collectContents(node, facts, inner)
      return
    }
    inner.priority = 0
    let start = open.count
    collectContents(node, facts, inner)
    close(node, facts, inherited, from: start)
  }

  /// Collects what a view holds: its explicit elements (O5), its explicit children (SE-17) or its subviews.
  mutating func collectContents(_ node: NodeIndex, _ facts: ViewSemantics, _ inner: Inherited) {
    if facts.facts.contains(.hasElements), rules.contains(.listedElements) {
      return collectElements(of: node, inner)
    }
    if facts.facts.contains(.hasOwnChildren), !facts.facts.contains(.hasElements),
      rules.contains(.ownChildren)
    {
      return collectOwnChildren(of: node, inner)
    }
    let start = open.count
    var isSilenced = false
    var child = node + 1
    let end = views.nodes[Int(node)].end
    while child < end {
      let index = Int(child)
      let flags = views.nodes[index].flags
      if state.uncovered != nil, case .swipeAction? = views.nodes[index].part { break }
      if flags.isDisjoint(with: [.modal, .semanticOnly]) {
        if !isSilenced { collect(child, inner) }
      } else if !isSubstitute(child) {
        if flags.contains(.modal), flags.isDisjoint(with: unseen), rules.contains(.modalAlone) {
          if isSilenced, !rules.contains(.lastModal) { break }
          // O7, DF-04: the last modal sibling is read alone; it silences the others even while empty (O9).
          open.removeLast(open.count - start)
          isSilenced = true
          collect(child, inner)
        } else if !isSilenced {
          collect(child, inner)
        }
      }
      child = max(child + 1, views.nodes[index].end)
    }
  }

  /// Whether a node is there only to speak for the view around it.
  func isSubstitute(_ node: NodeIndex) -> Bool {
    guard views.nodes[Int(node)].part == nil else { return false }
    switch mock.views[Int(views.nodes[Int(node)].view)].role {
    case .representation, .accessibilityChild: return true
    case .child, .template, .tab, .other: return false
    }
  }

  private mutating func add(_ node: NodeIndex, _ facts: ViewSemantics, _ inherited: Inherited) {
    let frame = frame(of: node, facts)
    var member = ReadingMember(
      x: frame.minX, y: frame.minY, node: node, order: Int32(open.count), inherited: inherited.facts)
    if rules.contains(.priority) {
      member.priority = facts.facts.contains(.hasPriority) ? facts.sortPriority : inherited.priority
    }
    if views.nodes[Int(node)].part == .dismiss, rules.contains(.dismissLast) { member.rank = 2 }  // CU-49
    if !facts.facts.isDisjoint(with: [.isLabelOfPair, .isContentOfPair]) { hasPairs = true }
    open.append(member)
  }
}

extension Inherited {
  /// What the members of a group get from it and from what is around it.
  func inside(_ group: ViewSemantics) -> Inherited {
    guard !group.facts.isDisjoint(with: .anyActions) else { return self }
    var inner = self
    if group.facts.contains(.hasActions) { inner.facts.insert(.actions) }
    if !group.facts.isDisjoint(with: [.hasSwipeActions, .hasContextMenu]) { inner.facts.insert(.rowActions) }
    return inner
  }
}

extension ViewFlags {
  /// What keeps a view out, under the given rules.
  fileprivate static func unseen(_ rules: OrderRules) -> ViewFlags {
    var flags: ViewFlags = []
    if rules.contains(.hidden) { flags.insert(.hidden) }
    if rules.contains(.transparent) { flags.insert(.transparent) }
    if rules.contains(.accessibilityHidden) { flags.insert(.accessibilityHidden) }
    return flags
  }
}
