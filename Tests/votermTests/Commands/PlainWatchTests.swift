import Foundation
import Testing

/// `voterm plain --watch` as a process, beside an editor.
@Suite("The line dialogue follows the file", .serialized)
struct PlainWatchTests {
  /// The program with its input held open.
  private final class Dialogue {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private(set) var text = ""

    init(_ arguments: [String], in folder: URL) throws {
      process.executableURL = Voterm.binary
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.environment = ["PATH": "/usr/bin:/bin", "TERM": "dumb", "LC_ALL": "C.UTF-8"]
      process.standardInput = input
      process.standardOutput = output
      try process.run()
    }

    func type(_ line: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    }

    /// Reads until a text was written; false at the end of the output, or where nothing comes for long.
    func wait(for wanted: String) -> Bool {
      let descriptor = output.fileHandleForReading.fileDescriptor
      var buffer = [UInt8](repeating: 0, count: 4096)
      while !text.contains(wanted) {
        var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&poller, 1, 30_000) > 0 else { return false }
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return false }
        text += String(decoding: buffer[..<count], as: UTF8.self)
      }
      return true
    }

    /// Ends the input and gives the status.
    func end() throws -> Int32 {
      try input.fileHandleForWriting.close()
      _ = wait(for: "\u{0}")
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  private func mock(_ second: String) -> String {
    """
    { "root": { "type": "VStack", "children": [
      { "type": "Text", "id": "a", "text": "A" }, { "type": "Button", "id": "b", "text": "\(second)" } ] } }
    """
  }

  /// As most editors do: a new file is moved over the old one.
  private func save(_ text: String, _ folder: URL) throws {
    try Data(text.utf8).write(to: folder.appending(path: "a.json.new"))
    #expect(rename(folder.appending(path: "a.json.new").path(), folder.appending(path: "a.json").path()) == 0)
  }

  @Test("between steps it says what is another, and what is wrong; the output stays a walk")
  func follows() throws {
    let folder = try Voterm.folder(["a.json": mock("B")])
    defer { try? FileManager.default.removeItem(at: folder) }
    let dialogue = try Dialogue(["plain", "--watch", "a.json"], in: folder)
    try dialogue.type("swipe right")
    #expect(dialogue.wait(for: "speak B, Button\n"))
    try save(mock("C"), folder)
    #expect(dialogue.wait(for: "// reloaded: renamed 'B' to 'C'\n"))
    try save("{ \"root\": { \"type\": \"VStack\", \"children\": [\n  { \"type\": } ] } }", folder)
    #expect(dialogue.wait(for: "// a.json:2:13: error: "))
    try save(mock("D"), folder)
    #expect(dialogue.wait(for: "// reloaded: renamed 'C' to 'D'\n"))
    try dialogue.type("swipe left")
    #expect(dialogue.wait(for: "speak A\n"))
    try dialogue.type("swipe right")
    #expect(dialogue.wait(for: "speak D, Button\n"))
    // A version that is there before the next step is shown before it.
    try save(mock("E"), folder)
    try dialogue.type("swipe left")
    try dialogue.type("swipe right")
    #expect(dialogue.wait(for: "speak E, Button\n"))
    #expect(try dialogue.end() == 0)
    let lines = dialogue.text.split(separator: "\n").filter {
      !$0.hasPrefix("    ") && !$0.contains(": error: ")
    }
    #expect(
      lines == [
        "swipe right", "// reloaded: renamed 'B' to 'C'", "// reloaded: renamed 'C' to 'D'", "swipe left",
        "swipe right", "// reloaded: renamed 'D' to 'E'", "swipe left", "swipe right",
      ])
    try Data(("open a.json\n" + dialogue.text).utf8).write(to: folder.appending(path: "b.walk"))
    // It differs from what a replay on the last version gives, but every line can be read.
    #expect(try Voterm.run(["run", "b.walk"], in: folder).status == 1)
  }

  @Test("removed and back, and written in place")
  func removed() throws {
    let folder = try Voterm.folder(["a.json": mock("B")])
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.json")
    let dialogue = try Dialogue(["plain", "--watch", "a.json"], in: folder)
    try dialogue.type("swipe right")
    #expect(dialogue.wait(for: "speak B, Button\n"))
    try FileManager.default.removeItem(at: file)
    #expect(dialogue.wait(for: "// a.json: the file is gone; the last version stays\n"))
    try Data(mock("C").utf8).write(to: file)
    #expect(dialogue.wait(for: "// reloaded: renamed 'B' to 'C'\n"))
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 0)
    for byte in mock("D").utf8 { try handle.write(contentsOf: Data([byte])) }
    try handle.close()
    #expect(dialogue.wait(for: "// reloaded: renamed 'C' to 'D'\n"))
    #expect(!dialogue.text.contains("error"))
    #expect(try dialogue.end() == 0)
  }
}
