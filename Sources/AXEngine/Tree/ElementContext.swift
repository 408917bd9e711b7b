/// Where an element stands among the containers around it, as far as speech mentions it.
///
/// Positions and edges come from the element's place in its container's stretch of the reading order (CU-14,
/// B4), not from how the container was built.
public struct ElementContext: Hashable, Sendable {
  /// "i of n".
  public struct Position: Hashable, Sendable {
    /// What it is a position in.
    public enum Kind: Hashable, Sendable {
      /// A segmented control (S40).
      case series
      /// A view with the tabBar trait: its elements are spoken as tabs (S41).
      case tab
      /// The bar of a tab view: "Button" is silenced by the tabBarItem trait alone (S42).
      case tabBarItem
    }

    /// What it is a position in.
    public var kind: Kind
    /// From 1.
    public var index: Int
    /// How many there are.
    public var count: Int

    /// Makes a position.
    public init(_ kind: Kind, index: Int, count: Int) {
      self.kind = kind
      self.index = index
      self.count = count
    }
  }

  /// The edge of a list or landmark at which an element stands.
  public struct Edge: Hashable, Sendable {
    /// The list or landmark, a place in `AccessibilityTree.containers`.
    public var container: Int32
    /// `list` or `landmark`.
    public var kind: AccessibilityContainer.Kind
    /// The first element; the only one of a container is the first and nothing else (S45).
    public var isStart: Bool

    /// Makes an edge.
    public init(container: Int32, kind: AccessibilityContainer.Kind, isStart: Bool) {
      self.container = container
      self.kind = kind
      self.isStart = isStart
    }
  }

  /// A cell of a data table, its headers named by their elements.
  public typealias Cell = TableCell<ElementIndex>

  /// The position in the nearest segmented control or tab bar.
  public var position: Position?
  /// The edge of the outermost list or landmark (X2).
  public var edge: Edge?
  /// The place in a data table.
  public var cell: Cell?
  /// The containers that are entered with this element, outermost first; only those that have a label (CU-16).
  public var entered: [Int32] = []

  /// Nothing to mention.
  public init() {}
}
