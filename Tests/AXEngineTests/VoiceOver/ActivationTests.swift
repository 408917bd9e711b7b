import Testing

@testable import AXEngine

/// What activating does, and what is said afterwards.
@Suite struct ActivationTests {
  @Test("A button's label is spoken again, without its role (CU-70, D-2)")
  func button() throws {
    var tester = try SessionTester(CursorTests.shop)
    tester.start()
    tester.go(to: "add")
    tester.send(.doubleTap) {
      $0.state("count = 1")
      $0.speaks("Add")
    }
    tester.send(.press(.space, .vo)) {
      $0.state("count = 2")
      $0.speaks("Add")
    }
  }

  @Test("A dimmed button refuses, and a text has nothing to do")
  func refused() throws {
    var tester = try SessionTester(CursorTests.shop)
    tester.start()
    tester.send(.doubleTap) { $0.nothing() }
    tester.go(to: "pay")
    tester.send(.doubleTap) { $0.nothing() }
  }

  @Test("The activation sound is left to elements that play their own (SN-02)")
  func activationSound() throws {
    var tester = try SessionTester(
      ##"""
      { "root": { "type": "VStack", "children": [
        { "type": "Button", "id": "a", "text": "A", "do": [{ "play": "pling" }] },
        { "type": "Button", "id": "b", "text": "B", "do": [{ "play": "pling" }],
          "accessibility": { "addTraits": ["playsSound"] } } ] } }
      """##)
    tester.start()
    #expect(tester.session.update(.input(.doubleTap)).contains(.sound(.itemActivated)))
    tester.go(to: "b")
    #expect(!tester.session.update(.input(.doubleTap)).contains(.sound(.itemActivated)))
  }

  @Test("What starts a media session keeps VoiceOver quiet (CU-70)")
  func media() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "plays": false }, "root": { "type": "VStack", "children": [
        { "type": "Button", "id": "play", "text": "Play", "do": [{ "toggle": "plays" }],
          "accessibility": { "addTraits": ["startsMediaSession"] } } ] } }
      """##)
    tester.start { $0.lands("play", "Play, Button") }
    tester.send(.doubleTap) { $0.state("plays = true") }
  }

  @Test("A switch says its new state alone (CU-71)")
  func toggle() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "wifi": false }, "root": { "type": "VStack", "children": [
        { "type": "Toggle", "id": "wifi", "text": "Wi-Fi", "value": "$wifi" } ] } }
      """##)
    tester.start {
      $0.lands("wifi", "Wi-Fi, Switch button, Off")
      $0.hints("Double tap to toggle setting.")
    }
    tester.send(.doubleTap) {
      $0.state("wifi = true")
      $0.speaks("On")
    }
    tester.send(.doubleTap) {
      $0.state("wifi = false")
      $0.speaks("Off")
    }
  }

  @Test("Selected comes before the label, on focus and afterwards (CU-72, DX14)")
  func selected() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "milk": false }, "root": { "type": "VStack", "children": [
        { "type": "Button", "id": "milk", "text": "Milk", "do": [{ "toggle": "milk" }],
          "accessibility": { "addTraits": { "selected": "milk" } } } ] } }
      """##)
    tester.start { $0.lands("milk", "Milk, Button") }
    tester.send(.doubleTap) {
      $0.state("milk = true")
      $0.speaks("selected, Milk")
    }
  }

  @Test("A segment says selected, label and place (CU-73)")
  func segments() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "size": "Small" }, "root": { "type": "VStack", "children": [
        { "type": "Picker", "id": "size", "text": "Size", "pickerStyle": "segmented",
          "options": ["Small", "Large"], "value": "$size" } ] } }
      """##)
    tester.start { $0.lands("size[0]", "selected, Small, Button, 1 of 2") }
    tester.send(.swipeRight) { $0.lands("size[1]", "Large, Button, 2 of 2") }
    tester.send(.doubleTap) {
      $0.state("size = 'Large'")
      $0.speaks("selected, Large, 2 of 2")
    }
  }

  @Test("Adjusting goes by tenths of the range and says only the value (CU-74)")
  func slider() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "volume": 80 }, "root": { "type": "VStack", "children": [
        { "type": "Slider", "id": "volume", "text": "Volume", "in": [0, 100], "value": "$volume" } ] } }
      """##)
    tester.start {
      $0.lands("volume", "Volume, 80%, adjustable")
      $0.hints("Swipe up or down with one finger to adjust the value.")
    }
    tester.send(.swipeUp) {
      $0.state("volume = 90")
      $0.speaks("90%")
    }
    tester.send(.swipeUp) {
      $0.state("volume = 100")
      $0.speaks("100%")
    }
    tester.send(.swipeUp) { $0.speaks("100%") }
    tester.send(.press(.down, .vo)) {
      $0.state("volume = 90")
      $0.speaks("90%")
    }
  }

  @Test("A triple tap is a long press, unless it is set to be a double tap (VO-07, DF-01)")
  func tripleTap() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "log": "" }, "root": { "type": "VStack", "children": [
        { "type": "Button", "id": "row", "text": "Row", "do": [{ "set": { "log": "'tap'" } }],
          "onLongPress": [{ "set": { "log": "'long'" } }] } ] } }
      """##)
    tester.start()
    tester.send(.tripleTap) { $0.state("log = 'long'") }
    tester.send(event: .setting(name: "tripleTap", value: "doubleTap")) { $0.nothing() }
    tester.send(.tripleTap) {
      $0.state("log = 'tap'")
      $0.speaks("Row")
    }
    tester.send(.doubleTapAndHold) {
      $0.sound(.passThrough)
      $0.state("log = 'long'")
    }
  }

  @Test("A split tap touches and activates (VO-08)")
  func splitTap() throws {
    var tester = try SessionTester(CursorTests.shop)
    tester.start()
    let add = try #require(tester.session.scene.node(id: "add"))
    tester.send(.gesture(.splitTap(add))) {
      $0.lands("add", "Add, Button")
      $0.state("count = 1")
      $0.speaks("Add")
    }
  }

  @Test("The activate handler comes before the view's own steps (VO-05)")
  func handler() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "log": "" }, "root": { "type": "VStack", "children": [
        { "type": "Button", "id": "row", "text": "Row", "do": [{ "set": { "log": "'do'" } }],
          "accessibility": { "activate": [{ "set": { "log": "'activate'" } }] } } ] } }
      """##)
    tester.start()
    tester.send(.doubleTap) {
      $0.state("log = 'activate'")
      $0.speaks("Row")
    }
  }

  @Test("Magic tap asks the view, then what is around it (VO-12)")
  func magicTap() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "plays": false }, "root": { "type": "VStack",
        "accessibility": { "magicTap": [{ "toggle": "plays" }] },
        "children": [{ "type": "Text", "id": "song", "text": "Song" }] } }
      """##)
    tester.start()
    tester.send(.magicTap) { $0.state("plays = true") }
    tester.send(.press(.character("-"), .vo)) { $0.state("plays = false") }
  }

  @Test("An escape goes up until somebody takes it; nobody: a sound (VO-19)")
  func escape() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "left": false, "inner": 0 }, "root": { "type": "VStack",
        "accessibility": { "escape": [{ "toggle": "left" }] },
        "children": [
          { "type": "Text", "id": "a", "text": "A" },
          { "type": "Text", "id": "b", "text": "B",
            "accessibility": { "escape": [{ "set": { "inner": "inner + 1" } }, { "return": false }] } } ] } }
      """##)
    tester.start()
    tester.send(.scrub) { $0.state("left = true") }
    tester.go(to: "b")
    tester.send(.press(.escape)) {
      $0.state("inner = 1")
      $0.state("left = false")
    }
    var bare = try SessionTester(CursorTests.shop)
    bare.start()
    bare.send(.scrub) { $0.sound(.boundary) }
  }

  @Test("Speech and curtain can be switched off and on (VO-25, VO-26)")
  func modes() throws {
    var tester = try SessionTester(CursorTests.shop)
    tester.start()
    tester.send(.gesture(.tap(count: 2, fingers: 3, hold: false))) { $0.speaks("Speech off") }
    #expect(tester.session.isMuted)
    tester.send(.press(.character("s"), .vo)) { $0.speaks("Speech on") }
    #expect(!tester.session.isMuted)
    tester.send(.gesture(.tap(count: 3, fingers: 3, hold: false))) { $0.speaks("Screen curtain on") }
    #expect(tester.session.isCurtained)
    tester.send(.gesture(.tap(count: 3, fingers: 3, hold: false))) { $0.speaks("Screen curtain off") }
    tester.send(.gesture(.tap(count: 1, fingers: 2, hold: false))) { $0.nothing() }
  }
}
