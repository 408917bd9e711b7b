import CPty
import Foundation
import Testing

/// The real program on a pseudo terminal, with a model of what that shows.
final class Terminal {
  private var pty = cpty()
  private(set) var screen: ScreenModel
  private(set) var modesBefore: [UInt32] = []
  /// All bytes so far.
  private(set) var output: [UInt8] = []

  struct CouldNotStart: Error {}

  /// Where the programs of this package are.
  static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// Starts the program; the environment is this one and nothing else.
  init(
    _ arguments: [String] = [], program: String? = nil, rows: Int = 24, columns: Int = 80,
    environment: [String: String] = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
  ) throws {
    let path = program ?? Terminal.products.appendingPathComponent("voterm").path
    screen = ScreenModel(rows: rows, columns: columns)
    var argumentPointers: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var environmentPointers: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    let started = cpty_start(
      path, &argumentPointers, &environmentPointers, Int32(rows), Int32(columns), &pty)
    for pointer in argumentPointers + environmentPointers { free(pointer) }
    guard started == 0 else { throw CouldNotStart() }
    modesBefore = Terminal.plainModes(rows: rows, columns: columns)
  }

  deinit { cpty_close(&pty) }

  /// The modes a fresh terminal has.
  private static func plainModes(rows: Int, columns: Int) -> [UInt32] {
    var fresh = cpty()
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/true"), nil]
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]
    _ = cpty_start("/bin/true", &arguments, &environment, Int32(rows), Int32(columns), &fresh)
    free(arguments[0])
    var modes: [UInt32] = [0, 0, 0, 0]
    cpty_modes(&fresh, &modes)
    _ = cpty_wait(&fresh, 2000)
    cpty_close(&fresh)
    return modes
  }

  /// The terminal's modes now.
  var modes: [UInt32] {
    var modes: [UInt32] = [0, 0, 0, 0]
    cpty_modes(&pty, &modes)
    return modes
  }

  /// Types bytes.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    cpty_write(&pty, bytes, Int32(bytes.count))
  }

  func resize(rows: Int, columns: Int) {
    screen.resize(rows: max(1, rows), columns: max(1, columns))
    cpty_resize(&pty, Int32(rows), Int32(columns))
  }

  func signal(_ number: Int32) { cpty_signal(&pty, number) }

  /// Reads until a condition holds; says whether it did within five seconds.
  func wait(for condition: (ScreenModel) -> Bool) -> Bool {
    let deadline = Date().addingTimeInterval(10)
    while !condition(screen) {
      guard Date() < deadline, read(timeout: 50) else { return condition(screen) }
    }
    return true
  }

  /// Reads until a text stands on the screen.
  func wait(for text: String) -> Bool { wait { $0.text.contains(text) } }

  /// Reads what comes until it has been quiet for a while.
  func settle() {
    let before = output.count
    _ = read(timeout: 100)
    if output.count > before { while read(timeout: 60, needsBytes: true) {} }
  }

  private func read(timeout: Int32, needsBytes: Bool = false) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = cpty_read(&pty, &buffer, Int32(buffer.count), timeout)
    if count > 0 {
      output += buffer[0..<Int(count)]
      screen.feed(Array(buffer[0..<Int(count)]))
    }
    return count > 0 || (count == 0 && !needsBytes)
  }

  /// Waits for the end; the exit status, 256 plus a signal, or -1 where it does not end.
  func end() -> Int32 {
    let deadline = Date().addingTimeInterval(10)
    while Date() < deadline {
      _ = read(timeout: 5)
      let status = cpty_wait(&pty, 5)
      if status >= 0 {
        while read(timeout: 20, needsBytes: true) {}
        return status
      }
    }
    return -1
  }
}
