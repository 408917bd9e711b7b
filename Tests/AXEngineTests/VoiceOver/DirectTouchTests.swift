import Testing

@testable import AXEngine

/// Areas whose touches go to the app, values that are polled, and the app's name.
@Suite struct DirectTouchTests {
  static func piano(_ options: String) -> String {
    ##"""
    { "state": { "n": 0 }, "root": { "type": "VStack", "children": [
      { "type": "Text", "id": "title", "text": "Piano" },
      { "type": "View", "id": "keys", "width": 200, "height": 100, "onTap": [{ "set": { "n": "n + 1" } }],
        "accessibility": { "element": true, "label": "Keys", "directTouch": \##(options) } } ] } }
    """##
  }

  @Test("Touches go on to the app (SE-59, SN-20)")
  func touches() throws {
    var tester = try SessionTester(Self.piano("true"))
    tester.start()
    tester.touch("keys") {
      $0.sound(.enteredArea)
      $0.lands("keys", "Keys")
      $0.state("n = 1")
    }
    tester.touch("title") {
      $0.sound(.exitedArea)
      $0.lands("title", "Piano")
    }
  }

  @Test("Switched off, an area is an element like any other (RO-23)")
  func off() throws {
    var tester = try SessionTester(Self.piano("true"))
    tester.start()
    tester.send(event: .setting(name: "directTouch", value: "off")) { $0.nothing() }
    tester.touch("keys") { $0.lands("keys", "Keys") }
  }

  @Test("silentOnTouch: not a word (SE-59)")
  func silent() throws {
    var tester = try SessionTester(Self.piano(##"{ "silentOnTouch": true }"##))
    tester.start()
    tester.touch("keys") {
      $0.sound(.enteredArea)
      $0.cursor("keys")
      $0.state("n = 1")
    }
    // Reached by a swipe it has its name.
    tester.send(.swipeLeft)
    tester.send(.swipeRight) { $0.lands("keys", "Keys") }
  }

  @Test("requiresActivation: a double tap first, and again after the cursor has left (SE-59)")
  func activation() throws {
    var tester = try SessionTester(Self.piano(##"{ "requiresActivation": true }"##))
    tester.start()
    tester.send(.swipeRight)
    tester.touch("keys") { $0.lands("keys", "Keys") }
    tester.send(.doubleTap) { $0.nothing() }
    tester.touch("keys") {
      $0.lands("keys", "Keys")
      $0.state("n = 1")
    }
    tester.send(.swipeLeft)
    tester.send(.swipeRight)
    tester.touch("keys") { $0.lands("keys", "Keys") }
  }
}

@Suite struct PolledValueTests {
  @Test("A value that changes often is spoken once in a second (CU-46, CU-86)")
  func pace() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "done": 0 }, "root": { "type": "VStack", "children": [
        { "type": "ProgressView", "id": "bar", "text": "Download", "in": [0, 10], "value": "$done" } ] } }
      """##)
    tester.start()
    let mock = tester.session.app.mock
    let done = try #require(mock.variables.firstIndex { $0.name == "done" })
    tester.send(event: .set(variable: done, .number(1))) {
      $0.state("done = 1")
      $0.speaks("10%")
    }
    tester.send(event: .set(variable: done, .number(2))) { $0.state("done = 2") }
    tester.send(event: .set(variable: done, .number(3))) { $0.state("done = 3") }
    tester.send(event: .advance(.milliseconds(900))) { $0.nothing() }
    tester.send(event: .advance(.milliseconds(100))) { $0.speaks("30%") }
    tester.send(event: .advance(.seconds(5))) { $0.nothing() }
    tester.send(event: .set(variable: done, .number(4))) {
      $0.state("done = 4")
      $0.speaks("40%")
    }
  }
}

@Suite struct DelayTests {
  @Test("Steps that wait run on the virtual clock (CU-46)")
  func after() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "left": 9 }, "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "clock", "text": "Left", "accessibility": {
          "value": "{left} seconds", "addTraits": ["updatesFrequently"] } },
        { "type": "Button", "id": "go", "text": "Go", "do": [
          { "after": 2, "do": [{ "set": { "left": "left - 1" } },
            { "after": 3, "do": [{ "set": { "left": "left - 1" } }] }] }] } ] } }
      """##)
    tester.start()
    tester.go(to: "go")
    tester.send(.doubleTap) { $0.speaks("Go") }
    tester.go(to: "clock")
    tester.send(event: .advance(.milliseconds(1999))) { $0.nothing() }
    tester.send(event: .advance(.milliseconds(1))) {
      $0.state("left = 8")
      $0.speaks("8 seconds")
    }
    tester.send(event: .advance(.seconds(60))) {
      $0.state("left = 7")
      $0.speaks("7 seconds")
    }
    #expect(tester.session.untilNextEvent == nil)
  }

  @Test("A busy indicator that comes and goes is heard (SN-15)")
  func busy() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "busy": false }, "root": { "type": "VStack", "children": [
        { "type": "Button", "id": "a", "text": "Load", "do": [{ "toggle": "busy" }] },
        { "type": "ProgressView", "id": "p", "when": "busy" } ] } }
      """##)
    tester.start()
    tester.send(.doubleTap) {
      $0.state("busy = true")
      $0.sound(.loading)
      $0.speaks("Load")
    }
    tester.send(.doubleTap) {
      $0.state("busy = false")
      $0.sound(.loaded)
      $0.speaks("Load")
    }
  }
}

@Suite struct AppNameTests {
  static let mock = ##"{ "title": "Shop", "root": { "type": "Text", "id": "a", "text": "Hello" } }"##

  @Test("VoiceOver switched on says the app's name once (DX12)")
  func switchedOn() throws {
    var tester = try SessionTester(Self.mock, [])
    tester.start { $0.nothing() }
    tester.send(event: .use([.voiceOver])) { $0.lands("a", "Shop, Hello") }
    tester.touch("a") { $0.lands("a", "Hello") }
  }

  @Test("As set: never, or also when the app opens (DX12)")
  func settings() throws {
    var tester = try SessionTester(Self.mock, [])
    _ = tester.session.update(.setting(name: "appName", value: "never"))
    tester.start { $0.nothing() }
    tester.send(event: .use([.voiceOver])) { $0.lands("a", "Hello") }
    tester = try SessionTester(Self.mock)
    _ = tester.session.update(.setting(name: "appName", value: "always"))
    tester.start { $0.lands("a", "Shop, Hello") }
  }

  @Test("A scroll view's own status (SE-55)")
  func scrollStatus() throws {
    var tester = try SessionTester(
      ##"""
      { "root": { "type": "ScrollView", "id": "scroll", "frame": [0, 0, 390, 844],
        "accessibility": { "scrollStatus": "Rows 5 to 11" }, "children": [
          { "type": "Text", "id": "a", "text": "One", "frame": [16, 0, 100, 40] },
          { "type": "Text", "id": "b", "text": "Two", "frame": [16, 900, 100, 40] },
          { "type": "View", "id": "end", "frame": [0, 1686, 390, 2] } ] } }
      """##)
    tester.start()
    tester.send(.gesture(.tap(count: 1, fingers: 3, hold: false))) { $0.speaks("Rows 5 to 11") }
    tester.send(.threeFingers(.up)) {
      $0.sound(.scrolledPage)
      $0.speaks("Rows 5 to 11")
      $0.lands("b", "Two")
    }
  }
}
