import Foundation
import Testing

@testable import AXEngine

@Suite struct ChainTests {
  static let handlers = """
    { "state": { "pass": false, "log": "" },
      "escape": [{ "set": { "log": "log + ' app'" } }], "magicTap": [{ "set": { "log": "log + ' APP'" } }],
      "screens": {
        "a": { "root": { "type": "VStack", "id": "root", "children": [
          { "type": "Button", "id": "go", "do": [{ "push": "b" }] },
          { "type": "VStack", "id": "box", "accessibility": {
              "escape": [{ "set": { "log": "log + ' box'" } }, { "if": "pass", "then": [{ "return": false }] }],
              "magicTap": [{ "set": { "log": "log + ' BOX'" } }, { "if": "pass", "then": [{ "return": false }] }] },
            "children": [ { "type": "Text", "id": "in", "text": "In" } ] } ] } },
        "b": { "escape": [{ "set": { "log": "log + ' screen'" } }, { "if": "pass", "then": [{ "return": false }] }],
          "magicTap": [{ "return": false }],
          "root": { "type": "Text", "id": "b", "text": "B" } } } }
    """

  // SE-63, VO-19
  @Test func escapeGoesUpUntilItIsHandled() throws {
    var tester = try AppTester(Self.handlers)
    #expect(tester.send(.escape(from: try tester.node("in"))) == ["state log =  box"])
    #expect(tester.send(.escape(from: try tester.node("go"))) == ["state log =  box app"])
    _ = try tester.set("pass", .flag(true))
    #expect(tester.send(.escape(from: try tester.node("in"))) == ["state log =  box app box app"])
    _ = try tester.set("log", .text(""))
    _ = try tester.activate("go")
    #expect(tester.send(.escape(from: nil)) == ["state log =  screen", "screen a (pop)"])
  }

  @Test func aScreensEscapeComesBeforeGoingBack() throws {
    var tester = try AppTester(Self.handlers)
    _ = try tester.activate("go")
    #expect(tester.send(.escape(from: nil)) == ["state log =  screen"])
    #expect(tester.app.state.navigation.count == 2)
  }

  // VO-12
  @Test func magicTapGoesUpUntilItIsHandled() throws {
    var tester = try AppTester(Self.handlers)
    #expect(tester.send(.magicTap(from: try tester.node("in"))) == ["state log =  BOX"])
    #expect(tester.send(.magicTap(from: nil)) == ["state log =  BOX APP"])
    _ = try tester.set("pass", .flag(true))
    #expect(tester.send(.magicTap(from: try tester.node("in"))) == ["state log =  BOX APP BOX APP"])
  }

  static let scrolling = """
    { "state": { "log": "", "handles": true }, "root": { "type": "ScrollView", "id": "outer", "frame": [0, 0, 300, 200],
      "children": [
        { "type": "View", "id": "top", "frame": [0, 0, 300, 190] },
        { "type": "ScrollView", "id": "inner", "axis": "horizontal", "paging": true, "frame": [0, 200, 300, 100],
          "children": [ { "type": "View", "id": "a", "frame": [0, 200, 300, 100] },
            { "type": "View", "id": "b", "frame": [300, 200, 300, 100] } ] },
        { "type": "View", "id": "own", "frame": [0, 300, 300, 50], "accessibility": {
          "scroll": { "down": [{ "set": { "log": "'own'" } }, { "return": "handles" }] } } },
        { "type": "View", "id": "end", "frame": [0, 500, 300, 100] } ] } }
    """

  // SE-54
  @Test func scrollingAsksFromTheInsideOut() throws {
    var tester = try AppTester(
      Self.scrolling.replacing("{ \"return\": \"handles\" }", with: "{ \"return\": false }"))
    #expect(tester.send(.scroll(.right, from: try tester.node("a"))) == ["scrolled inner to 300.0, 0.0"])
    #expect(tester.send(.scroll(.right, from: try tester.node("a"))) == ["not handled"])
    // What cannot go down lets the one around it go.
    #expect(tester.send(.scroll(.down, from: try tester.node("a"))) == ["scrolled outer to 0.0, 156.0"])
    #expect(
      tester.send(.scroll(.down, from: try tester.node("own"))) == [
        "state log = own", "scrolled outer to 0.0, 312.0",
      ]
        || tester.app.state.navigation.last?.scrollOffsets.last?.offset == Point(0, 312))
    #expect(tester.send(.scroll(.next, from: nil)) == ["scrolled outer to 0.0, 400.0"])
    #expect(tester.send(.scroll(.down, from: nil)) == ["not handled"])
    #expect(tester.send(.scroll(.up, from: nil)) == ["scrolled outer to 0.0, 244.0"])
  }

  // CU-29
  @Test func scrollingToAViewMovesNoFurtherThanNeeded() throws {
    var tester = try AppTester(
      Self.scrolling.replacing("{ \"return\": \"handles\" }", with: "{ \"return\": true }"))
    #expect(
      tester.send(.scrollToVisible(try tester.node("b"))) == [
        "scrolled inner to 300.0, 0.0", "scrolled outer to 0.0, 100.0",
      ])
    #expect(tester.send(.scrollToVisible(try tester.node("b"))) == ["not handled"])
    #expect(tester.send(.scrollToVisible(try tester.node("top"))) == ["scrolled outer to 0.0, 0.0"])
    #expect(tester.send(.scroll(.down, from: try tester.node("own"))) == ["state log = own"])
  }
}
