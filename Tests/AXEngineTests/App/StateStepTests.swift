import Testing

@testable import AXEngine

@Suite struct StateStepTests {
  @Test func assignmentsSeeEachOtherAndAreToldOnce() throws {
    var tester = try AppTester(
      """
      { "state": { "count": 1, "double": 0, "same": 5 }, "root": { "type": "Button", "id": "go", "text": "Go", "do": [
        { "set": { "count": "count + 1", "double": "count * 2", "same": "5" } }, { "set": { "count": "count + 1" } }
      ] } }
      """)
    #expect(try tester.activate("go") == ["state count = 3", "state double = 4"])
  }

  @Test func aSwitchTurnsAround() throws {
    var tester = try AppTester(
      """
      { "state": { "wifi": false }, "root": { "type": "Button", "id": "go", "do": [{ "toggle": "wifi" }] } }
      """)
    #expect(try tester.activate("go") == ["state wifi = true"])
    #expect(try tester.activate("go") == ["state wifi = false"])
  }

  static let list = """
    { "state": { "items": ["a", "b", "c"], "last": "" }, "root": { "type": "VStack", "children": [
      { "type": "Button", "id": "append", "do": [{ "append": { "items": "d{items.count}" } }] },
      { "type": "Button", "id": "insert", "do": [{ "insert": { "items": "z" }, "at": 1 }] },
      { "type": "Button", "id": "move", "do": [{ "move": { "items": [0, 2] } }] },
      { "type": "Button", "id": "beyond", "do": [{ "remove": { "items": 7 } }] },
      { "forEach": { "in": "items", "as": "item", "view": { "type": "Button", "id": "row", "text": "{item}", "do": [
        { "remove": { "items": "index" } }, { "set": { "last": "item" } }
      ] } } }
    ] } }
    """

  @Test func listsGrowShrinkAndChangeOrder() throws {
    var tester = try AppTester(Self.list)
    #expect(try tester.activate("append") == ["state items = a, b, c, d3"])
    #expect(try tester.activate("insert") == ["state items = a, z, b, c, d3"])
    #expect(try tester.activate("move") == ["state items = z, b, a, c, d3"])
    #expect(try tester.activate("beyond") == [])
    #expect(try tester.activate("row[1]") == ["state items = z, a, c, d3", "state last = b"])
  }

  @Test func rowsBindIntoTheList() throws {
    var tester = try AppTester(
      """
      { "state": { "items": [{ "title": "Milk", "done": false }, { "title": "Tea", "done": false }], "seen": "" },
        "root": { "type": "VStack", "children": [
          { "forEach": { "in": "items", "as": "item", "view": { "type": "Toggle", "id": "row", "text": "{item.title}",
            "value": "$item.done" } } },
          { "forEach": { "in": "items", "as": "item", "view": { "type": "Button", "id": "tick", "do": [
            { "toggle": "item.done" }, { "set": { "seen": "item.done ? 'yes' : 'no'" } }
          ] } } }
        ] } }
      """)
    #expect(try tester.activate("row[1]") == ["state items = Milk, false, Tea, true"])
    // The row sees what was written into it at once.
    #expect(
      try tester.activate("tick[0]") == ["state items = Milk, true, Tea, true", "state seen = yes"])
  }

  @Test func aRowThatRemovesItselfWritesNowhere() throws {
    var tester = try AppTester(
      """
      { "state": { "items": [{ "n": 1 }, { "n": 2 }, { "n": 3 }] }, "root": { "type": "VStack", "children": [
        { "forEach": { "in": "items", "as": "item", "view": { "type": "Button", "id": "row", "do": [
          { "remove": { "items": "index" } }, { "set": { "item.n": "99" } }
        ] } } },
        { "forEach": { "in": "items", "as": "item", "view": { "type": "Button", "id": "first", "do": [
          { "remove": { "items": 0 } }, { "set": { "item.n": "50" } }
        ] } } }
      ] } }
      """)
    #expect(try tester.activate("row[1]") == ["state items = 1, 3"])
    // The row has moved up by then.
    #expect(try tester.activate("first[1]") == ["state items = 50"])
  }

  @Test func conditionsChooseAndReturnEnds() throws {
    var tester = try AppTester(
      """
      { "state": { "count": 3, "path": "" }, "root": { "type": "Button", "id": "go", "do": [
        { "if": "count > 2", "then": [{ "set": { "path": "path + 'a'" } }], "else": [{ "set": { "path": "'z'" } }] },
        { "if": "count > 9", "then": [{ "set": { "path": "'z'" } }], "else": [{ "set": { "path": "path + 'b'" } }] },
        { "animate": { "duration": 0 }, "do": [{ "set": { "path": "path + 'c'" } }],
          "completion": [{ "set": { "path": "path + 'd'" } }] },
        { "after": 3, "do": [{ "set": { "path": "'late'" } }] },
        { "play": "success" },
        { "return": true },
        { "set": { "path": "'never'" } }
      ] } }
      """)
    // What an animation without a duration has for its end comes after the steps.
    #expect(try tester.activate("go") == ["state path = abc", "sound success", "state path = abcd"])
  }

  @Test func variablesCanBeSetFromOutside() throws {
    var tester = try AppTester(
      """
      { "state": { "failed": false, "log": "" }, "root": { "type": "VStack",
        "onChange": { "failed": [{ "set": { "log": "log + 'failed '" } }] },
        "children": [ { "type": "Text", "id": "error", "text": "No", "when": "failed" } ] } }
      """)
    #expect(try tester.set("failed", .flag(true)) == ["state failed = true", "state log = failed "])
    #expect(tester.has("error"))
    #expect(try tester.set("failed", .flag(true)) == [])
  }
}
