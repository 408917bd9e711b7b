import Foundation
import Testing

@testable import AXEngine

/// Focus faults planted at random places of a clean checkout of ten screens: exploring finds each, by its name and at
/// its place, and nothing else; the clean one has none.
@Suite struct FaultTests {
  /// 50 by `make fuzz`; by itself one of each kind.
  static let count = FuzzAmount.from("VOTERM_FAULTS", sample: 8)

  private static func clean() throws -> String { try Fixture(name: "faults/checkout.json").text() }

  @Test func theCheckoutHasTenScreens() throws {
    #expect(try SessionTester.load(Self.clean()).screens.count == 10)
  }

  @Test(
    "the clean one has none",
    arguments: [TechnologyName.voiceOver, .fullKeyboardAccess, .switchControl, .voiceControl])
  func cleanIsClean(_ technology: TechnologyName) throws {
    let exploration = Exploration(try SessionTester.load(Self.clean()), technology)
    #expect(exploration.isComplete)
    let found = exploration.verdicts().filter { $0.outcome == .violation }
    #expect(found.isEmpty, "\(found.map { "\($0.check) \($0.message)" })")
  }

  @Test("each is found, named and placed", arguments: 0..<count)
  func isFound(_ seed: Int) throws {
    let fault = try FaultGenerator(Self.clean()).fault(seed: seed)
    let exploration = Exploration(try SessionTester.load(fault.text), fault.kind.technology)
    let isComplete = exploration.isComplete
    #expect(isComplete)
    let found = exploration.verdicts().filter { $0.outcome == .violation }
    let words = found.map { "\($0.check) \($0.screen ?? "") \($0.view ?? "-"): \($0.message)" }
    #expect(found.count == 1, "\(fault.kind) \(fault.screen) \(fault.view ?? "-"): \(words)")
    #expect(found.first?.check == fault.kind.check, "\(fault.screen) \(fault.view ?? "-"): \(words)")
    #expect(found.first?.screen == fault.screen, "\(fault.kind) \(fault.view ?? "-"): \(words)")
    #expect(found.first?.view == fault.view, "\(fault.kind) \(fault.screen): \(words)")
  }

  @Test("one kind takes three gestures and a timer to show")
  func takesATimer() throws {
    let seed = PlantedFault.Kind.deadEnd.rawValue
    let fault = try FaultGenerator(Self.clean()).fault(seed: seed)
    let exploration = Exploration(try SessionTester.load(fault.text), .voiceOver)
    let found = try #require(
      exploration.verdicts().first { $0.check == "explore.dead-end" && $0.outcome == .violation })
    #expect(found.steps.contains("wait 2s"))
    // Opened, closed, opened, closed and opened: three activations of the opener at least.
    #expect(found.steps.filter { $0.hasPrefix("double tap") }.count >= 2, "\(found.steps)")
  }
}
