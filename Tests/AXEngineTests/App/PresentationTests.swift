import Testing

@testable import AXEngine

@Suite struct PresentationTests {
  static let dialogs = """
    { "state": { "sheet": false, "inner": false, "alert": false, "ask": false, "pop": false, "log": "" },
      "root": { "type": "VStack", "id": "root", "children": [
        { "type": "Button", "id": "open", "do": [{ "present": "sheet" }] },
        { "type": "Button", "id": "both", "do": [{ "set": { "sheet": "true", "inner": "true" } }] },
        { "type": "Sheet", "id": "sheet", "isPresented": "$sheet", "onDismiss": [{ "set": { "log": "log + 's'" } }],
          "onAppear": [{ "play": "in" }],
          "children": [
            { "type": "Text", "id": "text", "text": "Hello" },
            { "type": "Button", "id": "done", "do": [{ "dismiss": true }] },
            { "type": "Sheet", "id": "inner", "isPresented": "$inner", "detents": ["medium", "large"], "children": [
              { "type": "Text", "id": "deep", "text": "Deep" } ] } ] },
        { "type": "Alert", "id": "alert", "title": "Stop", "message": "Really?", "isPresented": "$alert", "children": [
          { "type": "Button", "id": "yes", "text": "Yes", "do": [{ "set": { "log": "log + 'y'" } }] },
          { "type": "Button", "id": "no", "text": "No", "role": "cancel", "do": [{ "set": { "log": "log + 'n'" } }] } ] },
        { "type": "Alert", "id": "ask", "title": "Sure", "isPresented": "$ask", "children": [
          { "type": "Button", "id": "ok", "text": "OK" } ] },
        { "type": "Popover", "id": "pop", "isPresented": "$pop", "children": [
          { "type": "Text", "id": "tip", "text": "Tip" } ] } ] } }
    """

  @Test func sheetsOpenAndCloseThroughTheirBinding() throws {
    var tester = try AppTester(Self.dialogs)
    #expect(!tester.has("text"))
    #expect(
      try tester.activate("open") == ["state sheet = true", "presented sheet (Sheet)", "sound in"])
    #expect(tester.app.views.presented == [try tester.node("sheet")])
    #expect(try tester.activate("done") == ["state sheet = false", "dismissed sheet", "state log = s"])
    #expect(!tester.has("text"))
  }

  @Test func theInnerSheetLiesOnTop() throws {
    var tester = try AppTester(Self.dialogs)
    #expect(
      try tester.activate("both") == [
        "state sheet = true", "state inner = true", "presented sheet (Sheet)", "presented inner (Sheet)",
        "sound in",
      ])
    #expect(tester.app.views.presented == [try tester.node("sheet"), try tester.node("inner")])
    #expect(tester.has("inner.dismiss"))
    #expect(!tester.has("sheet.dismiss"))
    // Escape goes to what lies on top, wherever the cursor was.
    #expect(
      tester.send(.escape(from: try tester.node("open"))) == ["state inner = false", "dismissed inner"])
    #expect(
      tester.send(.escape(from: nil)) == ["state sheet = false", "dismissed sheet", "state log = s"])
    #expect(tester.send(.escape(from: nil)) == ["not handled"])
  }

  @Test func anAlertCloses() throws {
    var tester = try AppTester(Self.dialogs)
    #expect(try tester.set("alert", .flag(true)) == ["state alert = true", "presented alert (Alert)"])
    let start = Int(try tester.node("alert"))
    #expect(
      Array(tester.outline()[start..<start + 5]) == [
        "  alert presented", "    alert.title 'Stop'", "    alert.message 'Really?'", "    yes 'Yes'",
        "    no 'No'",
      ])
    #expect(try tester.activate("yes") == ["state log = y", "state alert = false", "dismissed alert"])
    _ = try tester.set("alert", .flag(true))
    #expect(
      tester.send(.escape(from: nil)) == ["state log = yn", "state alert = false", "dismissed alert"])
  }

  @Test func anAlertWithoutCancelStays() throws {
    var tester = try AppTester(Self.dialogs)
    _ = try tester.set("ask", .flag(true))
    #expect(tester.send(.escape(from: nil)) == ["not handled"])
    #expect(try tester.activate("ok") == ["state ask = false", "dismissed ask"])
  }

  @Test func aPopoverClosesByItsRegionAndByATouchBesideIt() throws {
    var tester = try AppTester(Self.dialogs)
    _ = try tester.set("pop", .flag(true))
    #expect(try tester.activate("pop.dismiss") == ["state pop = false", "dismissed pop"])
    _ = try tester.set("pop", .flag(true))
    let frame = tester.app.visibleFrame(of: try tester.node("pop"))
    // A point of the screen that the popover does not cover.
    let beside = frame.minY > 1 ? Point(1, 1) : Point(1, frame.maxY + 1)
    let events = tester.send(.touch(beside))
    #expect(!tester.has("tip"), "\(events)")
  }

  @Test func menusOpenAsLists() throws {
    var tester = try AppTester(
      """
      { "state": { "sort": "Date", "log": "" }, "root": { "type": "VStack", "children": [
        { "type": "Menu", "id": "menu", "text": "More", "children": [
          { "type": "Button", "id": "copy", "text": "Copy", "do": [{ "set": { "log": "'copied'" } }] } ] },
        { "type": "Picker", "id": "sort", "text": "Sort", "options": ["Name", "Date"], "value": "$sort" },
        { "type": "Text", "id": "row", "text": "Row", "contextMenu": [
          { "name": "Delete {sort}", "do": [{ "set": { "log": "'deleted'" } }] } ] } ] } }
      """)
    #expect(try tester.activate("menu") == ["presented menu.menu (Menu)"])
    let start = Int(try tester.node("menu"))
    #expect(
      Array(tester.outline()[start..<start + 4]) == [
        "  menu 'More'", "    menu.menu presented", "      copy 'Copy'", "      menu.dismiss",
      ])
    #expect(try tester.activate("copy") == ["state log = copied", "dismissed menu.menu"])
    #expect(try tester.activate("sort") == ["presented sort.menu (Menu)"])
    #expect(tester.send(.escape(from: try tester.node("sort[0]"))) == ["dismissed sort.menu"])
    _ = try tester.activate("sort")
    #expect(try tester.activate("sort[0]") == ["state sort = Name", "dismissed sort.menu"])
    #expect(tester.outline().contains("    sort.content 'Name'"))
    #expect(tester.send(.longPress(try tester.node("row"))) == ["presented row.menu (Menu)"])
    #expect(tester.outline().contains("      row[0] 'Delete Name'"))
    #expect(try tester.activate("row[0]") == ["state log = deleted", "dismissed row.menu"])
    let action = CustomActionTarget(node: try tester.node("row"), source: .contextMenu, index: 0)
    #expect(tester.send(.perform(action)) == [])
  }

  /// Both lists of one view have names of their own.
  @Test(arguments: ["menu", "navigationLink"])
  func aPickerMayHaveAContextMenuToo(style: String) throws {
    var tester = try AppTester(
      """
      { "state": { "sort": "Date", "log": "" }, "root": { "type": "VStack", "children": [
        { "type": "Picker", "id": "sort", "text": "Sort", "pickerStyle": "\(style)", "options": ["Name", "Date"],
          "value": "$sort", "contextMenu": [
            { "name": "Copy", "do": [{ "set": { "log": "'copied'" } }] },
            { "name": "Share", "do": [{ "set": { "log": "'shared'" } }] } ] } ] } }
      """)
    #expect(tester.send(.longPress(try tester.node("sort"))) == ["presented sort.menu (Menu)"])
    #expect(
      tester.outline().filter { $0.contains("sort[") }.map { $0.drop { $0 == " " } } == [
        "sort[0] 'Copy'", "sort[1] 'Share'",
      ])
    #expect(try tester.activate("sort[1]") == ["state log = shared", "dismissed sort.menu"])
    let type = style == "menu" ? "Menu" : "NavigationLink"
    #expect(try tester.activate("sort") == ["presented sort.menu (\(type))"])
    #expect(
      tester.outline().filter { $0.contains("sort[") }.map { $0.drop { $0 == " " } } == [
        "sort[0] 'Name'", "sort[1] 'Date'",
      ])
    #expect(try tester.activate("sort[0]") == ["state sort = Name", "dismissed sort.menu"])
    #expect(try tester.value("log") == .text("shared"))
  }

  @Test func aDialogIsLeftWithoutACancelButton() throws {
    var tester = try AppTester(
      """
      { "state": { "ask": true }, "root": { "type": "VStack", "children": [
        { "type": "ConfirmationDialog", "id": "ask", "title": "Delete?", "isPresented": "$ask", "children": [
          { "type": "Button", "id": "delete", "text": "Delete", "role": "destructive" } ] } ] } }
      """)
    #expect(tester.send(.escape(from: nil)) == ["state ask = false", "dismissed ask"])
  }

  @Test func theSystemAddsTheButtonsThatAreMissing() throws {
    var tester = try AppTester(
      """
      { "state": { "told": true, "ask": false, "sure": true }, "root": { "type": "VStack", "children": [
        { "type": "Alert", "id": "told", "title": "Saved", "isPresented": "$told" },
        { "type": "ConfirmationDialog", "id": "ask", "title": "Delete?", "isPresented": "$ask", "children": [
          { "type": "Button", "id": "no", "text": "No", "role": "cancel", "when": "!sure" } ] } ] } }
      """)
    #expect(tester.send(.escape(from: nil)) == ["not handled"])
    #expect(try tester.activate("told.ok") == ["state told = false", "dismissed told"])
    _ = try tester.set("ask", .flag(true))
    #expect(tester.outline().contains("    ask.cancel 'Cancel'"))
    // The app's own way out takes its place.
    _ = try tester.set("sure", .flag(false))
    #expect(!tester.has("ask.cancel"))
    _ = try tester.set("sure", .flag(true))
    #expect(try tester.activate("ask.cancel") == ["state ask = false", "dismissed ask"])
  }

  @Test func anItemOfAMenuInAMenuClosesBoth() throws {
    var tester = try AppTester(
      """
      { "state": { "n": 0 }, "root": { "type": "VStack", "children": [
        { "type": "Menu", "id": "outer", "text": "Outer", "children": [
          { "type": "Menu", "id": "inner", "text": "Inner", "children": [
            { "type": "Button", "id": "item", "text": "Item", "do": [{ "set": { "n": "n + 1" } }] } ] } ] } ] } }
      """)
    #expect(try tester.activate("outer") == ["presented outer.menu (Menu)"])
    #expect(try tester.activate("inner") == ["presented inner.menu (Menu)"])
    #expect(
      try tester.activate("item") == ["state n = 1", "dismissed inner.menu", "dismissed outer.menu"])
  }

  @Test func aTouchBesideAPartialSheetClosesIt() throws {
    var tester = try AppTester(Self.dialogs)
    _ = try tester.activate("both")
    #expect(tester.send(.touch(Point(5, 5))) == ["state inner = false", "dismissed inner"])
    // A full sheet stays.
    #expect(tester.send(.touch(Point(5, 5))) == ["not handled"])
    #expect(tester.has("text"))
  }
}
