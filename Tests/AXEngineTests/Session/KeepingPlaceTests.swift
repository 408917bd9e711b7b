import Testing

@testable import AXEngine

/// A device that is turned, a text that grows, another language: the person stays where they are.
@Suite struct KeepingPlaceTests {
  static let list: String = {
    let rows = (0..<20).map { #"{ "type": "Button", "id": "row\#($0)", "text": "Row number \#($0)" }"# }
    return
      #"{ "root": { "type": "ScrollView", "id": "scroll", "children": [ { "type": "VStack", "children": ["#
      + rows.joined(separator: ", ") + "] } ] } }"
  }()

  /// Every setting of the device that moves views, from the one before.
  static let changes = [
    ("textSize", "AX5"), ("orientation", "landscape"), ("device", "iPad"), ("locale", "ar"), ("rtl", "off"),
    ("boldText", "on"), ("device", "AppleTV"), ("textSize", "xSmall"), ("orientation", "portrait"),
    ("device", "iPhone"), ("textSize", "AX3"), ("locale", "en"), ("textSize", "large"),
  ]

  @Test("VoiceOver's cursor stays on its element, which is scrolled into view")
  func cursorStays() throws {
    for row in ["row0", "row9", "row19"] {
      var tester = try SessionTester(Self.list)
      tester.start()
      tester.go(to: row)
      for (name, value) in Self.changes {
        tester.send(event: .setting(name: name, value: value)) {
          if name == "orientation" {  // CU-57, in the words of the language
            let arabic = Phrases.table(for: "ar").text(value == "landscape" ? .landscape : .portrait)
            $0.speaks(value == "landscape" ? "Landscape" : arabic)
          }
        }
        #expect(tester.cursor == row, "after set \(name) \(value)")
        let cursor = try #require(tester.session.cursor)
        #expect(tester.session.scene.isVisible(cursor), "\(row) after set \(name) \(value)")
      }
    }
  }

  @Test("The keyboard's focus stays and is scrolled into view")
  func focusStays() throws {
    var tester = try SessionTester(Self.list, [.fullKeyboardAccess])
    tester.start()
    for _ in 0..<15 { tester.send(.press(.tab)) }
    #expect(tester.focus == "row14")
    for (name, value) in Self.changes {
      tester.send(event: .setting(name: name, value: value)) { $0.nothing() }
      #expect(tester.focus == "row14", "after set \(name) \(value)")
      let node = try #require(tester.session.focusNode)
      #expect(tester.session.scene.isVisible(node: node), "after set \(name) \(value)")
    }
  }

  private static let panel = """
    { "state": { "open": false }, "root": { "type": "VStack", "children": [
      { "type": "Button", "id": "open", "text": "Open", "do": [{ "set": { "open": "true" } }] },
      { "type": "FullScreenCover", "isPresented": "$open", "children": [
        { "type": "Text", "id": "news", "text": "Nothing to press" } ] } ] } }
    """

  @Test("Where Apple TV's focus was nowhere, VoiceOver begins anew once it is gone")
  func whoRodeOnTheFocusIsNotLeftWithoutAPlace() throws {
    var tester = try SessionTester(Self.panel, [.voiceOver, .focusEngine])
    tester.start()
    tester.send(.remote(.select))
    #expect(tester.session.cursor == nil, "nothing on the panel takes the focus")
    tester.send(event: .use([.voiceOver, .fullKeyboardAccess])) { $0.lands("news", "Nothing to press") }
    #expect(tester.cursor == "news")
  }

  @Test("Where Apple TV's focus was somewhere, VoiceOver stays there without a word")
  func whoRodeOnTheFocusStays() throws {
    var tester = try SessionTester(Self.panel, [.voiceOver, .focusEngine])
    tester.start()
    #expect(tester.cursor == "open")
    tester.send(event: .use([.voiceOver])) { $0.nothing() }
    #expect(tester.cursor == "open")
  }

  @Test("What was scrolled does not stay beyond the end of content that became shorter")
  func scrollingIsClamped() throws {
    var tester = try SessionTester(Self.list)
    tester.start()
    _ = tester.session.update(.setting(name: "textSize", value: "AX5"))
    tester.send(.gesture(.fourFingerTap(upper: false)))
    let scroll = try #require(tester.session.scene.node(id: "scroll"))
    let view = tester.session.scene.views.nodes[Int(scroll)].identity
    let before = tester.session.app.state.scrollOffset(of: view)
    _ = tester.session.update(.setting(name: "textSize", value: "xSmall"))
    let geometry = tester.session.scene.views.scrollGeometry(of: scroll)
    let after = tester.session.app.state.scrollOffset(of: view)
    #expect(after.y < before.y && after == geometry.clamped(after))
  }

  @Test("Where another size of text does away with the element, the cursor goes to the first one")
  func replaced() throws {
    var tester = try SessionTester(
      """
      { "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "title", "text": "Title" },
        { "type": "Button", "id": "wide", "text": "Pay now", "when": "!isAccessibilityCategory" },
        { "type": "Button", "id": "tall", "text": "Pay", "when": "isAccessibilityCategory" } ] } }
      """)
    tester.start()
    tester.go(to: "wide")
    _ = tester.session.update(.setting(name: "textSize", value: "AX1"))
    #expect(tester.cursor == "title")  // CU-45
  }

  @Test("A copy made before is the way back")
  func undo() throws {
    var tester = try SessionTester(Self.list)
    tester.start()
    tester.go(to: "row9")
    let before = tester
    for (name, value) in Self.changes.prefix(5) {
      _ = tester.session.update(.setting(name: name, value: value))
    }
    #expect(
      before.session.scene.environment == Environment(device: .iPhone, locale: "en").with(voiceOver: true))
    #expect(before.cursor == "row9")
  }
}

extension Environment {
  fileprivate func with(voiceOver: Bool) -> Environment {
    var environment = self
    environment.isVoiceOverRunning = voiceOver
    return environment
  }
}
