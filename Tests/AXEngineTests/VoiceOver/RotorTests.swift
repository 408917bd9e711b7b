import Testing

@testable import AXEngine

/// Turning the rotor and searching with it.
@Suite struct RotorTests {
  static let article = ##"""
    {
      "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "title", "text": "Trees",
          "accessibility": { "addTraits": ["header"], "heading": 1 } },
        { "type": "Text", "id": "intro", "text": "About trees" },
        { "type": "Link", "id": "more", "text": "More", "destination": "https://example.org" },
        { "type": "Text", "id": "oak", "text": "Oak",
          "accessibility": { "addTraits": ["header"], "heading": 2 } },
        { "type": "Image", "id": "picture", "name": "oak", "accessibility": { "label": "An oak" } },
        { "type": "Button", "id": "share", "text": "Share" },
        { "type": "TextField", "id": "comment", "text": "Comment" }
      ] }
    }
    """##

  @Test("Turning goes round and names the item (RO-40)")
  func turning() throws {
    var tester = try SessionTester(Self.article)
    tester.start()
    #expect(
      tester.session.rotorNames == [
        "Characters", "Words", "Lines", "Speaking Rate", "Headings", "Links", "Form Controls",
      ])
    for name in ["Words", "Lines", "Speaking Rate, 50%", "Headings", "Links", "Form Controls", "Characters"] {
      tester.send(.rotorNext) {
        $0.sound(.rotor)
        $0.speaks(name)
      }
    }
    tester.send(.rotorPrevious) {
      $0.sound(.rotor)
      $0.speaks("Form Controls")
    }
    tester.send(.press(.left, [.vo, .command])) {
      $0.sound(.rotor)
      $0.speaks("Links")
    }
    #expect(tester.session.rotorName == "Links")
  }

  @Test("A name is found in any case and ticked where it was not")
  func byName() throws {
    var tester = try SessionTester(Self.article)
    tester.start()
    tester.send(.rotor("images")) {
      $0.sound(.rotor)
      $0.speaks("Images")
    }
    #expect(tester.session.rotorNames.contains("Images"))
    tester.send(.swipeDown) { $0.lands("picture", "An oak, Image") }
  }

  @Test("A name that makes no sense here is refused; headings always make sense (DI-14)")
  func refused() throws {
    var tester = try SessionTester(CursorTests.shop)
    tester.start()
    #expect(!tester.session.offersRotor("Landmarks"))
    #expect(!tester.session.offersRotor("Actions"))
    #expect(!tester.session.offersRotor("Bananas"))
    #expect(tester.session.offersRotor("headings"))
    tester.send(.rotor("Landmarks")) { $0.sound(.unknownCommand) }
  }

  @Test("Headings: next, previous, and the sound at the last (RO-48, DF-07)")
  func headings() throws {
    var tester = try SessionTester(Self.article)
    tester.start()
    tester.send(.rotor("Headings")) {
      $0.sound(.rotor)
      $0.speaks("Headings")
    }
    tester.send(.swipeDown) { $0.lands("oak", "Oak, Heading level 2") }
    tester.send(.swipeDown) { $0.sound(.boundary) }
    tester.send(.press(.up, [.vo, .command])) { $0.lands("title", "Trees, Heading level 1") }
    tester.send(.swipeUp) { $0.sound(.boundary) }
  }

  @Test("No heading at all: sound and words (RO-49)")
  func noHeading() throws {
    var tester = try SessionTester(
      ##"{ "root": { "type": "VStack", "children": [{ "type": "Text", "id": "a", "text": "A" }] } }"##)
    tester.start()
    tester.send(.rotor("Headings")) {
      $0.sound(.rotor)
      $0.speaks("Headings")
    }
    tester.send(.swipeDown) {
      $0.sound(.noResults)
      $0.speaks("Heading not found")
    }
  }

  @Test("Every kind finds its elements")
  func kinds() throws {
    let finds: [(rotor: String, id: String, text: String)] = [
      ("Heading 2", "oak", "Oak, Heading level 2"),
      ("Links", "more", "More, Link"),
      ("Form Controls", "share", "Share, Button"),
      ("Buttons", "share", "Share, Button"),
      ("Images", "picture", "An oak, Image"),
      ("Static Text", "intro", "About trees"),
    ]
    for find in finds {
      var tester = try SessionTester(Self.article)
      tester.start()
      tester.send(.rotor(find.rotor)) {
        $0.sound(.rotor)
        $0.speaks(find.rotor)
      }
      tester.send(.swipeDown) { $0.lands(find.id, find.text) }
    }
    var tester = try SessionTester(Self.article)
    tester.start()
    tester.send(.rotor("Text Fields")) {
      $0.sound(.rotor)
      $0.speaks("Text Fields")
    }
    tester.send(.swipeDown) {
      $0.lands("comment", "Comment, Text field")
      $0.hints("Double tap to edit.")
    }
  }

  @Test("Same Item goes to elements with the same role (RO-19)")
  func sameItem() throws {
    var tester = try SessionTester(Self.article)
    tester.start()
    tester.go(to: "intro")
    tester.send(.rotor("Same Item")) {
      $0.sound(.rotor)
      $0.speaks("Same Item")
    }
    tester.send(.swipeDown) { $0.sound(.boundary) }
    tester.go(to: "title")
    tester.send(.swipeDown) { $0.lands("oak", "Oak, Heading level 2") }
  }

  @Test("Containers, lists and landmarks: the first element of the next one (RO-10, RO-17)")
  func containers() throws {
    let mock = ##"""
      { "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "top", "text": "Top" },
        { "type": "VStack", "accessibility": { "containerType": "list" }, "children": [
          { "type": "Text", "id": "one", "text": "One" }, { "type": "Text", "id": "two", "text": "Two" } ] },
        { "type": "VStack", "accessibility": { "containerType": "landmark" }, "children": [
          { "type": "Text", "id": "three", "text": "Three" }, { "type": "Text", "id": "four", "text": "Four" }
        ] } ] } }
      """##
    var tester = try SessionTester(mock)
    tester.start()
    tester.send(.rotor("Containers")) {
      $0.sound(.rotor)
      $0.speaks("Containers")
    }
    tester.send(.swipeDown) { $0.lands("one", "One, List Start") }
    tester.send(.swipeDown) { $0.lands("three", "Three, Landmark") }
    tester.send(.swipeDown) { $0.sound(.boundary) }
    tester.send(.swipeUp) { $0.lands("one", "One, List Start") }
    tester.go(to: "two")
    tester.send(.rotor("Landmarks")) {
      $0.sound(.rotor)
      $0.speaks("Landmarks")
    }
    tester.send(.swipeDown) { $0.lands("three", "Three, Landmark") }
    tester.send(.swipeUp) { $0.sound(.boundary) }
    tester.send(.rotor("Lists")) {
      $0.sound(.rotor)
      $0.speaks("Lists")
    }
    tester.send(.swipeUp) { $0.lands("one", "One, List Start") }
  }

  @Test("A rotor of the app: its order, its labels, its stretches of text (RO-57, RO-59)")
  func custom() throws {
    var tester = try SessionTester(
      ##"""
      { "root": { "type": "VStack",
        "accessibility": { "rotors": [{ "name": "Errors", "entries": [
          { "id": "card" }, { "id": "pin", "label": "PIN is too short" },
          { "id": "note", "range": [6, 10] } ] }] },
        "children": [
          { "type": "Text", "id": "title", "text": "Pay" },
          { "type": "Text", "id": "card", "text": "Card" },
          { "type": "Text", "id": "pin", "text": "Pin" },
          { "type": "Text", "id": "note", "text": "Check this code" } ] } }
      """##)
    tester.start()
    tester.send(.rotor("errors")) {
      $0.sound(.rotor)
      $0.speaks("Errors")
    }
    tester.send(.swipeDown) { $0.lands("card", "Card") }
    tester.send(.swipeDown) { $0.lands("pin", "PIN is too short") }
    tester.send(.swipeDown) { $0.lands("note", "this") }
    tester.send(.swipeDown) { $0.sound(.boundary) }
    tester.send(.swipeUp) { $0.lands("pin", "PIN is too short") }
  }

  @Test("A rotor that stops twice at one element goes on from where it was (RO-58)")
  func customTwice() throws {
    var tester = try SessionTester(
      ##"""
      { "root": { "type": "VStack",
        "accessibility": { "rotors": [{ "name": "Finds", "entries": [
          { "id": "a", "range": [0, 3] }, { "id": "b" }, { "id": "a", "range": [4, 7] } ] }] },
        "children": [
          { "type": "Text", "id": "top", "text": "Top" },
          { "type": "Text", "id": "a", "text": "one two" },
          { "type": "Text", "id": "b", "text": "B" } ] } }
      """##)
    tester.start()
    tester.send(.rotor("finds")) {
      $0.sound(.rotor)
      $0.speaks("Finds")
    }
    tester.go(to: "a")
    tester.send(.swipeDown) { $0.lands("a", "one") }
    tester.send(.swipeDown) { $0.lands("b", "B") }
    tester.send(.swipeDown) { $0.lands("a", "two") }
    tester.send(.swipeDown) { $0.sound(.boundary) }
    tester.send(.swipeUp) { $0.lands("b", "B") }
    tester.send(.swipeUp) { $0.lands("a", "one") }
  }

  @Test("Characters and words of the element (RO-01, RO-02, CU-19, CU-64)")
  func reading() throws {
    var tester = try SessionTester(
      ##"{ "root": { "type": "VStack", "children": [{ "type": "Text", "id": "a", "text": "An oak" }] } }"##)
    tester.start()
    for unit in [
      ["Cap A", "Alfa"], ["n", "November"], ["space"], ["o", "Oscar"], ["a", "Alfa"], ["k", "Kilo"],
    ] {
      tester.send(.swipeDown) { for said in unit { $0.speaks(said) } }
    }
    tester.send(.swipeDown) { $0.sound(.boundary) }
    tester.send(.swipeUp) {
      $0.speaks("a")
      $0.speaks("Alfa")
    }
    tester.send(.rotor("Words")) {
      $0.sound(.rotor)
      $0.speaks("Words")
    }
    tester.go(to: "a")
    tester.send(.swipeDown) { $0.speaks("An") }
    tester.send(.swipeDown) { $0.speaks("oak") }
    tester.send(.swipeDown) { $0.sound(.boundary) }
    tester.send(.swipeUp) { $0.speaks("An") }
    tester.send(.swipeUp) { $0.sound(.boundary) }
  }
}
