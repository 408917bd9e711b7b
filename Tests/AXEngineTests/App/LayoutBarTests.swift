import Testing

@testable import AXEngine

/// What appears only after somebody has done something.
@Suite struct LayoutBarTests {
  @Test func aPushedScreenHasItsBackButtonAtTheLeadingEdge() throws {
    for (locale, x) in [("en", 8.0), ("ar", 390 - 8 - 61)] {
      var app = try app(
        """
        { "locale": "\(locale)", "screens": {
          "first": { "title": "Card", "root": { "type": "NavigationStack", "children": [
            { "type": "NavigationLink", "id": "go", "text": "Go", "to": "second" } ] } },
          "second": { "title": "Name", "root": { "type": "List", "id": "list", "children": [
            { "type": "Text", "id": "row", "text": "Card" } ] } } } }
        """)
      _ = app.perform(.activate(try node("go", in: app)))
      // "Card" is 36.7 wide, and 24 for the chevron.
      #expect(frame(of: .backButton, in: app) == Rect(x, 59, 61, 44))
      // The title is as if there were no button: in the middle.
      #expect(frame(of: .navigationTitle, in: app) == Rect(171, 70, 48, 22))
      // The list fills the screen; its content begins below the bar.
      #expect(app.views.frames[0] == Rect(0, 0, 390, 844))
      let row = app.views.frames[Int(try node("row", in: app))]
      #expect(row == Rect(locale == "en" ? 16 : 337, 114, 37, 22))
      // One row of 44 between bar and safe area: 103 + 44 + 34.
      #expect(app.views.contentSize(of: 0) == Size(390, 181))
    }
  }

  @Test func anOpenMenuLiesBelowItsButtonOrAboveWhereThereIsNoRoom() throws {
    var app = try app(
      """
      { "root": { "type": "View", "id": "root", "children": [
        { "type": "Menu", "id": "top", "text": "Sort", "frame": [300, 100, 80, 44], "children": [
          { "type": "Button", "text": "Name" }, { "type": "Button", "text": "Card" } ] },
        { "type": "Menu", "id": "bottom", "text": "Sort", "frame": [16, 700, 80, 44], "children": [
          { "type": "Button", "text": "Name" }, { "type": "Button", "text": "Card" } ] } ] } }
      """)
    _ = app.perform(.activate(try node("top", in: app)))
    // 250 wide would end at 550: moved to the right edge. Two items of 44.
    #expect(frame(of: .menu, in: app) == Rect(140, 152, 250, 88))
    #expect(frame(of: .dismiss, in: app) == Rect(0, 0, 390, 844))
    _ = app.perform(.escape(from: nil))
    _ = app.perform(.activate(try node("bottom", in: app)))
    // 700 - 8 - 88
    #expect(frame(of: .menu, in: app) == Rect(16, 604, 250, 88))
  }

  @Test func anOpenMenuIsNoHigherThanTheScreen() throws {
    let items = (1...20).map { #"{ "type": "Button", "id": "i\#($0)", "text": "Card" }"# }.joined(
      separator: ", ")
    var app = try app(
      """
      { "root": { "type": "View", "children": [
        { "type": "Menu", "id": "menu", "text": "Sort", "frame": [16, 300, 80, 44], "children": [ \(items) ] } ] } }
      """
    )
    _ = app.perform(.activate(try node("menu", in: app)))
    // 844 - 59 - 34 and 8 on both sides; 20 items of 44.
    #expect(frame(of: .menu, in: app) == Rect(16, 59, 250, 735))
    let menu = try #require(app.views.nodes.firstIndex { $0.part == .menu })
    #expect(app.views.contentSize(of: NodeIndex(menu)) == Size(250, 880))
    let last = try node("i20", in: app)
    _ = app.perform(.scrollToVisible(last))
    #expect(app.state.scrollOffset(of: app.views.nodes[menu].identity) == Point(0, 145))
    // Opened again, it begins at its top.
    _ = app.perform(.escape(from: nil))
    _ = app.perform(.activate(try node("menu", in: app)))
    #expect(app.state.scrollOffset(of: app.views.nodes[menu].identity) == .zero)
  }

  @Test func pagesOfAScrollViewAreCounted() {
    let shelf = ScrollGeometry(
      viewport: Rect(0, 100, 390, 200), content: Size(1000, 200), scrollsHorizontally: true,
      scrollsVertically: false, isRightToLeft: false)
    #expect(shelf.pages == 3)
    #expect(shelf.maxOffset == Point(610, 0))
    #expect(shelf.clamped(Point(700, 50)) == Point(610, 0))
    #expect(shelf.page(at: Point(610, 0)) == 2)
    #expect(shelf.page(at: Point(190, 0)) == 0)
    var mirrored = shelf
    mirrored.isRightToLeft = true
    #expect(mirrored.clamped(Point(-700, 0)) == Point(-610, 0))
    #expect(mirrored.clamped(Point(20, 0)) == .zero)
    var list = shelf
    (list.scrollsHorizontally, list.scrollsVertically, list.content) = (false, true, Size(390, 100))
    #expect(!list.canScroll)
    #expect(list.pages == 1)
  }

  private func app(_ json: String) throws -> App {
    let result = Mock.load(SourceFile(path: "mock.json", text: json))
    return App(mock: try #require(result.mock, "\(result.diagnostics.map(\.message))"))
  }

  private func node(_ id: String, in app: App) throws -> NodeIndex {
    let view = try #require(app.mock.views.firstIndex { $0.id == id })
    return try #require(app.views.node(of: ViewIndex(view)))
  }

  private func frame(of part: ViewPart, in app: App) -> Rect? {
    app.views.nodes.firstIndex { $0.part == part }.map { app.views.frames[$0] }
  }
}
