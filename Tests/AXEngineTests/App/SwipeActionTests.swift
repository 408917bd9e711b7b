import Testing

@testable import AXEngine

/// Rows under a finger that swipes them: the buttons behind their edges.
@Suite struct SwipeActionTests {
  static let mock = """
    { "state": { "log": "", "rows": ["One", "Two"], "side": "a" }, "root": { "type": "List", "id": "list", "children": [
      { "forEach": { "in": "rows", "as": "row", "view":
        { "type": "Button", "id": "row", "do": [ { "set": { "log": "'opened'" } } ],
          "swipeActions": [
            { "name": "Delete", "do": [ { "set": { "log": "'deleted ' + row" } }, { "remove": { "rows": "index" } } ] },
            { "name": "Pin", "edge": "leading", "do": [ { "set": { "log": "'pinned ' + row" } } ] },
            { "name": "Send to the archive", "do": [ { "set": { "log": "'archived ' + row" } } ] } ],
          "children": [ { "type": "Text", "text": "{row}" }, { "type": "Text", "text": "Mail" } ] } } },
      { "type": "Text", "id": "note", "text": "{log}" } ] } }
    """

  private func frame(_ id: String, _ tester: AppTester) throws -> Rect {
    tester.app.visibleFrame(of: try tester.node(id))
  }

  @Test func aSwipeUncoversTheButtonsOfItsEdge() throws {
    var tester = try AppTester(Self.mock)
    #expect(tester.send(.swipe(.left, over: try tester.node("row[1]"))) == [])
    #expect(tester.has("row[1].swipeAction(0)"))
    #expect(!tester.has("row[1].swipeAction(1)"))
    #expect(tester.has("row[1].swipeAction(2)"))
    #expect(!tester.has("row[0].swipeAction(0)"))
    // The first one is outermost, each as high as the row, wide enough for its name.
    let row = try frame("row[1]", tester)
    let first = try frame("row[1].swipeAction(0)", tester)
    #expect(first == Rect(390 - 74, row.minY, 74, row.height))
    let last = try frame("row[1].swipeAction(2)", tester)
    #expect(last.maxX == first.minX)
    #expect(last.width > 150)
    // A tap runs one and closes.
    #expect(tester.send(.touch(last.center)) == ["state log = archived Two"])
    #expect(!tester.has("row[1].swipeAction(0)"))
  }

  @Test func theOtherEdgeHasItsOwn() throws {
    var tester = try AppTester(Self.mock)
    #expect(tester.send(.swipe(.right, over: try tester.node("row[0]"))) == [])
    let row = try frame("row[0]", tester)
    let pin = try frame("row[0].swipeAction(1)", tester)
    #expect(pin == Rect(0, row.minY, 74, row.height))
    // The other way covers them, and the next swipe uncovers the other edge; the same way again leaves them.
    #expect(tester.send(.swipe(.left, over: try tester.node("row[0]"))) == [])
    #expect(!tester.has("row[0].swipeAction(1)"))
    #expect(!tester.has("row[0].swipeAction(0)"))
    #expect(tester.send(.swipe(.left, over: try tester.node("row[0]"))) == [])
    #expect(tester.send(.swipe(.left, over: try tester.node("row[0]"))) == [])
    #expect(tester.has("row[0].swipeAction(0)"))
    // Another row's come, these go.
    #expect(tester.send(.swipe(.left, over: try tester.node("row[1]"))) == [])
    #expect(tester.has("row[1].swipeAction(0)"))
    #expect(!tester.has("row[0].swipeAction(0)"))
  }

  @Test func linesFromRightToLeftTurnTheEdgesRound() throws {
    var tester = try AppTester(Self.mock, locale: "ar")
    #expect(tester.send(.swipe(.right, over: try tester.node("row[0]"))) == [])
    #expect(try frame("row[0].swipeAction(0)", tester).minX == 0)
  }

  @Test func aTouchElsewhereOnlyCloses() throws {
    for id in ["row[0]", "row[1]", "note"] {
      var tester = try AppTester(Self.mock)
      _ = tester.send(.swipe(.left, over: try tester.node("row[1]")))
      // Beside the buttons, which reach beyond the middle of the row.
      let frame = try frame(id, tester)
      #expect(tester.send(.touch(Point(frame.minX + 4, frame.center.y))) == [])
      #expect(!tester.has("row[1].swipeAction(0)"))
      #expect(try tester.value("log") == .text(""))
      #expect(tester.send(.touch(try self.frame("row[0]", tester).center)) == ["state log = opened"])
    }
  }

  @Test func aLongWayRunsTheFirstOne() throws {
    var tester = try AppTester(Self.mock)
    let row = try frame("row[1]", tester)
    // From the middle of the cell; from its last eighth on the outermost button runs.
    _ = tester.send(.drag(try tester.node("row[1]"), to: .point(Point(60, row.center.y))))
    #expect(tester.has("row[1].swipeAction(0)"))
    let events = tester.send(.drag(try tester.node("row[1]"), to: .point(Point(40, row.center.y))))
    #expect(events.contains("state log = deleted Two"))
    #expect(!tester.has("row[1]"))
    #expect(tester.app.state.uncovered == nil)
  }

  @Test func theMiddleOfTheScreenIsSwiped() throws {
    var tester = try AppTester(
      Self.mock.replacing("\"id\": \"row\",", with: "\"id\": \"row\", \"height\": 700,"))
    #expect(tester.send(.flick(.left)) == [])
    #expect(tester.has("row[0].swipeAction(0)"))
    // What scrolls covers them.
    #expect(!tester.send(.flick(.up)).isEmpty)
    #expect(!tester.has("row[0].swipeAction(0)"))
  }

  @Test("uncovered buttons are elements of their own, and no part of what the row is called")
  func elements() throws {
    let mock = try SessionTester.load(Self.mock)
    var app = App(mock: mock)
    _ = app.appear()
    func labels() -> [String] {
      let scene = Scene.make(mock: mock, state: app.state, views: app.views, previous: nil)
      return (0..<scene.count).compactMap { scene.semantics(of: $0).label }
    }
    #expect(labels() == ["One, Mail", "Two, Mail"])
    let row = try #require(app.views.nodes.firstIndex { mock.views[Int($0.view)].id == "row" })
    _ = app.perform(.swipe(.left, over: NodeIndex(row)))
    #expect(Set(labels()) == ["One, Mail", "Two, Mail", "Delete", "Send to the archive"])
    #expect(labels().count == 4)
  }

  private struct Names: ViewNaming {
    let views: [ViewDescription]
    let screen = -1

    func viewIndex(named id: String) -> ViewIndex? {
      views.firstIndex { $0.id == id }.map(ViewIndex.init)
    }
  }

  @Test func theButtonsHaveIds() throws {
    let mock = try SessionTester.load(Self.mock)
    let names = Names(views: mock.views)
    let found = try #require(names.resolve("row[1].swipeActions[2]"))
    #expect(found.part == .swipeAction(2))
    #expect(found.copy == .at(1))
    #expect(names.resolve("row[1].swipeActions[3]") == nil)
    #expect(names.resolve("note.swipeActions[0]") == nil)
    #expect(ViewPart.swipeAction(2).suffix == ".swipeActions[2]")
    #expect(ViewPart(nodeCode: ViewPart.swipeAction(7).nodeCode) == .swipeAction(7))
  }
}
