import Testing

@testable import AXEngine

/// What holds of every bundled mock: nothing differs from itself however it is written, and a change of each kind is seen.
@Suite struct DifferencePropertyTests {
  private typealias Kind = MockDifference.Kind

  static let mocks = BundledMock.all.filter { !$0.name.contains("/") }

  private func beginnings(_ mock: Mock, _ profile: Profile = .voiceOver) -> [MockDifference.Beginning] {
    var environment = Environment(device: mock.device, locale: mock.locale)
    profile.apply(to: &environment)
    return mock.screens.indices.map { screen in
      MockDifference.Beginning(
        starting: Session(
          mock: mock, environment: environment, screen: screen, technologies: [profile.technology]))
    }
  }

  private func value(_ mock: BundledMock) throws -> JSONValue {
    let source = SourceFile(path: mock.name, bytes: try mock.bytes)
    return JSONValue(try #require(JSONReader.read(source).document), 0)
  }

  private func mock(_ value: JSONValue) throws -> Mock {
    let result = Mock.load(SourceFile(path: "new.json", text: JSONWriter.write(value)))
    return try #require(result.mock, "\(result.diagnostics.map(\.message))")
  }

  @Test(arguments: BundledMock.all)
  func nothingDiffersFromItself(_ mock: BundledMock) throws {
    let mock = try mock.load()
    #expect(MockDifference(beginnings(mock), beginnings(mock), profile: .voiceOver).changes == [])
  }

  @Test(arguments: Fixture.all("explore", ending: "json") + [Fixture(name: "matrix/reach-represented.json")])
  func noStrangeMockDiffersFromItself(_ fixture: Fixture) throws {
    let mock = try #require(Mock.load(try fixture.source()).mock)
    #expect(MockDifference(beginnings(mock), beginnings(mock), profile: .voiceOver).changes == [])
  }

  /// Neither line breaks nor the order of the keys of a view mean anything.
  @Test(arguments: mocks)
  func nothingDiffersInAnotherFormat(_ bundled: BundledMock) throws {
    let value = try value(bundled)
    let turned = value.changed { members in
      members.contains { $0.0 == "type" } ? members.reversed() : members
    }
    #expect(JSONWriter.write(turned) != JSONWriter.write(value))
    let difference = MockDifference(
      beginnings(try bundled.load()), beginnings(try mock(turned)), profile: .voiceOver)
    #expect(difference.changes == [])
    #expect(difference.states > 0)
  }

  /// What is changed: members of the view, what it says under `accessibility`, or that of the roots of screens.
  enum Target { case view, semantics, root }

  /// A change to the last button of a mock, and the kind as which it is seen.
  static let mutations: [(String, kind: MockDifference.Kind, change: [(String, JSONValue)], Target)] =
    [
      ("a label", .words, [("label", .text("Changed"))], .semantics),
      ("a value", .values, [("value", .text("Changed"))], .semantics),
      ("a hint", .hints, [("hint", .text("Changed"))], .semantics),
      ("a trait", .traits, [("addTraits", .texts(["summaryElement"]))], .semantics),
      ("a level", .headings, [("addTraits", .texts(["header"])), ("heading", .number(4))], .semantics),
      ("a language", .speech, [("language", .text("fi"))], .semantics),
      ("a list", .containers, [("containerType", .text("list"))], .root),
      ("an action", .actions, [("actions", .array([named("Changed")]))], .semantics),
      ("zooming", .gestures, [("zoom", .object([("in", .array([]))]))], .semantics),
      (
        "a rotor", .rotors,
        [("rotors", .array([.object([("name", .text("Changed")), ("entries", .array([]))])]))], .semantics
      ),
      (
        "content", .content,
        [("customContent", .array([.object([("label", .text("A")), ("value", .text("B"))])]))], .semantics
      ),
      ("a voice name", .names, [("inputLabels", .texts(["Changed"]))], .semantics),
      ("a linked group", .links, [("linkedGroup", .text("changed"))], .semantics),
      ("a key", .keys, [("keyboardShortcut", .text("Command+Shift+F12"))], .view),
      ("an activation point", .places, [("activationPoint", .array([.number(1), .number(1)]))], .semantics),
      ("no response", .reach, [("respondsToUserInteraction", .flag(false))], .semantics),
      ("hidden", .elements, [("hidden", .flag(true))], .semantics),
      ("a default focus", .landing, [("defaultFocus", .flag(true))], .semantics),
      (
        "an announcement", .announcements,
        [("do", .array([.object([("post", .text("announcement")), ("argument", .text("Changed"))])]))], .view
      ),
      ("a sound", .sounds, [("do", .array([.object([("play", .text("changed"))])]))], .view),
    ]

  private static func named(_ name: String) -> JSONValue {
    .object([("name", .text(name)), ("do", .array([]))])
  }

  @Test(arguments: ["checkout.json", "mail.json"], mutations.indices)
  func everyMutationIsSeen(_ name: String, _ place: Int) throws {
    let bundled = try #require(Self.mocks.first { $0.name == name })
    let old = try bundled.load()
    let mutation = Self.mutations[place]
    let report = OrderReport(beginnings(old)[0].session.scene)
    // Something to use that does not have the cursor when the screen comes up.
    let stop = try #require(
      report.elements.dropFirst().last { element in
        element.traits.contains("button") && old.views.contains { $0.id == element.id && $0.type == .button }
      })
    let changed = try value(bundled).changed { members in
      if mutation.3 == .root {
        guard let root = members.first(where: { $0.0 == "root" })?.1.members else { return members }
        return members.setting([("root", .object(root.changingSemantics(mutation.change)))])
      }
      guard members.contains(where: { $0.0 == "id" && $0.1.isText(stop.id) }) else { return members }
      if mutation.3 == .view { return members.setting(mutation.change) }
      return members.changingSemantics(mutation.change)
    }
    let difference = MockDifference(beginnings(old), beginnings(try mock(changed)), profile: .voiceOver)
    #expect(
      difference.changes.contains {
        $0.kind == mutation.kind && ($0.id == stop.id || $0.kind == .landing || mutation.3 == .root)
      },
      "\(mutation.0) of #\(stop.id): \(difference.changes.map(\.sentence))")
  }

  /// Each technology sees where its own way of using something leads.
  @Test(arguments: TechnologyName.allCases)
  func everyTechnologyLands(_ technology: TechnologyName) throws {
    func text(_ target: String, _ shown: String) -> String {
      """
      { "device": "\(technology == .focusEngine ? "AppleTV" : "iPhone")", "state": { "open": false },
        "root": { "type": "View", "children": [
          { "type": "Button", "id": "pay", "text": "Pay", "frame": [16, 120, 200, 44], "do": [ \(target) ] },
          { "type": "Button", "id": "stop", "text": "Stop", "frame": [16, 180, 200, 44] },
          { "type": "Sheet", "id": "sheet", "isPresented": "$open", "children": [
            { "type": "Button", "id": "more", "text": "\(shown)", "frame": [16, 400, 200, 44] } ] } ] } }
      """
    }
    func mock(_ text: String) throws -> Mock {
      let result = Mock.load(SourceFile(path: "mock.json", text: text))
      return try #require(result.mock, "\(result.diagnostics.map(\.message))")
    }
    let profile = Profile(technology: technology, differences: [])
    let open = #"{ "set": { "open": true } }"#
    let old = beginnings(try mock(text(open, "More")), profile)
    #expect(MockDifference(old, old, profile: profile).changes == [])
    let shut = MockDifference(old, beginnings(try mock(text("", "More")), profile), profile: profile)
    #expect(shut.changes.contains { $0.kind == .opens && $0.id == "pay" })
    let other = MockDifference(old, beginnings(try mock(text(open, "Less")), profile), profile: profile)
    #expect(other.changes.contains { $0.kind == .words && $0.id == "more" && !$0.steps.isEmpty })
  }
}

extension JSONValue {
  /// The same with the members of every object changed, the innermost first.
  fileprivate func changed(_ change: ([(String, JSONValue)]) -> [(String, JSONValue)]) -> JSONValue {
    switch self {
    case .array(let values): .array(values.map { $0.changed(change) })
    case .object(let members): .object(change(members.map { ($0, $1.changed(change)) }))
    case .null, .flag, .number, .text: self
    }
  }

  fileprivate var members: [(String, JSONValue)] {
    if case .object(let members) = self { members } else { [] }
  }

  fileprivate func isText(_ text: String) -> Bool { if case .text(text) = self { true } else { false } }
}

extension [(String, JSONValue)] {
  /// With some members instead of those of the same name.
  fileprivate func setting(_ members: [(String, JSONValue)]) -> [(String, JSONValue)] {
    filter { own in !members.contains { $0.0 == own.0 } } + members
  }

  /// With some members under `accessibility`.
  fileprivate func changingSemantics(_ change: [(String, JSONValue)]) -> [(String, JSONValue)] {
    let own = first { $0.0 == "accessibility" }?.1.members ?? []
    return setting([("accessibility", .object(own.setting(change)))])
  }
}
