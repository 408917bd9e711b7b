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
  /// The text above a column of a grid or table, counted from 0 (`headers`).
  case column(Int)
  /// What a control shows of its value: the text in a field (or its placeholder), a picker's choice.
  case content
  /// The two buttons of a date picker that lets choose both.
  case date, time
  /// The buttons of an open calendar that turn its page.
  case previousMonth, nextMonth
  /// The button of an open calendar that names its month and shows wheels for month and year instead of the days.
  case month
  /// The name of a day of the week above the days of an open calendar, counted from the day on which the month begins.
  case weekday(Int)
  /// A wheel of an open date picker, counted from 0: hour, minute and, where there are two, half of the day; or month
  /// and year.
  case wheel(Int)
  /// The button that the system adds to an alert without one, and to a phone's dialog without a way out.
  case ok, cancel
  /// The open list of a menu, a menu-style picker or a context menu; its items are options or views. Of a picker of
  /// the style `navigationLink` it is the whole page, with a bar above its `list`.
  case menu
  /// The options on the page of a picker of the style `navigationLink`.
  case list
  /// The handle at the top of a sheet that rests at several heights.
  case grabber
  /// An uncovered button of `swipeActions`, counted from 0 in the list; of the edge that was swiped.
  case swipeAction(Int)
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
  /// Where its properties stand: first those outside `accessibility`, then those inside.
  private var firstProperty: Int32 = 0
  /// The name given in the file.
  public var id: String?
  /// Where the view's object stands in the file.
  public var range: SourceRange
  /// What this view and its descendants read of the state.
  public var dependencies: VariableSet
  private var keys = KeySet()
  private var accessibilityKeys = KeySet()
  /// The properties of all views.
  private var storage: [Property] = []

  /// Makes a view without properties and descendants.
  init(
    _ type: ViewType, role: Role, parent: ViewIndex, index: ViewIndex, screen: Int, loopDepth: Int32,
    range: SourceRange
  ) {
    self.type = type
    self.role = role
    self.parent = parent
    end = index + 1
    self.screen = Int32(screen)
    self.loopDepth = loopDepth
    self.range = range
    dependencies = .none
  }

  /// Everything outside `accessibility`.
  public var properties: Properties<ViewKey> {
    Properties(keys, in: storage, from: Int(firstProperty))
  }

  /// Everything inside `accessibility`.
  public var accessibility: Properties<AccessibilityKey> {
    Properties(accessibilityKeys, in: storage, from: Int(firstProperty) + keys.count)
  }

  /// Says where the properties are going to stand in the list of all.
  mutating func setProperties(_ keys: KeySet, _ accessibilityKeys: KeySet, from first: Int) {
    self.keys = keys
    self.accessibilityKeys = accessibilityKeys
    firstProperty = Int32(first)
  }

  /// Hands over the list of all properties; before that none is found.
  mutating func setStorage(_ storage: [Property]) { self.storage = storage }
}

/// Keys as a bit set, by their raw values, all below 128.
struct KeySet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// How many there are.
  var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

  /// Whether a key is there.
  func contains(_ key: UInt8) -> Bool {
    (key < 64 ? low >> UInt64(key) : high >> UInt64(key - 64)) & 1 == 1
  }

  /// Adds a key; false where it was there already, or is none.
  mutating func insert(_ key: UInt8) -> Bool {
    guard key < 128, !contains(key) else { return false }
    if key < 64 { low |= 1 << UInt64(key) } else { high |= 1 << UInt64(key - 64) }
    return true
  }
}

/// A sparse table of properties, a stretch of the list that all views share; asking for one that is not there costs
/// a bit test.
public struct Properties<Key: RawRepresentable<UInt8> & Sendable>: Sendable {
  private let keys: KeySet
  private let storage: [Property]
  private let first: Int

  init(_ keys: KeySet, in storage: [Property], from first: Int) {
    self.keys = keys
    self.storage = storage
    self.first = first
  }

  /// What is there, in file order.
  public var all: ArraySlice<Property> {
    let end = first + keys.count
    return end <= storage.count ? storage[first..<end] : []
  }

  /// Whether there is none at all.
  public var isEmpty: Bool { keys.count == 0 }

  /// Whether a property is there.
  public func has(_ key: Key) -> Bool { keys.contains(key.rawValue) }

  /// The property with a key, where there is one.
  public func property(_ key: Key) -> Property? {
    guard has(key) else { return nil }
    var place = first
    while place < storage.count, storage[place].key != key.rawValue { place += 1 }
    return place < storage.count ? storage[place] : nil
  }

  /// The value of a key, where there is one.
  public subscript(key: Key) -> PropertyValue? { property(key)?.value }
}

extension ViewDescription {
  /// Whether its list of elements is one that the app keeps until it posts `layoutChanged`.
  var cachesElements: Bool {
    guard case .record(let fields)? = accessibility[.elements] else { return false }
    if case .flag(true)? = fields.first(where: { $0.name == "cached" })?.value { return true }
    return false
  }
}
