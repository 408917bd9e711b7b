import Testing

@testable import AXEngine

/// The lists that VoiceOver opens over the screen.
@Suite struct ListTests {
  static let shop = ##"""
    {
      "state": { "paid": false },
      "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "milk", "text": "Milk" },
        { "type": "Text", "id": "bread", "text": "bread" },
        { "type": "Button", "id": "pay", "text": "Pay", "do": [ { "set": { "paid": "true" } } ] },
        { "type": "Button", "id": "nameless", "text": "" },
        { "type": "Text", "id": "almond", "text": "Almond milk" }
      ] }
    }
    """##

  private func started() throws -> SessionTester {
    var tester = try SessionTester(Self.shop)
    tester.start()
    return tester
  }

  private static let open = Input.gesture(.tap(count: 3, fingers: 2, hold: false))
  private static let settings = Input.gesture(.tap(count: 4, fingers: 2, hold: false))

  private func names(_ tester: SessionTester) -> [String] {
    tester.session.shownList?.lines.map(\.name) ?? []
  }

  @Test("The item chooser has every element, sorted by name without regard to case (VO-14)")
  func sorted() throws {
    var tester = try started()
    tester.send(Self.open) { $0.speaks("Item Chooser, Almond milk") }
    #expect(names(tester) == ["Almond milk", "bread", "Button", "Milk", "Pay"])
    #expect(tester.session.shownList?.title == "Item Chooser")
    #expect(tester.session.shownList?.chosen == 0)
    #expect(tester.cursor == "milk")
  }

  @Test("Swipes, arrows and keys move in it; at the ends is the boundary")
  func moving() throws {
    var tester = try started()
    tester.send(.press(.character("i"), .vo)) { $0.speaks("Item Chooser, Almond milk") }
    tester.send(.swipeRight) { $0.speaks("bread") }
    tester.send(.press(.down)) { $0.speaks("Button") }
    tester.send(.press(.right, .vo)) { $0.speaks("Milk") }
    tester.send(.press(.end)) { $0.speaks("Pay") }
    tester.send(.swipeRight) { $0.sound(.boundary) }
    tester.send(.gesture(.fourFingerTap(upper: true))) { $0.speaks("Almond milk") }
    tester.send(.press(.up)) { $0.sound(.boundary) }
    tester.send(.press(.pageDown)) { $0.speaks("Pay") }
    tester.send(.gesture(.rotate(clockwise: true))) { $0.sound(.unknownCommand) }
    #expect(tester.session.isListOpen)
  }

  @Test("Picking moves the cursor and activates nothing (VO-14)")
  func picking() throws {
    var tester = try started()
    tester.send(Self.open)
    tester.send(.press(.end))
    tester.send(.doubleTap) { $0.lands("pay", "Pay, Button") }
    #expect(!tester.session.isListOpen)
    tester.send(Self.open)
    tester.send(.press(.return)) { $0.lands("almond", "Almond milk") }
  }

  @Test("What is typed leaves what has it in its name; what begins so is chosen first")
  func typing() throws {
    var tester = try started()
    tester.send(Self.open)
    tester.send(.press(.character("m"))) { $0.speaks("Milk") }
    #expect(names(tester) == ["Almond milk", "Milk"])
    #expect(tester.session.shownList?.chosen == 1)
    tester.send(.text("ilk")) { $0.speaks("Milk") }
    tester.send(.press(.up)) { $0.speaks("Almond milk") }
    tester.send(.press(.character("q"))) {
      $0.sound(.noResults)
      $0.speaks("milkq not found")
    }
    tester.send(.press(.return)) { $0.sound(.boundary) }
    tester.send(.press(.delete)) { $0.speaks("Almond milk") }
    for _ in 1...4 { tester.send(.press(.delete)) }
    #expect(names(tester).count == 5)
    tester.send(.press(.delete)) { $0.sound(.boundary) }
  }

  @Test("Escape, a scrub and the gesture itself close it; the cursor is where it was (CU-50)")
  func closing() throws {
    var tester = try started()
    tester.send(.swipeRight)
    for input in [Input.press(.escape), .scrub, Self.open] {
      tester.send(Self.open)
      tester.send(input) { $0.lands("bread", "bread") }
      #expect(!tester.session.isListOpen)
    }
    tester.send(Self.open)
    tester.touch("pay") { $0.lands("pay", "Pay, Button") }
    #expect(!tester.session.isListOpen)
  }

  @Test("Quick settings go up and down by arrows and swipes to the side, values change across (VO-15, VO-04)")
  func quickSettings() throws {
    var tester = try started()
    tester.send(Self.settings) { $0.speaks("Quick Settings, Speaking Rate, 50%") }
    #expect(
      names(tester) == [
        "Speaking Rate", "Punctuation", "Sounds", "Hints", "Typing Mode", "Direct Touch", "Navigation Style",
      ])
    tester.send(.press(.right)) { $0.speaks("60%") }
    tester.send(.press(.left)) { $0.speaks("50%") }
    tester.send(.swipeUp) { $0.speaks("60%") }
    tester.send(.press(.up, .vo)) { $0.speaks("70%") }
    #expect(tester.session.shownList?.lines.first?.value == "70%")
    tester.send(.press(.down)) { $0.speaks("Punctuation, some") }
    tester.send(.press(.return)) { $0.speaks("all") }
    tester.send(.press(.return)) { $0.speaks("none") }
    tester.send(.swipeRight) { $0.speaks("Sounds, On") }
    tester.send(.swipeRight) { $0.speaks("Hints, On") }
    tester.send(.doubleTap) { $0.speaks("Hints off") }
    tester.send(.press(.character("v"), .vo)) { $0.lands("milk", "Milk") }
    #expect(tester.session.settings.voiceOver.speech.rate == 70)
    #expect(!tester.session.settings.voiceOver.speech.speaksHints)
  }

  @Test("A screen that changes closes the list; one that has no elements has none")
  func screens() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "open": false }, "root": { "type": "VStack",
        "onAppear": [ { "after": 5, "do": [ { "set": { "open": "true" } } ] } ],
        "children": [ { "type": "Text", "id": "t", "text": "Milk" },
          { "type": "Sheet", "id": "s", "isPresented": "$open", "children": [
            { "type": "Text", "id": "in", "text": "Filters" } ] } ] } }
      """##)
    tester.start()
    tester.send(Self.open)
    _ = tester.session.update(.advance(.seconds(6)))
    #expect(!tester.session.isListOpen)
    #expect(tester.cursor == "in")

    var empty = try SessionTester(#"{ "root": { "type": "VStack", "children": [] } }"#)
    empty.start()
    empty.send(Self.open) { $0.sound(.noItem) }
    #expect(!empty.session.isListOpen)
  }

  @Test("The lists speak the device's language")
  func german() throws {
    var tester = try SessionTester(Self.shop, locale: "de")
    tester.start()
    tester.send(Self.settings) { $0.speaks("Schnelleinstellungen, Sprechtempo, 50 %") }
  }
}
