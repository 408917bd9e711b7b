import Testing

@testable import AXEngine

/// Below every line about the cursor or the keyboard's focus stands the rule that put it there.
@Suite struct LandingRuleTests {
  private static let mock = #"""
    { "state": { "rows": ["Milk", "Bread"], "there": true, "asks": false, "sort": "size", "open": false, "name": "" },
      "screens": {
        "list": { "title": "List", "root": { "type": "NavigationStack", "children": [
          { "type": "List", "children": [ { "forEach": { "in": "rows", "as": "row", "key": "row", "view":
            { "type": "Button", "id": "row", "text": "{row}", "do": [ { "remove": { "rows": "index" } } ] } } } ] },
          { "type": "Button", "id": "gone", "text": "Go", "when": "there", "do": [ { "set": { "there": "false" } } ] },
          { "type": "Button", "id": "point", "text": "Point", "do": [ { "focus": "post" } ] },
          { "type": "Button", "id": "post", "text": "Post", "do": [ { "post": "layoutChanged", "argument": "point" } ] },
          { "type": "Picker", "id": "sort", "text": "Sort", "pickerStyle": "menu", "value": "$sort", "options": ["name", "size"] },
          { "type": "TextField", "id": "name", "text": "Name", "value": "$name" },
          { "type": "Button", "id": "help", "text": "Help", "do": [ { "present": "sheet" } ] },
          { "type": "Button", "id": "ask", "text": "Ask", "do": [ { "present": "alert" } ] },
          { "type": "NavigationLink", "id": "link", "text": "Open", "to": "detail" },
          { "type": "NavigationLink", "id": "named", "text": "Named", "to": "named" },
          { "type": "Sheet", "id": "sheet", "isPresented": "$open", "children": [ { "type": "Button", "id": "ok", "text": "OK" } ] },
          { "type": "Alert", "id": "alert", "title": "Sure?", "returnsFocus": false, "isPresented": "$asks", "children": [
            { "type": "Button", "id": "yes", "text": "Yes" } ] } ] } },
        "detail": { "title": "Detail", "root": { "type": "NavigationStack", "children": [
          { "type": "Text", "id": "body", "text": "Body" },
          { "type": "Button", "id": "change", "text": "Change", "do": [ { "post": "screenChanged" } ] } ] } },
        "named": { "title": "Named", "root": { "type": "NavigationStack", "children": [
          { "type": "Text", "id": "wanted", "text": "Wanted", "accessibility": { "defaultFocus": true } } ] } } } }
    """#

  @Test(
    "VoiceOver's cursor",
    arguments: [
      ([], "#navigationTitle CU-40"),
      (["swipe right"], "#row[0] VO-03"),
      (["double tap #row[0]"], "#row[0] CU-56"),
      (["double tap #gone"], "#navigationTitle CU-45"),
      (["double tap #point"], "#post CU-52"),
      (["double tap #post"], "#point CU-42"),
      (["double tap #sort"], "#sort[1] CU-78"),
      (["double tap #help"], "#ok CU-48"),
      (["double tap #help", "scrub"], "#help CU-50"),
      (["double tap #ask", "double tap #yes"], "#navigationTitle D-18"),
      (["double tap #ask"], "#alert.title CU-47"),
      (["double tap #link"], "#backButton CU-41"),
      (["set firstFocus content", "double tap #link"], "#body DF-02"),
      (["double tap #link", "scrub"], "#link CU-50"),
      (["double tap #link", "double tap #change"], "#backButton CU-40"),
      (["double tap #named"], "#wanted CU-51"),
      (["touch #post", "key Tab"], "#name KB-37"),
      (["key VO+Shift+Q", "key Right"], "#row[0] KB-40"),
      (["key VO+Q", "key J"], "#row[0] KB-43"),
      (["key VO+F", "type \"Help\"", "key Return"], "#help KB-16"),
    ])
  func cursor(_ steps: [String], _ move: String) {
    #expect(Self.move(of: .cursor, in: steps) == move)
  }

  private static let keys = #"""
    { "state": { "open": false, "size": "L", "there": true, "note": "" }, "root": { "type": "VStack", "children": [
      { "type": "Text", "text": "Shirt" },
      { "type": "Button", "id": "help", "text": "Help", "do": [ { "present": "sheet" } ] },
      { "type": "Picker", "id": "size", "text": "Size", "pickerStyle": "segmented", "value": "$size", "options": ["S", "L"] },
      { "type": "HStack", "id": "group", "accessibility": { "containerType": "list" }, "children": [
        { "type": "Button", "id": "a", "text": "A" }, { "type": "Button", "id": "b", "text": "B" } ] },
      { "type": "TextEditor", "id": "note", "text": "Note", "value": "$note" },
      { "type": "Button", "id": "hide", "text": "Hide", "when": "there", "do": [ { "set": { "there": "false" } } ] },
      { "type": "Sheet", "id": "sheet", "isPresented": "$open", "children": [
        { "type": "Button", "id": "ok", "text": "OK" } ] } ] } }
    """#

  @Test(
    "the keyboard's focus",
    arguments: [
      (["key Tab"], "#help FK-01"),
      (["key Tab", "key Tab"], "#size[1] FK-54"),
      (["key Tab 2", "key Left"], "#size[0] FK-02"),
      (["key Tab 3"], "#a FK-50"),
      (["key Tab 3", "key Right", "key Tab", "key Shift+Tab"], "#b FK-55"),
      (["key Tab 4", "key Space", "key Control+Tab"], "#hide FK-03"),
      (["key Tab+Right"], "#hide FK-04"),
      (["key Tab+Right", "key Tab"], "#help FK-53"),
      (["key Tab", "key Shift+Tab"], "#hide FK-53"),
      (["key Tab", "key Space"], "#ok FK-41"),
      (["key Tab", "key Space", "key Escape"], "#help CU-50"),
      (["key Tab+Right", "key Space"], "#help CU-45"),
    ])
  func focus(_ steps: [String], _ move: String) {
    #expect(Self.move(of: .focus, in: ["use fullKeyboardAccess"] + steps, of: Self.keys) == move)
  }

  /// Where the last step left the cursor or the focus, with the rule that is printed of it.
  private static func move(
    of kind: WalkRecord.Kind, in steps: [String], of mock: String = mock
  ) -> String? {
    guard let mock = Mock.load(SourceFile(path: "mock.json", text: mock)).mock else {
      return "the mock is wrong"
    }
    // The first line is there so that the appearance is recorded below it.
    let text = (["use voiceOver"] + steps).joined(separator: "\n")
    let walk = WalkParser.parse(SourceFile(path: "a.walk", text: text)).file
    let run = WalkRun(walk, mock: mock) { _ in nil }
    guard let entry = run.entries.last(where: \.isRecorded) else { return "nothing is recorded" }
    return entry.records.last { $0.kind == kind }.map { record in
      let rules = RunExplanation.reasons(for: record, of: entry.step).map(\.rule)
      return ([record.subject] + rules).joined(separator: " ")
    }
  }
}
