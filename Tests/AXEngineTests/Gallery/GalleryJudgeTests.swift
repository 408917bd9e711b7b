import Testing

@testable import AXEngine

/// No mistake of the gallery is left to eyes and ears alone: each row names what finds it, and that holds for the
/// repair. What the audit finds ``AuditCorpusTests`` proves.
@Suite struct GalleryJudgeTests {
  @Test(arguments: Gallery.rows)
  func everyMistakeHasItsJudge(_ place: Gallery.Place) throws {
    let row = try Gallery.row(place)
    #expect(row.audit != nil || row.contract != nil)
  }

  @Test func someMistakesAreAMatterOfAgreement() throws {
    #expect(try Gallery.rows.contains { try Gallery.row($0).contract != nil })
  }

  /// What was agreed on stands in both mocks in the same words.
  @Test(arguments: Gallery.rows)
  func theMistakeBreaksWhatTheRepairHolds(_ place: Gallery.Place) throws {
    guard let name = try Gallery.row(place).contract else { return }
    let (mistake, repair) = (try agreed(name, place, "mistake"), try agreed(name, place, "repair"))
    #expect(mistake.contract.demands.map(\.check) == repair.contract.demands.map(\.check))
    let breaches = verdicts(mistake).filter { $0.outcome == .violation }
    #expect(!breaches.isEmpty)
    let judged = verdicts(repair)
    #expect(!judged.isEmpty)
    for verdict in judged { #expect(verdict.outcome == .pass, "\(verdict.message)") }
  }

  private func agreed(
    _ name: String, _ place: Gallery.Place, _ side: String
  ) throws -> (contract: Contract, mock: Mock) {
    let file = ContractFile.load(try Gallery.source("\(place.testDescription)/\(side).json"))
    #expect(file.diagnostics.isEmpty, "\(file.diagnostics.map(\.message))")
    return (
      try #require(file.contracts.first { $0.name.text == name }, "no contract '\(name)' in \(side).json"),
      try #require(file.mock)
    )
  }

  private func verdicts(_ agreed: (contract: Contract, mock: Mock)) -> [Verdict] {
    let (verdicts, faults) = ContractJudge.judge([agreed.contract], of: agreed.mock)
    #expect(faults.isEmpty)
    return verdicts
  }
}
