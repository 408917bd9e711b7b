import Testing

@testable import AXEngine

/// What single rotor items do.
@Suite struct RotorItemTests {
  static let plain = ##"""
    { "root": { "type": "VStack", "children": [
      { "type": "Text", "id": "a", "text": "Milk" },
      { "type": "Button", "id": "b", "text": "Buy", "accessibility": { "hint": "Orders at once" } } ] } }
    """##

  private func tester(_ mock: String, at id: String? = nil, turnedTo rotor: String) throws -> SessionTester {
    var tester = try SessionTester(mock)
    tester.start()
    if let id { tester.go(to: id) }
    tester.send(.rotor(rotor))
    return tester
  }

  @Test("Every kind has its line, in its place")
  func table() {
    #expect(RotorTable.rows.map(\.kind) == RotorKind.allCases)
  }

  @Test("Speaking Rate: the value behind the name, up is faster (RO-05, RO-41, VO-43)")
  func speakingRate() throws {
    var tester = try SessionTester(Self.plain)
    tester.start()
    tester.send(.rotor("Speaking Rate")) {
      $0.sound(.rotor)
      $0.speaks("Speaking Rate, 50%")
    }
    tester.send(.swipeUp) { $0.speaks("60%") }
    tester.send(.swipeDown) { $0.speaks("50%") }
    for rate in ["40%", "30%", "20%", "10%", "1%", "1%"] { tester.send(.swipeDown) { $0.speaks(rate) } }
    tester.send(.swipeUp) { $0.speaks("10%") }
    #expect(tester.session.voiceOver?.settings.speech.rate == 10)
  }

  @Test("Punctuation stops at its ends (RO-07)")
  func punctuation() throws {
    var tester = try tester(Self.plain, turnedTo: "Punctuation")
    tester.send(.swipeUp) { $0.speaks("all") }
    tester.send(.swipeUp) { $0.speaks("all") }
    tester.send(.swipeDown) { $0.speaks("some") }
    tester.send(.swipeDown) { $0.speaks("none") }
  }

  @Test("Hints and sounds are switched over (RO-08)")
  func switches() throws {
    var tester = try tester(Self.plain, turnedTo: "Hints")
    tester.send(.swipeDown) { $0.speaks("Hints off") }
    tester.send(.swipeRight) { $0.lands("b", "Buy, Button") }
    tester.send(.rotor("Sounds")) {
      $0.sound(.rotor)
      $0.speaks("Sounds, On")
    }
    tester.send(.swipeDown) { $0.speaks("Sounds off") }
    tester.send(.swipeRight) { $0.nothing() }
    tester.send(.swipeDown) { $0.speaks("Sounds on") }
    tester.send(.swipeRight) { $0.sound(.boundary) }
  }

  @Test("A setting that the rotor changed outlives the item (RO-24)")
  func navigationStyle() throws {
    var tester = try tester(Self.plain, turnedTo: "Navigation Style")
    tester.send(.swipeUp) { $0.speaks("Grouped") }
    tester.send(.rotor("Characters"))
    #expect(tester.session.voiceOver?.settings.navigationStyle == .grouped)
  }

  @Test("Lines are those that the text takes in its frame (RO-03)")
  func lines() throws {
    var tester = try tester(
      ##"""
      { "root": { "type": "View", "children": [
        { "type": "Text", "id": "a", "text": "The first line of it\nand a second line", "frame": [0, 100, 100, 100] }
      ] } }
      """##, turnedTo: "Lines")
    tester.send(.swipeDown) { $0.speaks("The first ") }
    tester.send(.swipeDown) { $0.speaks("line of it") }
    tester.send(.swipeDown) { $0.speaks("and a ") }
    tester.send(.swipeUp) { $0.speaks("line of it") }
    tester.send(.swipeUp) { $0.speaks("The first ") }
    tester.send(.swipeUp) { $0.sound(.boundary) }
  }

  @Test("Vertical Navigation: straight below and above (RO-20)")
  func vertical() throws {
    var tester = try tester(
      ##"""
      { "root": { "type": "View", "children": [
        { "type": "Text", "id": "one", "text": "One", "frame": [0, 100, 100, 44] },
        { "type": "Text", "id": "two", "text": "Two", "frame": [200, 100, 100, 44] },
        { "type": "Text", "id": "three", "text": "Three", "frame": [0, 200, 100, 44] },
        { "type": "Text", "id": "four", "text": "Four", "frame": [210, 300, 100, 44] } ] } }
      """##, at: "two", turnedTo: "Vertical Navigation")
    tester.send(.swipeDown) { $0.lands("four", "Four") }
    tester.send(.swipeDown) { $0.sound(.boundary) }
    tester.send(.swipeUp) { $0.lands("two", "Two") }
  }

  @Test("Zoom runs the view's own steps (RO-21, SE-56)")
  func zoom() throws {
    var tester = try tester(
      ##"""
      { "state": { "zoom": 1 }, "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "a", "text": "Map" },
        { "type": "Image", "id": "map", "name": "map", "accessibility": { "label": "Town", "zoom": {
          "in": [{ "set": { "zoom": "zoom + 1" } }], "out": [{ "set": { "zoom": "zoom - 1" } }] } } } ] } }
      """##, at: "map", turnedTo: "Zoom")
    tester.send(.swipeUp) { $0.state("zoom = 2") }
    tester.send(.swipeDown) { $0.state("zoom = 1") }
    tester.go(to: "a")
    #expect(tester.session.rotorName == "Characters")
    #expect(!tester.session.offersRotor("Zoom"))
  }

  static let field = ##"""
    { "state": { "note": "buy mlik and braed" }, "root": { "type": "VStack", "children": [
      { "type": "TextEditor", "id": "field", "text": "Note", "value": "$note",
        "misspellings": ["Mlik", "braed"] } ] } }
    """##

  /// A session that edits the field, with the insertion point at the start.
  private func editing() throws -> SessionTester {
    var tester = try SessionTester(Self.field)
    tester.start()
    tester.send(.doubleTap)
    tester.send(.doubleTap)
    #expect(tester.session.scene.state.insertionPoint == 0)
    return tester
  }

  @Test("Edit: what the menu offers, and a double tap does it (RO-27, RO-61)")
  func edit() throws {
    var tester = try editing()
    tester.send(.rotor("Edit")) {
      $0.sound(.rotor)
      $0.speaks("Edit")
    }
    tester.send(.swipeDown) { $0.speaks("Select") }
    tester.send(.swipeDown) { $0.speaks("Select All") }
    tester.send(.swipeDown) { $0.speaks("Select") }
    tester.send(.swipeUp) { $0.speaks("Select All") }
    tester.send(.doubleTap)
    #expect(tester.session.scene.state.selection == 0..<18)
    tester.send(.swipeDown) { $0.speaks("Cut") }
    tester.send(.swipeDown) { $0.speaks("Copy") }
    tester.send(.doubleTap) { $0.speaks("Copied") }
    #expect(tester.session.scene.state.pasteboard == "buy mlik and braed")
  }

  @Test("Misspelled Words: from one to the next (RO-28)")
  func misspelled() throws {
    var tester = try editing()
    tester.send(.rotor("Misspelled Words"))
    tester.send(.swipeDown) {
      $0.sound(.insertionPoint)
      $0.speaks("mlik")
    }
    tester.send(.swipeDown) {
      $0.sound(.insertionPoint)
      $0.speaks("braed")
    }
    tester.send(.swipeDown) { $0.sound(.boundary) }
    #expect(tester.session.scene.state.insertionPoint == 18)
  }

  @Test("Text Selection grows and shrinks by the unit chosen last (RO-04)")
  func selection() throws {
    var tester = try editing()
    tester.send(.rotor("Words"))
    tester.send(.rotor("Text Selection"))
    tester.send(.swipeDown)
    #expect(tester.session.scene.state.selection == 0..<3)
    tester.send(.swipeDown)
    #expect(tester.session.scene.state.selection == 0..<8)
    tester.send(.swipeUp)
    #expect(tester.session.scene.state.selection == 0..<4)
  }

  @Test("Typing Mode is there while a field is edited (RO-22)")
  func typingMode() throws {
    var tester = try SessionTester(Self.field)
    tester.start()
    #expect(!tester.session.offersRotor("Typing Mode"))
    tester = try editing()
    tester.send(.rotor("Typing Mode")) {
      $0.sound(.rotor)
      $0.speaks("Typing Mode, Standard Typing")
    }
    tester.send(.swipeUp) { $0.speaks("Touch Typing") }
  }

  @Test("Direct Touch is there where the screen has such an area (RO-23)")
  func directTouch() throws {
    var tester = try SessionTester(Self.plain)
    tester.start()
    #expect(!tester.session.offersRotor("Direct Touch"))
    tester = try SessionTester(
      ##"""
      { "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "a", "text": "Milk" },
        { "type": "View", "id": "keys", "frame": [0, 300, 300, 200],
          "accessibility": { "element": true, "label": "Keys", "directTouch": true } } ] } }
      """##)
    tester.start()
    tester.send(.rotor("Direct Touch")) {
      $0.sound(.rotor)
      $0.speaks("Direct Touch, On")
    }
    tester.send(.swipeUp) { $0.speaks("Off") }
  }

  static let runs = ##"""
    { "root": { "type": "VStack", "children": [
      { "type": "Text", "id": "top", "text": "Top" },
      { "type": "Text", "id": "terms", "runs": [
        { "text": "See " }, { "text": "the terms", "link": "https://example.org/a", "bold": true },
        { "text": " and " }, { "text": "the rules", "link": "https://example.org/b" } ] },
      { "type": "Link", "id": "help", "text": "Help", "destination": "https://example.org" } ] } }
    """##

  @Test("Links within a text are found one by one (RO-13, RO-59)")
  func inlineLinks() throws {
    var tester = try tester(Self.runs, turnedTo: "Links")
    tester.send(.swipeDown) { $0.lands("terms", "the terms, Link") }
    tester.send(.swipeDown) { $0.lands("terms", "the rules, Link") }
    tester.send(.swipeDown) { $0.lands("help", "Help, Link") }
    tester.send(.swipeDown) { $0.sound(.boundary) }
    tester.send(.swipeUp) { $0.lands("terms", "the rules, Link") }
    tester.send(.swipeUp) { $0.lands("terms", "the terms, Link") }
    tester.send(.swipeUp) { $0.sound(.boundary) }
  }

  @Test("Bold text is found by itself; what no run has is not offered (RO-32)")
  func styles() throws {
    var tester = try tester(Self.runs, turnedTo: "Bold Text")
    tester.send(.swipeDown) { $0.lands("terms", "the terms") }
    tester.send(.swipeDown) { $0.sound(.boundary) }
    #expect(!tester.session.offersRotor("Italic Text"))
  }

  @Test(
    "A rotor of the app without stops says so by its name (RO-49); twice the same stop is the end (RO-57)")
  func customEnds() throws {
    var tester = try tester(
      ##"""
      { "root": { "type": "VStack", "accessibility": { "rotors": [
          { "name": "Errors", "entries": [] },
          { "name": "Twice", "entries": [{ "id": "b" }, { "id": "b" }, { "id": "c" }] },
          { "system": "visitedLink", "entries": [{ "id": "c" }] } ] },
        "children": [
          { "type": "Text", "id": "a", "text": "A" }, { "type": "Text", "id": "b", "text": "B" },
          { "type": "Text", "id": "c", "text": "C" } ] } }
      """##, turnedTo: "Errors")
    tester.send(.swipeDown) {
      $0.sound(.noResults)
      $0.speaks("Errors not found")
    }
    tester.send(.rotor("Twice"))
    tester.send(.swipeDown) { $0.lands("b", "B") }
    tester.send(.swipeDown) { $0.sound(.boundary) }
    tester.send(.rotor("Visited Links")) {
      $0.sound(.rotor)
      $0.speaks("Visited Links")
    }
    tester.send(.swipeDown) { $0.lands("c", "C") }
    tester.send(.swipeDown) { $0.sound(.boundary) }
  }
}
