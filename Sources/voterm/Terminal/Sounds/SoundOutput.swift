import AXEngine

/// What the program does with a sound beside naming it in log and position line.
enum SoundOutput: String, Hashable, Sendable, CaseIterable {
  case off
  /// The terminal's bell.
  case bell
  /// A short pattern of tones by a player of the system.
  case tones

  /// The next one, the first behind the last.
  var next: SoundOutput {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }

  /// What the prompt's line for it begins with; what follows is one of the cases.
  static let command = "sounds"
  /// How that line is written.
  static let syntax = command + " " + allCases.map(\.rawValue).joined(separator: "|")
  /// The choice in a line of the prompt; nil inside where it names none, nil altogether for another line.
  static func choice(in line: String) -> SoundOutput?? {
    let words = line.split(separator: " ")
    guard words.first.map(String.init) == command else { return nil }
    return .some(words.count == 2 ? SoundOutput(rawValue: String(words[1])) : nil)
  }
}

/// Something that is to be heard.
enum Sound: Hashable, Sendable {
  case earcon(Earcon)
  /// A sound that the app plays itself; the name comes from a file and is only ever shown.
  case app

  /// Whether the bell is rung for it: not for those of every move and every activation, which would make a blare.
  var ringsBell: Bool { self != .earcon(.itemFocused) && self != .earcon(.itemActivated) }
}

/// What happened since the last answer to the terminal, and when the bell was rung.
struct SoundQueue: Hashable, Sendable {
  /// How long the bell keeps still after it was rung, in milliseconds.
  static let bellPause: Int64 = 300

  var output = SoundOutput.off
  private var waiting: [Sound] = []
  private var lastBell: Int64?

  init(_ output: SoundOutput) { self.output = output }

  mutating func add(_ sound: Sound) {
    if output != .off { waiting.append(sound) }
  }

  /// Forgets what waits.
  mutating func clear() { waiting = [] }

  /// What the shell is to do about what waits; `now` in milliseconds.
  mutating func take(now: Int64) -> [ShellCommand] {
    defer { waiting = [] }
    guard !waiting.isEmpty else { return [] }
    switch output {
    case .off: return []
    case .bell:
      guard waiting.contains(where: \.ringsBell) else { return [] }
      if let lastBell, now - lastBell < Self.bellPause { return [] }
      lastBell = now
      return [.bell]
    case .tones: return [.play(ToneTable.pattern(waiting))]
    }
  }
}
