import Testing

@testable import AXEngine

/// Tab, Space, arrows and Escape with a focus of their own.
@Suite struct FullKeyboardAccessTests {
  static func tester(_ mock: String) throws -> SessionTester {
    var tester = try SessionTester(mock, [.fullKeyboardAccess])
    tester.start { $0.nothing() }
    return tester
  }

  static let form = ##"""
    {
      "state": { "name": "", "volume": 50, "size": "S", "n": 0 },
      "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "title", "text": "Form", "accessibility": { "addTraits": ["header"] } },
        { "type": "TextField", "id": "name", "text": "Name", "value": "$name" },
        { "type": "Picker", "id": "size", "text": "Size", "pickerStyle": "segmented",
          "options": ["S", "M", "L"], "value": "$size" },
        { "type": "Slider", "id": "volume", "text": "Volume", "in": [0, 100], "value": "$volume" },
        { "type": "Button", "id": "off", "text": "Off", "disabled": true },
        { "type": "Button", "id": "save", "text": "Save", "do": [{ "set": { "n": "n + 1" } }] }
      ] }
    }
    """##

  @Test("Nothing is focused until the first key; Tab passes what responds, and goes round (FK-31, FK-62)")
  func tab() throws {
    var tester = try Self.tester(Self.form)
    #expect(tester.focus == nil)
    for id in ["name", "size[0]", "volume", "save", "name"] {
      tester.send(.press(.tab)) { $0.focus(id) }
    }
  }

  @Test("The first Shift+Tab goes to the last stop")
  func backwards() throws {
    var tester = try Self.tester(Self.form)
    for id in ["save", "volume", "size[0]", "name", "save"] {
      tester.send(.press(.tab, .shift)) { $0.focus(id) }
    }
  }

  @Test("Tab and an arrow: to the ends (FK-04)")
  func ends() throws {
    var tester = try Self.tester(Self.form)
    tester.send(.press(.right, .tab)) { $0.focus("save") }
    tester.send(.press(.left, .tab)) { $0.focus("name") }
  }

  @Test("Arrows move inside a group, Tab leaves it (FK-02, FK-50)")
  func groups() throws {
    var tester = try Self.tester(Self.form)
    tester.send(.press(.tab)) { $0.focus("name") }
    tester.send(.press(.tab)) { $0.focus("size[0]") }
    tester.send(.press(.right)) { $0.focus("size[1]") }
    tester.send(.press(.down)) { $0.nothing() }
    tester.send(.press(.right)) { $0.focus("size[2]") }
    tester.send(.press(.right)) { $0.nothing() }
    tester.send(.press(.left)) { $0.focus("size[1]") }
    tester.send(.press(.tab)) { $0.focus("volume") }
  }

  @Test("A group is entered at its selected item, else where it was left (FK-54, FK-55)")
  func primary() throws {
    var tester = try Self.tester(Self.form)
    tester.send(.press(.tab)) { $0.focus("name") }
    tester.send(.press(.tab)) { $0.focus("size[0]") }
    tester.send(.press(.right)) { $0.focus("size[1]") }
    tester.send(.press(.space)) { $0.state("size = 'M'") }
    tester.send(.press(.right)) { $0.focus("size[2]") }
    tester.send(.press(.tab)) { $0.focus("volume") }
    tester.send(.press(.tab, .shift)) { $0.focus("size[1]") }
    let list = ##"""
      { "root": { "type": "VStack", "children": [
        { "type": "Button", "id": "a", "text": "A" },
        { "type": "VStack", "accessibility": { "containerType": "list" }, "children": [
          { "type": "Button", "id": "b", "text": "B" }, { "type": "Button", "id": "c", "text": "C" } ] } ] } }
      """##
    tester = try Self.tester(list)
    tester.send(.press(.tab)) { $0.focus("a") }
    tester.send(.press(.tab)) { $0.focus("b") }
    tester.send(.press(.down)) { $0.focus("c") }
    tester.send(.press(.tab)) { $0.focus("a") }
    tester.send(.press(.tab)) { $0.focus("c") }
  }

  @Test("Space activates, arrows adjust (FK-05, FK-40)")
  func acts() throws {
    var tester = try Self.tester(Self.form)
    tester.send(.press(.tab, .shift)) { $0.focus("save") }
    tester.send(.press(.space)) { $0.state("n = 1") }
    tester.send(.press(.tab, .shift)) { $0.focus("volume") }
    tester.send(.press(.up)) { $0.state("volume = 60") }
    tester.send(.press(.right)) { $0.state("volume = 70") }
    tester.send(.press(.down)) { $0.state("volume = 60") }
    tester.send(.press(.left)) { $0.state("volume = 50") }
  }

  @Test("Space begins editing, then it types; Escape ends it")
  func editing() throws {
    var tester = try Self.tester(Self.form)
    tester.send(.press(.tab)) { $0.focus("name") }
    tester.send(.press(.space)) { $0.nothing() }
    #expect(tester.session.isEditing)
    tester.send(.text("A")) { $0.state("name = 'A'") }
    tester.send(.press(.space)) { $0.state("name = 'A '") }
    tester.send(.press(.left)) { $0.nothing() }
    tester.send(.press(.character("b"))) { $0.state("name = 'Ab '") }
    tester.send(.press(.escape)) { $0.nothing() }
    #expect(!tester.session.isEditing)
    #expect(tester.focus == "name")
  }

  @Test("Tab leaves a field that is being edited; a text area keeps it (FK-03)")
  func leaving() throws {
    var tester = try Self.tester(Self.form)
    tester.send(.press(.tab)) { $0.focus("name") }
    tester.send(.press(.space)) { $0.nothing() }
    tester.send(.press(.tab)) { $0.focus("size[0]") }
    #expect(!tester.session.isEditing)
    tester = try Self.tester(
      ##"""
      { "state": { "note": "" }, "root": { "type": "VStack", "children": [
        { "type": "TextEditor", "id": "note", "text": "Note", "value": "$note" },
        { "type": "Button", "id": "save", "text": "Save" } ] } }
      """##)
    tester.send(.press(.tab)) { $0.focus("note") }
    tester.send(.press(.space)) { $0.nothing() }
    tester.send(.press(.tab)) { $0.state("note = '\t'") }
    tester.send(.press(.tab, .control)) { $0.focus("save") }
  }

  @Test("A sheet takes the focus and gives it back; Escape closes it (FK-07, FK-41)")
  func sheet() throws {
    var tester = try Self.tester(ScreenTests.flow)
    tester.send(.press(.tab)) { $0.focus("pay") }
    tester.send(.press(.tab)) { $0.focus("more") }
    tester.send(.press(.space)) {
      $0.state("shows = true")
      $0.focus("done")
    }
    tester.send(.press(.escape)) {
      $0.state("shows = false")
      $0.focus("more")
    }
  }

  @Test("A pushed screen: its first stop; back: where the focus was")
  func push() throws {
    var tester = try Self.tester(ScreenTests.flow)
    tester.send(.press(.tab)) { $0.focus("pay") }
    tester.send(.press(.space)) {
      $0.screen("receipt")
      $0.focus("backButton")
    }
    tester.send(.press(.character("b"), .tab)) {
      $0.screen("cart")
      $0.focus("pay")
    }
  }

  @Test("A static element that responds or has actions is reached (FK-32)")
  func responsive() throws {
    var tester = try Self.tester(
      ##"""
      { "root": { "type": "VStack", "children": [
        { "type": "Text", "id": "a", "text": "A" },
        { "type": "Text", "id": "b", "text": "B", "accessibility": { "respondsToUserInteraction": true } },
        { "type": "Text", "id": "c", "text": "C",
          "accessibility": { "actions": [{ "name": "Copy", "do": [] }] } } ] } }
      """##)
    tester.send(.press(.tab)) { $0.focus("b") }
    tester.send(.press(.tab)) { $0.focus("c") }
    tester.send(.press(.tab)) { $0.focus("b") }
  }

  @Test("Beside VoiceOver each has its own place and its own keys")
  func beside() throws {
    var tester = try SessionTester(Self.form, [.voiceOver, .fullKeyboardAccess])
    tester.start { $0.lands("title", "Form, Heading") }
    tester.send(.press(.tab, .shift)) { $0.focus("save") }
    #expect(tester.cursor == "title")
    tester.send(.press(.space)) { $0.state("n = 1") }
    tester.send(.press(.right, .vo)) {
      $0.lands("name", "Name, Text field")
      $0.hints("Double tap to edit.")
    }
    #expect(tester.focus == "save")
  }

  @Test("A removed focus goes to its place in the container (CU-56)")
  func vanished() throws {
    var tester = try Self.tester(
      ##"""
      { "state": { "items": ["A", "B", "C"] }, "root": { "type": "List", "children": [
        { "forEach": { "in": "items", "as": "item", "key": "item", "view":
          { "type": "Button", "id": "row", "text": "{item}", "do": [{ "remove": { "items": "index" } }] } } }
      ] } }
      """##)
    tester.send(.press(.tab)) { $0.focus("row[0]") }
    tester.send(.press(.down)) { $0.focus("row[1]") }
    tester.send(.press(.space)) {
      $0.state("items = ['A', 'C']")
      $0.focus("row[1]")
    }
  }

  @Test("The focus scrolls itself into view (FK-64)")
  func scrolls() throws {
    let rows = (0..<10).map {
      ##"{ "type": "Button", "id": "r\##($0)", "text": "\##($0)", "frame": [0, \##($0 * 100), 390, 100] }"##
    }
    var tester = try Self.tester(
      ##"""
      { "root": { "type": "ScrollView", "id": "scroll", "frame": [0, 0, 390, 400],
        "children": [\##(rows.joined(separator: ", "))] } }
      """##)
    tester.send(.press(.tab, .shift)) { $0.focus("r9") }
    let scroll = try #require(tester.session.scene.node(id: "scroll"))
    let view = tester.session.scene.views.nodes[Int(scroll)].identity
    #expect(tester.session.scene.scrollOffset(of: view) == Point(0, 600))
  }
}
