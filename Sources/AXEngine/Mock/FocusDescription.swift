/// What a view tells the focus system under `focus`; shared by the keyboard's focus and the TV's.
public struct FocusDescription: Sendable {
  /// Its focus group (`focusGroupIdentifier`, FK-51); nil where the containers around it decide.
  public var group: String?
  /// Higher is preferred within a group (`focusGroupPriority`, FK-54).
  public var priority = 0.0
  /// Whether it is where focus goes first in the views around it (`prefersDefaultFocus`, TV-37).
  public var isPreferred = false
  /// Where focus goes first inside of it, best first (`preferredFocusEnvironments`, TV-30); nil where it says nothing.
  public var preferred: [ViewReference]?
  /// Where it leads as a focus guide, best first (TV-20); nil where it is none.
  public var guide: [ViewReference]?
  /// Whether its whole frame takes part in the search (`focusSection`, TV-22).
  public var isSection = false
  /// Whether it takes the focus (`canBecomeFocused`, TV-38); nil leaves that to its type.
  public var canBecomeFocused: Bool?
  /// Asked before the focus moves to it, from it or within it (`shouldUpdateFocus`, TV-07); nil allows everything.
  public var shouldUpdate: Expression?
  /// Whether the focus comes back to the row that it left (TV-23).
  public var remembersLastFocusedIndexPath = false
  /// Whether keyboard focus that comes to an item in it selects that (`selectionFollowsFocus`, FK-56); nil where it says
  /// nothing.
  public var selectionFollowsFocus: Bool?

  /// Nothing said.
  public init() {}
}

extension ViewDescription {
  /// What it says under `focus`; nil where it says nothing. The question alone costs a bit test.
  public var focusDescription: FocusDescription? {
    guard properties.has(.focus), case .record(let fields)? = properties[.focus] else { return nil }
    var focus = FocusDescription()
    focus.group = fields.string("group")
    focus.priority = fields.number("priority") ?? 0
    focus.isPreferred = fields.flag("preferred") ?? false
    focus.preferred = fields.references("preferred")
    focus.guide = fields.references("guide")
    focus.isSection = fields.flag("section") ?? false
    focus.canBecomeFocused = fields.flag("canBecomeFocused")
    focus.shouldUpdate = fields.expression("shouldUpdate")
    focus.remembersLastFocusedIndexPath = fields.flag("remembersLastFocusedIndexPath") ?? false
    focus.selectionFollowsFocus = fields.flag("selectionFollowsFocus")
    return focus
  }
}
