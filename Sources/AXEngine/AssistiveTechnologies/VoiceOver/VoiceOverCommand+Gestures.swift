extension VoiceOverCommand {
  /// Gestures without a place, most frequent first. Directions are physical.
  public static let gestures: [(gesture: Gesture, command: VoiceOverCommand)] = [
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
    (.swipe(.up, fingers: 2), .readAll(fromTop: true)),  // VO-16
    (.swipe(.down, fingers: 2), .readAll(fromTop: false)),  // VO-17
    (.tap(count: 1, fingers: 2, hold: false), .pauseSpeech),  // VO-11
    (.tap(count: 2, fingers: 2, hold: false), .magicTap),  // VO-12
    (.tap(count: 2, fingers: 2, hold: true), .label),  // VO-13
    (.tap(count: 3, fingers: 2, hold: false), .chooseItem),  // VO-14
    (.tap(count: 4, fingers: 2, hold: false), .quickSettings),  // VO-15
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
    (.tap(count: 4, fingers: 3, hold: false), .copySpeech),  // VO-27
    (.tap(count: 2, fingers: 4, hold: false), .help),  // VO-31
    (.tap(count: 3, fingers: 4, hold: false), .elsewhere("Live Recognition")),  // VO-32
    (.swipe(.left, fingers: 4), .elsewhere("Other apps")),  // VO-33
    (.swipe(.right, fingers: 4), .elsewhere("Other apps")),  // VO-33
    (.fourFingerTap(upper: true), .jump(toEnd: false)),  // VO-30
    (.fourFingerTap(upper: false), .jump(toEnd: true)),  // VO-30
  ]
}
