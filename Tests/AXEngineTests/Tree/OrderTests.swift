import Testing

@testable import AXEngine

/// The reading order, rule by rule: `Fixtures/order`.
@Suite struct OrderTests {
  @Test(arguments: SceneCase.all("order")) func order(_ test: SceneCase) throws {
    let outline = try test.scene().outline
    #expect(outline == test.expected)
  }
}
