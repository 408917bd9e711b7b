import Testing

@testable import AXEngine

/// `run --explain`: walks and what is printed of them in `Fixtures/explain`.
@Suite struct RunExplanationTests {
  @Test(arguments: Fixture.all("explain", ending: "walk"))
  func everyPartHasItsRuleBelow(_ fixture: Fixture) throws {
    let run = try WalkRunTests.run(fixture)
    let expected = try fixture.beside("expected").text()
    #expect(RunExplanation.render([WalkResult(run: run)]) == expected)
  }

  /// Nothing of what ships happens without a known reason.
  @Test(arguments: ScreensTests.walks)
  func everyLineOfTheBundledWalksHasAReason(_ name: String) throws {
    let run = try ScreensTests.run(name)
    for entry in run.entries where entry.isRecorded {
      for record in entry.records {
        let reasons = RunExplanation.reasons(for: record, of: entry.step)
        #expect(!reasons.isEmpty, "\(name):\(entry.line): \(record.line)")
        for reason in reasons {
          #expect(
            !reason.rule.isEmpty && !reason.meaning.isEmpty,
            "\(name):\(entry.line): \(record.line): \(reason.rule)")
        }
        let parts = record.fragments.map(\.text)
        switch record.kind {
        case .speak, .hint: #expect(!parts.isEmpty, "\(name):\(entry.line): \(record.line)")
        case .cursor, .focus, .scan, .overlay, .sound, .screen, .state, .log, .nothing:
          #expect(parts.isEmpty)
        }
      }
    }
  }
}
