/// What a view is called across rebuilds: a stable hash of its path, its row's key and its part.
///
/// Two scenes of one session name the same view by the same identity, whatever came or went around it.
public struct ViewIdentity: Hashable, Sendable {
  /// The hash.
  public var hash: UInt64

  /// Makes an identity from its hash.
  public init(hash: UInt64) { self.hash = hash }
}

/// A view's place in `ViewTree.nodes`.
public typealias NodeIndex = Int32

/// One view that exists now. Trivial in all fields but one, so that copying a clean subtree is quick.
public struct ViewNode: Sendable {
  // In this order a node takes 144 bytes.
  /// Its name across rebuilds.
  public var identity: ViewIdentity
  /// Place and size relative to the parent's origin, at scroll offset 0; written by the layout.
  public var frame: Rect
  /// The visible text, translated and interpolated, neither trimmed nor neutralised.
  public var text: String
  /// What the layout last measured; kept with a clean subtree so that it need not be measured again.
  public var measured: Measurement
  /// The description it came from.
  public var view: ViewIndex
  /// The node around it; -1 for a root.
  public var parent: NodeIndex
  /// The place behind the last descendant.
  public var end: NodeIndex
  /// The loops around it: a place in `ViewTree.scopes`, -1 outside every `forEach`.
  public var scope: Int32
  /// What is known of its visibility and behaviour.
  public var flags: ViewFlags
  private let partCode: Int32

  /// The width that it would take were there no limit, in points.
  public var idealWidth: Double { measured.ideal }

  /// Which generated part it is; nil for the view itself.
  public var part: ViewPart? { ViewPart(nodeCode: partCode) }

  /// Makes a node without descendants that has not been laid out.
  init(
    view: ViewIndex, part: ViewPart?, index: NodeIndex, parent: NodeIndex, scope: Int32,
    identity: ViewIdentity, flags: ViewFlags, text: String
  ) {
    self.view = view
    self.parent = parent
    self.scope = scope
    self.identity = identity
    self.flags = flags
    self.text = text
    partCode = part?.nodeCode ?? 0
    end = index + 1
    frame = .zero
    measured = .none
  }

  /// A size and the proposal it answers.
  public struct Measurement: Hashable, Sendable {
    /// How a size is asked for.
    enum Fit: UInt8, Hashable, Sendable {
      /// The view's own size.
      case natural
      /// Exactly as wide as proposed.
      case fillsWidth
      /// Exactly the proposed size.
      case fills
      /// A row of a list: exactly as wide, and at least as high as a row.
      case row
    }

    /// The size that was proposed; a width or height of -1 means "your own choice".
    public var proposal: Size
    /// The size the view took.
    public var size: Size
    /// The width it would take were there no limit; known before anything is proposed.
    var ideal = 0.0
    /// What the content of a scrolling view covers.
    var content = Size.zero
    /// Stands for what of the environment it was measured for (``LayoutContext/stamp``).
    var context: UInt32 = 0
    /// Whether it had to fill the proposal.
    var fit = Fit.natural

    /// Makes a measurement.
    public init(proposal: Size, size: Size) {
      self.proposal = proposal
      self.size = size
    }

    /// Not measured yet.
    public static let none = Measurement(proposal: Size(-2, -2), size: .zero)
  }
}

/// Facts about a node that need no text.
public struct ViewFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It or a view around it is disabled.
  public static let disabled = ViewFlags(rawValue: 1 << 0)
  /// `hidden`: invisible, and out of the accessibility tree, with all below it.
  public static let hidden = ViewFlags(rawValue: 1 << 1)
  /// `opacity` 0: the same effect.
  public static let transparent = ViewFlags(rawValue: 1 << 2)
  /// `accessibility.hidden`: visible, but out of the accessibility tree.
  public static let accessibilityHidden = ViewFlags(rawValue: 1 << 3)
  /// Cuts its children at its edges.
  public static let clips = ViewFlags(rawValue: 1 << 4)
  /// Scrolls its content.
  public static let scrolls = ViewFlags(rawValue: 1 << 5)
  /// Its frame is in screen coordinates, not relative to the parent.
  public static let absolute = ViewFlags(rawValue: 1 << 6)
  /// A presented view that is open.
  public static let presented = ViewFlags(rawValue: 1 << 7)
  /// `accessibility.viewIsModal` or the `isModal` trait.
  public static let modal = ViewFlags(rawValue: 1 << 8)
  /// Some text in it does not fit and is cut.
  public static let truncated = ViewFlags(rawValue: 1 << 9)
  /// Part of a `representation` or of `accessibility.children`, with all below it: it is never shown and takes
  /// no room, its frame is that of the view it speaks for.
  public static let semanticOnly = ViewFlags(rawValue: 1 << 10)
  /// Its text is the placeholder of an empty field.
  public static let placeholder = ViewFlags(rawValue: 1 << 11)

  /// The layout's own: inside a toolbar, whose texts do not grow (DT-05).
  static let inBar = ViewFlags(rawValue: 1 << 21)
  /// The layout's own: scrolls, and has children with frames of their own.
  static let holdsFramed = ViewFlags(rawValue: 1 << 22)
  /// The layout's own: takes all the width there is.
  static let growsX = ViewFlags(rawValue: 1 << 24)
  /// The layout's own: takes all the height there is.
  static let growsY = ViewFlags(rawValue: 1 << 25)
  /// The layout's own: is as wide as it is, whatever is proposed.
  static let rigid = ViewFlags(rawValue: 1 << 26)
  /// The layout's own: as high as its neighbours (a divider between columns).
  static let stretches = ViewFlags(rawValue: 1 << 27)
  /// The layout's own: takes no room in the view around it.
  static let outOfFlow = ViewFlags(rawValue: 1 << 28)
  /// The layout's own: lies around its children, all of which have frames of their own.
  static let wraps = ViewFlags(rawValue: 1 << 29)
  /// The layout's own: an open menu, moved so that it lies on the screen.
  static let floats = ViewFlags(rawValue: 1 << 30)
  /// The layout's own: scrolls (also) up and down; a scroll view's `growsY` may be lost to a fixed height.
  static let scrollsY = ViewFlags(rawValue: 1 << 23)
  /// The layout's own: scrolls (also) from side to side.
  static let scrollsX = ViewFlags(rawValue: 1 << 31)
}

extension ViewFlags {
  /// What the layout finds out, and needs again.
  static let foundByLayout: ViewFlags = [
    .absolute, .truncated, .growsX, .growsY, .rigid, .stretches, .outOfFlow, .wraps, .floats, .scrolls,
    .scrollsX, .scrollsY, .inBar,
  ]
  /// What of the rest the layout looks at.
  static let seenByLayout: ViewFlags = [.hidden, .transparent, .presented, .semanticOnly, .placeholder]
}

/// The names in force inside one row of a `forEach`.
public struct Scope: Hashable, Sendable {
  /// The scope around it; -1 outside.
  public var parent: Int32
  /// The row's element.
  public var item: Value
  /// Its place in the list, from 0.
  public var index: Int
  /// Where the list lives, for bindings that write into the row; nil where `in` is not a plain path.
  public var list: Binding?
  /// How many loops are around this one.
  public var depth: Int32
  /// The row's first node; scopes stand in the order of their nodes.
  public var firstNode: NodeIndex
  /// The `forEach`.
  var loop: ViewIndex = -1
  /// How many rows before it in the list have its key.
  var occurrence: Int32 = 0
}

/// The views that exist now, in preorder, and where they are.
///
/// `forEach` and `tab` have no nodes of their own: rows and the chosen tab's content are children of the view
/// around them. `Group` has one. A closed presented view has none.
public struct ViewTree: Sendable {
  /// The views; the current screen's root first, presented views where they stand in the file.
  public var nodes: [ViewNode] = []
  /// The loops.
  public var scopes: [Scope] = []
  /// Each node's rectangle in screen coordinates, at scroll offset 0.
  public var frames: [Rect] = []
  /// Open presented views, the topmost last.
  public var presented: [NodeIndex] = []
  /// The screen shown.
  public var screen = 0
  /// Whether the frames were worked out for a language written from right to left.
  var isRightToLeft = false
  /// How much of the screen's bottom the keyboard covered when the frames were worked out, in points.
  var keyboard = 0.0
  /// The nodes whose coming, going or binding the app has to notice, in order.
  var observers: [NodeIndex] = []
  /// Where loops lie in loops, how many copies of its view and part come before each node; empty elsewhere.
  var copyNumbers: [Int32] = []
  /// The view at which there were too many of them, so that only the root is there; nil where all are there.
  var overflow: ViewIndex?

  /// An empty tree.
  public init() {}

  /// Whether two trees are one and the same (shared storage); false where that would have to be worked out.
  public func isIdentical(to other: ViewTree) -> Bool {
    nodes.count == other.nodes.count
      && nodes.withUnsafeBufferPointer { mine in
        other.nodes.withUnsafeBufferPointer { $0.baseAddress == mine.baseAddress }
      }
  }

  /// Calls a closure with each child of a node, in order.
  public func forEachChild(of node: NodeIndex, _ body: (NodeIndex) -> Void) {
    var child = node + 1
    let end = nodes[Int(node)].end
    while child < end {
      body(child)
      child = nodes[Int(child)].end
    }
  }

  /// The node with an identity. Costs a scan; a hint (where it was last) makes the common case quick.
  public func node(_ identity: ViewIdentity, near hint: NodeIndex = 0) -> NodeIndex? {
    if hint >= 0, Int(hint) < nodes.count, nodes[Int(hint)].identity == identity { return hint }
    return nodes.firstIndex { $0.identity == identity }.map(NodeIndex.init)
  }

  /// The view that stands for another one with assistive technologies (SE-16); nil for most.
  func representation(of node: NodeIndex, in mock: Mock) -> NodeIndex? {
    let owner = nodes[Int(node)]
    guard owner.part == nil, mock.views[Int(owner.view)].accessibility.has(.representation) else {
      return nil
    }
    var child = node + 1
    while child < owner.end {
      let found = nodes[Int(child)]
      if found.part == nil, mock.views[Int(found.view)].role == .representation { return child }
      child = found.end
    }
    return nil
  }

  /// The first node that came from a view of the file.
  public func node(of view: ViewIndex) -> NodeIndex? {
    nodes.firstIndex { $0.view == view && $0.part == nil }.map(NodeIndex.init)
  }

  /// Whether a node is an open context menu, and no list of the view's own.
  public func isContextMenu(_ node: NodeIndex) -> Bool {
    let menu = nodes[Int(node)]
    return menu.part == .menu && menu.parent >= 0
      && menu.identity == nodes[Int(menu.parent)].identity.contextMenu
  }

  /// Whether a node is the page of options that a picker has pushed.
  func isPage(_ node: NodeIndex, in mock: Mock) -> Bool {
    let found = nodes[Int(node)]
    let view = mock.views[Int(found.view)]
    return found.part == .menu && view.type == .picker && PickerStyle(of: view) == .navigationLink
      && !isContextMenu(node)
  }

  /// Whether a node is in the bar of such a page.
  func isOnPage(_ node: NodeIndex) -> Bool {
    var around = node
    for _ in 0..<2 {
      around = nodes[Int(around)].parent
      if around < 0 { return false }
      if nodes[Int(around)].part == .menu { return true }
    }
    return false
  }
}
