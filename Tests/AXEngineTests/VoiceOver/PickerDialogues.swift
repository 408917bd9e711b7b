import Testing

@testable import AXEngine

/// A picker of the style `navigationLink` with each technology: a row that pushes a list of its options.
@Suite struct PickerDialogues {
  static let mock = ##"""
    { "state": { "tone": "Bell" }, "screens": { "sounds": { "title": "Sounds", "root": { "type": "NavigationStack",
      "children": [ { "type": "Form", "children": [
        { "type": "Picker", "id": "tone", "text": "Alert tone", "pickerStyle": "navigationLink",
          "options": ["None", "Bell", "Chord"], "value": "$tone" },
        { "type": "Button", "id": "play", "text": "Play" } ] } ] } } } }
    """##

  @Test(
    "The row is a button with its value; the list begins at its back button (CU-41) and is left like a screen"
  )
  func voiceOver() throws {
    var tester = try SessionTester(Self.mock)
    tester.start { $0.lands("navigationTitle", "Sounds, Heading") }
    tester.send(.swipeRight) { $0.lands("tone", "Alert tone, Bell, Button") }
    tester.send(.doubleTap) {
      $0.sound(.screenChanged)
      $0.lands("backButton", "Sounds, Back button")
    }
    tester.send(.swipeRight) { $0.lands("navigationTitle", "Alert tone, Heading") }
    tester.send(.swipeRight) { $0.lands("tone[0]", "None, Button") }
    tester.send(.swipeRight) { $0.lands("tone[1]", "selected, Bell, Button") }
    tester.send(.swipeRight) { $0.lands("tone[2]", "Chord, Button") }
    tester.send(.swipeRight) { $0.sound(.boundary) }
    tester.send(.doubleTap) {
      $0.state("tone = 'Chord'")
      $0.sound(.screenChanged)
      $0.lands("tone", "Alert tone, Chord, Button")
    }
  }

  @Test("Escape and the back button leave the choice as it is")
  func leaving() throws {
    var tester = try SessionTester(Self.mock)
    tester.start()
    for way in [Input.scrub, .doubleTap] {
      tester.go(to: "tone")
      tester.send(.doubleTap)
      #expect(tester.cursor == "backButton")
      tester.send(way) {
        $0.sound(.screenChanged)
        $0.lands("tone", "Alert tone, Bell, Button")
      }
    }
  }

  @Test("Where a title is to be landed on, it is the picker's name (DF-02)")
  func firstFocus() throws {
    var tester = try SessionTester(Self.mock)
    tester.start()
    _ = tester.session.update(.setting(name: "firstFocus", value: "title"))
    tester.go(to: "tone")
    tester.send(.doubleTap) {
      $0.sound(.screenChanged)
      $0.lands("navigationTitle", "Alert tone, Heading")
    }
  }

  @Test("The keyboard goes through the list, Escape leaves it")
  func keyboard() throws {
    var tester = try SessionTester(Self.mock, [.fullKeyboardAccess])
    tester.start()
    tester.send(.press(.tab)) { $0.focus("tone") }
    tester.send(.press(.space)) { $0.focus("backButton") }
    tester.send(.press(.escape)) { $0.focus("tone") }
    tester.send(.press(.space)) { $0.focus("backButton") }
    tester.send(.press(.tab)) { $0.focus("tone[1]") }
    tester.send(.press(.up)) { $0.focus("tone[0]") }
    tester.send(.press(.space)) {
      $0.state("tone = 'None'")
      $0.focus("tone")
    }
  }

  @Test("The remote comes to the options alone; Menu goes back")
  func remote() throws {
    var tester = try SessionTester(
      Self.mock.replacing("{ \"state\"", with: "{ \"device\": \"AppleTV\", \"state\""), [.focusEngine])
    tester.start()
    #expect(tester.focus == "tone")
    tester.send(.remote(.select)) { $0.focus("tone[0]") }
    tester.send(.remote(.menu)) { $0.focus("tone") }
    tester.send(.remote(.select)) { $0.focus("tone[0]") }
    tester.send(.remote(.direction(.down))) { $0.focus("tone[1]") }
    tester.send(.remote(.direction(.down))) { $0.focus("tone[2]") }
    tester.send(.remote(.select)) {
      $0.state("tone = 'Chord'")
      $0.focus("tone")
    }
  }

  @Test("By voice: its name opens it, an option's name chooses")
  func voice() throws {
    var tester = try SessionTester(Self.mock, [.voiceControl])
    tester.start()
    tester.send(.say("Tap Alert tone"))
    #expect(tester.session.scene.element(id: "tone[2]") != nil)
    tester.send(.say("Go back"))
    #expect(tester.session.scene.element(id: "tone[2]") == nil)
    tester.send(.say("Tap Alert tone"))
    tester.send(.say("Tap Chord"))
    #expect(tester.session.app.state.variables == [.text("Chord")])
    #expect(tester.session.scene.element(id: "tone[2]") == nil)
  }

  @Test("Touched without a technology, it opens and chooses as well")
  func touch() throws {
    var tester = try SessionTester(Self.mock, [])
    tester.start()
    tester.touch("tone") { $0.nothing() }
    tester.touch("tone[2]") { $0.state("tone = 'Chord'") }
  }

  @Test("A style that there is not is an error with a suggestion")
  func unknownStyle() throws {
    let result = Mock.load(
      SourceFile(
        path: "style.json",
        text:
          #"{ "state": { "a": "x" }, "root": { "type": "Picker", "options": ["x"], "value": "$a", "pickerStyle": "navigationlink" } }"#
      ))
    #expect(result.diagnostics.map(\.severity) == [.error])
    #expect(result.diagnostics.first?.help?.contains("navigationLink") == true)
  }
}
