import Testing

@testable import AXEngine

/// Scanning beside other technologies, while settings change, and over a live reload. What the rules say stands in the
/// fidelity cases.
@Suite struct SwitchControlTests {
  private static let mock = """
    { "state": { "count": 0, "name": "" }, "root": { "type": "VStack", "children": [
      { "type": "Text", "id": "title", "text": "Title" },
      { "type": "Button", "id": "a", "text": "A", "do": [ { "set": { "count": "count + 1" } } ] },
      { "type": "HStack", "id": "tools", "accessibility": { "children": "contain" }, "children": [
        { "type": "Button", "id": "x", "text": "X" }, { "type": "Button", "id": "y", "text": "Y" } ] },
      { "type": "TextField", "id": "name", "text": "Name", "value": "$name" } ] } }
    """

  private static func tester(
    _ mock: String = mock, _ technologies: [TechnologyName] = [.switchControl]
  ) throws -> SessionTester {
    var tester = try SessionTester(mock, technologies)
    tester.start()
    return tester
  }

  private static let select = Input.switches(.action(.select))
  private static let next = Input.switches(.action(.next))

  private func scan(_ tester: SessionTester) -> String {
    tester.session.scanStop?.notation { view in
      tester.session.scene.views.node(view).map { "#" + tester.session.scene.id(of: $0) } ?? "gone"
    } ?? "none"
  }

  @Test("the highlight takes VoiceOver's cursor along; VoiceOver's gestures leave the highlight alone")
  func besideVoiceOver() throws {
    var tester = try Self.tester(Self.mock, [.voiceOver, .switchControl])
    #expect(scan(tester) == "#a")
    #expect(tester.cursor == "title")
    tester.send(Self.next) {
      $0.scan("group #tools")
      $0.speaks("X, Y")
    }
    #expect(tester.cursor == "title")
    tester.send(Self.select) {
      $0.scan("#x")
      $0.lands("x", "X, Button")
    }
    tester.send(.swipeRight) { $0.lands("y", "Y, Button") }
    #expect(scan(tester) == "#x")
    tester.send(Self.select) {
      $0.overlay("menu \"Tap\", \"More\"")
      $0.scan("\"Tap\"")
      $0.speaks("Tap")
    }
  }

  @Test("keys and gestures are left to others")
  func leavesTheRest() throws {
    var tester = try Self.tester()
    tester.send(.press(.tab)) { $0.nothing() }
    tester.send(.swipeRight) { $0.nothing() }
  }

  @Test("while grouping is switched the item stays")
  func grouping() throws {
    var tester = try Self.tester()
    tester.send(Self.next)
    tester.send(Self.select)
    tester.send(Self.next)
    #expect(scan(tester) == "#y")
    tester.send(event: .setting(name: "switch.groupItems", value: "off")) { $0.nothing() }
    #expect(scan(tester) == "#y")
    tester.send(Self.next) { $0.scan("#name") }
    tester.send(event: .setting(name: "switch.groupItems", value: "on")) { $0.nothing() }
    tester.send(Self.next) { $0.scan("#a") }
  }

  @Test("a shorter time counts at once")
  func shorterTime() throws {
    var tester = try Self.tester()
    _ = tester.session.update(.advance(.milliseconds(800)))
    tester.send(event: .setting(name: "switch.autoScanningTime", value: "0.5s")) { $0.nothing() }
    tester.send(event: .advance(.zero)) { $0.scan("group #tools") }
    tester.send(event: .advance(.milliseconds(500))) { $0.scan("#name") }
  }

  @Test("every setting survives switching off and on")
  func settingsOutliveIt() throws {
    var tester = try Self.tester()
    _ = tester.session.update(.setting(name: "switch.2.longPress", value: "Scanner Menu"))
    _ = tester.session.update(.use([]))
    _ = tester.session.update(.use([.switchControl]))
    #expect(tester.session.settings.switchControl.longPresses[1] == .action(.menu))
    tester.send(.switches(.hold(2))) {
      $0.overlay("menu \"Tap\", \"More\"")
      $0.scan("\"Tap\"")
    }
  }

  @Test("in another version of the file scanning goes on at the same item, in the same menu")
  func reload() throws {
    var tester = try Self.tester()
    tester.send(Self.next)
    tester.send(Self.select)
    tester.send(Self.next)
    tester.send(Self.select)
    let new = Self.mock.replacing(
      "\"Title\" },", with: "\"Title\" }, { \"type\": \"Button\", \"id\": \"new\", \"text\": \"New\" },")
    tester.session = try #require(tester.session.continued(with: SessionTester.load(new))).session
    #expect(tester.session.overlay?.items.map(\.title) == ["Tap", "More"])
    #expect(scan(tester) == "\"Tap\"")
    tester.send(Self.select) {
      $0.overlay("none")
      $0.scan("#new")
    }
  }

  @Test("in another version without the item it begins at the first stop")
  func reloadWithoutIt() throws {
    var tester = try Self.tester()
    tester.send(Self.next)
    let new = Self.mock.replacing("\"contain\"", with: "\"ignore\"")
    tester.session = try #require(tester.session.continued(with: SessionTester.load(new))).session
    #expect(scan(tester) == "#a")
  }

  @Test("an item that goes while its menu is open takes the menu along")
  func menuOfWhatIsGone() throws {
    var tester = try Self.tester(
      """
      { "state": { "there": true }, "screens": { "main": { "scheduled": [ { "at": 5, "do": [ { "set": { "there": "false" } } ] } ],
        "root": { "type": "VStack", "children": [ { "type": "Button", "id": "a", "text": "A", "when": "there" },
          { "type": "Button", "id": "b", "text": "B" } ] } } } }
      """)
    tester.send(Self.select)
    _ = tester.session.update(.advance(.milliseconds(4_900)))
    tester.send(event: .advance(.milliseconds(100))) {
      $0.scan("exit")
      $0.state("there = false")
      $0.overlay("none")
      $0.scan("#b")
    }
  }

  @Test("a screen without a stop opens the menu without an item")
  func nothingToScan() throws {
    var tester = try Self.tester("{ \"root\": { \"type\": \"Text\", \"text\": \"Nothing to do\" } }")
    #expect(scan(tester) == "none")
    #expect(tester.session.untilNextEvent == nil)
    tester.send(Self.select) {
      $0.overlay("menu \"More\"")
      $0.scan("\"More\"")
    }
  }

  @Test("what is drawn is what is highlighted")
  func marks() throws {
    var tester = try Self.tester()
    #expect(tester.session.marks.map(\.kind) == [.scanItem])
    tester.send(Self.next)
    let group = try #require(tester.session.marks.first)
    #expect(group.kind == .scanGroup)
    let scene = tester.session.scene
    for id in ["x", "y"] {
      let frame = scene.visibleFrame(of: try #require(scene.node(id: id)))
      #expect(group.frame.union(frame) == group.frame)
    }
    tester.send(Self.select)
    tester.send(Self.next)
    tester.send(Self.next)
    #expect(tester.session.marks.map(\.kind) == [.scanExit])
    tester.send(.switches(.action(.previous)))
    tester.send(Self.select)
    #expect(tester.session.marks.map(\.kind) == [.scanItem])
    #expect(tester.session.overlay?.highlighted == 0)
  }
}
