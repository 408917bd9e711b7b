import Testing

@testable import AXEngine

/// The gallery's own files, and what is compared of two walks.
@Suite struct GalleryFileTests {
  private func messages(_ text: String, isChapter: Bool = false) -> [String] {
    let source = SourceFile(path: "about.json", text: text)
    let found = isChapter ? GalleryChapter.load(source).diagnostics : GalleryRow.load(source).diagnostics
    return found.map { $0.message + ($0.help.map { " (\($0))" } ?? "") }
  }

  @Test func aRowIsRead() {
    let source = SourceFile(
      path: "about.json",
      text: #"{ "row": "a", "source": "b, row 2", "notice": ["c", "d"], "audit": "e", "contract": "f" }"#)
    let row = GalleryRow.load(source)
    #expect(row.diagnostics.isEmpty)
    #expect(
      row.row
        == GalleryRow(name: "a", source: "b, row 2", notice: ["c", "d"], audit: "e", contract: "f"))
  }

  @Test func everythingWrongWithAFileIsToldAtOnce() {
    #expect(
      messages(#"{ "rows": "a", "source": 3, "notice": ["c"] }"#) == [
        "'row' is missing", "unknown key 'rows' (did you mean 'row'?)", "this must be a text",
        "'notice' must be a list of two texts",
      ])
    #expect(messages("[]") == ["the file must be an object"])
    #expect(messages(#"{ "row": "", "source": "a\nb", "notice": ["c", 1] }"#).count == 3)
    #expect(
      messages(#"{ "title": "a", "source": "b", "rows": 1.5 }"#, isChapter: true) == [
        "'rows' must be a whole number above 0"
      ])
  }

  private func difference(_ mistake: String, _ repair: String) -> GalleryDifference? {
    let files = [("mistake.walk", mistake), ("repair.walk", repair)].map { path, text in
      WalkParser.parse(SourceFile(path: path, text: text)).file
    }
    return GalleryDifference.between(files[0], files[1])
  }

  @Test func openedFilesAndExpectationsDoNotCount() {
    #expect(
      difference(
        "open a.json\nswipe right\n    speak A\nexpect spoken \"A\"\n",
        "open b.json\nswipe right\n    speak A\n")
        == nil)
  }

  @Test func theFirstLineThatDiffersIsFound() throws {
    let found = try #require(
      difference(
        "open a.json\n    cursor #x\n\n// a comment\nswipe right\n    cursor #y\n    speak Y\n",
        "open b.json\n    cursor #x\nswipe right\n    cursor #z\n    speak Y\n"))
    #expect(found.step == "swipe right")
    #expect(found.mistake == GalleryDifference.Line(number: 6, text: "cursor #y"))
    #expect(found.repair == GalleryDifference.Line(number: 4, text: "cursor #z"))
    #expect(found.kinds == [.reached])
  }

  @Test func aWalkThatGoesOnDiffersWhereTheOtherEnds() throws {
    let found = try #require(difference("open a.json\nswipe right 2\n", "open b.json\nswipe right\n"))
    #expect(found.kinds == [.counted])
    #expect(found.step == "")
    let longer = try #require(
      difference(
        "open a.json\nscrub\n    sound boundary\n", "open b.json\nscrub\n    sound boundary\nscrub\n"))
    #expect(longer.mistake == nil)
    #expect(longer.repair == GalleryDifference.Line(number: 4, text: "scrub"))
    let heard = try #require(
      difference("open a.json\nscrub\n    speak A\n", "open b.json\nscrub\n    speak B\n"))
    #expect(heard.kinds == [.said])
  }
}
