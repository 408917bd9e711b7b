/// What VoiceOver can be told to do, however it was told.
public enum VoiceOverCommand: Hashable, Sendable {
  /// The element after or before the cursor (VO-03).
  case move(forward: Bool)
  /// The first or last element of the screen (VO-30, KB-07).
  case jump(toEnd: Bool)
  /// Into the group under the cursor, in grouped navigation (VO-20, KB-06).
  case enterGroup
  /// Out of the group around the cursor (VO-20, KB-06).
  case leaveGroup
  /// The next or previous find of the rotor item; down and up on an adjustable element (VO-04).
  case search(forward: Bool)
  /// The next or previous rotor item (VO-18).
  case turnRotor(forward: Bool)
  /// Activates the element (VO-05).
  case activate
  /// Presses it long (VO-07).
  case longPress
  /// Passes the rest of the gesture to the app; announced by a sound (VO-06).
  case passThrough
  /// Asks for the way back (VO-19).
  case escape
  /// Asks for the most obvious action (VO-12).
  case magicTap
  /// Scrolls a page (VO-21).
  case scroll(ScrollDirection)
  /// Says which page is shown (VO-24).
  case describePosition
  /// Falls silent until told to go on (VO-11).
  case pauseSpeech
  /// Speech off and on (VO-25).
  case toggleSpeech
  /// The screen curtain on and off (VO-26).
  case toggleCurtain

  /// Gestures without a place, most frequent first. Directions are physical.
  static let gestures: [(gesture: Gesture, command: VoiceOverCommand)] = [
    (.swipe(.right, fingers: 1), .move(forward: true)),  // VO-03
    (.swipe(.left, fingers: 1), .move(forward: false)),  // VO-03
    (.step(forward: true), .move(forward: true)),
    (.step(forward: false), .move(forward: false)),
    (.swipe(.down, fingers: 1), .search(forward: true)),  // VO-04, RO-48
    (.swipe(.up, fingers: 1), .search(forward: false)),  // VO-04, RO-48
    (.swipe(.right, fingers: 2), .enterGroup),  // VO-20
    (.swipe(.left, fingers: 2), .leaveGroup),  // VO-20
    (.tap(count: 2, fingers: 1, hold: false), .activate),  // VO-05
    (.tap(count: 2, fingers: 1, hold: true), .passThrough),  // VO-06
    (.tap(count: 3, fingers: 1, hold: false), .longPress),  // VO-07, DF-01
    (.tap(count: 1, fingers: 2, hold: false), .pauseSpeech),  // VO-11
    (.tap(count: 2, fingers: 2, hold: false), .magicTap),  // VO-12
    (.scrub, .escape),  // VO-19
    (.rotate(clockwise: true), .turnRotor(forward: true)),  // VO-18
    (.rotate(clockwise: false), .turnRotor(forward: false)),  // VO-18
    (.swipe(.up, fingers: 3), .scroll(.down)),  // VO-21, DF-19
    (.swipe(.down, fingers: 3), .scroll(.up)),
    (.swipe(.left, fingers: 3), .scroll(.right)),
    (.swipe(.right, fingers: 3), .scroll(.left)),
    (.tap(count: 1, fingers: 3, hold: false), .describePosition),  // VO-24
    (.tap(count: 2, fingers: 3, hold: false), .toggleSpeech),  // VO-25
    (.tap(count: 3, fingers: 3, hold: false), .toggleCurtain),  // VO-26
    (.fourFingerTap(upper: true), .jump(toEnd: false)),  // VO-30
    (.fourFingerTap(upper: false), .jump(toEnd: true)),  // VO-30
  ]

  /// Hardware keys. `VO` is one modifier here, whatever keys stand for it.
  public static let keys: [(key: KeyPress, command: VoiceOverCommand)] = [
    (KeyPress(.right, .vo), .move(forward: true)),  // KB-01
    (KeyPress(.left, .vo), .move(forward: false)),  // KB-01
    (KeyPress(.space, .vo), .activate),  // KB-02
    (KeyPress(.down, .vo), .search(forward: true)),  // KB-03
    (KeyPress(.up, .vo), .search(forward: false)),  // KB-03
    (KeyPress(.down, [.vo, .shift]), .enterGroup),  // KB-06
    (KeyPress(.up, [.vo, .shift]), .leaveGroup),  // KB-06
    (KeyPress(.right, [.vo, .command]), .turnRotor(forward: true)),  // KB-04
    (KeyPress(.left, [.vo, .command]), .turnRotor(forward: false)),  // KB-04
    (KeyPress(.down, [.vo, .command]), .search(forward: true)),  // KB-05
    (KeyPress(.up, [.vo, .command]), .search(forward: false)),  // KB-05
    (KeyPress(.home, .vo), .jump(toEnd: false)),  // KB-07
    (KeyPress(.end, .vo), .jump(toEnd: true)),  // KB-07
    (KeyPress(.left, [.vo, .fn]), .jump(toEnd: false)),  // KB-07
    (KeyPress(.right, [.vo, .fn]), .jump(toEnd: true)),  // KB-07
    (KeyPress(.character("-"), .vo), .magicTap),  // KB-18
    (KeyPress(.character("s"), .vo), .toggleSpeech),  // KB-10
    (KeyPress(.character("S"), .vo), .toggleSpeech),
    (KeyPress(.function(11), .vo), .toggleCurtain),  // KB-11
    (KeyPress(.character("-"), [.vo, .fn]), .toggleCurtain),  // KB-11
    (KeyPress(.character("m"), [.vo, .shift]), .longPress),  // KB-21
    (KeyPress(.character("M"), [.vo, .shift]), .longPress),
    (KeyPress(.escape), .escape),  // KB-22
    (KeyPress(.character("`"), .vo), .escape),  // KB-22
  ]

  /// The command of a gesture or key, where there is one.
  static func named(by gesture: Gesture) -> VoiceOverCommand? {
    for entry in gestures where entry.gesture == gesture { return entry.command }
    return nil
  }

  /// The command of a gesture or key, where there is one.
  static func named(by key: KeyPress) -> VoiceOverCommand? {
    for entry in keys where entry.key == key { return entry.command }
    return nil
  }
}
