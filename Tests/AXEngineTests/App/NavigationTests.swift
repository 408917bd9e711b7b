import Testing

@testable import AXEngine

@Suite struct NavigationTests {
  static let shop = """
    { "state": { "n": 0 }, "screens": {
      "list": { "title": "Shop {n}", "onAppear": [{ "post": "announcement", "argument": "list in" }],
        "onDisappear": [{ "post": "announcement", "argument": "list out", "priority": "low" }],
        "root": { "type": "NavigationStack", "id": "stack", "children": [
          { "type": "ScrollView", "id": "scroll", "height": 100, "children": [
            { "type": "Text", "id": "long", "text": "Long", "height": 1000 } ] },
          { "type": "Button", "id": "more", "do": [{ "set": { "n": "n + 1" } }, { "push": "item" }] },
          { "type": "NavigationLink", "id": "link", "text": "Item", "to": "item" } ] } },
      "item": { "title": "Item", "root": { "type": "VStack", "id": "root", "children": [
        { "type": "Text", "id": "name", "text": "Milk", "onAppear": [{ "play": "here" }],
          "onDisappear": [{ "play": "gone" }] },
        { "type": "Button", "id": "deeper", "do": [{ "push": "plain" }] } ] } },
      "plain": { "root": { "type": "VStack", "id": "bare", "children": [
        { "type": "Button", "id": "home", "do": [{ "popToRoot": true }] },
        { "type": "Button", "id": "back", "do": [{ "pop": true }] } ] } } } }
    """

  @Test func screensArePushedAndPopped() throws {
    var tester = try AppTester(Self.shop)
    #expect(tester.appear() == ["announcement 'list in' (default)"])
    #expect(
      try tester.activate("more") == [
        "state n = 1", "screen item (push)", "announcement 'list out' (low)", "sound here",
      ])
    #expect(
      tester.outline() == [
        "root", "  root.navigationBar", "    backButton 'Shop 1'", "    navigationTitle 'Item'",
        "  name 'Milk'",
        "  deeper",
      ])
    #expect(
      try tester.activate("backButton") == [
        "screen list (pop)", "sound gone", "announcement 'list in' (default)",
      ])
    #expect(
      try tester.activate("link") == ["screen item (push)", "announcement 'list out' (low)", "sound here"])
    #expect(try tester.activate("deeper") == ["screen plain (push)", "sound gone"])
    #expect(try tester.activate("home") == ["screen list (pop)", "announcement 'list in' (default)"])
    #expect(tester.app.state.navigation.count == 1)
  }

  @Test func theBackButtonFallsBackToAWord() throws {
    var tester = try AppTester(
      """
      { "screens": { "a": { "root": { "type": "NavigationStack", "children": [
          { "type": "NavigationLink", "id": "go", "text": "Go", "to": "b" } ] } },
        "b": { "title": "B", "root": { "type": "Text", "id": "b", "text": "b" } } } }
      """)
    #expect(tester.outline() == ["NavigationStack", "  NavigationStack.navigationBar", "  go 'Go'"])
    _ = try tester.activate("go")
    #expect(
      tester.outline() == [
        "b 'b'", "  b.navigationBar", "    backButton 'Back'", "    navigationTitle 'B'",
      ])
  }

  @Test func aScreenBelowKeepsItsPlace() throws {
    var tester = try AppTester(Self.shop)
    #expect(tester.send(.scroll(.down, from: try tester.node("long"))) == ["scrolled scroll to 0.0, 56.0"])
    _ = try tester.activate("link")
    #expect(tester.app.state.navigation.last?.scrollOffsets == [])
    _ = tester.send(.escape(from: nil))
    #expect(tester.app.state.navigation.last?.scrollOffsets.map(\.offset) == [Point(0, 56)])
  }

  @Test func tabsShowOneContentAndKeepTheirPlace() throws {
    let json = """
      { "root": { "type": "TabView", "id": "tabs", "tabs": [
        { "title": "One", "view": { "type": "Text", "id": "one", "text": "1" } },
        { "title": "Two", "view": { "type": "Button", "id": "two", "text": "2",
          "do": [{ "selectTab": "One" }] } } ] } }
      """
    var tester = try AppTester(json)
    #expect(
      tester.outline() == ["tabs", "  one '1'", "  tabs.tabBar", "    tabs[0] 'One'", "    tabs[1] 'Two'"])
    #expect(try tester.activate("tabs[1]") == ["tab 1"])
    #expect(tester.outline()[1] == "  two '2'")
    #expect(try tester.activate("tabs[1]") == [])
    #expect(try tester.activate("two") == ["tab 0"])
    #expect(tester.outline()[1] == "  one '1'")
    let pad = try AppTester(json, idiom: .iPad)
    #expect(
      pad.outline() == ["tabs", "  tabs.tabBar", "    tabs[0] 'One'", "    tabs[1] 'Two'", "  one '1'"])
  }

  @Test func aBoundTabViewFollowsItsVariable() throws {
    var tester = try AppTester(
      """
      { "state": { "tab": 0 }, "root": { "type": "TabView", "id": "tabs", "value": "$tab", "tabs": [
        { "title": "One", "view": { "type": "Text", "id": "one", "text": "1" } },
        { "title": "Two", "view": { "type": "Text", "id": "two", "text": "2" } } ] } }
      """)
    #expect(try tester.activate("tabs[1]") == ["state tab = 1", "tab 1"])
    #expect(tester.has("two") && !tester.has("one"))
    #expect(try tester.set("tab", .number(0)) == ["state tab = 0"])
    #expect(tester.has("one") && !tester.has("two"))
  }
}
