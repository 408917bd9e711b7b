import Testing

@testable import AXEngine

/// Dragging rows, things and thumbs.
@Suite struct DraggingTests {
  static func list(onRow: Bool) -> String {
    let move = ##""onMove": [{ "move": { "rows": ["from", "to"] } }]"##
    return ##"""
      { "state": { "rows": [{ "n": "Milk" }, { "n": "Eggs" }, { "n": "Tea" }] }, "root":
        { "type": "List", "id": "list", \##(onRow ? "" : move + ",") "children": [
          { "forEach": { "in": "rows", "key": "item.n", "view":
            { "type": "Text", "id": "row", "text": "{item.n}" \##(onRow ? "," + move : "") } } }] } }
      """##
  }

  @Test(
    "A row goes to another one's place and keeps the cursor (CU-90, DX17, SN-17)", arguments: [true, false])
  func rows(onRow: Bool) throws {
    var tester = try SessionTester(Self.list(onRow: onRow))
    tester.start()
    tester.drag("row[0]", to: "row[1]") {
      $0.sound(.passThrough)
      $0.speaks("Milk, Draggable")
      $0.state("rows = [{'Eggs'}, {'Milk'}, {'Tea'}]")
      $0.sound(.reordered)
      $0.speaks("Moved below Eggs")
    }
    #expect(tester.cursor == "row[1]")
    tester.drag("row[1]", to: "row[0]") {
      $0.sound(.passThrough)
      $0.speaks("Milk, Draggable")
      $0.state("rows = [{'Milk'}, {'Eggs'}, {'Tea'}]")
      $0.sound(.reordered)
      $0.speaks("Moved above Eggs")
    }
  }

  @Test("What cannot be dragged stays (CU-90)")
  func nothing() throws {
    var tester = try SessionTester(ChangeTests.mock(""))
    tester.start()
    tester.drag("top", to: "error") {
      $0.sound(.passThrough)
      $0.sound(.boundary)
    }
  }

  static let board = ##"""
    { "state": { "held": "", "there": false }, "root": { "type": "VStack", "children": [
      { "type": "Text", "id": "card", "text": "Card", "accessibility": { "dragPoints": [
        { "name": "", "do": [{ "set": { "held": "'whole'" } }] },
        { "name": "", "do": [{ "set": { "held": "'half'" } }] } ] } },
      { "type": "Text", "id": "bin", "text": "Bin", "accessibility": { "dropPoints": [
        { "name": "Into the bin", "do": [{ "set": { "there": "true" } }] } ] } } ] } }
    """##

  @Test("Dragging by actions: drag points first, drop points while something is held (CU-92, SE-57)")
  func actions() throws {
    var tester = try SessionTester(Self.board)
    tester.start {
      $0.lands("card", "Card, Draggable")
      $0.speaks("Actions available")
    }
    tester.send(.swipeDown) { $0.speaks("Drag") }
    tester.send(.swipeDown) { $0.speaks("Drag 2") }
    tester.send(.doubleTap) { $0.state("held = 'half'") }
    tester.send(.swipeRight) {
      $0.lands("bin", "Bin")
      $0.speaks("Actions available")
    }
    tester.send(.swipeDown) { $0.speaks("Into the bin") }
    tester.send(.doubleTap) {
      $0.state("there = true")
      $0.speaks("Drop complete")
    }
    tester.touch("bin") { $0.lands("bin", "Bin") }
  }

  @Test("The way back puts down what is held (CU-92)")
  func cancel() throws {
    var tester = try SessionTester(Self.board)
    tester.start()
    tester.send(.swipeDown)
    tester.send(.doubleTap)
    tester.send(.scrub) { $0.nothing() }
    tester.touch("card") {
      $0.lands("card", "Card, Draggable")
      $0.speaks("Actions available")
    }
  }

  @Test("A finger carries a thing to where it may be dropped (CU-92)")
  func finger() throws {
    var tester = try SessionTester(Self.board)
    tester.start()
    tester.drag("card", to: "bin") {
      $0.sound(.passThrough)
      $0.speaks("Card, Draggable")
      $0.state("held = 'whole'")
      $0.state("there = true")
      $0.speaks("Drop complete")
    }
  }

  @Test("A slider follows the finger (CU-75)")
  func slider() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "v": 5 }, "root": { "type": "VStack", "children": [
        { "type": "Slider", "id": "v", "text": "V", "in": [0, 10], "value": "$v",
          "frame": [0, 100, 200, 40] } ] } }
      """##)
    tester.start()
    guard let node = tester.session.scene.node(id: "v") else { return }
    tester.send(.gesture(.drag(node, to: .point(Point(30, 120))))) {
      $0.sound(.passThrough)
      $0.state("v = 1.5")
      $0.speaks("15%")
    }
  }
}

@Suite struct ScrolledMenuTests {
  @Test("A menu opens beside its button, wherever that was scrolled to (CU-78)")
  func place() throws {
    var tester = try SessionTester(
      ##"""
      { "root": { "type": "ScrollView", "id": "scroll", "frame": [0, 0, 390, 844], "children": [
        { "type": "Text", "id": "a", "text": "One", "frame": [16, 0, 100, 40] },
        { "type": "Menu", "id": "menu", "text": "Sort", "frame": [16, 1000, 100, 40], "children": [
          { "type": "Button", "id": "date", "text": "Date", "do": [] } ] },
        { "type": "View", "id": "end", "frame": [0, 3000, 390, 2] } ] } }
      """##)
    tester.start()
    tester.send(.swipeRight)
    let button = try #require(tester.session.scene.node(id: "menu"))
    let below = tester.session.scene.visibleFrame(of: button).maxY
    tester.send(.doubleTap)
    #expect(tester.cursor == "date")
    let item = try #require(tester.session.scene.node(id: "date"))
    let frame = tester.session.scene.visibleFrame(of: item)
    #expect(abs(frame.minY - below) < 120, "\(frame), button ends at \(below)")
    let element = try #require(tester.session.cursor)
    #expect(tester.session.scene.isVisible(element))
  }
}

extension SessionTester {
  /// Double-taps a view, holds and carries it to another one.
  mutating func drag(
    _ id: String, to other: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ expect: (inout Expectation) -> Void
  ) {
    go(to: id, sourceLocation: sourceLocation)
    guard let node = session.scene.node(id: id), let target = session.scene.node(id: other) else {
      Issue.record("no view", sourceLocation: sourceLocation)
      return
    }
    send(.gesture(.drag(node, to: .view(target))), sourceLocation: sourceLocation, expect)
  }
}
