import Testing

@testable import AXEngine

/// What no case of the fidelity fixtures can show: drawing, other languages, reloading, other technologies beside it.
@Suite struct VoiceControlTests {
  private func session(_ mock: String, _ technologies: [TechnologyName] = [.voiceControl]) throws -> Session {
    var session = Session(mock: try SessionTester.load(mock), technologies: technologies)
    _ = session.start()
    return session
  }

  private func say(_ words: String, _ session: inout Session) -> [String] {
    let before = session.scene
    var recorder = WalkRecorder()
    recorder.add(session.update(.input(.say(words))), before: before, after: session.scene)
    return recorder.records.map(\.line)
  }

  private static let apple = #"{ "type": "Button", "id": "a""#

  private static let two = """
    { "state": { "on": false }, "root": { "type": "VStack", "children": [
      { "type": "Button", "id": "a", "text": "Apple", "frame": [10, 100, 100, 44] },
      { "type": "Button", "id": "b", "text": "Pear", "frame": [10, 200, 100, 44],
        "accessibility": { "actions": [ { "name": "Peel", "do": [] } ] } } ] } }
    """

  @Test func numbersAndNamesAreDrawnOnTheirElements() throws {
    var session = try session(Self.two)
    _ = say("show numbers", &session)
    #expect(session.marks.map(\.label) == ["1", "2 >>"])
    #expect(session.marks[0] == Mark(.label, Rect(10, 100, 100, 44), label: "1"))
    _ = say("show names", &session)
    #expect(session.marks.map(\.label) == ["Apple", "Pear >>"])
    _ = say("show grid", &session)
    #expect(session.marks.count == 15)
    #expect(session.marks[4].frame.origin == Point(130, 168.8))
    #expect(session.marks.allSatisfy { $0.kind == .gridCell })
    _ = say("hide grid", &session)
    #expect(session.marks.isEmpty)
  }

  @Test func sayingTakesAThirdOfASecondAWord() throws {
    var session = try session(Self.two)
    _ = say("tap the  apple", &session)
    #expect(session.now == .seconds(1))
  }

  @Test func aSettingShowsAtOnce() throws {
    var session = try session(Self.two)
    _ = session.update(.setting(name: "voice.overlay", value: "numbers"))
    #expect(session.overlay?.items.map(\.number) == [1, 2])
    #expect(session.untilNextEvent == .zero)
    let effects = session.update(.advance(.zero))
    #expect(effects.contains { if case .overlay(.some, _) = $0 { true } else { false } })
    #expect(session.untilNextEvent == nil)
  }

  @Test func whatIsShownSurvivesAReload() throws {
    var session = try session(Self.two)
    _ = say("show numbers", &session)
    let fig = #"{ "type": "Button", "id": "c", "text": "Fig", "frame": [10, 20, 100, 44] }, "#
    let new = try SessionTester.load(Self.two.replacing(Self.apple, with: fig + Self.apple))
    session = try #require(session.continued(with: new)).session
    #expect(session.overlay?.items.count == 3)
    #expect(say("tap 2", &session) == ["log heard \"tap 2\": #a", "overlay none"])
  }

  @Test func namesAreThoseOfTheDevicesLanguage() throws {
    var session = try session(
      #"{ "strings": { "de": { "Pay": "Bezahlen" } }, "root": { "type": "Button", "id": "pay", "text": "Pay" } }"#
    )
    _ = session.update(.setting(name: "locale", value: "de"))
    #expect(say("tap bezahlen", &session) == ["log heard \"tap bezahlen\": #pay"])
  }

  @Test func besideVoiceOverTheCursorStaysWhereItIs() throws {
    var session = try session(Self.two, [.voiceControl, .voiceOver])
    #expect(say("tap pear", &session) == ["log heard \"tap pear\": #b"])
    #expect(session.cursor == 0)
  }

  @Test func aRepetitionThatLosesItsItemEnds() throws {
    var session = try session(
      """
      { "state": { "on": true }, "root": { "type": "VStack", "children": [
        { "type": "Button", "id": "a", "text": "Hide", "when": "on", "do": [ { "set": { "on": "false" } } ] },
        { "type": "Button", "id": "b", "text": "Show", "do": [ { "set": { "on": "true" } } ] } ] } }
      """)
    _ = say("tap show", &session)
    #expect(say("tap hide", &session) == ["log heard \"tap hide\": #a", "state on = false"])
    #expect(say("repeat 5 times", &session) == ["log heard \"repeat 5 times\": Repeat 5 times"])
    #expect(say("tap show", &session) == ["log heard \"tap show\": #b", "state on = true"])
  }

  @Test func deadTouchesTakeNoWords() throws {
    var session = try session(Self.two)
    _ = session.update(.guidedAccess(.start))
    _ = session.update(.guidedAccess(.touch(false)))
    #expect(say("tap apple", &session).isEmpty)
  }
}
