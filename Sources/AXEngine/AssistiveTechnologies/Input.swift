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
