import Foundation
import Testing

@testable import voterm

/// `voterm diff` as a process.
@Suite struct DiffCommandTests {
  private func mock(_ text: String) -> String {
    #"{ "root": { "type": "Button", "id": "b", "text": "\#(text)", "frame": [0, 60, 100, 44] } }"#
  }

  @Test func theStatusSaysWhetherSomethingDiffers() throws {
    let folder = try Voterm.folder(["old.json": mock("Go"), "new.json": mock("Go on")])
    defer { try? FileManager.default.removeItem(at: folder) }
    let same = try Voterm.run(["diff", "old.json", "old.json"], in: folder)
    #expect(same.status == 0)
    #expect(same.output == "no difference for a listener\n")
    let other = try Voterm.run(["diff", "old.json", "new.json"], in: folder)
    #expect(other.status == 1)
    #expect(other.output.hasPrefix("main\n  words: #b says \"Go on, Button\"; it said \"Go, Button\"\n"))
    let json = try Voterm.run(
      ["diff", "old.json", "new.json", "--format", "json", "-o", "d.json"], in: folder)
    #expect(json.status == 1)
    #expect(json.output.isEmpty)
    #expect(
      try String(contentsOf: folder.appending(path: "d.json"), encoding: .utf8).contains("\"differs\": true"))
  }

  @Test func whatCannotBeReadOrWrittenIsSaid() throws {
    let folder = try Voterm.folder(["old.json": mock("Go"), "wrong.json": "{"])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try Voterm.run(["diff", "old.json", "gone.json"], in: folder).status == 66)
    #expect(try Voterm.run(["diff", "wrong.json", "old.json"], in: folder).status == 65)
    #expect(try Voterm.run(["diff", "old.json"], in: folder).status == 64)
    let unwritable = try Voterm.run(["diff", "old.json", "old.json", "-o", "no/x"], in: folder)
    #expect(unwritable.status == 74)
    #expect(unwritable.errors.contains("cannot be written"))
  }
}
