import Testing

@testable import AXEngine

/// Handlers that no control has by itself: where a tap goes, flicks, keys, focus of one technology.
@Suite struct HandlerTests {
  /// SE-37, SE-38: what `activate` leaves alone becomes a tap at the activation point, which hits what is there.
  @Test func theActivationPointHitsWhatIsThere() throws {
    func taps(_ accessibility: String) throws -> [String] {
      var tester = try AppTester(
        """
        { "state": { "own": 0, "other": 0 }, "root": { "type": "View", "children": [
          { "type": "Button", "id": "own", "frame": [0, 100, 390, 44], "do": [{ "set": { "own": "own + 1" } }],
            "accessibility": { \(accessibility) } },
          { "type": "Button", "id": "other", "frame": [0, 200, 390, 44], "do": [{ "set": { "other": "other + 1" } }] }
        ] } }
        """)
      return try tester.activate("own")
    }
    #expect(try taps("") == ["state own = 1"])
    #expect(try taps(#""activationPoint": [20, 120]"#) == ["state own = 1"])
    #expect(try taps(#""activationPoint": [20, 220]"#) == ["state other = 1"])
    #expect(
      try taps(#""activationPoint": [20, 220], "activate": [{ "return": false }]"#) == ["state other = 1"])
    #expect(try taps(#""activationPoint": [20, 220], "activate": [{ "return": true }]"#) == [])
    // Where nothing is, the control itself.
    #expect(try taps(#""activationPoint": [20, 400]"#) == ["state own = 1"])
  }

  static let swipes = """
    { "state": { "log": "" }, "root": { "type": "View", "children": [
      { "type": "View", "id": "card", "frame": [0, 300, 390, 300],
        "onSwipe": { "left": [{ "set": { "log": "log + 'left '" } }], "up": [{ "return": false }] },
        "children": [ { "type": "Text", "id": "name", "text": "Ann", "frame": [100, 320, 100, 40] } ] } ] } }
    """

  @Test func aFingerDrawnOverAViewIsASwipe() throws {
    var tester = try AppTester(Self.swipes)
    let name = try tester.node("name")
    #expect(tester.send(.drag(name, to: .point(Point(10, 330)))) == ["state log = left "])
    #expect(tester.send(.drag(name, to: .point(Point(350, 330)))) == ["not handled"])
    #expect(tester.send(.drag(name, to: .point(Point(150, 10)))) == ["not handled"])
  }

  @Test func aFlickInTheMiddleIsASwipeOrScrolls() throws {
    var tester = try AppTester(Self.swipes)
    #expect(tester.send(.flick(.left)) == ["state log = left "])
    #expect(tester.send(.flick(.right)) == ["not handled"])
  }

  @Test func theAppsOwnKeyUsesItsView() throws {
    var tester = try SessionTester(
      """
      { "state": { "count": 0, "sheet": false }, "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "title", "text": "Mail" },
        { "type": "Button", "id": "reload", "text": "Reload", "keyboardShortcut": "Cmd+R",
          "do": [{ "set": { "count": "count + 1" } }] },
        { "type": "Button", "id": "dim", "text": "Dim", "keyboardShortcut": "Command+D", "disabled": true },
        { "type": "Sheet", "isPresented": "$sheet", "children": [{ "type": "Text", "id": "s", "text": "S" }] } ] } }
      """)
    tester.start { $0.lands("title", "Mail") }
    let reload = Input.key(KeyPress(.character("r"), .command))
    tester.send(reload) { $0.state("count = 1") }
    tester.send(.key(KeyPress(.character("d"), .command))) { $0.nothing() }
    tester.send(.key(KeyPress(.character("r")))) { $0.nothing() }
    // Below a sheet it is out of reach.
    _ = tester.session.update(.set(variable: 1, .flag(true)))
    _ = tester.session.update(.finishSpeaking)
    tester.send(reload) { $0.nothing() }
  }

  @Test func aSpokenCommandOfTheAppRuns() throws {
    var tester = try AppTester(
      """
      { "state": { "count": 0 }, "appIntents": [
        { "title": "Reload", "phrases": ["Check my mail", "Any news"], "do": [{ "set": { "count": "count + 1" } }] },
        { "title": "Refuse", "phrases": ["No"], "do": [{ "return": false }] } ],
        "root": { "type": "Text", "text": "Mail" } }
      """)
    #expect(tester.send(.runIntent(0)) == ["state count = 1"])
    #expect(tester.send(.runIntent(1)) == ["not handled"])
    #expect(tester.send(.runIntent(2)) == ["not handled"])
  }

  /// CU-52: a focus state may be limited to one technology.
  @Test func aFocusStateOfOneTechnology() throws {
    var tester = try AppTester(
      """
      { "state": { "voice": false, "scan": false, "both": false }, "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "voice", "text": "V",
          "accessibility": { "focused": { "variable": "$voice", "for": "voiceOver" } } },
        { "type": "Text", "id": "scan", "text": "S",
          "accessibility": { "focused": { "variable": "$scan", "for": "switchControl" } } },
        { "type": "Text", "id": "both", "text": "B", "accessibility": { "focused": "$both" } } ] } }
      """)
    #expect(tester.send(.accessibilityFocusDidChange(try tester.node("voice"))) == ["state voice = true"])
    #expect(tester.send(.accessibilityFocusDidChange(try tester.node("scan"))) == ["state voice = false"])
    #expect(
      tester.send(.accessibilityFocusDidChange(try tester.node("scan"), by: .switchControl))
        == ["state scan = true"])
    #expect(
      tester.send(.accessibilityFocusDidChange(try tester.node("both"), by: .switchControl))
        == ["state scan = false", "state both = true"])
    #expect(try tester.set("voice", .flag(true)) == ["state voice = true", "focus voice for voiceOver"])
    #expect(try tester.set("scan", .flag(true)) == ["state scan = true", "focus scan for switchControl"])
  }

  @Test func twoFingersReachTheInnermostHandlerForTheirWay() throws {
    var tester = try AppTester(
      """
      { "state": { "log": "" }, "root": { "type": "VStack", "frame": [0, 0, 390, 844],
        "onPinch": { "in": [{ "set": { "log": "'outer in'" } }], "out": [{ "set": { "log": "'outer out'" } }] },
        "children": [
          { "type": "View", "id": "map", "frame": [0, 100, 390, 600],
            "onPinch": { "in": [{ "set": { "log": "'map in'" } }] } },
          { "type": "Text", "id": "note", "text": "Note" } ] } }
      """)
    let (map, note) = (try tester.node("map"), try tester.node("note"))
    #expect(tester.send(.pinch(map, isIn: true)) == ["state log = map in"])
    #expect(tester.send(.pinch(map, isIn: false)) == ["state log = outer out"])
    #expect(tester.send(.pinch(note, isIn: true)) == ["state log = outer in"])
    #expect(tester.send(.pinch(nil, isIn: true)) == ["state log = map in"])
  }

  @Test("A pinch is the app's, unless VoiceOver listens", arguments: [true, false])
  func pinching(hasVoiceOver: Bool) throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "scale": 1 }, "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "map", "text": "Map", "onPinch": { "out": [{ "set": { "scale": "scale + 1" } }] } }
      ] } }
      """##, hasVoiceOver ? [.voiceOver] : [])
    tester.start()
    let map = try #require(tester.session.scene.node(id: "map"))
    tester.send(.gesture(.pinch(map, isIn: false))) {
      if hasVoiceOver { $0.sound(.unknownCommand) } else { $0.state("scale = 2") }
    }
  }
}
