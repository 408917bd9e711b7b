import Testing

@testable import AXEngine

/// Groups as single stops, and images that are passed over.
@Suite struct GroupedNavigationTests {
  static let mock = ##"""
    { "root": { "type": "VStack", "children": [
      { "type": "Text", "id": "top", "text": "Top" },
      { "type": "VStack", "id": "card", "accessibility": { "children": "contain", "label": "Card" },
        "children": [
          { "type": "Text", "id": "name", "text": "Name" },
          { "type": "VStack", "id": "inner", "accessibility": { "containerType": "list" }, "children": [
            { "type": "Text", "id": "one", "text": "One" }, { "type": "Text", "id": "two", "text": "Two" } ] }
        ] },
      { "type": "VStack", "id": "plain", "accessibility": { "children": "contain" }, "children": [
        { "type": "Text", "id": "last", "text": "Last" } ] } ] } }
    """##

  static func grouped(_ mock: String = mock) throws -> SessionTester {
    var tester = try SessionTester(mock)
    tester.start()
    tester.send(event: .setting(name: "navigationStyle", value: "grouped")) { $0.nothing() }
    return tester
  }

  static let into = Input.gesture(.swipe(.right, fingers: 2))
  static let out = Input.gesture(.swipe(.left, fingers: 2))

  @Test("A labelled group is one stop, an unlabelled one is none (VO-40, B9, SN-07)")
  func stops() throws {
    var tester = try Self.grouped()
    tester.send(.swipeRight) {
      $0.cursorOnGroup("card", "Card")
    }
    tester.send(.swipeRight) { $0.lands("last", "Last") }
    tester.send(.swipeRight) { $0.sound(.boundary) }
    tester.send(.swipeLeft) { $0.cursorOnGroup("card", "Card") }
  }

  @Test("Two fingers right go in, left go out, with their sounds (VO-20, SN-07)")
  func inAndOut() throws {
    var tester = try Self.grouped()
    tester.send(.swipeRight)
    tester.send(Self.into) {
      $0.sound(.startInteracting)
      $0.lands("name", "Name")
    }
    tester.send(.swipeLeft) { $0.sound(.boundary) }
    tester.send(.swipeRight) { $0.cursorOnGroup("inner", "List") }
    tester.send(.swipeRight) { $0.sound(.boundary) }
    tester.send(Self.into) {
      $0.sound(.startInteracting)
      $0.lands("one", "One, List Start")
    }
    tester.send(Self.into) { $0.sound(.boundary) }
    tester.send(.press(.up, [.vo, .shift])) {
      $0.sound(.stopInteracting)
      $0.cursorOnGroup("inner", "List")
    }
    tester.send(Self.out) {
      $0.sound(.stopInteracting)
      $0.cursorOnGroup("card", "Card")
    }
    tester.send(Self.out) { $0.sound(.boundary) }
  }

  @Test("In flat navigation there is nothing to go into (VO-20)")
  func flat() throws {
    var tester = try SessionTester(Self.mock)
    tester.start()
    tester.send(Self.into) { $0.sound(.unknownCommand) }
    tester.send(Self.out) { $0.sound(.unknownCommand) }
  }

  @Test("A touch goes straight into a group (VO-01)")
  func touch() throws {
    var tester = try Self.grouped()
    tester.touch("two") { $0.lands("two", "Card, Two, List End") }
    tester.send(.swipeRight) { $0.sound(.boundary) }
  }

  @Test(
    "Navigate Images (VO-41)",
    arguments: [
      ("always", ["a", "photo", "named", "b"]), ("withDescriptions", ["a", "named", "b"]),
      ("never", ["a", "b"]),
    ])
  func images(value: String, stops: [String]) throws {
    var tester = try SessionTester(
      ##"""
      { "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "a", "text": "A" },
        { "type": "Image", "id": "photo", "name": "IMG_1" },
        { "type": "Image", "id": "named", "name": "dog", "accessibility": { "label": "A dog" } },
        { "type": "Text", "id": "b", "text": "B" } ] } }
      """##)
    tester.start()
    tester.send(event: .setting(name: "navigateImages", value: value)) { $0.nothing() }
    var met = [tester.cursor ?? ""]
    for _ in 1..<stops.count {
      tester.send(.swipeRight)
      met.append(tester.cursor ?? "")
    }
    #expect(met == stops)
    tester.send(.swipeRight) { $0.sound(.boundary) }
  }
}

extension SessionTester.Expectation {
  /// The cursor comes to a group as a whole.
  mutating func cursorOnGroup(_ id: String, _ words: String) {
    sound(.interactableGroup)
    cursor(id)
    speaks(words)
  }
}
