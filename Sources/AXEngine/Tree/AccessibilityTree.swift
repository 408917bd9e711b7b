/// An element's place in `AccessibilityTree.elements`, which is its place in the reading order.
public typealias ElementIndex = Int32

/// Something an assistive technology can land on. Trivial: what it says is worked out when it is spoken.
public struct AccessibilityElement: Hashable, Sendable {
  // In this order an element takes 64 bytes.
  /// The view it stands for.
  public var node: NodeIndex
  /// What VoiceOver, the keyboard and the rotor need to know beyond traits.
  public var flags: ElementFlags
  /// That view's name across rebuilds.
  public var identity: ViewIdentity
  /// The innermost container around it, a place in `AccessibilityTree.containers`; -1 for none.
  public var container: Int32
  /// The scroll view whose content it is in; -1 for none.
  public var scrollView: NodeIndex
  /// Its traits, with conditional ones decided.
  public var traits: AccessibilityTraits
  /// The accessibility frame in screen coordinates at scroll offset 0.
  public var frame: Rect
}

/// Facts about an element that searches need.
public struct ElementFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt16
  /// Makes a set from bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// `accessibilityRespondsToUserInteraction`, set or derived (FK-31).
  public static let respondsToUserInteraction = ElementFlags(rawValue: 1 << 0)
  /// Has custom actions.
  public static let hasActions = ElementFlags(rawValue: 1 << 1)
  /// Has custom content of default importance.
  public static let hasMoreContent = ElementFlags(rawValue: 1 << 2)
  /// It is a `.combine` of its descendants.
  public static let combined = ElementFlags(rawValue: 1 << 3)
  /// Made for a control by itself (`copies.increment`, `backButton`).
  public static let generated = ElementFlags(rawValue: 1 << 4)
  /// `accessibility.defaultFocus`.
  public static let defaultFocus = ElementFlags(rawValue: 1 << 5)
  /// Its view is gone, but a list of elements that the app keeps still holds it; `node` is the list's owner.
  public static let gone = ElementFlags(rawValue: 1 << 6)
}

/// A container: a stretch of the reading order that belongs together.
public struct AccessibilityContainer: Hashable, Sendable {
  /// What kind; decides edge words and rotors.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case none, dataTable, list, landmark, semanticGroup
    /// A view with the tabBar trait, or a tab view's bar: its elements are tabs with a position.
    case tabBar
    /// A segmented control: its elements have a position.
    case series
    /// Reads its children together and is neither spoken nor offered by the rotor (`groupsChildren`,
    /// `elements`, a scroll view).
    case group
  }

  /// The view it stands for.
  public var node: NodeIndex
  /// That view's name across rebuilds.
  public var identity: ViewIdentity
  public var kind: Kind
  /// The container around it; -1 for none.
  public var parent: Int32
  /// Its first element.
  public var start: ElementIndex
  /// The place behind its last element.
  public var end: ElementIndex
}

/// What can be perceived of the current views: elements in reading order and the containers over them.
public struct AccessibilityTree: Sendable {
  /// In reading order.
  public var elements: [AccessibilityElement] = []
  /// In the order in which they start, outer before inner.
  public var containers: [AccessibilityContainer] = []
  /// Which kinds of element it has, for searches.
  var search = SearchIndex()
  /// The cells of each data table.
  var tables: [TableGrid] = []

  /// An empty tree.
  public init() {}

  /// The element with an identity. Costs a scan; a hint (where it was last) makes the common case quick.
  public func element(_ identity: ViewIdentity, near hint: ElementIndex = 0) -> ElementIndex? {
    if hint >= 0, Int(hint) < elements.count, elements[Int(hint)].identity == identity { return hint }
    return elements.firstIndex { $0.identity == identity }.map(ElementIndex.init)
  }
}

/// What an element is called and does, worked out on demand (`Scene.semantics(of:)`).
public struct Semantics: Hashable, Sendable {
  /// The name; nil where there is none.
  public var label: String?
  /// The state that changes; nil where there is none.
  public var value: String?
  /// The app's hint; nil where there is none. System hints are added by the speech rules.
  public var hint: String?
  /// The traits.
  public var traits: AccessibilityTraits = []
  /// 1…6 where a level was given.
  public var headingLevel: Int?
  /// Expanded or collapsed, where the element can be either.
  public var isExpanded: Bool?
  /// BCP 47 language of the element's own texts; nil means the app's.
  public var language: String?
  /// The visible placeholder of an empty text field.
  public var placeholder: String?

  /// Nothing known.
  public init() {}
}

/// A custom action as it is offered (SE-50, SE-53, A5).
public struct CustomAction: Hashable, Sendable {
  /// Its name, interpolated and translated.
  public var name: String
  /// What to ask the app for.
  public var target: CustomActionTarget

  /// Makes an action.
  public init(name: String, target: CustomActionTarget) {
    self.name = name
    self.target = target
  }
}

/// Why a view is not reachable; shown by `voterm tree` and in `order --format json`.
public struct Unreachable: Hashable, Sendable {
  /// The view.
  public var node: NodeIndex
  /// One phrase, lower case: "behind the modal view 'sheet'".
  public var because: String
  /// What would let it be reached: "without hidden it would be read".
  public var change: String
  /// The same for rules that ask.
  var reason: ReadingWords.Reason?

  /// Makes a reason.
  public init(node: NodeIndex, because: String, change: String = "") {
    self.node = node
    self.because = because
    self.change = change
  }

  /// Makes a reason in the words there are for it.
  init(node: NodeIndex, _ reason: ReadingWords.Reason) {
    self.init(node: node, because: ReadingWords.text(reason), change: ReadingWords.change(of: reason))
    self.reason = reason
  }
}
