/// What a person physically does.
public enum Input: Hashable, Sendable {
  /// A finger gesture.
  case gesture(Gesture)
  /// A key on a hardware keyboard.
  case key(KeyPress)
  /// Characters typed (a walk's `type "…"`).
  case text(String)
  /// A rotor turned straight to an item (a walk's `rotor Headings`); next and previous are gestures.
  case rotor(String)
  /// An element picked in the item chooser.
  case chooseItem(ElementIndex)
  /// An entry picked in the list that VoiceOver has opened, by its place in the unfiltered list.
  case chooseEntry(Int)
}

/// A touch gesture. Directions are physical.
public enum Gesture: Hashable, Sendable {
  /// One or more fingers flick.
  case swipe(SwipeDirection, fingers: Int)
  /// One or more fingers tap, once to four times, perhaps holding the last tap.
  case tap(count: Int, fingers: Int, hold: Bool)
  /// Four fingers on the upper or lower half (VO-30).
  case fourFingerTap(upper: Bool)
  /// A finger comes down on a view (`touch #id`), by its node.
  case touch(NodeIndex)
  /// A finger comes down at a point (`touch x y`).
  case touchPoint(Point)
  /// A finger comes down on a view, stays and is lifted there (`tap and hold #id`).
  case hold(NodeIndex)
  /// One finger holds, another taps (VO-08).
  case splitTap(NodeIndex)
  /// Double tap and hold on a view, then the finger goes somewhere (VO-06, CU-75, CU-90).
  case drag(NodeIndex, to: DragDestination)
  /// Two fingers turn; clockwise is next (VO-18).
  case rotate(clockwise: Bool)
  /// Two fingers draw a Z (VO-19).
  case scrub
  /// `next` and `previous` in reading direction, whatever the locale.
  case step(forward: Bool)
}

/// A physical direction.
public enum SwipeDirection: String, Hashable, Sendable, CaseIterable {
  case left, right, up, down
}

/// A key with what is held beside it.
public struct KeyPress: Hashable, Sendable {
  /// Keys by Apple's names; letters and digits as themselves.
  public enum Key: Hashable, Sendable {
    case tab, space, `return`, escape, delete, up, down, left, right, home, end, pageUp, pageDown
    /// A letter, digit or sign.
    case character(Character)
    /// F1 …
    case function(Int)
    /// Two arrows pressed together (KB-35, KB-40).
    case both(SwipeDirection, SwipeDirection)
    /// Control by itself (KB-09).
    case control
  }

  /// What is held. `vo` is VoiceOver's modifier, `tab` a held Tab (a prefix in a terminal).
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Makes a set from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let shift = Modifiers(rawValue: 1)
    public static let control = Modifiers(rawValue: 2)
    public static let option = Modifiers(rawValue: 4)
    public static let command = Modifiers(rawValue: 8)
    public static let fn = Modifiers(rawValue: 16)
    public static let vo = Modifiers(rawValue: 32)
    public static let tab = Modifiers(rawValue: 64)
  }

  /// The key.
  public var key: Key
  /// What is held.
  public var modifiers: Modifiers

  /// Makes a key press.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}
