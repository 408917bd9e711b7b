import Testing

@testable import AXEngine

/// The explanation of an element's place: `Fixtures/why`.
@Suite struct WhyHereTests {
  @Test(arguments: SceneCase.all("why")) func why(_ test: SceneCase) throws {
    let scene = try test.scene()
    let element = try #require(scene.element(id: test.element))
    #expect(scene.whyHere(element) == test.expected)
  }
}
