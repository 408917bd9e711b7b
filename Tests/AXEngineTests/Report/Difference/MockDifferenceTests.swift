import Testing

@testable import AXEngine

/// Pairs of mocks in `Fixtures/diff`, each with one kind of change, and what is said of it.
@Suite struct MockDifferenceTests {
  private typealias Beginning = MockDifference.Beginning

  private func beginnings(_ fixture: Fixture) throws -> [Beginning] {
    beginnings(try #require(Mock.load(try fixture.source()).mock))
  }

  private func beginnings(_ mock: Mock, _ profile: Profile = .voiceOver) -> [Beginning] {
    var environment = Environment(device: mock.device, locale: mock.locale)
    profile.apply(to: &environment)
    return mock.screens.indices.map { screen in
      Beginning(
        starting: Session(
          mock: mock, environment: environment, screen: screen, technologies: [profile.technology]))
    }
  }

  @Test(arguments: Fixture.all("diff", ending: "expected"))
  func eachKindOfChangeHasItsSentence(_ fixture: Fixture) throws {
    let difference = MockDifference(
      try beginnings(fixture.beside("old.json")), try beginnings(fixture.beside("new.json")),
      profile: .voiceOver)
    #expect(DiffFormats.render(difference, as: "text") == (try fixture.text()))
  }

  @Test func everyKindHasAPair() throws {
    var kinds: Set<String> = []
    for fixture in Fixture.all("diff", ending: "expected") {
      for line in try fixture.text().split(separator: "\n") where line.hasPrefix("  ") {
        kinds.insert(String(line.dropFirst(2).prefix { $0 != ":" }))
      }
    }
    #expect(kinds == Set(MockDifference.Kind.allCases.map(\.rawValue)))
  }

  /// What a technology has no way to do here is said, and only then.
  @Test(arguments: [
    (TechnologyName.voiceOver, false), (.switchControl, false), (.fullKeyboardAccess, true),
    (.voiceControl, true),
  ])
  func whatATechnologyIsNotMadeToDoIsSaid(_ technology: TechnologyName, _ isSaid: Bool) throws {
    let source = SourceFile(
      path: "mock.json",
      text: """
        { "state": { "n": 1 }, "root": { "type": "VStack", "children": [
          { "type": "Slider", "id": "n", "text": "Volume", "value": "$n" } ] } }
        """)
    let profile = Profile(technology: technology, differences: [])
    let states = beginnings(try #require(Mock.load(source).mock), profile)
    let difference = MockDifference(states, states, profile: profile)
    #expect(difference.leftOut.contains(.hands(technology)) == isSaid)
  }

  /// Speech, order and place are told apart: none of them is reported as another.
  @Test(arguments: [
    ("words", MockDifference.Kind.words), ("values", .values), ("hint", .hints), ("traits", .traits),
    ("headings", .headings), ("speech", .speech), ("order", .order), ("place", .places), ("size", .places),
    ("activation-point", .places), ("after-activation", .landing), ("screens", .screens),
    ("landmarks", .containers), ("lists", .containers), ("actions", .actions), ("gestures", .gestures),
    ("rotors", .rotors), ("rotor-entries", .rotors), ("content", .content), ("names", .names),
    ("links", .links), ("keys", .keys), ("announced-on-appear", .announcements),
  ])
  func oneChangeIsOfOneKind(_ name: String, _ kind: MockDifference.Kind) throws {
    let fixture = Fixture(name: "diff/\(name).expected")
    let difference = MockDifference(
      try beginnings(fixture.beside("old.json")), try beginnings(fixture.beside("new.json")),
      profile: .voiceOver)
    #expect(difference.tally.map(\.kind) == [kind])
  }

  /// Of the copies of a row one is activated, and of many controls as many as the bound allows.
  @Test func eachControlIsActivatedOnce() throws {
    func mock(_ target: String) throws -> Mock {
      let row =
        #"{ "type": "Button", "id": "row", "text": "{item}", "do": [ { "post": "layoutChanged", "argument": "\#(target)" } ] }"#
      let text = #"""
        { "state": { "rows": ["a", "b", "c"] }, "root": { "type": "VStack", "children": [
          { "type": "Text", "id": "first", "text": "First" }, { "type": "Text", "id": "second", "text": "Second" },
          { "forEach": { "in": "rows", "view": \#(row) } } ] } }
        """#
      return try #require(Mock.load(SourceFile(path: "mock.json", text: text)).mock)
    }
    let difference = MockDifference(
      beginnings(try mock("first")), beginnings(try mock("second")), profile: .voiceOver)
    #expect(
      difference.changes.map(\.sentence) == [
        "after activating #row[0] VoiceOver is on #second; it was on #first"
      ])
  }

  @Test func theDataHaveWhatTheSentencesSay() throws {
    let fixture = Fixture(name: "diff/words.expected")
    let difference = MockDifference(
      try beginnings(fixture.beside("old.json")), try beginnings(fixture.beside("new.json")),
      profile: .voiceOver)
    #expect(
      DiffFormats.render(difference, as: "json") == """
        {
          "format": 1,
          "old": "words.old.json",
          "new": "words.new.json",
          "profile": "voiceOver",
          "differs": true,
          "states": 1,
          "notLookedAt": [],
          "counts": { "words": 1 },
          "changes": [
            {
              "kind": "words",
              "screen": "main",
              "given": null,
              "steps": [],
              "id": "pay",
              "technology": null,
              "was": "Pay, Button",
              "now": "Pay now, Button",
              "sentence": "#pay says \\"Pay now, Button\\"; it said \\"Pay, Button\\""
            }
          ]
        }

        """)
    #expect(
      DiffFormats.render(difference, as: "markdown") == ##"""
        # What changed for a listener

        `words.old.json` and `words.new.json`: 1 difference: words 1.

        ## main

        - **words**: \#pay says "Pay now, Button"; it said "Pay, Button".

        """##)
  }
}
