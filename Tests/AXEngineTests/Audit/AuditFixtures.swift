import Foundation
import Testing

@testable import AXEngine

/// The mocks below `Fixtures/audit`: a folder for each rule, with mocks that break it and mocks that do not.
enum AuditFixtures {
  /// A mock and the rule it is about.
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var name: String
    var testDescription: String { rule + "/" + name }
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/audit")

  static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []).filter {
      !$0.hasPrefix(".")
    }
    .sorted()
  }

  static let cases: [Case] = names(in: folder).flatMap { rule in
    names(in: folder.appending(path: rule)).filter { $0.hasSuffix(".json") }.map {
      Case(rule: rule, name: $0)
    }
  }

  static func mock(_ place: Case) throws -> Mock {
    let path = folder.appending(path: place.rule).appending(path: place.name)
    let source = SourceFile(path: place.name, bytes: Array(try Data(contentsOf: path)))
    let result = Mock.load(source)
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
    return try #require(result.mock)
  }

  /// What a mock says of itself in its comments: `// profile: voiceOver:AX3` and, a line for each finding,
  /// `// violation error #id: message | measured | required`.
  static func expectations(_ place: Case) throws -> (profile: Profile, findings: [String]) {
    let path = folder.appending(path: place.rule).appending(path: place.name)
    var profile = Profile.voiceOver
    var findings: [String] = []
    for line in try String(contentsOf: path, encoding: .utf8).split(separator: "\n") {
      guard line.hasPrefix("// ") else { continue }
      let text = String(line.dropFirst(3))
      if text.hasPrefix("profile: ") {
        profile = try Profile.parse(String(text.dropFirst(9)))
      } else if ["violation ", "needsReview ", "suppressed "].contains(where: { text.hasPrefix($0) }) {
        findings.append(text)
      }
    }
    return (profile, findings)
  }
}

/// Every rule finds what its mocks say, and nothing else.
@Suite struct AuditRuleTests {
  /// A finding as the comments of a mock write it.
  static func line(_ verdict: Verdict) -> String {
    let place = verdict.view.map { "#" + $0 } ?? "screen"
    let head = "\(verdict.outcome.rawValue) \(verdict.severity.rawValue) \(place): \(verdict.message)"
    return [head, verdict.measured ?? "", verdict.required ?? ""].joined(separator: " | ")
  }

  @Test(arguments: AuditFixtures.cases)
  func aRuleFindsWhatItShould(_ place: AuditFixtures.Case) throws {
    let (profile, expected) = try AuditFixtures.expectations(place)
    let audit = Audit(try AuditFixtures.mock(place), rules: [place.rule], profile: profile)
    #expect(audit.diagnostics.isEmpty, "\(audit.diagnostics)")
    let found = audit.verdicts.filter { $0.outcome != .pass && $0.outcome != .notMeasured }.map(Self.line)
    #expect(found == expected, "\(found.joined(separator: "\n"))")
  }

  /// No rule without a mock that breaks it and one that does not.
  @Test func everyRuleHasBothSides() throws {
    #expect(AuditFixtures.cases.count >= AuditRules.all.count * 2)
    for rule in AuditRules.all.map({ $0.id }) {
      let cases = AuditFixtures.cases.filter { $0.rule == rule }
      let found = try cases.map { try AuditFixtures.expectations($0).findings.count }
      #expect(found.contains { $0 > 0 }, "\(rule) has no mock that breaks it")
      #expect(found.contains(0), "\(rule) has no clean mock")
    }
    for rule in Set(AuditFixtures.cases.map(\.rule)) { #expect(AuditRules.named(rule) != nil, "\(rule)") }
  }

  /// A clean mock is clean of its own rule because that looked at something.
  @Test(arguments: AuditFixtures.cases.filter { $0.name.hasPrefix("clean") })
  func cleanMeansLookedAt(_ place: AuditFixtures.Case) throws {
    let (profile, findings) = try AuditFixtures.expectations(place)
    #expect(findings.isEmpty)
    let audit = Audit(try AuditFixtures.mock(place), rules: [place.rule], profile: profile)
    let verdict = try #require(audit.verdicts.first)
    #expect(verdict.outcome == .pass && verdict.message.hasPrefix("holds for "), "\(verdict.message)")
  }

  @Test func metadataIsWhole() throws {
    var ids: Set<String> = []
    for rule in AuditRules.all {
      #expect(ids.insert(rule.id).inserted, "\(rule.id) twice")
      #expect(rule.id.first?.isLowercase == true && rule.id.allSatisfy(\.isLetter), "\(rule.id)")
      for text in [rule.what, rule.why, rule.fix] + [rule.limits].compactMap({ $0 }) {
        #expect(text.hasSuffix("."), "\(rule.id): \(text)")
      }
      #expect(!rule.source.isEmpty && !rule.subjects.isEmpty)
      for other in rule.yieldsTo { #expect(AuditRules.named(other) != nil, "\(rule.id): \(other)") }
    }
    let others = ContractCheck.descriptions + ExploreChecks.descriptions
    let named = AuditRules.all.flatMap { $0.criteria } + others.flatMap(\.criteria)
    #expect(Set(SuccessCriterion.allCases).isSubset(of: Set(named)))
  }

  /// What a rule measured and what it asked for stands in every finding.
  @Test(arguments: AuditFixtures.cases)
  func everyFindingMeasures(_ place: AuditFixtures.Case) throws {
    let profile = try AuditFixtures.expectations(place).profile
    let audit = Audit(try AuditFixtures.mock(place), profile: profile)
    for verdict in audit.verdicts where verdict.outcome == .violation || verdict.outcome == .needsReview {
      #expect(verdict.measured != nil && verdict.required != nil, "\(verdict.check)")
      #expect(!verdict.message.hasSuffix("."), "\(verdict.message)")
    }
  }
}
