import Testing

@testable import AXEngine

/// Long stretches of time: honest timers are worked off, what comes too often for that is named.
@Suite struct LongWaitTests {
  /// A screen with VoiceOver off, as only the clock counts here.
  static func tester(_ screen: String, state: String = "\"n\": 0") throws -> SessionTester {
    var tester = try SessionTester(
      ##"{ "state": { \##(state) }, "screens": { "main": { \##(screen) } } }"##, [])
    tester.start()
    return tester
  }

  static let text = #""root": { "type": "Text", "id": "label", "text": "Text" }"#
  static let count = #"{ "set": { "n": "n + 1" } }"#

  /// One of each kind that comes again within the shortest time; and what it is called.
  private static func text(_ more: String) -> String {
    ##""root": { "type": "Text", "id": "label", "text": "Text", \##(more) }"##
  }

  /// One of each kind that comes again within the shortest time; and what it is called.
  static let endless: [(screen: String, named: String)] = [
    (
      ##""scheduled": [{ "at": 0, "every": 0.01, "do": [\##(count)] }], \##(text)"##,
      "screen 'main' scheduled"
    ),
    (
      text(
        ##""phaseAnimator": { "phases": [{ "duration": 0, "do": [\##(count)] }, { "duration": 0.001 }] }"##),
      "view 'label' phaseAnimator"
    ),
    (
      ##""onAppear": [\##(count)], "##
        + text(##""onChange": { "n": [{ "after": 0, "do": [\##(count)] }] }"##),
      "view 'label' after"
    ),
    (
      ##""onAppear": [\##(count)], "##
        + text(
          ##""onChange": { "n": [{ "animate": { "duration": 0.001 }, "do": [], "completion": [\##(count)] }] }"##
        ),
      "view 'label' animate"
    ),
  ]

  @Test("What comes again without end within a moment is named, and the clock stops", arguments: 0..<4)
  func endless(_ place: Int) throws {
    let kind = Self.endless[place]
    var tester = try Self.tester(kind.screen)
    let effects = tester.session.update(.advance(.seconds(86_400)))
    let faults = effects.compactMap { effect in
      if case .fault(let fault) = effect { fault } else { nil }
    }
    #expect(faults.count == 1)
    let fault = try #require(faults.first)
    #expect(fault.message.hasPrefix("the clock does not get on: \(kind.named) has run "), "\(fault.message)")
    #expect(fault.help == "let it come less often, or end; or wait for a shorter time")
    #expect(tester.session.now < .seconds(86_400))
  }

  @Test("An hour of a timer that fires every second is worked off")
  func anHour() throws {
    var tester = try Self.tester(
      #""scheduled": [{ "at": 1, "every": 1, "do": [\#(Self.count)] }], \#(Self.text)"#)
    let effects = tester.session.update(.advance(.seconds(3_600)))
    #expect(effects.count == 3_600)
    #expect(tester.session.now == .seconds(3_600))
  }

  @Test("Every moment has requests of its own: cursor and focus may follow a timer for hours")
  func requestsOfEachMoment() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "n": 0 }, "screens": { "main": {
        "scheduled": [{ "at": 1, "every": 1, "do": [{ "set": { "n": "n + 1" } }, { "focus": "b" }, { "focus": "a" }] }],
        "root": { "type": "VStack", "children": [{ "type": "Text", "id": "a", "text": "A" },
          { "type": "Text", "id": "b", "text": "B" }] } } } }
      """##)
    tester.start()
    let effects = tester.session.update(.advance(.seconds(600)))
    #expect(tester.session.now == .seconds(600))
    #expect(!effects.contains { if case .fault = $0 { true } else { false } })
  }
}
