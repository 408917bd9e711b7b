import Foundation
import Testing

/// Walks on the real program; the keys are typed as a person would.
@Suite("Walking on a terminal", .serialized)
struct PtyWalkTests {
  static let screens = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "screens")

  private func start(
    _ file: String, rows: Int = 24, columns: Int = 80,
    environment: [String: String] = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
  ) throws -> Terminal {
    try Terminal(
      [Self.screens.appending(path: file).path()], rows: rows, columns: columns, environment: environment)
  }

  /// Waits until the last line is a text.
  private func says(_ text: String, _ terminal: Terminal) -> Bool {
    terminal.wait { $0.lines.last?.hasPrefix("▸ " + text) == true }
  }

  @Test("the keys of the checkout lead from the first screen over the error to the receipt")
  func checkout() throws {
    let terminal = try start("checkout.json")
    #expect(says("Payment, Heading", terminal))
    terminal.type("\u{1B}[C")
    #expect(says("Card number, 4242 4242 4242 424, Text field", terminal))
    terminal.type("\u{1B}[C")
    #expect(says("Pay €24.90, Button", terminal))
    terminal.type("\r")
    #expect(terminal.wait(for: "Payment failed. Check the card"))
    #expect(says("Payment failed. Check the card number.", terminal))
    terminal.type("\u{1B}OC\r")
    #expect(terminal.wait { $0.lines[22].contains("typing") })
    terminal.type("2")
    #expect(terminal.wait(for: "4242 4242 4242 4242"))
    // The leader reaches the gestures while letters are typed.
    terminal.type("\u{1B}OC\u{1}\r")
    #expect(terminal.wait(for: "Receipt"))
    #expect(says("Receipt, Heading", terminal))
    terminal.type("\u{1}q")
    #expect(terminal.end() == 0)
    #expect(terminal.screen.unknown.isEmpty)
    #expect(terminal.screen.stray.isEmpty)
    #expect(terminal.modes == terminal.modesBefore)
  }

  @Test("a lone Escape scrubs, and the sequence of an arrow never does")
  func escape() throws {
    let terminal = try start("checkout.json")
    #expect(says("Payment, Heading", terminal))
    terminal.type(":double tap #support\r")
    #expect(terminal.wait(for: "Help with cards"))
    terminal.type("\u{1B}")
    #expect(terminal.wait { !$0.text.contains("sixteen digits") })
    terminal.type("\u{1B}")
    terminal.type("[C")
    terminal.type("q")
    #expect(terminal.end() == 0)
  }

  @Test("follows the size of the terminal, down to one line and back")
  func resize() throws {
    let terminal = try start("settings.json")
    #expect(terminal.wait(for: "Airplane Mode"))
    terminal.resize(rows: 1, columns: 30)
    #expect(terminal.wait { $0.lines[0].hasPrefix("▸ Settings") })
    terminal.type("\u{1B}[C")
    #expect(terminal.wait { $0.lines[0].hasPrefix("▸ Search") })
    terminal.resize(rows: 50, columns: 200)
    #expect(terminal.wait { $0.text.contains("Airplane Mode") && $0.text.contains("why here") })
    terminal.type("q")
    #expect(terminal.end() == 0)
  }

  @Test("only what changed is drawn again")
  func frugal() throws {
    let terminal = try start("settings.json")
    #expect(terminal.wait(for: "why here"))
    terminal.settle()
    let before = terminal.output.count
    terminal.type("?")
    #expect(terminal.wait(for: "Keys: VoiceOver"))
    terminal.type("\u{1B}")
    #expect(terminal.wait(for: "why here"))
    terminal.settle()
    let whole = terminal.output.count - before
    terminal.type("l")
    terminal.settle()
    #expect(terminal.output.count - before - whole < whole / 3)
  }

  @Test(
    "without colours none are sent",
    arguments: [["NO_COLOR": "1", "TERM": "xterm-256color"], ["TERM": "vt100"]])
  func monochrome(_ environment: [String: String]) throws {
    let terminal = try start(
      "settings.json", environment: environment.merging(["LANG": "C.UTF-8"]) { a, _ in a })
    #expect(terminal.wait(for: "Airplane Mode"))
    terminal.type("\u{1B}[C\u{1B}[C\t")
    terminal.settle()
    let text = String(decoding: terminal.output, as: UTF8.self)
    for part in text.split(separator: "\u{1B}[").dropFirst() {
      let body = part.prefix { $0.isNumber || $0 == ";" }
      guard part.dropFirst(body.count).first == "m" else { continue }
      for number in body.split(separator: ";") {
        #expect(!(30...49).contains(Int(number) ?? 0) || number == "39" || number == "49", "\(body)")
      }
    }
    // A bare letter so soon after Tab would make a chord.
    terminal.type("\u{1}q")
    #expect(terminal.end() == 0)
  }

  @Test("nothing from a file reaches the terminal as a control character")
  func hostile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "voterm-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let evil = "\\u001b]0;x\\u0007\\u009b31m\\u202eevil\\u2066\\u0000\\u200b\\t"
    let file = folder.appending(path: "a.json")
    try """
    { "title": "\(evil)", "state": { "s": "\(evil)" }, "root": { "type": "VStack", "children": [
      { "type": "Text", "text": "\(evil)", "accessibility": { "hint": "\(evil)" } },
      { "type": "TextField", "text": "\(evil)", "value": "$s" },
      { "type": "Button", "text": "{s}", "do": [ { "post": "announcement", "argument": "\(evil)" } ] } ] } }
    """.write(to: file, atomically: true, encoding: .utf8)
    let terminal = try Terminal([file.path()])
    #expect(terminal.wait(for: "evil"))
    terminal.type("i\u{1B}[C\u{1B}[C\r/\u{1B}")
    terminal.type("\u{1B}[200~\u{1B}]0;y\u{7}\u{1B}[201~")
    terminal.settle()
    #expect(terminal.screen.unknown.isEmpty)
    #expect(terminal.screen.stray.isEmpty)
    terminal.type("q")
    #expect(terminal.end() == 0)
  }

  @Test("a missing, a broken and an empty place end with a message and no picture")
  func badFiles() throws {
    let missing = try Terminal(["/nowhere/at/all.json"])
    #expect(missing.end() == 66)
    #expect(!missing.output.contains(0x1B))
    let folder = FileManager.default.temporaryDirectory.appending(path: "voterm-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let empty = try Terminal([folder.path()])
    #expect(empty.end() == 66)
    let file = folder.appending(path: "b.json")
    try "{ \"root\": { \"type\": \"Buton\" } }".write(to: file, atomically: true, encoding: .utf8)
    let broken = try Terminal([file.path()])
    #expect(broken.end() == 65)
    #expect(String(decoding: broken.output, as: UTF8.self).contains("b.json:1:"))
  }

  @Test("follows the file on disk")
  func liveReload() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "voterm-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.json")
    func write(_ text: String) throws {
      try "{ \"root\": { \"type\": \"Button\", \"id\": \"b\", \"text\": \"\(text)\" } }"
        .write(to: file, atomically: true, encoding: .utf8)
    }
    try write("Pay")
    let terminal = try Terminal([file.path()])
    #expect(terminal.wait(for: "[ Pay ]"))
    try write("Buy")
    #expect(terminal.wait(for: "[ Buy ]"))
    #expect(says("reloaded: renamed 'Pay' to 'Buy'", terminal))
    try "{ \"root\": ".write(to: file, atomically: true, encoding: .utf8)
    #expect(terminal.wait { $0.lines.last?.contains("a.json:1:") == true })
    #expect(terminal.screen.text.contains("[ Buy ]"))
    terminal.type("q")
    #expect(terminal.end() == 0)
  }
}
