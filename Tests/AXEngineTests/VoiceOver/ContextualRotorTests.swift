import Testing

@testable import AXEngine

/// The rotor items that come with an element.
@Suite struct ContextualRotorTests {
  static let mail = ##"""
    {
      "state": { "log": "", "volume": 50 },
      "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "title", "text": "Inbox", "accessibility": { "addTraits": ["header"] } },
        { "type": "Button", "id": "mail", "text": "Ann", "do": [{ "set": { "log": "'open'" } }],
          "accessibility": { "actions": [
            { "name": "Archive", "do": [{ "set": { "log": "'archive'" } }] },
            { "name": "Delete", "do": [{ "set": { "log": "'delete'" } }] } ] } },
        { "type": "Slider", "id": "volume", "text": "Volume", "in": [0, 100], "value": "$volume" }
      ] }
    }
    """##

  @Test("An element with actions turns the rotor to them; the next one turns it back (RO-44, RO-45)")
  func automatic() throws {
    var tester = try SessionTester(Self.mail)
    tester.start()
    tester.send(.rotor("Words")) {
      $0.sound(.rotor)
      $0.speaks("Words")
    }
    tester.send(.swipeRight) {
      $0.lands("mail", "Ann, Button")
      $0.speaks("Actions available")
    }
    #expect(tester.session.rotorName == "Actions")
    tester.send(.swipeRight) {
      $0.lands("volume", "Volume, 50%, adjustable")
      $0.hints("Swipe up or down with one finger to adjust the value.")
    }
    #expect(tester.session.rotorName == "Adjust Value")
    tester.go(to: "title")
    #expect(tester.session.rotorName == "Words")
  }

  @Test("The list of actions starts with the element's own and goes round (RO-54, DF-08)")
  func actions() throws {
    var tester = try SessionTester(Self.mail)
    tester.start()
    tester.go(to: "mail")
    tester.send(.swipeDown) { $0.speaks("Archive") }
    tester.send(.swipeDown) { $0.speaks("Delete") }
    tester.send(.swipeDown) { $0.speaks("Activate (default)") }
    tester.send(.swipeUp) { $0.speaks("Delete") }
    tester.send(.doubleTap) { $0.state("log = 'delete'") }
    #expect(tester.cursor == "mail")
  }

  @Test("Without a choice, or with the default chosen, a double tap activates (DF-08)")
  func defaultAction() throws {
    var tester = try SessionTester(Self.mail)
    tester.start()
    tester.go(to: "mail")
    tester.send(.doubleTap) {
      $0.state("log = 'open'")
      $0.speaks("Ann")
    }
    tester.send(.swipeDown) { $0.speaks("Archive") }
    tester.send(.swipeUp) { $0.speaks("Activate (default)") }
    tester.send(.doubleTap) { $0.speaks("Ann") }
  }

  @Test("Turning away from Actions makes a double tap plain again")
  func turnedAway() throws {
    var tester = try SessionTester(Self.mail)
    tester.start()
    tester.go(to: "mail")
    tester.send(.swipeDown) { $0.speaks("Archive") }
    tester.send(.rotor("Headings")) {
      $0.sound(.rotor)
      $0.speaks("Headings")
    }
    tester.send(.doubleTap) {
      $0.state("log = 'open'")
      $0.speaks("Ann")
    }
    tester.send(.swipeUp) { $0.lands("title", "Inbox, Heading") }
    #expect(tester.session.rotorName == "Headings")
  }

  @Test("With Change Rotor with Item off the rotor stays (RO-44)")
  func switchedOff() throws {
    var tester = try SessionTester(Self.mail)
    tester.start()
    tester.send(event: .setting(name: "changeRotorWithItem", value: "off")) { $0.nothing() }
    tester.go(to: "mail")
    #expect(tester.session.rotorName == "Characters")
    tester.send(.rotor("Actions")) {
      $0.sound(.rotor)
      $0.speaks("Actions")
    }
    tester.send(.swipeDown) { $0.speaks("Archive") }
  }

  @Test("Contextual items come last in the turn (RO-43)")
  func order() throws {
    var tester = try SessionTester(Self.mail)
    tester.start()
    tester.go(to: "volume")
    #expect(
      tester.session.rotorNames == [
        "Characters", "Words", "Lines", "Speaking Rate", "Headings", "Form Controls", "Adjust Value",
      ])
  }

  @Test("More Content reads value, then label (RO-50, RO-52)")
  func moreContent() throws {
    var tester = try SessionTester(
      ##"""
      { "root": { "type": "VStack", "children": [{ "type": "Text", "id": "dog", "text": "Bailey",
        "accessibility": { "customContent": [
          { "label": "breed", "value": "beagle", "importance": "high" },
          { "label": "age", "value": "three years" }, { "label": "size", "value": "small" } ] } } ] } }
      """##)
    tester.start {
      $0.lands("dog", "Bailey, beagle")
      $0.speaks("More content available")
    }
    tester.send(.rotor("More Content")) {
      $0.sound(.rotor)
      $0.speaks("More Content")
    }
    tester.send(.swipeDown) { $0.speaks("beagle, breed") }
    tester.send(.swipeDown) { $0.speaks("three years, age") }
    tester.send(.swipeDown) { $0.speaks("small, size") }
    tester.send(.swipeDown) { $0.sound(.boundary) }
    tester.send(.swipeUp) { $0.speaks("three years, age") }
  }

  @Test("An item that is not there on the next screen falls back to Characters (RO-47, DF-06)")
  func fallback() throws {
    var tester = try SessionTester(
      ##"""
      { "screens": {
        "a": { "root": { "type": "VStack", "children": [
          { "type": "Link", "id": "out", "text": "Out", "destination": "https://example.org" },
          { "type": "Button", "id": "go", "text": "Go", "do": [{ "push": "b" }] } ] } },
        "b": { "root": { "type": "VStack", "children": [{ "type": "Text", "id": "there", "text": "There" }] } }
      } }
      """##)
    tester.start()
    tester.send(.rotor("Links")) {
      $0.sound(.rotor)
      $0.speaks("Links")
    }
    tester.go(to: "go")
    tester.send(.doubleTap) {
      $0.screen("b")
      $0.sound(.screenChanged)
      $0.lands("there", "There")
    }
    #expect(tester.session.rotorName == "Characters")
    tester.send(.scrub) {
      $0.screen("a")
      $0.sound(.screenChanged)
      $0.lands("go", "Go, Button")
    }
    #expect(tester.session.rotorName == "Links")
  }
}
