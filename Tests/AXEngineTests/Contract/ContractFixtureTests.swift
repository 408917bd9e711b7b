import Testing

@testable import AXEngine

/// `Fixtures/contracts`: for every key of a contract a screen that holds it and one that breaks it, with what the judge
/// says of both.
@Suite struct ContractFixtureTests {
  static let files = Fixture.all("contracts", ending: "json")

  @Test(arguments: files)
  func saysWhatTheRulesSay(_ fixture: Fixture) throws {
    let file = ContractFile.load(try fixture.source())
    for diagnostic in file.diagnostics {
      Issue.record("\(DiagnosticRenderer.render(diagnostic, in: file.source))")
    }
    let (verdicts, faults) = ContractJudge.judge(file.contracts, of: try #require(file.mock))
    #expect(faults.isEmpty)
    let text = verdicts.map(Self.text).joined(separator: "\n") + "\n"
    #expect(text == (try fixture.beside("expected").text()))
    #expect(fixture.name.contains("-holds") == !verdicts.contains { $0.outcome == .violation })
  }

  /// A verdict as the fixtures write it.
  static func text(_ verdict: Verdict) -> String {
    var line = "\(verdict.outcome.rawValue) \(verdict.check) [\(verdict.profile ?? "")]"
    if let view = verdict.view { line += " #" + view }
    line += ": " + verdict.message
    if let reason = verdict.reason { line += "\n  because " + reason }
    for detail in verdict.details { line += "\n  | " + detail }
    return line
  }

  @Test func everyKeyHoldsAndBreaks() {
    let names = Self.files.map { $0.name.dropFirst("contracts/".count) }
    for key in Fields.contract.fields.map(\.name) where key != "name" {
      #expect(names.contains("\(key)-holds.json"), "\(key) has no screen that holds it")
      #expect(names.contains("\(key)-breaks.json"), "\(key) has no screen that breaks it")
    }
  }
}
