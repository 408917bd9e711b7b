import AXEngine

/// A tone of a pattern, or a rest.
struct Tone: Hashable, Sendable {
  /// In hertz; 0 is silence.
  var frequency: Int
  /// In milliseconds.
  var duration: Int

  static let rest = Tone(frequency: 0, duration: 50)

  init(frequency: Int, duration: Int) {
    self.frequency = frequency
    self.duration = duration
  }

  /// As the documentation writes it: `440 Hz 60 ms`.
  var words: String { frequency == 0 ? "rest \(duration) ms" : "\(frequency) Hz \(duration) ms" }
}

/// How each sound is played as tones. The devices' own recordings are not ours to give away; these only have to be
/// short and told apart: upwards for in, on and more, downwards for out, off and gone, low for what does not go.
enum ToneTable {
  /// More than this of what happened at once is left out.
  static let most = 4

  /// The tones of a sound.
  static func tones(_ sound: Sound) -> [Tone] {
    switch sound {
    case .earcon(let earcon): pairs(earcon).map { Tone(frequency: $0.0, duration: $0.1) }
    case .app: [Tone(frequency: 587, duration: 70), Tone(frequency: 740, duration: 70)]
    }
  }

  /// What happened at once, one after the other with a rest between.
  static func pattern(_ sounds: [Sound]) -> [Tone] {
    Array(sounds.prefix(most).map(tones).joined(separator: [.rest]))
  }

  private static func pairs(_ earcon: Earcon) -> [(Int, Int)] {
    switch earcon {
    case .itemFocused: [(880, 20)]
    case .itemActivated: [(660, 25), (990, 25)]
    case .boundary: [(165, 130)]
    case .wrapped: [(440, 50), (660, 50), (440, 50)]
    case .scrolledPage: [(523, 35), (587, 35), (659, 35)]
    case .noItem: [(262, 35)]
    case .interactableGroup: [(392, 45), (0, 25), (392, 45)]
    case .startInteracting: [(392, 50), (523, 70)]
    case .stopInteracting: [(523, 50), (392, 70)]
    case .screenChanged: [(523, 60), (784, 60), (1047, 90)]
    case .synchronizedFocus: [(698, 35), (0, 25), (698, 35)]
    case .rotor: [(1175, 25), (1319, 25)]
    case .noResults: [(330, 80), (247, 120)]
    case .passThrough: [(880, 40), (1175, 40), (1568, 60)]
    case .quickNav: [(740, 40), (988, 40), (740, 40)]
    case .unknownCommand: [(147, 60), (0, 30), (147, 60)]
    case .enteredArea: [(294, 40), (440, 60)]
    case .exitedArea: [(440, 40), (294, 60)]
    case .loading: [(587, 40), (0, 60), (587, 40)]
    case .loaded: [(587, 40), (880, 80)]
    case .popover: [(659, 50), (880, 50)]
    case .alert: [(1047, 100), (1319, 160)]
    case .reordered: [(494, 40), (370, 40), (494, 40)]
    case .insertionPoint: [(1760, 15)]
    case .secureText: [(1397, 15), (0, 15), (1397, 15)]
    case .keyboardAppeared: [(349, 35), (440, 35), (523, 35)]
    case .keyboardDisappeared: [(523, 35), (440, 35), (349, 35)]
    }
  }

  // MARK: Documentation

  /// The page about sounds, with the table.
  static func markdown() -> String {
    let players = TonePlayer.names.map { "`" + $0 + "`" }.joined(separator: ", ")
    var lines = [
      "# Sounds", "", "Made by `make docs` from the table of tones; do not edit.", "",
      "VoiceOver's own sounds are named in walks (`sound boundary`), and in the program's speech log and position line",
      "behind `♪` (`~` in ASCII), so nobody has to hear them. To hear them, choose with `voterm --sounds HOW`,",
      "with `S` in the program, or with `:\(SoundOutput.syntax)`:", "",
      "- `off`, unless something else was asked for.",
      "- `bell`: the terminal's bell, at most once in \(SoundQueue.bellPause) ms, and not for `itemFocused` and",
      "  `itemActivated`, which come with every move and every activation. The bell is the program's own; no byte of a",
      "  file reaches the terminal.",
      "- `tones`: each sound as the pattern below, played by the first of \(players) on the `PATH` that works.",
      "  The player is started without a shell and never waited for, and gets a sound made on the spot; no sound file is",
      "  shipped. What happens at once is played one after the other, at most \(most) sounds of it. Where no player works,",
      "  the speech log says so once, and there is silence.", "",
      "`set sounds off` in a walk is something else: VoiceOver's own setting, with which there are no sounds at all.",
      "",
      "The patterns are a choice: devices play recordings that are Apple's. Upwards is in, on or more, downwards is out,",
      "off or gone, and what does not go is low.", "",
      "| sound | rule | when | tones |", "|---|---|---|---|",
    ]
    for earcon in Earcon.allCases {
      let words = tones(.earcon(earcon)).map(\.words).joined(separator: ", ")
      lines.append(
        "| `\(earcon.rawValue)` | \(earcon.rule) | \(RuleMeanings.meaning(of: earcon.rule) ?? "") | \(words) |"
      )
    }
    lines.append(
      "| sounds of the app | | a step of the mock plays one | \(tones(.app).map(\.words).joined(separator: ", ")) |"
    )
    return lines.joined(separator: "\n") + "\n"
  }
}
