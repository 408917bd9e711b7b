import Testing

@testable import AXEngine

/// Whatever a person does on the mocks that ship, in whatever order: nothing traps or hangs, and the cursor stands on
/// an element that is there. What was drawn once and is played again gives the same.
@Suite struct AnyStepTests {
  /// Steps on each mock; `make fuzz` does 100,000.
  private static let steps = FuzzAmount.from("VOTERM_FUZZ_STEPS", sample: 250)

  /// What a sequence of steps came to.
  private struct Played: Equatable {
    var hash = StableHash()
    /// Steps that did something, rather than being refused.
    var done = 0
  }

  @Test(
    "Any step in any state leaves the session sound, and plays again as it was", arguments: BundledMock.all)
  func anyStep(bundled: BundledMock) throws {
    let mock = try bundled.load()
    // A new walk every so often: a screen without a way back would be all that is seen else.
    let lengths = Array(repeating: 500, count: Self.steps / 500) + [Self.steps % 500]
    for (seed, length) in lengths.enumerated() where length > 0 {
      let first = try play(mock, seed: UInt64(seed), length: length, checks: true)
      let again = try play(mock, seed: UInt64(seed), length: length, checks: false)
      #expect(first == again, "seed \(seed)")
      #expect(first.done > length / 3, "seed \(seed): steps are drawn that can be done")
    }
  }

  private func play(_ mock: Mock, seed: UInt64, length: Int, checks: Bool) throws -> Played {
    var steps = RandomSteps(random: Random(seed: seed))
    var player = WalkPlayer(
      Session(mock: mock, technologies: seed % 2 == 0 ? [.voiceOver] : [.voiceOver, .fullKeyboardAccess]),
      isLive: seed % 3 == 2)
    var played = Played()
    _ = try player.start()
    for number in 0..<length {
      let line = steps.next(in: player.session)
      guard case .success(let step)? = WalkParser.parse(line: line).step else {
        if checks { Issue.record("seed \(seed), step \(number): '\(line)' is no step") }
        continue
      }
      do {
        let outcome = try player.perform(step)
        for record in outcome.records { played.hash.add(record.line) }
        played.done += 1
      } catch {
        switch error {
        case .walk(let problem): played.hash.add(problem.message)
        case .mock(let problem): Issue.record("seed \(seed), step \(number), '\(line)': \(problem.message)")
        }
      }
      if player.isLive { _ = player.advance(by: .milliseconds(40 * (number % 30))) }
      if checks { check(player.session, "seed \(seed), step \(number), '\(line)'") }
    }
    return played
  }

  private func check(_ session: Session, _ place: String) {
    let scene = session.scene
    let television = session.inUse.focusEngine
    // There it waits for an item that has the focus.
    if session.voiceOver != nil, television == nil, session.cursor == nil, scene.count > 0 {
      Issue.record("no cursor on a screen with elements: \(place)")
    }
    if let cursor = session.cursor {
      guard cursor >= 0, cursor < scene.count else {
        Issue.record("the cursor is on nothing: \(place)")
        return
      }
      if session.voiceOver?.identity != scene[cursor].identity {
        Issue.record("the cursor is not where VoiceOver takes it to be: \(place)")
      }
    }
    if let television {
      let map = FocusMap(scene)
      if let focus = television.place(in: scene) {
        if map.item(focus) == nil { Issue.record("the focus of the television is on no item: \(place)") }
      } else if map.choice(in: map.front.lowerBound, of: scene) != nil {
        Issue.record("the television has no focus on a screen with items: \(place)")
      }
    }
    if let focus = session.keyboard?.focus {
      guard focus >= 0, focus < scene.count else {
        Issue.record("the focus is on nothing: \(place)")
        return
      }
      if !FocusGroups.isStop(scene[focus]) { Issue.record("the focus is on no stop: \(place)") }
    }
  }
}
