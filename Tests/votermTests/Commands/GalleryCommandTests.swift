import Foundation
import Testing

@testable import voterm

/// `voterm gallery`, and the gallery in the choosers.
@Suite struct GalleryCommandTests {
  private static let about = """
    { "row": "A large text", "source": "A table, row 1", "notice": ["Mistake: one.", "Repair: two."] }
    """
  private static func mock(_ traits: String) -> String {
    """
    { "title": "Notes", "root": { "type": "VStack", "children": [
      { "type": "Text", "id": "title", "text": "Notes" },
      { "type": "Text", "id": "part", "text": "Today", "accessibility": { "addTraits": [\(traits)] } } ] } }
    """
  }
  private static func walk(_ side: String, _ end: String) -> String {
    "open \(side).json\n    cursor #title\n    speak Notes\nswipe right\n    cursor #part\n    speak Today\(end)\n"
  }

  /// A gallery with one row in a folder of its own.
  private func withGallery(_ about: String = about, _ body: (URL) throws -> Void) throws {
    let row = "screens/gallery/2-notes/01-large/"
    let folder = try Voterm.folder([:])
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: row), withIntermediateDirectories: true)
    for (name, text) in [
      "screens/gallery/2-notes/chapter.json": #"{ "title": "Notes", "source": "A table", "rows": 1 }"#,
      row + "about.json": about, row + "mistake.json": Self.mock(""),
      row + "repair.json": Self.mock(#""header""#), row + "mistake.walk": Self.walk("mistake", ""),
      row + "repair.walk": Self.walk("repair", ", Heading"),
    ] {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    try body(folder)
  }

  @Test func theListNamesChaptersAndRows() throws {
    try withGallery { folder in
      let ending = try Voterm.run(["gallery", "screens"], in: folder)
      #expect(ending.status == 0, "\(ending.errors)")
      #expect(ending.output == "2. Notes\n  2/1  A large text\n")
    }
  }

  @Test func theWholeListNamesTheLineInWhichTheWalksPart() throws {
    try withGallery { folder in
      let ending = try Voterm.run(["gallery", "--list", "screens/gallery"], in: folder)
      let row = "screens/gallery/2-notes/01-large/"
      #expect(
        ending.output == """
          2. Notes
            2/1  A large text
              source   A table, row 1
              mistake  \(row)mistake.json
              repair   \(row)repair.json
              differs  in what is said, at: swipe right
                mistake  \(row)mistake.walk:6: speak Today
                repair   \(row)repair.walk:6: speak Today, Heading

          """)
    }
  }

  @Test func aRowIsExplainedByItsFolderOrItsNumber() throws {
    try withGallery { folder in
      let byPath = try Voterm.run(["gallery", "screens/gallery/2-notes/01-large/"], in: folder)
      #expect(byPath.output.contains("  Mistake: one.\n  Repair: two.\n"))
      #expect(byPath.output.contains("  -     speak Today\n  +     speak Today, Heading\n"))
      for number in ["2/1", "2/01-large"] {
        let ending = try Voterm.run(
          ["gallery", number], in: folder,
          environment: ["VOTERM_SCREENS": folder.appending(path: "screens").path()])
        #expect(ending.output.contains("  Mistake: one.\n"), "\(ending.errors)")
      }
      #expect(try Voterm.run(["gallery", "9/7"], in: folder).status == 64)
    }
  }

  /// A row that somebody is writing needs no chapter around it.
  @Test func aRowIsExplainedWithoutAChapter() throws {
    try withGallery { folder in
      let chapter = "screens/gallery/2-notes"
      try FileManager.default.removeItem(at: folder.appending(path: chapter + "/chapter.json"))
      let ending = try Voterm.run(["gallery", chapter + "/01-large"], in: folder)
      #expect(ending.output.hasPrefix("2/1  A large text\n  Mistake: one.\n"), "\(ending.errors)")
    }
  }

  @Test func aBrokenChapterIsListedAndSaysSo() throws {
    try withGallery(#"{ "row": "A large text" }"#) { folder in
      let ending = try Voterm.run(["plain", "screens"], in: folder)
      #expect(
        ending.output == "1. 2-notes: voterm gallery screens/gallery/2-notes says what is wrong\n",
        "\(ending.errors)")
    }
  }

  @Test func aFolderIsFoundFromInsideToo() throws {
    try withGallery { folder in
      let chapter = folder.appending(path: "screens/gallery/2-notes")
      let list = "2. Notes\n  2/1  A large text\n"
      #expect(try Voterm.run(["gallery", "."], in: chapter).output == list)
      #expect(try Voterm.run(["gallery", "01-large"], in: chapter).output.hasPrefix("2/1  A large text\n"))
      let row = try Voterm.run(["gallery", "."], in: chapter.appending(path: "01-large"))
      #expect(row.output.hasPrefix("2/1  A large text\n"), "\(row.errors)")
    }
  }

  @Test func thereAreFormatsForProgramsAndPages() throws {
    try withGallery { folder in
      let json = try Voterm.run(["gallery", "--format", "json", "screens"], in: folder)
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
      let chapters = try #require(object["chapters"] as? [[String: Any]])
      let row = try #require((chapters.first?["rows"] as? [[String: Any]])?.first)
      #expect(row["number"] as? String == "2/1")
      #expect((row["difference"] as? [String: Any])?["kinds"] as? [String] == ["said"])
      let page = try Voterm.run(["gallery", "--list", "--format", "markdown", "screens"], in: folder)
      #expect(page.output.contains("| 2/1 | A large text | speak Today | speak Today, Heading |"))
    }
  }

  @Test func aBrokenRowIsToldWithItsPlace() throws {
    try withGallery(#"{ "row": "A large text" }"#) { folder in
      let ending = try Voterm.run(["gallery", "screens"], in: folder)
      #expect(ending.status == 65)
      #expect(ending.errors.contains("01-large/about.json:1:1: error: 'source' is missing"))
    }
  }

  @Test(
    "What a row or chapter lacks is named",
    arguments: [
      ("01-large/repair.json", ["screens/gallery/2-notes/01-large"]),
      ("01-large/about.json", ["screens/gallery/2-notes/01-large"]),
      ("01-large/repair.json", ["--list", "screens"]), ("01-large/about.json", ["--list", "screens"]),
      ("01-large/repair.walk", ["--list", "screens"]), ("chapter.json", ["screens/gallery/2-notes"]),
    ])
  func whatIsMissingIsNamed(_ missing: String, _ arguments: [String]) throws {
    try withGallery { folder in
      let path = "screens/gallery/2-notes/" + missing
      try FileManager.default.removeItem(at: folder.appending(path: path))
      let ending = try Voterm.run(["gallery"] + arguments, in: folder)
      #expect(ending.status == 66)
      #expect(ending.output.isEmpty)
      #expect(ending.errors == "voterm: error: \(path): No such file or directory\n")
    }
  }

  @Test func aFolderWithoutAGallerySaysSo() throws {
    let folder = try Voterm.folder(["note.txt": "nothing"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let ending = try Voterm.run(["gallery", "."], in: folder)
    #expect(ending.status == 66)
    #expect(ending.errors.contains("there is no gallery in this folder\nhelp: a gallery has folders with"))
  }

  @Test func aGalleryMockSaysWhatToNotice() throws {
    try withGallery { folder in
      let path = "screens/gallery/2-notes/01-large/mistake.json"
      let ending = try Voterm.run(["plain", path], input: "swipe right\n", in: folder)
      #expect(ending.output.hasPrefix("// A large text: mistake\n// Mistake: one.\n// Repair: two.\n"))
    }
  }

  @Test func aChapterIsChosenBeforeItsRows() throws {
    try withGallery { folder in
      let screens = ["VOTERM_SCREENS": folder.appending(path: "screens").path()]
      let list = try Voterm.run(["plain"], environment: screens)
      #expect(list.output == "1. 2-notes: gallery, Notes\n")
      let ending = try Voterm.run(
        ["plain"], input: "1\n2\nswipe right\nexpect spoken \"Today, Heading\"\n", environment: screens)
      #expect(ending.status == 0, "\(ending.output)\(ending.errors)")
    }
  }

  @MainActor @Test func thePairsStandInTheChooserUnderTheirChapter() throws {
    try withGallery { folder in
      let chooser = try TerminalFiles.chooser(folder.appending(path: "screens").path())
      #expect(chooser.entries.map(\.title) == ["A large text: mistake", "A large text: repair"])
      #expect(chooser.entries.map(\.group) == ["Gallery 2: Notes", "Gallery 2: Notes"])
      let row = try TerminalFiles.chooser(folder.appending(path: "screens/gallery/2-notes/01-large").path())
      #expect(row.entries.count == 2)
    }
  }
}
