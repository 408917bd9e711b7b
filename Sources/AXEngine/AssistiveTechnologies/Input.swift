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
  /// An item of an overlay picked by its title, by whatever means the technology that shows it has.
  case chooseNamed(String)
  /// Something done with a switch.
  case switches(SwitchPress)
  /// Something said to Voice Control, as the recogniser would write it.
  case say(String)
  /// A button of the Siri Remote.
  case remote(RemotePress)
  /// Something done with AssistiveTouch's button.
  case assistiveTouch(AssistiveTouchInput)
  /// A pointer comes to rest on a view.
  case dwell(NodeIndex)
  /// Three clicks of the side button.
  case accessibilityShortcut
}

extension Input {
  /// Whether it is made for one technology that is not VoiceOver, which leaves it alone whatever its mode.
  var isForOthers: Bool {
    switch self {
    case .switches, .say, .remote, .chooseNamed, .assistiveTouch, .dwell, .accessibilityShortcut: true
    case .gesture, .key, .text, .rotor, .chooseItem, .chooseEntry: false
    }
  }
}

extension Input {
  /// Whether it means nothing to anybody but AssistiveTouch.
  var isForAssistiveTouch: Bool {
    switch self {
    case .assistiveTouch, .dwell: true
    case .gesture, .key, .text, .rotor, .chooseItem, .chooseEntry, .chooseNamed, .switches, .say, .remote,
      .accessibilityShortcut:
      false
    }
  }
}

/// What a person does with AssistiveTouch's button, or has it do.
public enum AssistiveTouchInput: Hashable, Sendable {
  /// The button is tapped, tapped twice, pressed long.
  case tap, doubleTap, longPress
  /// A gesture by its name, made at a view with a single tap (AT-07).
  case gesture(String, at: NodeIndex)
}

/// What a person does with a switch, or what a switch would make Switch Control do (SC-41).
public enum SwitchPress: Hashable, Sendable {
  /// An action, whatever switch it is assigned to.
  case action(SwitchAction)
  /// A short press of a switch; the first one is 1.
  case press(Int)
  /// A long press of a switch (SC-05).
  case hold(Int)
  /// Presses as point scanning needs them to choose a point of the screen, in points.
  case point(Point)
}

/// Switch Control's own actions for switches, by the words of walks (SC-41).
public enum SwitchAction: String, Hashable, Sendable, CaseIterable {
  case select, next, previous, menu, stop, resume, tap
}

/// A press on the Siri Remote.
public enum RemotePress: Hashable, Sendable {
  /// A press, or a flick on the touch surface.
  case direction(SwipeDirection)
  /// The same, held until it is let go (TV-10).
  case hold(SwipeDirection)
  /// Whatever was held is let go.
  case release
  /// Select, the middle of the touch surface.
  case select
  /// Select, held.
  case holdSelect
  /// Menu, called Back on newer remotes.
  case menu
  case playPause
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
  /// Two fingers go together, in, or apart, out, on a view; nil for the middle of the screen.
  case pinch(NodeIndex?, isIn: Bool)
  /// `next` and `previous` in reading direction, whatever the locale.
  case step(forward: Bool)
}
