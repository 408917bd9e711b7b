import Testing

@testable import AXEngine

/// Screens on which people got stuck, and their repairs: who reaches what, at what cost, and why not.
/// `docs/behaviour/reachability.md` says which of them shows what.
@Suite struct MatrixFixtureTests {
  @Test("the matrix says what was reported", arguments: Fixture.all("matrix", ending: "json"))
  func holds(_ fixture: Fixture) throws {
    let result = Mock.load(try fixture.source())
    for diagnostic in result.diagnostics { Issue.record("\(fixture.name): \(diagnostic.message)") }
    let mock = try #require(result.mock)
    for section in try MatrixExpectation.read(fixture.beside("expected").text()) {
      var environment = Environment(device: mock.device, locale: mock.locale)
      section.profile.apply(to: &environment)
      var session = Session(mock: mock, environment: environment, technologies: [section.profile.technology])
      _ = session.start()
      let matrix = ReachabilityMatrix(session)
      for (number, expectation) in section.lines {
        if let failure = expectation.failure(in: matrix) {
          Issue.record("\(fixture.beside("expected").name):\(number): \(failure)")
        }
      }
    }
  }

  @Test func everyCaseStandsInTheTable() throws {
    let table = try LedgerTests.text("reachability.md")
    for fixture in Fixture.all("matrix", ending: "json") {
      let name = fixture.name.dropFirst("matrix/".count).dropLast(".json".count)
      #expect(table.contains("`\(name)`"), "\(name) has no row in docs/behaviour/reachability.md")
    }
  }

  @Test(
    "a line that could not fail is refused",
    arguments: [
      "#a", "#a voiceOver", "#a voiceOver fine", "#a voiceOver reached gestures x", "worst #a", "",
      "profile voiceOver",
    ])
  func refuses(_ line: String) {
    #expect(throws: (any Error).self) { try MatrixExpectation.read(line) }
  }
}
