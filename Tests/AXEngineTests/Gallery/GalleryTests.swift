import Foundation
import Testing

@testable import AXEngine

/// Every row of the gallery shows what it says it shows.
@Suite struct GalleryTests {
  @Test func somethingShips() { #expect(!Gallery.rows.isEmpty) }

  /// No row of a document's table is left out: their number stands in `chapter.json`.
  @Test(arguments: Gallery.chapters)
  func everyRowHasItsPair(_ chapter: String) throws {
    let names = Gallery.rows.filter { $0.chapter == chapter }.map(\.row)
    let numbers = names.map { Int($0.prefix { $0.isNumber }) }
    #expect(numbers == (0..<(try Gallery.chapter(chapter)).rowCount).map { $0 + 1 }, "\(names)")
  }

  @Test(arguments: Gallery.rows)
  func nothingElseLiesAbout(_ place: Gallery.Place) {
    let expected = ["about.json", "mistake.json", "mistake.walk", "repair.json", "repair.walk"]
    #expect(Gallery.names(in: place.testDescription) == expected)
  }

  @Test(arguments: Gallery.rows, ["mistake", "repair"])
  func theWalkIsRecordedAndHolds(_ place: Gallery.Place, _ side: String) throws {
    let mock = try Gallery.mock(place, side)
    let file = try Gallery.walk(place, side)
    #expect(file.isRecorded)
    #expect(file.entries.contains { $0.step.action.isExpectation }, "the lesson is not written down")
    let run = WalkRun(file) { path in path.text == side + ".json" ? mock : nil }
    let report = RunFormats.render([WalkResult(run: run)], as: "text") ?? ""
    #expect(run.holds, "\(report)")
  }

  /// A pair is walked in the same way as far as the mistake allows, and begins in the same way.
  @Test(arguments: Gallery.rows)
  func bothWalksBeginAlike(_ place: Gallery.Place) throws {
    let beginnings = try ["mistake", "repair"].map { side in
      try Gallery.walk(place, side).entries.prefix { $0.step.maySetUp }.dropFirst().map(\.step.text)
    }
    #expect(beginnings[0] == beginnings[1])
    let gestures = try ["mistake", "repair"].map { side in
      try Gallery.walk(place, side).entries.first { !$0.step.maySetUp }?.step.text
    }
    #expect(gestures[0] == gestures[1])
  }

  /// Somebody hears or feels the difference, or the audit finds it (``AuditCorpusTests``).
  @Test(arguments: Gallery.rows)
  func thePairReallyDiffers(_ place: Gallery.Place) throws {
    let row = try Gallery.row(place)
    let difference = GalleryDifference.between(
      try Gallery.walk(place, "mistake"), try Gallery.walk(place, "repair"))
    // What nobody hears the audit has to find.
    guard row.audit == nil || difference != nil else { return }
    #expect(difference?.kinds.isEmpty == false, "\(String(describing: difference))")
  }

  /// A realistic screen, not three words.
  @Test(arguments: Gallery.rows, ["mistake", "repair"])
  func theScreenIsOne(_ place: Gallery.Place, _ side: String) throws {
    let mock = try Gallery.mock(place, side)
    #expect((8...60).contains(mock.views.count), "\(mock.views.count) views")
    #expect(mock.givenTitle != nil)
  }

  @Test func noTwoRowsHaveTheSameName() throws {
    let names = try Gallery.rows.map { try Gallery.row($0).name }
    #expect(Set(names).count == names.count)
  }
}
