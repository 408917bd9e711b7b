import Testing

@testable import AXEngine

/// Editing text with VoiceOver on.
@Suite struct TextEntryTests {
  static let form = ##"""
    {
      "state": { "name": "Al", "pin": "" },
      "root": { "type": "VStack", "children": [
        { "type": "TextField", "id": "name", "text": "Name", "value": "$name" },
        { "type": "SecureField", "id": "pin", "text": "PIN", "value": "$pin" },
        { "type": "Button", "id": "save", "text": "Save" }
      ] }
    }
    """##

  @Test("A double tap begins editing, with the keyboard's sound and the whole phrase (CU-81, DX1)")
  func begins() throws {
    var tester = try SessionTester(Self.form)
    tester.start {
      $0.lands("name", "Name, Al, Text field")
      $0.hints("Double tap to edit.")
    }
    tester.send(.doubleTap) {
      $0.sound(.keyboardAppeared)
      $0.speaks("Name, Text field, Is editing, Al, Character mode, Insertion point at end")
    }
    #expect(tester.session.isEditing)
  }

  @Test("What is typed and deleted is echoed (CU-64, CU-85)")
  func typing() throws {
    var tester = try SessionTester(Self.form)
    tester.start()
    tester.send(.doubleTap)
    tester.send(.text("ice")) {
      $0.state("name = 'Alice'")
      $0.speaks("ice")
    }
    tester.send(.press(.character("X"))) {
      $0.state("name = 'AliceX'")
      $0.speaks("Cap X")
      $0.speaks("X-ray")
    }
    tester.send(.press(.delete)) {
      $0.state("name = 'Alice'")
      $0.speaks("Cap X")
    }
  }

  @Test("Another double tap goes to the other end (CU-84)")
  func ends() throws {
    var tester = try SessionTester(Self.form)
    tester.start()
    tester.send(.doubleTap)
    tester.send(.doubleTap) {
      $0.sound(.insertionPoint)
      $0.speaks("Insertion point at start")
    }
    tester.send(.text("X")) {
      $0.state("name = 'XAl'")
      $0.speaks("Cap X")
      $0.speaks("X-ray")
    }
    tester.send(.doubleTap) {
      $0.sound(.insertionPoint)
      $0.speaks("Insertion point at end")
    }
  }

  @Test("Characters move the insertion point and say what they pass (RO-60)")
  func passes() throws {
    var tester = try SessionTester(Self.form)
    tester.start()
    tester.send(.doubleTap)
    tester.send(.swipeDown) { $0.sound(.boundary) }
    tester.send(.swipeUp) {
      $0.sound(.insertionPoint)
      $0.speaks("l")
      $0.speaks("Lima")
    }
    tester.send(.text("x")) {
      $0.state("name = 'Axl'")
      $0.speaks("x")
      $0.speaks("X-ray")
    }
  }

  @Test("Nobody hears what is typed into a secure field (CU-82)")
  func secure() throws {
    var tester = try SessionTester(Self.form)
    tester.start()
    tester.go(to: "pin")
    tester.send(.doubleTap)
    tester.send(.text("7")) {
      $0.state("pin = '7'")
      $0.sound(.secureText)
      $0.speaks("bullet")
    }
  }

  @Test("Escape closes the keyboard before anything else (VO-19)")
  func closes() throws {
    var tester = try SessionTester(Self.form)
    tester.start()
    tester.send(.doubleTap)
    tester.send(.scrub) { $0.sound(.keyboardDisappeared) }
    #expect(!tester.session.isEditing)
    #expect(tester.cursor == "name")
  }

  @Test("Arrow keys say what the insertion point passes, and where it comes to (RO-60, SN-18)")
  func arrows() throws {
    var tester = try SessionTester(Self.form)
    tester.start()
    tester.send(.doubleTap)
    tester.send(.press(.left)) {
      $0.sound(.insertionPoint)
      $0.speaks("l")
      $0.speaks("Lima")
    }
    tester.send(.press(.right)) {
      $0.sound(.insertionPoint)
      $0.speaks("l")
      $0.speaks("Lima")
    }
    tester.send(.press(.right)) { $0.nothing() }
    tester.send(.press(.home)) {
      $0.sound(.insertionPoint)
      $0.speaks("Insertion point at start")
    }
    tester.send(.press(.right, .option)) {
      $0.sound(.insertionPoint)
      $0.speaks("Insertion point at end")
    }
  }

  @Test("Shift selects; typing replaces what is selected (RO-04)")
  func selects() throws {
    var tester = try SessionTester(Self.form)
    tester.start()
    tester.send(.doubleTap)
    tester.send(.press(.left, .shift)) { $0.speaks("l, selected") }
    tester.send(.press(.left, .shift)) { $0.speaks("Cap A, selected") }
    tester.send(.press(.right, .shift)) { $0.speaks("Cap A, unselected") }
    tester.send(.text("x")) {
      $0.state("name = 'Ax'")
      $0.speaks("x")
      $0.speaks("X-ray")
    }
    tester.send(.press(.character("a"), .command)) { $0.speaks("Ax, selected") }
    tester.send(.press(.delete)) {
      $0.state("name = ''")
      $0.speaks("Ax")
    }
  }

  @Test("What is copied can be put in elsewhere; nothing is copied out of a secure field (RO-27)")
  func copies() throws {
    var tester = try SessionTester(Self.form)
    tester.start()
    tester.send(.doubleTap)
    tester.send(.press(.character("a"), .command)) { $0.speaks("Al, selected") }
    tester.send(.press(.character("c"), .command)) { $0.nothing() }
    tester.send(.press(.right)) {
      $0.speaks("Al, unselected")
    }
    tester.send(.press(.character("v"), .command)) {
      $0.state("name = 'AlAl'")
      $0.speaks("Al")
    }
    tester.send(.scrub)
    tester.go(to: "pin")
    tester.send(.doubleTap)
    tester.send(.text("1815"))
    tester.send(.press(.character("a"), .command)) { $0.speaks("4 characters, selected") }
    tester.send(.press(.character("x"), .command)) { $0.nothing() }
    #expect(tester.session.app.state.pasteboard == "Al")
  }

  @Test("In an editor the arrows go from line to line and Return makes one")
  func lines() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "note": "one" }, "root": { "type": "VStack", "children": [
        { "type": "TextEditor", "id": "note", "text": "Note", "value": "$note" } ] } }
      """##)
    tester.start()
    tester.send(.doubleTap)
    tester.send(.press(.return)) {
      $0.state("note = 'one\n'")
      $0.speaks("new line, one")
    }
    tester.send(.text("two"))
    #expect(tester.session.app.state.insertionPoint == 7)
    tester.send(.press(.up))
    #expect(tester.session.app.state.insertionPoint == 3)
    tester.send(.press(.down))
    #expect(tester.session.app.state.insertionPoint == 7)
    tester.send(.press(.left, .command))
    #expect(tester.session.app.state.insertionPoint == 4)
    tester.send(.press(.up, .command))
    #expect(tester.session.app.state.insertionPoint == 0)
  }

  @Test("Typing without a field goes nowhere")
  func nowhere() throws {
    var tester = try SessionTester(Self.form)
    tester.start()
    tester.send(.text("x")) { $0.nothing() }
    tester.send(.press(.return)) { $0.nothing() }
  }
}
