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
    #expect(same.output == "no difference for a listener in 1 state\n")
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

  @Test func statesScreensAndServicesFormats() throws {
    func mock(_ text: String) -> String {
      """
      { "state": { "failed": false }, "screens": { "main": { "root": { "type": "View", "children": [
        { "type": "Button", "id": "b", "text": "Go" }, { "type": "Text", "id": "e", "text": "\(text)", "when": "failed", "frame": [0, 200, 99, 20] }
      ] } }, "other": { "root": { "type": "Text", "id": "t", "text": "Other" } } } }
      """
    }
    let folder = try Voterm.folder(["old.json": mock("Failed"), "new.json": mock("Declined")])
    defer { try? FileManager.default.removeItem(at: folder) }
    let plain = try Voterm.run(["diff", "old.json", "new.json"], in: folder)
    #expect(plain.output == "no difference for a listener in 2 states\n")
    let given = ["diff", "old.json", "new.json", "--given", "failed = true", "--screen", "main"]
    let other = try Voterm.run(given, in: folder)
    #expect(other.status == 1)
    #expect(
      other.output == "main\n  words: #e says \"Declined\"; it said \"Failed\"\n1 difference: words 1\n")
    for (format, part) in [
      ("junit", "<failure type=\"diff.words\""), ("tap", "not ok 1 - \\#e says"),
      ("sarif", "\"ruleId\": \"diff.words\""),
    ] {
      let services = try Voterm.run(given + ["--format", format], in: folder)
      #expect(services.status == 1)
      #expect(services.output.contains(part))
    }
    let tap = try Voterm.run(["diff", "old.json", "old.json", "--format", "tap"], in: folder)
    #expect(tap.status == 0)
    #expect(!tap.output.contains("not ok"))
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
