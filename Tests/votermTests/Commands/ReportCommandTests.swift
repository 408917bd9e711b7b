import Foundation
import Testing

@testable import voterm

/// `voterm report` and the pictures of `voterm order`, as a process.
@Suite struct ReportCommandTests {
  private static let mock = #"{ "title": "T", "root": { "type": "Button", "id": "b", "text": "Go" } }"#

  @Test func thePageHasTheMockAndItsWalks() throws {
    let folder = try Voterm.folder([
      "a.json": Self.mock, "a.walk": "open a.json\nexpect focus #b\n",
      "a-two.walk": "open a.json\nexpect focus #c\n",
      // Begins with the same letter, but opens another mock.
      "ab.walk": "open ab.json\nexpect focus #b\n", "ab.json": Self.mock,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let ending = try Voterm.run(["report", "a.json"], in: folder)
    // A walk that is wrong is said to be so, and keeps nothing else from the page.
    #expect(ending.status == 65)
    #expect(ending.errors.contains("a-two.walk:2"))
    #expect(ending.output.hasPrefix("<!DOCTYPE html>\n"))
    #expect(ending.output.contains(">a.walk: held<"))
    #expect(!ending.output.contains("ab.walk"))
  }

  @Test func aFolderIsOnePage() throws {
    let folder = try Voterm.folder([
      "a.json": Self.mock, "b.json": Self.mock, "about.json": #"{ "title": "no mock" }"#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    // The page of yesterday is no mock that would be lost.
    for _ in 1...2 {
      let ending = try Voterm.run(["report", ".", "-o", "page.html"], in: folder)
      #expect(ending.status == 0, "\(ending.errors)")
      #expect(ending.output.isEmpty)
    }
    let page = try String(contentsOf: folder.appending(path: "page.html"), encoding: .utf8)
    #expect(page.contains("<h1>2 mocks: accessibility report</h1>"))
    #expect(page.contains(#"id="mock-2-screen-1""#))
    #expect(!page.contains("no mock"))
    // Two of one title are told apart by their files.
    #expect(page.contains(">T, ./a.json</h2>") || page.contains(">T, a.json</h2>"))
  }

  @Test func whatCannotBeReadOrWrittenIsSaid() throws {
    let folder = try Voterm.folder(["a.json": Self.mock, "wrong.json": #"{ "root": 1 }"#])
    defer { try? FileManager.default.removeItem(at: folder) }
    let unwritable = try Voterm.run(["report", "a.json", "-o", "no/such/page.html"], in: folder)
    #expect(unwritable.status == 74)
    #expect(unwritable.errors.contains("no/such/page.html: cannot be written: "))
    let picture = try Voterm.run(["order", "a.json", "--format", "svg", "-o", "no/x.svg"], in: folder)
    #expect(picture.status == 74)
    let missing = try Voterm.run(["report", "gone.json"], in: folder)
    #expect(missing.status == 66)
    #expect(missing.output.isEmpty)
    // One wrong file keeps no other from its page.
    let wrong = try Voterm.run(["report", "wrong.json", "a.json"], in: folder)
    #expect(wrong.status == 65)
    #expect(wrong.output.contains("<h1>T: accessibility report</h1>"))
    let empty = folder.appending(path: "empty")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: false)
    let none = try Voterm.run(["report", "empty"], in: folder)
    #expect(none.status == 66)
    #expect(none.errors.contains("there are no mock files in this folder"))
  }

  @Test func thePictureIsAFileOfItsOwn() throws {
    let ending = try Voterm.run(["order", "screens/checkout.json", "--format", "svg"])
    #expect(ending.status == 0)
    #expect(ending.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "))
    #expect(ending.output.contains(">Payment</text>"))
  }
}
