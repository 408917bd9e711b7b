import Testing

@testable import AXEngine

/// `scheduled`: steps at fixed times while a screen is shown.
@Suite struct ScheduledTests {
  static let mock = """
    { "state": { "ticks": 0, "loaded": false, "sheet": false, "late": false }, "screens": {
      "list": { "scheduled": [ { "at": 1, "every": 2, "do": [{ "set": { "ticks": "ticks + 1" } }] },
          { "at": 3, "do": [{ "set": { "loaded": true } }] } ],
        "root": { "type": "VStack", "children": [
          { "type": "Button", "id": "open", "text": "Open", "do": [{ "push": "detail" }] },
          { "type": "Sheet", "id": "sheet", "isPresented": "$sheet", "children": [{ "type": "Text", "text": "S" }] }
        ] } },
      "detail": { "onAppear": [{ "after": 4, "do": [{ "set": { "late": true } }] }],
        "root": { "type": "Text", "text": "Detail" } } } }
    """

  @Test func entriesRunAtTheirTimesAndAgain() throws {
    var tester = try AppTester(Self.mock)
    #expect(tester.appear() == [])
    #expect(tester.wait(0.9) == [])
    #expect(tester.wait(0.1) == ["state ticks = 1"])
    #expect(tester.wait(2) == ["state ticks = 2", "state loaded = true"])
    #expect(tester.wait(4) == ["state ticks = 3", "state ticks = 4"])
  }

  @Test func theyStopWithTheScreenAndBeginAnewWithIt() throws {
    var tester = try AppTester(Self.mock)
    _ = tester.appear()
    #expect(tester.wait(1) == ["state ticks = 1"])
    _ = try tester.activate("open")
    // A timer goes on whatever is shown.
    #expect(tester.wait(10) == ["state late = true"])
    #expect(tester.send(.escape(from: nil)).contains("screen list (pop)"))
    #expect(tester.wait(3) == ["state ticks = 2", "state ticks = 3", "state loaded = true"])
  }

  @Test func theyGoOnBelowASheet() throws {
    var tester = try AppTester(Self.mock)
    _ = tester.appear()
    _ = try tester.set("sheet", .flag(true))
    #expect(tester.wait(1) == ["state ticks = 1"])
  }
}
