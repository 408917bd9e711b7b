import Testing

@testable import AXEngine

/// `animate`: `do` takes effect at once, `completion` after the whole duration, attention waits for it.
@Suite struct AnimationTests {
  @Test(arguments: [
    #"{ "duration": 0.4 }"#,
    #"{ "phases": [{ "name": "out", "duration": 0.1 }, { "name": "back", "duration": 0.3 }] }"#,
    // Tracks run side by side.
    #"{ "keyframes": [{ "at": 0, "duration": 0.3 }, { "at": 0.1, "duration": 0.3 }, { "at": 0.2, "duration": 0.1 }] }"#,
  ]) func completionComesAfterTheWholeDuration(_ animation: String) throws {
    var tester = try AppTester(
      """
      { "state": { "on": false, "done": false }, "root": { "type": "Button", "id": "go", "do": [
        { "animate": \(animation), "do": [{ "toggle": "on" }], "completion": [{ "toggle": "done" }] } ] } }
      """)
    #expect(try tester.activate("go") == ["state on = true"])
    #expect(tester.wait(0.39) == [])
    #expect(tester.wait(0.01) == ["state done = true"])
    #expect(tester.app.untilNextEvent == nil)
  }

  @Test func attentionWaitsForTheEnd() throws {
    var tester = try AppTester(
      """
      { "state": { "on": false, "wantsFocus": false }, "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "result", "text": "Paid", "when": "on",
          "accessibility": { "focused": "$wantsFocus" } },
        { "type": "Button", "id": "step", "do": [
          { "animate": { "duration": 1 }, "do": [{ "set": { "on": true } }, { "focus": "result" },
            { "post": "announcement", "argument": "Paid" }, { "play": "chime" }],
            "completion": [{ "play": "end" }] } ] },
        { "type": "Button", "id": "binding", "do": [
          { "animate": { "duration": 1 }, "do": [{ "set": { "on": true, "wantsFocus": true } }] } ] } ] } }
      """)
    #expect(try tester.activate("step") == ["state on = true", "sound chime"])
    #expect(
      tester.wait(1) == ["focus result", "announcement 'Paid' (default)", "sound end"])
    #expect(try tester.activate("binding") == ["state wantsFocus = true"])
    // Meanwhile the cursor is elsewhere; the app still wants it.
    #expect(tester.send(.accessibilityFocusDidChange(try tester.node("step"))) == [])
    #expect(tester.wait(1) == ["focus result"])
  }

  @Test func aBindingThatIsTakenBackMovesNothing() throws {
    var tester = try AppTester(
      """
      { "state": { "wantsFocus": false }, "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "result", "text": "Paid", "accessibility": { "focused": "$wantsFocus" } },
        { "type": "Button", "id": "go", "do": [
          { "animate": { "duration": 1 }, "do": [{ "set": { "wantsFocus": true } }] },
          { "after": 0.5, "do": [{ "set": { "wantsFocus": false } }] } ] } ] } }
      """)
    #expect(try tester.activate("go") == ["state wantsFocus = true"])
    #expect(tester.wait(2) == ["state wantsFocus = false"])
  }

  @Test func reduceMotionTakesNoTime() throws {
    var tester = try AppTester(
      """
      { "state": { "log": "" }, "root": { "type": "VStack", "children": [ { "type": "Text", "id": "title", "text": "T" },
        { "type": "Button", "id": "go", "do": [
        { "animate": { "phases": [{ "duration": 1, "do": [{ "set": { "log": "log + 'a'" } }] },
          { "duration": 1, "do": [{ "set": { "log": "log + 'b'" } }] }] },
          "do": [{ "focus": "title" }], "completion": [{ "set": { "log": "log + 'c'" } }] } ] } ] } }
      """)
    #expect(try tester.activate("go") == ["state log = a"])
    #expect(tester.wait(1) == ["state log = ab"])
    #expect(tester.wait(1) == ["state log = abc", "focus title"])
    var environment = tester.app.state.environment
    environment.isReduceMotionEnabled = true
    _ = tester.send(.setEnvironment(environment))
    _ = try tester.set("log", .text(""))
    #expect(try tester.activate("go") == ["state log = ab", "focus title", "state log = abc"])
    #expect(tester.app.untilNextEvent == nil)
  }

  @Test func stepsBeginPhasesInTurn() throws {
    var tester = try AppTester(
      """
      { "state": { "angle": 0 }, "root": { "type": "Button", "id": "go", "do": [
        { "animate": { "phases": [
          { "name": "left", "duration": 0.1, "do": [{ "set": { "angle": -10 } }] },
          { "name": "right", "duration": 0.1, "do": [{ "set": { "angle": 10 } }] },
          { "name": "rest", "duration": 0.1, "do": [{ "set": { "angle": 0 } }] } ] } } ] } }
      """)
    #expect(try tester.activate("go") == ["state angle = -10"])
    #expect(tester.app.state.animations.map(\.phaseName) == ["left"])
    #expect(tester.wait(0.1) == ["state angle = 10"])
    #expect(tester.app.state.animations.map(\.phaseName) == ["right"])
    #expect(tester.wait(0.1) == ["state angle = 0"])
    #expect(tester.wait(0.1) == [])
    #expect(tester.app.state.animations.isEmpty)
  }

  // MARK: What views say

  /// How long the completion of an explicit animation of 0.2 s takes with what a view says.
  private func time(_ view: String, _ step: String = #""duration": 0.2"#) throws -> Double? {
    var tester = try AppTester(
      """
      { "state": { "flag": false, "other": false, "done": false }, "root": { \(view) "type": "VStack", "children": [
        { "type": "Button", "id": "go", "do": [ { "animate": { \(step) }, "do": [{ "toggle": "flag" }],
          "completion": [{ "toggle": "done" }] } ] } ] } }
      """)
    let told = try tester.activate("go")
    if told.contains("state done = true") { return 0 }
    for tenths in 1...30 where tester.wait(0.1).contains("state done = true") { return Double(tenths) / 10 }
    return nil
  }

  @Test func implicitAnimationsCountMoreThanExplicitOnes() throws {
    #expect(try time("") == 0.2)
    #expect(try time(#""animation": { "duration": 0.6, "value": "flag" },"#) == 0.6)
    // Another value is not its business.
    #expect(try time(#""animation": { "duration": 0.6, "value": "other" },"#) == 0.2)
    // Phases have times of their own.
    #expect(
      try time(#""animation": { "duration": 0.6, "value": "flag" },"#, #""phases": [{ "duration": 0.2 }]"#)
        == 0.2)
  }

  @Test func transactionsDisableAndRemoveAnimations() throws {
    let implicit = #""animation": { "duration": 0.6, "value": "flag" },"#
    #expect(try time(implicit + #""transaction": { "disablesAnimations": true },"#) == 0.2)
    #expect(try time(implicit, #""duration": 0.2, "disablesAnimations": true"#) == 0.2)
    #expect(try time(#""transaction": { "animation": null },"#) == 0)
    #expect(try time(#""transaction": { "animation": { "duration": 0.9 } },"#) == 0.9)
    // On one view the transaction lies outside: the animation is later in the tree.
    #expect(try time(implicit + #""transaction": { "animation": null },"#) == 0.6)
    // A transaction without an animation.
    #expect(try time("", #""disablesAnimations": true"#) == 0)
  }

  @Test func ofViewsInsideEachOtherTheInnerOneCounts() throws {
    var tester = try AppTester(
      """
      { "state": { "flag": false, "done": false }, "root": { "type": "VStack",
        "animation": { "duration": 3, "value": "flag" }, "children": [
        { "type": "Text", "text": "a", "animation": { "duration": 0.5, "value": "flag" } },
        { "type": "Button", "id": "go", "animation": { "duration": 0.7, "value": "flag" }, "do": [
          { "animate": { "duration": 0.2 }, "do": [{ "toggle": "flag" }], "completion": [{ "toggle": "done" }] } ] }
      ] } }
      """)
    #expect(try tester.activate("go") == ["state flag = true"])
    #expect(tester.wait(0.69) == [])
    #expect(tester.wait(0.01) == ["state done = true"])
  }

  @Test func aCompletionWithoutAValueIsCalledOnce() throws {
    func counts(_ value: String) throws -> [String] {
      var tester = try AppTester(
        """
        { "state": { "bounces": 0, "completions": 0 }, "root": { "type": "Button", "id": "go",
          "animation": { "duration": 0.5, "value": "bounces" },
          "transaction": { \(value) "completion": [{ "set": { "completions": "completions + 1" } }] },
          "do": [{ "set": { "bounces": "bounces + 1" } }] } }
        """)
      var told: [String] = []
      for _ in 1...3 {
        _ = try tester.activate("go")
        told += tester.wait(1)
      }
      return told
    }
    #expect(try counts("") == ["state completions = 1"])
    #expect(
      try counts(#""value": "bounces","#)
        == ["state completions = 1", "state completions = 2", "state completions = 3"])
  }

  @Test func animatorsWithoutATriggerNeverEnd() throws {
    var tester = try AppTester(
      """
      { "state": { "shown": true, "size": 1 }, "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "dot", "text": "{size}", "when": "shown", "phaseAnimator": { "phases": [
          { "duration": 1, "do": [{ "set": { "size": 1 } }] }, { "duration": 1, "do": [{ "set": { "size": 2 } }] } ] } }
      ] } }
      """)
    #expect(tester.appear() == [])
    #expect(tester.wait(3.5) == ["state size = 2", "state size = 1", "state size = 2"])
    // With its view it ends, and begins anew.
    #expect(try tester.set("shown", .flag(false)) == ["state shown = false"])
    #expect(tester.wait(5) == [])
    #expect(try tester.set("shown", .flag(true)) == ["state shown = true", "state size = 1"])
    #expect(tester.wait(1) == ["state size = 2"])
    // Nothing moves where motion is reduced.
    var environment = tester.app.state.environment
    environment.isReduceMotionEnabled = true
    _ = tester.send(.setEnvironment(environment))
    #expect(tester.wait(5) == [])
  }

  @Test func animatorsWithATriggerRunOnce() throws {
    var tester = try AppTester(
      """
      { "state": { "count": 0, "size": 1 }, "root": { "type": "Button", "id": "go",
        "do": [{ "set": { "count": "count + 1" } }],
        "phaseAnimator": { "trigger": "count", "phases": [
          { "duration": 0.5, "do": [{ "set": { "size": 2 } }] }, { "duration": 0.5, "do": [{ "set": { "size": 1 } }] } ]
        } } }
      """)
    #expect(tester.appear() == [])
    #expect(try tester.activate("go") == ["state count = 1", "state size = 2"])
    #expect(tester.wait(5) == ["state size = 1"])
    #expect(tester.app.untilNextEvent == nil)
  }

  @Test func motionWithoutStepsKeepsNoClockRunning() throws {
    var tester = try AppTester(
      """
      { "root": { "type": "Text", "text": "a", "phaseAnimator": { "phases": [{ "duration": 1 }, { "duration": 1 }] } } }
      """)
    _ = tester.appear()
    #expect(tester.app.untilNextEvent == nil)
    #expect(tester.app.state.animations.count == 1)
  }

  /// More moving views than animations are followed: nothing hangs on their ends, so that is no mistake of the file.
  @Test func manyViewsMayMoveAtOnce() throws {
    let rows = Array(0..<1_100).map(String.init).joined(separator: ", ")
    var tester = try AppTester(
      """
      { "state": { "rows": [\(rows)], "flag": false, "done": false }, "root": { "type": "VStack", "children": [
        { "forEach": { "in": "rows", "as": "row", "view": { "type": "Text", "text": "{row}",
          "animation": { "duration": 0.5, "value": "flag" } } } },
        { "type": "Button", "id": "go", "do": [ { "toggle": "flag" } ],
          "transaction": { "value": "flag", "completion": [{ "toggle": "done" }] } } ] } }
      """)
    #expect(try tester.activate("go") == ["state flag = true", "state done = true"])
    #expect(tester.wait(1) == [])
    #expect(tester.app.untilNextEvent == nil)
  }
}
