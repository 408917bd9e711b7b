import CNcurses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Plays sounds through a player of the system, as a process of its own that nobody waits for.
@MainActor
struct TonePlayer {
  /// The players that are tried, the first of them first: PulseAudio's (which PipeWire answers too), PipeWire's,
  /// ALSA's, macOS's. The option keeps one from talking.
  private nonisolated static let known: [(name: String, option: String?)] = [
    ("paplay", nil), ("pw-play", nil), ("aplay", "-q"), ("afplay", nil),
  ]
  /// Their names, for people.
  nonisolated static let names = known.map(\.name)
  /// More sounds at once are left out.
  private static let most = 4
  /// How often those that play are looked after, and how long one may take, in milliseconds.
  private static let interval: Int64 = 100
  private static let patience: Int64 = 5_000

  private struct Running {
    var process: Int32
    var path: String
    var wave: [UInt8]
    var since: Int64
  }

  /// The players that were found and have not failed; nil before anything was played.
  private var players: [(path: String, option: String?)]?
  private var running: [Running] = []
  private var hasComplained = false

  /// When it wants to look after what plays; nil for never.
  private(set) var deadline: Int64?

  /// Plays some tones; `now` in milliseconds.
  mutating func play(_ tones: [Tone], now: Int64) {
    if players == nil { players = Self.find() }
    if running.count < Self.most { start(Wave.file(tones), now) }
    if deadline == nil { deadline = now + Self.interval }
  }

  /// Looks after what plays. Gives, once, a text for people where nothing can be played here.
  mutating func look(now: Int64) -> String? {
    guard let due = deadline, due <= now else { return nil }
    for entry in running {
      switch vt_sound_poll(entry.process) {
      case 0 where now - entry.since < Self.patience: continue
      case 0: vt_sound_stop(entry.process)
      case 1:
        running.removeAll { $0.process == entry.process }
        continue
      default: break
      }
      running.removeAll { $0.process == entry.process }
      // It does not work here: what it should have played is the next one's.
      players?.removeAll { $0.path == entry.path }
      start(entry.wave, now)
    }
    deadline = running.isEmpty ? nil : now + Self.interval
    guard players?.isEmpty == true, !hasComplained else { return nil }
    hasComplained = true
    return "no tones: none of \(Self.names.joined(separator: ", ")) works here"
  }

  /// Silences everything.
  mutating func stop() {
    for entry in running { vt_sound_stop(entry.process) }
    running = []
    deadline = nil
  }

  private mutating func start(_ wave: [UInt8], _ now: Int64) {
    while let player = players?.first {
      let process = vt_sound_start(player.path, player.option, wave, wave.count)
      if process > 0 {
        running.append(Running(process: process, path: player.path, wave: wave, since: now))
        return
      }
      players?.removeFirst()
    }
  }

  /// The players on the search path; folders that are not named from the root are left out.
  private static func find() -> [(path: String, option: String?)] {
    let folders = (Platform.variable("PATH") ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    return known.compactMap { player in
      for folder in folders {
        let path = Path.join(String(folder), player.name)
        if Files.kind(of: path) == .file, access(path, X_OK) == 0 { return (path, player.option) }
      }
      return nil
    }
  }
}
