import AXEngine
import Testing

@testable import voterm

/// A person who does not wait until everything is said: what is written has to hold when it is replayed.
@MainActor
@Suite("Walks that the full-screen program writes")
struct WrittenWalkTests {
  private static let text = #"""
    { "state": { "late": false, "n": 0, "name": "", "volume": 5 }, "root": { "type": "VStack", "children": [
      { "type": "Text", "id": "title", "text": "Title", "accessibility": { "addTraits": ["header"] } },
      { "type": "Button", "id": "go", "text": "Go", "accessibility": { "hint": "Goes on later" }, "do": [
        { "after": 2, "do": [{ "set": { "late": "!late" } }, { "post": "announcement", "argument": "It is late" }] } ] },
      { "type": "Text", "id": "late", "text": "Late", "when": "late" },
      { "type": "Slider", "id": "volume", "text": "Volume", "value": "$volume", "in": [0, 10] },
      { "type": "TextField", "id": "name", "text": "Name", "value": "$name" },
      { "type": "Button", "id": "add", "text": "Add", "do": [{ "set": { "n": "n + 1" } }] },
      { "type": "Text", "id": "count", "text": "{n} of many" } ] } }
    """#
  private static let steps = [
    "swipe right", "swipe left", "swipe right 3", "swipe up", "double tap", "double tap #go",
    "double tap #add", "two-finger swipe up", "two-finger swipe down", "two-finger tap", "rotor next",
    "set hints off", "set hints on", "set orientation landscape", "set textSize AX3",
    "use voiceOver + fullKeyboardAccess", "use voiceOver", "assistiveTouch tap", "key Tab", "type \"ab\"",
    "scrub", "touch #title", "wait 0.3s", "double tap and hold", "drag #volume to 300 300",
    "guidedAccess start", "guidedAccess end", "triple-click",
  ]

  private static func mock() throws -> Mock {
    try #require(Mock.load(SourceFile(path: "late.json", text: text)).mock)
  }

  private func expectReplay(of rehearsal: Rehearsal, on mock: Mock) {
    let walk = rehearsal.walk
    let (file, diagnostics) = WalkParser.parse(SourceFile(path: "late.walk", text: walk))
    #expect(diagnostics.isEmpty, "\(walk)")
    let run = WalkRun(file, mock: mock) { _ in mock }
    guard !run.holds else { return }
    let differences = run.entries.filter { !$0.holds }.map { "\($0.step.text): \($0.records.map(\.line))" }
    Issue.record("\(differences)\n\(walk)")
  }

  @Test(
    "what interrupts reading is a step that a walk may have",
    arguments: [
      "use voiceOver + voiceControl", "set hints off", "set orientation landscape",
      "assistiveTouch tap", "wait 0s", "guidedAccess start", "swipe right", "swipe right 2",
    ])
  func interrupted(by step: String) throws {
    let mock = try Self.mock()
    var rehearsal = Rehearsal(mock: mock)
    _ = rehearsal.start()
    for line in ["two-finger swipe up", step] {
      #expect(rehearsal.perform(line).problem == nil)
      _ = rehearsal.advance(by: .milliseconds(500))
    }
    expectReplay(of: rehearsal, on: mock)
  }

  @Test(
    "settings that come first are written with the screen's appearance",
    arguments: ["set hints off", "use voiceOver"])
  func settingFirst(_ step: String) throws {
    let mock = try Self.mock()
    var rehearsal = Rehearsal(mock: mock)
    _ = rehearsal.start()
    for line in [step, "swipe right"] { #expect(rehearsal.perform(line).problem == nil) }
    #expect(
      rehearsal.walk == """
        open late.json
        \(step)
            cursor #title
            speak Title, Heading
        swipe right
            cursor #go
            speak Go, Button
        \(step == "set hints off" ? "" : "    hint Goes on later\n")
        """)
    expectReplay(of: rehearsal, on: mock)
  }

  @Test("whatever is done at whatever pace", arguments: 0..<60)
  func anyPace(seed: Int) throws {
    let mock = try Self.mock()
    var number = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func draw(_ bound: Int) -> Int {
      number ^= number << 13
      number ^= number >> 7
      number ^= number << 17
      return Int(number % UInt64(bound))
    }
    var rehearsal = Rehearsal(mock: mock)
    _ = rehearsal.start()
    for _ in 0..<10 {
      _ = rehearsal.perform(Self.steps[draw(Self.steps.count)])
      for _ in 0..<draw(4) { _ = rehearsal.advance(by: .milliseconds([10, 300, 1300, 4000][draw(4)])) }
    }
    expectReplay(of: rehearsal, on: mock)
  }
}
