import Testing

@testable import AXEngine

@Suite struct LifecycleTests {
  @Test func aScreenThatPushesItselfEndsWithItsName() throws {
    var tester = try AppTester(
      """
      { "screens": { "a": { "onAppear": [{ "push": "a" }], "root": { "type": "Text", "id": "t", "text": "A" } } } }
      """)
    let events = tester.appear()
    #expect(
      events.filter { $0.hasPrefix("fault") } == [
        "fault: steps never come to an end: screen 'a' onAppear → push 'a' → …"
      ])
    #expect(tester.app.differenceFromScratch() == nil)
    // The app goes on.
    #expect(tester.send(.escape(from: nil)).first == "screen a (pop)")
  }

  @Test func variablesThatChangeEachOtherEnd() throws {
    var tester = try AppTester(
      """
      { "state": { "a": 0, "b": 0 }, "root": { "type": "VStack", "id": "box", "onChange": {
          "a": [{ "set": { "b": "b + 1" } }], "b": [{ "set": { "a": "a + 1" } }] }, "children": [
        { "type": "Button", "id": "go", "do": [{ "set": { "a": "1" } }] } ] } }
      """)
    let events = try tester.activate("go")
    #expect(
      events.filter { $0.hasPrefix("fault") } == [
        "fault: steps never come to an end: view 'box' onChange 'b' → set 'a' → view 'box' onChange 'a' → set 'b' → …"
      ])
  }

  @Test func textsMadeOfTextsStayShort() throws {
    let doubling = Array(repeating: #"{ "set": { "v": "v + v" } }"#, count: 40).joined(separator: ", ")
    let many = String(repeating: "{v}", count: 100)
    let runs = Array(repeating: #"{ "text": "{v}" }"#, count: 100).joined(separator: ", ")
    var tester = try AppTester(
      """
      { "state": { "v": "ab" }, "root": { "type": "VStack", "onAppear": [\(doubling)], "children": [
        { "type": "Text", "text": "\(many)" }, { "type": "Text", "runs": [\(runs)] } ] } }
      """)
    _ = tester.appear()
    let lengths = tester.app.views.nodes.map(\.text.utf8.count)
    #expect(lengths[1] == 1 << 18)
    #expect(lengths[2] >= 1 << 18 && lengths[2] <= 1 << 19)
  }

  @Test func aScreenWithTooManyRowsComesBackWhenTheyAreFewer() throws {
    let list = (0..<100).map { "\"\($0)\"" }.joined(separator: ",")
    let loops = """
      { "forEach": { "in": "l", "as": "i", "view": { "forEach": { "in": "l", "as": "j", "view":
        { "forEach": { "in": "l", "as": "k", "view": { "type": "Text", "text": "x", "when": "false" } } } } } } }
      """
    var tester = try AppTester(
      """
      { "state": { "l": [\(list)] }, "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "t", "text": "{l.count}" }, \(loops) ] } }
      """)
    #expect(tester.appear() == ["fault: the screen has more than 500,000 views or rows"])
    #expect(!tester.has("t"))
    #expect(try tester.set("l", .list([.text("a")])) == ["state l = a"])
    #expect(tester.outline() == ["VStack", "  t '1'"])
    #expect(tester.app.differenceFromScratch() == nil)
  }

  @Test func tooManyStepsEnd() throws {
    let step = #"{ "set": { "n": "n + 1" } }"#
    let steps = Array(repeating: step, count: 10_001).joined(separator: ", ")
    var tester = try AppTester(
      """
      { "state": { "n": 0 }, "root": { "type": "Button", "id": "go", "do": [\(steps)] } }
      """)
    let events = try tester.activate("go")
    #expect(
      events == [
        "fault: steps never come to an end: view 'go' do → …", "state n = 10000",
      ])
  }

  @Test func viewsHearOfComingAndGoing() throws {
    var tester = try AppTester(
      """
      { "state": { "shown": false, "items": ["a"], "log": "" }, "screens": { "main": {
        "onAppear": [{ "set": { "log": "log + 'S'" } }],
        "root": { "type": "VStack", "onAppear": [{ "set": { "log": "log + 'R'" } }], "children": [
          { "type": "Text", "id": "t", "text": "T", "when": "shown", "onAppear": [{ "set": { "log": "log + '+'" } }],
            "onDisappear": [{ "set": { "log": "log + '-'" } }] },
          { "forEach": { "in": "items", "as": "item", "key": "item", "view": { "type": "Text", "text": "{item}",
            "onAppear": [{ "set": { "log": "log + item" } }],
            "onDisappear": [{ "set": { "log": "log + '~' + item" } }] } } } ] } } } }
      """)
    #expect(tester.appear() == ["state log = SRa"])
    #expect(try tester.set("shown", .flag(true)) == ["state shown = true", "state log = SRa+"])
    #expect(try tester.set("shown", .flag(false)) == ["state shown = false", "state log = SRa+-"])
    #expect(
      try tester.set("items", .list([.text("b"), .text("a")])) == [
        "state items = b, a", "state log = SRa+-b",
      ])
    #expect(
      try tester.set("items", .list([.text("b")])) == ["state items = b", "state log = SRa+-b~a"])
  }

  // CU-52
  @Test func focusBindingsFollowAndAsk() throws {
    var tester = try AppTester(
      """
      { "state": { "onError": false, "field": "", "log": "" }, "root": { "type": "VStack",
        "onChange": { "field": [{ "set": { "log": "log + '[' + field + ']'" } }] }, "children": [
        { "type": "Text", "id": "error", "text": "No", "accessibility": { "focused": "$onError" } },
        { "type": "TextField", "id": "name", "text": "Name", "accessibility": {
          "focused": { "variable": "$field", "equals": "'name'" } } },
        { "type": "TextField", "id": "mail", "text": "Mail", "accessibility": {
          "focused": { "variable": "$field", "equals": "'mail'" } } },
        { "type": "Button", "id": "fail", "do": [{ "set": { "onError": "true" } }] },
        { "type": "Button", "id": "ask", "do": [{ "focus": "mail" }] } ] } }
      """)
    #expect(tester.send(.accessibilityFocusDidChange(try tester.node("error"))) == ["state onError = true"])
    #expect(
      tester.send(.accessibilityFocusDidChange(try tester.node("name"))) == [
        "state onError = false", "state field = name", "state log = [name]",
      ])
    #expect(
      tester.send(.accessibilityFocusDidChange(try tester.node("mail"))) == [
        "state field = mail", "state log = [name][mail]",
      ])
    #expect(
      tester.send(.accessibilityFocusDidChange(nil)) == ["state field = ", "state log = [name][mail][]"])
    #expect(try tester.activate("fail") == ["state onError = true", "focus error"])
    #expect(try tester.activate("fail") == [])
    #expect(try tester.activate("ask") == ["focus mail"])
  }

  @Test func notificationsNameViewsThatComeWithThem() throws {
    var tester = try AppTester(
      """
      { "state": { "failed": false, "n": 2 }, "strings": { "de": { "{n} errors": "{n} Fehler" } },
        "root": { "type": "VStack", "children": [
        { "type": "Button", "id": "pay", "do": [
          { "post": "announcement", "argument": "{n} errors", "priority": "high" },
          { "post": "layoutChanged", "argument": "error" }, { "set": { "failed": "true" } } ] },
        { "type": "Text", "id": "error", "text": "No", "when": "failed" } ] } }
      """, locale: "de")
    #expect(
      try tester.activate("pay") == [
        "state failed = true", "announcement '2 Fehler' (high)", "layoutChanged #error",
      ])
  }

  @Test func textIsTypedIntoAField() throws {
    var tester = try AppTester(
      """
      { "state": { "name": "Bo", "log": "", "shown": true }, "root": { "type": "VStack", "children": [
        { "type": "TextField", "id": "name", "text": "Name", "prompt": "Your name", "value": "$name", "when": "shown",
          "onSubmit": [{ "set": { "log": "'hello ' + name" } }] },
        { "type": "SecureField", "id": "secret", "text": "Secret", "value": "$name" } ] } }
      """)
    #expect(tester.send(.insertText("x")) == ["not handled"])
    #expect(try tester.activate("name") == ["editing name"])
    #expect(tester.send(.insertText("b")) == ["state name = Bob", "inserted 'b'"])
    #expect(tester.send(.moveInsertionPoint(1)) == ["moved(from: 3, to: 1)"])
    #expect(tester.send(.insertText("é")) == ["state name = Béob", "inserted 'é'"])
    #expect(tester.send(.deleteBackward) == ["state name = Bob", "deleted 'é'"])
    // CU-84
    #expect(try tester.activate("name") == [])
    #expect(tester.app.state.insertionPoint == 3)
    #expect(try tester.activate("name") == [])
    #expect(tester.app.state.insertionPoint == 0)
    #expect(tester.send(.deleteBackward) == ["not handled"])
    #expect(tester.outline().contains("    secret.content '•••'"))
    #expect(tester.send(.submit) == ["state log = hello Bob", "edited name"])
    _ = try tester.set("name", .text(""))
    #expect(tester.outline().contains("    name.content placeholder 'Your name'"))
    #expect(tester.outline().contains("    secret.content placeholder 'Secret'"))
    _ = try tester.activate("name")
    #expect(tester.send(.escape(from: try tester.node("name"))) == ["edited name"])
    _ = try tester.activate("name")
    #expect(try tester.set("shown", .flag(false)) == ["state shown = false", "edited name"])
  }

  @Test func theFocusSystemTellsViews() throws {
    var tester = try AppTester(
      """
      { "state": { "log": "" }, "root": { "type": "VStack", "id": "root", "children": [
        { "type": "HStack", "id": "box", "onFocusChange": [{ "set": { "log": "log + (isFocused ? '+box' : '-box')" } }],
          "children": [
            { "type": "Button", "id": "a", "onFocusChange": [{ "set": { "log": "log + (isFocused ? '+a' : '-a')" } }] },
            { "type": "Button", "id": "b" } ] },
        { "type": "Button", "id": "c" } ] } }
      """)
    #expect(tester.send(.setFocus(try tester.node("a"))) == ["state log = +a+box"])
    #expect(tester.send(.setFocus(try tester.node("b"))) == ["state log = +a+box-a"])
    #expect(tester.send(.setFocus(try tester.node("c"))) == ["state log = +a+box-a-box"])
    #expect(tester.send(.setFocus(nil)) == [])
  }

  @Test func viewsFollowTheDevice() throws {
    var tester = try AppTester(
      """
      { "guidedAccess": [{ "identifier": "buy", "text": "Buy", "restricts": ["pay"] }],
        "strings": { "ar": { "Pay": "ادفع" } },
        "root": { "type": "VStack", "id": "root", "children": [
          { "type": "Text", "id": "vo", "text": "On", "when": "isVoiceOverRunning" },
          { "type": "Button", "id": "pay", "text": "Pay" },
          { "type": "Text", "id": "gone", "text": "G", "opacity": "isVoiceOverRunning ? 0 : 1" },
          { "type": "View", "id": "modal", "accessibility": { "addTraits": { "isModal": "isVoiceOverRunning" } } },
          { "type": "View", "id": "drawn", "accessibility": { "children": [
            { "type": "Text", "id": "bar", "text": "Bar" } ] } } ] } }
      """)
    #expect(
      tester.outline() == [
        "root", "  pay 'Pay'", "  gone 'G'", "  modal", "  drawn", "    bar semanticOnly 'Bar'",
      ])
    var environment = tester.app.state.environment
    environment.isVoiceOverRunning = true
    environment.locale = "ar"
    environment.guidedAccess.apply(.deny("buy"))
    environment.guidedAccess.apply(.start)
    #expect(tester.send(.setEnvironment(environment)) == ["Guided Access on"])
    #expect(
      tester.outline() == [
        "root", "  vo 'On'", "  pay hidden 'ادفع'", "  gone transparent 'G'", "  modal modal", "  drawn",
        "    bar semanticOnly 'Bar'",
      ])
  }
}
