import AXEngine
import Testing

@testable import voterm

@MainActor
@Suite("The clock of the full-screen program")
struct ClockTests {
  private static let mock = """
    { "state": { "late": false }, "root": { "type": "VStack", "children": [
      { "type": "Text", "id": "title", "text": "Title" },
      { "type": "Button", "id": "go", "text": "Go", "do": [
        { "after": 8, "do": [{ "set": { "late": true } }] },
        { "animate": { "phases": [{ "name": "out", "duration": 5 }, { "name": "back", "duration": 5 }] } } ] } ] } }
    """

  private func model() throws -> Model {
    let mock = try #require(Mock.load(SourceFile(path: "clock.json", text: Self.mock)).mock)
    return Model(mock: mock, chooser: MockChooser(), files: FakeFiles(), now: 0)
  }

  private func press(_ keys: [Key], _ model: inout Model, at now: Int64) {
    for key in keys { _ = model.handle(.key(KeyStroke(key)), now: now) }
  }

  private func line(_ row: Int, _ model: inout Model) -> String {
    model.draw(rows: 24, columns: 80, charset: .utf8).text(row: row)
  }

  @Test("the position line counts the seconds down and names the phase")
  func countdown() throws {
    var model = try model()
    press([.right, .enter], &model, at: 10_000)
    #expect(line(22, &model).contains("timer 8 s +1"))
    for second in 1...4 { _ = model.wake(now: 10_000 + Int64(second) * 1000) }
    #expect(line(22, &model).contains("timer 4 s +1"))
    #expect(model.deadline == 15_000)
    _ = model.wake(now: 18_000)
    #expect(model.rehearsal?.session.app.state.variables == [.flag(true)])
    #expect(line(22, &model).contains("animating back 2 s"))
    _ = model.wake(now: 20_000)
    #expect(!line(22, &model).contains("animating"))
  }

  @Test("after a long stop the clock goes on where it stood, and makes up for nothing")
  func afterALongStop() throws {
    let text = #"""
      { "state": { "n": 0 }, "screens": { "main": { "root": { "type": "Text", "text": "Text" },
        "scheduled": [{ "at": 0.01, "every": 0.01, "do": [{ "set": { "n": "n + 1" } }] }] } } }
      """#
    let mock = try #require(Mock.load(SourceFile(path: "fast.json", text: text)).mock)
    var model = Model(mock: mock, chooser: MockChooser(), files: FakeFiles(), now: 0)
    _ = model.wake(now: 100)
    let before = try #require(model.rehearsal?.session.now)
    _ = model.wake(now: 86_400_000)
    let after = try #require(model.rehearsal?.session.now)
    #expect(after - before == .seconds(5))
    _ = model.wake(now: 86_400_100)
    #expect(model.rehearsal?.session.now == after + .milliseconds(100))
  }

  @Test("T stops the clock, says what waits, and lets it go on")
  func stopped() throws {
    var model = try model()
    press([.right, .enter], &model, at: 10_000)
    press([.character("T")], &model, at: 11_000)
    #expect(line(23, &model).contains("the clock stands: timer 7 s, animating out 9 s"))
    #expect(line(22, &model).contains("clock stands, timer 7 s +1"))
    #expect(model.deadline == nil)
    _ = model.wake(now: 60_000)
    #expect(model.rehearsal?.session.app.state.variables == [.flag(false)])
    // A step of a walk lets it run all the same.
    model.perform("wait 2s", now: 60_000)
    #expect(line(22, &model).contains("clock stands, timer 5 s +1"))
    press([.character("T")], &model, at: 70_000)
    #expect(line(23, &model).contains("the clock runs"))
    _ = model.wake(now: 75_000)
    #expect(model.rehearsal?.session.app.state.variables == [.flag(true)])
  }
}
