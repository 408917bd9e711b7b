import Testing

@testable import AXEngine

/// The loop between app and technologies.
@Suite struct SessionTests {
  @Test("States come before the screen, then the sound, the cursor and what is spoken")
  func effectOrder() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "failed": true }, "screens": {
        "payment": { "root": { "type": "VStack", "children": [
          { "type": "Button", "id": "pay", "text": "Pay",
            "do": [{ "set": { "failed": "false" } }, { "push": "receipt" }] } ] } },
        "receipt": { "root": { "type": "VStack", "children": [
          { "type": "Text", "id": "receiptTitle", "text": "Receipt",
            "accessibility": { "addTraits": ["header"] } } ] } } } }
      """##)
    tester.start()
    tester.send(.doubleTap) {
      $0.state("failed = false")
      $0.screen("receipt")
      $0.sound(.screenChanged)
      $0.lands("receiptTitle", "Receipt, Heading")
    }
  }

  @Test("A copy is undo, and the two go their own ways")
  func copies() throws {
    var tester = try SessionTester(CursorTests.shop)
    tester.start()
    tester.go(to: "add")
    let before = tester
    tester.send(.doubleTap) {
      $0.state("count = 1")
      $0.speaks("Add")
    }
    var undone = before
    undone.send(.swipeLeft) { $0.lands("total", "Total 0") }
    tester.send(.swipeLeft) { $0.lands("total", "Total 1") }
  }

  @Test("Starting twice starts once")
  func startsOnce() throws {
    var tester = try SessionTester(CursorTests.shop)
    tester.start { $0.lands("title", "Shop, Heading") }
    tester.start { $0.nothing() }
  }

  @Test("What onAppear asks for decides where the cursor starts")
  func appearing() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "n": 0 }, "screens": { "main": {
        "onAppear": [{ "set": { "n": "1" } }, { "focus": "error" }],
        "root": { "type": "VStack", "children": [
          { "type": "Text", "id": "top", "text": "Top" },
          { "type": "Text", "id": "error", "text": "Error {n}" } ] } } } }
      """##)
    tester.start {
      $0.state("n = 1")
      $0.lands("error", "Error 1")
    }
  }

  @Test("Without speech only words are missing")
  func silent() throws {
    var tester = try SessionTester(CursorTests.shop)
    tester.session.composesSpeech = false
    tester.start { $0.cursor("title") }
    tester.send(.swipeRight) { $0.cursor("total") }
    tester.go(to: "add")
    tester.send(.doubleTap) { $0.state("count = 1") }
    tester.session.composesSpeech = true
    tester.send(.swipeLeft) { $0.lands("total", "Total 1") }
  }

  @Test("Technologies come and go; the app can ask which run")
  func technologies() throws {
    var tester = try SessionTester(
      ##"""
      { "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "vo", "text": "VoiceOver", "when": "isVoiceOverRunning" },
        { "type": "Button", "id": "go", "text": "Go" } ] } }
      """##)
    tester.start { $0.lands("vo", "VoiceOver") }
    tester.send(event: .use([.fullKeyboardAccess])) { $0.nothing() }
    #expect(tester.session.technologies == [.fullKeyboardAccess])
    #expect(tester.session.scene.node(id: "vo") == nil)
    tester.send(.swipeRight) { $0.nothing() }
    tester.send(.press(.tab)) { $0.focus("go") }
    tester.send(event: .use([.voiceOver, .fullKeyboardAccess])) { $0.lands("vo", "VoiceOver") }
    #expect(tester.focus == "go")
    #expect(tester.session.technologies == [.fullKeyboardAccess, .voiceOver])
  }

  @Test("Settings of the device reach the app, those of VoiceOver its speech")
  func settings() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "on": false }, "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "wide", "text": "Wide", "when": "isLandscape" },
        { "type": "Toggle", "id": "t", "text": "T", "value": "$on" } ] } }
      """##)
    tester.start {
      $0.lands("t", "T, Switch button, Off")
      $0.hints("Double tap to toggle setting.")
    }
    tester.send(event: .setting(name: "hints", value: "off")) { $0.nothing() }
    tester.send(event: .setting(name: "orientation", value: "landscape")) { $0.speaks("Landscape") }
    #expect(tester.session.scene.node(id: "wide") != nil)
    #expect(tester.cursor == "t")
    tester.touch("t") { $0.lands("t", "T, Switch button, Off") }
    #expect(Setting(name: "hints", value: "loud") == nil)
    #expect(Setting(name: "colour", value: "on") == nil)
  }

  @Test("Before the start nobody hears of anything")
  func beforeStart() throws {
    var tester = try SessionTester(CursorTests.shop)
    tester.send(event: .setting(name: "orientation", value: "landscape")) { $0.nothing() }
    tester.send(event: .set(variable: 0, .number(4))) { $0.state("count = 4") }
    tester.send(event: .use([.voiceOver, .fullKeyboardAccess])) { $0.nothing() }
    tester.start { $0.lands("title", "Shop, Heading") }
    tester.send(.swipeRight) { $0.lands("total", "Total 4") }
  }

  @Test("Words follow the locale, and so do the app's texts")
  func locale() throws {
    var tester = try SessionTester(
      ##"""
      { "strings": { "ar": { "Pay": "ادفع" } }, "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "pay", "text": "Pay" } ] } }
      """##, locale: "ar")
    tester.start { $0.lands("pay", "ادفع") }
    tester.send(event: .setting(name: "locale", value: "en")) { $0.nothing() }
    tester.touch("pay") { $0.lands("pay", "Pay") }
  }

  @Test("App and cursor that chase each other end with a fault that names them")
  func endless() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "a": false, "b": false },
        "root": { "type": "VStack", "onChange": {
          "a": [{ "if": "a", "then": [{ "focus": "two" }] }],
          "b": [{ "if": "b", "then": [{ "focus": "one" }] }] },
        "children": [
          { "type": "Text", "id": "zero", "text": "Zero" },
          { "type": "Text", "id": "one", "text": "One", "accessibility": { "focused": "$a" } },
          { "type": "Text", "id": "two", "text": "Two", "accessibility": { "focused": "$b" } } ] } }
      """##)
    tester.start()
    let effects = tester.session.update(.input(.swipeRight))
    let faults = effects.compactMap { if case .fault(let fault) = $0 { fault } else { nil } }
    #expect(faults.count == 1)
    #expect(faults.first?.message.contains("#one") == true)
    #expect(faults.first?.message.contains("#two") == true)
    // The session can go on.
    #expect(!tester.session.update(.input(.swipeLeft)).isEmpty)
  }

  @Test("Without a technology a finger touches and a swipe scrolls")
  func direct() throws {
    var tester = try SessionTester(CursorTests.shop, [])
    tester.start { $0.nothing() }
    tester.touch("add") { $0.state("count = 1") }
    tester.send(.doubleTap) { $0.nothing() }
    #expect(tester.session.cursor == nil)
    #expect(tester.session.rotorName == nil)
  }

  @Test("The clock runs forwards only")
  func clock() throws {
    var tester = try SessionTester(CursorTests.shop)
    tester.start()
    tester.send(event: .advance(.seconds(2))) { $0.nothing() }
    tester.send(event: .advance(.seconds(-1))) { $0.nothing() }
    #expect(tester.session.now == .seconds(2))
  }
}
