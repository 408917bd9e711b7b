/// What the file alone decides about a view for assistive technologies, worked out once when it is loaded, so that
/// the tree can be built in tight passes that ask no property table. Trivial.
public struct ViewSemantics: Sendable {
  /// The defaults of the type with the fixed parts of `traits`, `addTraits` and `removeTraits` applied.
  public var traits: AccessibilityTraits
  /// What else is fixed, and which properties have to be looked up.
  public var facts: Facts
  /// `sortPriority`.
  public var sortPriority: Float = 0
  /// The number of its `labeledPair` among those of the file; -1 for none.
  var pair: Int32 = -1
  public var presence: ControlDefaults.Presence
  public var grouping: ControlDefaults.Grouping
  /// `containerType`, where it makes the view a container (O12).
  public var container: ContainerType

  /// Facts about a view that the tree asks for.
  public struct Facts: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    /// Makes a set from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    private static func bit(_ place: UInt64) -> Facts { Facts(rawValue: 1 << place) }

    /// Its children are read in one piece before its next sibling (CU-24).
    public static let isLevel = bit(0)
    /// `children` is `combine`, or it is a row of texts in a list (CU-89).
    public static let combines = bit(1)
    /// `children` is a list of views.
    public static let hasOwnChildren = bit(2)
    public static let hasElements = bit(3)
    public static let hasNavigationOrder = bit(4)
    /// `accessibility.label`.
    public static let hasLabel = bit(5)
    /// A label that goes to the elements below instead (SE-14).
    public static let pushesLabel = bit(6)
    public static let hasFrame = bit(7)
    public static let hasRepresentation = bit(8)
    public static let isLabelOfPair = bit(9)
    public static let isContentOfPair = bit(10)
    /// `addTraits` or `removeTraits` depend on the state.
    public static let hasConditionalTraits = bit(11)
    /// `traits` or `addTraits` is there.
    public static let hasTraits = bit(12)
    /// `respondsToUserInteraction`, and what it says.
    public static let saysWhetherItResponds = bit(13)
    public static let responds = bit(14)
    /// `do` or `activate`, a context menu or custom actions: something a user can do with it (FK-31, FK-32).
    public static let isInteractive = bit(15)
    public static let hasActions = bit(16)
    public static let hasSwipeActions = bit(17)
    public static let hasContextMenu = bit(18)
    public static let hasMoreContent = bit(19)
    public static let hasDefaultFocus = bit(20)
    /// `disabled` is set on the view itself.
    public static let hasDisabled = bit(21)
    public static let isPresented = bit(22)
    public static let clips = bit(23)
    /// `sortPriority` is given.
    public static let hasPriority = bit(24)
    /// A plain view with an id or a gesture, which a person may expect to be reachable.
    public static let isNoticeable = bit(25)
    public static let isDecorative = bit(26)
    /// `element` is false.
    public static let isForcedOut = bit(27)
    public static let hasCell = bit(28)
    /// `runs`: the text may be empty in the file and yet not on the screen.
    public static let hasRuns = bit(29)
    public static let hasDragPoints = bit(30)
    public static let hasDropPoints = bit(31)

    /// Whatever makes custom actions.
    public static let anyActions: Facts = [hasActions, hasSwipeActions, hasContextMenu]
  }

  /// Works out one view.
  init(_ view: ViewDescription, isListRow: Bool) {
    let own = view.accessibility
    let style: PickerStyle
    if case .choice(let place)? = view.properties[.pickerStyle] {
      style = PickerStyle(rawValue: place) ?? .menu
    } else {
      style = .menu
    }
    let defaults = ControlDefaults.of(view.type, pickerStyle: style)
    traits = defaults.traits
    facts = []
    presence = defaults.presence
    if case .choice(2)? = view.properties[.datePickerMode] {  // two buttons
      presence = .transparent
      traits = []
    }
    grouping = defaults.grouping
    container = .none
    note(
      own,
      [
        (.label, .hasLabel), (.elements, .hasElements), (.childrenInNavigationOrder, .hasNavigationOrder),
        (.frame, .hasFrame), (.representation, .hasRepresentation), (.actions, .hasActions),
        (.sortPriority, .hasPriority), (.cell, .hasCell), (.dragPoints, .hasDragPoints),
        (.dropPoints, .hasDropPoints),
        (.activate, .isInteractive), (.actions, .isInteractive),
      ])
    note(
      view.properties,
      [
        (.do, .isInteractive), (.contextMenu, .isInteractive), (.contextMenu, .hasContextMenu),
        (.swipeActions, .hasSwipeActions), (.disabled, .hasDisabled), (.runs, .hasRuns),
      ])
    applyTraits(own)
    applyFlags(view)
    applyStructure(view, isListRow: isListRow)
  }

  private mutating func note<Key>(_ properties: Properties<Key>, _ pairs: [(Key, Facts)]) {
    guard !properties.isEmpty else { return }
    for (key, fact) in pairs where properties.has(key) { facts.insert(fact) }
  }

  /// SE-34, SE-51: `traits` replaces the defaults, the others change them; a step handler makes adjustable.
  private mutating func applyTraits(_ own: Properties<AccessibilityKey>) {
    guard !own.isEmpty else { return }
    if case .traits(let exact)? = own[.traits] {
      traits = exact
      if !exact.isEmpty { facts.insert(.hasTraits) }
    }
    if own.has(.increment) || own.has(.decrement) { traits.insert(.adjustable) }
    for (key, adds) in [(AccessibilityKey.addTraits, true), (.removeTraits, false)] {
      switch own[key] {
      case .traits(let fixed)?: change(fixed, adds)
      case .conditionalTraits(let list)?:
        for entry in list {
          if entry.condition == nil {
            change(entry.traits, adds)
          } else {
            facts.insert(.hasConditionalTraits)
          }
        }
      default: break
      }
    }
  }

  private mutating func change(_ change: AccessibilityTraits, _ adds: Bool) {
    if adds {
      traits.formUnion(change)
      facts.insert(.hasTraits)
    } else {
      traits.subtract(change)
    }
  }

  private mutating func applyFlags(_ view: ViewDescription) {
    let own = view.accessibility
    if case .flag(let responds)? = own[.respondsToUserInteraction] {
      facts.insert(.saysWhetherItResponds)
      if responds { facts.insert(.responds) }
    }
    switch own[.directTouch] {
    case .flag(true)?, .record?: traits.insert(.allowsDirectInteraction)  // SE-59
    default: break
    }
    if case .flag(true)? = own[.defaultFocus] { facts.insert(.hasDefaultFocus) }
    if case .customContent(let entries)? = own[.customContent],
      entries.contains(where: { !$0.isHighImportance })
    {
      facts.insert(.hasMoreContent)
    }
    if case .flag(true)? = view.properties[.decorative] { facts.insert(.isDecorative) }
    if case .flag(true)? = view.properties[.clipsToBounds] { facts.insert(.clips) }
    if view.type.isPresented { facts.insert(.isPresented) }
    if case .record(let fields)? = own[.labeledPair],
      case .choice(let role)? = fields.first(where: { $0.name == "role" })?.value
    {
      facts.insert(role == 0 ? .isLabelOfPair : .isContentOfPair)
    }
    if case .number(let priority)? = own[.sortPriority] { sortPriority = Float(priority) }
    let gestures: [ViewKey] = [.onTap, .onLongPress, .onSwipe, .onPinch]
    if view.id != nil || gestures.contains(where: { view.properties.has($0) }) { facts.insert(.isNoticeable) }
    if view.type == .image { namePicture(view) }
  }

  /// SE-01, CU-12: a picture counts with a label, a trait or, bad practice, its file's name alone.
  private mutating func namePicture(_ view: ViewDescription) {
    let named = view.properties.has(.name) && !facts.contains(.isDecorative)
    if !named && facts.isDisjoint(with: [.hasLabel, .hasTraits]) { presence = .transparent }
  }

  private mutating func applyStructure(_ view: ViewDescription, isListRow: Bool) {
    let own = view.accessibility
    var isWhole = false
    switch own[.children] {
    case .choice(let place)?:
      switch ChildBehavior(rawValue: place) {
      case .combine?:  // SE-12
        facts.insert(.combines)
        presence = .element
      case .ignore?: presence = .element  // SE-10
      case .contain?:  // SE-11
        presence = .transparent
        isWhole = true
      case nil: break
      }
    case .views?:  // SE-17
      facts.insert(.hasOwnChildren)
      presence = .transparent
      isWhole = true
    default:
      if isListRow {
        facts.insert(.combines)
        presence = .element
      }
    }
    switch own[.element] {
    case .flag(true)? where !isWhole: presence = .element  // SE-01
    case .flag(false)?:
      presence = .transparent
      facts.insert(.isForcedOut)
    default: break
    }
    if case .choice(let place)? = own[.containerType] {
      container = ContainerType(rawValue: place) ?? .none
    } else if view.type == .table, view.properties.has(.headers) {
      container = .dataTable  // CU-15, SE-25
    }
    let described = own.has(.label) || own.has(.value) || own.has(.identifier)
    switch container {
    case .none, .semanticGroup:  // O12: an undescribed one is transparent
      if container == .semanticGroup && !described {
        container = .none
      } else if container == .none && isWhole && described {
        container = .semanticGroup
      }
      isWhole = isWhole || container == .semanticGroup
    case .dataTable, .list, .landmark: isWhole = true
    }
    if traits.contains(.tabBar) && presence == .transparent { grouping = .tabBar }  // M1
    if case .flag(true)? = own[.groupsChildren] { isWhole = true }  // SE-26
    if isWhole || grouping != .none || own.has(.elements) || own.has(.childrenInNavigationOrder) {
      facts.insert(.isLevel)
    }
    if presence == .transparent && !facts.contains(.isLevel) && facts.contains(.hasLabel)
      && view.type.pushesLabels && !facts.contains(.isForcedOut)
    {
      facts.insert(.pushesLabel)  // SE-14
    }
  }
}
