import Testing

@testable import AXEngine

/// What people read who made a mistake in a mock file.
@Suite struct DiagnosticTests {
  @Test(arguments: Fixture.all("diagnostics", ending: "json"))
  func mistakesAreExplained(_ fixture: Fixture) throws {
    let source = try fixture.source()
    let result = Mock.load(source)
    let renderer = DiagnosticRenderer(source)
    let found = result.diagnostics.map { renderer.render($0) + "\n" }.joined()
    let expected = try fixture.beside("expected").text()
    let lines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    for (place, line) in found.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where place >= lines.count || line != lines[place] {
      Issue.record("line \(place + 1) is \(line)")
      break
    }
    #expect(found == expected)
    #expect((result.mock == nil) == result.diagnostics.contains { $0.severity == .error })
  }
}
