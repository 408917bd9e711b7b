import Testing

@testable import AXEngine

/// A session that goes on with another version of its mock's file.
@Suite("A session on another version of its file")
struct ReloadingTests {
  private static let home = """
    { "title": "Post", "state": { "sheet": false, "count": 1, "word": "", "rows": [ { "k": "a" }, { "k": "b" }, { "k": "c" } ] },
      "start": "home",
      "screens": {
        "home": { "title": "Home", "root": { "type": "NavigationStack", "children": [ { "type": "VStack", "children": [
          { "type": "Text", "text": "Welcome" },
          { "type": "Button", "id": "open", "text": "Open", "do": [ { "push": "letter" } ] },
          { "type": "Button", "id": "ask", "text": "Ask", "do": [ { "set": { "sheet": "true" } } ] },
          { "type": "TextField", "id": "field", "text": "Note", "value": "$word" },
          { "type": "Slider", "id": "volume", "text": "Volume", "value": "$count", "in": [0, 10] },
          { "forEach": { "in": "rows", "as": "row", "key": "row.k",
            "view": { "type": "Button", "id": "row", "text": "Row {row.k}" } } },
          { "type": "Sheet", "id": "sheet", "isPresented": "$sheet", "children": [
            { "type": "Text", "id": "question", "text": "Sure?" }, { "type": "Button", "id": "yes", "text": "Yes" } ] }
        ] } ] } },
        "letter": { "title": "Letter", "root": { "type": "VStack", "children": [
          { "type": "Text", "id": "body", "text": "Dear all" },
          { "type": "Button", "id": "more", "text": "More", "do": [ { "push": "deep" } ] } ] } },
        "deep": { "title": "Deep", "root": { "type": "VStack", "children": [
          { "type": "Text", "id": "end", "text": "The end" }, { "type": "Text", "id": "last", "text": "Really" } ] } }
      } }
    """

  private static let tabs = """
    { "title": "Tabs", "state": {}, "root": { "type": "TabView", "id": "tabs", "tabs": [
      { "title": "One", "view": { "type": "Text", "id": "first", "text": "First" } },
      { "title": "Two", "view": { "type": "ScrollView", "id": "scroll", "frame": [0, 100, 390, 100], "children": [ { "type": "VStack", "children": [
        { "type": "DisclosureGroup", "id": "group", "text": "Details", "children": [ { "type": "Text", "id": "inside", "text": "Inside" } ] },
        { "type": "Text", "id": "a", "text": "A", "minHeight": 80 }, { "type": "Text", "id": "b", "text": "B", "minHeight": 80 },
        { "type": "Text", "id": "c", "text": "C", "minHeight": 80 } ] } ] } } ] } }
    """

  private func load(_ text: String) throws -> Mock {
    let result = Mock.load(SourceFile(path: "post.json", text: text))
    return try #require(result.mock, "\(result.diagnostics.map(\.message))")
  }

  /// A session after some steps.
  private func play(
    _ text: String, _ lines: [String], _ technologies: [TechnologyName] = [.voiceOver]
  ) throws -> Session {
    var player = WalkPlayer(Session(mock: try load(text), technologies: technologies))
    _ = try player.start()
    try Self.perform(lines, &player)
    return player.session
  }

  private static func perform(_ lines: [String], _ player: inout WalkPlayer) throws {
    for line in lines {
      let step = try #require(WalkParser.parse(line: line).step).get()
      let outcome = try player.perform(step)
      #expect(outcome.failure == nil)
    }
  }

  /// The session after more steps.
  private func go(_ session: Session, _ lines: [String]) throws -> Session {
    var player = WalkPlayer(session)
    try Self.perform(lines, &player)
    return player.session
  }

  private func changed(_ text: String, _ changes: (String, String)...) throws -> Mock {
    var text = text
    for (old, new) in changes {
      let parts = text.split(separator: old, omittingEmptySubsequences: false)
      try #require(parts.count == 2, "'\(old)' stands in the file once")
      text = parts.joined(separator: new)
    }
    return try load(text)
  }

  private func cursor(_ session: Session) -> String? {
    session.cursor.map { session.scene.id(of: session.scene[$0].node) }
  }

  private func screens(_ session: Session) -> [String] {
    session.app.state.navigation.map { session.app.mock.screens[$0.screen].name }
  }

  private static let more = (
    "{ \"type\": \"Text\", \"text\": \"Welcome\" }",
    "{ \"type\": \"Text\", \"id\": \"hello\", \"text\": \"Hello\" }, { \"type\": \"Text\", \"text\": \"Welcome\" }"
  )

  // MARK: The stack

  @Test("the whole stack of screens is kept, and the way back")
  func stack() throws {
    let before = try play(
      Self.home, ["touch #open", "double tap", "touch #more", "double tap", "touch #last"])
    let next = try #require(
      before.continued(with: try changed(Self.home, Self.more, ("Dear all", "Dear friends"))))
    #expect(screens(next.session) == ["home", "letter", "deep"])
    #expect(cursor(next.session) == "last")
    #expect(next.words == "the order and the names are the same")
    let back = try go(next.session, ["scrub"])
    #expect(screens(back) == ["home", "letter"])
    #expect(cursor(back) == "more")
    #expect(back.scene.element(id: "body").map { back.scene.semantics(of: $0).label } == "Dear friends")
    let home = try go(back, ["scrub"])
    #expect(cursor(home) == "open")
    #expect(home.scene.element(id: "hello") != nil)
  }

  @Test("where the screen in front is gone, the one that opened it is shown, where it was left")
  func lostFront() throws {
    let before = try play(Self.home, ["touch #open", "double tap", "touch #more", "double tap"])
    let next = try #require(
      before.continued(
        with: try changed(
          Self.home, ("\"deep\": {", "\"deeper\": {"), ("{ \"push\": \"deep\" }", "{ \"push\": \"deeper\" }"))
      ))
    #expect(screens(next.session) == ["home", "letter"])
    #expect(cursor(next.session) == "more")
    #expect(next.words == "gone screen 'deep'; back on 'letter'")
  }

  @Test("a screen that is gone from the middle leaves the one in front")
  func lostMiddle() throws {
    let before = try play(Self.home, ["touch #open", "double tap", "touch #more", "double tap"])
    let next = try #require(
      before.continued(
        with: try changed(
          Self.home, ("\"letter\": {", "\"note\": {"), ("{ \"push\": \"letter\" }", "{ \"push\": \"note\" }"))
      ))
    #expect(screens(next.session) == ["home", "deep"])
    #expect(next.words.hasPrefix("gone screen 'letter'; "))
    #expect(try cursor(go(next.session, ["scrub"])) != nil)
  }

  @Test("where no open screen is left there is nothing to go on with")
  func nothingLeft() throws {
    let before = try play(Self.home, [])
    let other = try load(
      "{ \"screens\": { \"else\": { \"root\": { \"type\": \"Text\", \"text\": \"x\" } } } }")
    #expect(before.continued(with: other) == nil)
  }

  @Test("a presented sheet stays, and what opened it is gone back to")
  func sheet() throws {
    let before = try play(Self.home, ["touch #ask", "double tap", "touch #yes"])
    let next = try #require(before.continued(with: try changed(Self.home, Self.more)))
    #expect(cursor(next.session) == "yes")
    #expect(next.session.app.state.presentations.count == 1)
    #expect(try cursor(go(next.session, ["scrub"])) == "ask")
  }

  @Test("tabs, open groups and scroll offsets stay, whatever comes before them")
  func tabsAndScrolling() throws {
    let before = try play(
      Self.tabs, ["touch #tabs[1]", "double tap", "touch #group", "double tap", "touch #c"])
    #expect(before.scene.element(id: "inside") != nil)
    let offset = before.app.state.navigation[0].scrollOffsets[0].offset
    #expect(offset.y > 0)
    let next = try #require(
      before.continued(
        with: try changed(
          Self.tabs,
          (
            "\"view\": { \"type\": \"Text\", \"id\": \"first\", \"text\": \"First\" }",
            "\"view\": { \"type\": \"VStack\", \"children\": [ { \"type\": \"Text\", \"id\": \"first\", \"text\": \"First\" } ] }"
          ))))
    #expect(cursor(next.session) == "c")
    #expect(next.session.scene.element(id: "inside") != nil)
    #expect(next.session.app.state.navigation[0].scrollOffsets.map(\.offset) == [offset])
  }

  // MARK: The same element

  @Test("without an id an element is known by its words, and by its place where they are others")
  func likeness() throws {
    func list(_ names: String...) -> String {
      let rows = names.map { "{ \"type\": \"Button\", \"text\": \"\($0)\" }" }
      return "{ \"root\": { \"type\": \"VStack\", \"children\": [ \(rows.joined(separator: ", ")) ] } }"
    }
    let before = try play(list("A", "B", "C"), ["next"])
    func label(_ names: String...) throws -> String? {
      let rows = names.map { "{ \"type\": \"Button\", \"text\": \"\($0)\" }" }
      let text = "{ \"root\": { \"type\": \"VStack\", \"children\": [ \(rows.joined(separator: ", ")) ] } }"
      let next = try #require(before.continued(with: try load(text))).session
      return next.cursor.flatMap { next.scene.semantics(of: $0).label }
    }
    #expect(try label("B", "C") == "B")
    #expect(try label("A", "New", "B", "C") == "B")
    #expect(try label("C", "B", "A") == "B")
    #expect(try label("A", "X", "C") == "X")
    #expect(try label("A", "C") == "C")
    #expect(try label("A") == "A")
  }

  @Test("rows are known by their keys")
  func rows() throws {
    let before = try play(Self.home, ["touch #row[1]"])
    let next = try #require(
      before.continued(
        with: try changed(Self.home, ("[ { \"k\": \"a\" }", "[ { \"k\": \"new\" }, { \"k\": \"a\" }"))))
    #expect(cursor(next.session) == "row[2]")
    #expect(next.words == "new 'Row new'")
  }

  @Test("views that are wrapped in another one are the same")
  func wrapped() throws {
    let before = try play(
      "{ \"root\": { \"type\": \"VStack\", \"children\": [ { \"type\": \"Text\", \"text\": \"A\" }, { \"type\": \"Text\", \"text\": \"B\" } ] } }",
      ["next"])
    let next = try #require(
      before.continued(
        with: try load(
          "{ \"root\": { \"type\": \"VStack\", \"children\": [ { \"type\": \"Text\", \"text\": \"A\" }, { \"type\": \"HStack\", \"children\": [ { \"type\": \"Text\", \"text\": \"B\" } ] } ] } }"
        )))
    #expect(next.words == "the order and the names are the same")
    #expect(next.session.cursor == 1)
  }

  // MARK: The technologies

  @Test("rotor, mute, curtain, VoiceOver Help, names and assigned keys stay")
  func technologies() throws {
    let before = try play(
      Self.home,
      [
        "set hints off", "assign VO+X \"next heading\"", "rotor Words", "three-finger double tap",
        "three-finger triple tap", "touch #open",
      ])
    let next = try #require(before.continued(with: try changed(Self.home, Self.more))).session
    #expect(next.rotorName == before.rotorName && next.isMuted == before.isMuted)
    #expect(next.isCurtained == before.isCurtained && next.settings.voiceOver == before.settings.voiceOver)
    let practising = try go(before, ["four-finger double tap"])
    let other = try #require(practising.continued(with: try changed(Self.home, Self.more))).session
    #expect(practising.isPractising && other.isPractising)
  }

  @Test("the keyboard's focus stays on its item")
  func keyboard() throws {
    let before = try play(Self.home, ["key Tab", "key Tab"], [.fullKeyboardAccess])
    let focus = before.focusNode.map { before.scene.id(of: $0) }
    #expect(focus != nil)
    let next = try #require(before.continued(with: try changed(Self.home, Self.more))).session
    #expect(next.focusNode.map { next.scene.id(of: $0) } == focus)
    let fresh = try #require(
      try play(Self.home, [], [.fullKeyboardAccess]).continued(with: try load(Self.home)))
    #expect(fresh.session.focusNode == nil)
  }

  @Test("a field goes on being edited")
  func editing() throws {
    let before = try play(Self.home, ["touch #field", "double tap", "type \"abc\""])
    let next = try #require(before.continued(with: try changed(Self.home, Self.more))).session
    #expect(next.isEditing && next.app.state.insertionPoint == 3)
    #expect(try go(next, ["type \"d\""]).app.state.variables[2] == .text("abcd"))
    let emptied = try #require(
      before.continued(with: try changed(Self.home, ("\"word\": \"\"", "\"word\": \"x\"")))
    ).session
    #expect(emptied.app.state.insertionPoint == 1)
  }

  // MARK: State and timers

  @Test("a new initial value in the file counts more than the old one in the state")
  func variables() throws {
    let before = try play(Self.home, ["touch #volume", "swipe up"])
    #expect(before.app.state.variables[1] != .number(1))
    let same = try #require(
      before.continued(
        with: try changed(
          Self.home, ("\"sheet\": false, \"count\": 1", "\"other\": 7, \"count\": 1, \"sheet\": false"))))
    #expect(same.session.app.state.variables[1] == before.app.state.variables[1])
    let new = try #require(before.continued(with: try changed(Self.home, ("\"count\": 1", "\"count\": 5"))))
    #expect(new.session.app.state.variables[1] == .number(5))
  }

  private static let timers = """
    { "state": { "late": false, "tick": 0 }, "screens": { "main": {
      "scheduled": [ { "at": 1, "do": [ { "set": { "tick": "tick + 1" } } ] }, { "at": 4, "do": [ { "set": { "tick": "tick + 10" } } ] } ],
      "root": { "type": "VStack", "children": [
        { "type": "Button", "id": "go", "text": "Go", "do": [ { "after": 5, "do": [ { "set": { "late": "true" } } ] } ] } ] } } } }
    """

  @Test("what waits goes on waiting, while its steps mean the same")
  func timersGoOn() throws {
    let before = try play(Self.timers, ["double tap", "wait 2s"])
    #expect(before.app.state.variables == [.flag(false), .number(1)])
    let inserted = ("\"children\": [\n", "\"children\": [ { \"type\": \"Text\", \"text\": \"New\" },\n")
    let next = try #require(before.continued(with: try changed(Self.timers, inserted)))
    #expect(next.words == "new 'New'")
    #expect(try go(next.session, ["wait 2.5s"]).app.state.variables == [.flag(false), .number(11)])
    #expect(try go(next.session, ["wait 3.5s"]).app.state.variables == [.flag(true), .number(11)])
  }

  @Test("what would mean something else is given up, and that is said")
  func timersGivenUp() throws {
    let before = try play(Self.timers, ["double tap", "wait 2s"])
    let next = try #require(
      before.continued(with: try changed(Self.timers, ("\"late\": false", "\"first\": 0, \"late\": false"))))
    #expect(next.words == "the order and the names are the same; 1 timer given up")
    #expect(try go(next.session, ["wait 9s"]).app.state.variables == [.number(0), .flag(false), .number(11)])
  }

  // MARK: Everything that ships

  @Test("the same file again changes nothing, anywhere in any mock that ships", arguments: BundledMock.all)
  func sameFile(bundled: BundledMock) throws {
    let mock = try bundled.load()
    var steps = RandomSteps(random: Random(seed: 7))
    var player = WalkPlayer(Session(mock: mock, technologies: [.voiceOver, .fullKeyboardAccess]))
    _ = try player.start()
    for number in 0..<60 {
      let line = steps.next(in: player.session)
      guard case .success(let step)? = WalkParser.parse(line: line).step else { continue }
      _ = try? player.perform(step)
      guard number % 6 == 0 else { continue }
      let session = player.session
      // Lists of elements that the app keeps are asked for anew.
      let fresh = Scene.make(mock: mock, state: session.app.state, views: session.app.views, previous: nil)
      guard fresh.tree.elements == session.scene.tree.elements else { continue }
      let next = try #require(session.continued(with: try bundled.load()))
      let place = "step \(number), '\(line)'"
      #expect(next.words == "the order and the names are the same", "\(place)")
      #expect(next.session.cursor == session.cursor, "\(place)")
      #expect(next.session.focusElement == session.focusElement, "\(place)")
      #expect(
        next.session.app.state.navigation.map(\.visit) == session.app.state.navigation.map(\.visit),
        "\(place)")
      #expect(next.session.app.state.variables == session.app.state.variables, "\(place)")
      #expect(next.session.app.state.presentations == session.app.state.presentations, "\(place)")
      #expect(next.session.app.state.tabs == session.app.state.tabs, "\(place)")
      #expect(next.session.pendingTimers == session.pendingTimers, "\(place)")
      #expect(next.session.rotorName == session.rotorName, "\(place)")
    }
  }
}
