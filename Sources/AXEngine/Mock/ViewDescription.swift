/// A view's place in `Mock.views`.
public typealias ViewIndex = Int32

/// A part that a control makes for itself; it has an id of its own (`copies.decrement`, `range[0]`, `backButton`).
public enum ViewPart: Hashable, Sendable {
  case decrement, increment
  /// A segment or wheel option, counted from 0.
  case option(Int)
  /// A tab item, counted from 0; on a `TabView`.
  case tab(Int)
  /// The bar of tab items; on a `TabView`.
  case tabBar
  /// The navigation bar; on the view that shows it.
  case navigationBar
  case backButton, navigationTitle
  /// The region beside a popover, menu or partial sheet that closes it.
  case dismiss
  /// A text that a view makes out of a property: an alert's title and message, a section's header and footer,
  /// the visible name beside a control.
  case title, message, header, footer, caption
  /// What a control shows of its value: the text in a field (or its placeholder), a picker's choice.
  case content
  /// The open list of a menu, a menu-style picker or a context menu; its items are options or views.
  case menu
}

/// One view as the file describes it. Views stand in `Mock.views` in preorder: a view's descendants follow it
/// up to `end`, whatever key they were nested under (`role`).
public struct ViewDescription: Sendable {
  /// Under which key a view is nested in its parent.
  public enum Role: UInt8, Hashable, Sendable {
    /// `children`, or the root.
    case child
    /// `forEach.view`; the parent is of type `forEach`.
    case template
    /// A member of `tabs`, of type `tab`; its one child is the tab's content.
    case tab
    /// `accessibility.representation`.
    case representation
    /// A member of `accessibility.children`, where that is a list of views.
    case accessibilityChild
    /// A label of a `DisclosureGroup` or `Menu`, or another nested view with a key of its own.
    case other
  }

  /// What it is.
  public var type: ViewType
  /// How it is nested.
  public var role: Role
  /// The view around it; -1 for the root of a screen.
  public var parent: ViewIndex
  /// The place behind the last descendant.
  public var end: ViewIndex
  /// The screen it belongs to.
  public var screen: Int32
  /// How many `forEach` loops are around it.
  public var loopDepth: Int32
  /// The name given in the file.
  public var id: String?
  /// Where the view's object stands in the file.
  public var range: SourceRange
  /// Everything outside `accessibility`.
  public var properties: Properties<ViewKey>
  /// Everything inside `accessibility`.
  public var accessibility: Properties<AccessibilityKey>
  /// What this view and its descendants read of the state.
  public var dependencies: VariableSet
}

/// A sparse table of properties; asking for one that is not there costs a bit test.
public struct Properties<Key: RawRepresentable<UInt8> & Sendable>: Sendable {
  private var present: (UInt64, UInt64) = (0, 0)
  /// What is there, in file order.
  public private(set) var all: [Property] = []

  /// Makes an empty table.
  public init() {}

  /// Makes an empty table with room for so many properties.
  init(reserving count: Int) { all.reserveCapacity(count) }

  /// Adds a property; of two with one key the first is found.
  public mutating func append(_ key: Key, range: SourceRange, _ value: PropertyValue) {
    append(raw: key.rawValue, range: range, value)
  }

  /// Adds a property by its key's raw value.
  mutating func append(raw key: UInt8, range: SourceRange, _ value: PropertyValue) {
    all.append(Property(key: key, range: range, value: value))
    if key < 64 {
      present.0 |= 1 << UInt64(key)
    } else {
      present.1 |= 1 << UInt64(key - 64)
    }
  }

  /// Whether a property is there.
  public func has(_ key: Key) -> Bool {
    key.rawValue < 64
      ? present.0 >> UInt64(key.rawValue) & 1 == 1 : present.1 >> UInt64(key.rawValue - 64) & 1 == 1
  }

  /// The property with a key, where there is one.
  public func property(_ key: Key) -> Property? {
    guard has(key) else { return nil }
    return all.first { $0.key == key.rawValue }
  }

  /// The value of a key, where there is one.
  public subscript(key: Key) -> PropertyValue? { property(key)?.value }
}
