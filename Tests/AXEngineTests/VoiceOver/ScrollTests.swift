import Testing

@testable import AXEngine

/// Scrolling by pages with three fingers, and along with the cursor.
@Suite struct ScrollTests {
  /// Ten rows of 100 points in a window of 400: three pages, the last one half as long.
  static let rows: String = {
    let rows = (0..<10).map {
      ##"{ "type": "Text", "id": "r\##($0)", "text": "Row \##($0)", "frame": [0, \##($0 * 100 + 100), 390, 100] }"##
    }
    return ##"""
      { "root": { "type": "View", "children": [
        { "type": "Text", "id": "title", "text": "Title", "frame": [0, 0, 390, 40] },
        { "type": "ScrollView", "id": "scroll", "frame": [0, 100, 390, 400],
          "children": [\##(rows.joined(separator: ", "))] } ] } }
      """##
  }()

  @Test("A swipe scrolls what it reaches into view, without a word about it (CU-29)")
  func along() throws {
    var tester = try SessionTester(Self.rows)
    tester.start()
    for row in 0..<10 { tester.send(.swipeRight) { $0.lands("r\(row)", "Row \(row)") } }
    let scroll = try #require(tester.session.scene.node(id: "scroll"))
    let view = tester.session.scene.views.nodes[Int(scroll)].identity
    #expect(tester.session.scene.scrollOffset(of: view) == Point(0, 600))
    tester.send(.swipeRight) { $0.sound(.boundary) }
  }

  @Test("Three fingers up show the next page; its number first, then its first element (VO-22, CU-53, DF-11)")
  func pages() throws {
    var tester = try SessionTester(Self.rows)
    tester.start()
    tester.go(to: "r0")
    tester.send(.threeFingers(.up)) {
      $0.sound(.scrolledPage)
      $0.speaks("Page 2 of 3")
      $0.lands("r4", "Row 4")
    }
    tester.send(.threeFingers(.up)) {
      $0.sound(.scrolledPage)
      $0.speaks("Page 3 of 3")
      $0.lands("r6", "Row 6")
    }
    tester.send(.threeFingers(.up)) { $0.sound(.boundary) }
    tester.send(.threeFingers(.left)) { $0.sound(.boundary) }
    tester.send(.gesture(.tap(count: 1, fingers: 3, hold: false))) { $0.speaks("Page 3 of 3") }
  }

  @Test("The cursor stays while its element can be seen (CU-53); a page is a line less than the window")
  func stays() throws {
    var tester = try SessionTester(Self.rows)
    tester.start()
    tester.go(to: "r9")
    tester.go(to: "r6")
    tester.send(.threeFingers(.down)) {
      $0.sound(.scrolledPage)
      $0.speaks("Page 2 of 3")
    }
    #expect(tester.cursor == "r6")
    tester.send(.threeFingers(.down)) {
      $0.sound(.scrolledPage)
      $0.speaks("Page 1 of 3")
      $0.lands("r0", "Row 0")
    }
  }

  @Test("The app's own words for the position (CU-94); twice the same: nothing moves any more (VO-23)")
  func ownWords() throws {
    var tester = try SessionTester(
      ##"""
      { "state": { "page": 1 }, "root": { "type": "View", "id": "book",
        "accessibility": { "scroll": { "right": [
          { "set": { "page": "page < 2 ? page + 1 : page" } },
          { "post": "pageScrolled", "argument": "Page {page} of 2" } ] } },
        "children": [{ "type": "Text", "id": "text", "text": "Text", "frame": [0, 0, 390, 100] }] } }
      """##)
    tester.start()
    tester.send(.threeFingers(.left)) {
      $0.state("page = 2")
      $0.sound(.scrolledPage)
      $0.speaks("Page 2 of 2")
    }
    tester.send(.threeFingers(.left)) { $0.sound(.boundary) }
  }

  @Test("Nothing to scroll: a sound, and the place among the elements (VO-24)")
  func nothing() throws {
    var tester = try SessionTester(CursorTests.shop)
    tester.start()
    tester.send(.threeFingers(.up)) { $0.sound(.boundary) }
    tester.send(.gesture(.tap(count: 1, fingers: 3, hold: false))) { $0.speaks("1 of 4") }
  }
}
