import AXEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The largest resident size of the process so far, in bytes.
func peakMemory() -> Int {
  #if os(Linux)
    // What `getrusage` answers may be left over from the process that started this one.
    let status = String(decoding: bytes(of: "/proc/self/status"), as: UTF8.self)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line.flatMap { Int($0.filter(\.isNumber)) } ?? 0) * 1_024
  #else
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return Int(usage.ru_maxrss)
  #endif
}

/// A file's bytes; empty where it cannot be read.
func bytes(of path: String) -> [UInt8] {
  guard let file = fopen(path, "rb") else { return [] }
  defer { fclose(file) }
  var status = stat()
  fstat(fileno(file), &status)
  // What the system makes up has no size beforehand.
  let capacity = status.st_size > 0 ? Int(status.st_size) : 1 << 16
  return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
    count = fread(buffer.baseAddress, 1, capacity, file)
  }
}

/// Reading and decoding alone in milliseconds, for the ratio with another parser.
func measureParsing(_ path: String) {
  let source = SourceFile(path: path, bytes: bytes(of: path))
  print(median { _ = Mock.load(source) } / 1e6)
}

/// The real program on a pseudo terminal: exec to the first byte, and a key to the answer.
func measureTerminal(_ program: String, _ mock: String) {
  print(
    "the program on a terminal of 80 × 24, seen from outside (goal: first byte below 10 ms, a key below 1 ms in the program)"
  )
  var firsts: [Double] = []
  var keys: [Double] = []
  for _ in 0..<15 {
    guard let terminal = PseudoTerminal(program, mock) else { return }
    if let first = terminal.timeToOutput() { firsts.append(first) }
    terminal.drain()
    for number in 0..<40 {
      terminal.type(number % 4 < 2 ? "\u{1B}[C" : "\u{1B}[D")
      // The status line is at the bottom, so it comes last.
      if let answer = terminal.drain() { keys.append(answer) }
    }
    terminal.type("q")
    terminal.end()
  }
  show("exec to the first byte", firsts)
  show("key to the last byte of the answer", keys)
}

/// From the moment a file is replaced to the last byte of the new screen, in the real program.
func measureReload(_ program: String) {
  print("a file is replaced, and the program draws its new version (goal: below 50 ms)")
  for (name, make) in [
    ("33 elements", { Mocks.app(1, word: $0) }),
    ("300 screens, 10,000 elements", { Mocks.app(300, word: $0) }),
  ] as [(String, (String) -> String)] {
    let versions = [make("short"), make("long")].map { Array($0.utf8) }
    let path = temporaryFile(versions[0])
    defer { unlink(path) }
    guard let terminal = PseudoTerminal(program, path) else { return }
    _ = terminal.timeToOutput()
    terminal.drain()
    var times: [Double] = []
    for number in 1...15 {
      let new = temporaryFile(versions[number % 2])
      terminal.mark()
      rename(new, path)
      if let answer = terminal.drain(patience: 300) { times.append(answer) }
    }
    terminal.type("q")
    terminal.end()
    show(name, times)
  }
}

/// A new file with some bytes, in the temporary folder; its path.
private func temporaryFile(_ bytes: [UInt8]) -> String {
  var template = Array("/tmp/voterm-bench-XXXXXX.json".utf8CString)
  let descriptor = mkstemps(&template, 5)
  guard descriptor >= 0 else { return "" }
  defer { close(descriptor) }
  _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// The median, and the least: on a busy machine the others hold what the program waited for its turn.
private func show(_ name: String, _ times: [Double]) {
  let sorted = times.sorted()
  guard let least = sorted.first else { return }
  print("  \(name): \(format(sorted[sorted.count / 2])), at least \(format(least))")
}

/// A child on a pseudo terminal.
final class PseudoTerminal {
  private var descriptor: Int32 = -1
  private let child: pid_t
  private var lastWrite: ContinuousClock.Instant

  init?(_ program: String, _ mock: String) {
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    setenv("TERM", "xterm-256color", 1)
    lastWrite = ContinuousClock.now
    child = forkpty(&descriptor, nil, nil, &size)
    if child == 0 {
      var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(mock), nil]
      execv(program, &arguments)
      _exit(127)
    }
    guard child > 0 else { return nil }
  }

  /// Nanoseconds from the last write (or the start) to the first byte; nil where nothing comes in a second.
  func timeToOutput() -> Double? {
    var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&poller, 1, 1_000) > 0 else { return nil }
    return nanoseconds(ContinuousClock.now - lastWrite)
  }

  /// What comes from here on is the answer to something that happens now.
  func mark() { lastWrite = ContinuousClock.now }

  /// Reads until nothing has come for a while, in milliseconds. Nanoseconds from the last write to the last byte; nil where none came.
  @discardableResult
  func drain(patience: Int32 = 30) -> Double? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var last: Double?
    while poll(&poller, 1, patience) > 0, read(descriptor, &buffer, buffer.count) > 0 {
      last = nanoseconds(ContinuousClock.now - lastWrite)
    }
    return last
  }

  /// Types something.
  func type(_ text: String) {
    lastWrite = ContinuousClock.now
    var bytes = Array(text.utf8)
    _ = write(descriptor, &bytes, bytes.count)
  }

  /// Waits for the child and closes the terminal.
  func end() {
    kill(child, SIGTERM)
    var status: Int32 = 0
    waitpid(child, &status, 0)
    close(descriptor)
  }
}
