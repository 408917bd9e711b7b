import Testing

@testable import AXEngine

/// What is left out of the reading order, and why: `Fixtures/unreachable`.
@Suite struct UnreachableTests {
  @Test(arguments: SceneCase.all("unreachable")) func reasons(_ test: SceneCase) throws {
    let scene = try test.scene()
    let reasons = scene.unreachable().map { scene.id(of: $0.node) + ": " + $0.because }
    #expect(reasons.joined(separator: "; ") == test.expected)
  }
}
