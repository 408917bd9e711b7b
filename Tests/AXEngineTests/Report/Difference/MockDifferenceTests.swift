import Testing

@testable import AXEngine

/// Pairs of mocks in `Fixtures/diff`, each with one kind of change, and what is said of it.
@Suite struct MockDifferenceTests {
  private func sessions(_ fixture: Fixture) throws -> [Session] {
    let mock = try #require(Mock.load(try fixture.source()).mock)
    return try sessions(mock)
  }

  private func sessions(_ mock: Mock) throws -> [Session] {
    mock.screens.indices.map { screen in
      var session = Session(mock: mock, screen: screen)
      _ = session.start()
      return session
    }
  }

  @Test(arguments: Fixture.all("diff", ending: "expected"))
  func eachKindOfChangeHasItsSentence(_ fixture: Fixture) throws {
    let difference = MockDifference(
      try sessions(fixture.beside("old.json")), try sessions(fixture.beside("new.json")), profile: .voiceOver)
    #expect(DiffFormats.render(difference, as: "text") == (try fixture.text()))
  }

  @Test(arguments: BundledMock.all.filter { !$0.name.contains("/") })
  func nothingDiffersFromItself(_ mock: BundledMock) throws {
    let mock = try mock.load()
    let difference = MockDifference(try sessions(mock), try sessions(mock), profile: .voiceOver)
    #expect(difference.changes == [])
  }

  /// Speech, order and place are told apart: none of them is reported as another.
  @Test(arguments: [
    ("words", MockDifference.Kind.words), ("order", .order), ("place", .places), ("size", .places),
    ("activation-point", .places), ("after-activation", .landing), ("screens", .screens),
  ])
  func oneChangeIsOfOneKind(_ name: String, _ kind: MockDifference.Kind) throws {
    let fixture = Fixture(name: "diff/\(name).expected")
    let difference = MockDifference(
      try sessions(fixture.beside("old.json")), try sessions(fixture.beside("new.json")), profile: .voiceOver)
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
      try sessions(mock("first")), try sessions(mock("second")), profile: .voiceOver)
    #expect(
      difference.changes.map(\.sentence) == [
        "after activating #row[0] VoiceOver is on #second; it was on #first"
      ])
  }

  @Test func theDataHaveWhatTheSentencesSay() throws {
    let fixture = Fixture(name: "diff/words.expected")
    let difference = MockDifference(
      try sessions(fixture.beside("old.json")), try sessions(fixture.beside("new.json")), profile: .voiceOver)
    #expect(
      DiffFormats.render(difference, as: "json") == """
        {
          "format": 1,
          "old": "words.old.json",
          "new": "words.new.json",
          "profile": "voiceOver",
          "differs": true,
          "counts": { "words": 1 },
          "changes": [
            {
              "kind": "words",
              "screen": "main",
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
