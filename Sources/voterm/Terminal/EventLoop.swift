import AXEngine
import CNcurses

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the full-screen program asks of the world around it.
enum ShellCommand: Hashable, Sendable {
  case quit(status: Int32)
  /// Stop as Ctrl-Z does.
  case suspend
  /// Draw everything anew.
  case repaint
  case bell
  case play([Tone])
}

/// A full-screen program without any input or output of its own.
@MainActor
protocol ScreenProgram {
  /// Takes an event; `now` is in milliseconds of a clock that never goes back.
  mutating func handle(_ event: TerminalEvent, now: Int64) -> [ShellCommand]
  /// When it wants to be woken without an event, on the same clock; nil for never.
  var deadline: Int64? { get }
  /// Its deadline has come.
  mutating func wake(now: Int64) -> [ShellCommand]
  /// The file whose changes it wants to hear of; nil for none.
  var watchedFile: String? { get }
  /// That file is watched from here on; what was written since it was read went by unnoticed.
  mutating func watchDidBegin(now: Int64)
  /// Something has happened to that file.
  mutating func fileDidChange(now: Int64)
  /// Something about the shell for its log.
  mutating func note(_ text: String)
  /// What to show.
  mutating func draw(rows: Int, columns: Int, charset: Charset) -> Frame
}

/// Waits for keys, signals and deadlines, on one thread.
@MainActor
struct EventLoop {
  /// How long an Escape waits for the rest of a sequence, in milliseconds.
  static let escapeDelay: Int64 = 25

  private let screen: Screen
  private let signals: Int32
  private var decoder = KeyDecoder()
  private var escapeDeadline: Int64?
  private var player = TonePlayer()
  private var watch: FileWatch?

  init(screen: Screen) {
    self.screen = screen
    signals = vt_signals_open()
  }

  /// Runs a program until it ends; gives the exit status.
  mutating func run(_ program: inout some ScreenProgram) -> Int32 {
    defer { player.stop() }
    while true {
      screen.show(program.draw(rows: screen.rows, columns: screen.columns, charset: screen.charset))
      if follow(program.watchedFile) { program.watchDidBegin(now: vt_milliseconds()) }
      let ready = vt_wait(STDIN_FILENO, signals, watch?.descriptor ?? -1, timeout(program.deadline))
      let now = vt_milliseconds()
      var commands: [ShellCommand] = []
      if ready & 2 != 0 { commands += takeSignals() }
      if ready & 1 != 0 {
        guard let events = readKeys(now) else { return ready & 8 != 0 ? 128 + SIGHUP : 0 }
        for event in events { commands += program.handle(event, now: now) }
      } else if ready & 8 != 0 {
        return 128 + SIGHUP
      }
      if let watch, ready & 4 != 0 || watch.interval != nil, watch.takeChanges() {
        program.fileDidChange(now: now)
      }
      if let escapeDeadline, now >= escapeDeadline {
        self.escapeDeadline = nil
        for event in decoder.timeOut() { commands += program.handle(event, now: now) }
      }
      if let deadline = program.deadline, now >= deadline { commands += program.wake(now: now) }
      if let problem = player.look(now: now) { program.note(problem) }
      for command in commands {
        if let status = perform(command, now: now) { return status }
      }
    }
  }

  /// Watches another file; whether it began to.
  private mutating func follow(_ path: String?) -> Bool {
    if watch?.path == path { return false }
    watch = path.map { FileWatch($0) }
    return watch != nil
  }

  private func timeout(_ deadline: Int64?) -> Int32 {
    let polling = watch?.interval.map { vt_milliseconds() + $0 }
    let deadlines = [deadline, escapeDeadline, player.deadline, polling].compactMap { $0 }
    guard let next = deadlines.min() else { return -1 }
    return Int32(clamping: max(0, next - vt_milliseconds()))
  }

  /// The events in what can be read; nil at the end of the input.
  private mutating func readKeys(_ now: Int64) -> [TerminalEvent]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    guard count > 0 else { return nil }
    let events = decoder.feed(buffer[0..<count])
    escapeDeadline = decoder.isWaiting ? now + Self.escapeDelay : nil
    return events
  }

  private func takeSignals() -> [ShellCommand] {
    var commands: [ShellCommand] = []
    while true {
      switch vt_signals_next(signals) {
      case 0: return commands
      case SIGWINCH: screen.resize()
      case SIGCONT: screen.resume()
      case SIGTSTP: commands.append(.suspend)
      case let number: commands.append(.quit(status: 128 + number))
      }
    }
  }

  /// Carries out a command; gives the exit status where it ends the program.
  private mutating func perform(_ command: ShellCommand, now: Int64) -> Int32? {
    switch command {
    case .quit(let status): return status
    case .suspend: screen.suspend()
    case .repaint: screen.repaint()
    case .bell: vt_bell()
    case .play(let tones): player.play(tones, now: now)
    }
    return nil
  }
}
