import Testing

@testable import AXEngine

@Suite struct AssistiveTouchTests {
  private static let mock = """
    { "state": { "count": 0 }, "root": { "type": "View", "children": [
      { "type": "Button", "id": "low", "text": "Low", "frame": [0, 700, 390, 44],
        "do": [ { "set": { "count": "count + 1" } } ] } ] } }
    """

  private func session(_ settings: [(name: String, value: String)] = [("assistiveTouch", "on")]) throws
    -> Session
  {
    var session = try SessionTester(Self.mock, []).session
    _ = session.start()
    for setting in settings { _ = session.update(.setting(name: setting.name, value: setting.value)) }
    return session
  }

  /// AT-01
  @Test func theButtonFloatsAtAnEdgeWhileItIsOn() throws {
    var session = try session([])
    #expect(session.marks == [])
    _ = session.update(.setting(name: "assistiveTouch", value: "on"))
    let mark = try #require(session.marks.first)
    #expect(mark.kind == .floatingButton && mark.label == "AssistiveTouch")
    #expect(session.scene.environment.screenSize.width - mark.frame.maxX < 10)
    _ = session.update(.input(.assistiveTouch(.tap)))
    #expect(session.marks == [], "the menu takes its place")
  }

  @Test func aFingerOnTheButtonTapsIt() throws {
    var session = try session()
    let center = try #require(session.marks.first).frame.center
    _ = session.update(.input(.gesture(.touchPoint(center))))
    #expect(session.overlay?.items.count == 6)
  }

  @Test func aFingerOnTheMenuPicksTheIconThere() throws {
    var session = try session()
    _ = session.update(.input(.assistiveTouch(.tap)))
    let size = session.scene.environment.screenSize
    // The second of three in the first row of two.
    _ = session.update(.input(.gesture(.touchPoint(Point(size.width / 2, size.height / 2 - 100)))))
    #expect(session.overlay?.items.first?.title == "Lock Screen")
  }

  @Test func aSecondTapInTimeIsADoubleTap() throws {
    var session = try session([("assistiveTouch", "on"), ("assistiveTouch.doubleTap", "Home")])
    #expect(session.update(.input(.assistiveTouch(.tap))) == [])
    #expect(session.untilNextEvent == .milliseconds(300))
    _ = session.update(.advance(.milliseconds(200)))
    #expect(session.update(.input(.assistiveTouch(.tap))) == [.log("Home", rule: "AT-06")])
    #expect(session.update(.advance(.seconds(1))) == [])
  }

  @Test func aPointerThatMovesOnBeginsAnew() throws {
    var session = try session([("assistiveTouch", "on"), ("assistiveTouch.dwellControl", "on")])
    let node = try #require(session.scene.node(id: "low"))
    _ = session.update(.input(.dwell(node)))
    _ = session.update(.advance(.milliseconds(1900)))
    _ = session.update(.input(.dwell(node)))
    _ = session.update(.advance(.milliseconds(1900)))
    #expect(session.app.state.variables == [.number(0)])
    _ = session.update(.advance(.milliseconds(100)))
    #expect(session.app.state.variables == [.number(1)])
  }

  @Test func nothingHappensWhileItIsOff() throws {
    var session = try session([])
    let node = try #require(session.scene.node(id: "low"))
    #expect(session.update(.input(.assistiveTouch(.tap))) == [])
    #expect(session.update(.input(.dwell(node))) == [])
    #expect(session.untilNextEvent == nil)
  }

  @Test func switchedOffItsMenuGoes() throws {
    var session = try session()
    _ = session.update(.input(.assistiveTouch(.tap)))
    let effects = session.update(.setting(name: "assistiveTouch", value: "off"))
    #expect(effects == [.overlay(nil, rule: "AT-10")])
    #expect(session.overlay == nil && session.assistiveTouch == nil)
  }

  @Test func escapeGoesBackPageByPage() throws {
    var session = try session()
    _ = session.update(.input(.assistiveTouch(.tap)))
    _ = session.update(.input(.chooseNamed("device")))
    let escape = Event.input(.key(KeyPress(.escape, [])))
    _ = session.update(escape)
    #expect(session.overlay?.items.first?.title == "Notification Center")
    _ = session.update(escape)
    #expect(session.overlay == nil)
  }

  @Test("every gesture has a name of its own, in whatever case", arguments: AssistiveTouchGesture.all)
  func named(gesture: AssistiveTouchGesture) {
    #expect(AssistiveTouchGesture.named(gesture.name.uppercased()) == gesture)
    #expect(AssistiveTouchGesture.all.count { $0.name == gesture.name } == 1)
  }

  @Test func everyTitleOfTheCustomPageMeansAGesture() {
    for title in AssistiveTouchGesture.titles {
      #expect(!AssistiveTouchGesture.choices(of: title).isEmpty, "\(title)")
      #expect(AssistiveTouchGesture.named(title) != nil)
    }
  }

  @Test func settingsThatWereChangedCanBeWrittenDown() throws {
    let session = try session([
      ("assistiveTouch", "on"), ("assistiveTouch.icon.1", "Home"), ("assistiveTouch.gesture.7", "Swipe Left"),
      ("accessibilityShortcut.voiceOver", "on"),
    ])
    let environment = Environment(device: session.scene.mock.device, locale: session.scene.mock.locale)
    let differences = Setting.differences(of: session.scene.environment, session.settings, from: environment)
    #expect(
      differences.map { $0.name + " " + $0.value } == [
        "assistiveTouch on", "assistiveTouch.icon.1 Home", "assistiveTouch.gesture.7 Swipe Left",
        "accessibilityShortcut.voiceOver on",
      ])
  }
}
