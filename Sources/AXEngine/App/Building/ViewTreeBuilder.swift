/// Makes the view tree of the screen that is shown.
///
/// After a change only the views that depend on it are made anew; everything else is copied from the tree before
/// in long stretches, with the numbers in it moved. A tree made that way equals one made from nothing.
struct ViewTreeBuilder {
  let mock: Mock
  let blueprint: Blueprint
  /// The mock's views and what is known of them; held here because they are asked for all the time.
  let descriptions: [ViewDescription]
  let facts: [ViewFacts]
  let state: AppState
  /// Evaluates expressions; its scopes are those of the new tree.
  var context: EvaluationContext
  /// The tree before; empty when everything is made from nothing.
  var old: ViewTree
  /// What has changed since.
  let changed: VariableSet
  /// Views to be made anew for another reason than a variable.
  let touched: [ViewIndex]
  var nodes: [ViewNode] = []
  var observers: [NodeIndex] = []
  var presented: [NodeIndex] = []
  /// The nodes that were not copied, and where each stood in the old tree; -1 where it did not.
  var fresh: [(node: NodeIndex, match: NodeIndex)] = []
  /// A stretch of the old tree that is to be copied next.
  var pending = PendingCopy()
  /// Rows of loops that were looked at, also those that show nothing.
  var rowCount = 0
  /// The loop at which the limit was reached, or the view where no loop did it.
  var overflow: ViewIndex?

  /// The most views that a screen may have, and the most rows that its loops may go through: loops inside loops
  /// would fill the memory with a few lines of a file.
  static let mostViews = 500_000

  /// Whether no more may be made.
  var isFull: Bool { nodes.count >= Self.mostViews || rowCount >= Self.mostViews }

  /// Where children are placed, and where their predecessors stood.
  struct Level {
    /// The node around them; -1 for the root.
    var node: NodeIndex
    var identity: ViewIdentity
    var scope: Int32
    var isDisabled = false
    var isSemantic = false
    /// The node around them in the old tree; -1 where it is new.
    var old: NodeIndex = -1
    var oldScope: Int32 = -1
    /// The view whose parts are made, and where it stood; -1 where it is new.
    var ownerNode: NodeIndex = -1
    var owner: NodeIndex = -1
    /// The next child of `old` that was not looked at.
    var cursor: NodeIndex = 0
    /// Whether the children must be made anew whatever they depend on.
    var isForced = true
    /// Loops whose row is another one, as bits by depth.
    var changedItems: UInt32 = 0
    /// Loops whose running index is another one, as bits by depth.
    var changedIndices: UInt32 = 0
  }

  /// Builds the tree of the front screen.
  ///
  /// - Parameters:
  ///   - previous: the tree before the change, if it showed the same visit of the same screen.
  ///   - changed: variables (and environment) that differ since.
  ///   - touched: views whose own state changed: a tab was chosen, a menu opened.
  static func build(
    mock: Mock, blueprint: Blueprint, state: AppState, previous: ViewTree = ViewTree(),
    changed: VariableSet = .all, touched: [ViewIndex] = []
  ) -> ViewTree {
    var tree = ViewTree()
    guard let screen = state.navigation.last, mock.screens.indices.contains(screen.screen) else {
      return tree
    }
    let root = mock.screens[screen.screen].root
    let base = ViewIdentity(screen: screen.screen, visit: screen.visit)
    let identity = base.child(root)
    // Of a tree that was left out there is nothing to copy.
    let isSame = previous.nodes.first?.identity == identity && previous.overflow == nil
    var builder = ViewTreeBuilder(
      mock: mock, blueprint: blueprint, descriptions: mock.views, facts: blueprint.facts, state: state,
      context: EvaluationContext(mock: mock, state: state),
      old: isSame ? previous : ViewTree(), changed: changed, touched: touched)
    // They stand in the order in which they were opened.
    builder.old.presented.sort()
    // Growing would copy the nodes; room that is never written costs nothing.
    let expected = isSame ? previous.nodes.count : 2 * Int(mock.views[Int(root)].end - root)
    builder.nodes.reserveCapacity(expected + 64)
    if !isSame { builder.fresh.reserveCapacity(expected + 64) }
    builder.context.scopes.reserveCapacity(builder.old.scopes.count + 8)
    let level = Level(node: -1, identity: base, scope: -1)
    builder.visit(root, identity: identity, match: isSame ? 0 : -1, level)
    builder.flush()
    tree.screen = screen.screen
    tree.overflow = builder.overflow
    if tree.overflow != nil, var root = builder.nodes.first {
      // Part of a screen would be taken for the whole.
      root.end = 1
      tree.nodes = [root]
      return tree
    }
    builder.keepMeasurements()
    tree.nodes = builder.nodes
    tree.scopes = builder.context.scopes
    tree.observers = builder.observers
    tree.presented = builder.presented
    tree.copyNumbers = builder.copyNumbers()
    return tree
  }

  /// Whether nothing that a view and those below it depend on has changed.
  func isClean(_ view: ViewIndex, _ facts: ViewFacts, _ level: Level) -> Bool {
    !facts.variables.intersects(changed) && facts.items & level.changedItems == 0
      && facts.indices & level.changedIndices == 0
      && (touched.isEmpty || !touched.contains { $0 >= view && $0 < facts.end })
  }

  /// Places a view, its rows, or nothing where it does not exist now.
  mutating func place(_ view: ViewIndex, _ level: inout Level) {
    let facts = self.facts[Int(view)]
    if facts.type == .forEach {
      placeRows(of: view, facts, &level)
      return
    }
    let match = locate(view, &level)
    if match >= 0 { level.cursor = old.nodes[Int(match)].end }
    if !level.isForced, isClean(view, facts, level) {
      if match >= 0 { keep(match, level.cursor, level) }
      return
    }
    visit(view, identity: level.identity.child(view), match: match, level)
  }

  /// The old node of a child; -1 where it did not exist. Children stand in the order of the file.
  func locate(_ view: ViewIndex, _ level: inout Level) -> NodeIndex {
    guard level.old >= 0 else { return -1 }
    let end = old.nodes[Int(level.old)].end
    while level.cursor < end {
      let index = Int(level.cursor)
      if old.nodes[index].part == nil, !old.nodes[index].flags.contains(.semanticOnly),
        old.nodes[index].view >= view
      {
        return old.nodes[index].view == view ? level.cursor : -1
      }
      level.cursor = old.nodes[index].end
    }
    return -1
  }

  /// Makes a view anew, if it exists now, and places what is in it.
  mutating func visit(_ index: ViewIndex, identity: ViewIdentity, match: NodeIndex, _ level: Level) {
    let view = descriptions[Int(index)]
    guard exists(view, identity, scope: level.scope) else { return }
    if isFull {
      overflow = overflow ?? index
      return
    }
    flush()
    let node = NodeIndex(nodes.count)
    let flags = flags(of: view, index, level)
    nodes.append(
      ViewNode(
        view: index, part: nil, index: node, parent: level.node, scope: level.scope, identity: identity,
        flags: flags, text: text(of: view, scope: level.scope)))
    fresh.append((node, match))
    if facts[Int(index)].isObserver { observers.append(node) }
    if flags.contains(.presented) { presented.append(node) }
    var inner = level
    inner.node = node
    inner.identity = identity
    inner.isDisabled = flags.contains(.disabled)
    inner.isSemantic = flags.contains(.semanticOnly)
    inner.old = match
    inner.ownerNode = node
    inner.owner = match
    inner.isForced = true
    if match >= 0 {
      inner.oldScope = old.nodes[Int(match)].scope
      inner.cursor = match + 1
      inner.isForced = old.nodes[Int(match)].flags.contains(.disabled) != inner.isDisabled
    }
    placeContents(of: view, index, &inner)
    placeSemanticViews(of: view, index, inner)
    if hasDismissRegion(view, scope: level.scope) { addPart(.dismiss, of: index, inner) }
    close(node)
  }

  /// Ends a node behind everything placed so far.
  mutating func close(_ node: NodeIndex) {
    flush()
    nodes[Int(node)].end = NodeIndex(nodes.count)
  }

  /// Places the views nested as children.
  mutating func placeChildren(of index: ViewIndex, _ level: inout Level) {
    var child = index + 1
    let end = facts[Int(index)].end
    while child < end {
      let facts = self.facts[Int(child)]
      if facts.role == .child { place(child, &level) }
      child = facts.end
    }
  }

  /// `representation` and explicit accessibility children: never shown, but the accessibility tree reads them
  /// (SE-16, SE-17).
  private mutating func placeSemanticViews(of view: ViewDescription, _ index: ViewIndex, _ level: Level) {
    guard view.accessibility.has(.representation) || view.accessibility.has(.children) else { return }
    var semantic = level
    semantic.old = -1
    semantic.isForced = true
    semantic.isSemantic = true
    var child = index + 1
    while child < view.end {
      let facts = self.facts[Int(child)]
      if facts.role == .representation || facts.role == .accessibilityChild { place(child, &semantic) }
      child = facts.end
    }
  }
}

extension ViewIdentity {
  /// What everything in one visit of a screen starts from.
  init(screen: Int, visit: Int) {
    var hash = StableHash()
    hash.add(UInt64(truncatingIfNeeded: screen))
    hash.add(UInt64(truncatingIfNeeded: visit))
    self.init(hash: hash.value)
  }

  /// The identity of a view in this one.
  func child(_ view: ViewIndex) -> ViewIdentity {
    var hash = StableHash(hash)
    hash.add(UInt64(truncatingIfNeeded: view))
    return ViewIdentity(hash: hash.value)
  }

  /// The identity of a row of a `forEach` in this view.
  func row(_ template: ViewIndex, key: UInt64, occurrence: Int32) -> ViewIdentity {
    var hash = StableHash(child(template).hash)
    hash.add(key)
    hash.add(UInt64(truncatingIfNeeded: occurrence))
    return ViewIdentity(hash: hash.value)
  }

  /// The identity of this view's open context menu; a view may have a list of its own besides.
  var contextMenu: ViewIdentity { part(.menu).part(.menu) }

  /// The identity of a part of this view.
  func part(_ part: ViewPart) -> ViewIdentity {
    var hash = StableHash(hash)
    hash.add(part.code)
    return ViewIdentity(hash: hash.value)
  }
}

extension ViewPart {
  /// A number that no other part has; beyond those of views.
  fileprivate var code: UInt64 {
    let base: UInt64 = 1 << 40
    return switch self {
    case .decrement: base
    case .increment: base + 1
    case .tabBar: base + 2
    case .navigationBar: base + 3
    case .backButton: base + 4
    case .navigationTitle: base + 5
    case .dismiss: base + 6
    case .title: base + 7
    case .message: base + 8
    case .header: base + 9
    case .footer: base + 10
    case .caption: base + 11
    case .content: base + 12
    case .menu: base + 13
    case .date: base + 14
    case .time: base + 15
    case .ok: base + 16
    case .cancel: base + 17
    case .list: base + 18
    case .grabber: base + 19
    case .previousMonth: base + 20
    case .nextMonth: base + 21
    case .month: base + 22
    case .weekday(let place): base + 32 + UInt64(truncatingIfNeeded: place)
    case .wheel(let index): base << 5 + UInt64(truncatingIfNeeded: index)
    case .option(let index): base << 1 + UInt64(truncatingIfNeeded: index)
    case .column(let index): base << 3 + UInt64(truncatingIfNeeded: index)
    case .swipeAction(let index): base << 4 + UInt64(truncatingIfNeeded: index)
    case .tab(let index): base << 2 + UInt64(truncatingIfNeeded: index)
    }
  }
}
