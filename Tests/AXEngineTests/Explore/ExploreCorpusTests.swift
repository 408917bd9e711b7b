import Foundation
import Testing

@testable import AXEngine

/// The gallery is the corpus of exploration, too: what it finds of each mistake stands in a table, and it accuses no
/// repair.
@Suite struct ExploreCorpusTests {
  /// What was found by all technologies of the mock's device: `switchControl explore.dead-end #panel`.
  private static func findings(
    _ mock: Mock, limits: Exploration.Limits = Exploration.Limits()
  ) -> (lines: Set<String>, isComplete: Bool) {
    var lines: Set<String> = []
    var isComplete = true
    for technology in Exploration.technologies(on: mock.device) {
      let exploration = Exploration(mock, technology, limits: limits)
      isComplete = isComplete && exploration.isComplete
      for verdict in exploration.verdicts()
      where verdict.outcome == .violation || verdict.outcome == .needsReview {
        lines.insert("\(technology.rawValue) \(verdict.check) #\(verdict.view ?? "-")")
      }
    }
    return (lines, isComplete)
  }

  /// The rows of `Fixtures/gallery/explored.txt`: a pair's folder, below it what is found of its mistake.
  static let table: [String: Set<String>] = {
    var table: [String: Set<String>] = [:]
    var row = ""
    let text = (try? Fixture(name: "gallery/explored.txt").text()) ?? ""
    for line in text.split(separator: "\n").map(String.init) where !line.hasPrefix("//") {
      if line.hasPrefix("  ") {
        table[row, default: []].insert(String(line.dropFirst(2)))
      } else {
        row = line
      }
    }
    return table
  }()

  @Test(arguments: Gallery.rows)
  func noRepairIsAccused(_ place: Gallery.Place) throws {
    let found = Self.findings(try Gallery.mock(place, "repair"))
    #expect(found.lines.isEmpty, "\(found.lines.sorted())")
    #expect(found.isComplete, "what was not looked at may hide an accusation")
  }

  @Test(arguments: Gallery.rows)
  func theTableSaysWhatIsFound(_ place: Gallery.Place) throws {
    let found = Self.findings(try Gallery.mock(place, "mistake"))
    #expect(found.lines == Self.table[place.testDescription] ?? [], "\(found.lines.sorted())")
    #expect(found.isComplete)
  }

  @Test func theTableNamesRowsOnly() {
    let rows = Set(Gallery.rows.map(\.testDescription))
    #expect(!Self.table.isEmpty)
    #expect(Set(Self.table.keys).subtracting(rows).isEmpty)
  }

  /// Of the large ones only the beginning: `voterm explore screens` looks at all of it.
  @Test(arguments: AuditCorpusTests.mocks)
  func theBundledScreensHold(_ name: String) throws {
    let mock = try BundledMock(name: name).load()
    let found = Self.findings(mock, limits: Exploration.Limits(places: 250))
    #expect(found.lines.isEmpty, "\(found.lines.sorted())")
  }
}
