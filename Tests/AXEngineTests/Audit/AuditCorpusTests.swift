import Foundation
import Testing

@testable import AXEngine

/// The gallery is the corpus of the audit: what is wrong is found, what is repaired is not accused; and the bundled
/// screens are good examples.
@Suite struct AuditCorpusTests {
  private static func findings(_ place: Gallery.Place, _ side: String) throws -> [Verdict] {
    let audit = Audit(try Gallery.mock(place, side))
    #expect(audit.diagnostics.isEmpty, "\(audit.diagnostics)")
    return audit.verdicts.filter { $0.outcome == .violation || $0.outcome == .needsReview }
  }

  private static func lines(_ verdicts: [Verdict]) -> String {
    verdicts.map { "\($0.check) " + AuditRuleTests.line($0) }.joined(separator: "\n")
  }

  @Test(arguments: Gallery.rows)
  func noRepairIsAccused(_ place: Gallery.Place) throws {
    let violations = try Self.findings(place, "repair").filter { $0.outcome == .violation }
    #expect(violations.isEmpty, "\(Self.lines(violations))")
  }

  /// What the row says finds it does, in the mistake and not in the repair; where it names nothing the walks differ.
  @Test(arguments: Gallery.rows)
  func everyMistakeIsFound(_ place: Gallery.Place) throws {
    guard let rule = try Gallery.row(place).audit else { return }
    let check = AuditRules.prefix + rule
    let found = try Self.findings(place, "mistake")
    #expect(found.contains { $0.check == check }, "\(Self.lines(found))")
    let repaired = try Self.findings(place, "repair")
    #expect(!repaired.contains { $0.check == check }, "\(Self.lines(repaired))")
  }

  static let screens = ArchitectureTests.root.appending(path: "screens")
  static let mocks = ((try? FileManager.default.contentsOfDirectory(atPath: screens.path())) ?? []).filter {
    $0.hasSuffix(".json")
  }.sorted()

  @Test func theCorpusIsThere() { #expect(!Self.mocks.isEmpty) }

  @Test(arguments: mocks)
  func theBundledScreensAreClean(_ name: String) throws {
    let path = Self.screens.appending(path: name)
    let source = SourceFile(path: name, bytes: Array(try Data(contentsOf: path)))
    let audit = Audit(try #require(Mock.load(source).mock))
    #expect(audit.diagnostics.isEmpty)
    let violations = audit.verdicts.filter { $0.outcome == .violation }
    #expect(violations.isEmpty, "\(Self.lines(violations))")
  }
}
