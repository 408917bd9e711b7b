import Foundation
import Testing

@testable import AXEngine

/// The screens that ship, and their walks.
@Suite struct ScreensTests {
  static let folder = Fixture.root.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "screens")

  static let files: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []).sorted()
  static let mocks = files.filter { $0.hasSuffix(".json") }
  static let walks = files.filter { $0.hasSuffix(".walk") }

  static func source(_ name: String) throws -> SourceFile {
    SourceFile(path: name, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
  }

  static func run(_ name: String) throws -> WalkRun {
    let (file, diagnostics) = WalkParser.parse(try source(name))
    try #require(diagnostics.isEmpty)
    return WalkRun(file) { path in (try? source(path.text)).flatMap { Mock.load($0).mock } }
  }

  /// The reading order of the checkout after a failed payment.
  static func failedCheckout(locale: String) throws -> Scene {
    let mock = try #require(Mock.load(try source("checkout.json")).mock)
    let failed = try #require(mock.variables.firstIndex { $0.name == "failed" })
    var session = Session(
      mock: mock, environment: Environment(device: mock.device, locale: locale), screen: nil,
      given: [(variable: failed, value: .flag(true))], technologies: [.voiceOver])
    _ = session.start()
    return session.scene
  }

  @Test func sevenShip() { #expect(Self.mocks.count >= 7) }

  @Test(arguments: mocks)
  func nothingIsWrongWithIt(_ name: String) throws {
    let source = try Self.source(name)
    let rendered = Mock.load(source).diagnostics.map { DiagnosticRenderer.render($0, in: source) }
    #expect(rendered == [], "\(rendered.joined(separator: "\n"))")
  }

  @Test(arguments: mocks)
  func itsContractsHold(_ name: String) throws {
    let file = ContractFile.load(try Self.source(name))
    let rendered = file.diagnostics.map { DiagnosticRenderer.render($0, in: file.source) }
    #expect(rendered == [], "\(rendered.joined(separator: "\n"))")
    #expect(!file.contracts.isEmpty)
    let (verdicts, faults) = ContractJudge.judge(file.contracts, of: try #require(file.mock))
    #expect(faults.isEmpty && !verdicts.isEmpty)
    let broken = verdicts.filter { $0.outcome == .violation }.map(ContractFixtureTests.text)
    #expect(broken == [], "\(broken.joined(separator: "\n"))")
  }

  @Test(arguments: mocks)
  func aWalkComesWithIt(_ name: String) throws {
    let walk = name.replacing(".json", with: ".walk")
    #expect(Self.walks.contains(walk))
    #expect(
      try String(contentsOf: Self.folder.appending(path: walk), encoding: .utf8).contains("open \(name)\n"))
  }

  @Test(arguments: walks)
  func theWalkIsRecordedAndHolds(_ name: String) throws {
    let run = try Self.run(name)
    #expect(run.file.isRecorded)
    let report = RunFormats.render([WalkResult(run: run)], as: "text") ?? ""
    #expect(run.holds, "\(report)")
  }

  /// A lesson that no walk takes is none.
  @Test(arguments: mocks)
  func walksReachEveryScreen(_ name: String) throws {
    let mock = try #require(Mock.load(try Self.source(name)).mock)
    let texts = try Self.walks.filter { $0.hasPrefix(name.replacing(".json", with: "")) }
      .map { try String(contentsOf: Self.folder.appending(path: $0), encoding: .utf8) }
    for screen in mock.screens.map(\.name).dropFirst() {
      #expect(texts.contains { $0.contains("screen \(screen)\n") }, "no walk goes to '\(screen)'")
    }
  }

  @Test(arguments: ["en", "ar"])
  func theFailedCheckoutIsReadInTheOrderOfTheTask(_ locale: String) throws {
    let scene = try Self.failedCheckout(locale: locale)
    let ids = (0..<scene.count).map { scene.id(of: scene[$0].node) }
    #expect(ids == ["title", "errorSummary", "card", "pay", "support"])
  }

  /// What stands at the leading edge in English has the same distance from the other edge in Arabic.
  @Test func theLayoutIsMirroredInArabic() throws {
    let english = try Self.failedCheckout(locale: "en")
    let arabic = try Self.failedCheckout(locale: "ar")
    for element in 0..<english.count {
      let left = english.visibleFrame(of: english[element].node)
      let right = arabic.visibleFrame(of: arabic[element].node)
      #expect(left.origin.x == 390 - (right.origin.x + right.size.width))
      #expect(left.origin.y == right.origin.y)
    }
  }
}
