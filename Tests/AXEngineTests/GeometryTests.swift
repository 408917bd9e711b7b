import Testing

@testable import AXEngine

@Suite struct GeometryTests {
  @Test func leftAndTopEdgeBelongToARectangle() {
    let rect = Rect(10, 20, 30, 40)
    #expect(rect.contains(Point(10, 20)))
    #expect(!rect.contains(Point(40, 20)))
    #expect(!rect.contains(Point(10, 60)))
  }

  @Test func rectanglesApartShareNothing() {
    #expect(Rect(0, 0, 10, 10).intersection(Rect(20, 0, 10, 10)).isEmpty)
    #expect(!Rect(0, 0, 10, 10).intersects(Rect(10, 0, 10, 10)))
    #expect(Rect(0, 0, 10, 10).union(Rect(20, 5, 10, 10)) == Rect(0, 0, 30, 15))
  }
}
