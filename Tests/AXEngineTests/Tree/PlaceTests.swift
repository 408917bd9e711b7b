import Testing

@testable import AXEngine

/// Names, places, hit tests, rotors: what technologies ask of a scene.
@Suite struct PlaceTests {
  /// A scene of a mock given as text; `scroll` scrolls the view with that id.
  private func scene(_ text: String, scroll: (id: String, by: Point)? = nil) throws -> Scene {
    let result = Mock.load(SourceFile(path: "place.json", text: text))
    let mock = try #require(result.mock, "\(result.diagnostics.map(\.message))")
    let app = App(mock: mock)
    var views = app.views
    Layout.perform(on: &views, mock: mock, state: app.state)
    let scene = Scene.make(mock: mock, state: app.state, views: views, previous: nil)
    guard let scroll else { return scene }
    let node = try #require(scene.node(id: scroll.id))
    var state = app.state
    state.navigation[0].scrollOffsets = [
      AppState.ScrollOffset(view: views.nodes[Int(node)].identity, offset: scroll.by)
    ]
    return Scene.make(mock: mock, state: state, views: views, previous: scene)
  }

  private func id(_ scene: Scene, _ element: ElementIndex?) -> String? {
    element.map { scene.id(of: scene[$0].node) }
  }

  private static let scrolling = """
    { "voterm": 1, "root": { "type": "View", "children": [
      { "type": "ScrollView", "id": "scroll", "frame": [0, 100, 390, 300], "children": [
        { "type": "Button", "id": "a", "text": "A", "frame": [0, 100, 100, 50] },
        { "type": "Button", "id": "b", "text": "B", "frame": [0, 600, 100, 50] } ] },
      { "type": "Button", "id": "c", "text": "C", "frame": [0, 500, 100, 50] } ] } }
    """

  @Test func scrollingMovesFramesAndKeepsTheTree() throws {
    let before = try scene(Self.scrolling)
    let after = try scene(Self.scrolling, scroll: ("scroll", Point(0, 350)))
    let b = try #require(after.element(id: "b"))
    #expect(before.tree.elements == after.tree.elements)
    #expect(after.visibleFrame(of: after[b].node) == Rect(0, 250, 100, 50))
    #expect(after.activationPoint(of: b) == Point(50, 275))
    #expect(try !before.isVisible(#require(before.element(id: "b"))))
    #expect(after.isVisible(b))
    #expect(try !after.isVisible(#require(after.element(id: "a"))))
    #expect(try after.isVisible(#require(after.element(id: "c"))))
  }

  @Test func whatIsScrolledAwayIsNotHit() throws {
    let before = try scene(Self.scrolling)
    #expect(id(before, before.hitTest(Point(10, 110))) == "a")
    // b lies outside the scroll view's frame, where c is.
    #expect(id(before, before.hitTest(Point(10, 510))) == "c")
    #expect(before.hitTest(Point(10, 620)) == nil)
    let after = try scene(Self.scrolling, scroll: ("scroll", Point(0, 350)))
    #expect(id(after, after.hitTest(Point(10, 260))) == "b")
    #expect(after.hitTest(Point(10, 110)) == nil)
  }

  @Test func theFrontMostElementIsHit() throws {
    let scene = try scene(
      """
      { "voterm": 1, "root": { "type": "View", "children": [
        { "type": "Button", "id": "back", "text": "Back", "frame": [0, 0, 200, 200] },
        { "type": "Button", "id": "front", "text": "Front", "frame": [100, 100, 200, 200] },
        { "type": "Button", "id": "shape", "text": "Shape", "frame": [0, 400, 100, 100],
          "accessibility": { "path": [[0, 400], [100, 400], [0, 500]] } },
        { "type": "Button", "id": "moved", "text": "Moved", "frame": [0, 600, 10, 10],
          "accessibility": { "frame": [200, 600, 100, 100] } } ] } }
      """)
    #expect(id(scene, scene.hitTest(Point(150, 150))) == "front")
    #expect(id(scene, scene.hitTest(Point(50, 50))) == "back")
    // P5: the path is the shape, not the frame.
    #expect(id(scene, scene.hitTest(Point(20, 420))) == "shape")
    #expect(scene.hitTest(Point(90, 490)) == nil)
    // SE-36.
    #expect(id(scene, scene.hitTest(Point(250, 650))) == "moved")
    #expect(scene.hitTest(Point(5, 605)) == nil)
  }

  @Test func modalViewsKeepFingersOut() throws {
    let scene = try scene(
      """
      { "voterm": 1, "root": { "type": "ZStack", "frame": [0, 0, 390, 844], "children": [
        { "type": "Button", "id": "behind", "text": "Behind", "frame": [0, 100, 100, 50] },
        { "type": "View", "id": "sheet", "frame": [0, 400, 390, 400], "accessibility": { "viewIsModal": true },
          "children": [ { "type": "Button", "id": "ok", "text": "OK", "frame": [0, 400, 100, 50] } ] } ] } }
      """)
    #expect(scene.hitTest(Point(10, 110)) == nil)
    #expect(id(scene, scene.hitTest(Point(10, 410))) == "ok")
    // Raw touches know no modal flag.
    #expect(scene.nodeAt(Point(10, 110)).map { scene.id(of: $0) } == "behind")
  }

  @Test func activationPoints() throws {
    let scene = try scene(
      """
      { "voterm": 1, "state": { "share": 0.25 }, "root": { "type": "View", "children": [
        { "type": "Button", "id": "plain", "text": "A", "frame": [100, 100, 50, 20] },
        { "type": "Button", "id": "given", "text": "B", "frame": [100, 200, 50, 20],
          "accessibility": { "activationPoint": [300, 300] } },
        { "type": "Slider", "id": "slider", "text": "C", "value": "$share", "frame": [100, 400, 200, 40] },
        { "type": "Button", "id": "frame", "text": "D", "frame": [0, 500, 20, 20],
          "accessibility": { "frame": [100, 500, 100, 100] } } ] } }
      """)
    func point(_ id: String) throws -> Point {
      try scene.activationPoint(of: #require(scene.element(id: id)))
    }
    #expect(try point("plain") == Point(125, 110))
    #expect(try point("given") == Point(300, 300))
    #expect(try point("slider") == Point(150, 420))  // SE-37, P1: the thumb
    #expect(try point("frame") == Point(150, 550))
  }

  @Test func idsLeadBackToTheirNodes() throws {
    let scene = try scene(
      """
      { "voterm": 1, "state": { "count": 1, "rows": [ { "n": 1, "cells": ["a", "b"] }, { "n": 2, "cells": ["c"] } ] },
        "screens": { "main": { "title": "Main", "root": { "type": "NavigationStack", "children": [
        { "type": "Stepper", "id": "copies", "text": "Copies", "value": "$count" },
        { "type": "Text", "text": "Nameless" },
        { "forEach": { "in": "rows", "as": "row", "view": { "type": "HStack", "id": "row", "children": [
          { "type": "Text", "id": "number", "text": "{row.n}" },
          { "type": "Stepper", "id": "amount", "value": "$count" },
          { "forEach": { "in": "row.cells", "as": "cell", "view": { "type": "Text", "id": "cell", "text": "{cell}" } } }
        ] } } } ] } } } }
      """)
    let ids = scene.views.nodes.indices.map { scene.id(of: NodeIndex($0)) }
    #expect(Set(ids).count == ids.count)
    for (index, id) in ids.enumerated() { #expect(scene.node(id: id) == NodeIndex(index), "\(id)") }
    let words = scene.tree.elements.map { scene.id(of: $0.node) }
    for id in [
      "navigationTitle", "copies.decrement", "number[1]", "amount[1].increment", "cell[0]", "cell[2]",
    ] {
      #expect(words.contains(id), "\(id)")
    }
    #expect(words.contains { $0.hasPrefix("Text@") })
    // Without a number the first copy is meant; `#` may stand in front.
    #expect(scene.node(id: "number") == scene.node(id: "number[0]"))
    #expect(scene.node(id: "#copies") == scene.node(id: "copies"))
    #expect(scene.node(id: "number[7]") == nil)
    #expect(scene.node(id: "nobody") == nil)
  }

  @Test func elementsAreFoundThroughWhatTheyStandFor() throws {
    let scene = try scene(
      """
      { "voterm": 1, "root": { "type": "View", "id": "root", "children": [
        { "type": "HStack", "id": "card", "accessibility": { "children": "combine" }, "children": [
          { "type": "Text", "id": "name", "text": "Name" } ] },
        { "type": "VStack", "id": "box", "children": [ { "type": "Text", "id": "inside", "text": "Inside" } ] },
        { "type": "Text", "id": "ghost", "text": "Ghost", "hidden": true } ] } }
      """)
    #expect(id(scene, scene.element(id: "name")) == "card")
    #expect(id(scene, scene.element(id: "box")) == "inside")
    #expect(scene.element(id: "ghost") == nil)
  }

  @Test func customRotorsStopWhereTheFileSays() throws {
    let scene = try scene(
      """
      { "voterm": 1, "state": { "rows": [ { "n": "a", "late": true }, { "n": "b", "late": false }, { "n": "c", "late": true } ] },
        "root": { "type": "VStack", "id": "list", "accessibility": { "rotors": [
          { "name": "Late", "where": "row.late" },
          { "name": "Ends", "entries": [ { "id": "row[2]" }, { "id": "row", "label": "The first" } ] },
          { "system": "heading", "entries": [ { "id": "row[]" } ] } ] },
        "children": [
          { "type": "Text", "id": "title", "text": "Title" },
          { "forEach": { "in": "rows", "as": "row", "view": { "type": "Text", "id": "row", "text": "{row.n}" } } } ] } }
      """)
    let element = try #require(scene.element(id: "title"))
    let rotors = scene.rotors(around: element)
    #expect(rotors.map(\.name) == ["Late", "Ends", nil])
    #expect(rotors.map(\.system) == [nil, nil, "heading"])
    let stops = rotors.map { $0.stops.map { scene.id(of: scene[$0.element].node) } }
    #expect(stops == [["row[0]", "row[2]"], ["row[2]", "row[0]"], ["row[0]", "row[1]", "row[2]"]])
    #expect(rotors[1].stops[1].label == "The first")
  }

  @Test func combinedViewsActThroughTheirControl() throws {
    let scene = try scene(
      """
      { "voterm": 1, "state": { "on": true }, "root": { "type": "View", "children": [
        { "type": "HStack", "id": "row", "accessibility": { "children": "combine" }, "children": [
          { "type": "Text", "text": "Alerts" }, { "type": "Toggle", "id": "toggle", "value": "$on" } ] },
        { "type": "HStack", "id": "card", "frame": [0, 300, 390, 50], "accessibility": { "children": "combine" }, "children": [
          { "type": "Text", "text": "Mug" }, { "type": "Button", "id": "buy", "text": "Buy" } ] } ] } }
      """)
    let row = try #require(scene.element(id: "row"))
    #expect(scene.id(of: scene.target(of: row)) == "toggle")
    let card = try #require(scene.element(id: "card"))
    #expect(scene.id(of: scene.target(of: card)) == "card")
    let action = try #require(scene.customActions(of: card).first)
    #expect(action.name == "Buy")
    #expect(action.target.source == .activation)
    #expect(scene.id(of: action.target.node) == "buy")
  }

  @Test func inputLabelsFallBackToTheLabel() throws {
    let scene = try scene(
      """
      { "voterm": 1, "root": { "type": "View", "children": [
        { "type": "Button", "id": "a", "text": "Send message" },
        { "type": "Button", "id": "b", "text": "Send", "accessibility": { "inputLabels": ["Submit", "Send"] } } ] } }
      """)
    #expect(try scene.inputLabels(of: #require(scene.element(id: "a"))) == ["Send message"])
    #expect(try scene.inputLabels(of: #require(scene.element(id: "b"))) == ["Submit", "Send"])
  }
}
