import Foundation
import Testing

@Suite("The program on a terminal", .serialized)
struct PtyTests {
  @Test("starts, answers a key, and gives the terminal back")
  func startAndQuit() throws {
    let terminal = try Terminal()
    #expect(terminal.wait(for: "voterm"))
    #expect(terminal.screen.isAlternate)
    #expect(terminal.screen.modes.isSuperset(of: [1000, 1006, 1004, 2004]))
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.screen.modes.isDisjoint(with: [1000, 1006, 1004, 2004]))
    #expect(terminal.modes == terminal.modesBefore)
    #expect(terminal.screen.unknown.isEmpty)
    #expect(terminal.screen.stray.isEmpty)
  }

  @Test("every signal gives the terminal back", arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func signals(_ signal: Int32) throws {
    let terminal = try Terminal()
    #expect(terminal.wait(for: "voterm"))
    terminal.signal(signal)
    #expect(terminal.end() == 128 + signal)
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.modes == terminal.modesBefore)
  }

  @Test("Ctrl-C and Ctrl-A q end it in every mode", arguments: ["", ":", "/", "?"])
  func keysThatEnd(_ overlay: String) throws {
    for (keys, status) in [("\u{3}", Int32(130)), ("\u{1}q", 0)] {
      let terminal = try Terminal([PtyWalkTests.screens.appending(path: "checkout.json").path()])
      #expect(terminal.wait(for: "Payment, Heading"))
      terminal.type(overlay)
      terminal.settle()
      terminal.type(keys)
      #expect(terminal.end() == status)
      #expect(terminal.modes == terminal.modesBefore)
    }
  }

  @Test("a fault gives the terminal back")
  func fault() throws {
    let terminal = try Terminal()
    #expect(terminal.wait(for: "voterm"))
    terminal.signal(SIGSEGV)
    #expect(terminal.end() == 256 + SIGSEGV)
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.modes == terminal.modesBefore)
  }

  @Test("numbers of lines and columns left over from another terminal are not believed")
  func staleSizes() throws {
    for (lines, columns) in [("99999999", "-1"), ("1", "1"), ("x", "")] {
      let terminal = try Terminal(
        environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8", "LINES": lines, "COLUMNS": columns])
      #expect(terminal.wait(for: "voterm"))
      #expect(terminal.wait(for: "Checkout"))
      terminal.type("q")
      #expect(terminal.end() == 0)
    }
  }

  @Test("an unknown terminal is taken for an xterm, a dumb one is refused with a way out")
  func terminals() throws {
    let unknown = try Terminal(environment: ["TERM": "no-such-terminal"])
    #expect(unknown.wait(for: "voterm"))
    unknown.type("q")
    #expect(unknown.end() == 0)
    let dumb = try Terminal(environment: ["TERM": "dumb"])
    #expect(dumb.end() == 64)
    #expect(String(decoding: dumb.output, as: UTF8.self).contains("voterm plain"))
    #expect(!dumb.output.contains(0x1B))
  }

  @Test("a plain ASCII locale gets ASCII alone")
  func ascii() throws {
    let terminal = try Terminal(environment: ["TERM": "vt100", "LC_ALL": "C"])
    #expect(terminal.wait(for: "voterm"))
    terminal.settle()
    #expect(terminal.output.allSatisfy { $0 < 0x80 })
  }

  @Test("without another screen to go back to, the last line is left empty for the prompt")
  func noOtherScreen() throws {
    let terminal = try Terminal(environment: ["TERM": "vt100", "LC_ALL": "C"])
    #expect(terminal.wait(for: "voterm"))
    terminal.settle()
    #expect(terminal.screen.lines[23].contains { $0 != " " })
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(terminal.screen.lines[23].allSatisfy { $0 == " " })
    #expect(terminal.screen.row == 23 && terminal.screen.column == 0)
  }

  @Test("captions are there from the beginning where they are asked for")
  func captions() throws {
    let terminal = try Terminal(["--captions", PtyWalkTests.screens.appending(path: "checkout.json").path()])
    #expect(terminal.wait(for: "Captions"))
    terminal.type("q")
    #expect(terminal.end() == 0)
  }

  @Test("without a terminal it says so and ends")
  func noTerminal() throws {
    let process = Process()
    process.executableURL = Terminal.products.appendingPathComponent("voterm")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 64)
    #expect(text.contains("voterm plain"))
  }

  @Test("survives every size")
  func sizes() throws {
    let terminal = try Terminal(rows: 1, columns: 1)
    terminal.settle()
    for (rows, columns) in [(40, 120), (5, 20), (1, 1), (0, 0), (2, 2), (24, 80)] {
      terminal.resize(rows: rows, columns: columns)
      terminal.settle()
    }
    #expect(terminal.wait(for: "voterm"))
    terminal.type("q")
    #expect(terminal.end() == 0)
  }

  @Test("Ctrl-Z stops it with the terminal given back, and fg takes the terminal again")
  func jobControl() throws {
    let voterm = Terminal.products.appendingPathComponent("voterm").path
    let terminal = try Terminal(
      ["--norc", "--noprofile", "-i"], program: "/bin/bash",
      environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8", "PS1": "ready> "])
    #expect(terminal.wait(for: "ready>"))
    terminal.type("stty -a | md5sum\n")
    #expect(terminal.wait { $0.text.contains("  -") })
    let sum = terminal.screen.lines.first { $0.contains("  -") }
    terminal.type("clear; '\(voterm)'\n")
    #expect(terminal.wait { $0.isAlternate && $0.text.contains("voterm") })
    terminal.type("\u{1A}")
    #expect(terminal.wait { !$0.isAlternate && $0.text.contains("Stopped") })
    #expect(terminal.screen.modes.isDisjoint(with: [1000, 1006, 1004, 2004].filter { $0 != 2004 }))
    terminal.type("clear; stty -a | md5sum\n")
    #expect(terminal.wait { $0.lines.contains { $0 == sum } })
    terminal.type("clear; fg\n")
    #expect(terminal.wait { $0.isAlternate && $0.text.contains("voterm: choose") })
    terminal.type("q")
    #expect(terminal.wait { !$0.isAlternate })
    terminal.type("exit\n")
    #expect(terminal.end() >= 0)
  }
}
