import AXEngine
import CNcurses

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The full-screen program: takes the terminal, runs, and gives it back.
enum TerminalProgram {
  /// Opens a mock, or a chooser over the bundled screens without one; gives the exit status.
  @MainActor
  static func run(mockPath: String?) -> Int32 {
    let screen: Screen
    do {
      screen = try Screen(colors: getenv("NO_COLOR").map { $0.pointee == 0 } ?? true)
    } catch {
      complain(error)
      return 64
    }
    var loop = EventLoop(screen: screen)
    var program = TinyProgram()
    let status = loop.run(&program)
    screen.stop()
    return status
  }

  private static func complain(_ failure: Screen.Failure) {
    let message =
      switch failure {
      case .noTerminal: "voterm: standard input and output are not a terminal"
      case .cannotPlaceCursor: "voterm: this terminal cannot place the cursor"
      case .unknownTerminal: "voterm: the terminal named by TERM is unknown here"
      }
    let text = message + "\n  help: 'voterm plain' does the same line by line\n"
    _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }
}

struct TinyProgram: ScreenProgram {
  var last = "voterm"
  var deadline: Int64? { nil }
  mutating func wake(now: Int64) -> [ShellCommand] { [] }
  mutating func handle(_ event: TerminalEvent, now: Int64) -> [ShellCommand] {
    switch event {
    case .key(KeyStroke(.character("q"))): return [.quit(status: 0)]
    case .key(KeyStroke(.character("z"), .control)): return [.suspend]
    case .key(KeyStroke(.character("c"), .control)): return [.quit(status: 130)]
    case .key(let stroke): last = "key \(stroke.key)"
    default: break
    }
    return []
  }
  mutating func draw(rows: Int, columns: Int, charset: Charset) -> Frame {
    var frame = Frame(rows: rows, columns: columns, charset: charset)
    frame.box(frame.bounds, charset.plainBox, title: "voterm \(rows)x\(columns) é日本 👩‍👩‍👧 🇩🇪")
    let used = frame.put(charset.spoken + last, row: rows - 1, column: 0)
    frame.cursor = CellPoint(row: rows - 1, column: min(used, columns - 1))
    return frame
  }
}
