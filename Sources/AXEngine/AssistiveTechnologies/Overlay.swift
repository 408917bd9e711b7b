/// What a technology shows over the screen, one at a time: names, numbers, a menu.
public struct Overlay: Hashable, Sendable {
  /// The kinds, by their words in walks.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case numbers, names, grid, actions, menu, find, help, shortcuts
  }

  /// One thing in it.
  public struct Item: Hashable, Sendable {
    /// The number that stands on it.
    public var number: Int?
    /// The name or title that stands on it.
    public var title: String?
    /// Its English name, where the title is in the language of the device: walks may call it by either.
    public var name: String?
    /// What else a list says of it: the command of a key.
    public var detail: String?
    /// The view it belongs to.
    public var view: ViewIdentity?
    /// Whether it has custom actions, which a mark shows (VC-04).
    public var hasActions: Bool

    /// Makes an item.
    public init(
      number: Int? = nil, title: String? = nil, name: String? = nil, detail: String? = nil,
      view: ViewIdentity? = nil, hasActions: Bool = false
    ) {
      self.number = number
      self.title = title
      self.name = name
      self.detail = detail
      self.view = view
      self.hasActions = hasActions
    }
  }

  /// The cells that an area is cut into, numbered row by row from 1 (VC-40).
  public struct Grid: Hashable, Sendable {
    public var rows: Int
    public var columns: Int
    /// The area, in points of the screen.
    public var area: Rect

    /// Makes a grid.
    public init(rows: Int, columns: Int, area: Rect) {
      self.rows = rows
      self.columns = columns
      self.area = area
    }
  }

  public var kind: Kind
  /// What is in it, in order; nothing in a grid.
  public var items: [Item]
  /// Of a grid: its cells.
  public var grid: Grid?
  /// The item that is highlighted or focused, a place in `items`.
  public var highlighted: Int?
  /// Titles that its item "More" leads to, and their English names.
  public var more: [String]

  /// Makes an overlay.
  public init(
    _ kind: Kind, items: [Item] = [], grid: Grid? = nil, highlighted: Int? = nil, more: [String] = []
  ) {
    self.kind = kind
    self.items = items
    self.grid = grid
    self.highlighted = highlighted
    self.more = more
  }

  /// Whether a title lies behind "More", whatever the case of its letters.
  public func offersMore(_ title: String) -> Bool {
    let wanted = title.lowercased()
    return more.contains { $0.lowercased() == wanted }
  }

  /// The place of the item with a title, whatever the case of its letters.
  public func item(titled title: String) -> Int? {
    let wanted = title.lowercased()
    return items.firstIndex { $0.title?.lowercased() == wanted }
      ?? items.firstIndex { $0.name?.lowercased() == wanted }
  }
}

/// What scanning highlights.
public enum ScanStop: Hashable, Sendable {
  /// An element.
  case element(ViewIdentity)
  /// A group, by its container where it has one, and what is in it.
  case group(ViewIdentity?, members: [ViewIdentity])
  /// The last stop of a group, which leaves it (SC-09).
  case exit(ViewIdentity?, members: [ViewIdentity])
  /// An item of a menu.
  case item(String)
  /// The band of point scanning, in whole points (SC-20).
  case band(ScanAxis, from: Int, to: Int)
  /// The line in the band.
  case line(ScanAxis, at: Int)
}

/// Across what a band or line of point scanning moves.
public enum ScanAxis: String, Hashable, Sendable {
  case x, y
}

/// Something drawn over the mock screen: a ring, a highlight, a label.
public struct Mark: Hashable, Sendable {
  /// What it is; each looks different without colours, too.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Full Keyboard Access's ring.
    case ring
    /// The item with the TV's focus.
    case focus
    /// Switch Control's highlights.
    case scanItem, scanGroup, scanExit
    /// Point scanning's.
    case band, line
    /// A name or number of Voice Control.
    case label
    /// A cell of Voice Control's grid.
    case gridCell
    /// AssistiveTouch's button.
    case floatingButton
  }

  public var kind: Kind
  /// In points of the screen, scrolling applied.
  public var frame: Rect
  /// What stands on it.
  public var label: String?

  /// Makes a mark.
  public init(_ kind: Kind, _ frame: Rect, label: String? = nil) {
    self.kind = kind
    self.frame = frame
    self.label = label
  }
}
