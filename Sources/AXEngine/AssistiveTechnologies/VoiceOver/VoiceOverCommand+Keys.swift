extension VoiceOverCommand {
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
    (KeyPress(.character("-"), [.vo, .shift]), .watch),  // KB-18
    (KeyPress(.character("s"), .vo), .toggleSpeech),  // KB-10
    (KeyPress(.function(11), .vo), .toggleCurtain),  // KB-11
    (KeyPress(.character("-"), [.vo, .fn]), .toggleCurtain),  // KB-11
    (KeyPress(.character("m"), [.vo, .shift]), .longPress),  // KB-21
    (KeyPress(.escape), .escape),  // KB-22
    (KeyPress(.character("`"), .vo), .escape),  // KB-22
    (KeyPress(.home, [.vo, .shift]), .containerEdge(isEnd: false)),  // KB-07
    (KeyPress(.end, [.vo, .shift]), .containerEdge(isEnd: true)),  // KB-07
    (KeyPress(.character("a"), .vo), .readAll(fromTop: false)),  // KB-08
    (KeyPress(.character("b"), .vo), .readAll(fromTop: true)),  // KB-08
    (KeyPress(.control), .pauseSpeech),  // KB-09
    (KeyPress(.character("h"), .vo), .elsewhere("Home")),  // KB-12
    (KeyPress(.character("m"), .vo), .elsewhere("Status bar")),  // KB-13
    (KeyPress(.pageUp, .vo), .elsewhere("Notification Center")),  // KB-14
    (KeyPress(.pageDown, .vo), .elsewhere("Control Center")),  // KB-14
    (KeyPress(.character("i"), .vo), .chooseItem),  // KB-15
    (KeyPress(.character("f"), .vo), .findText),  // KB-16
    (KeyPress(.character("g"), .vo), .findAgain(forward: true)),  // KB-16
    (KeyPress(.character("g"), [.vo, .shift]), .findAgain(forward: false)),  // KB-16
    (KeyPress(.character("k"), .vo), .help),  // KB-17
    (KeyPress(.character("/"), .vo), .label),  // KB-19
    (KeyPress(.character(";"), .vo), .lockModifier),  // KB-20
    (KeyPress(.character("c"), [.vo, .shift]), .copySpeech),  // KB-23
    (KeyPress(.character("n"), .vo), .repeatAnnouncement),  // KB-24
    (KeyPress(.character("n"), [.vo, .shift]), .readHint),  // KB-24
    (KeyPress(.character("c"), .vo), .readHere(.character)),  // KB-25
    (KeyPress(.character("w"), .vo), .readHere(.word)),  // KB-25
    (KeyPress(.character("l"), .vo), .readHere(.line)),  // KB-25
    (KeyPress(.character("l"), [.vo, .shift]), .describe),  // KB-25
    (KeyPress(.character("t"), .vo), .textStyle),  // KB-26
    (KeyPress(.character("t"), [.vo, .shift]), .tablePosition),  // KB-26
    (KeyPress(.character("r"), .vo), .rowHeader),  // KB-26
    (KeyPress(.character("u"), [.vo, .shift]), .linkAddress),  // KB-27
    (KeyPress(.character("v"), .vo), .quickSettings),  // KB-28
    (KeyPress(.function(8), .vo), .quickSettings),  // KB-28
    (KeyPress(.character("8"), [.vo, .fn]), .quickSettings),  // KB-28
    (KeyPress(.function(3), .vo), .describe),  // KB-29
    (KeyPress(.function(4), .vo), .describeFocused),  // KB-29
    (KeyPress(.function(4), [.vo, .shift]), .goToFocused),  // KB-29
    (KeyPress(.function(6), .vo), .selectedText),  // KB-29
    (KeyPress(.character("j"), .vo), .linkedItem),  // KB-30
    (KeyPress(.character("["), .vo), .elsewhere("Other apps")),  // KB-31
    (KeyPress(.character("]"), .vo), .elsewhere("Other apps")),  // KB-31
    (KeyPress(.character("["), [.vo, .shift]), .elsewhere("Other apps")),  // KB-31
    (KeyPress(.character("]"), [.vo, .shift]), .elsewhere("Other apps")),  // KB-31
    (KeyPress(.return, .vo), .selectText),  // KB-32
    (KeyPress(.right, [.vo, .shift]), .read(.character, forward: true)),  // KB-33
    (KeyPress(.left, [.vo, .shift]), .read(.character, forward: false)),  // KB-33
    (KeyPress(.character("a"), [.vo, .command]), .read(.word, forward: true)),  // KB-33
    (KeyPress(.character("a"), [.vo, .command, .shift]), .read(.word, forward: false)),  // KB-33
    (KeyPress(.pageDown, [.vo, .shift]), .read(.paragraph, forward: true)),  // KB-33
    (KeyPress(.pageUp, [.vo, .shift]), .read(.paragraph, forward: false)),  // KB-33
    (KeyPress(.pageDown, [.vo, .command]), .read(.sentence, forward: true)),  // KB-33
    (KeyPress(.pageUp, [.vo, .command]), .read(.sentence, forward: false)),  // KB-33
    (KeyPress(.character("q"), [.vo, .shift]), .quickNav),  // KB-35
    (KeyPress(.both(.left, .right)), .quickNav),  // KB-35
    (KeyPress(.character("q"), .vo), .singleKeyQuickNav),  // KB-36
  ]

  /// Keys while arrow-key Quick Nav is on.
  public static let quickNavKeys: [(key: KeyPress, command: VoiceOverCommand)] = [
    (KeyPress(.right), .move(forward: true)),  // KB-40
    (KeyPress(.left), .move(forward: false)),
    (KeyPress(.down), .search(forward: true)),
    (KeyPress(.up), .search(forward: false)),
    (KeyPress(.both(.up, .down)), .activate),
    (KeyPress(.both(.up, .right)), .turnRotor(forward: true)),
    (KeyPress(.both(.up, .left)), .turnRotor(forward: false)),
    (KeyPress(.down, .option), .scroll(.down)),  // KB-41
    (KeyPress(.up, .option), .scroll(.up)),
    (KeyPress(.right, .option), .scroll(.right)),
    (KeyPress(.left, .option), .scroll(.left)),
    (KeyPress(.up, .control), .jump(toEnd: false)),
    (KeyPress(.down, .control), .jump(toEnd: true)),
  ]

  /// The command of a gesture, where there is one. With Zoom the taps of three fingers need one more (VO-28).
  static func named(by gesture: Gesture, zooms: Bool = false) -> VoiceOverCommand? {
    var gesture = gesture
    if zooms, case .tap(let count, fingers: 3, let hold) = gesture {
      gesture = .tap(count: count - 1, fingers: 3, hold: hold)
    }
    for entry in gestures where entry.gesture == gesture { return entry.command }
    return nil
  }

  /// The command of a key, where there is one; letters are keys, whatever their case.
  static func named(by key: KeyPress) -> VoiceOverCommand? {
    let key = key.lowercased
    for entry in keys where entry.key == key { return entry.command }
    guard key.modifiers.subtracting(.shift) == [.vo, .command], case .character(let letter) = key.key,
      let kind = QuickKind.letters.first(where: { $0.letter == letter })?.kind
    else { return nil }
    return .find(kind, forward: !key.modifiers.contains(.shift))  // KB-34
  }
}

extension KeyPress {
  /// The same key with its letter in lower case.
  var lowercased: KeyPress {
    guard case .character(let sign) = key, let letter = sign.lowercased().first else { return self }
    return KeyPress(.character(letter), modifiers)
  }
}
