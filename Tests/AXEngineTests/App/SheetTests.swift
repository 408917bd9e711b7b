import Testing

@testable import AXEngine

/// Sheets under a finger, and what a technology makes of their grabber.
@Suite struct SheetTests {
  static func mock(detents: String = #""detents": ["large", "medium"],"#, also: String = "") -> String {
    """
    { "state": { "shown": true, "busy": true }, "root": { "type": "VStack", "children": [
      { "type": "Button", "id": "open", "text": "Open", "do": [ { "set": { "shown": "true" } } ] },
      { "type": "Sheet", "id": "sheet", "isPresented": "$shown", \(detents) \(also) "children": [
        { "type": "ScrollView", "id": "scroll", "children": [
          { "type": "Text", "id": "text", "text": "Card" },
          { "type": "Text", "id": "tall", "text": "Details", "height": 1200 } ] } ] } ] } }
    """
  }

  private func height(_ tester: AppTester) throws -> Double {
    tester.app.visibleFrame(of: try tester.node("sheet")).height
  }

  @Test func aFlickMovesItFromHeightToHeight() throws {
    var tester = try AppTester(Self.mock())
    #expect(try height(tester) == 422)
    // Up it grows first, then its content scrolls.
    #expect(tester.send(.flick(.up)) == [])
    #expect(try height(tester) == 790)
    #expect(!tester.send(.flick(.up)).isEmpty)
    #expect(try height(tester) == 790)
    // Down its content comes back first; then it is lowered, at last closed.
    #expect(!tester.send(.flick(.down)).isEmpty)
    #expect(try height(tester) == 790)
    #expect(tester.send(.flick(.down)) == [])
    #expect(try height(tester) == 422)
    #expect(tester.send(.flick(.down)) == ["state shown = false", "dismissed sheet"])
    // It opens low again.
    _ = try tester.activate("open")
    #expect(try height(tester) == 422)
  }

  @Test func oneHeightIsClosedByAFlick() throws {
    for detents in ["", #""detents": ["medium"],"#, #""detents": [200],"#] {
      var tester = try AppTester(Self.mock(detents: detents))
      #expect(!tester.has("sheet.grabber"))
      #expect(tester.send(.flick(.down)) == ["state shown = false", "dismissed sheet"])
    }
  }

  @Test func theGrabberIsCarried() throws {
    var tester = try AppTester(Self.mock(detents: #""detents": [200, "medium", "large"],"#))
    #expect(try height(tester) == 200)
    let grabber = { try tester.node("sheet.grabber") }
    _ = tester.send(.drag(try grabber(), to: .point(Point(195, 400))))
    #expect(try height(tester) == 422)
    _ = tester.send(.drag(try grabber(), to: .point(Point(195, 60))))
    #expect(try height(tester) == 790)
    _ = tester.send(.drag(try grabber(), to: .point(Point(195, 600))))
    #expect(try height(tester) == 200)
    #expect(
      tester.send(.drag(try grabber(), to: .point(Point(195, 800)))) == [
        "state shown = false", "dismissed sheet",
      ])
  }

  @Test func onlyTheAppClosesWhatItKeepsOpen() throws {
    var tester = try AppTester(Self.mock(also: #""interactiveDismissDisabled": "busy","#))
    #expect(!tester.has("sheet.dismiss"))
    #expect(tester.send(.flick(.down)) == ["not handled"])
    #expect(tester.send(.escape(from: nil)) == ["not handled"])
    #expect(tester.send(.touch(Point(195, 100))) == ["not handled"])
    #expect(
      tester.send(.drag(try tester.node("sheet.grabber"), to: .point(Point(195, 840)))) == ["not handled"])
    #expect(try tester.set("busy", .flag(false)) == ["state busy = false"])
    #expect(tester.has("sheet.dismiss"))
    #expect(tester.send(.escape(from: nil)) == ["state shown = false", "dismissed sheet"])
    #expect(
      try tester.set("shown", .flag(true)) == ["state shown = true", "presented sheet (Sheet)"])
    _ = try tester.set("busy", .flag(true))
    #expect(try tester.set("shown", .flag(false)) == ["state shown = false", "dismissed sheet"])
  }

  @Test func onlyPhonesPullTheirSheets() throws {
    for device in ["iPad", "AppleTV"] {
      let tester = try AppTester(
        Self.mock().replacing("{ \"state\"", with: "{ \"device\": \"\(device)\", \"state\""))
      #expect(!tester.has("sheet.grabber"))
    }
  }

  @Test("The grabber comes first, is adjusted, and goes round when it is activated")
  func voiceOver() throws {
    var tester = try SessionTester(
      Self.mock(detents: #""detents": [211, "medium", "large"],"#).replacing(
        "\"shown\": true", with: "\"shown\": false"))
    tester.start()
    tester.send(.doubleTap) {
      $0.state("shown = true")
      $0.sound(.screenChanged)
      $0.lands("sheet.grabber", "Sheet Grabber, 25%, Button, adjustable")
      $0.hints("Swipe up or down with one finger to adjust the value.")
    }
    tester.send(.swipeUp) { $0.speaks("Half screen") }
    tester.send(.swipeUp) { $0.speaks("Expanded") }
    tester.send(.swipeUp) { $0.speaks("Expanded") }
    tester.send(.swipeDown) { $0.speaks("Half screen") }
    tester.send(.doubleTap) { $0.speaks("Expanded") }
    tester.send(.doubleTap) { $0.speaks("25%") }
    tester.send(.swipeRight) { $0.lands("text", "Card") }
    tester.send(.scrub) {
      $0.state("shown = false")
      $0.sound(.screenChanged)
      $0.lands("open", "Open, Button")
    }
  }

  @Test func theHeightOutlivesAnotherVersionOfTheFile() throws {
    var session = Session(mock: try SessionTester.load(Self.mock()), technologies: [])
    _ = session.start()
    _ = session.update(.input(.gesture(.swipe(.up, fingers: 1))))
    let before = try #require(session.scene.node(id: "sheet"))
    #expect(session.scene.visibleFrame(of: before).height == 790)
    let after = try #require(
      session.continued(with: try SessionTester.load(Self.mock().replacing("Card", with: "Cards")))
    ).session
    #expect(after.scene.visibleFrame(of: try #require(after.scene.node(id: "sheet"))).height == 790)
  }
}
