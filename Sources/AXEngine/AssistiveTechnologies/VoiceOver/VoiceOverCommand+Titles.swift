extension VoiceOverCommand {
  /// What it does, for VoiceOver Help and the program's lists. No source gives the words.
  public var title: String {
    switch self {
    case .move(let forward): forward ? "next item" : "previous item"
    case .jump(let toEnd): toEnd ? "last item" : "first item"
    case .enterGroup: "into the group"
    case .leaveGroup: "out of the group"
    case .search(let forward): forward ? "next rotor match, less" : "previous rotor match, more"
    case .turnRotor(let forward): forward ? "next rotor item" : "previous rotor item"
    case .activate: "activate"
    case .longPress: "long press"
    case .passThrough: "pass the gesture through"
    case .escape: "escape"
    case .magicTap: "magic tap"
    case .scroll(let direction):
      switch direction {
      case .up: "scroll up"
      case .down: "scroll down"
      case .left: "scroll left"
      case .right: "scroll right"
      case .next: "next page"
      case .previous: "previous page"
      }
    case .describePosition: "say the position"
    case .readAll(let fromTop): fromTop ? "read all from the top" : "read all from here"
    case .pauseSpeech: "pause or resume speech"
    case .toggleSpeech: "speech on or off"
    case .toggleCurtain: "screen curtain on or off"
    case .copySpeech: "copy what was said last"
    case .label: "label the item"
    case .watch: "watch the item"
    case .selectText: "text selection on or off"
    case .chooseItem: "item chooser"
    case .quickSettings: "quick settings"
    case .help: "VoiceOver Help on or off"
    case .containerEdge(let isEnd): isEnd ? "bottom of the container" : "top of the container"
    case .findText: "find text"
    case .findAgain(let forward): forward ? "find next" : "find previous"
    case .lockModifier: "lock the VO keys"
    case .repeatAnnouncement: "last announcement"
    case .readHint: "read the hint"
    case .readHere(let unit): "read the " + unit.title
    case .describe: "describe the item"
    case .textStyle: "text style"
    case .tablePosition: "row and column"
    case .rowHeader: "row header"
    case .linkAddress: "address of the link"
    case .describeFocused: "describe the keyboard's focus"
    case .goToFocused: "go to the keyboard's focus"
    case .selectedText: "selected text"
    case .linkedItem: "linked item"
    case .read(let unit, let forward): (forward ? "next " : "previous ") + unit.title
    case .find(let kind, let forward): (forward ? "next " : "previous ") + kind.title
    case .quickNav: "arrow-key Quick Nav"
    case .singleKeyQuickNav: "single-key Quick Nav"
    case .elsewhere(let name): name + " (not on a mock)"
    }
  }
}

extension TextUnit {
  fileprivate var title: String {
    switch self {
    case .character: "character"
    case .word: "word"
    case .line: "line"
    case .sentence: "sentence"
    case .paragraph: "paragraph"
    }
  }
}
