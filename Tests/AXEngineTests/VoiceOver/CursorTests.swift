import Testing

@testable import AXEngine

/// Moving the cursor by swipes, touches and keys.
@Suite struct CursorTests {
  static let shop = ##"""
    {
      "state": { "count": 0 },
      "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "title", "text": "Shop", "accessibility": { "addTraits": ["header"] } },
        { "type": "Text", "id": "total", "text": "Total {count}" },
        { "type": "Button", "id": "add", "text": "Add", "do": [{ "set": { "count": "count + 1" } }] },
        { "type": "Button", "id": "pay", "text": "Pay", "disabled": true }
      ] }
    }
    """##

  @Test("The cursor starts on the first element and speaks it")
  func start() throws {
    var tester = try SessionTester(Self.shop)
    tester.start { $0.lands("title", "Shop, Heading") }
  }

  @Test("Swipes pass every element in order, dimmed ones too (VO-03, FK-61)")
  func swipes() throws {
    var tester = try SessionTester(Self.shop)
    tester.start()
    tester.send(.swipeRight) { $0.lands("total", "Total 0") }
    tester.send(.swipeRight) { $0.lands("add", "Add, Button") }
    tester.send(.swipeRight) { $0.lands("pay", "Pay, Dimmed, Button") }
    tester.send(.swipeLeft) { $0.lands("add", "Add, Button") }
  }

  @Test("At both ends the boundary sound, and the cursor stays (CU-20)")
  func boundary() throws {
    var tester = try SessionTester(Self.shop)
    tester.start()
    tester.send(.swipeLeft) { $0.sound(.boundary) }
    tester.go(to: "pay")
    tester.send(.swipeRight) { $0.sound(.boundary) }
    tester.send(.swipeRight) { $0.sound(.boundary) }
    #expect(tester.cursor == "pay")
  }

  @Test("Next and previous mean reading direction")
  func steps() throws {
    var tester = try SessionTester(Self.shop)
    tester.start()
    tester.send(.next) { $0.lands("total", "Total 0") }
    tester.send(.previous) { $0.lands("title", "Shop, Heading") }
    tester.send(.previous) { $0.sound(.boundary) }
  }

  @Test("Four fingers go to the first and the last element (VO-30)")
  func fourFingers() throws {
    var tester = try SessionTester(Self.shop)
    tester.start()
    tester.send(.gesture(.fourFingerTap(upper: false))) { $0.lands("pay", "Pay, Dimmed, Button") }
    tester.send(.gesture(.fourFingerTap(upper: true))) { $0.lands("title", "Shop, Heading") }
  }

  @Test("A touch moves the cursor, also to where it stands (VO-01)")
  func touch() throws {
    var tester = try SessionTester(Self.shop)
    tester.start()
    tester.touch("add") { $0.lands("add", "Add, Button") }
    tester.touch("add") { $0.lands("add", "Add, Button") }
  }

  @Test("Empty ground has a sound (VO-02)")
  func emptyGround() throws {
    var tester = try SessionTester(Self.shop)
    tester.start()
    tester.send(.gesture(.touchPoint(Point(2, 840)))) { $0.sound(.noItem) }
    #expect(tester.cursor == "title")
  }

  @Test("A touch on what stands in a combined card finds the card")
  func touchInCard() throws {
    var tester = try SessionTester(
      ##"""
      { "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "title", "text": "Shop" },
        { "type": "VStack", "id": "card", "accessibility": { "children": "combine" }, "children": [
          { "type": "Text", "id": "name", "text": "Milk" }, { "type": "Text", "id": "price", "text": "2 euros" }
        ] } ] } }
      """##)
    tester.start()
    tester.touch("price") { $0.lands("card", "Milk, 2 euros") }
  }

  @Test("VO keys move as swipes do (KB-01, KB-07)")
  func keys() throws {
    var tester = try SessionTester(Self.shop)
    tester.start()
    tester.send(.press(.right, .vo)) { $0.lands("total", "Total 0") }
    tester.send(.press(.end, .vo)) { $0.lands("pay", "Pay, Dimmed, Button") }
    tester.send(.press(.left, .vo)) { $0.lands("add", "Add, Button") }
    tester.send(.press(.home, .vo)) { $0.lands("title", "Shop, Heading") }
  }

  @Test("A VO key without meaning has a sound; a key without VO is not VoiceOver's (SN-14)")
  func unknownKey() throws {
    var tester = try SessionTester(Self.shop)
    tester.start()
    tester.send(.press(.character("z"), .vo)) { $0.sound(.unknownCommand) }
    tester.send(.press(.tab)) { $0.nothing() }
    tester.send(.gesture(.tap(count: 4, fingers: 4, hold: false))) { $0.sound(.unknownCommand) }
  }

  @Test("Which way is next can be made to follow a right-to-left language")
  func rightToLeft() throws {
    var tester = try SessionTester(Self.shop)
    tester.start()
    tester.send(event: .setting(name: "rtl", value: "on")) { $0.nothing() }
    tester.send(.swipeRight) { $0.lands("total", "Total 0") }
    tester.send(event: .setting(name: "swipeDirection", value: "language")) { $0.nothing() }
    tester.send(.swipeRight) { $0.lands("title", "Shop, Heading") }
    tester.send(.swipeLeft) { $0.lands("total", "Total 0") }
  }

  @Test("A screen without elements: sounds, no trap")
  func empty() throws {
    var tester = try SessionTester(##"{ "root": { "type": "View" } }"##)
    tester.start { $0.nothing() }
    tester.send(.swipeRight) { $0.sound(.boundary) }
    tester.send(.swipeDown) { $0.sound(.boundary) }
    tester.send(.doubleTap) { $0.sound(.noItem) }
    tester.send(.scrub) { $0.sound(.boundary) }
    tester.send(.gesture(.fourFingerTap(upper: true))) { $0.sound(.boundary) }
    #expect(tester.session.position == nil)
  }

  @Test("The item chooser moves the cursor and activates nothing (VO-14)")
  func chooser() throws {
    var tester = try SessionTester(Self.shop)
    tester.start()
    tester.send(.chooseItem(2)) { $0.lands("add", "Add, Button") }
    tester.send(.chooseItem(99)) { $0.nothing() }
  }

  @Test("Position and rotor for the status line")
  func status() throws {
    var tester = try SessionTester(Self.shop)
    tester.start()
    tester.send(.swipeRight) { $0.lands("total", "Total 0") }
    #expect(tester.session.position == "2 of 4")
    #expect(tester.session.rotorName == "Characters")
  }
}
